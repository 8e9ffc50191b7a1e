"""§5 Icons: where they come from, and how they are paid.

A payment is made source by source, in the order in which sources are numbered: dice by kind, technologies that are
flipped, one Pioneer by a technology, pairs of Pioneers. So each way to pay is offered once. `s.goals` holds, as bits,
how many icons may be paid in all, and a source is offered only where one of these can still be reached.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.content_box import Tile
from dicehall.games.dicesettlers.land import controls
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest, ones
from dicehall.games.dicesettlers.technologies import counts_alone, flip, icon_bonus, ready
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    COLOURS,
    FLIP,
    FLIPPED,
    FOOD,
    GOLD,
    HALF,
    HARVEST,
    ICON,
    ICONS,
    IRON,
    KNOWN,
    LONE,
    NOTHING,
    PIONEER,
    PLAYER,
    PRESENT,
    SERVES,
    SHOW,
    WOOD,
    Can,
    Do,
    Log,
)

MANY: Final[i64] = 60
"""No more icons than this are paid at once."""


# ---- §5.1 sources ----


def sources(s: SettlersState, player: i64, main: i64) -> i64:
    """§5.1 The icons that can be spent on a main action, as bits."""
    at = player * PLAYER + SERVES
    if main == HARVEST:
        return s.seat[at + FOOD] | s.seat[at + WOOD] | s.seat[at + IRON] | s.seat[at + GOLD]
    return s.seat[at + main]


def added_icons(s: SettlersState, player: i64, main: i64) -> i64:
    """§5.3 §17.8 The icons that tiles and technologies add to an action when it begins."""
    n = icon_bonus(s, player, main)
    tiles = s.box.icon_tiles & s.seat[player * PLAYER + PRESENT]
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if s.box.what[tile] == main and (s.box.kind[tile] == Tile.PRESENCE or controls(s, player, tile)):
            n += s.box.amount[tile]
    return n


def spare_slots(s: SettlersState, player: i64, mask: i64) -> i64:
    """§13.6 The technologies, by slot, that can be flipped for an icon that is of use."""
    found: i64 = 0
    left = s.seat[player * PLAYER + KNOWN] & ~s.seat[player * PLAYER + FLIPPED]
    while left != 0:
        slot = lowest(left)
        left = left & (left - 1)
        card = s.pool[SHOW + slot]
        if s.box.catalogue.verb[card] == Can.SPARE and (mask >> s.box.catalogue.icon[card]) & 1 == 1:
            found |= bit(slot)
    return found


def dice_from(s: SettlersState, player: i64, mask: i64, first: i64) -> i64:
    """How many active dice show one of these icons, from a kind of die on."""
    n: i64 = 0
    base = player * PLAYER
    if first == 0:
        for icon in range(ICONS):
            if (mask >> icon) & 1 == 1:
                n += s.seat[base + ICON + icon]
        return n
    for kind in range(first, s.box.kinds):
        if (mask >> s.box.kind_icon[kind]) & 1 == 1:
            n += s.seat[base + ACTIVE + kind]
    return n


def pioneers_from(s: SettlersState, player: i64, first: i64) -> i64:
    """How many active dice show a Pioneer, from a colour on."""
    base = player * PLAYER
    if first == 0:
        return s.seat[base + ICON + PIONEER]
    n: i64 = 0
    for colour in range(first, COLOURS):
        kind = s.box.kind_of(colour, PIONEER)
        if kind >= 0:
            n += s.seat[base + ACTIVE + kind]
    return n


def icons_left(s: SettlersState, player: i64, mask: i64, last: i64) -> i64:
    """How many icons can still be paid with sources from the last one on."""
    n: i64 = 0
    if last < FLIP:
        n = dice_from(s, player, mask, last)
    if last < LONE:
        n += ones(spare_slots(s, player, mask) >> max(last - FLIP, 0))
    if counts_alone(mask):
        return n
    if last >= HALF:
        return n + pioneers_from(s, player, last - HALF) // 2
    pioneers = pioneers_from(s, player, max(last - LONE, 0))
    if last < LONE and pioneers > 0 and ready(s, player, Can.LONE) != NOTHING:
        return n + 1 + (pioneers - 1) // 2
    return n + pioneers // 2


def can_pay(s: SettlersState, player: i64, main: i64, least: i64) -> bool:
    """Whether a player has so many icons for a main action."""
    return icons_left(s, player, sources(s, player, main), 0) >= least


# ---- §5.4 paying ----


def up_to(most: i64) -> i64:
    """The goals of an action that may take any number of icons from one to this."""
    return bit(min(most, MANY) + 1) - 2


def is_reachable(goals: i64, low: i64, high: i64) -> bool:
    """Whether one of the goals lies between these numbers."""
    return high >= low and (goals >> low) & (bit(min(high, MANY) - low + 1) - 1) != 0


def payments(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§5.4 What can be paid with next, each way once; and to be done, where what is paid is enough for something."""
    mask = sources(s, player, s.main)
    if s.half == 1:
        return pioneers(s, player, s.last - HALF, 1, out, 0)
    n: i64 = 0
    if (s.goals >> s.paid) & 1 == 1:
        out[0] = Do.DONE
        n = 1
    left = icons_left(s, player, mask, s.last)
    base = player * PLAYER
    if s.last < FLIP:
        for kind in range(s.last, s.box.kinds):
            have = s.seat[base + ACTIVE + kind]
            if have > 0 and (mask >> s.box.kind_icon[kind]) & 1 == 1:
                if is_reachable(s.goals, s.paid + 1, s.paid + left):
                    out[n] = pack(Do.SPEND, kind)
                    n += 1
                left -= have
    return flips(s, player, mask, out, n)


