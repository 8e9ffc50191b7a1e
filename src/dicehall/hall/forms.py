"""What travels in plain HTTP requests and answers: the one definition, for both sides.

What is said over a table's WebSocket is in `messages.py`; a `TableData` is the same in both.
"""

from msgspec import field

from dicehall.hall.messages import Part, Whole

# ---- what the hall answers ----


class Me(Part):
    """Who you are: a guest with a name, known again by a cookie."""

    id: str
    name: str


class OptionData(Part):
    """Something to settle before the game: its name, its values, the one that counts when nobody says otherwise."""

    name: str
    values: list[str]
    default: str
    text: str


class ReactionData(Part):
    """A moment at which cards that others do not see may be played, and for which a seat may leave a standing order."""

    name: str
    text: str


class PackData(Part):
    """A content pack that this hall has: what `content` of a new table names it by, and its title."""

    name: str
    title: str


class GameData(Part):
    """A game that can be played here. `seats` are the fewest and the most; `alone` tells whom one plays against."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionData]
    version: int
    blurb: str = ""
    minutes: int = 0
    house: bool = False
    picture: str = ""
    alone: str = ""
    art: str = ""
    packs: list[PackData] = field(default_factory=list)
    reactions: list[ReactionData] = field(default_factory=list)


class Level(Part):
    """A bot that one can sit down with: its name, and how it thinks."""

    name: str
    text: str


class HallData(Part):
    """What there is in this hall; `home` is its address for others. Levels go from the weakest to the strongest."""

    version: str
    games: list[GameData]
    levels: list[Level]
    home: str = ""


class RuleSection(Part):
    """One numbered piece of the rules, in Markdown."""

    number: str
    title: str
    text: str


class RulesData(Part):
    """The rules of a game."""

    game: str
    title: str
    version: int
    sections: list[RuleSection]


class Drawing(Part):
    """One picture: the inside of an SVG symbol, its view box, and its height for a width of 1."""

    box: str
    body: str
    ratio: float


class ArtData(Part):
    """All pictures of a game, the house's own among them, and the colours of each theme by name."""

    hash: str
    pictures: dict[str, Drawing]
    palettes: dict[str, dict[str, str]]


class Verdict(Part):
    """What came of recomputing a finished game: nothing in `problems` when each die is as it had to be."""

    sound: bool
    commit: str
    secret: str
    salts: list[str]
    problems: list[str]
    text: str


class Trouble(Part):
    """Why a request was not carried out; `rule` is the number of the game's rule against it, if it is one."""

    text: str
    rule: str = ""


class Health(Part):
    """How the hall is: its version, how many tables are awake in this process, how many people are connected."""

    status: str
    version: str = ""
    tables: int = 0
    connections: int = 0


# ---- what a browser sends ----


class Rename(Part):
    """What you want to be called."""

    name: str


class NewTable(Part):
    """A table to be opened. `mine` are the seats of whoever asks, `names` what is written on them (hot-seat).

    `bots` names the level of a bot by its seat. `listed` shows the table in the lobby; else its link is the way in.
    `start` begins at once. `salt` is the sender's own share in the dice.
    """

    game: str
    seats: Whole = 0
    options: dict[str, str] = field(default_factory=dict)
    content: str = ""
    listed: bool = False
    bots: dict[str, str] = field(default_factory=dict)
    mine: list[Whole] = field(default_factory=lambda: [0])
    names: dict[str, str] = field(default_factory=dict)
    start: bool = False
    salt: str = ""


class Sit(Part):
    """Take a free seat; a name of its own for a second person at the same device."""

    seat: Whole
    name: str = ""
    salt: str = ""


class Stand(Part):
    """Give a seat up: before the game it is free again; in the game a bot of this level plays on for you."""

    seat: Whole
    bot: str = ""


class BotSeat(Part):
    """Give a free seat to a bot of a level, or with an empty level take the bot away."""

    seat: Whole
    level: str = ""


class Ready(Part):
    """Say that a seat is ready to begin, or not yet."""

    seat: Whole
    ready: bool = True


class Return(Part):
    """Take your seat back from the bot that kept it."""

    seat: Whole


class Branch(Part):
    """Play on from a position of a finished game: from which ply, in which seat, against bots of which levels."""

    ply: Whole
    seat: Whole = 0
    bots: dict[str, str] = field(default_factory=dict)
