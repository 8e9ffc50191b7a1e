"""What a bot should know of Dice Settlers: what quota, dice, tents, tokens, houses and technologies are worth.

Everything is counted in hundredths of a victory point to come, and compared with the best of the others. What the dice
at hand promise is in `tactics_hand.py`, what a technology is worth in `tactics_cards.py`.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from dicehall.core.state import OVER
from dicehall.games.dicesettlers.diceoneer_levels import CAP
from dicehall.games.dicesettlers.land import has_access, lead, presence
from dicehall.games.dicesettlers.rolling import quota
from dicehall.games.dicesettlers.scoring import tile_points
from dicehall.games.dicesettlers.state import SettlersState, lowest, ones
from dicehall.games.dicesettlers.tactics_cards import known_cards, prospect, studies, tents_worth, token_worth
from dicehall.games.dicesettlers.tactics_hand import hand, under_way
from dicehall.games.dicesettlers.tactics_map import POINT, map_worth
from dicehall.games.dicesettlers.terms import (
    CABINS,
    HOUSES,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    OWNER,
    SUPPLY,
    TENT,
    TENTS,
    TERRAINS,
)

# in hundredths of a victory point
UNSURE: Final[i64] = 500
UNSURE_A_ROUND: Final[i64] = 60
BOT_A_ROUND: Final[i64] = 80
BOT_DIE_A_ROUND: Final[i64] = 160
ACTIVE_WORTH: Final[i64] = 20
DIE_A_ROUND: Final[i64] = 16
QUOTA_A_ROUND: Final[i64] = 45
ACCESS_A_ROUND: Final[i64] = 12
STACKED: Final[i64] = 40
HOUSE_SHARE: Final[i64] = 20
LAST: Final[i64] = 13
DICE_AT_FIRST: Final[i64] = 15


def value(s: SettlersState, seat: i64) -> float:
    """How good the position looks for a seat: about its chance to win."""
    if s.actor == OVER:
        return 1.0 / float(ones(s.winner_bits)) if (s.winner_bits >> seat) & 1 == 1 else 0.0
    if s.laid == 0:
        return 0.5
    rounds = rounds_left(s)
    best: i64 = -1_000_000
    for other in range(s.players):
        if other != seat:
            best = max(best, standing(s, other, rounds))
    margin = float(standing(s, seat, rounds) - best)
    return 1.0 / (1.0 + exp(-margin / float(UNSURE + UNSURE_A_ROUND * rounds)))


def rounds_left(s: SettlersState) -> i64:
    """About how many rounds follow this one: by the nearest of the four ends."""
    if s.closing != NOTHING:
        return 0
    seats = max(s.seats, 2)
    supply = LAST * s.points // max(s.box.numbers.supply.points[str(s.seats)], 1)
    stack = LAST * ones(s.stack) // max(ones(s.box.stack[seats]), 1)
    houses = LAST
    for player in range(s.players):
        houses = min(houses, 1 + 2 * s.of(player, CABINS))
    return max(min(supply, stack, houses, LAST * dice_to_go(s) // DICE_AT_FIRST), 1)


def dice_to_go(s: SettlersState) -> i64:
    """How many dice leave the supply until it has but two colours: those of the three colours with fewest."""
    all_of_them: i64 = 0
    most: i64 = 0
    next_most: i64 = 0
    for colour in range(TERRAINS):
        n = s.pool[SUPPLY + colour]
        all_of_them += n
        if n > most:
            next_most = most
            most = n
        else:
            next_most = max(next_most, n)
    return all_of_them - most - next_most


def standing(s: SettlersState, player: i64, rounds: i64) -> i64:
    """What a player may hope for in the end; the Diceoneer, whose dice are worth more to it, in its own way."""
    worth = POINT * (s.score(player) - tile_points(s, player)) + loose_die(s, player, rounds)
    worth += map_worth(s, player, rounds) + engine(s, player, rounds)
    worth += goods(s, player, rounds) + building(s, player)
    if player >= s.seats:
        return worth + rounds * (BOT_A_ROUND + BOT_DIE_A_ROUND * s.bot[CAP])
    worths = studies(s, player, rounds)
    worth += known_cards(s, player, rounds) + prospect(s, player, rounds, worths)
    if s.whose == player and s.main != NOTHING:
        worth += under_way(s, player, rounds, worths)
    return worth + hand(s, player, rounds, worths)


def engine(s: SettlersState, player: i64, rounds: i64) -> i64:
    """What dice, quota, access to colours and abilities bring in the rounds to come."""
    dice = s.all_dice(player)
    drawn = min(quota(s, player), dice)
    worth = rounds * (QUOTA_A_ROUND * drawn + DIE_A_ROUND * min(dice, 2 * LAST))
    for terrain in range(TERRAINS):
        if has_access(s, player, terrain):
            worth += ACCESS_A_ROUND * rounds
    return worth


def loose_die(s: SettlersState, player: i64, rounds: i64) -> i64:
    """A die that makes no pair yet is worth half of one."""
    return POINT * s.box.two_dice // 2 * (s.all_dice(player) % 2) if rounds > 0 else 0


def goods(s: SettlersState, player: i64, rounds: i64) -> i64:
    """Tents and tokens that wait to be used, and active dice: in the last round they are worth little."""
    worth = token_worth(s, player, s.tokens(player), rounds)
    if rounds > 0:
        worth += tents_worth(s.of(player, TENTS), rounds)
        worth += ACTIVE_WORTH * s.active_dice(player)
    return worth


def building(s: SettlersState, player: i64) -> i64:
    """How far tents are on the way to the next house."""
    built = HOUSES - s.of(player, CABINS)
    if built == HOUSES:
        return 0
    house = POINT * (s.box.house_points[built + 1] - s.box.house_points[built])
    best: i64 = 0
    tiles = presence(s, player)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if s.tile[OWNER + tile] == NOBODY and s.tile[TENT + tile * MOST_PLAYERS + player] > 1:
            ahead = min(lead(s, player, tile), 3)
            best = max(best, ahead * STACKED + max(ahead - 1, 0) * house * HOUSE_SHARE // 100)
    return best
