"""§19.9 What the Diceoneer prefers: for each action the best choices, as bits; among equals the person chooses.

A list of priorities is one number, the first priority in its highest digits: the best choices have the highest number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dicesettlers.explore import is_open, place
from dicehall.games.dicesettlers.hexes import distance
from dicehall.games.dicesettlers.land import is_on_offer, presence, reach
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest
from dicehall.games.dicesettlers.terms import (
    BOT,
    CABINS,
    CELL,
    GOLD_TOKEN,
    KNOWN,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    OWNER,
    SHOW,
    SHOWN,
    STRENGTH,
    SUPPLY,
    TENT,
    TENTS,
    TERRAINS,
    TOKEN,
    TOKENS,
)

PERSON: Final[i64] = 0
HOUSE_LEAD: Final[i64] = 3
FAR: Final[i64] = 63
"""Further from a house than any tile can be: there will be none."""
SOLE: Final[i64] = 2
SHARED: Final[i64] = 1


# ---- Recruit ----


def recruits(s: SettlersState) -> i64:
    """§19.9 Colours with access: those it has the fewest of; of these the rarest in the supply."""
    best: i64 = 0
    lowest_rank: i64 = 1 << 30
    for colour in range(TERRAINS):
        if is_on_offer(s, BOT, colour):
            rank = s.dice_of(BOT, colour) * 64 + s.pool[SUPPLY + colour]
            if rank < lowest_rank:
                lowest_rank = rank
                best = 0
            if rank == lowest_rank:
                best |= bit(colour)
    return best


# ---- Explore ----


def places(s: SettlersState, out: vec[i64]) -> i64:
    """§19.10 Where its tile may lie: if possible not beside the person, and far from the person's tents."""
    n: i64 = 0
    best: i64 = -1
    own = presence(s, BOT)
    for at in range(s.spots):
        near = s.spot[2 * at + 1]
        if is_open(s, near, own):
            rank = place_rank(s, s.spot[2 * at], near)
            if rank > best:
                best = rank
                n = 0
            if rank == best:
                out[n] = place(s.spot[2 * at])
                n += 1
    return n


def place_rank(s: SettlersState, cell: i64, near: i64) -> i64:
    """§19.10 First whether the person is beside it, then how far the next tent of the person is."""
    apart: i64 = 0 if near & presence(s, PERSON) != 0 else 1
    return apart * 128 + nearest_tent(s, cell)


def nearest_tent(s: SettlersState, cell: i64) -> i64:
    """§19.10 How far the next tile with a tent of the person is."""
    found: i64 = 127
    tiles = presence(s, PERSON)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if s.tents(tile, PERSON) > 0:
            found = min(found, distance(cell, s.tile[CELL + tile]))
    return found


# ---- Settle ----


def settlements(s: SettlersState) -> i64:
    """§19.11 The best tiles for its next tent."""
    return best_settlements(s, reach(s, BOT))


def best_settlements(s: SettlersState, tiles: i64) -> i64:
    """§19.11 The best of some tiles."""
    best: i64 = 0
    highest: i64 = -1
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        rank = settle_rank(s, tile)
        if rank > highest:
            highest = rank
            best = 0
        if rank == highest:
            best |= bit(tile)
    return best


def settle_rank(s: SettlersState, tile: i64) -> i64:
    """§19.11 A new terrain, a new tile, near to a house, against the person's control, many VP: in this order."""
    rank: i64 = 1 if presence(s, BOT) & s.box.of_terrain[s.box.terrain[tile]] == 0 else 0
    rank = rank * 2 + (1 if is_new_tile(s, tile) else 0)
    rank = rank * 64 + FAR - tents_to_house(s, tile)
    rank = rank * 4 + stops_person(s, tile, 1, 0)
    return rank * 32 + s.box.high[tile]


def is_new_tile(s: SettlersState, tile: i64) -> bool:
    """§19.11 No presence yet; a tile with the person's house that brings nothing to the second does not count."""
    if s.is_present(BOT, tile):
        return False
    return s.tile[OWNER + tile] != PERSON or s.box.low[tile] > 0


