"""§13 What technologies do, as far as it is not part of a single action."""

from mypy_extensions import i64

from dicehall.games.dicesettlers.state import SettlersState, bit, lowest, ones
from dicehall.games.dicesettlers.terms import (
    FLIP,
    FLIPPED,
    ICONS,
    KNOWN,
    NOTHING,
    PIONEER,
    PLAYER,
    PRESENT,
    SERVES,
    SHOW,
    Can,
    Log,
)


def amount(s: SettlersState, player: i64, verb: i64) -> i64:
    """The amounts of all technologies of a player with this verb, together; 0 without any. The Diceoneer uses none."""
    total: i64 = 0
    known = s.seat[player * PLAYER + KNOWN] if player < s.seats else 0
    while known != 0:
        card = s.pool[SHOW + lowest(known)]
        known = known & (known - 1)
        if s.box.catalogue.verb[card] == verb:
            total += s.box.catalogue.amount[card]
    return total


def ready(s: SettlersState, player: i64, verb: i64) -> i64:
    """The first slot with a marker of the player, not flipped, on a technology with this verb; NOTHING without any."""
    left = s.seat[player * PLAYER + KNOWN] & ~s.seat[player * PLAYER + FLIPPED]
    while left != 0:
        slot = lowest(left)
        if s.box.catalogue.verb[s.pool[SHOW + slot]] == verb:
            return slot
        left = left & (left - 1)
    return NOTHING


def flip(s: SettlersState, player: i64, slot: i64) -> None:
    """§12.4 A technology marked 1x is used: the marker lies face down until the Clean-up."""
    s.seat[player * PLAYER + FLIPPED] |= bit(slot)


def quota_bonus(s: SettlersState, player: i64) -> i64:
    """§13.1 What technologies add to the quota; some ask for presence on enough tiles."""
    total: i64 = 0
    known = s.seat[player * PLAYER + KNOWN]
    while known != 0:
        card = s.pool[SHOW + lowest(known)]
        known = known & (known - 1)
        enough = ones(s.seat[player * PLAYER + PRESENT]) >= s.box.catalogue.least[card]
        if enough and s.box.catalogue.verb[card] == Can.QUOTA:
            total += s.box.catalogue.amount[card]
    return total


def icon_bonus(s: SettlersState, player: i64, main: i64) -> i64:
    """§13.5 The icons that technologies add to an action."""
    total: i64 = 0
    known = s.seat[player * PLAYER + KNOWN]
    while known != 0:
        card = s.pool[SHOW + lowest(known)]
        known = known & (known - 1)
        if s.box.catalogue.verb[card] == Can.BONUS and s.box.catalogue.icon[card] == main:
            total += s.box.catalogue.amount[card]
    return total


def learn(s: SettlersState, player: i64, slot: i64) -> None:
    """§13.7 Icons of one kind count as others from now on, if the technology says so."""
    card = s.pool[SHOW + slot]
    if s.box.catalogue.verb[card] != Can.COUNTS:
        return
    for icon in range(ICONS):
        serves = s.box.catalogue.serves[card * ICONS + icon]
        for other in range(ICONS):
            if (serves >> other) & 1 == 1:
                s.seat[player * PLAYER + SERVES + other] |= bit(icon)


def counts_alone(mask: i64) -> bool:
    """§13.7 Where a Pioneer counts alone, no two are needed."""
    return (mask >> PIONEER) & 1 == 1


def shield(s: SettlersState, player: i64) -> i64:
    """§13.17 How many icons of each Raid have no effect on the tents of a player."""
    return amount(s, player, Can.SHIELD)


def told_use(s: SettlersState, player: i64, slot: i64) -> None:
    """A technology is flipped for its effect."""
    flip(s, player, slot)
    s.tell(Log.SPENT, player, FLIP + slot)
