"""§14 Explosive technologies."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.freely import governable
from dicehall.games.dicesettlers.harvest import gain_token
from dicehall.games.dicesettlers.land import presence, reach
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest, ones
from dicehall.games.dicesettlers.terms import (
    BAG,
    COLOURS,
    DRAWS,
    EXPLOSIVE_SLOT,
    FLIPPED,
    KNOWN,
    MAINS,
    MOST_PLAYERS,
    PLAYER,
    REFILLS,
    SHOW,
    SPENT,
    TENT,
    TENTS,
    TOKENS,
    USED,
    Can,
    Do,
    Log,
)
from dicehall.games.dicesettlers.tiles import extra_action
from dicehall.games.dicesettlers.trade import gain_points


def can_explode(s: SettlersState, player: i64) -> bool:
    """§14.1 Whether the player's marker lies there and the ability would do anything."""
    if not s.has_card(player, EXPLOSIVE_SLOT):
        return False
    card = s.pool[SHOW + EXPLOSIVE_SLOT]
    verb = s.box.catalogue.verb[card]
    if verb == Can.BLAST:
        return blast_tiles(s, player) != 0
    if verb == Can.EXTRA:
        return s.of(player, USED) != bit(MAINS) - 1
    if verb == Can.BELL:
        return s.bag_size(player) + s.six(player * PLAYER + SPENT) > 0
    if verb == Can.RUSH:
        return governable(s, player, s.box.catalogue.amount[card]) != 0
    return verb == Can.GUSHER or presence(s, player) != 0


def remove_marker(s: SettlersState, player: i64, card: i64) -> None:
    """§14.1 The marker is taken off; the technology can be researched again."""
    s.seat[player * PLAYER + KNOWN] &= ~bit(EXPLOSIVE_SLOT)
    s.seat[player * PLAYER + FLIPPED] &= ~bit(EXPLOSIVE_SLOT)
    s.target = card
    s.count = s.box.catalogue.amount[card]
    s.tell(Log.EXPLODED, player, card)


def blast_tiles(s: SettlersState, player: i64) -> i64:
    """§14.2 The tiles, as bits, with presence and tents of others."""
    found: i64 = 0
    tiles = presence(s, player)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        for other in range(s.players):
            if other != player and s.tile[TENT + tile * MOST_PLAYERS + other] > 0:
                found |= bit(tile)
    return found


def blast_hits(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§14.2 Whose tent is sent back next; after the first, nobody's."""
    n: i64 = 0
    for other in range(s.players):
        if other != player and s.tile[TENT + s.tile_now * MOST_PLAYERS + other] > 0:
            out[n] = pack(Do.HIT, other)
            n += 1
    if s.seen > 0 and n > 0:
        out[n] = Do.DONE
        n += 1
    return n


def has_victims(s: SettlersState, player: i64) -> bool:
    """§14.2 Whether tents of others are left there."""
    return (blast_tiles(s, player) >> s.tile_now) & 1 == 1


def blast(s: SettlersState, player: i64, other: i64) -> None:
    """§14.2 A tent goes back to its owner, whatever shields there are."""
    s.take_tents(s.tile_now, other, 1)
    s.add(other, TENTS, 1)
    s.seen = 1
    s.count -= 1
    s.tell(Log.BLASTED, player, other, s.tile_now)


def caravan(s: SettlersState, player: i64, tile: i64) -> None:
    """§14.3 A tent from the general supply, where one could stand by Settle."""
    s.put_tent(tile, player)
    s.count -= 1
    s.tell(Log.TENT, player, tile)


def caravan_tiles(s: SettlersState, player: i64) -> i64:
    """§14.3 Tiles with presence, and their neighbours."""
    return reach(s, player)


def gusher(s: SettlersState, player: i64) -> None:
    """§14.4 A token of each kind."""
    for token in range(TOKENS):
        for _times in range(s.count):
            gain_token(s, player, token)


def fair(s: SettlersState, player: i64) -> None:
    """§14.5 VP for tiles with presence, up to so many."""
    gain_points(s, player, min(s.count * ones(presence(s, player)), s.box.catalogue.most[s.target]))


def express(s: SettlersState, player: i64) -> None:
    """§14.6 An extra action in this turn."""
    extra_action(s, player)


def ring(s: SettlersState, player: i64) -> None:
    """§14.7 All spent dice go into the bag; so many are drawn and rolled."""
    for colour in range(COLOURS):
        s.add(player, BAG + colour, s.of(player, SPENT + colour))
        s.put(player, SPENT + colour, 0)
    s.put(player, DRAWS, min(s.count, s.bag_size(player)))
    s.put(player, REFILLS, 0)
    s.tell(Log.REFILL, player)


def rush_tiles(s: SettlersState, player: i64) -> i64:
    """§14.8 The tiles, as bits, that can be governed with a smaller lead."""
    return governable(s, player, s.count)


def at_once(s: SettlersState, player: i64, verb: i64) -> None:
    """§14.4 §14.5 §14.6 What needs no choice."""
    if verb == Can.GUSHER:
        gusher(s, player)
    elif verb == Can.FAIR:
        fair(s, player)
    else:
        express(s, player)
