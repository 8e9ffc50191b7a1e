"""§2 The grid of hexes: cells, their six neighbours, and which of them are open.

A cell is one number, (r + MIDDLE) * SIDE + q + MIDDLE, for axial coordinates with (0, 0) in the middle:

          (0,-1) (1,-1)
       (-1,0) (0,0) (1,0)          q runs to the right,
          (-1,1) (0,1)             r down and to the right

A new tile touches two others, so a map of 37 tiles stays within 18 cells of the middle.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dicehall.games.dicesettlers.state import bit, lowest
from dicehall.games.dicesettlers.terms import CELL, NEAR, TILES

if TYPE_CHECKING:
    from dicehall.games.dicesettlers.state import SettlersState

SIDE: Final[i64] = 41
MIDDLE: Final[i64] = 20
CELLS: Final[i64] = SIDE * SIDE
ORIGIN: Final[i64] = MIDDLE * SIDE + MIDDLE
WAYS: Final[i64] = 6


def cell_at(q: i64, r: i64) -> i64:
    """The cell with these coordinates."""
    return (r + MIDDLE) * SIDE + q + MIDDLE


def column_of(cell: i64) -> i64:
    """The coordinate q of a cell."""
    return cell % SIDE - MIDDLE


def row_of(cell: i64) -> i64:
    """The coordinate r of a cell."""
    return cell // SIDE - MIDDLE


def beside(cell: i64, way: i64) -> i64:
    """§2.1 The neighbour of a cell, the six ways clockwise from the right."""
    if way == 0:
        return cell + 1
    if way == 1:
        return cell + SIDE
    if way == 2:
        return cell + SIDE - 1
    if way == 3:
        return cell - 1
    if way == 4:
        return cell - SIDE
    return cell - SIDE + 1


def distance(cell: i64, other: i64) -> i64:
    """How many steps lie between two cells."""
    q = column_of(cell) - column_of(other)
    r = row_of(cell) - row_of(other)
    if q < 0:
        q, r = -q, -r
    if r >= 0:
        return q + r
    return max(q, -r)


def add_tile(s: "SettlersState", tile: i64, cell: i64) -> None:
    """Lay a tile on a cell: it learns its neighbours and they learn of it; the open cells around it are noted."""
    at = place_of(s, cell)
    near: i64 = 0
    if at < s.spots and s.spot[2 * at] == cell:
        near = s.spot[2 * at + 1]
        close(s, at)
    s.tile[CELL + tile] = cell
    s.tile[NEAR + tile] = near
    mark = bit(tile)
    while near != 0:
        other = lowest(near)
        near = near & (near - 1)
        s.tile[NEAR + other] |= mark
    s.laid |= mark
    for way in range(WAYS):
        touch(s, beside(cell, way), tile)


def place_of(s: "SettlersState", cell: i64) -> i64:
    """Where a cell stands, or would stand, in the list of open cells, which is in the order of their numbers."""
    at: i64 = 0
    while at < s.spots and s.spot[2 * at] < cell:
        at += 1
    return at


def close(s: "SettlersState", at: i64) -> None:
    """A cell is open no more."""
    s.spots -= 1
    for place in range(2 * at, 2 * s.spots):
        s.spot[place] = s.spot[place + 2]
    s.spot[2 * s.spots] = 0
    s.spot[2 * s.spots + 1] = 0


def touch(s: "SettlersState", cell: i64, tile: i64) -> None:
    """An open cell has a new neighbour."""
    at = place_of(s, cell)
    if at < s.spots and s.spot[2 * at] == cell:
        s.spot[2 * at + 1] |= bit(tile)
        return
    for other in range(TILES):
        if s.tile[CELL + other] == cell:
            return
    for below in range(s.spots - at):
        place = 2 * (s.spots - below)
        s.spot[place] = s.spot[place - 2]
        s.spot[place + 1] = s.spot[place - 1]
    s.spot[2 * at] = cell
    s.spot[2 * at + 1] = bit(tile)
    s.spots += 1
