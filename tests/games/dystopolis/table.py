"""Scenes for the tests of Dystopolis.

    table('''
          aaa
           b
           b
          ''', a="Blood Dome: blue blue green", b="I.C.U.")

is a city of two companies: the large Blood Dome across with three Investments, and the medium I.C.U. down from its
middle. Everybody holds the Turn card of the own number and 30 MD; it is the first year. `turn_of(s, "blue")` begins
blue's turn of the Action Quarter, `quarter(s, "investment")` the Investment Quarter. `do(s, "use purge")` plays
actions by name; `seal(s, blue="vote for", green="vote against")` lets several seats decide. A letter at column x and
row y of the picture lies at x - 8, y - 4.
"""

import dicehall
from dicehall.games.dystopolis.city import lay
from dicehall.games.dystopolis.content import CARD_NAMES, SECTOR_NAMES
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.game import DystopolisGame
from dicehall.games.dystopolis.intrigue import has_face_up
from dicehall.games.dystopolis.notation import SEAT_NAMES
from dicehall.games.dystopolis.setup import hand_out
from dicehall.games.dystopolis.state import place_at
from dicehall.games.dystopolis.terms import (
    ACROSS,
    CASH,
    DEALT_CARDS,
    DISCARDED,
    DOWN,
    FACE_UP,
    HAND,
    IN_BOX,
    KEPT,
    LEDGER,
    MIDDLE,
    MOST_SEATS,
    OUT,
    TURN,
    Quarter,
    Step,
)

T_CITY = """
    aaa
     b
     b
"""


def game() -> DystopolisGame:
    """Dystopolis with the content of the house."""
    found = dicehall.game("dystopolis")
    assert isinstance(found, DystopolisGame)
    return found


def tile(name: str) -> int:
    """The number of a company."""
    return [company.name for company in game().box.companies].index(name)


def seat(name: str) -> int:
    """The number of a seat."""
    return SEAT_NAMES.index(name)


def card(name: str) -> int:
    """The number of an intrigue card, by the beginning of its name."""
    return next(i for i, one in enumerate(CARD_NAMES) if one.lower().startswith(name.lower()))


def table(picture: str = T_CITY, seats: int = 3, options: dict[str, str] | None = None, **legend: str) -> Dystopolis:
    """A city in the first year, before anything is asked."""
    s = game().start(seats, options or {"intrigue": "off"})
    assert isinstance(s, Dystopolis)
    s.lay_out()
    hand_out(s)
    s.intrigue = type(s.intrigue)([OUT for _ in s.intrigue])
    s.story = []
    for letter, text in (legend or {"a": "Blood Dome", "b": "I.C.U."}).items():
        put(s, cells_of(picture, letter), text)
    s.founding = SECTOR_NAMES.index("Medicine")
    s.year = 1
    s.event = -1
    for one in range(seats):
        s.seat[TURN + one] = one + 1
    return s


def cells_of(picture: str, letter: str) -> list[tuple[int, int]]:
    """Where a letter stands in the picture, as (row, column)."""
    lines = picture.strip("\n").splitlines()
    return [(y, x) for y, line in enumerate(lines) for x, one in enumerate(line) if one == letter]


def put(s: Dystopolis, cells: list[tuple[int, int]], text: str) -> None:
    """Lay down one company of the picture, with its Investments."""
    name, _, owners = text.partition(": ")
    y, x = cells[0]
    is_down = len(cells) > 1 and cells[1][0] > y
    assert len(cells) == s.box.size[tile(name)] + 1, f"{name} has another size"
    s.stack &= ~(1 << tile(name))
    lay(s, tile(name), place_at(MIDDLE + x - 8, MIDDLE + y - 4, DOWN if is_down else ACROSS))
    for owner in owners.split():
        s.token[tile(name) * MOST_SEATS + seat(owner)] += 1


def hold(s: Dystopolis, who: str, *names: str) -> Dystopolis:
    """Give a seat intrigue cards, face down."""
    s.keeps = max(s.keeps, len(names))
    for name in names:
        s.intrigue[card(name)] = HAND + seat(who)
        s.seat[KEPT + seat(who)] += 1
    return s


