"""§12 Research: technologies."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, fourth_of, pack, second_of, third_of
from dicehall.games.dicesettlers.icons import can_pay
from dicehall.games.dicesettlers.land import has_access
from dicehall.games.dicesettlers.state import SettlersState, bit
from dicehall.games.dicesettlers.technologies import learn
from dicehall.games.dicesettlers.terms import (
    GOLD_TOKEN,
    KNOWN,
    NOTHING,
    PLAYER,
    RESEARCH,
    RESEARCHED,
    SHOW,
    SHOWN,
    TERRAINS,
    TOKEN,
    TOKENS,
    Do,
    Log,
)


def can_study(s: SettlersState, player: i64, card: i64, bonus: i64) -> bool:
    """§12.1 Not had yet, all terrains present, the price at hand."""
    return (
        stands_on_terrains(s, player, card)
        and has_tokens(s, player, card)
        and can_pay(s, player, RESEARCH, icons_due(s, card, bonus))
    )


def stands_on_terrains(s: SettlersState, player: i64, card: i64) -> bool:
    """§12.1 Presence on each terrain of the technology."""
    terrains = s.box.catalogue.terrain[card]
    missing: i64 = 0
    for terrain in range(TERRAINS):
        if (terrains >> terrain) & 1 == 1 and not has_access(s, player, terrain):
            missing += 1
    return missing == 0


def icons_due(s: SettlersState, card: i64, bonus: i64) -> i64:
    """§12.2 So many Research icons are spent."""
    return max(s.box.catalogue.research[card] - bonus, 1)


def has_tokens(s: SettlersState, player: i64, card: i64) -> bool:
    """§12.2 Whether the tokens are there, with Gold for those that are missing."""
    missing: i64 = 0
    at = player * PLAYER + TOKEN
    for token in range(GOLD_TOKEN):
        missing += max(s.box.catalogue.price[card * TOKENS + token] - s.seat[at + token], 0)
    return missing + s.box.catalogue.price[card * TOKENS + GOLD_TOKEN] <= s.seat[at + GOLD_TOKEN]


def cards(s: SettlersState, player: i64, bonus: i64, out: vec[i64]) -> i64:
    """§12.1 The technologies on display that can be researched now."""
    n: i64 = 0
    for slot in range(SHOWN):
        card = s.pool[SHOW + slot]
        if card != NOTHING and not s.has_card(player, slot) and can_study(s, player, card, bonus):
            out[n] = pack(Do.STUDY, card)
            n += 1
    return n


def can_research(s: SettlersState, player: i64, bonus: i64) -> bool:
    """§12.1 Whether there is any."""
    if not can_pay(s, player, RESEARCH, 1):
        return False
    for slot in range(SHOWN):
        card = s.pool[SHOW + slot]
        if card != NOTHING and not s.has_card(player, slot) and can_study(s, player, card, bonus):
            return True
    return False


def prices(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§12.2 All ways to pay the tokens: Gold may stand for any of the others."""
    n: i64 = 0
    at = player * PLAYER + TOKEN
    price = s.box.catalogue.price
    base = s.target * TOKENS
    due = price[base] + price[base + 1] + price[base + 2] + price[base + GOLD_TOKEN]
    for food in range(min(price[base], s.seat[at]) + 1):
        for wood in range(min(price[base + 1], s.seat[at + 1]) + 1):
            for iron in range(min(price[base + 2], s.seat[at + 2]) + 1):
                gold = due - food - wood - iron
                if gold <= s.seat[at + GOLD_TOKEN]:
                    out[n] = pack(Do.PRICE, food, wood, iron, gold)
                    n += 1
    return n


def pay_tokens(s: SettlersState, player: i64, action: i64) -> None:
    """§12.2 The tokens go back into the supply."""
    at = player * PLAYER + TOKEN
    s.seat[at] -= first_of(action)
    s.seat[at + 1] -= second_of(action)
    s.seat[at + 2] -= third_of(action)
    s.seat[at + GOLD_TOKEN] -= fourth_of(action)


def put_marker(s: SettlersState, player: i64) -> None:
    """§12.3 A marker lies on the technology; its effect is the player's from now on."""
    slot = s.slot_of(s.target)
    s.seat[player * PLAYER + KNOWN] |= bit(slot)
    s.add(player, RESEARCHED, 1)
    s.tell(Log.STUDIED, player, s.target)
    learn(s, player, slot)
