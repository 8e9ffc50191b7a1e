"""§3 Phase 1: throwing the dice, as often as one dares."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.diceland.actions import COLOUR, STOP, THROW
from dicehall.games.diceland.board import COLOURS, DICE
from dicehall.games.diceland.events import CHOSE, FELL, SET_ASIDE
from dicehall.games.diceland.state import NOTHING, DicelandState


def take_all_dice(s: DicelandState) -> None:
    """§3.1 The active player begins with all six dice, none of them set aside."""
    s.chosen = NOTHING
    s.aside = 0
    throw(s, DICE)


def throw(s: DicelandState, dice: i64) -> None:
    """§3.1 So many dice go into the air: all that lie there and are not set aside."""
    for die in range(DICE):
        if s.chosen == NOTHING or s.dice[die] != s.chosen:
            s.dice[die] = NOTHING
    for colour in range(COLOURS):
        s.count[colour] = 0
    s.falling = dice


def fall(s: DicelandState, colour: i64) -> None:
    """§3.1 One die comes down; every die shows each colour once, so all six are as likely."""
    die: i64 = 0
    while s.dice[die] != NOTHING:
        die += 1
    s.dice[die] = colour
    s.count[colour] += 1
    s.falling -= 1
    s.tell(FELL, s.active if s.thrower == NOTHING else s.thrower, die, colour)


def whole_throw(s: DicelandState) -> i64:
    """§3.1 The dice as they lie, three bits a colour: how the log remembers a throw."""
    word: i64 = 0
    for colour in range(COLOURS):
        word |= s.count[colour] << (3 * colour)
    return word


def colours_thrown(s: DicelandState, out: vec[i64]) -> i64:
    """§3.2 After the first throw the active player chooses any colour that was thrown, usable or not."""
    n: i64 = 0
    for colour in range(COLOURS):
        if s.count[colour] > 0:
            out[n] = pack(COLOUR, colour)
            n += 1
    return n


def choose_colour(s: DicelandState, colour: i64) -> None:
    """§3.2 The chosen colour is kept for the whole turn."""
    s.chosen = colour
    s.tell(CHOSE, s.active, colour)


def set_aside(s: DicelandState) -> None:
    """§3.3 All dice of the chosen colour are set aside, and are not thrown again in this turn."""
    dice = s.count[s.chosen]
    s.count[s.chosen] = 0
    s.aside += dice
    s.tell(SET_ASIDE, s.active, s.chosen, dice, s.aside)


def stop_or_throw(out: vec[i64]) -> i64:
    """§3.4 Then the active player stops, or throws all the other dice once more; there is no limit."""
    out[0] = STOP
    out[1] = THROW
    return 2


def is_missed(s: DicelandState) -> bool:
    """§3.5 A throw without any die of the chosen colour ends phase 1; what was set aside is kept."""
    return s.count[s.chosen] == 0


def has_all_dice(s: DicelandState) -> bool:
    """§3.6 With all six dice set aside, phase 1 ends too."""
    return s.aside == DICE
