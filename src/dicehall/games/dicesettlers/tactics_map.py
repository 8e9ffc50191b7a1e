"""What the map is worth, in hundredths of a victory point: who is ahead on a tile may still lose it."""

from typing import Final

from mypy_extensions import i64

from dicehall.games.dicesettlers.land import lead, presence
from dicehall.games.dicesettlers.scoring import points_of_tile
from dicehall.games.dicesettlers.state import SettlersState, lowest, ones
from dicehall.games.dicesettlers.terms import NOBODY, OWNER

POINT: Final[i64] = 100
CONTEST: Final[i64] = 80
SOON: Final[i64] = 6
BEHIND_TWO: Final[i64] = 5
BEHIND: Final[i64] = 18
LEVEL: Final[i64] = 60
AHEAD: Final[i64] = 82
AHEAD_TWO: Final[i64] = 100
AHEAD_THREE: Final[i64] = 100
PLACE: Final[i64] = 30
PLACE_A_ROUND: Final[i64] = 15


def map_worth(s: SettlersState, player: i64, rounds: i64) -> i64:
    """What the tiles on which a player is present will bring."""
    tiles = presence(s, player)
    worth = place_worth(rounds) * ones(tiles)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if s.box.high[tile] == 0:
            continue
        if s.tile[OWNER + tile] != NOBODY:
            worth += POINT * points_of_tile(s, player, tile)
        else:
            worth += hold(s, tile, lead(s, player, tile), rounds)
    return worth


def place_worth(rounds: i64) -> i64:
    """What it is worth to be present on a tile more: it is a way to others."""
    return PLACE + PLACE_A_ROUND * rounds if rounds > 0 else 0


def hold(s: SettlersState, tile: i64, ahead: i64, rounds: i64) -> i64:
    """What a tile without a house will bring to somebody so many tents ahead of all others, or behind."""
    high = s.box.high[tile]
    low = s.box.low[tile]
    now = POINT * (high if ahead >= 0 else low)
    later = POINT * low + chance(ahead) * (high - low)
    contest = CONTEST * min(rounds, SOON) // SOON
    return (now * (100 - contest) + later * contest) // 100


def chance(ahead: i64) -> i64:
    """How likely a tile is controlled in the end, of a hundred, by somebody so many tents ahead."""
    if ahead >= 3:
        return AHEAD_THREE
    if ahead == 2:
        return AHEAD_TWO
    if ahead == 1:
        return AHEAD
    if ahead == 0:
        return LEVEL
    return BEHIND if ahead == -1 else BEHIND_TWO
