"""The printed components as somebody typed them in: read, checked, and turned into numbers for the rules."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.content import Content, expect
from dicehall.core.table import Table
from dicehall.games.dicesettlers.content_diceoneer import Opponent
from dicehall.games.dicesettlers.content_technologies import (
    ICON_NAMES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
    Catalogue,
    bits_where,
)
from dicehall.games.dicesettlers.terms import COLOURS, FACES, ICONS, KINDS, STARTERS, TILES

COLOUR_NAMES: Final = ["yellow", "green", "grey", "orange", "brown", "white"]
A_COLOUR: Final = ["a yellow", "a green", "a grey", "an orange", "a brown", "a white"]
MAIN_NAMES: Final = ["Recruit", "Explore", "Settle", "Raid", "Trade", "Research", "Harvest"]
KIND_NAMES: Final = ["none", "placement", "control", "presence", "factory"]
GIFT_NAMES: Final = [
    *("", "quota", "token", "die", "any-die", "tents"),
    *("points", "extra-action", "house-here", "upgrade", "icon"),
]
NEEDS: Final = {"token": TOKEN_NAMES, "die": COLOUR_NAMES, "icon": ICON_NAMES}
FITTING: Final = {
    "none": [""],
    "placement": ["token", "any-die", "extra-action", "house-here"],
    "control": ["quota", "icon"],
    "presence": ["quota", "icon"],
    "factory": ["token", "die", "tents", "points", "extra-action", "upgrade"],
}


class Tile:
    """When a tile works (KIND), and what it gives (GIFT)."""

    NONE: Final[i64] = 0
    PLACEMENT: Final[i64] = 1
    CONTROL: Final[i64] = 2
    PRESENCE: Final[i64] = 3
    FACTORY: Final[i64] = 4

    QUOTA: Final[i64] = 1
    TOKEN: Final[i64] = 2
    DIE: Final[i64] = 3
    ANY_DIE: Final[i64] = 4
    TENTS: Final[i64] = 5
    POINTS: Final[i64] = 6
    EXTRA: Final[i64] = 7
    HOUSE: Final[i64] = 8
    UPGRADE: Final[i64] = 9
    ICON: Final[i64] = 10


class TileText(Table):
    """One tile of the map. (Quoted types: msgspec reads them, mypyc would shorten them.)"""

    number: int
    terrain: 'Literal["Plains", "Forest", "Mountains", "Desert", "Hills"]'
    starter: bool
    players: int
    kind: 'Literal["none", "placement", "control", "presence", "factory"]'
    origin: 'Literal["rulebook", "inferred", "house"]'
    gives: str = ""
    what: str = ""
    amount: int = 1
    die: str = ""
    points: "tuple[int, int]" = (0, 0)


class TilesFile(Table):
    """The whole of tiles.toml."""

    tile: "list[TileText]"


class DieText(Table):
    """The dice of one colour."""

    colour: str
    terrain: str
    count: int
    faces: "list[str]"
    origin: 'Literal["rulebook", "inferred", "house"]'


class DiceFile(Table):
    """The whole of dice.toml."""

    die: "list[DieText]"


class StartNumbers(Table):
    """What everybody begins with."""

    white: int
    green: int
    yellow: int
    tents: int
    quota: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class SupplyNumbers(Table):
    """What lies in the general supply, by the number of players (1: alone against the Diceoneer)."""

    points: "dict[str, int]"
    dice_removed: "dict[str, int]"
    most_quota: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class RecruitNumbers(Table):
    """What 1, 2 and 3 dice cost."""

    prices: "tuple[int, int, int]"
    origin: 'Literal["rulebook", "inferred", "house"]'


class TradeNumbers(Table):
    """What trading brings."""

    identical: int
    different: int
    pair: int
    die: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class ScoreNumbers(Table):
    """What counts in the end."""

    houses: "tuple[int, int, int, int, int, int]"
    two_dice: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class NumbersFile(Table):
    """The whole of numbers.toml."""

    start: StartNumbers
    supply: SupplyNumbers
    recruit: RecruitNumbers
    trade: TradeNumbers
    score: ScoreNumbers


class Box:
    """What comes in the box, as numbers. It never changes, so all states of a game share it."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.catalogue = Catalogue(content)
        self.opponent = Opponent(content)
        self.numbers: NumbersFile = numbers_of(content)
        self.lay_out_tiles(tiles_of(content))
        self.lay_out_dice(dice_of(content))
        numbers = self.numbers
        self.prices = vec[i64](list(numbers.recruit.prices))
        self.identical: i64 = numbers.trade.identical
        self.different: i64 = numbers.trade.different
        self.pair: i64 = numbers.trade.pair
        self.die_price: i64 = numbers.trade.die
        self.house_points = vec[i64](list(numbers.score.houses))
        self.two_dice: i64 = numbers.score.two_dice
        self.base_quota: i64 = numbers.start.quota
        self.most_quota: i64 = numbers.supply.most_quota

    def lay_out_tiles(self, tiles: list[TileText]) -> None:
        """The tiles as vecs, by tile (its number less one)."""
        self.tiles = tiles
        self.terrain = vec[i64]([TERRAIN_NAMES.index(tile.terrain) for tile in tiles])
        self.of_terrain = vec[i64]([bits_where([tile.terrain == name for tile in tiles]) for name in TERRAIN_NAMES])
        self.kind = vec[i64]([KIND_NAMES.index(tile.kind) for tile in tiles])
        self.gift = vec[i64]([GIFT_NAMES.index(tile.gives) for tile in tiles])
        self.what = vec[i64]([NEEDS[tile.gives].index(tile.what) if tile.gives in NEEDS else -1 for tile in tiles])
        self.amount = vec[i64]([tile.amount for tile in tiles])
        self.also = vec[i64]([COLOUR_NAMES.index(tile.die) if tile.die else -1 for tile in tiles])
        self.high = vec[i64]([tile.points[0] for tile in tiles])
        self.low = vec[i64]([tile.points[1] for tile in tiles])
        self.starters: i64 = bits_where([tile.starter for tile in tiles])
        self.factories: i64 = bits_where([tile.kind == "factory" for tile in tiles])
        self.stack = vec[i64]([bits_where([not t.starter and t.players <= n for t in tiles]) for n in range(5)])
        self.quota_control: i64 = bits_where([t.kind == "control" and t.gives == "quota" for t in tiles])
        self.quota_presence: i64 = bits_where([t.kind == "presence" and t.gives == "quota" for t in tiles])
        self.icon_tiles: i64 = bits_where([t.gives == "icon" for t in tiles])

    def lay_out_dice(self, dice: list[DieText]) -> None:
        """The dice as vecs: kinds are numbered through, colour by colour, and face by face."""
        self.dice = dice
        kinds = [(c, icon) for c, die in enumerate(dice) for icon in dict.fromkeys(die.faces)]
        self.kinds: i64 = len(kinds)
        self.kind_names: list[str] = [f"{COLOUR_NAMES[colour]} {icon}" for colour, icon in kinds]
        self.kind_colour = vec[i64]([colour for colour, _ in kinds])
        self.kind_icon = vec[i64]([ICON_NAMES.index(icon) for _, icon in kinds])
        at = {kind: number for number, kind in enumerate(kinds)}
        self.face = vec[i64]([at[c, icon] for c, die in enumerate(dice) for icon in die.faces])
        self.shows = vec[i64]([bits_where([name in die.faces for name in ICON_NAMES]) for die in dice])
        self.kind_at = vec[i64]([at.get((c, icon), -1) for c in range(COLOURS) for icon in ICON_NAMES])

    def kind_of(self, colour: i64, icon: i64) -> i64:
        """The kind of a die of that colour that shows the icon; -1 when this colour never does."""
        return self.kind_at[colour * ICONS + icon]

    def rolled(self, colour: i64, face: i64) -> i64:
        """The kind of a die of that colour that has fallen on that face, 0 to 5."""
        return self.face[colour * FACES + face]

    def tile_name(self, tile: int) -> str:
        """A tile as one speaks of it: its number and terrain."""
        return f"{self.tiles[tile].terrain} {self.tiles[tile].number}"


