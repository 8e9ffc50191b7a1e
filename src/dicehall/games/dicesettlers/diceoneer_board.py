"""§19.1 What the Diceoneer has: its queue, the sides of its action hex, what it stores.

Its dice are counted by colour among the spent dice of player 1; here is only the order of those in the queue, and at
which side the others lie. A die that has been rolled but lies at no side yet has a place of its own: WAITS for a
Pioneer, WAITS + 1 + token for a resource.
"""

from typing import Final

from mypy_extensions import i64

from dicehall.games.dicesettlers.diceoneer_levels import EXCESS, RUSH
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import (
    BOT,
    BOT_SPARE,
    CELL,
    FOOD,
    GOLD_TOKEN,
    MARKER,
    MOST_PLAYERS,
    PIONEER,
    PLACED,
    PLACED_SIZE,
    QUEUE,
    QUEUE_SIZE,
    SIDE_TOKEN,
    SIDES,
    TENT,
    TENTS,
    TILES,
    TOKEN,
    TOKENS,
    Log,
    Step,
)
from dicehall.games.dicesettlers.trade import gain_points

FREE: Final[i64] = BOT_SPARE + 7
"""1 while a tent is to be placed that needs no strength."""
WAITS: Final[i64] = 6
CODE: Final[i64] = 8
"""A die at a side is noted as side * CODE + colour."""


class BotStep:
    """The steps of the Diceoneer: what chance brings, and what the person is asked."""

    START: Final[i64] = Step.BOT
    QUEUE: Final[i64] = Step.BOT + 1
    ROLL: Final[i64] = Step.BOT + 2
    BACK: Final[i64] = Step.BOT + 3
    MARKER: Final[i64] = Step.BOT + 4
    DRAW: Final[i64] = Step.BOT + 5
    HIRE: Final[i64] = Step.BOT + 6
    PLACE: Final[i64] = Step.BOT + 7
    JOIN: Final[i64] = Step.BOT + 8
    TENT: Final[i64] = Step.BOT + 9
    RAID: Final[i64] = Step.BOT + 10
    CLEAN: Final[i64] = Step.BOT + 11


class BotLog:
    """What the Diceoneer does, as far as nobody else does it."""

    TAKES: Final[i64] = Log.BOT  # dice
    ROLLED: Final[i64] = Log.BOT + 1  # kind
    JOINS_SIDE: Final[i64] = Log.BOT + 2  # colour, side
    STORED: Final[i64] = Log.BOT + 3  # token
    TOKEN_AT: Final[i64] = Log.BOT + 4  # token, side
    BACK: Final[i64] = Log.BOT + 5  # colour
    MOVES: Final[i64] = Log.BOT + 6  # steps, main action, strength
    IDLE: Final[i64] = Log.BOT + 7
    UNUSED: Final[i64] = Log.BOT + 8  # strength
    SELLS: Final[i64] = Log.BOT + 9  # tokens
    NO_PLACE: Final[i64] = Log.BOT + 10
    SENT_HOME: Final[i64] = Log.BOT + 11  # tile


# ---- the queue ----


def push(s: SettlersState, colour: i64) -> None:
    """§19.1 A die joins the queue at its back."""
    s.bot[QUEUE + s.bot[QUEUE_SIZE]] = colour
    s.bot[QUEUE_SIZE] += 1


def pop(s: SettlersState) -> i64:
    """§19.3 The die at the front leaves the queue, and the others move up."""
    colour = s.bot[QUEUE]
    s.bot[QUEUE_SIZE] -= 1
    size = s.bot[QUEUE_SIZE]
    for at in range(size):
        s.bot[QUEUE + at] = s.bot[QUEUE + at + 1]
    s.bot[QUEUE + size] = 0
    return colour


# ---- the sides ----


def put_at(s: SettlersState, side: i64, colour: i64) -> None:
    """A die lies at a side, or waits."""
    s.bot[PLACED + s.bot[PLACED_SIZE]] = side * CODE + colour
    s.bot[PLACED_SIZE] += 1


def take_at(s: SettlersState, index: i64) -> i64:
    """A die leaves its side; the others keep their order."""
    colour = s.bot[PLACED + index] % CODE
    s.bot[PLACED_SIZE] -= 1
    size = s.bot[PLACED_SIZE]
    for at in range(index, size):
        s.bot[PLACED + at] = s.bot[PLACED + at + 1]
    s.bot[PLACED + size] = 0
    return colour


def first_at(s: SettlersState, side: i64) -> i64:
    """Where in the order of placing the first die of a side stands; -1 when there is none."""
    for at in range(s.bot[PLACED_SIZE]):
        if s.bot[PLACED + at] // CODE == side:
            return at
    return -1


def dice_at(s: SettlersState, side: i64) -> i64:
    """How many dice lie at a side."""
    n: i64 = 0
    for at in range(s.bot[PLACED_SIZE]):
        if s.bot[PLACED + at] // CODE == side:
            n += 1
    return n


def tokens_at(s: SettlersState, side: i64) -> i64:
    """How many resource tokens lie at a side."""
    at = SIDE_TOKEN + side * TOKENS
    return s.bot[at] + s.bot[at + 1] + s.bot[at + 2] + s.bot[at + 3]


def load(s: SettlersState, side: i64) -> i64:
    """How many dice and tokens lie at a side: its steps, and the strength of its action."""
    return dice_at(s, side) + tokens_at(s, side)


def side_from_marker(s: SettlersState, steps: i64) -> i64:
    """The side so many clockwise from the action marker."""
    return (s.bot[MARKER] + steps) % SIDES


def side_of(s: SettlersState, icon: i64) -> i64:
    """The side of an action."""
    side: i64 = 0
    while s.box.opponent.side_action[side] != icon:
        side += 1
    return side


def place_of_icon(s: SettlersState, icon: i64) -> i64:
    """Where a die with that icon goes: to the side of its action; Pioneers and resources wait."""
    if icon < PIONEER:
        return side_of(s, icon)
    return WAITS if icon == PIONEER else WAITS + 1 + icon - FOOD


# ---- what is stored, and the tents ----


def store(s: SettlersState, token: i64) -> None:
    """§19.5 §19.21 A token lies in the middle of the hex; in a Gold Rush it is swapped for Gold."""
    kept = GOLD_TOKEN if s.bot[RUSH] == 1 else token
    s.add(BOT, TOKEN + kept, 1)
    s.tell(BotLog.STORED, BOT, kept)


def tents_in_supply(s: SettlersState) -> i64:
    """§19.12 How many of its twenty tents are in the general supply."""
    left = s.box.opponent.tents - s.of(BOT, TENTS)
    for tile in range(TILES):
        if s.tile[CELL + tile] >= 0:
            left -= s.tile[TENT + tile * MOST_PLAYERS + BOT]
    return left


def unused(s: SettlersState, strength: i64) -> None:
    """§19.8 Strength that it could not use brings VP."""
    if strength <= 0:
        return
    s.tell(BotLog.UNUSED, BOT, strength)
    points = strength * s.bot[EXCESS]
    if points > 0:
        gain_points(s, BOT, points)
