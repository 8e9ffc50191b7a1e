"""What technologies and tokens are worth, in hundredths of a victory point to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dicesettlers.content_technologies import VERB_NAMES
from dicehall.games.dicesettlers.land import presence
from dicehall.games.dicesettlers.research import has_tokens, stands_on_terrains
from dicehall.games.dicesettlers.scoring import card_points
from dicehall.games.dicesettlers.state import SettlersState, lowest, ones, zeros
from dicehall.games.dicesettlers.tactics_map import POINT
from dicehall.games.dicesettlers.terms import KNOWN, NOTHING, PLAYER, SHOW, SHOWN, TOKEN, Can, Per

TOKEN_WORTH: Final[i64] = 110
MANY_TOKENS: Final[i64] = 6
TENT_WORTH: Final[i64] = 200
LATE_TENT: Final[i64] = 100
MORE_TENTS: Final[i64] = 50
MANY_TENTS: Final[i64] = 5
MORE_TOKENS: Final[i64] = 50
LATE_TOKENS: Final[i64] = 95
SIMILAR: Final[i64] = 15
LEARNED: Final[i64] = 20
PROSPECT: Final[i64] = 15
NO_TOKENS: Final[i64] = 50
NO_TERRAIN: Final[i64] = 35

# by verb: what a technology brings in each round to come
A_ROUND: Final = vec[i64](
    [
        {
            **{"quota": 40, "set": 40, "again": 15, "draw": 80, "bonus": 100, "spare": 30, "counts": 20, "lone": 30},
            **{"repeat": 50, "hire": 30, "bag": 10, "survey": 60, "vanguard": 120, "join": 80, "canvas": 40},
            **{"reach": 15, "shield": 5, "harvest": 30, "trade": 50, "stay": 60, "shifts": 20, "lead": 40, "leave": 50},
            **{"keep": 30},
        }.get(verb, 0)
        for verb in VERB_NAMES
    ]
)
# by verb: what an explosive technology brings once, beside its points
AT_ONCE: Final = vec[i64](
    [
        {"blast": 200, "caravan": 600, "gusher": 520, "extra": 280, "bell": 220, "rush": 200}.get(verb, 0)
        for verb in VERB_NAMES
    ]
)
NO_STUDIES: Final = zeros(SHOWN)
GROWS: Final = vec[i64]([0, 0, 40, 20, 15, 40, 20, 30, 30, 5, 30])
"""By what a technology counts: how much of it a player gains in a round, in hundredths."""


def known_cards(s: SettlersState, player: i64, rounds: i64) -> i64:
    """What the technologies of a player bring in the rounds to come, beside their points of now."""
    worth: i64 = 0
    known = s.of(player, KNOWN)
    while known != 0:
        worth += use_of(s, player, s.pool[SHOW + lowest(known)], rounds)
        known = known & (known - 1)
    return worth


def use_of(s: SettlersState, player: i64, card: i64, rounds: i64) -> i64:
    """What a technology brings in the rounds to come, beside its points of now."""
    verb = s.box.catalogue.verb[card]
    if verb == Can.QUOTA:
        return 0
    if verb == Can.SCORE:
        return rounds * GROWS[s.box.catalogue.per[card]] * s.box.catalogue.amount[card]
    worth = (A_ROUND[verb] + LEARNED) * rounds
    at_once = AT_ONCE[verb]
    if verb == Can.FAIR:
        at_once = POINT * min(ones(presence(s, player)), s.box.catalogue.most[card])
    return worth + max(at_once - POINT * s.box.catalogue.points[card], 0) * min(rounds, 2) // 3


def studies(s: SettlersState, player: i64, rounds: i64) -> vec[i64]:
    """What each technology on display is worth to a player who does not have it yet, less its tokens."""
    found = NO_STUDIES[:]
    tokens = s.tokens(player)
    all_of_them = token_worth(s, player, tokens, rounds)
    for slot in range(SHOWN):
        card = s.pool[SHOW + slot]
        if card != NOTHING and not s.has_card(player, slot):
            left = max(tokens - s.box.catalogue.due[card], 0)
            found[slot] = study_worth(s, player, card, rounds) + token_worth(s, player, left, rounds) - all_of_them
    return found


def study_worth(s: SettlersState, player: i64, card: i64, rounds: i64) -> i64:
    """What a technology brings to somebody who has paid for it."""
    worth = POINT * card_points(s, player, card) + use_of(s, player, card, rounds)
    if s.box.catalogue.verb[card] == Can.QUOTA:
        worth += A_ROUND[Can.QUOTA] * s.box.catalogue.amount[card] * rounds
    if s.box.catalogue.per[card] == Per.TECHNOLOGY:
        worth += POINT * s.box.catalogue.amount[card]
    return worth


def best_study(s: SettlersState, player: i64, icons: i64, worths: vec[i64]) -> i64:
    """The technology that is worth most among those that can be had with so many icons."""
    best: i64 = 0
    for slot in range(SHOWN):
        worth = worths[slot]
        if worth > best and s.box.catalogue.research[s.pool[SHOW + slot]] <= icons:
            card = s.pool[SHOW + slot]
            if stands_on_terrains(s, player, card) and has_tokens(s, player, card):
                best = worth
    return best


def prospect(s: SettlersState, player: i64, rounds: i64, worths: vec[i64]) -> i64:
    """What the best technology that is not had yet promises for later rounds."""
    if rounds == 0:
        return 0
    best: i64 = 0
    for slot in range(SHOWN):
        worth = worths[slot]
        if worth > best:
            card = s.pool[SHOW + slot]
            if not has_tokens(s, player, card):
                worth = worth * NO_TOKENS // 100
            if not stands_on_terrains(s, player, card):
                worth = worth * NO_TERRAIN // 100
            best = max(best, worth)
    return best * PROSPECT * min(rounds, 4) // 400


def token_worth(s: SettlersState, player: i64, tokens: i64, rounds: i64) -> i64:
    """What so many tokens are worth: after the last trade nothing."""
    if rounds == 0:
        return 0
    each = TOKEN_WORTH if rounds > 1 else LATE_TOKENS
    worth = each * min(tokens, MANY_TOKENS) + MORE_TOKENS * max(tokens - MANY_TOKENS, 0)
    at = player * PLAYER + TOKEN
    return worth + SIMILAR * min(max(s.seat[at], s.seat[at + 1], s.seat[at + 2]), 3, tokens)


def tents_worth(tents: i64, rounds: i64) -> i64:
    """What so many tents in the personal supply are worth."""
    if rounds == 0:
        return 0
    each = TENT_WORTH if rounds > 1 else LATE_TENT
    return each * min(tents, MANY_TENTS) + MORE_TENTS * max(tents - MANY_TENTS, 0)
