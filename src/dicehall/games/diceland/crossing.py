"""§4 Phase 2: crossing off spaces, everybody at once, each on the own board."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.diceland.actions import COLOUR, CROSS, PASS
from dicehall.games.diceland.board import BITS, COLOURS, FITS
from dicehall.games.diceland.events import CANNOT, COLOUR_DONE, CROSSED, PASSES, TERRITORY_DONE, TREASURE, USES
from dicehall.games.diceland.state import NOTHING, DicelandState


def seats_to_cross(s: DicelandState) -> i64:
    """§4.1 Who has something to decide in phase 2: everybody at once, but for those who can use nothing."""
    seats: i64 = 0
    for seat in range(s.seats):
        if (seat == s.active and must_cross(s)) or (seat != s.active and can_use_any(s, seat)):
            seats |= i64(1) << seat
    return seats


def must_cross(s: DicelandState) -> bool:
    """§4.2 The active player has to use all dice set aside, whenever the rules let them be used."""
    return usable(s, s.active, s.chosen, s.aside) != 0


def begin_forced(s: DicelandState) -> None:
    """§4.2 The active player is not asked for a colour: it is the one chosen in phase 1."""
    if must_cross(s):
        begin_use(s, s.active, s.chosen, s.aside)
    else:
        s.tell(CANNOT, s.active, s.chosen, s.aside)


def can_use_any(s: DicelandState, seat: i64) -> bool:
    """§4.3 Whether any colour left over on the table can be used by a player."""
    for colour in range(COLOURS):  # noqa: SIM110 - a plain loop is the fastest
        if s.count[colour] > 0 and usable(s, seat, colour, s.count[colour]) != 0:
            return True
    return False


def colours_left_over(s: DicelandState, seat: i64, out: vec[i64]) -> i64:
    """§4.3 Whoever is not active chooses one of the colours left over, with all its dice, or passes."""
    n: i64 = 0
    for colour in range(COLOURS):
        if s.count[colour] > 0 and usable(s, seat, colour, s.count[colour]) != 0:
            out[n] = pack(COLOUR, colour)
            n += 1
    out[n] = PASS
    return n + 1


def pass_by(s: DicelandState, seat: i64) -> None:
    """§4.3 Nobody but the active player has to cross off anything."""
    s.tell(PASSES, seat)


def begin_use(s: DicelandState, seat: i64, colour: i64, dice: i64) -> None:
    """§4.4 All dice of the colour are used, each for exactly one space."""
    s.using[seat] = colour
    s.todo[seat] = dice
    s.tell(USES, seat, colour, dice)


def spaces_to_cross(s: DicelandState, seat: i64, out: vec[i64]) -> i64:
    """§4.4 A space of the colour in use, next to a cross, in the territory that the throw is used in."""
    colour = s.using[seat]
    bits = usable(s, seat, colour, s.todo[seat])
    space_at = s.boards[seat].space_at
    place = colour * BITS
    n: i64 = 0
    while bits != 0:
        if bits & 1 == 1:
            out[n] = pack(CROSS, space_at[place])
            n += 1
        bits >>= 1
        place += 1
    return n


def usable(s: DicelandState, seat: i64, colour: i64, dice: i64) -> i64:
    """§4.5 The spaces where so many dice may begin, as bits: none in a territory with fewer free spaces than dice."""
    at = seat * COLOURS + colour
    if not is_open(s, at):
        return s.near[at] & s.boards[seat].roomy[colour * FITS + dice]
    if s.room[at] < dice:
        return 0
    return s.near[at] & s.open[at]


def is_open(s: DicelandState, at: i64) -> bool:
    """§4.6 A territory that is begun must be finished before another one of the same colour is begun."""
    return s.open[at] != 0


def cross_off(s: DicelandState, seat: i64, space: i64) -> None:
    """§4.4 Make one cross."""
    board = s.boards[seat]
    colour = board.colour[space]
    at = seat * COLOURS + colour
    if not is_open(s, at):
        s.open[at] = board.land[space]
        s.room[at] = board.land_size[space]
    bit = board.bit[space]
    s.open[at] &= ~bit
    s.free[at] &= ~bit
    s.room[at] -= 1
    s.todo[seat] -= 1
    spread(s, seat, space)
    s.tell(CROSSED, seat, space, colour)


def spread(s: DicelandState, seat: i64, space: i64) -> None:
    """§4.4 A new cross makes the free spaces next to it reachable."""
    near = s.near
    free = s.free
    touch = s.boards[seat].touch
    at = seat * COLOURS
    other = space * COLOURS
    for colour in range(COLOURS):
        near[at + colour] = (near[at + colour] | touch[other + colour]) & free[at + colour]


def claim_treasure(s: DicelandState, seat: i64, space: i64) -> None:
    """§4.7 A treasure that is crossed off is marked, and earns a treasure throw."""
    board = s.boards[seat]
    if board.treasure[space] == 1:
        s.treasures[seat] += 1
        s.throws[seat] += 1
        s.tell(TREASURE, seat, space, board.colour[space], s.treasures[seat])


def announce(s: DicelandState, seat: i64, space: i64) -> None:
    """§4.8 Whoever has crossed off a whole territory, or all spaces of a colour, says so."""
    colour = s.boards[seat].colour[space]
    if has_whole_colour(s, seat, colour):
        s.tell(COLOUR_DONE, seat, colour)
    elif not is_open(s, seat * COLOURS + colour):
        s.tell(TERRITORY_DONE, seat, space, colour)


def has_whole_colour(s: DicelandState, seat: i64, colour: i64) -> bool:
    """§4.8 Whether no space of a colour is free any more."""
    return s.free[seat * COLOURS + colour] == 0


def end_use(s: DicelandState, seat: i64) -> None:
    """§4.4 When every die has its cross, the throw is used up."""
    s.using[seat] = NOTHING