def tiles_of(content: Content) -> list[TileText]:
    """The 40 tiles, checked."""
    file = "tiles.toml"
    found = content.read(file, TilesFile).tile
    expect(len(found) == int(TILES), f"there are {TILES} tiles in the box, not {len(found)}", file)
    starters = sum(1 for tile in found if tile.starter)
    expect(starters == int(STARTERS), f"{STARTERS} tiles are starting tiles, not {starters}", file)
    for number, tile in enumerate(found):
        where = f"{file}, tile {tile.number}"
        expect(tile.number == number + 1, f"tile {number + 1} is due here: tiles are numbered through", where)
        expect(2 <= tile.players <= 4, "players is 2, 3 or 4", where)
        high, low = tile.points
        expect(0 <= low <= high <= 20, "points are two numbers up to 20, the higher first", where)
        check_gift(tile, where)
    return found


def check_gift(tile: TileText, where: str) -> None:
    """What a tile gives goes with the time at which it works."""
    known = ", ".join(name or "nothing" for name in FITTING[tile.kind])
    expect(tile.gives in FITTING[tile.kind], f"a tile of kind {tile.kind} gives: {known}; not {tile.gives!r}", where)
    names = NEEDS.get(tile.gives, [""])
    names = names[:6] if tile.gives == "icon" else names
    expect(tile.what in names, f"what is one of {', '.join(names) or 'nothing'}; not {tile.what!r}", where)
    expect(tile.die == "" or tile.die in COLOUR_NAMES[:5], f"die is one of {', '.join(COLOUR_NAMES[:5])}", where)
    expect(tile.gives != "die" or tile.what != "white", "there is no supply of white dice", where)
    expect(1 <= tile.amount <= 9, "amount is 1 to 9", where)
    expect(tile.starter or tile.gives != "house-here", "a house instead of a tent is for starting tiles", where)
    plain = not tile.starter or tile.gives in ("token", "quota", "house-here", "icon", "")
    expect(plain, "a starting tile gives a token, a house, an icon or quota", where)