def discard_rest(s: Dystopolis) -> Dystopolis:
    """All other intrigue cards were dealt and discarded, or lie in the box: the position can be dealt again."""
    left = [i for i, where in enumerate(s.intrigue) if where == OUT]
    for one in range(s.seats):
        for _ in range(DEALT_CARDS - s.keeps):
            s.intrigue[left.pop()] = DISCARDED + one
    for i in left:
        s.intrigue[i] = IN_BOX
    return s


def face_up(s: Dystopolis, who: str, name: str) -> Dystopolis:
    """Put a permanent card face up before a seat."""
    s.intrigue[card(name)] = FACE_UP + seat(who)
    assert has_face_up(s, seat(who), card(name))
    return s


def rich(s: Dystopolis, **money: int) -> Dystopolis:
    """Set the money of some seats."""
    for who, amount in money.items():
        s.seat[CASH + seat(who)] = amount
        s.seat[LEDGER + seat(who)] = amount
    return s


def cash(s: Dystopolis, who: str) -> int:
    """The money of a seat."""
    return s.seat[CASH + seat(who)]


def turns(s: Dystopolis, **cards: int) -> Dystopolis:
    """Set the Turn cards of all seats."""
    for who, number in cards.items():
        s.seat[TURN + seat(who)] = number
    return s


def quarter(s: Dystopolis, name: str) -> Dystopolis:
    """Begin a quarter: investment, action or revenue."""
    if name == "investment":
        s.begin_investing()
    elif name == "action":
        s.quarter = Quarter.ACTION
        s.turn = -1
        s.open_moment(Step.BIO)
    else:
        s.quarter = Quarter.REVENUE
        s.open_moment(Step.ADVERT)
    return s


def turn_of(s: Dystopolis, who: str) -> Dystopolis:
    """It is that seat's turn in the Action Quarter."""
    s.quarter = Quarter.ACTION
    s.turn = s.seat[TURN + seat(who)] - 1
    s.ask_step(seat(who), Step.TURN)
    return s


def do(s: Dystopolis, *actions: str) -> Dystopolis:
    """Play actions by name, each by the seat that is to act, or by the seat named before a colon."""
    for action in actions:
        who, _, words = action.rpartition(": ")
        s.apply(s.parse(words), seat(who) if who else None)
    return s


def seal(s: Dystopolis, **answers: str) -> Dystopolis:
    """Several seats decide, in the order given; what one does in several steps is separated by commas."""
    for who, words in answers.items():
        for action in words.split(", "):
            s.apply(s.parse(action), seat(who))
    return s


def choices(s: Dystopolis, who: str | None = None) -> list[str]:
    """The names of all legal actions of a seat, or of the one that is to act."""
    one = None if who is None else seat(who)
    return [s.name(action) for action in s.legal(one)]


def no_bribes(s: Dystopolis) -> Dystopolis:
    """Everybody is done without bribing."""
    assert s.step == Step.BRIBES
    for one in s.pending:
        s.apply(s.parse("done"), one)
    return s


def passes(s: Dystopolis) -> Dystopolis:
    """Everybody who is asked passes."""
    for one in s.pending:
        s.apply(s.parse("pass"), one)
    return s


def tokens(s: Dystopolis, name: str) -> list[int]:
    """The Investments of each seat in a company."""
    at = tile(name) * MOST_SEATS
    return [int(s.token[at + one]) for one in range(s.seats)]


def told(s: Dystopolis, what: int) -> list[tuple[int, int, int, int]]:
    """What was told of that kind: seat and details."""
    return [(e.seat, e.a, e.b, e.c) for e in s.story or [] if e.what == what]


def event(s: Dystopolis, headline: str) -> Dystopolis:
    """That event is the one of this year."""
    s.event = [one.headline for one in s.box.events].index(headline)
    s.pile &= ~(1 << s.event)
    return s


def start(seats: int = 3, **options: str) -> Dystopolis:
    """A game from its very beginning."""
    s = game().start(seats, options or {"intrigue": "off"})
    assert isinstance(s, Dystopolis)
    s.story = []
    return s


def draw(s: Dystopolis, *names: str) -> Dystopolis:
    """Let chance bring these, by the words for its outcomes."""
    for name in names:
        outcomes = [s.game.outcome(s, number) for number in range(s.chances)]
        s.resolve(outcomes.index(name))
    return s


def founded(seats: int = 3, **options: str) -> Dystopolis:
    """A game that has come to its first bidding: Blood Dome and I.C.U. in a T."""
    return draw(start(seats, **options), "Blood Dome", "I.C.U.")
