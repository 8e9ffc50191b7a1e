"""§3 The Roll phase: drawing dice, rolling them, and rolling them again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.land import controls
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest
from dicehall.games.dicesettlers.technologies import quota_bonus, told_use
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    BAG,
    COLOURS,
    DRAWS,
    FACES,
    FALLING,
    FLIPPED,
    FOOD,
    GOLD,
    ICON,
    ICONS,
    IRON,
    KNOWN,
    PICKED,
    PICKS,
    PIONEER,
    PLAYER,
    PRESENT,
    QUOTA,
    REFILLS,
    ROLL_STEP,
    SERVES,
    SHOW,
    SPENT,
    WOOD,
    Can,
    Do,
    Log,
    Roll,
)

AGAIN: Final[i64] = 3
TWO: Final[i64] = 2


# ---- §3.2 the quota ----


def quota(s: SettlersState, player: i64) -> i64:
    """§3.2 Three, more by tiles and technologies, nine at most."""
    n = s.box.base_quota + quota_bonus(s, player)
    present = s.seat[player * PLAYER + PRESENT]
    n += quota_of(s, present & s.box.quota_presence)
    tiles = present & s.box.quota_control
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if controls(s, player, tile):
            n += s.box.amount[tile]
    return min(n, s.box.most_quota)


def quota_of(s: SettlersState, tiles: i64) -> i64:
    """What these tiles add."""
    n: i64 = 0
    while tiles != 0:
        n += s.box.amount[lowest(tiles)]
        tiles = tiles & (tiles - 1)
    return n


# ---- §3.3, §3.4 drawing and rolling ----


def begin_drawing(s: SettlersState, player: i64) -> None:
    """§3.3 So many dice are to be drawn as the quota says; the bag may be filled up once."""
    s.put(player, QUOTA, quota(s, player))
    s.put(player, DRAWS, s.of(player, QUOTA))
    s.put(player, REFILLS, 1)
    s.put(player, ROLL_STEP, Roll.WAIT)
    s.tell(Log.QUOTA, player, s.of(player, QUOTA))


def refill(s: SettlersState, player: i64) -> None:
    """§3.3 The bag is empty: all spent dice go back into it, once; with none the drawing is over."""
    if s.of(player, DRAWS) == 0 or s.bag_size(player) > 0:
        return
    if s.of(player, REFILLS) == 1 and s.six(player * PLAYER + SPENT) > 0:
        s.put(player, REFILLS, 0)
        for colour in range(COLOURS):
            s.put(player, BAG + colour, s.of(player, SPENT + colour))
            s.put(player, SPENT + colour, 0)
        s.tell(Log.REFILL, player)
    else:
        s.put(player, DRAWS, 0)


def falls(s: SettlersState, player: i64) -> i64:
    """§3.4 How many ways there are for the next die of a player to be drawn and to fall; 0 when none is due."""
    if s.six(player * PLAYER + FALLING) > 0:
        return FACES
    refill(s, player)
    return FACES * s.bag_size(player) if s.of(player, DRAWS) > 0 else 0


def falling_colour(s: SettlersState, player: i64, outcome: i64) -> i64:
    """The colour of the die that falls: one that is rolled again, or one out of the bag."""
    base = player * PLAYER
    if s.six(base + FALLING) > 0:
        colour: i64 = 0
        while s.seat[base + FALLING + colour] == 0:
            colour += 1
        return colour
    place = outcome // FACES
    found: i64 = 0
    while place >= s.seat[base + BAG + found]:
        place -= s.seat[base + BAG + found]
        found += 1
    return found


def fall(s: SettlersState, player: i64, outcome: i64) -> None:
    """§3.4 The next die of a player falls; it is active."""
    colour = falling_colour(s, player, outcome)
    if s.six(player * PLAYER + FALLING) > 0:
        s.add(player, FALLING + colour, -1)
    else:
        s.add(player, BAG + colour, -1)
        s.add(player, DRAWS, -1)
    kind = s.box.rolled(colour, outcome % FACES)
    s.gain_active(player, kind)
    s.tell(Log.ROLLED, player, kind)


# ---- §3.5 - §3.7 choosing ----


def resources(s: SettlersState, player: i64) -> i64:
    """§3.6 The icons, as bits, that count as Food, Wood, Iron or Gold."""
    at = player * PLAYER + SERVES
    return s.seat[at + FOOD] | s.seat[at + WOOD] | s.seat[at + IRON] | s.seat[at + GOLD]


def usable(s: SettlersState, player: i64) -> i64:
    """§13.2 §13.3 §13.4 The slots, as bits, of technologies for the Roll phase that are not flipped."""
    found: i64 = 0
    left = s.seat[player * PLAYER + KNOWN] & ~s.seat[player * PLAYER + FLIPPED]
    while left != 0:
        slot = lowest(left)
        left = left & (left - 1)
        verb = s.box.catalogue.verb[s.pool[SHOW + slot]]
        draws = verb == Can.DRAW and s.bag_size(player) > 0
        if draws or (verb in (Can.SET, Can.AGAIN) and has_active(s, player)):
            found |= bit(slot)
    return found


def has_active(s: SettlersState, player: i64) -> bool:
    """Whether a player has any active die."""
    return active_beside(s, player) >= 0


def active_beside(s: SettlersState, player: i64) -> i64:
    """How many active dice a player would have beside one that is spent."""
    n: i64 = 0
    for icon in range(ICONS):
        n += s.seat[player * PLAYER + ICON + icon]
    return n - 1


def can_choose(s: SettlersState, player: i64) -> bool:
    """§3.7 Whether a player has anything to spend in the Roll phase that would be of use."""
    base = player * PLAYER
    other = active_beside(s, player) > 0
    draws = s.bag_size(player) > 0
    if other or draws:
        mask = resources(s, player)
        for icon in range(ICONS):
            if s.seat[base + ICON + icon] > 0 and ((other and icon == PIONEER) or (mask >> icon) & 1 == 1):
                return True
    return usable(s, player) != 0


def choices(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§3.5 §3.6 §3.7 What a player may do in the Roll phase."""
    step = s.of(player, ROLL_STEP)
    if step == Roll.TURN_DIE:
        return turns(s, player, out)
    if step == Roll.PICK:
        return picks(s, player, out)
    out[0] = Do.DONE
    n: i64 = 1
    other = active_beside(s, player) > 0
    draws = s.bag_size(player) > 0
    mask = resources(s, player)
    for kind in range(s.box.kinds):
        if s.seat[player * PLAYER + ACTIVE + kind] == 0:
            continue
        icon = s.box.kind_icon[kind]
        if other and (icon == PIONEER or (mask >> icon) & 1 == 1):
            out[n] = pack(Do.TURN_WITH, kind)
            n += 1
        if other and icon == PIONEER:
            out[n] = pack(Do.ROLL_WITH, kind)
            n += 1
        if draws and (mask >> icon) & 1 == 1:
            out[n] = pack(Do.DRAW_WITH, kind)
            n += 1
    slots = usable(s, player)
    while slots != 0:
        out[n] = pack(Do.USE, s.pool[SHOW + lowest(slots)])
        n += 1
        slots = slots & (slots - 1)
    return n