def flips(s: SettlersState, player: i64, mask: i64, out: vec[i64], n: i64) -> i64:
    """Technologies that can be flipped for an icon; then single Pioneers, then pairs of them."""
    if s.last < LONE:
        first = max(s.last - FLIP, 0)
        slots = spare_slots(s, player, mask) >> first << first
        left = icons_left(s, player, mask, FLIP + first)
        while slots != 0:
            slot = lowest(slots)
            slots = slots & (slots - 1)
            if is_reachable(s.goals, s.paid + 1, s.paid + left):
                out[n] = pack(Do.FLIP, s.pool[SHOW + slot])
                n += 1
            left -= 1
    if counts_alone(mask):
        return n
    if s.last < LONE and ready(s, player, Can.LONE) != NOTHING:
        n = single_pioneers(s, player, out, n)
    first = s.last - HALF if s.last >= HALF else max(s.last - LONE, 0)
    return pioneers(s, player, first, 0, out, n)


def single_pioneers(s: SettlersState, player: i64, out: vec[i64], n: i64) -> i64:
    """§13.8 One Pioneer that counts as any icon except Gold, by colour."""
    for colour in range(COLOURS):
        kind = s.box.kind_of(colour, PIONEER)
        if kind >= 0 and s.seat[player * PLAYER + ACTIVE + kind] > 0:
            left = 1 + (pioneers_from(s, player, colour) - 1) // 2
            if is_reachable(s.goals, s.paid + 1, s.paid + left):
                out[n] = pack(Do.LONE, colour)
                n += 1
    return n


def pioneers(s: SettlersState, player: i64, first: i64, half: i64, out: vec[i64], n: i64) -> i64:
    """§5.2 One of two Pioneers, by colour, from a colour on: the first of them, or the second."""
    for colour in range(first, COLOURS):
        kind = s.box.kind_of(colour, PIONEER)
        if kind < 0 or s.seat[player * PLAYER + ACTIVE + kind] == 0:
            continue
        left = (pioneers_from(s, player, colour) + half) // 2
        if is_reachable(s.goals, s.paid + 1, s.paid + left):
            out[n] = pack(Do.HALF, colour)
            n += 1
    return n


def spend(s: SettlersState, player: i64, kind: i64) -> None:
    """§5.1 An active die is spent for its icon."""
    s.spend_die(player, kind)
    s.paid += 1
    s.last = kind
    s.tell(Log.SPENT, player, s.last)


def spend_flip(s: SettlersState, player: i64, card: i64) -> None:
    """§13.6 A technology is flipped for its icon."""
    slot = s.slot_of(card)
    flip(s, player, slot)
    s.paid += 1
    s.last = FLIP + slot
    s.tell(Log.SPENT, player, s.last)


def spend_single(s: SettlersState, player: i64, colour: i64) -> None:
    """§13.8 A Pioneer is spent alone; the marker is flipped."""
    flip(s, player, ready(s, player, Can.LONE))
    s.spend_die(player, s.box.kind_of(colour, PIONEER))
    s.paid += 1
    s.last = LONE + colour
    s.tell(Log.SPENT, player, s.last)


def spend_half(s: SettlersState, player: i64, colour: i64) -> None:
    """§5.2 A Pioneer is spent; with the second one they are an icon."""
    s.spend_die(player, s.box.kind_of(colour, PIONEER))
    s.last = HALF + colour
    s.half = 1 - s.half
    if s.half == 0:
        s.paid += 1
    s.tell(Log.SPENT, player, s.last, s.half)


def is_paid(s: SettlersState, player: i64) -> bool:
    """Whether no more icons can be paid that would be of use."""
    if s.half == 1:
        return False
    left = icons_left(s, player, sources(s, player, s.main), s.last)
    return not is_reachable(s.goals, s.paid + 1, s.paid + left)
