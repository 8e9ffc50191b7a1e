"""§1 What lies where: counting dice and agents."""

from mypy_extensions import i64

from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import AGENT, DIE, SPACES, WIDTH, bit, colour_of, value_of


def has_die(s: TopiaState, place: i64) -> bool:
    """§1.2 Whether a die lies in a place."""
    return s.cells[place] & DIE != 0


def has_agent(s: TopiaState, place: i64) -> bool:
    """§1.3 Whether an agent stands in a place."""
    return s.cells[place] & AGENT != 0


def agents_in(s: TopiaState, seat: i64, hood: i64) -> i64:
    """§1.3 How many agents a seat has in a neighbourhood."""
    wanted = AGENT | seat
    cells = s.cells
    n: i64 = 0
    for space in range(hood * WIDTH, hood * WIDTH + WIDTH):
        if cells[space] & 255 == wanted:
            n += 1
    return n


def hoods_with_dice(s: TopiaState) -> i64:
    """§1.1 The neighbourhoods in which a die lies, as a bit set."""
    cells = s.cells
    hoods: i64 = 0
    for space in range(SPACES):
        if cells[space] & DIE != 0:
            hoods |= bit(space // WIDTH)
    return hoods


def dice_on_city(s: TopiaState) -> i64:
    """§1.2 How many dice lie on the City Board."""
    cells = s.cells
    n: i64 = 0
    for space in range(SPACES):
        if cells[space] & DIE != 0:
            n += 1
    return n


def dice_on_boards(s: TopiaState) -> i64:
    """§1.3 How many dice lie on all Faction Boards together."""
    n: i64 = 0
    for seat in range(s.seats):
        n += s.dice_of(seat)
    return n


def dice_in(s: TopiaState, hood: i64) -> i64:
    """§1.2 The total value of the dice in a neighbourhood."""
    total: i64 = 0
    for space in range(hood * WIDTH, hood * WIDTH + WIDTH):
        total += value_of(s.cells[space])
    return total


def total_of(s: TopiaState, seat: i64) -> i64:
    """§1.3 The total value of the dice on a seat's Faction Board."""
    base = s.board(seat)
    total: i64 = 0
    for place in range(base, base + s.dice_of(seat)):
        total += value_of(s.cells[place])
    return total


def of_colour(s: TopiaState, seat: i64, colour: i64) -> i64:
    """§7.1 How many dice of a colour are the seat's own: those on its Faction Board, no others."""
    base = s.board(seat)
    n: i64 = 0
    for place in range(base, base + s.dice_of(seat)):
        if colour_of(s.cells[place]) == colour:
            n += 1
    return n


def of_value(s: TopiaState, seat: i64, value: i64) -> i64:
    """§7.1 How many dice of a value are the seat's own."""
    base = s.board(seat)
    n: i64 = 0
    for place in range(base, base + s.dice_of(seat)):
        if value_of(s.cells[place]) == value:
            n += 1
    return n


def left_of_colour(s: TopiaState, colour: i64) -> i64:
    """§7.5 How many dice of a colour lie on the City Board."""
    n: i64 = 0
    for space in range(SPACES):
        cell = s.cells[space]
        if cell & DIE != 0 and colour_of(cell) == colour:
            n += 1
    return n


def swap(s: TopiaState, place: i64, other: i64) -> None:
    """§4.8 Two things change places; nothing else happens where they come to lie."""
    cell = s.cells[place]
    s.cells[place] = s.cells[other]
    s.cells[other] = cell
