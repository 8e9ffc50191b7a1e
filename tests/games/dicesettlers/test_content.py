"""The printed components: what is in the box, and what a content pack is told when it is wrong."""

from pathlib import Path

import pytest

import dicehall
from dicehall.core.content import Content
from dicehall.core.errors import ContentError
from dicehall.games.dicesettlers.content_box import Box

FOLDER = Path(dicehall.__file__).parent / "games" / "dicesettlers" / "content"
FILES = {file.name: file.read_text("utf-8") for file in sorted(FOLDER.glob("*.toml"))}


def box(file: str = "", old: str = "", new: str = "") -> Box:
    """The box, with some words in one file replaced."""
    files = dict(FILES)
    if file:
        assert old in files[f"{file}.toml"]
        files[f"{file}.toml"] = files[f"{file}.toml"].replace(old, new, 1)
    return Box(Content(files, ""))


def test_terrains_are_as_printed() -> None:
    """Plains, forest and mountains nine each, seven desert, six hills."""
    names = [tile.terrain for tile in box().tiles]
    assert [names.count(name) for name in ("Plains", "Forest", "Mountains", "Desert", "Hills")] == [9, 9, 9, 7, 6]


@pytest.mark.parametrize(("players", "high", "low"), [(2, 77, 27), (3, 98, 33), (4, 126, 40)])
def test_points_of_the_stack(players: int, high: int, low: int) -> None:
    """The sums of the printed numbers, by the number of players."""
    made = box()
    tiles = [tile for tile in range(40) if made.stack[players] >> tile & 1]
    assert (sum(made.high[tile] for tile in tiles), sum(made.low[tile] for tile in tiles)) == (high, low)


def test_kinds_of_tiles() -> None:
    """Eleven each of placement and control, ten factories, three for presence, five plain ones."""
    kinds = [tile.kind for tile in box().tiles]
    assert [kinds.count(kind) for kind in ("placement", "control", "factory", "presence", "none")] == [11, 11, 10, 3, 5]


def test_there_are_48_technologies_and_seven_explosive_ones() -> None:
    """By seal."""
    seals = [card.seal for card in box().catalogue.cards]
    assert [seals.count(seal) for seal in ("I", "II", "III", "explosive")] == [20, 16, 12, 7]


def test_every_action_can_be_rolled_with_the_first_dice() -> None:
    """All icons but Raid, Iron and Gold are on white, green and yellow dice."""
    shown = {face for die in box().dice if die.colour in ("white", "green", "yellow") for face in die.faces}
    assert shown >= {"Recruit", "Explore", "Settle", "Trade", "Research", "Pioneer", "Food", "Wood"}
    assert "Raid" not in shown


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("tiles", "number = 2\n", "number = 3\n", "numbered through"),
        ("tiles", 'kind = "placement"', 'kind = "control"', "a tile of kind control gives"),
        ("tiles", 'what = "Food"', 'what = "Fish"', "what is one of Food, Wood, Iron, Gold"),
        ("tiles", "points = [4, 0]", "points = [0, 4]", "the higher first"),
        ("tiles", 'what = "Trade"', 'what = "Gold"', "what is one of Recruit, Explore"),
        ("dice", 'colour = "yellow"', 'colour = "blue"', "the dice are, in this order"),
        ("dice", '"Food", "Food", "Recruit"', '"Food", "Recruit"', "a die has 6 faces, not 5"),
        ("dice", '"Food", "Food"', '"Food", "Fish"', "a face is one of"),
        ("numbers", "prices = [1, 3, 6]", "prices = [3, 2, 1]", "the prices of dice rise"),
        ("numbers", "most_quota = 9", "most_quota = 90", "most_quota is 1 to 9"),
        ("sets", '"Scouts"', '"Skouts"', "there is no technology 'Skouts'"),
        ("sets", '"Scouts"', '"Builder"', "the seals of a set"),
        ("technologies", 'name = "Scouts"', 'name = "Stability"', "is there twice"),
        ("technologies", 'verb = "quota"', 'verb = "quote"', "a verb is one of"),
        ("technologies", 'icon = "Settle"', 'icon = "Gold"', "an icon is one of Recruit"),
        ("technologies", 'serves = ["Recruit"]', 'serves = ["Pioneer"]', "no icon counts as a Pioneer"),
        (
            "technologies",
            'verb = "shifts"\namount = 2',
            'verb = "shifts"\namount = 3',
            "of shifts is 1 to 2",
        ),
        ("technologies", 'verb = "set"\nonce = true', 'verb = "set"\nonce = false', "used once a round"),
        ("technologies", 'per = "house"', 'per = "hut"', "per is one of"),
        ("technologies", "prices = [1, 2, 4]", "prices = [4, 2, 1]", "three numbers that rise"),
        ("technologies", "research = 2", "research = 0", "research is 1 to 9"),
    ],
)
def test_mistakes_are_told(file: str, old: str, new: str, words: str) -> None:
    """What is wrong, in words."""
    with pytest.raises(ContentError, match=words):
        box(file, old, new)
