"""What holds at every position of Dystopolis, counted out slowly."""

from dicehall.core.state import State
from dicehall.games.dystopolis.bribes import known_cash
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import (
    CARDS,
    CASH,
    DOWN,
    IN_STACK,
    KEPT,
    MOST_SEATS,
    REWARDS,
    ROWS,
    TILES,
    TURN,
    Step,
)

HAND = 15
FACE_UP = 30


def invariants(state: State) -> None:
    """All of them."""
    assert isinstance(state, Dystopolis)
    money_agrees_with_the_books(state)
    cells_are_covered_once(state)
    connections_are_what_touches(state)
    stacks_hold_the_rest(state)
    investments_lie_in_the_city(state)
    cards_are_all_there(state)
    turn_cards_differ(state)
    rewards_are_given_once(state)


def money_agrees_with_the_books(s: Dystopolis) -> None:
    """Nobody is in debt, and cash is what the books say."""
    for seat in range(s.seats):
        assert s.seat[CASH + seat] >= 0
        assert s.seat[CASH + seat] == known_cash(s, seat)


def cells_of(s: Dystopolis, tile: int) -> list[tuple[int, int]]:
    """The cells of a company in the city."""
    place = int(s.place[tile])
    x, y, way = place & 63, place >> 6 & 63, place >> 12
    cells = range(int(s.box.size[tile]) + 1)
    return [(x, y + k) if way == DOWN else (x + k, y) for k in cells]


def in_city(s: Dystopolis) -> list[int]:
    """The companies of the city."""
    return [tile for tile in range(TILES) if s.place[tile] >= 0]


def cells_are_covered_once(s: Dystopolis) -> None:
    """No two companies lie on one cell, none lies beyond the edge, and the rows are marked accordingly."""
    cells = [cell for tile in in_city(s) for cell in cells_of(s, tile)]
    assert len(cells) == len(set(cells))
    rows = [0] * ROWS
    for x, y in cells:
        assert 0 <= x < ROWS - 2
        assert 0 <= y < ROWS - 2
        rows[y + 1] |= 1 << (x + 1)
    assert rows == [int(row) for row in s.row]


def connections_are_what_touches(s: Dystopolis) -> None:
    """A connection for each company that has a cell beside one of this company's."""
    owner = {cell: tile for tile in in_city(s) for cell in cells_of(s, tile)}
    for tile in range(TILES):
        found = 0
        for x, y in cells_of(s, tile) if s.place[tile] >= 0 else []:
            for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if owner.get(beside, tile) != tile:
                    found |= 1 << owner[beside]
        assert s.links[tile] == found


def stacks_hold_the_rest(s: Dystopolis) -> None:
    """A company is in the stacks when it was never drawn."""
    assert s.stack == sum(1 << tile for tile in range(TILES) if s.place[tile] == IN_STACK)


def investments_lie_in_the_city(s: Dystopolis) -> None:
    """No Investment in a company of the stacks, none of a seat that is not there, never fewer than none."""
    for tile in range(TILES):
        here = [int(s.token[tile * MOST_SEATS + seat]) for seat in range(MOST_SEATS)]
        assert min(here) >= 0
        assert sum(here[s.seats :]) == 0
        assert sum(here) <= len(s.box.price)
        if s.place[tile] < 0 and tile != s.tile:
            assert sum(here) == 0


def cards_are_all_there(s: Dystopolis) -> None:
    """Each seat has as many cards face down as everybody thinks."""
    for seat in range(s.seats):
        assert s.seat[KEPT + seat] == sum(1 for card in range(CARDS) if s.intrigue[card] == HAND + seat)
    assert s.pile & s.peeked == 0


def turn_cards_differ(s: Dystopolis) -> None:
    """While a year is played each seat has a Turn card of its own."""
    cards = sorted(int(s.seat[TURN + seat]) for seat in range(s.seats))
    if s.step > Step.TURNS:
        assert cards == list(range(1, s.seats + 1))


def rewards_are_given_once(s: Dystopolis) -> None:
    """No Reward has two owners."""
    bits = [int(s.seat[REWARDS + seat]) for seat in range(s.seats)]
    for reward in range(4):
        assert sum(bit >> reward & 1 for bit in bits) <= 1
