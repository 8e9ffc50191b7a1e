"""§19.3 The Diceoneer's Roll phase: dice from the queue to the sides of the hex."""

from mypy_extensions import i64

from dicehall.games.dicesettlers.diceoneer_board import (
    CODE,
    WAITS,
    BotLog,
    dice_at,
    first_at,
    load,
    place_of_icon,
    pop,
    push,
    put_at,
    side_from_marker,
    store,
    take_at,
    tokens_at,
)
from dicehall.games.dicesettlers.diceoneer_levels import CAP
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import (
    BOT,
    BOT_LEFT,
    PLACED,
    PLACED_SIZE,
    QUEUE_SIZE,
    QUOTA,
    SIDE_TOKEN,
    SIDES,
    TOKENS,
)


def begin_roll(s: SettlersState) -> None:
    """§19.3 Four, five or six dice from the front, by the length of the queue; the person's quota is a limit, too."""
    size = s.bot[QUEUE_SIZE]
    takes: i64 = 0
    for row in range(len(s.box.opponent.queues)):
        if size >= s.box.opponent.queues[row]:
            takes = s.box.opponent.takes[row]
    s.bot[BOT_LEFT] = min(takes, size, s.of(0, QUOTA) + s.bot[CAP])
    if s.bot[BOT_LEFT] > 0:
        s.tell(BotLog.TAKES, BOT, s.bot[BOT_LEFT])


def roll(s: SettlersState, face: i64) -> None:
    """§19.4 The next die falls: one with an action goes to its side, others wait until all have fallen."""
    colour = pop(s)
    kind = s.box.rolled(colour, face)
    s.bot[BOT_LEFT] -= 1
    put_at(s, place_of_icon(s, s.box.kind_icon[kind]), colour)
    s.tell(BotLog.ROLLED, BOT, kind)


def place_pioneers(s: SettlersState) -> None:
    """§19.4 Each Pioneer goes to the side with the fewest dice and tokens."""
    at = first_at(s, WAITS)
    while at >= 0:
        colour = take_at(s, at)
        side = emptiest(s)
        put_at(s, side, colour)
        s.tell(BotLog.JOINS_SIDE, BOT, colour, side)
        at = first_at(s, WAITS)


def emptiest(s: SettlersState) -> i64:
    """§19.4 The first with the fewest, clockwise from the marker, whose own side comes last."""
    best = side_from_marker(s, 1)
    for steps in range(2, SIDES + 1):
        side = side_from_marker(s, steps)
        if load(s, side) < load(s, best):
            best = side
    return best


def place_tokens(s: SettlersState) -> None:
    """§19.5 A token for each resource: stored while nothing is stored yet; else each to a side without one."""
    stores = s.tokens(BOT) == 0
    for token in range(TOKENS):
        for _die in range(dice_at(s, WAITS + 1 + token)):
            side = -1 if stores else side_for_token(s)
            if side < 0:
                store(s, token)
            else:
                s.bot[SIDE_TOKEN + side * TOKENS + token] += 1
                s.tell(BotLog.TOKEN_AT, BOT, token, side)


def side_for_token(s: SettlersState) -> i64:
    """§19.5 Of the sides without a token the one with the fewest dice, clockwise from the marker; -1 for none."""
    best: i64 = -1
    for steps in range(1, SIDES + 1):
        side = side_from_marker(s, steps)
        if tokens_at(s, side) == 0 and (best < 0 or dice_at(s, side) < dice_at(s, best)):
            best = side
    return best


def returning(s: SettlersState) -> i64:
    """§19.5 How many dice with resources still have to go back to the queue."""
    n: i64 = 0
    for at in range(s.bot[PLACED_SIZE]):
        if is_returning(s, at):
            n += 1
    return n


def is_returning(s: SettlersState, at: i64) -> bool:
    """Whether that die shows a resource."""
    return s.bot[PLACED + at] >= (WAITS + 1) * CODE


def send_back(s: SettlersState, outcome: i64) -> None:
    """§19.5 In random order they join the back of the queue: now this one."""
    at: i64 = 0
    while not is_returning(s, at) or outcome > 0:
        if is_returning(s, at):
            outcome -= 1
        at += 1
    colour = take_at(s, at)
    push(s, colour)
    s.tell(BotLog.BACK, BOT, colour)
