"""§3 A turn: whose it is, and the agent that is sent out."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dicetopia.board import hoods_with_dice, swap
from dicehall.games.dicetopia.book import ROADBLOCK
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import (
    DIE,
    DO_SEND,
    NOWHERE,
    SENT,
    SLOTS,
    SPACES,
    TAKEN,
    WIDTH,
    bit,
)


def all_turns_taken(s: TopiaState) -> bool:
    """§3.6 Everybody has had six turns."""
    return s.turn == SLOTS * s.seats


def whose_turn(s: TopiaState) -> i64:
    """§3.1 The players take turns clockwise, the First Player first."""
    return s.in_order(s.turn % s.seats)


def has_roadblock(s: TopiaState) -> bool:
    """§8.10 With a Roadblock the neighbourhood of the last agent is closed."""
    return s.previous_hood >= 0 and s.knob(ROADBLOCK) == 1


def open_hoods(s: TopiaState) -> i64:
    """§8.10 A Roadblock closes a neighbourhood as long as a die lies elsewhere; Hypnosis (§5.10) does not care."""
    if s.lured >= 0:
        return bit(s.lured)
    hoods = hoods_with_dice(s)
    others = hoods & ~bit(s.previous_hood)
    return others if others != 0 else hoods


def dice_to_take(s: TopiaState, out: vec[i64]) -> i64:
    """§3.2 Any die on the City Board may be taken, unless something narrows the choice."""
    if s.lured >= 0 or has_roadblock(s):
        return dice_in_hoods(s, open_hoods(s), out)
    cells = s.cells
    n: i64 = 0
    for space in range(SPACES):
        if cells[space] & DIE != 0:
            out[n] = DO_SEND | (space << 8)
            n += 1
    return n


def dice_in_hoods(s: TopiaState, hoods: i64, out: vec[i64]) -> i64:
    """§3.2 The dice of some neighbourhoods."""
    cells = s.cells
    n: i64 = 0
    for space in range(SPACES):
        if cells[space] & DIE != 0 and (hoods >> (space // WIDTH)) & 1 == 1:
            out[n] = DO_SEND | (space << 8)
            n += 1
    return n


def send_agent(s: TopiaState, seat: i64, space: i64) -> None:
    """§3.3 The leftmost agent of the Faction Board changes places with the die."""
    place = s.board(seat) + s.dice_of(seat)
    s.tell(SENT, seat, space, s.cells[space] & 255, place)
    swap(s, place, space)
    s.put(seat, TAKEN, s.dice_of(seat) + 1)
    s.hood = space // WIDTH
    s.previous_hood = s.hood
    note_founder(s, seat, s.hood)


def note_founder(s: TopiaState, seat: i64, hood: i64) -> None:
    """§8.9 Whose agent was sent to a neighbourhood first is remembered."""
    if (s.founders >> (3 * hood)) & 7 == 0:
        s.founders |= (seat + 1) << (3 * hood)


def begin(s: TopiaState, seat: i64) -> None:
    """§3.1 A turn begins with nothing chosen yet."""
    s.player = seat
    s.hood = NOWHERE
    s.lured = NOWHERE
    s.action = NOWHERE
    s.by_ability = 0
    forget_targets(s)


def forget_targets(s: TopiaState) -> None:
    """§3.1 What was named for an action or an ability is named no more."""
    s.target = NOWHERE
    s.other_target = NOWHERE
    s.rolls = 0
