"""§16 Clean-up, and the last round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.technologies import amount
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    CABINS,
    FLIPPED,
    HELD,
    NOTHING,
    PICKED,
    PICKS,
    PLAYER,
    ROLL_STEP,
    SUPPLY,
    TAKEN,
    TERRAINS,
    USED,
    WORKED,
    WORKED_TWICE,
    Can,
    Do,
    End,
    Log,
    Roll,
)

CODE: Final[i64] = 6
MASK: Final[i64] = 63
MOST_HELD: Final[i64] = 9
FEW_COLOURS: Final[i64] = 2


def begin_keeping(s: SettlersState, player: i64) -> bool:
    """§16.1 §13.24 Whether a player has active dice to keep some of: one, or as many as a technology says."""
    s.put(player, HELD, 0)
    s.put(player, PICKED, 0)
    if s.active_dice(player) == 0:
        s.put(player, ROLL_STEP, Roll.READY)
        return False
    s.put(player, PICKS, min(max(amount(s, player, Can.KEEP), 1), MOST_HELD))
    s.put(player, ROLL_STEP, Roll.PICK)
    return True


def held(s: SettlersState, player: i64, kind: i64) -> i64:
    """How many dice of a kind a player has chosen to keep."""
    n: i64 = 0
    left = s.of(player, HELD)
    while left != 0:
        if (left & MASK) == kind + 1:
            n += 1
        left = left >> CODE
    return n


def keepable(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§16.1 The dice that may be kept, several in the order of their kinds; or no more."""
    out[0] = Do.DONE
    n: i64 = 1
    for kind in range(s.of(player, PICKED), s.box.kinds):
        if s.seat[player * PLAYER + ACTIVE + kind] > held(s, player, kind):
            out[n] = pack(Do.KEEP, kind)
            n += 1
    return n


def keep(s: SettlersState, player: i64, kind: i64) -> None:
    """§16.1 A die is kept as it lies."""
    s.put(player, HELD, s.of(player, HELD) << CODE | (kind + 1))
    s.put(player, PICKED, kind)
    s.add(player, PICKS, -1)
    s.tell(Log.KEPT, player, kind)


def is_done_keeping(s: SettlersState, player: i64) -> bool:
    """Whether a player can keep no more."""
    if s.of(player, PICKS) == 0:
        return True
    for kind in range(s.of(player, PICKED), s.box.kinds):
        if s.seat[player * PLAYER + ACTIVE + kind] > held(s, player, kind):
            return False
    return True


def sweep(s: SettlersState, player: i64) -> None:
    """§16.1 All active dice that are not kept are spent."""
    for kind in range(s.box.kinds):
        for _die in range(s.seat[player * PLAYER + ACTIVE + kind] - held(s, player, kind)):
            s.spend_die(player, kind)
    s.put(player, HELD, 0)
    s.put(player, PICKED, 0)
    s.put(player, PICKS, 0)
    s.put(player, ROLL_STEP, Roll.READY)


def make_ready(s: SettlersState) -> None:
    """§16.2 Markers are turned back, factories can be used again, and the next player becomes first."""
    for player in range(s.players):
        s.put(player, FLIPPED, 0)
        s.put(player, WORKED, 0)
        s.put(player, WORKED_TWICE, 0)
        s.put(player, USED, 0)
        s.put(player, TAKEN, 0)
    s.first = (s.first + 1) % s.players
    s.tell(Log.FIRST_PASSES, s.first)


def trigger(s: SettlersState) -> i64:
    """§16.3 Why the next round is the last; NOTHING while there is no reason."""
    for player in range(s.players):
        if s.of(player, CABINS) == 0:
            return End.HOUSES
    if s.points == 0:
        return End.POINTS
    if s.stack == 0:
        return End.TILES
    colours: i64 = 0
    for colour in range(TERRAINS):
        if s.pool[SUPPLY + colour] > 0:
            colours += 1
    return End.DICE if colours <= FEW_COLOURS else NOTHING
