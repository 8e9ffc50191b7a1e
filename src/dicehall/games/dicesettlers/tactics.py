"""What a bot should know of Dice Settlers: what quota, dice, tents, tokens, houses and technologies are worth.

Everything is counted in hundredths of a victory point to come, and compared with the best of the others.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from dicehall.core.state import OVER
from dicehall.games.dicesettlers.content_box import Tile
from dicehall.games.dicesettlers.icons import icons_left, sources
from dicehall.games.dicesettlers.land import dice_on_offer, has_access, lead, presence
from dicehall.games.dicesettlers.recruit import price
from dicehall.games.dicesettlers.research import has_tokens, stands_on_terrains
from dicehall.games.dicesettlers.rolling import quota
from dicehall.games.dicesettlers.scoring import card_points
from dicehall.games.dicesettlers.state import SettlersState, lowest, ones
from dicehall.games.dicesettlers.terms import (
    CABINS,
    EXPLORE,
    HARVEST,
    HOUSES,
    ICON,
    KNOWN,
    MAINS,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    OWNER,
    PIONEER,
    RAID,
    RECRUIT,
    SETTLE,
    SHOW,
    SHOWN,
    TENT,
    TENTS,
    TERRAINS,
    TOKEN,
    TRADE,
    USED,
    Can,
    Step,
)

STEEPNESS: Final = 1300.0

# in hundredths of a victory point
POINT: Final[i64] = 100
TENT_WORTH: Final[i64] = 55
MANY_TENTS: Final[i64] = 5
TOKEN_WORTH: Final[i64] = 140
MANY_TOKENS: Final[i64] = 6
ACTIVE_WORTH: Final[i64] = 20
TILE_WORTH: Final[i64] = 420
BETTER_TILE: Final[i64] = 60
SETTLED: Final[i64] = 100
RAIDED: Final[i64] = 160
HARVESTED: Final[i64] = 125
SET_GAIN: Final[i64] = 190
DIE_A_ROUND: Final[i64] = 45
QUOTA_A_ROUND: Final[i64] = 90
ACCESS_A_ROUND: Final[i64] = 12
ABILITY_A_ROUND: Final[i64] = 35
STACKED: Final[i64] = 40
HOUSE_WORTH: Final[i64] = 200
LAST: Final[i64] = 9
TURNS: Final[i64] = 2


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
    return 1.0 / (1.0 + exp(-margin / STEEPNESS))


def rounds_left(s: SettlersState) -> i64:
    """About how many rounds follow this one: by the nearest of the four ends."""
    if s.closing != NOTHING:
        return 0
    supply = LAST * s.points // max(s.box.numbers.supply.points[str(s.seats)], 1)
    stack = LAST * ones(s.stack) // max(ones(s.box.stack[max(s.seats, 2)]), 1)
    houses = LAST
    for player in range(s.players):
        houses = min(houses, 1 + 2 * s.of(player, CABINS))
    return max(min(supply, stack, houses), 1)


def standing(s: SettlersState, player: i64, rounds: i64) -> i64:
    """What a player may hope for in the end."""
    worth = POINT * s.score(player) + engine(s, player, rounds) + goods(s, player) + building(s, player)
    if s.whose == player and s.main != NOTHING:
        worth += under_way(s, player, rounds)
    return worth + hand(s, player, rounds)


def engine(s: SettlersState, player: i64, rounds: i64) -> i64:
    """What dice, quota, access to colours and abilities bring in the rounds to come."""
    dice = s.all_dice(player)
    worth = rounds * (QUOTA_A_ROUND * min(quota(s, player), dice) + DIE_A_ROUND * min(dice, 2 * LAST) // 2)
    for terrain in range(TERRAINS):
        if has_access(s, player, terrain):
            worth += ACCESS_A_ROUND * rounds
    known = s.of(player, KNOWN)
    while known != 0:
        verb = s.box.catalogue.verb[s.pool[SHOW + lowest(known)]]
        known = known & (known - 1)
        if verb not in (Can.SCORE, Can.QUOTA):
            worth += ABILITY_A_ROUND * rounds
    return worth


def goods(s: SettlersState, player: i64) -> i64:
    """Tents and tokens that wait to be used, and active dice."""
    worth = TENT_WORTH * min(s.of(player, TENTS), MANY_TENTS)
    worth += TOKEN_WORTH * min(s.tokens(player), MANY_TOKENS)
    most: i64 = 0
    for token in range(3):
        most = max(most, s.of(player, TOKEN + token))
    return worth + 15 * min(most, 3) + ACTIVE_WORTH * s.active_dice(player)


def building(s: SettlersState, player: i64) -> i64:
    """How far tents are on the way to the next house; a tile that can be governed is as good as a house."""
    built = HOUSES - s.of(player, CABINS)
    if built == HOUSES:
        return HOUSE_WORTH * built
    house = POINT * (s.box.house_points[built + 1] - s.box.house_points[built])
    best: i64 = 0
    tiles = presence(s, player)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if s.tile[OWNER + tile] == NOBODY:
            ahead = min(lead(s, player, tile), 3)
            best = max(best, ahead * STACKED + max(ahead - 1, 0) * house // 5)
    return best + HOUSE_WORTH * built


# ---- the dice at hand ----


def hand(s: SettlersState, player: i64, rounds: i64) -> i64:
    """What the active dice promise: the best main actions that are still to be taken in this round."""
    left = mains_left(s, player) if player < s.seats else 0
    if left <= 0:
        return 0
    best: i64 = 0
    second: i64 = 0
    rest: i64 = 0
    for main in range(MAINS):
        if (s.of(player, USED) >> main) & 1 == 1:
            continue
        worth = promise(s, player, main, icons_left(s, player, sources(s, player, main), 0), rounds)
        if worth > best:
            rest += second
            second = best
            best = worth
        elif worth > second:
            rest += second
            second = worth
        else:
            rest += worth
    return best + (second if left > 1 else second // 5) + rest // 20 + s.of(player, ICON + PIONEER) * ACTIVE_WORTH


def mains_left(s: SettlersState, player: i64) -> i64:
    """How many main actions a player can still begin in this round."""
    if s.step < Step.TURN:
        return TURNS
    if s.step == Step.CLEAN:
        return 0
    later = TURNS - 1 - s.lap
    if player == s.whose:
        return later + s.credit - (1 if s.main != NOTHING else 0)
    after = (player - s.first + s.players) % s.players > (s.whose - s.first + s.players) % s.players
    return later + 1 if after else later


def promise(s: SettlersState, player: i64, main: i64, icons: i64, rounds: i64) -> i64:
    """What a main action with so many icons is worth."""
    if icons <= 0:
        return 0
    if main == RECRUIT:
        return dice_for(s, player, icons) * (POINT + DIE_A_ROUND * rounds)
    if main == EXPLORE:
        return TILE_WORTH + BETTER_TILE * min(icons - 1, 4) if s.stack != 0 else 0
    if main == SETTLE:
        return SETTLED * icons
    if main == RAID:
        return RAIDED * min(icons, s.of(player, TENTS), enemies(s, player))
    if main == HARVEST:
        return HARVESTED * icons
    if main == TRADE:
        return trade_gain(s, player, icons, rounds)
    return best_study(s, player, icons, rounds)


def dice_for(s: SettlersState, player: i64, icons: i64) -> i64:
    """How many dice so many icons buy."""
    dice = min(3, dice_on_offer(s, player, 0))
    while dice > 0 and price(s, player, dice) > icons:
        dice -= 1
    return dice


def enemies(s: SettlersState, player: i64) -> i64:
    """The most tents of others on a tile of the player."""
    best: i64 = 0
    tiles = presence(s, player)
    while tiles != 0:
        at = TENT + lowest(tiles) * MOST_PLAYERS
        tiles = tiles & (tiles - 1)
        n: i64 = 0
        for other in range(s.players):
            if other != player:
                n += s.tile[at + other]
        best = max(best, n)
    return best


def trade_gain(s: SettlersState, player: i64, icons: i64, rounds: i64) -> i64:
    """What selling brings over keeping: sets of three, and in the end dice that do not come in pairs."""
    sets = min(s.tokens(player) // 3, icons)
    gain = SET_GAIN * sets
    if icons > sets and rounds <= 1:
        gain += (icons - sets) * POINT
    return gain


def best_study(s: SettlersState, player: i64, icons: i64, rounds: i64) -> i64:
    """The technology that is worth most among those that can be had with so many icons."""
    best: i64 = 0
    for slot in range(SHOWN):
        card = s.pool[SHOW + slot]
        if card == NOTHING or s.has_card(player, slot) or s.box.catalogue.research[card] > icons:
            continue
        if stands_on_terrains(s, player, card) and has_tokens(s, player, card):
            best = max(best, study_worth(s, player, card, rounds))
    return best


def study_worth(s: SettlersState, player: i64, card: i64, rounds: i64) -> i64:
    """What a technology brings, less its tokens."""
    worth = POINT * card_points(s, player, card) + ABILITY_A_ROUND * rounds
    if s.box.catalogue.verb[card] == Can.QUOTA:
        worth += QUOTA_A_ROUND * rounds
    for token in range(4):
        worth -= TOKEN_WORTH * s.box.catalogue.price[card * 4 + token]
    return max(worth, POINT)


# ---- a main action under way ----


def under_way(s: SettlersState, player: i64, rounds: i64) -> i64:
    """What the main action that has begun still promises."""
    step = s.step
    if step in (Step.PAY, Step.AIM):
        left = icons_left(s, player, sources(s, player, s.main), s.last)
        return promise(s, player, s.main, s.paid + s.bonus + left, rounds) - left * ACTIVE_WORTH
    if step in (Step.STUDY, Step.PRICE):
        return best_study(s, player, LAST, rounds)
    if step == Step.HIRE:
        return s.count * (POINT + DIE_A_ROUND * rounds)
    if step == Step.SETTLE:
        return SETTLED * s.count
    if step == Step.RAID:
        return RAIDED * s.count
    if step == Step.TRADE:
        return POINT // 2 * s.count
    if step in (Step.SURVEY, Step.KEEP_TILE, Step.PLACE):
        return tile_hope(s, rounds)
    if step in (Step.HARVEST, Step.EXTRA):
        return TOKEN_WORTH
    return 0


def tile_hope(s: SettlersState, rounds: i64) -> i64:
    """What the tile promises that is going to be laid."""
    if s.tile_now == NOTHING:
        return TILE_WORTH + BETTER_TILE * min(ones(s.drawn) + s.count - 1, 4)
    worth = POINT * s.box.high[s.tile_now] * 4 // 5
    gift = s.box.gift[s.tile_now]
    if gift == Tile.QUOTA:
        worth += QUOTA_A_ROUND * rounds
    elif gift == Tile.EXTRA:
        worth += 3 * POINT
    elif gift != 0:
        worth += 2 * POINT
    return worth
