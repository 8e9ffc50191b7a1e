"""§1 Preparations."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dicesettlers.content_box import Tile
from dicehall.games.dicesettlers.explore import place
from dicehall.games.dicesettlers.hexes import ORIGIN, add_tile, beside
from dicehall.games.dicesettlers.land import build_house
from dicehall.games.dicesettlers.state import SettlersState, bit, nth_bit, ones
from dicehall.games.dicesettlers.terms import (
    BAG,
    CABINS,
    EXPLOSIVE_SLOT,
    GREEN,
    HOUSES,
    ICONS,
    NOTHING,
    QUOTA,
    SERVES,
    SHOW,
    STARTER,
    SUPPLY,
    TENTS,
    TERRAINS,
    WHITE,
    YELLOW,
    Log,
)
from dicehall.games.dicesettlers.tiles import give_tokens, starts_with_house

SEALS: Final[i64] = 3
SHOWN_STARTERS: Final[i64] = 3


def hand_out(s: SettlersState) -> None:
    """§1.1 Dice, tents, houses, and a quota of three for everybody."""
    start = s.box.numbers.start
    for player in range(s.players):
        s.put(player, TENTS, start.tents)
        s.put(player, CABINS, HOUSES)
        s.put(player, QUOTA, start.quota)
        for icon in range(ICONS):
            s.put(player, SERVES + icon, bit(icon))
        s.put(player, BAG + WHITE, start.white)
        s.put(player, BAG + GREEN, start.green)
        s.put(player, BAG + YELLOW, start.yellow)


def fill_supply(s: SettlersState) -> None:
    """§1.2 VP and dice, by the number of players; white dice are never in the supply."""
    supply = s.box.numbers.supply
    key = str(s.seats)
    s.points = supply.points[key]
    for colour in range(TERRAINS):
        given: i64 = 0
        for player in range(s.players):
            given += s.of(player, BAG + colour)
        s.pool[SUPPLY + colour] = max(s.box.dice[colour].count - supply.dice_removed[key] - given, 0)


def lay_out_set(s: SettlersState, chosen: i64) -> None:
    """§1.3 The nine technologies of a premade set."""
    for slot in range(EXPLOSIVE_SLOT):
        s.pool[SHOW + slot] = s.box.catalogue.set_cards[chosen * EXPLOSIVE_SLOT + slot]


def next_slot(s: SettlersState) -> i64:
    """§1.3 §1.4 The slot that is filled next; NOTHING when the display is complete."""
    for slot in range(EXPLOSIVE_SLOT):
        if s.pool[SHOW + slot] == NOTHING:
            return slot
    if s.explosive == 1 and s.pool[SHOW + EXPLOSIVE_SLOT] == NOTHING:
        return EXPLOSIVE_SLOT
    return NOTHING


def seal_of(s: SettlersState, slot: i64) -> i64:
    """§1.3 Four of seal I, three of seal II, two of seal III; the explosive one comes last."""
    upto: i64 = 0
    for seal in range(SEALS):
        upto += s.box.catalogue.deal[seal]
        if slot < upto:
            return seal
    return SEALS


def deck(s: SettlersState, slot: i64) -> i64:
    """§1.3 The technologies, as bits, that may come into a slot; Chronicles only where four play."""
    cards = s.box.catalogue.of_seal[seal_of(s, slot)]
    if s.seats < 4:
        cards &= ~s.box.catalogue.for_four
    for other in range(slot):
        cards &= ~bit(s.pool[SHOW + other])
    return cards


def show_card(s: SettlersState, slot: i64, outcome: i64) -> None:
    """§1.3 §1.4 A technology lies on display."""
    card = nth_bit(deck(s, slot), outcome)
    s.pool[SHOW + slot] = card
    s.tell(Log.SHOWN, -1, card)


def begin_first(s: SettlersState, player: i64) -> None:
    """§1.5 The first player is drawn by lot."""
    s.first = player
    s.whose = player
    s.tell(Log.FIRST, player)


def starters_due(s: SettlersState) -> i64:
    """§1.6 How many starting tiles are still to be shown to the player who chooses."""
    return SHOWN_STARTERS - ones(s.drawn)


def show_starter(s: SettlersState, outcome: i64) -> None:
    """§1.6 A starting tile lies open before the player."""
    tile = nth_bit(s.starters, outcome)
    s.starters &= ~bit(tile)
    s.drawn |= bit(tile)
    s.tell(Log.STARTERS, s.whose, tile)


def keep_starter(s: SettlersState, player: i64, tile: i64) -> None:
    """§1.6 One is kept, the others are passed on."""
    s.drawn &= ~bit(tile)
    s.pool[STARTER + player] = tile
    s.tell(Log.CHOSE, player, tile)


def settled_cell(s: SettlersState) -> i64:
    """§1.7 Where the next starting tile lies as a matter of course: pair and triangle; NOTHING for the fourth."""
    laid = ones(s.laid)
    if laid == 0:
        return ORIGIN
    if laid == 1:
        return beside(ORIGIN, 0)
    return beside(ORIGIN, 1) if laid == 2 else NOTHING


def layout(s: SettlersState, out: vec[i64]) -> i64:
    """§1.7 Where the fourth starting tile may lie: it touches two others."""
    n: i64 = 0
    for at in range(s.spots):
        near = s.spot[2 * at + 1]
        if near & (near - 1) != 0:
            out[n] = place(s.spot[2 * at])
            n += 1
    return n


def lay_starter(s: SettlersState, player: i64, cell: i64) -> None:
    """§1.7 §1.8 The starting tile lies on the map, with a tent from the personal supply, or with a house."""
    tile = s.pool[STARTER + player]
    add_tile(s, tile, cell)
    s.tell(Log.PLACED, player, tile, cell)
    if starts_with_house(s, tile):
        build_house(s, player, tile)
        return
    s.add(player, TENTS, -1)
    s.put_tent(tile, player)
    s.tell(Log.TENT, player, tile)


def first_gift(s: SettlersState, player: i64) -> None:
    """§1.8 What the starting tile gives when it is placed."""
    tile = s.pool[STARTER + player]
    if s.box.kind[tile] == Tile.PLACEMENT and s.box.gift[tile] == Tile.TOKEN:
        give_tokens(s, player, tile)


def make_stack(s: SettlersState) -> None:
    """§1.9 The tiles for this number of players."""
    s.stack = s.box.stack[max(s.seats, 2)]
