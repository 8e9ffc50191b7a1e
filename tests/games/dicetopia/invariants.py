"""What holds at every position of Dicetopia, counted out slowly."""

from collections import Counter

from dicehall.core.state import State
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import (
    AGENT,
    DEAL_MISSION,
    DIE,
    HAND,
    HELD,
    LAY_DIE,
    PLACES,
    RUBBLE,
    SLOTS,
    SPACES,
    SUNK,
    SUNK_COUNT,
    TAKEN,
    USES,
)


def invariants(state: State) -> None:
    """All of them."""
    assert isinstance(state, TopiaState)
    no_agent_is_lost(state)
    boards_fill_from_the_left(state)
    no_mission_is_in_two_places(state)
    if state.step > LAY_DIE:
        no_die_is_lost(state)


def what(state: TopiaState) -> list[int]:
    """What lies in each place."""
    return [int(cell) & 255 for cell in state.cells]


def no_agent_is_lost(state: TopiaState) -> None:
    """Six agents a seat, wherever they stand."""
    agents = Counter(cell & 7 for cell in what(state) if cell & AGENT)
    assert agents == {seat: SLOTS for seat in range(state.seats)}


def boards_fill_from_the_left(state: TopiaState) -> None:
    """On a Faction Board lie first the dice, as many as were taken, and then own agents."""
    for seat in range(state.seats):
        board = what(state)[SPACES + SLOTS * seat : SPACES + SLOTS * seat + SLOTS]
        taken = state.of(seat, TAKEN)
        assert all(cell & DIE for cell in board[:taken])
        assert board[taken:] == [AGENT | seat] * (SLOTS - taken)
    assert not any(what(state)[SPACES + SLOTS * state.seats : PLACES])


def no_die_is_lost(state: TopiaState) -> None:
    """All dice of the game are on the table, but for those that left it with their space; values are 1 to 6."""
    cells = what(state)
    dice = [cell for cell in cells if cell & DIE]
    assert len(dice) + cells.count(RUBBLE) == 6 * state.seats + 6
    assert all(1 <= cell & 7 <= 6 and (cell >> 3) & 3 < 3 for cell in dice)
    assert all(state.of(seat, USES) >= 0 for seat in range(state.seats))


def no_mission_is_in_two_places(state: TopiaState) -> None:
    """A mission is in one hand, under the deck, shown, or in the deck; and hands have as many as everybody counts."""
    held = [int(state.of(seat, HAND)) for seat in range(state.seats)]
    sunk = [int(state.of(seat, SUNK)) for seat in range(state.seats)]
    sets = [*held, *sunk, int(state.shown), int(state.deck())]
    assert sum(cards.bit_count() for cards in sets) == 40
    for seat in range(state.seats):
        assert held[seat].bit_count() == state.of(seat, HELD)
        assert sunk[seat].bit_count() == state.of(seat, SUNK_COUNT)
    assert state.step >= DEAL_MISSION or not any(held)
