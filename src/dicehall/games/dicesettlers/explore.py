"""§7 Explore: a new tile on the map, and who comes along."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.hexes import MIDDLE, add_tile, column_of, row_of
from dicehall.games.dicesettlers.icons import up_to
from dicehall.games.dicesettlers.land import is_joined, presence
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest, nth_bit, ones
from dicehall.games.dicesettlers.technologies import amount
from dicehall.games.dicesettlers.terms import NEAR, TENTS, Can, Do, Log


def goals(s: SettlersState, player: i64, bonus: i64) -> i64:
    """§7.1 One icon or more, and no more than there are tiles for."""
    left = ones(s.stack)
    if left == 0 or not has_room(s, player):
        return 0
    return up_to(max(left - bonus - amount(s, player, Can.SURVEY), 1))


def tiles_to_draw(s: SettlersState, player: i64) -> i64:
    """§7.1 §13.12 A tile for each icon, and some more by a technology, as far as there are any."""
    return min(s.paid + s.bonus + amount(s, player, Can.SURVEY), ones(s.stack))


def draw_tile(s: SettlersState, player: i64, outcome: i64) -> None:
    """§7.1 A tile is drawn from the stack, for all to see."""
    tile = nth_bit(s.stack, outcome)
    s.stack &= ~bit(tile)
    s.drawn |= bit(tile)
    s.count -= 1
    s.tell(Log.SURVEY, player, tile)


def drawn_tiles(s: SettlersState, out: vec[i64]) -> i64:
    """§7.2 §1.6 One of the tiles that lie there is kept."""
    n: i64 = 0
    left = s.drawn
    while left != 0:
        out[n] = pack(Do.TAKE_TILE, lowest(left))
        n += 1
        left = left & (left - 1)
    return n


def choose_tile(s: SettlersState, tile: i64) -> None:
    """§7.2 The others go into the box."""
    s.tile_now = tile
    s.drawn = 0


def is_open(s: SettlersState, near: i64, own: i64) -> bool:
    """§7.3 Whether a place touches at least two tiles, and one with presence where there is any."""
    return near & (near - 1) != 0 and (own == 0 or near & own != 0)


def has_room(s: SettlersState, player: i64) -> bool:
    """§7.3 Whether there is any place for a tile: none, where all tiles with presence are shut in."""
    own = presence(s, player)
    at: i64 = 0
    while at < s.spots and not is_open(s, s.spot[2 * at + 1], own):
        at += 1
    return at < s.spots


def places(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§7.3 The places where the tile may lie."""
    n: i64 = 0
    own = presence(s, player)
    for at in range(s.spots):
        if is_open(s, s.spot[2 * at + 1], own):
            out[n] = place(s.spot[2 * at])
            n += 1
    return n


def place(cell: i64) -> i64:
    """The action of laying a tile there."""
    return pack(Do.PLACE, column_of(cell) + MIDDLE, row_of(cell) + MIDDLE)


def lay(s: SettlersState, player: i64, cell: i64) -> None:
    """§7.3 The tile lies on the map."""
    add_tile(s, s.tile_now, cell)
    s.tell(Log.PLACED, player, s.tile_now, cell)


def first_tents(s: SettlersState, player: i64) -> None:
    """§7.4 §13.13 A tent from the general supply stands on the new tile; by a technology some more."""
    for _tent in range(1 + amount(s, player, Can.VANGUARD)):
        s.put_tent(s.tile_now, player)
        s.tell(Log.TENT, player, s.tile_now)


def may_join(s: SettlersState, player: i64, other: i64) -> bool:
    """§7.5 Whether a neighbour may come along: present beside the new tile, with a tent at hand."""
    if other == player or s.tile[NEAR + s.tile_now] & presence(s, other) == 0:
        return False
    return s.of(other, TENTS) > 0 or amount(s, other, Can.JOIN) > 0


def join(s: SettlersState, other: i64) -> None:
    """§7.5 §13.14 A neighbour's tent stands there, from the personal supply or, by a technology, the general one."""
    if amount(s, other, Can.JOIN) == 0:
        s.add(other, TENTS, -1)
    s.put_tent(s.tile_now, other)
    s.tell(Log.JOINED, other, s.tile_now)


def may_stay(s: SettlersState, player: i64) -> bool:
    """§7.6 Whether somebody has joined and the explorer has a tent to answer with."""
    return s.of(player, TENTS) > 0 and is_joined(s, player, s.tile_now)


def stay(s: SettlersState, player: i64) -> None:
    """§7.6 Another tent of the explorer."""
    s.add(player, TENTS, -1)
    s.put_tent(s.tile_now, player)
    s.tell(Log.TENT, player, s.tile_now)
