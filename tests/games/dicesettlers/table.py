"""Scenes for the tests of Dice Settlers.

    s = table("25 at 0,0: blue blue vermilion; 16 at 1,0: green-house", blue="dice: yellow Food, white Trade")

is a map of two tiles, Plains 25 with two tents of blue and one of vermilion, and Forest 16 with a house of green; blue
has two active dice. What a seat has is written `dice: ... | spent: white, white | bag: green | tokens: Food, Gold |
tents: 4 | cards: Forestry | points: 7`; who is not named has six tents, and a white die in the bag if it is not blue.
`turn(s, "blue")` begins a turn of blue; `do(s, "main Harvest", "spend yellow Food")` plays actions by name;
`fall(s, "yellow Food")` lets chance bring what the words say.
"""

import dicehall
from dicehall.games.dicesettlers.content_box import COLOUR_NAMES
from dicehall.games.dicesettlers.content_technologies import TOKEN_NAMES
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.game import SettlersGame
from dicehall.games.dicesettlers.hexes import add_tile, cell_at
from dicehall.games.dicesettlers.land import build_house
from dicehall.games.dicesettlers.notation import SEAT_NAMES
from dicehall.games.dicesettlers.setup import fill_supply, hand_out, make_stack
from dicehall.games.dicesettlers.state import bit
from dicehall.games.dicesettlers.technologies import learn
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    BAG,
    EXPLOSIVE_SLOT,
    KNOWN,
    NOTHING,
    POINTS,
    ROLL_STEP,
    SHOW,
    SPENT,
    TENTS,
    TOKEN,
    Roll,
    Step,
)

PAIR = "24 at 0,0: blue; 18 at 1,0: vermilion"


def game() -> SettlersGame:
    """Dice Settlers with the content of the house."""
    found = dicehall.game("dicesettlers")
    assert isinstance(found, SettlersGame)
    return found


def start(seats: int = 2, **options: str) -> Settlers:
    """A game from its very beginning."""
    s = game().start(seats, options)
    assert isinstance(s, Settlers)
    s.story = []
    return s


def seat(name: str) -> int:
    """The number of a seat."""
    return SEAT_NAMES.index(name)


def card(name: str) -> int:
    """The number of a technology."""
    return [one.name for one in game().box.catalogue.cards].index(name)


def table(picture: str = PAIR, seats: int = 2, show: str = "", **players: str) -> Settlers:
    """A map in the first round, before anything is asked."""
    s = start(seats, technologies="random")
    s.lay_out()
    hand_out(s)
    fill_supply(s)
    make_stack(s)
    for colour in range(5):
        s.pool[colour] = 5
    for who in range(seats):
        for colour in range(6):
            s.put(who, BAG + colour, 0)
    for one in picture.split(";"):
        lay(s, one.strip())
    for name in show.split(", "):
        if name:
            display(s, name)
    for name in SEAT_NAMES[:seats]:
        default = "bag: none" if name == "blue" else "bag: white"
        has = players.get(name, default)
        for part in has.split(" | ") if "bag: " in has else [*has.split(" | "), default]:
            give(s, seat(name), *part.split(": "))
    s.round = 1
    return s


def lay(s: Settlers, text: str) -> None:
    """One tile with its tents and houses: `25 at 0,0: blue blue`."""
    where, _, owners = text.partition(":")
    number, _, place = where.partition(" at ")
    q, r = (int(part) for part in place.split(","))
    tile = int(number) - 1
    add_tile(s, tile, cell_at(q, r))
    s.stack &= ~bit(tile)
    for owner in owners.split():
        if owner.endswith("-house"):
            build_house(s, seat(owner.removesuffix("-house")), tile)
        else:
            s.put_tent(tile, seat(owner))


