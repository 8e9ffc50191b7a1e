"""A scene as SVG: well-formed, complete, and true to what the pieces say."""

import xml.etree.ElementTree as ET

import pytest

from dicehall.core.errors import DicehallError
from dicehall.core.scene import Piece, Scene
from dicehall.draw.art import THEMES, colour, palette, picture
from dicehall.draw.svg import changed, svg

SVG = "{http://www.w3.org/2000/svg}"


def table(*pieces: Piece) -> Scene:
    """A small scene of house pictures."""
    return Scene(200, 100, list(pieces), "A <small> table")


def token(name: str = "token", x: float = 50, action: int = -1, parts: tuple[Piece, ...] = ()) -> Piece:
    """A token of the first seat."""
    return Piece(name, "seat-0", x, 50, 20, "blue token", tint="seat0", action=action, parts=parts)


def groups(text: str) -> dict[str, ET.Element]:
    """The drawn pieces by id."""
    return {found.get("id", ""): found for found in ET.fromstring(text).iter(f"{SVG}g") if found.get("id")}


@pytest.mark.parametrize("theme", THEMES)
def test_a_drawing_is_well_formed_and_says_what_it_shows(theme: str) -> None:
    """Titles with signs of XML in them are escaped."""
    root = ET.fromstring(svg(table(token()), theme))
    assert root.get("aria-label") == "A <small> table"


def test_a_piece_speaks() -> None:
    """The label of a piece is its title."""
    assert groups(svg(table(token())))["token"].findtext(f"{SVG}title") == "blue token"


def test_only_legal_pieces_are_lit() -> None:
    """A piece glows when its action is in the list, and the glowing one is painted last."""
    drawn = groups(svg(table(token("legal", 20, action=7), token("not", 80, action=8)), lit=[7]))
    assert [name for name, found in drawn.items() if found.get("class") == "lit"] == ["legal"]
    assert list(drawn) == ["not", "legal"]


def test_the_last_move_leaves_a_trace() -> None:
    """What moved between two scenes is fresh in the second."""
    before, after = table(token("a", 20), token("b", 80)), table(token("a", 20), token("b", 90))
    moved = changed(before, after)
    assert moved == {"b"}
    assert groups(svg(after, fresh=moved))["b"].get("class") == "fresh"


def test_parts_go_where_their_piece_goes() -> None:
    """A part is drawn inside its piece's group."""
    drawn = groups(svg(table(token(parts=(token("part"),)))))
    assert drawn["part"] in list(drawn["token"].iter(f"{SVG}g"))


def test_each_picture_is_there_once() -> None:
    """Twenty pieces with the same picture share one symbol."""
    root = ET.fromstring(svg(table(*[token(f"t{i}", 10 * i) for i in range(20)])))
    assert len(list(root.iter(f"{SVG}symbol"))) == 1


def test_ids_inside_a_picture_become_its_own() -> None:
    """Two pictures may both call something `box`."""
    drawn = picture("one", '<svg viewBox="0 0 4 2"><clipPath id="box"/><g clip-path="url(#box)"/></svg>')
    assert 'id="one-box"' in drawn.body
    assert "url(#one-box)" in drawn.body
    assert drawn.ratio == pytest.approx(0.5)


def test_what_is_no_picture_is_refused() -> None:
    """A file without a viewBox cannot be placed."""
    with pytest.raises(DicehallError, match="viewBox"):
        picture("odd", "<svg></svg>")


def test_an_unknown_theme_is_refused_by_name() -> None:
    """The message lists the themes there are."""
    with pytest.raises(DicehallError, match="light, dark"):
        palette("", "sepia")


def test_an_unknown_tint_is_refused_by_name() -> None:
    """A tint is a name of the palette or a colour itself."""
    assert colour("#123456", {}) == "#123456"
    with pytest.raises(DicehallError, match="no colour 'mauve'"):
        colour("mauve", palette("", "light"))


def luminance(shade: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = [int(shade[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, 1 to 21."""
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ["ink", "soft", *[f"seat{seat}-text" for seat in range(5)]])
def test_words_can_be_read(theme: str, name: str) -> None:
    """Text has a contrast of 4.5 to 1 on the ground and on surfaces."""
    colours = palette("", theme)
    assert min(contrast(colours[name], colours["ground"]), contrast(colours[name], colours["surface"])) >= 4.5