def tents_to_house(s: SettlersState, tile: i64) -> i64:
    """§19.11 How many tents it lacks for a house there; FAR where there can be none."""
    if s.tile[OWNER + tile] != NOBODY or s.of(BOT, CABINS) == 0:
        return FAR
    return min(max(HOUSE_LEAD - s.tents(tile, BOT) + s.tents(tile, PERSON), 0), FAR)


def stops_person(s: SettlersState, tile: i64, mine: i64, theirs: i64) -> i64:
    """§19.11 §19.14 Whether so many tents more, and so many less of the person, end the person's control, and which."""
    if s.tile[OWNER + tile] != NOBODY:
        return 0
    person = s.tents(tile, PERSON)
    own = s.tents(tile, BOT)
    if person > own:
        return SOLE if person - theirs <= own + mine else 0
    if person == own and person > 0:
        return SHARED if person - theirs < own + mine else 0
    return 0


# ---- Raid ----


def raids(s: SettlersState) -> i64:
    """§19.14 The best tiles to raid: where most tents can be swapped, and so on."""
    best: i64 = 0
    highest: i64 = 0
    tiles = presence(s, BOT)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        rank = raid_rank(s, tile)
        if rank > highest:
            highest = rank
            best = 0
        if rank == highest and rank > 0:
            best |= bit(tile)
    return best


def raid_rank(s: SettlersState, tile: i64) -> i64:
    """§19.14 Tents swapped, against the person's control, near to a house, many VP: in this order; 0 for no target."""
    swaps = min(s.bot[STRENGTH], s.tents(tile, PERSON), s.of(BOT, TENTS))
    if swaps == 0:
        return 0
    rank = swaps * 4 + stops_person(s, tile, swaps, swaps)
    rank = rank * 64 + FAR - tents_to_house(s, tile)
    return rank * 32 + s.box.high[tile]


# ---- Research ----


def discovery(s: SettlersState) -> i64:
    """§19.16 The first slot of those with most printed VP that it can have now; NOTHING for none."""
    best = NOTHING
    for slot in range(SHOWN):
        card = s.pool[SHOW + slot]
        if card == NOTHING or not can_discover(s, slot, card):
            continue
        if best == NOTHING or s.box.catalogue.points[card] > s.box.catalogue.points[s.pool[SHOW + best]]:
            best = slot
    return best


def can_discover(s: SettlersState, slot: i64, card: i64) -> bool:
    """§19.16 Not had yet, strength for the icons, presence on the terrains, tokens in store."""
    if (s.of(BOT, KNOWN) >> slot) & 1 == 1 or s.box.catalogue.research[card] > s.bot[STRENGTH]:
        return False
    for terrain in range(TERRAINS):
        if (s.box.catalogue.terrain[card] >> terrain) & 1 == 1 and presence(s, BOT) & s.box.of_terrain[terrain] == 0:
            return False
    return gold_due(s, card) <= s.of(BOT, TOKEN + GOLD_TOKEN)


def gold_due(s: SettlersState, card: i64) -> i64:
    """§19.16 How much Gold it would pay: what is asked for, and instead of tokens that it lacks."""
    gold = s.box.catalogue.price[card * TOKENS + GOLD_TOKEN]
    for token in range(GOLD_TOKEN):
        gold += max(s.box.catalogue.price[card * TOKENS + token] - s.of(BOT, TOKEN + token), 0)
    return gold


# ---- Clean-up ----


def lonely_factories(s: SettlersState) -> i64:
    """§19.18 Factories where it has two tents or more, and more than the person."""
    found: i64 = 0
    tiles = presence(s, BOT) & s.box.factories
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        own = s.tile[TENT + tile * MOST_PLAYERS + BOT]
        if own >= 2 and own > s.tents(tile, PERSON):
            found |= bit(tile)
    return found
