"""§4 The Action phase: who may do what in a turn."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers import explore, raid, recruit, research, trade
from dicehall.games.dicesettlers.explosives import can_explode
from dicehall.games.dicesettlers.freely import factories, free_actions, governable, lead_needed
from dicehall.games.dicesettlers.harvest import goals as harvest_goals
from dicehall.games.dicesettlers.icons import added_icons, icons_left, is_reachable, sources
from dicehall.games.dicesettlers.settle import goals as settle_goals
from dicehall.games.dicesettlers.state import SettlersState, bit
from dicehall.games.dicesettlers.technologies import ready, told_use
from dicehall.games.dicesettlers.terms import (
    EXPLORE,
    EXPLOSIVE_SLOT,
    HARVEST,
    MAINS,
    NOTHING,
    RAID,
    RECRUIT,
    RESEARCH,
    SETTLE,
    SHOW,
    TAKEN,
    USED,
    Can,
    Do,
    Log,
)


def weigh(s: SettlersState, player: i64) -> None:
    """§4.4 Work out what the player may do now."""
    s.mains = possible_mains(s, player) if s.credit > 0 else 0
    s.works = factories(s, player, 1)
    s.governs = governable(s, player, lead_needed(s, player))
    s.blasts = 1 if can_explode(s, player) else 0


def possible_mains(s: SettlersState, player: i64) -> i64:
    """§4.1 §4.2 The main actions, as bits, that can be taken: all different within a round."""
    found: i64 = 0
    used = s.of(player, USED)
    if used != 0 and ready(s, player, Can.REPEAT) != NOTHING:
        used = 0
    for main in range(MAINS):
        if (used >> main) & 1 == 0 and can_take(s, player, main):
            found |= bit(main)
    return found


def can_take(s: SettlersState, player: i64, main: i64) -> bool:
    """§4.1 Whether a main action can be paid and has an effect."""
    icons = icons_left(s, player, sources(s, player, main), 0)
    if icons == 0:
        return False
    if main in (SETTLE, HARVEST):
        return True
    bonus = added_icons(s, player, main)
    if main == RAID:
        return raid.can_raid(s, player, icons + bonus)
    if main == RESEARCH:
        return research.can_research(s, player, bonus)
    return is_reachable(goals(s, player, main, bonus), 1, icons)


def goals(s: SettlersState, player: i64, main: i64, bonus: i64) -> i64:
    """How many icons may be paid for a main action, as bits; Raid and Research need a target first."""
    if main == RECRUIT:
        return recruit.goals(s, player, bonus)
    if main == EXPLORE:
        return explore.goals(s, player, bonus)
    if main == SETTLE:
        return settle_goals()
    if main == HARVEST:
        return harvest_goals()
    if main == RAID:
        return raid.goals(s, player, s.tile_now, bonus)
    if main == RESEARCH:
        return bit(research.icons_due(s, s.target, bonus))
    return trade.goals(s, player, bonus)


def choices(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§4.4 Main actions, free actions, and the end of the turn."""
    n: i64 = 0
    for main in range(MAINS):
        if (s.mains >> main) & 1 == 1:
            out[n] = pack(Do.MAIN, main)
            n += 1
    n = free_actions(s, player, out, n)
    if s.blasts != 0:
        out[n] = pack(Do.EXPLODE, s.pool[SHOW + EXPLOSIVE_SLOT])
        n += 1
    if may_end(s, player):
        out[n] = Do.END
        n += 1
    return n


def may_end(s: SettlersState, player: i64) -> bool:
    """§4.5 Always, but for the first turn: there a main action is taken before, if any is possible."""
    return s.lap > 0 or s.of(player, TAKEN) > 0 or s.mains == 0


def has_choice(s: SettlersState) -> bool:
    """§4.5 Whether there is anything left to do: whoever can do nothing is passed over."""
    return s.mains != 0 or s.works != 0 or s.governs != 0 or s.blasts != 0


def begin(s: SettlersState, player: i64) -> None:
    """§4.1 A turn: one main action."""
    s.whose = player
    s.credit = 1
    s.put(player, TAKEN, 0)


def start_main(s: SettlersState, player: i64, main: i64) -> None:
    """§4.2 §13.9 A main action begins; one already taken in this round needs a technology, which is flipped."""
    if (s.of(player, USED) >> main) & 1 == 1:
        told_use(s, player, ready(s, player, Can.REPEAT))
    s.put(player, USED, s.of(player, USED) | bit(main))
    s.main = main
    s.bonus = added_icons(s, player, main)
    s.tell(Log.MAIN, player, main)


def finish_main(s: SettlersState, player: i64) -> None:
    """§4.3 The main action is over; an extra action may follow in this turn."""
    s.credit -= 1
    s.add(player, TAKEN, 1)
    s.main = NOTHING
    s.target = NOTHING
    forget(s)


def forget(s: SettlersState) -> None:
    """What was noted while something was under way."""
    s.paid = 0
    s.bonus = 0
    s.half = 0
    s.last = 0
    s.goals = 0
    s.count = 0
    s.seen = 0
    s.drawn = 0
    s.tile_now = NOTHING
