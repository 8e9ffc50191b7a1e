"""Content packs: what does not hold together is told with its place."""

from pathlib import Path

import pytest

import dicehall
from dicehall.core.content import Content
from dicehall.core.errors import ContentError
from dicehall.games.dicetopia.book import Book

FOLDER = Path(dicehall.__file__).parent / "games" / "dicetopia" / "content"


def changed(file: str, old: str, new: str) -> Content:
    """Our own content with one change."""
    files = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.toml")}
    assert old in files[file]
    files[file] = files[file].replace(old, new, 1)
    return Content(files, "")


WRONG = [
    ("missions.toml", 'kind = "spies"', 'kind = "spy"', r"mission\[34\].*kind is one of"),
    ("missions.toml", 'title = "Insider"', 'title = "Armory"', "same title"),
    ("missions.toml", 'which = "teal"', 'which = "green"', r"mission\[1\].which"),
    ("missions.toml", "which = 6", "which = 7", r"mission\[17\].which"),
    ("missions.toml", 'kind = "gamble"', 'kind = "crowd"', "exactly one mission is of the kind gamble"),
    ("missions.toml", "stars = 12", "stars = -1", r"mission\[0\].stars"),
    ("missions.toml", "stars = 12", 'stars = "12"', r"mission\[0\].stars.*Expected `?'?int"),
    ("factions.toml", 'power = "rig"', 'power = "block"', "in order: block, rig"),
    ("factions.toml", "uses = 1", "uses = 0", r"faction\[0\].uses"),
    ("factions.toml", "Bingmai Gamblers", "Banxa Corporation", "same name"),
    ("city.toml", "spaces = 5", "spaces = 6", "5 spaces"),
    ("city.toml", "missions_kept = 2", "missions_kept = 3", "one at least is not"),
    ("city.toml", 'letter = "G"', 'letter = "A"', "another one each"),
    ("city.toml", 'action = "dump"', 'action = "draw"', "actions are, in order"),
    ("scenarios.toml", "leftover_factor = 2", "leftover_factor = 0", r"scenario\[0\]"),
    ("scenarios.toml", "tremor = true", "quake = true", "unknown field"),
    ("scenarios.toml", "Boom Town", "Random", "none or random"),
    ("scenarios.toml", 'origin = "house"', 'origin = "me"', r"scenario\[0\].origin"),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), WRONG)
def test_a_broken_pack_is_refused(file: str, old: str, new: str, told: str) -> None:
    """The message names the file, and the place in it."""
    with pytest.raises(ContentError, match=told) as wrong:
        Book(changed(file, old, new))
    assert file in str(wrong.value)


def test_other_figures_are_played_with() -> None:
    """A pack may print other stars, and another value of domination."""
    assert Book(changed("missions.toml", "stars = 18", "stars = 20")).stars[28] == 20
    assert Book(changed("city.toml", "domination = 5", "domination = 7")).domination == 7


def test_every_element_says_where_it_comes_from() -> None:
    """Only the scenarios are ours."""
    book = Book(changed("city.toml", "domination = 5", "domination = 5"))
    assert {one.origin for one in [*book.missions, *book.factions, *book.city.neighbourhood]} == {"rulebook"}
    assert {one.origin for one in book.city.colour} == {"inferred"}
