"""The technologies as somebody typed them in: read, checked, and turned into numbers for the rules."""

from collections.abc import Sequence
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.content import Content, expect
from dicehall.core.table import Table

TERRAIN_NAMES: Final = ["Plains", "Forest", "Mountains", "Desert", "Hills"]
TOKEN_NAMES: Final = ["Food", "Wood", "Iron", "Gold"]
ICON_NAMES: Final = ["Recruit", "Explore", "Settle", "Raid", "Trade", "Research", "Pioneer", *TOKEN_NAMES]
ACTION_NAMES: Final = ICON_NAMES[:6]
SEAL_NAMES: Final = ["I", "II", "III", "explosive"]

VERB_NAMES: Final = [
    *("quota", "set", "again", "draw"),
    *("bonus", "spare", "counts", "lone", "repeat"),
    *("hire", "bag", "survey", "vanguard", "join", "canvas", "reach", "shield", "harvest", "trade"),
    *("stay", "shifts", "lead", "leave", "keep", "score"),
    *("blast", "caravan", "gusher", "fair", "extra", "bell", "rush"),
]
FIRST_EXPLOSIVE: Final = "blast"
ONCE: Final = ["set", "again", "draw", "spare", "lone", "repeat", "stay"]
MOST_AMOUNTS: Final = {"shifts": 2, "keep": 9, "again": 9, "draw": 9, "blast": 9, "caravan": 9, "bell": 9}

PER_NAMES: Final = [
    *("house", "token", "presence", "technology", "terrain"),
    *("control", "marker", "die", "group", "colour", "shared"),
]

CARDS: Final[i64] = 48
BLASTS: Final[i64] = 7
ICONS: Final[i64] = 11
TOKENS: Final[i64] = 4
SLOTS: Final[i64] = 9
MOST_NUMBER: Final = 20


class TechnologyText(Table):
    """One technology card. (Quoted types: msgspec reads them, mypyc would shorten them.)"""

    name: str
    seal: 'Literal["I", "II", "III", "explosive"]'
    terrain: 'list[Literal["Plains", "Forest", "Mountains", "Desert", "Hills"]]'
    research: int
    tokens: 'list[Literal["Food", "Wood", "Iron", "Gold"]]'
    points: int
    verb: str
    text: str
    origin: 'Literal["rulebook", "inferred", "house"]'
    amount: int = 1
    least: int = 0
    most: int = 0
    players: int = 0
    once: bool = False
    icon: str = ""
    icons: "tuple[str, ...]" = ()
    serves: "tuple[str, ...]" = ()
    token: str = ""
    per: str = ""
    prices: "tuple[int, ...]" = ()


class TechnologiesFile(Table):
    """The whole of technologies.toml."""

    technology: "list[TechnologyText]"


class DisplayText(Table):
    """How many technologies of each seal lie out."""

    seals: "dict[str, int]"
    origin: 'Literal["rulebook", "inferred", "house"]'


class SetText(Table):
    """One premade set."""

    name: str
    technologies: "list[str]"
    origin: 'Literal["rulebook", "inferred", "house"]'


class SetsFile(Table):
    """The whole of sets.toml."""

    display: DisplayText
    set: "list[SetText]"


class Catalogue:
    """All technologies, as numbers by card. It never changes, so all states of a game share it."""

    def __init__(self, content: Content) -> None:
        self.cards: list[TechnologyText] = technologies_of(content)
        sets = sets_of(content, self.cards)
        self.sets: list[SetText] = sets.set
        names = [card.name for card in self.cards]
        self.deal = vec[i64]([sets.display.seals[seal] for seal in SEAL_NAMES[:3]])
        self.set_cards = vec[i64]([names.index(name) for one in self.sets for name in one.technologies])
        self.of_seal = vec[i64]([bits_where([card.seal == seal for card in self.cards]) for seal in SEAL_NAMES])
        self.for_four: i64 = bits_where([card.players == 4 for card in self.cards])
        self.once: i64 = bits_where([card.once for card in self.cards])
        self.verb = vec[i64]([VERB_NAMES.index(card.verb) for card in self.cards])
        self.terrain = vec[i64]([bits_of(card.terrain, TERRAIN_NAMES) for card in self.cards])
        self.research = vec[i64]([card.research for card in self.cards])
        self.price = vec[i64](
            [sum(1 for paid in card.tokens if paid == token) for card in self.cards for token in TOKEN_NAMES]
        )
        self.due = vec[i64]([len(card.tokens) for card in self.cards])
        self.points = vec[i64]([card.points for card in self.cards])
        self.amount = vec[i64]([card.amount for card in self.cards])
        self.least = vec[i64]([card.least for card in self.cards])
        self.most = vec[i64]([card.most for card in self.cards])
        self.icon = vec[i64]([place_of(card.icon, ICON_NAMES) for card in self.cards])
        self.token = vec[i64]([place_of(card.token, TOKEN_NAMES) for card in self.cards])
        self.per = vec[i64]([place_of(card.per, PER_NAMES) for card in self.cards])
        self.serves = vec[i64]([bits for card in self.cards for bits in serves_of(card)])
        self.prices = vec[i64]([price for card in self.cards for price in (card.prices or (0, 0, 0))])

    def name(self, card: int) -> str:
        """What the technology is called."""
        return self.cards[card].name