def turns(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§3.5 An active die is turned to any other of its faces."""
    n: i64 = 0
    for kind in range(s.box.kinds):
        if s.seat[player * PLAYER + ACTIVE + kind] == 0:
            continue
        for other in range(s.box.kinds):
            if other != kind and s.box.kind_colour[other] == s.box.kind_colour[kind]:
                out[n] = pack(Do.TURN_DIE, kind, s.box.kind_icon[other])
                n += 1
    return n


def picks(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§3.5 The dice to roll again, in the order of their kinds; after the first, no more."""
    n: i64 = 0
    for kind in range(s.of(player, PICKED), s.box.kinds):
        if s.seat[player * PLAYER + ACTIVE + kind] > 0:
            out[n] = pack(Do.PICK, kind)
            n += 1
    if s.six(player * PLAYER + FALLING) > 0:
        out[n] = Do.DONE
        n += 1
    return n


def turn_with(s: SettlersState, player: i64, kind: i64) -> None:
    """§3.5 §3.6 A Pioneer or a resource is spent to turn a die."""
    s.spend_die(player, kind)
    s.put(player, ROLL_STEP, Roll.TURN_DIE)
    s.tell(Log.ROLL_SPENT, player, kind, Do.TURN_WITH)


def roll_with(s: SettlersState, player: i64, kind: i64) -> None:
    """§3.5 A Pioneer is spent to roll up to three dice again."""
    s.spend_die(player, kind)
    begin_picking(s, player, AGAIN)
    s.tell(Log.ROLL_SPENT, player, kind, Do.ROLL_WITH)


def begin_picking(s: SettlersState, player: i64, most: i64) -> None:
    """Dice are chosen to be rolled again."""
    s.put(player, ROLL_STEP, Roll.PICK)
    s.put(player, PICKS, most)
    s.put(player, PICKED, 0)


def draw_with(s: SettlersState, player: i64, kind: i64) -> None:
    """§3.6 A resource is spent to draw two dice; the bag is not filled up."""
    s.spend_die(player, kind)
    s.tell(Log.ROLL_SPENT, player, kind, Do.DRAW_WITH)
    draw_more(s, player, TWO)


def draw_more(s: SettlersState, player: i64, dice: i64) -> None:
    """§3.6 §13.4 So many dice are drawn, as far as the bag holds them."""
    s.put(player, DRAWS, min(dice, s.bag_size(player)))
    s.put(player, REFILLS, 0)
    s.put(player, ROLL_STEP, Roll.WAIT)


def use(s: SettlersState, player: i64, card: i64) -> None:
    """§13.2 §13.3 §13.4 A technology is flipped: to turn a die, to roll dice again, or to draw some."""
    told_use(s, player, s.slot_of(card))
    verb = s.box.catalogue.verb[card]
    if verb == Can.SET:
        s.put(player, ROLL_STEP, Roll.TURN_DIE)
    elif verb == Can.AGAIN:
        begin_picking(s, player, s.box.catalogue.amount[card])
    else:
        draw_more(s, player, s.box.catalogue.amount[card])


def turn_die(s: SettlersState, player: i64, kind: i64, icon: i64) -> None:
    """§3.5 A die lies with another face up."""
    s.lose_active(player, kind)
    s.gain_active(player, s.box.kind_of(s.box.kind_colour[kind], icon))
    s.tell(Log.TURNED, player, kind, icon)
    choose_on(s, player)


def pick(s: SettlersState, player: i64, kind: i64) -> None:
    """§3.5 A die is taken up to be rolled again."""
    s.lose_active(player, kind)
    s.add(player, FALLING + s.box.kind_colour[kind], 1)
    s.put(player, PICKED, kind)
    s.add(player, PICKS, -1)
    if s.of(player, PICKS) == 0 or not has_more(s, player, kind):
        s.put(player, ROLL_STEP, Roll.WAIT)


def has_more(s: SettlersState, player: i64, first: i64) -> bool:
    """Whether there is an active die from that kind on."""
    kind = first
    while kind < s.box.kinds and s.seat[player * PLAYER + ACTIVE + kind] == 0:
        kind += 1
    return kind < s.box.kinds


def choose_on(s: SettlersState, player: i64) -> None:
    """§3.7 Whoever has nothing to spend has finished."""
    s.put(player, PICKS, 0)
    s.put(player, PICKED, 0)
    s.put(player, ROLL_STEP, Roll.CHOOSE if can_choose(s, player) else Roll.READY)


def finish(s: SettlersState, player: i64) -> None:
    """§3.7 A player wants no more; or dice have been chosen, and fall."""
    if s.of(player, ROLL_STEP) == Roll.PICK:
        s.put(player, ROLL_STEP, Roll.WAIT)
        return
    s.put(player, ROLL_STEP, Roll.READY)
    s.tell(Log.READY, player)


def open_bag(s: SettlersState, player: i64) -> vec[i64]:
    """§3.8 What is in a bag, by colour: everybody may know it."""
    at = player * PLAYER + BAG
    return s.seat[at : at + COLOURS]
