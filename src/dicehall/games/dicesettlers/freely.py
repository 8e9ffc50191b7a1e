"""§15 Free actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.land import build_house, lead
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest
from dicehall.games.dicesettlers.technologies import amount, ready, told_use
from dicehall.games.dicesettlers.terms import (
    CABINS,
    KNOWN,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    OWNER,
    PLAYER,
    PRESENT,
    SHOW,
    TENT,
    TENTS,
    WORKED,
    WORKED_TWICE,
    Can,
    Do,
    Log,
)
from dicehall.games.dicesettlers.tiles import gives_something

LEAD: Final[i64] = 3
LEAVING: Final[i64] = 3


def is_rested(s: SettlersState, player: i64, tile: i64) -> bool:
    """§13.21 Each factory works once in a round; by a technology twice."""
    if (s.seat[player * PLAYER + WORKED] >> tile) & 1 == 0:
        return True
    twice = (s.seat[player * PLAYER + WORKED_TWICE] >> tile) & 1
    return twice == 0 and amount(s, player, Can.SHIFTS) > 0


def factories(s: SettlersState, player: i64, leaves: i64) -> i64:
    """§15.1 The factories, as bits, with an own tent, that have not worked yet and give something."""
    found: i64 = 0
    tiles = s.seat[player * PLAYER + PRESENT] & s.box.factories
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        tents = s.tile[TENT + tile * MOST_PLAYERS + player]
        if tents > 0 and is_rested(s, player, tile) and gives_something(s, player, tile, leaves):
            found |= bit(tile)
    return found


def use_factory(s: SettlersState, player: i64, tile: i64) -> None:
    """§15.1 A tent comes back from the factory."""
    s.take_tents(tile, player, 1)
    s.add(player, TENTS, 1)
    note_work(s, player, tile)


def use_factory_staying(s: SettlersState, player: i64, tile: i64) -> None:
    """§13.20 1x: the tent stays where it is."""
    told_use(s, player, ready(s, player, Can.STAY))
    note_work(s, player, tile)


def note_work(s: SettlersState, player: i64, tile: i64) -> None:
    """The factory has worked, once or twice."""
    s.tell(Log.FACTORY, player, tile)
    if (s.seat[player * PLAYER + WORKED] >> tile) & 1 == 1:
        s.seat[player * PLAYER + WORKED_TWICE] |= bit(tile)
    s.seat[player * PLAYER + WORKED] |= bit(tile)


def least(s: SettlersState, player: i64, verb: i64, most: i64) -> i64:
    """The smallest amount of the technologies of a player with this verb; `most` without any."""
    found = most
    known = s.seat[player * PLAYER + KNOWN]
    while known != 0:
        card = s.pool[SHOW + lowest(known)]
        known = known & (known - 1)
        if s.box.catalogue.verb[card] == verb:
            found = min(found, s.box.catalogue.amount[card])
    return found


def lead_needed(s: SettlersState, player: i64) -> i64:
    """§13.22 How many tents more than any other player it takes to govern."""
    return least(s, player, Can.LEAD, LEAD)


def tents_leaving(s: SettlersState, player: i64) -> i64:
    """§13.23 How many tents leave a tile that is governed."""
    return least(s, player, Can.LEAVE, LEAVING)


def governable(s: SettlersState, player: i64, ahead: i64) -> i64:
    """§15.2 The tiles, as bits, without a house, with enough tents, and so many more than any other player."""
    found: i64 = 0
    if s.of(player, CABINS) == 0:
        return 0
    leaving = tents_leaving(s, player)
    tiles = s.seat[player * PLAYER + PRESENT]
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        tents = s.tile[TENT + tile * MOST_PLAYERS + player]
        if tents >= leaving and s.tile[OWNER + tile] == NOBODY and lead(s, player, tile) >= ahead:
            found |= bit(tile)
    return found


def govern(s: SettlersState, player: i64, tile: i64) -> None:
    """§15.2 Tents go to the general supply, and a house stands on the tile."""
    s.tell(Log.GOVERNED, player, tile)
    s.take_tents(tile, player, tents_leaving(s, player))
    build_house(s, player, tile)


def listed(tiles: i64, verb: i64, out: vec[i64], n: i64) -> i64:
    """An action for each of these tiles."""
    while tiles != 0:
        out[n] = pack(verb, lowest(tiles))
        n += 1
        tiles = tiles & (tiles - 1)
    return n


def free_actions(s: SettlersState, player: i64, out: vec[i64], n: i64) -> i64:
    """§4.4 §15.1 §15.2 What may be done before and after main actions, without an explosion."""
    n = listed(s.works, Do.FACTORY, out, n)
    if ready(s, player, Can.STAY) != NOTHING:
        n = listed(factories(s, player, 0), Do.FACTORY_STAY, out, n)
    return listed(s.governs, Do.GOVERN, out, n)
