"""§9 Raid: tents for tents."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.icons import MANY
from dicehall.games.dicesettlers.land import presence, reach
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest
from dicehall.games.dicesettlers.technologies import amount, shield
from dicehall.games.dicesettlers.terms import MOST_PLAYERS, NOTHING, TENT, TENTS, Can, Do, Log


def in_reach(s: SettlersState, player: i64) -> i64:
    """§9.1 §13.16 The tiles with presence; by a technology their neighbours, too."""
    return reach(s, player) if amount(s, player, Can.REACH) > 0 else presence(s, player)


def cheapest(s: SettlersState, player: i64, tile: i64) -> i64:
    """How many icons the first tent of anybody costs there; NOTHING where nobody else has one."""
    best = NOTHING
    for other in range(s.players):
        if other != player and s.tile[TENT + tile * MOST_PLAYERS + other] > 0:
            cost = 1 + shield(s, other)
            best = cost if best == NOTHING else min(best, cost)
    return best


def can_raid(s: SettlersState, player: i64, icons: i64) -> bool:
    """§9.1 Whether there is a tent to place, and one of others to remove with so many icons."""
    if s.of(player, TENTS) == 0:
        return False
    tiles = in_reach(s, player)
    while tiles != 0:
        cost = cheapest(s, player, lowest(tiles))
        if cost != NOTHING and cost <= icons:
            return True
        tiles = tiles & (tiles - 1)
    return False


def aims(s: SettlersState, player: i64, icons: i64, out: vec[i64]) -> i64:
    """§9.1 The tiles that can be raided with so many icons."""
    n: i64 = 0
    tiles = in_reach(s, player)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        cost = cheapest(s, player, tile)
        if cost != NOTHING and cost <= icons:
            out[n] = pack(Do.AIM, tile)
            n += 1
    return n


def goals(s: SettlersState, player: i64, tile: i64, bonus: i64) -> i64:
    """§9.2 Any number of icons that tents can be removed with to the last; added icons may be left over."""
    costs = raid_costs(s, player, tile, 0, s.of(player, TENTS))
    found: i64 = 0
    for cost in range(1, MANY + 1):
        if (costs >> cost) & 1 == 1:
            found |= bit(max(cost - bonus, 1))
    return found


def raid_costs(s: SettlersState, player: i64, tile: i64, other: i64, tents: i64) -> i64:
    """What all ways of removing up to so many tents cost, as bits; of players from that one on."""
    if other == s.players:
        return 1
    costs = raid_costs(s, player, tile, other + 1, tents)
    if other == player:
        return costs
    for hit in range(1, min(s.tile[TENT + tile * MOST_PLAYERS + other], tents) + 1):
        costs |= raid_costs(s, player, tile, other + 1, tents - hit) << (hit + shield(s, other))
    return costs & (bit(MANY + 1) - 1)


def targets(s: SettlersState, player: i64) -> i64:
    """§9.3 Whose tents can be replaced with the icons that are left, as bits."""
    found: i64 = 0
    if s.of(player, TENTS) == 0:
        return 0
    for other in range(s.players):
        if other != player and s.tile[TENT + s.tile_now * MOST_PLAYERS + other] > 0 and hit_cost(s, other) <= s.count:
            found |= bit(other)
    return found


def hits(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§9.3 Whose tent is replaced next."""
    n: i64 = 0
    found = targets(s, player)
    while found != 0:
        out[n] = pack(Do.HIT, lowest(found))
        n += 1
        found = found & (found - 1)
    return n


def hit_cost(s: SettlersState, other: i64) -> i64:
    """§13.17 An icon, and before the first tent of a player those against the shield."""
    return 1 if (s.seen >> other) & 1 == 1 else 1 + shield(s, other)


def hit(s: SettlersState, player: i64, other: i64) -> None:
    """§9.3 A tent goes back to its owner, and one of the attacker takes its place."""
    s.count -= hit_cost(s, other)
    s.seen |= bit(other)
    s.take_tents(s.tile_now, other, 1)
    s.add(other, TENTS, 1)
    s.add(player, TENTS, -1)
    s.put_tent(s.tile_now, player)
    s.tell(Log.RAIDED, player, other, s.tile_now)