def display(s: Settlers, name: str) -> int:
    """A technology lies on display; its slot."""
    number = card(name)
    if s.slot_of(number) != NOTHING:
        return int(s.slot_of(number))
    explosive = game().box.catalogue.cards[number].seal == "explosive"
    free = next(slot for slot in range(EXPLOSIVE_SLOT) if s.pool[SHOW + slot] == NOTHING)
    slot = int(EXPLOSIVE_SLOT) if explosive else free
    s.pool[SHOW + slot] = number
    return slot


def give(s: Settlers, who: int, what: str, values: str) -> None:
    """Something that a seat has."""
    if what in ("tents", "points"):
        s.put(who, TENTS if what == "tents" else POINTS, int(values))
        return
    for value in values.split(", ") if values != "none" else []:
        if what == "dice":
            s.gain_active(who, game().box.kind_names.index(value))
        elif what == "tokens":
            s.add(who, TOKEN + TOKEN_NAMES.index(value), 1)
        elif what == "cards":
            slot = display(s, value)
            s.put(who, KNOWN, s.of(who, KNOWN) | bit(slot))
            learn(s, who, slot)
        else:
            s.add(who, {"spent": SPENT, "bag": BAG}[what] + COLOUR_NAMES.index(value), 1)


def turn(s: Settlers, who: str = "blue", lap: int = 0) -> Settlers:
    """A turn of that seat begins."""
    s.first = seat(who)
    s.lap = lap
    s.begin_turn(seat(who))
    return s


def is_passed(s: Settlers) -> bool:
    """Whether blue is asked for nothing more, but perhaps what die to keep."""
    return s.actor != 0 or s.step == Step.CLEAN


def roll(s: Settlers) -> Settlers:
    """The Roll phase begins, after the drawing: all who may choose do."""
    for who in range(s.seats):
        s.put(who, ROLL_STEP, Roll.WAIT)
    s.choose_dice()
    return s


def do(s: Settlers, *actions: str) -> Settlers:
    """Play actions by name, each by the seat that is to act, or by the seat named before a colon."""
    for action in actions:
        who, _, words = action.rpartition(": ")
        s.apply(s.parse(words), seat(who) if who else None)
    return s


def fall(s: Settlers, *words: str) -> Settlers:
    """Let chance bring these, by the words for its outcomes."""
    for word in words:
        s.resolve([s.game.outcome(s, number) for number in range(s.chances)].index(word))
    return s


def choices(s: Settlers, who: str | None = None) -> list[str]:
    """The names of all legal actions of a seat, or of the one that is to act."""
    return [s.name(action) for action in s.legal(None if who is None else seat(who))]


def why(s: Settlers, action: str) -> str:
    """The number of the rule against an action."""
    refusal = s.refusal(s.parse(action))
    return "" if refusal is None else refusal.rule


def dice(s: Settlers, who: str) -> list[str]:
    """The active dice of a seat."""
    names = game().box.kind_names
    return [name for kind, name in enumerate(names) for _ in range(s.of(seat(who), ACTIVE + kind))]


def spent(s: Settlers, who: str) -> list[str]:
    """The spent dice of a seat."""
    return [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(s.of(seat(who), SPENT + colour))]


def bag(s: Settlers, who: str) -> list[str]:
    """The dice in the bag of a seat."""
    return [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(s.of(seat(who), BAG + colour))]


def tokens(s: Settlers, who: str) -> list[str]:
    """The tokens of a seat."""
    return [name for token, name in enumerate(TOKEN_NAMES) for _ in range(s.of(seat(who), TOKEN + token))]


def tents(s: Settlers, number: int) -> list[int]:
    """The tents of each seat on a tile."""
    return [int(s.tents(number - 1, who)) for who in range(s.seats)]


def supply(s: Settlers, who: str) -> int:
    """The tents in the personal supply of a seat."""
    return int(s.of(seat(who), TENTS))


def points(s: Settlers, who: str) -> int:
    """The VP that a seat has collected."""
    return int(s.of(seat(who), POINTS))


def told(s: Settlers, what: int) -> list[tuple[int, int, int]]:
    """What was told of that kind: seat and details."""
    return [(e.seat, e.a, e.b) for e in s.story or [] if e.what == what]
