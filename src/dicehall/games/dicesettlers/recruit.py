"""§6 Recruit: more dice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.land import dice_on_offer, is_on_offer
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest
from dicehall.games.dicesettlers.technologies import amount
from dicehall.games.dicesettlers.terms import (
    BAG,
    KNOWN,
    PLAYER,
    SHOW,
    SPENT,
    SUPPLY,
    TERRAINS,
    Can,
    Do,
    Log,
)

MOST_DICE: Final[i64] = 3


def price(s: SettlersState, player: i64, dice: i64) -> i64:
    """§6.1 §13.10 What so many dice cost: 1, 3, 6, or less by a technology."""
    cost = s.box.prices[dice - 1]
    known = s.seat[player * PLAYER + KNOWN]
    while known != 0:
        card = s.pool[SHOW + lowest(known)]
        known = known & (known - 1)
        if s.box.catalogue.verb[card] == Can.HIRE:
            cost = min(cost, s.box.catalogue.prices[card * MOST_DICE + dice - 1])
    return cost


def goals(s: SettlersState, player: i64, bonus: i64) -> i64:
    """§6.1 How many icons may be paid: for each number of dice that can be had, the price less the added icons."""
    found: i64 = 0
    most = min(MOST_DICE, dice_on_offer(s, player, 0))
    for dice in range(1, most + 1):
        found |= bit(max(price(s, player, dice) - bonus, 1))
    return found


def dice_bought(s: SettlersState, player: i64) -> i64:
    """§6.1 How many dice were paid for."""
    dice = min(MOST_DICE, dice_on_offer(s, player, 0))
    while price(s, player, dice) > s.paid + s.bonus:
        dice -= 1
    return dice


def colours(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§6.2 Dice from the supply, of colours with access; several are chosen in the order of their colours."""
    n: i64 = 0
    for colour in range(s.last, TERRAINS):
        if is_on_offer(s, player, colour) and dice_on_offer(s, player, colour) >= s.count:
            out[n] = pack(Do.HIRE, colour)
            n += 1
    return n


def gain_die(s: SettlersState, player: i64, colour: i64) -> None:
    """§6.3 §13.11 A die from the supply lies among the spent dice, or goes into the bag by a technology."""
    s.pool[SUPPLY + colour] -= 1
    into = BAG if amount(s, player, Can.BAG) > 0 else SPENT
    s.add(player, into + colour, 1)
    s.tell(Log.DIE, player, colour)
