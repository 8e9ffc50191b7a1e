"""§8 Settle: tents."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.icons import MANY, up_to
from dicehall.games.dicesettlers.land import reach
from dicehall.games.dicesettlers.state import SettlersState, lowest
from dicehall.games.dicesettlers.technologies import amount
from dicehall.games.dicesettlers.terms import MOST_PLAYERS, PLAYER, PRESENT, TENT, TENTS, Can, Do, Log


def goals() -> i64:
    """§8.1 Any number of icons."""
    return up_to(MANY)


def uses(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§8.1 What an icon may be used for."""
    out[0] = Do.GATHER
    n: i64 = 1
    if s.of(player, TENTS) > 0:
        n = tent_places(s, player, out, n)
    return liftable(s, player, 0, out, n)


def gather(s: SettlersState, player: i64) -> None:
    """§8.2 §13.15 A tent from the general supply, or as many as a technology says."""
    n = max(amount(s, player, Can.CANVAS), 1)
    s.add(player, TENTS, n)
    s.tell(Log.GATHERED, player, n)


def tent_places(s: SettlersState, player: i64, out: vec[i64], n: i64) -> i64:
    """§8.3 The tiles with presence and their neighbours."""
    tiles = reach(s, player)
    while tiles != 0:
        out[n] = pack(Do.TENT, lowest(tiles))
        n += 1
        tiles = tiles & (tiles - 1)
    return n


def place_tent(s: SettlersState, player: i64, tile: i64) -> None:
    """§8.3 A tent from the personal supply stands there."""
    s.add(player, TENTS, -1)
    s.put_tent(tile, player)
    s.tell(Log.TENT, player, tile)


def liftable(s: SettlersState, player: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """§8.4 The tiles from which a tent can be taken back; several are taken in the order of the tiles."""
    tiles = s.seat[player * PLAYER + PRESENT] >> first << first
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if s.tile[TENT + tile * MOST_PLAYERS + player] > 0:
            out[n] = pack(Do.LIFT, tile)
            n += 1
    return n


def lift(s: SettlersState, player: i64, tile: i64) -> None:
    """§8.4 A tent goes back into the personal supply; more may follow for the same icon."""
    s.take_tents(tile, player, 1)
    s.add(player, TENTS, 1)
    s.tile_now = tile
    s.tell(Log.LIFTED, player, tile)


def more_to_lift(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§8.4 Further tents for the same icon, or no more."""
    out[0] = Do.DONE
    return liftable(s, player, s.tile_now, out, 1)
