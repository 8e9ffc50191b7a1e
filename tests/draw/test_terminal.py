"""A scene as text: cells, colours, brackets, and nothing that only colour tells."""

from dicehall.core.scene import TERMINAL, Fact, Piece, Scene, plain_scene
from dicehall.draw.terminal import terminal


def cell(name: str, x: int, glyph: str, action: int = -1) -> Piece:
    """A cell with a ground of the first seat's colour."""
    return Piece(name, "space", x, 0, 1, "space", glyph=glyph, tint="seat0", action=action)


def row(*pieces: Piece) -> Scene:
    """One row of twelve cells."""
    return Scene(12, 1, list(pieces), "row", shape=TERMINAL)


def test_glyphs_stand_where_they_belong() -> None:
    """In a scene of cells, x is the column."""
    assert terminal(row(cell("a", 0, "a"), cell("b", 5, "b"))).plain == "a    b"


def test_what_is_legal_stands_in_brackets() -> None:
    """Brackets take the place of blank ends, so nothing moves."""
    drawn = terminal(row(cell("a", 0, " r ", action=3), cell("b", 4, " g ", action=4)), lit=[3])
    assert drawn.plain == "[r]  g "


def test_monochrome_has_no_colour() -> None:
    """Without colour the same signs stand there, and no style names a colour."""
    coloured, plain = terminal(row(cell("a", 0, " r "))), terminal(row(cell("a", 0, " r ")), colour=False)
    assert coloured.plain == plain.plain
    assert all(span.style.color is None and span.style.bgcolor is None for span in plain.spans)


def test_plain_words_keep_the_terminal_s_own_colour() -> None:
    """They can be read on a light ground and on a dark one."""
    words = Piece("a", "text", 0, 0, 1, "word", text="word", tint="ink")
    assert all(span.style.color is None for span in terminal(row(words)).spans)


def test_nothing_is_written_beyond_the_edge() -> None:
    """A glyph that is too long is cut off."""
    assert terminal(row(cell("a", 10, "long"))).plain == "          lo"


def test_a_scene_for_a_screen_is_spread_over_the_width() -> None:
    """A game without a terminal layout still shows its glyphs roughly where they lie."""
    scene = Scene(800, 400, [Piece("a", "seat-0", 400, 200, 50, "token", glyph="o")], "screen")
    lines = terminal(scene, width=40).plain.split("\n")
    assert (len(lines), lines[5]) == (10, " " * 20 + "o")


def test_a_game_without_a_drawing_shows_its_panels() -> None:
    """Each seat has a line with its facts."""
    scene = plain_scene("Pig", "", ["Player 1", "Player 2"], [[Fact("score", "12")], [Fact("score", "7")]])
    assert "Player 2     score: 7" in terminal(scene).plain
