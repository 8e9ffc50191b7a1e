"""§2 The city: companies on the grid, what they touch, how much they hold, who owns them."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.state import (
    DystopolisState,
    bit,
    lowest,
    ones,
    place_at,
    place_way,
    place_x,
    place_y,
)
from dicehall.games.dystopolis.terms import (
    ACROSS,
    DOWN,
    FULL_ROW,
    GONE,
    IN_HAND,
    MOST_SEATS,
    NOBODY,
    ROWS,
    SIDE,
    SMALL,
    TILES,
    TURN,
    Do,
)


def length(size: i64) -> i64:
    """§2.1 A small company covers one cell, a medium one two in a row, a large one three."""
    return size + 1


def placements(s: DystopolisState, tile: i64, out: vec[i64]) -> i64:
    """§2.2 A company lies across or down on free cells, and touches the city edge to edge at least once."""
    first: i64 = 1
    while s.row[first] == 0:
        first += 1
    last: i64 = ROWS - 2
    while s.row[last] == 0:
        last -= 1
    size = s.box.size[tile]
    n = placed_across(s, size, first - 1, last + 1, out)
    if size == SMALL:
        return n
    return placed_down(s, size, first - length(size), last + 1, out, n)


def placed_across(s: DystopolisState, size: i64, first: i64, last: i64, out: vec[i64]) -> i64:
    """All places across, in the rows from first to last."""
    n: i64 = 0
    for y in range(max(first, 1), min(last, SIDE) + 1):
        free = free_cells(s, y)
        near = next_to_city(s, y)
        fits = free
        touches = near
        for k in range(1, length(size)):
            fits = fits & (free >> k)
            touches = touches | (near >> k)
        n = write_places(fits & touches, y, ACROSS, s.origin, out, n)
    return n


def placed_down(s: DystopolisState, size: i64, first: i64, last: i64, out: vec[i64], n: i64) -> i64:
    """All places down that begin in the rows from first to last; n are written already."""
    for y in range(max(first, 1), min(last, SIDE - size) + 1):
        fits = free_cells(s, y)
        touches = next_to_city(s, y)
        for k in range(1, length(size)):
            fits = fits & free_cells(s, y + k)
            touches = touches | next_to_city(s, y + k)
        n = write_places(fits & touches, y, DOWN, s.origin, out, n)
    return n


def write_places(cells: i64, y: i64, way: i64, origin: i64, out: vec[i64], n: i64) -> i64:
    """An action for each of the cells of a row, but for the place that the company comes from."""
    while cells != 0:
        x = lowest(cells)
        cells = cells & (cells - 1)
        if place_at(x - 1, y - 1, way) != origin:
            out[n] = pack(Do.PLACE, x - 1, y - 1, way)
            n += 1
    return n


def free_cells(s: DystopolisState, y: i64) -> i64:
    """§2.6 The table ends 24 cells from its middle, in each direction; what is covered is not free."""
    return ~s.row[y] & FULL_ROW


def next_to_city(s: DystopolisState, y: i64) -> i64:
    """The cells of a row that share an edge with a covered one."""
    row = s.row
    return (row[y] << 1) | (row[y] >> 1) | row[y - 1] | row[y + 1]


# ---- laying down and taking up ----


def lay(s: DystopolisState, tile: i64, place: i64) -> None:
    """Put a company into the city; its neighbours become its connections, and it theirs."""
    cover(s, tile, place)
    s.place[tile] = place
    links: i64 = 0
    for other in range(TILES):
        if other != tile and s.place[other] >= 0 and is_connected(s, tile, other):
            links |= bit(other)
            s.links[other] |= bit(tile)
    s.links[tile] = links


def take_up(s: DystopolisState, tile: i64) -> None:
    """Lift a company out of the city, with its Investments; others lose their connection to it."""
    cover(s, tile, s.place[tile])
    links = s.links[tile]
    while links != 0:
        s.links[lowest(links)] &= ~(bit(tile))
        links = links & (links - 1)
    s.links[tile] = 0
    s.place[tile] = IN_HAND


def destroy(s: DystopolisState, tile: i64) -> None:
    """Remove a company from the game; its Investments are gone already."""
    take_up(s, tile)
    s.place[tile] = GONE


def cover(s: DystopolisState, tile: i64, place: i64) -> None:
    """Mark the cells of a company as covered, or as free again."""
    x = place_x(place) + 1
    y = place_y(place) + 1
    cells = length(s.box.size[tile])
    if place_way(place) == ACROSS:
        s.row[y] ^= ((bit(cells)) - 1) << x
        return
    for k in range(cells):
        s.row[y + k] ^= bit(x)


# ---- connections ----


def is_connected(s: DystopolisState, one: i64, other: i64) -> bool:
    """§2.3 Two companies are connected when they share an edge; a corner is none, and two edges are one connection."""
    here = s.place[one]
    there = s.place[other]
    x = place_x(here)
    y = place_y(here)
    u = place_x(there)
    v = place_y(there)
    right = x + width(s, one, here)
    bottom = y + height(s, one, here)
    far_right = u + width(s, other, there)
    far_bottom = v + height(s, other, there)
    if x < far_right and u < right:
        return bottom == v or far_bottom == y
    if y < far_bottom and v < bottom:
        return right == u or far_right == x
    return False


def width(s: DystopolisState, tile: i64, place: i64) -> i64:
    """How many columns a company covers there."""
    return length(s.box.size[tile]) if place_way(place) == ACROSS else 1


def height(s: DystopolisState, tile: i64, place: i64) -> i64:
    """How many rows a company covers there."""
    return 1 if place_way(place) == ACROSS else length(s.box.size[tile])


def connections(s: DystopolisState, tile: i64) -> i64:
    """How many different companies a company is connected to."""
    return ones(s.links[tile])


# ---- Investments ----


def maximum(s: DystopolisState, tile: i64) -> i64:
    """§2.4 A company holds one Investment more than it has connections; none is removed when that falls."""
    return ones(s.links[tile]) + 1


def investments(s: DystopolisState, tile: i64) -> i64:
    """All Investments in a company."""
    token = s.token
    at = tile * MOST_SEATS
    return token[at] + token[at + 1] + token[at + 2] + token[at + 3] + token[at + 4]


def has_room(s: DystopolisState, tile: i64) -> bool:
    """Whether another Investment fits into a company that is in the city."""
    return s.place[tile] >= 0 and investments(s, tile) < maximum(s, tile)


def owners(s: DystopolisState, tile: i64) -> i64:
    """§2.5 Most Investments: one seat is the Main owner, several are Joint owners; none, and nobody is."""
    most: i64 = 0
    found: i64 = 0
    at = tile * MOST_SEATS
    for seat in range(s.seats):
        here = s.token[at + seat]
        if here > most:
            most = here
            found = bit(seat)
        elif here == most and here > 0:
            found |= bit(seat)
    return found


def main_owner(s: DystopolisState, tile: i64) -> i64:
    """The Main owner of a company, or NOBODY."""
    found = owners(s, tile)
    if found == 0 or found & (found - 1) != 0:
        return NOBODY
    return lowest(found)


def lowest_turn_card(s: DystopolisState, seats: i64) -> i64:
    """Who of a set of seats has the lowest Turn card; NOBODY of none."""
    best: i64 = NOBODY
    for seat in range(s.seats):
        if (seats >> seat) & 1 == 1 and (best == NOBODY or s.seat[TURN + seat] < s.seat[TURN + best]):
            best = seat
    return best


def highest_turn_card(s: DystopolisState, seats: i64) -> i64:
    """Who of a set of seats has the highest Turn card; NOBODY of none."""
    best: i64 = NOBODY
    for seat in range(s.seats):
        if (seats >> seat) & 1 == 1 and (best == NOBODY or s.seat[TURN + seat] > s.seat[TURN + best]):
            best = seat
    return best
