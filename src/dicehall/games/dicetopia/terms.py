"""The words of the game as numbers: places, what lies there, what is asked, what may be answered.

Places 0-29 are the spaces of the City Board, five a neighbourhood; 30-53 those of the Faction Boards, six a seat.

What lies in a place is one number:

    bits 0-2  value of the die, or seat of the agent     bit 6  it is a die
    bits 3-4  colour of the die                          bit 7  it is an agent
    bits 8-   which die or agent it is: for drawings only, no part of the position
"""

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 4
HOODS: Final[i64] = 6
WIDTH: Final[i64] = 5
SPACES: Final[i64] = 30
SLOTS: Final[i64] = 6
PLACES: Final[i64] = 54
COLOURS: Final[i64] = 3
PIPS: Final[i64] = 6
MISSIONS: Final[i64] = 40
FACTIONS: Final[i64] = 10
NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1

# ---- what lies in a place ----

UNUSED: Final[i64] = 0
RUBBLE: Final[i64] = 1
DIE: Final[i64] = 64
AGENT: Final[i64] = 128
FACE: Final[i64] = 255
ALL_CARDS: Final[i64] = 0xFFFFFFFFFF


def die(colour: i64, value: i64, number: i64 = 0) -> i64:
    """A die of that colour that shows that value."""
    return DIE | (colour << 3) | value | (number << 8)


def agent(seat: i64, number: i64 = 0) -> i64:
    """An agent of that seat."""
    return AGENT | seat | (number << 8)


def value_of(cell: i64) -> i64:
    """The value of the die that lies there; 0 when there is none."""
    return cell & 7 if cell & DIE != 0 else 0


def colour_of(cell: i64) -> i64:
    """The colour of a die."""
    return (cell >> 3) & 3


def hood_of(space: i64) -> i64:
    """The neighbourhood of a space of the City Board."""
    return space // WIDTH


def bit(n: i64) -> i64:
    """The set that holds one card. Compiled, a literal that is shifted has only 32 bits: so it goes as an argument."""
    return shifted(1, n)


def shifted(bits: i64, n: i64) -> i64:
    """The bits, so many places higher."""
    return bits << n


def count_bits(bits: i64) -> i64:
    """How many cards are in the set."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def nth_bit(bits: i64, n: i64) -> i64:
    """The card that has `n` cards of the set below it."""
    for card in range(MISSIONS):
        if (bits >> card) & 1 == 1:
            if n == 0:
                return card
            n -= 1
    return NOWHERE


# ---- the fields of a seat ----

HAND: Final[i64] = 0
DEALT: Final[i64] = 1
SUNK: Final[i64] = 2
HELD: Final[i64] = 3
SUNK_COUNT: Final[i64] = 4
DRAWN: Final[i64] = 5
FACTION: Final[i64] = 6
USES: Final[i64] = 7
TAKEN: Final[i64] = 8
COUNTED: Final[i64] = 9
UNSETTLED: Final[i64] = 10
CLAIMS: Final[i64] = 11
CLAIM: Final[i64] = 12
STRIDE: Final[i64] = 16

# ---- the factions ----

BANXA: Final[i64] = 1
BINGMAI: Final[i64] = 2
CENTAURI: Final[i64] = 3
DANGMER: Final[i64] = 4
EWO: Final[i64] = 5
HOLLOWS: Final[i64] = 6
ROAMERS: Final[i64] = 7
SHAKRA: Final[i64] = 8
PERCEPTIONEERS: Final[i64] = 9
TUULU: Final[i64] = 10

# ---- the actions of the neighbourhoods ----

AGENCY: Final[i64] = 0
AIRFORCE: Final[i64] = 1
WASTE: Final[i64] = 2
CONGRESS: Final[i64] = 3
BANK: Final[i64] = 4
SYNDICATE: Final[i64] = 5

# ---- what is asked ----

PICK_SCENARIO: Final[i64] = 0
PICK_FIRST: Final[i64] = 1
DEAL_FACTION: Final[i64] = 2
CHOOSE_FACTION: Final[i64] = 3
LAY_DIE: Final[i64] = 4
OPEN_MISSION: Final[i64] = 5
DEAL_MISSION: Final[i64] = 6
KEEP_MISSIONS: Final[i64] = 7
HYPNOSIS: Final[i64] = 8
SEND: Final[i64] = 9
BEFORE_ACTION: Final[i64] = 10
FIRST_TARGET: Final[i64] = 11
SECOND_TARGET: Final[i64] = 12
BLOCK: Final[i64] = 13
REROLL: Final[i64] = 14
REROLL_AGAIN: Final[i64] = 15
DRAW: Final[i64] = 16
SINK: Final[i64] = 17
ADAPTATION: Final[i64] = 18
AFTER_ACTION: Final[i64] = 19
INTERVENTION_ROLL: Final[i64] = 20
INTERVENTION_NEXT: Final[i64] = 21
TREMOR: Final[i64] = 22
CLONING: Final[i64] = 23
CLONING_SOURCE: Final[i64] = 24
RIGGING: Final[i64] = 25
LEAVE_OUT: Final[i64] = 26
GAMBLE: Final[i64] = 27
COPY: Final[i64] = 28
FINISHED: Final[i64] = 29

# ---- the verbs ----

DO_PASS: Final[i64] = 0
DO_SEND: Final[i64] = 1
DO_TAKE: Final[i64] = 2
DO_DISCARD: Final[i64] = 3
DO_AGAIN: Final[i64] = 4
DO_BLOCK: Final[i64] = 5
DO_RIG: Final[i64] = 6
DO_LEAVE: Final[i64] = 7
DO_CLONE: Final[i64] = 8
DO_COPY_VALUE: Final[i64] = 9
DO_COPY_COLOUR: Final[i64] = 10
DO_TRANSCEND: Final[i64] = 11
DO_RAISE: Final[i64] = 12
DO_LOWER: Final[i64] = 13
DO_SAVE: Final[i64] = 14
DO_EXTERMINATE: Final[i64] = 15
DO_HYPNOTISE: Final[i64] = 16
DO_INTERVENE: Final[i64] = 17
DO_COPY: Final[i64] = 18
DO_FACTION: Final[i64] = 19

# ---- what happens ----

SCENARIO_SET: Final[i64] = 0
FIRST_SET: Final[i64] = 1
FACTION_SET: Final[i64] = 2
MISSION_DEALT: Final[i64] = 3
MISSION_RETURNED: Final[i64] = 4
MISSION_OPENED: Final[i64] = 5
SENT: Final[i64] = 6
TURN_SAVED: Final[i64] = 7
HYPNOTISED: Final[i64] = 8
ACTION_SKIPPED: Final[i64] = 9
MISSION_DRAWN: Final[i64] = 10
MISSION_SUNK: Final[i64] = 11
REROLLED: Final[i64] = 12
SWAPPED: Final[i64] = 13
BLOCKED: Final[i64] = 14
ADAPTED: Final[i64] = 15
EXTERMINATED: Final[i64] = 16
TRANSCENDED: Final[i64] = 17
INTERVENED: Final[i64] = 18
SHAKEN: Final[i64] = 19
CLONED: Final[i64] = 20
RIGGED: Final[i64] = 21
MISSION_LEFT: Final[i64] = 22
MISSION_SHOWN: Final[i64] = 23
GAMBLED: Final[i64] = 24
COPIED: Final[i64] = 25
SCORED: Final[i64] = 26
MISSION_SCORED: Final[i64] = 27
SAVED_TURN: Final[i64] = 28