def technologies_of(content: Content) -> list[TechnologyText]:
    """The 48 technologies and the 7 explosive ones, checked."""
    file = "technologies.toml"
    found = content.read(file, TechnologiesFile).technology
    due = int(CARDS + BLASTS)
    expect(len(found) == due, f"there are {due} technologies in the box, not {len(found)}", file)
    explosive = sum(1 for card in found if card.seal == "explosive")
    expect(explosive == int(BLASTS), f"{BLASTS} technologies are explosive, not {explosive}", file)
    names = [card.name.lower() for card in found]
    for i, card in enumerate(found):
        where = f"{file}, technology {card.name}"
        tidy = card.name == " ".join(card.name.split()) and card.name != ""
        expect(tidy, f"{card.name!r} is no name: it is empty or has spaces at odd places", file)
        expect(names.index(names[i]) == i, f"the name {card.name!r} is there twice", file)
        check_price(card, where)
        check_verb(card, where)
    return found


def check_price(card: TechnologyText, where: str) -> None:
    """What a card costs and asks for is within what a player can have."""
    expect(1 <= card.research <= 9, "research is 1 to 9", where)
    expect(len(card.tokens) <= 4, "a technology costs at most four tokens", where)
    expect(len(set(card.terrain)) == len(card.terrain), "each terrain is named once", where)
    expect(0 <= card.points <= MOST_NUMBER, f"points are 0 to {MOST_NUMBER}", where)
    expect(card.players in (0, 4), "players is 4, or is left out", where)


def check_verb(card: TechnologyText, where: str) -> None:
    """A card has a verb that exists, and beside it the numbers that this verb needs."""
    expect(card.verb in VERB_NAMES, f"a verb is one of {', '.join(VERB_NAMES)}; not {card.verb!r}", where)
    explosive = VERB_NAMES.index(card.verb) >= VERB_NAMES.index(FIRST_EXPLOSIVE)
    expect(explosive == (card.seal == "explosive"), f"the verb {card.verb!r} does not go with this seal", where)
    for number in (card.amount, card.least, card.most):
        expect(0 <= number <= MOST_NUMBER, f"amount, least and most are 0 to {MOST_NUMBER}", where)
    if card.verb in ("bonus", "spare"):
        expect(card.icon in ACTION_NAMES, f"an icon is one of {', '.join(ACTION_NAMES)}; not {card.icon!r}", where)
    if card.verb in MOST_AMOUNTS:
        most = MOST_AMOUNTS[card.verb]
        expect(1 <= card.amount <= most, f"the amount of {card.verb} is 1 to {most}", where)
    for verb in ONCE:
        expect(card.verb != verb or card.once, f"a technology with the verb {verb} is used once a round", where)
    if card.verb == "score":
        expect(card.per in PER_NAMES, f"per is one of {', '.join(PER_NAMES)}; not {card.per!r}", where)
    if card.verb == "counts":
        known = all(icon in ICON_NAMES for icon in card.icons + card.serves)
        expect(known and card.icons != () and card.serves != (), "icons and serves are lists of icons", where)
        expect("Pioneer" not in card.serves, "no icon counts as a Pioneer", where)
    if card.verb == "hire":
        rising = len(card.prices) == 3 and 1 <= card.prices[0] < card.prices[1] < card.prices[2]
        expect(rising, "prices are three numbers that rise", where)
    expect(
        card.token == "" or card.token in TOKEN_NAMES,
        f"a token is one of {', '.join(TOKEN_NAMES)}; not {card.token!r}",
        where,
    )
    expect(card.prices == () or card.verb == "hire", "only the verb hire has prices", where)


def sets_of(content: Content, cards: list[TechnologyText]) -> SetsFile:
    """How the display is made up, and the premade sets, checked: their cards lie in the order of the seals."""
    file = "sets.toml"
    found = content.read(file, SetsFile)
    seals = found.display.seals
    expect(list(seals) == SEAL_NAMES[:3], f"the display has seals {', '.join(SEAL_NAMES[:3])}", file)
    expect(sum(seals.values()) == int(SLOTS), f"{SLOTS} technologies lie out, not {sum(seals.values())}", file)
    for seal, n in seals.items():
        have = sum(1 for card in cards if card.seal == seal and card.players == 0)
        expect(0 <= n <= have, f"{n} technologies of seal {seal} cannot lie out: there are {have}", file)
    due = [seal for seal, n in seals.items() for _ in range(n)]
    seal_by_name = {card.name: card.seal for card in cards}
    for one in found.set:
        where = f"{file}, set {one.name}"
        unknown = [name for name in one.technologies if name not in seal_by_name]
        expect(unknown == [], f"there is no technology {unknown[0] if unknown else ''!r}", where)
        got = [seal_by_name[name] for name in one.technologies]
        expect(got == due, f"the seals of a set are, in this order: {', '.join(due)}", where)
        expect(len(set(one.technologies)) == len(due), "each technology of a set is there once", where)
    return found


def bits_where(holds: list[bool]) -> int:
    """A bit for each place where it holds."""
    return sum(1 << i for i, is_so in enumerate(holds) if is_so)


def bits_of(names: Sequence[str], known: list[str]) -> int:
    """A bit for each name."""
    return bits_where([name in names for name in known])


def place_of(name: str, known: list[str]) -> int:
    """Where the name stands in a list; -1 for none."""
    return known.index(name) if name != "" else -1


def serves_of(card: TechnologyText) -> list[int]:
    """For each icon, as which others it may serve thanks to this card."""
    bits = bits_of(card.serves, ICON_NAMES)
    return [bits if icon in card.icons else 0 for icon in ICON_NAMES]