def dice_of(content: Content) -> list[DieText]:
    """The dice of the six colours, checked."""
    file = "dice.toml"
    found = content.read(file, DiceFile).die
    due = list(zip(COLOUR_NAMES, [*TERRAIN_NAMES, ""], strict=True))
    got = [(die.colour, die.terrain) for die in found]
    expect(got == due, f"the dice are, in this order: {', '.join(COLOUR_NAMES)}, each of its terrain", file)
    for die in found:
        where = f"{file}, {die.colour}"
        expect(len(die.faces) == int(FACES), f"a die has {FACES} faces, not {len(die.faces)}", where)
        unknown = [face for face in die.faces if face not in ICON_NAMES]
        expect(unknown == [], f"a face is one of {', '.join(ICON_NAMES)}; not {unknown[:1]}", where)
        expect(len(set(die.faces)) > 1, "a die has at least two different faces", where)
        expect(0 < die.count < 100, "count is 1 to 99", where)
    kinds = sum(len(set(die.faces)) for die in found)
    expect(kinds <= int(KINDS), f"at most {KINDS} different faces", file)
    return found


def numbers_of(content: Content) -> NumbersFile:
    """Printed numbers, checked."""
    file = "numbers.toml"
    numbers = content.read(file, NumbersFile)
    for key in ("points", "dice_removed"):
        table = numbers.supply.points if key == "points" else numbers.supply.dice_removed
        expect(list(table) == ["1", "2", "3", "4"], f"{key} has a number for 1, 2, 3 and 4 players", file)
    expect(all(0 < n < 1000 for n in numbers.supply.points.values()), "points are 1 to 999", file)
    expect(all(0 <= n <= 3 for n in numbers.supply.dice_removed.values()), "dice_removed is 0 to 3", file)
    start = numbers.start
    few = all(0 <= n <= 3 for n in (start.white, start.green, start.yellow))
    expect(few and start.white + start.green + start.yellow > 0, "everybody begins with 0 to 3 dice of a colour", file)
    expect(0 <= start.tents <= 20 and 1 <= start.quota <= 9, "tents are 0 to 20, the quota 1 to 9", file)
    expect(1 <= numbers.supply.most_quota <= 9, "most_quota is 1 to 9", file)
    one, two, three = numbers.recruit.prices
    expect(1 <= one < two < three <= 20, "the prices of dice rise", file)
    trade = numbers.trade
    gains = (trade.identical, trade.different, trade.pair, trade.die)
    expect(
        all(0 <= n <= 50 for n in gains) and trade.pair < trade.different <= trade.identical,
        "a set of three identical tokens brings most, a pair least",
        file,
    )
    expect(list(numbers.score.houses) == sorted(numbers.score.houses), "the points of houses rise", file)
    return numbers
