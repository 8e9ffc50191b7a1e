"""§11 Trade: tokens and dice for victory points."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, fourth_of, pack, second_of, third_of
from dicehall.games.dicesettlers.icons import up_to
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.technologies import amount
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    COLOURS,
    GOLD_TOKEN,
    PLAYER,
    POINTS,
    REMOVED,
    SPENT,
    TOKEN,
    TOKENS,
    Can,
    Do,
    Log,
)


def goods(s: SettlersState, player: i64) -> i64:
    """How often a player could sell something: pairs of tokens, and dice."""
    return s.tokens(player) // 2 + dice_for_sale(s, player)


def dice_for_sale(s: SettlersState, player: i64) -> i64:
    """§11.3 How many dice a player could sell: those outside the bag, but for the last one that he has."""
    outside = s.six(player * PLAYER + SPENT) + s.active_dice(player)
    return outside if s.bag_size(player) > 0 else max(outside - 1, 0)


def goals(s: SettlersState, player: i64, bonus: i64) -> i64:
    """§11.1 One icon or more, and no more than there is to sell."""
    left = goods(s, player)
    return 0 if left == 0 else up_to(max(left - bonus, 1))


def sales(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§11.1 What an icon may be used for; after the first, also to stop."""
    n = sets(s, player, out)
    if dice_for_sale(s, player) > 0:
        n = dice(s, player, out, n)
    if s.seen > 0:
        out[n] = Do.DONE
        n += 1
    return n


def dice(s: SettlersState, player: i64, out: vec[i64], n: i64) -> i64:
    """§11.3 The dice that can be sold: spent ones and active ones."""
    for colour in range(COLOURS):
        if s.seat[player * PLAYER + SPENT + colour] > 0:
            out[n] = pack(Do.SELL_SPENT, colour)
            n += 1
    for kind in range(s.box.kinds):
        if s.seat[player * PLAYER + ACTIVE + kind] > 0:
            out[n] = pack(Do.SELL_ACTIVE, kind)
            n += 1
    return n


def sets(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§11.2 All sets of tokens that can be sold, each once."""
    at = player * PLAYER + TOKEN
    n: i64 = 0
    for food in range(min(s.seat[at], 3) + 1):
        for wood in range(min(s.seat[at + 1], 3 - food) + 1):
            for iron in range(min(s.seat[at + 2], 3 - food - wood) + 1):
                rest = 3 - food - wood - iron
                for gold in range(max(rest - 1, 0), min(s.seat[at + GOLD_TOKEN], rest) + 1):
                    if set_price(s, food, wood, iron, gold) > 0:
                        out[n] = pack(Do.SELL, food, wood, iron, gold)
                        n += 1
    return n


def set_price(s: SettlersState, food: i64, wood: i64, iron: i64, gold: i64) -> i64:
    """§11.2 What a set brings: three identical, three different, any two; Gold stands for any of the others."""
    size = food + wood + iron + gold
    if size == 2:
        return s.box.pair
    if size != 3:
        return 0
    if max(food, wood, iron) + gold == 3:
        return s.box.identical
    return s.box.different if max(food, wood, iron) == 1 else 0


def sell_tokens(s: SettlersState, player: i64, action: i64) -> None:
    """§11.2 §13.19 A set of tokens goes back; a technology may raise what it brings."""
    food, wood, iron, gold = first_of(action), second_of(action), third_of(action), fourth_of(action)
    at = player * PLAYER + TOKEN
    s.seat[at] -= food
    s.seat[at + 1] -= wood
    s.seat[at + 2] -= iron
    s.seat[at + GOLD_TOKEN] -= gold
    s.tell(Log.SOLD, player, ((food * TOKENS + wood) * TOKENS + iron) * TOKENS + gold)
    gain_points(s, player, set_price(s, food, wood, iron, gold) + amount(s, player, Can.TRADE))


def sell_spent(s: SettlersState, player: i64, colour: i64) -> None:
    """§11.3 A spent die leaves the game."""
    s.add(player, SPENT + colour, -1)
    remove(s, player, colour)


def sell_active(s: SettlersState, player: i64, kind: i64) -> None:
    """§11.3 An active die leaves the game."""
    s.lose_active(player, kind)
    remove(s, player, s.box.kind_colour[kind])


def remove(s: SettlersState, player: i64, colour: i64) -> None:
    """§11.3 It does not go back into the supply."""
    s.pool[REMOVED + colour] += 1
    s.tell(Log.SOLD_DIE, player, colour)
    gain_points(s, player, s.box.die_price)


def gain_points(s: SettlersState, player: i64, points: i64) -> None:
    """§11.4 VP come from the supply, and when it is empty from the reserve."""
    s.add(player, POINTS, points)
    s.points = max(s.points - points, 0)
    s.tell(Log.POINTS, player, points)
