"""What main actions promise with so many icons, in hundredths of a victory point to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dicesettlers.icons import icons_left, sources
from dicehall.games.dicesettlers.land import dice_on_offer, lead, presence, reach
from dicehall.games.dicesettlers.recruit import price
from dicehall.games.dicesettlers.state import SettlersState, lowest
from dicehall.games.dicesettlers.tactics_cards import best_study, tents_worth, token_worth
from dicehall.games.dicesettlers.tactics_map import POINT, hold, place_worth
from dicehall.games.dicesettlers.technologies import amount
from dicehall.games.dicesettlers.terms import (
    EXPLORE,
    HARVEST,
    MOST_PLAYERS,
    NOBODY,
    OWNER,
    RAID,
    RECRUIT,
    SETTLE,
    TENT,
    TENTS,
    TRADE,
    USED,
    Can,
)

TILE_WORTH: Final[i64] = 480
BETTER_TILE: Final[i64] = 60
RAIDED: Final[i64] = 45
LOOT: Final[i64] = 60
SET_PRICE: Final[i64] = 500
PAIR_PRICE: Final[i64] = 200
NEW_DIE: Final[i64] = 150
NEW_DIE_A_ROUND: Final[i64] = 15


def promise(
    s: SettlersState, player: i64, main: i64, icons: i64, rounds: i64, claims: vec[i64], worths: vec[i64]
) -> i64:
    """What a main action with so many icons is worth."""
    if main == RECRUIT:
        return dice_for(s, player, icons) * (NEW_DIE + NEW_DIE_A_ROUND * rounds)
    if main == EXPLORE:
        draws = icons - 1 + amount(s, player, Can.SURVEY)
        return TILE_WORTH + BETTER_TILE * min(draws, 4) if s.stack != 0 else 0
    if main == SETTLE:
        return settling(s, player, icons, rounds, claims)
    if main == RAID:
        return raiding(s, player, icons, rounds)
    if main == HARVEST:
        return harvesting(s, player, icons, rounds)
    if main == TRADE:
        return trading(s, player, icons, rounds)
    return best_study(s, player, icons, worths)


def dice_for(s: SettlersState, player: i64, icons: i64) -> i64:
    """How many dice so many icons buy."""
    dice = min(3, dice_on_offer(s, player, 0))
    while dice > 0 and price(s, player, dice) > icons:
        dice -= 1
    return dice


def look_around(s: SettlersState, player: i64, rounds: i64, claims: vec[i64]) -> None:
    """The three tiles where a tent more brings most."""
    tiles = reach(s, player)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if s.tile[OWNER + tile] == NOBODY and s.box.high[tile] > 0:
            ahead = lead(s, player, tile)
            is_there = s.tile[TENT + tile * MOST_PLAYERS + player] > 0
            now = hold(s, tile, ahead, rounds) if is_there else -place_worth(rounds)
            note(claims, hold(s, tile, ahead + 1, rounds) - now)


def note(claims: vec[i64], worth: i64) -> None:
    """One more tile, in its place among the three best."""
    if worth > claims[0]:
        claims[2] = claims[1]
        claims[1] = claims[0]
        claims[0] = worth
    elif worth > claims[1]:
        claims[2] = claims[1]
        claims[1] = worth
    elif worth > claims[2]:
        claims[2] = worth


def settling(s: SettlersState, player: i64, icons: i64, rounds: i64, claims: vec[i64]) -> i64:
    """What so many Settle icons bring: for each a tent more, or a tent at hand on the best tile that is left."""
    tents = s.of(player, TENTS)
    worth: i64 = 0
    for icon in range(icons):
        best = tents_worth(tents + 1, rounds) - tents_worth(tents, rounds)
        place: i64 = 0
        if icon < 3 and tents > 0:
            place = claims[icon] - tents_worth(tents, rounds) + tents_worth(tents - 1, rounds)
        if place > best:
            worth += place
            tents -= 1
        else:
            worth += best
            tents += 1
    return worth


def raiding(s: SettlersState, player: i64, icons: i64, rounds: i64) -> i64:
    """What so many Raid icons bring, on the tile where they bring most."""
    hits = min(icons, s.of(player, TENTS))
    best: i64 = 0
    tiles = presence(s, player)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        ahead = lead(s, player, tile)
        n = min(hits, s.tile[TENT + tile * MOST_PLAYERS + player] - ahead)
        if n > 0:
            worth = RAIDED * n
            if s.tile[OWNER + tile] == NOBODY:
                worth += hold(s, tile, ahead + 2 * n, rounds) - hold(s, tile, ahead, rounds)
                worth += (hold(s, tile, -ahead, rounds) - hold(s, tile, -ahead - 2 * n, rounds)) * LOOT // 100
            best = max(best, worth)
    return best


def harvesting(s: SettlersState, player: i64, icons: i64, rounds: i64) -> i64:
    """What so many tokens more are worth; in the last round only what they are sold for."""
    tokens = s.tokens(player)
    if rounds > 0:
        return token_worth(s, player, tokens + icons, rounds) - token_worth(s, player, tokens, rounds)
    if (s.of(player, USED) >> TRADE) & 1 == 1:
        return 0
    trades = icons_left(s, player, sources(s, player, TRADE), 0)
    return sold(s, player, tokens + icons, trades) - sold(s, player, tokens, trades)


def trading(s: SettlersState, player: i64, icons: i64, rounds: i64) -> i64:
    """What selling brings over keeping: sets of three, a pair, and in the end dice."""
    tokens = s.tokens(player)
    kept = tokens - 3 * min(tokens // 3, icons)
    gain = sold(s, player, tokens, icons)
    gain -= token_worth(s, player, tokens, rounds) - token_worth(s, player, kept, rounds)
    if rounds <= 1:
        gain += max(icons - (tokens + 1) // 3, 0) * POINT * (2 - rounds)
    return max(gain, 0)


def sold(s: SettlersState, player: i64, tokens: i64, icons: i64) -> i64:
    """What so many tokens bring in a trade with so many icons."""
    sets = min(tokens // 3, icons)
    price = SET_PRICE + POINT * amount(s, player, Can.TRADE)
    worth = sets * price
    return worth + PAIR_PRICE if icons > sets and tokens - 3 * sets == 2 else worth
