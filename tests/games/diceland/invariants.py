"""What holds at every position of Diceland, counted out slowly."""

from functools import cache

from dicehall.core.state import State
from dicehall.games.diceland.board import COLOURS, DICE, Board
from dicehall.games.diceland.state import NOTHING, DicelandState
from dicehall.games.diceland.treasure import TREASURE_DICE


def invariants(state: State) -> None:
    """All of them; before the boards are dealt there is nothing to count."""
    assert isinstance(state, DicelandState)
    if not state.boards:
        return
    dice_are_all_there(state)
    for seat in range(state.seats):
        done = crossed(state, seat)
        crosses_hang_together(state, seat, done)
        treasures_are_counted_right(state, seat, done)
        for colour in range(COLOURS):
            one_territory_is_open(state, seat, colour, done)
            reachable_spaces_are_known(state, seat, colour, done)


@cache
def neighbours(board: Board, space: int) -> list[int]:
    """The spaces next to a space."""
    return board.drawing.neighbours(space)


@cache
def territories(board: Board, colour: int) -> list[list[int]]:
    """The territories of a colour."""
    return board.drawing.territories(colour)


def dice_are_all_there(state: DicelandState) -> None:
    """All dice lie on the table, are set aside, or are in the air: six, or five in a treasure throw."""
    if state.active == NOTHING or state.is_over:
        return
    due = DICE if state.thrower == NOTHING else TREASURE_DICE
    assert sum(int(n) for n in state.count) + state.aside + state.falling == due
    lying = [int(colour) for colour in state.dice if colour != NOTHING]
    assert len(lying) == due - state.falling
    for colour in range(COLOURS):
        aside = state.aside if colour == state.chosen else 0
        assert lying.count(colour) == state.count[colour] + aside


def crossed(state: DicelandState, seat: int) -> set[int]:
    """The spaces that a player has crossed off, the start among them."""
    spaces = range(len(state.boards[seat].colour))
    return {space for space in spaces if state.is_crossed(seat, space)}


def crosses_hang_together(state: DicelandState, seat: int, done: set[int]) -> None:
    """Every cross can be reached from the start over other crosses."""
    board, todo = state.boards[seat], set(done)
    border = [int(board.start)]
    todo.discard(int(board.start))
    while border:
        space = border.pop()
        found = [other for other in neighbours(board, space) if other in todo]
        todo.difference_update(found)
        border += found
    assert not todo


def treasures_are_counted_right(state: DicelandState, seat: int, done: set[int]) -> None:
    """The treasures found are the crossed ones; no more throws are due than treasures were found."""
    board = state.boards[seat]
    assert state.treasures[seat] == sum(int(board.treasure[space]) for space in done)
    assert 0 <= state.throws[seat] <= state.treasures[seat]


def one_territory_is_open(state: DicelandState, seat: int, colour: int, done: set[int]) -> None:
    """Of each colour at most one territory is begun and not finished, and its free spaces are those noted."""
    board, at = state.boards[seat], seat * COLOURS + colour
    begun = []
    for land in territories(board, colour):
        free = [space for space in land if space not in done]
        if 0 < len(free) < len(land):
            begun.append(sum(int(board.bit[space]) for space in free))
    assert begun == ([int(state.open[at])] if state.open[at] else [])
    assert state.room[at] == int(state.open[at]).bit_count()


def reachable_spaces_are_known(state: DicelandState, seat: int, colour: int, done: set[int]) -> None:
    """The reachable spaces of a colour are the free ones next to a cross."""
    board, bits = state.boards[seat], 0
    for space in (space for land in territories(board, colour) for space in land):
        if space not in done and any(other in done for other in neighbours(board, space)):
            bits |= int(board.bit[space])
    assert bits == state.near[seat * COLOURS + colour]
