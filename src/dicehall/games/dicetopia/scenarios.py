"""§8 The scenarios: each bends one rule, mostly where that rule stands; here is what has no other place."""

from mypy_extensions import i64

from dicehall.games.dicetopia.board import has_die
from dicehall.games.dicetopia.book import KNOBS, USES_FACTOR
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import PIPS, SHAKEN, SPACES, bit, nth_bit


def that_fit(s: TopiaState) -> i64:
    """§8.8 Second Wind needs factions: without them it is not drawn."""
    fitting: i64 = 0
    for i in range(len(s.book.scenarios)):
        if s.faction_mode != 2 or s.book.knobs[(i + 1) * KNOBS + USES_FACTOR] == 1:
            fitting |= bit(i)
    return fitting


def nth_that_fits(s: TopiaState, outcome: i64) -> i64:
    """§2.1 The scenario that was drawn."""
    return nth_bit(that_fit(s), outcome) + 1


def shake(s: TopiaState, outcome: i64) -> None:
    """§8.11 Shaky Ground: after a turn, one die on the City Board, any of them, is rerolled."""
    nth = outcome // PIPS
    for space in range(SPACES):
        if not has_die(s, space):
            continue
        if nth == 0:
            cell = s.cells[space]
            s.cells[space] = (cell & ~i64(7)) | (outcome % PIPS + 1)
            s.tell(SHAKEN, 0, space, cell & 7, outcome % PIPS + 1)
            return
        nth -= 1
