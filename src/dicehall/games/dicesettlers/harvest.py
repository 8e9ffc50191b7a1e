"""§10 Harvest: resource tokens."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.icons import MANY, up_to
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest, ones
from dicehall.games.dicesettlers.terms import (
    FLIP,
    FOOD,
    KNOWN,
    LONE,
    NOTHING,
    PLAYER,
    SERVES,
    SHOW,
    TOKEN,
    TOKENS,
    Can,
    Do,
    Log,
)

PLAIN_TOKENS: Final[i64] = 7
"""Food, Wood and Iron, as bits."""


def goals() -> i64:
    """§10.1 Any number of icons."""
    return up_to(MANY)


def brings(s: SettlersState, player: i64) -> i64:
    """§10.1 The tokens, as bits, that the icon paid last may bring; Pioneers bring no Gold."""
    if s.last >= LONE:
        return PLAIN_TOKENS
    icon = s.box.catalogue.icon[s.pool[SHOW + s.last - FLIP]] if s.last >= FLIP else s.box.kind_icon[s.last]
    found: i64 = 0
    for token in range(TOKENS):
        found |= ((s.seat[player * PLAYER + SERVES + FOOD + token] >> icon) & 1) << token
    return found


def tokens(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§10.1 Which token the icon brings; of several such icons, in the order of the tokens."""
    n: i64 = 0
    may = brings(s, player)
    first = s.count if may >> s.count != 0 else 0
    for token in range(first, TOKENS):
        if (may >> token) & 1 == 1:
            out[n] = pack(Do.TOKEN, token)
            n += 1
    return n


def gain_token(s: SettlersState, player: i64, token: i64) -> None:
    """§10.1 A token from the general supply."""
    s.add(player, TOKEN + token, 1)
    s.tell(Log.TOKEN, player, token)


def take_harvest(s: SettlersState, player: i64) -> bool:
    """§10.1 The token of the icon just paid, where there is no choice; False where there is one."""
    may = brings(s, player)
    if ones(may) > 1:
        return False
    s.seen |= may
    gain_token(s, player, lowest(may))
    return True


def choose_token(s: SettlersState, player: i64, token: i64) -> None:
    """§10.1 The token that was chosen for an icon."""
    s.seen |= bit(token)
    s.count = token
    gain_token(s, player, token)


def extra_tokens(s: SettlersState, player: i64) -> i64:
    """§13.18 What technologies add: tokens of their own kind at once, and so many of a kind harvested now."""
    chosen: i64 = 0
    known = s.seat[player * PLAYER + KNOWN]
    while known != 0:
        card = s.pool[SHOW + lowest(known)]
        known = known & (known - 1)
        if s.box.catalogue.verb[card] != Can.HARVEST or s.paid < s.box.catalogue.least[card]:
            continue
        n = s.box.catalogue.amount[card]
        if s.box.catalogue.token[card] == NOTHING:
            chosen += n
            continue
        for _token in range(n):
            gain_token(s, player, s.box.catalogue.token[card])
    return chosen


def harvested(s: SettlersState, out: vec[i64]) -> i64:
    """§13.18 The kinds of tokens that were harvested now."""
    n: i64 = 0
    for token in range(TOKENS):
        if (s.seen >> token) & 1 == 1:
            out[n] = pack(Do.TOKEN, token)
            n += 1
    return n
