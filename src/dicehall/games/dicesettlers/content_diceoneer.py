"""The printed opponent of a lone player as somebody typed it in: read, checked, turned into numbers for the rules."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.content import Content, expect
from dicehall.core.table import Table
from dicehall.games.dicesettlers.content_technologies import ICON_NAMES, TOKEN_NAMES

SIDE_NAMES: Final = ["Recruit", "Explore", "Settle", "Raid", "Trade", "Research"]
LEVEL_NAMES: Final = ["easy", "normal", "hard"]


class HexText(Table):
    """The action hex: its sides clockwise, where the marker begins, and the token that lies there at first."""

    sides: "list[str]"
    marker: str
    token: 'Literal["Food", "Wood", "Iron", "Gold"]'
    token_at: str
    origin: 'Literal["rulebook", "inferred", "house"]'


class MarkerDie(Table):
    """The die that moves the marker."""

    faces: "list[int]"
    origin: 'Literal["rulebook", "inferred", "house"]'


class RollText(Table):
    """How many dice it takes from a queue of at least so many."""

    queue: int
    dice: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class OpponentNumbers(Table):
    """Other printed numbers."""

    tents: int
    two_dice: int
    few: int
    many: int
    trade: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class LevelText(Table):
    """What a level of difficulty changes."""

    name: str
    dice: int
    excess: int
    trade: int
    technology: int
    token: int
    tents: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class DiceoneerFile(Table):
    """The whole of diceoneer.toml."""

    hex: HexText
    die: MarkerDie
    roll: "list[RollText]"
    numbers: OpponentNumbers
    level: "list[LevelText]"


class Opponent:
    """The Diceoneer as numbers."""

    def __init__(self, content: Content) -> None:
        file = checked(content.read("diceoneer.toml", DiceoneerFile))
        self.side_action = vec[i64]([ICON_NAMES.index(name) for name in file.hex.sides])
        self.marker: i64 = file.hex.sides.index(file.hex.marker)
        self.token: i64 = TOKEN_NAMES.index(file.hex.token)
        self.token_at: i64 = file.hex.sides.index(file.hex.token_at)
        self.faces = vec[i64](file.die.faces)
        self.queues = vec[i64]([row.queue for row in file.roll])
        self.takes = vec[i64]([row.dice for row in file.roll])
        numbers = file.numbers
        self.tents: i64 = numbers.tents
        self.two_dice: i64 = numbers.two_dice
        self.few: i64 = numbers.few
        self.many: i64 = numbers.many
        self.trade: i64 = numbers.trade
        self.levels: list[LevelText] = file.level


def checked(file: DiceoneerFile) -> DiceoneerFile:
    """The file, when everything in it goes together."""
    name = "diceoneer.toml"
    sides = file.hex.sides
    expect(sorted(sides) == sorted(SIDE_NAMES), f"the sides are {', '.join(SIDE_NAMES)}, in any order", name)
    expect(file.hex.marker in sides and file.hex.token_at in sides, "marker and token_at name a side", name)
    faces = file.die.faces
    expect(len(faces) == 6 and all(1 <= n <= 9 for n in faces), "the die has six faces, 1 to 9", name)
    queues = [row.queue for row in file.roll]
    rising = queues == sorted(set(queues)) and queues[:1] == [1]
    expect(rising, "the rows of roll begin with a queue of 1 and rise", name)
    expect(all(1 <= row.dice <= 9 for row in file.roll), "it takes 1 to 9 dice", name)
    expect([level.name for level in file.level] == LEVEL_NAMES, f"the levels are {', '.join(LEVEL_NAMES)}", name)
    small = all(
        0 <= n <= 20
        for level in file.level
        for n in (level.dice, level.excess, level.trade, level.technology, level.token, level.tents)
    )
    expect(small, "the numbers of a level are 0 to 20", name)
    numbers = file.numbers
    counts = (numbers.two_dice, numbers.few, numbers.many, numbers.trade)
    expect(all(1 <= n <= 9 for n in counts), "two_dice, few, many and trade are 1 to 9", name)
    enough = all(level.tents < numbers.tents for level in file.level)
    expect(enough and numbers.tents <= 60, "tents are more than it begins with, and at most 60", name)
    return file
