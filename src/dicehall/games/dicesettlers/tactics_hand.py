"""What the dice at hand promise: the main actions that are still to be taken in this round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dicesettlers.content_box import Tile
from dicehall.games.dicesettlers.icons import added_icons, dice_from, icons_left, sources
from dicehall.games.dicesettlers.rolling import resources
from dicehall.games.dicesettlers.state import SettlersState, ones, zeros
from dicehall.games.dicesettlers.tactics_actions import (
    BETTER_TILE,
    NEW_DIE,
    NEW_DIE_A_ROUND,
    RAIDED,
    TILE_WORTH,
    harvesting,
    look_around,
    promise,
    settling,
    trading,
)
from dicehall.games.dicesettlers.tactics_cards import best_study, study_worth
from dicehall.games.dicesettlers.tactics_map import POINT
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    FALLING,
    HARVEST,
    ICON,
    MAINS,
    NOTHING,
    PIONEER,
    PLAYER,
    RESEARCH,
    ROLL_STEP,
    SETTLE,
    USED,
    Roll,
    Step,
)

PIONEER_WORTH: Final[i64] = 20
FALLING_WORTH: Final[i64] = 60
TURNER: Final[i64] = 40
SECOND: Final[i64] = 80
THIRD: Final[i64] = 3
QUOTA_TILE: Final[i64] = 85
EXTRA_TILE: Final[i64] = 300
GIFT_TILE: Final[i64] = 150
TURNS: Final[i64] = 2
MOST_TURNED: Final[i64] = 2
WIDTH: Final[i64] = 4
NO_CLAIMS: Final = zeros(3)
NO_PROMISES: Final = zeros(MAINS * WIDTH)


def hand(s: SettlersState, player: i64, rounds: i64, worths: vec[i64]) -> i64:
    """What the active dice promise: the two best main actions that are still to be taken in this round."""
    left = mains_left(s, player)
    if left <= 0:
        return 0
    turners: i64 = 0
    if s.step == Step.ROLL and s.of(player, ROLL_STEP) != Roll.READY:
        turners = turners_of(s, player)
    turned = min(turners, MOST_TURNED)
    table = promises(s, player, rounds, turned, worths)
    worth = best_pair(table, left) + TURNER * turners
    if turned > 0:
        worth = max(worth, best_turned(s, player, table, left, turned) + TURNER * (turners - turned))
        if s.of(player, ROLL_STEP) == Roll.TURN_DIE:
            worth -= TURNER
    worth += s.six(player * PLAYER + FALLING) * FALLING_WORTH
    return worth + s.of(player, ICON + PIONEER) * PIONEER_WORTH


def turners_of(s: SettlersState, player: i64) -> i64:
    """How many dice a player could turn in the Roll phase."""
    n: i64 = 1 if s.of(player, ROLL_STEP) == Roll.TURN_DIE else 0
    return n + dice_from(s, player, resources(s, player) | (i64(1) << PIONEER), 0)


def promises(s: SettlersState, player: i64, rounds: i64, turned: i64, worths: vec[i64]) -> vec[i64]:
    """What each main action is worth with its icons, and with up to so many dice turned to show more of them."""
    table = NO_PROMISES[:]
    used = s.of(player, USED)
    claims = NO_CLAIMS[:]
    for main in range(MAINS):
        if (used >> main) & 1 == 1:
            continue
        mask = sources(s, player, main)
        icons = icons_left(s, player, mask, 0)
        if icons + turned == 0:
            continue
        bonus = added_icons(s, player, main)
        if main == SETTLE:
            look_around(s, player, rounds, claims)
        for more in range(turned + 1):
            n = icons + more
            if n > 0:
                table[main * WIDTH + more] = promise(s, player, main, n + bonus, rounds, claims, worths)
    return table


def turnable(s: SettlersState, player: i64, mask: i64, needed: i64) -> i64:
    """How many active dice that are of no use as they lie could be turned to show one of these icons."""
    barred = mask | needed | resources(s, player) | (i64(1) << PIONEER)
    n: i64 = 0
    for kind in range(s.box.kinds):
        have = s.seat[player * PLAYER + ACTIVE + kind]
        if have > 0 and (barred >> s.box.kind_icon[kind]) & 1 == 0 and s.box.shows[s.box.kind_colour[kind]] & mask != 0:
            n += have
    return n


def best_pair(table: vec[i64], left: i64) -> i64:
    """The two best main actions that can be had as the dice lie; others count a little."""
    best: i64 = 0
    second: i64 = 0
    rest: i64 = 0
    for main in range(MAINS):
        worth = table[main * WIDTH]
        rest += min(worth, best)
        if worth > best:
            second = best
            best = worth
        else:
            second = max(second, worth)
    return together(best, second, left) + (rest - second) * THIRD // 100


def together(best: i64, second: i64, left: i64) -> i64:
    """What two main actions are worth: the second comes later, or perhaps never."""
    return best + (second * SECOND // 100 if left > 1 else second // 5)


def best_turned(s: SettlersState, player: i64, table: vec[i64], left: i64, turned: i64) -> i64:
    """The two best main actions that can be had with so many dice turned that are of no use for either."""
    best: i64 = 0
    for first in range(MAINS):
        if table[first * WIDTH + turned] == 0:
            continue
        for second in range(first):
            if table[second * WIDTH + turned] > 0:
                best = max(best, best_turns(s, player, table, first, second, left, turned))
    return best


def best_turns(s: SettlersState, player: i64, table: vec[i64], first: i64, second: i64, left: i64, turned: i64) -> i64:
    """The best way to turn dice for these two main actions; whatever is not needed for that has a use, too."""
    one = sources(s, player, first)
    other = sources(s, player, second)
    for_one = turnable(s, player, one, other)
    for_other = turnable(s, player, other, one)
    idle = turnable(s, player, one | other, 0)
    best: i64 = 0
    for more in range(min(turned, for_one) + 1):
        for also in range(min(turned - more, for_other, idle - more) + 1):
            here = table[first * WIDTH + more]
            there = table[second * WIDTH + also]
            worth = together(max(here, there), min(here, there), left) + TURNER * (turned - more - also)
            best = max(best, worth)
    return best


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


# ---- a main action under way ----


def under_way(s: SettlersState, player: i64, rounds: i64, worths: vec[i64]) -> i64:
    """What the main action that has begun still promises."""
    step = s.step
    if step in (Step.PAY, Step.AIM):
        return paying(s, player, rounds, worths)
    if step in (Step.STUDY, Step.PRICE):
        return best_study(s, player, icons_left(s, player, sources(s, player, RESEARCH), 0) + s.bonus, worths)
    if step == Step.HIRE:
        return s.count * (NEW_DIE + NEW_DIE_A_ROUND * rounds)
    if step == Step.SETTLE:
        claims = NO_CLAIMS[:]
        look_around(s, player, rounds, claims)
        return settling(s, player, s.count, rounds, claims)
    if step == Step.RAID:
        return RAIDED * s.count
    if step == Step.TRADE:
        return trading(s, player, s.count, rounds)
    if step in (Step.SURVEY, Step.KEEP_TILE, Step.PLACE):
        return tile_hope(s, rounds)
    if step in (Step.HARVEST, Step.EXTRA):
        return harvesting(s, player, 1, rounds)
    return 0


def paying(s: SettlersState, player: i64, rounds: i64, worths: vec[i64]) -> i64:
    """What the main action promises that is being paid for."""
    left = icons_left(s, player, sources(s, player, s.main), s.last)
    icons = s.paid + s.bonus + left
    if s.main == RESEARCH and s.target != NOTHING:
        return study_worth(s, player, s.target, rounds)
    if s.main == HARVEST:
        return harvesting(s, player, left, rounds)
    claims = NO_CLAIMS[:]
    if s.main == SETTLE:
        look_around(s, player, rounds, claims)
    return promise(s, player, s.main, icons, rounds, claims, worths)


def tile_hope(s: SettlersState, rounds: i64) -> i64:
    """What the tile promises that is going to be laid."""
    if s.tile_now == NOTHING:
        return TILE_WORTH + BETTER_TILE * min(ones(s.drawn) + s.count - 1, 4)
    worth = POINT * s.box.high[s.tile_now] * 4 // 5
    gift = s.box.gift[s.tile_now]
    if gift == Tile.QUOTA:
        worth += QUOTA_TILE * rounds
    elif gift == Tile.EXTRA:
        worth += EXTRA_TILE
    elif gift != 0:
        worth += GIFT_TILE
    return worth
