"""What is asked on behalf of the Diceoneer, and what the log tells of it."""

from typing import Final

from dicehall.core.event import Event
from dicehall.games.dicesettlers.content_box import COLOUR_NAMES, MAIN_NAMES
from dicehall.games.dicesettlers.content_technologies import ICON_NAMES, TOKEN_NAMES
from dicehall.games.dicesettlers.diceoneer_board import CODE, WAITS, BotLog, BotStep
from dicehall.games.dicesettlers.diceoneer_roll import is_returning
from dicehall.games.dicesettlers.state import SettlersState, nth_bit, ones
from dicehall.games.dicesettlers.terms import BAG, BOT, BOT_LEFT, PIONEER, PLACED, PLACED_SIZE, QUEUE, STRENGTH

NAME: Final = "The Diceoneer"

# by what rule each step of the Diceoneer goes
BOT_RULES: "Final[dict[int, str]]" = {
    BotStep.START: "19.2",
    BotStep.QUEUE: "19.1",
    BotStep.ROLL: "19.4",
    BotStep.BACK: "19.5",
    BotStep.MARKER: "19.6",
    BotStep.DRAW: "19.10",
    BotStep.HIRE: "19.9",
    BotStep.PLACE: "19.10",
    BotStep.JOIN: "19.10",
    BotStep.TENT: "19.11",
    BotStep.RAID: "19.14",
    BotStep.CLEAN: "19.18",
}


def bot_prompt(s: SettlersState) -> str:
    """What the person is asked for the Diceoneer, or about it."""
    strength = f"strength {s.bot[STRENGTH]} left" if s.bot[STRENGTH] > 0 else "a free tent"
    questions: dict[int, str] = {
        BotStep.HIRE: f"The Diceoneer recruits, {s.bot[BOT_LEFT]} to come. These colours are equally good: choose one.",
        BotStep.TENT: f"The Diceoneer settles, {strength}. These tiles are equally good: choose one.",
        BotStep.RAID: "The Diceoneer raids. These tiles are equally good: choose one.",
        BotStep.CLEAN: "Send a tent of the Diceoneer home from a factory, or pass.",
    }
    if s.step == BotStep.PLACE:
        return f"The Diceoneer lays {s.box.tile_name(s.tile_now)}. These places are equally good: choose one."
    if s.step == BotStep.JOIN:
        return f"The Diceoneer has found {s.box.tile_name(s.tile_now)} beside you. Put a tent there?"
    return questions[s.step]


def bot_outcome(s: SettlersState, number: int) -> str:
    """What an outcome of chance would be for the Diceoneer."""
    if s.step == BotStep.START:
        which, fresh = divmod(number, int(ones(s.starters)))
        left = which < int(ones(s.drawn))
        return s.box.tile_name(int(nth_bit(s.drawn, which) if left else nth_bit(s.starters, fresh)))
    if s.step == BotStep.QUEUE:
        dice = [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(int(s.of(BOT, BAG + colour)))]
        return dice[number]
    if s.step == BotStep.ROLL:
        return s.box.kind_names[s.box.rolled(s.bot[QUEUE], number)]
    if s.step == BotStep.BACK:
        back = [int(s.bot[PLACED + at]) for at in range(int(s.bot[PLACED_SIZE])) if is_returning(s, at)]
        return f"{COLOUR_NAMES[back[number] % CODE]} {TOKEN_NAMES[back[number] // CODE - WAITS - 1]}"
    if s.step == BotStep.MARKER:
        return steps(int(s.box.opponent.faces[number]))
    return s.box.tile_name(int(nth_bit(s.stack, number)))


def bot_line(s: SettlersState, event: Event) -> str:
    """The line of the log for what only the Diceoneer does."""
    what = event.what
    a, b, c = event.a, event.b, event.c
    if what == BotLog.ROLLED:
        return f"{NAME} rolls {s.box.kind_names[a]}."
    if what in (BotLog.JOINS_SIDE, BotLog.TOKEN_AT):
        side = MAIN_NAMES[s.box.opponent.side_action[b]]
        thing = f"{COLOUR_NAMES[a]} {ICON_NAMES[PIONEER]}" if what == BotLog.JOINS_SIDE else f"{TOKEN_NAMES[a]} token"
        return f"Its {thing} goes to {side}."
    if what == BotLog.STORED:
        return f"{NAME} stores {TOKEN_NAMES[a]}."
    if what == BotLog.BACK:
        return f"Its {COLOUR_NAMES[a]} die goes back to the queue."
    if what == BotLog.MOVES:
        return f"{NAME}'s marker moves {steps(a)}: {MAIN_NAMES[b]} with strength {c}."
    return short_line(s, int(what), int(a))


def short_line(s: SettlersState, what: int, a: int) -> str:
    """Lines about one number."""
    texts: dict[int, str] = {
        BotLog.TAKES: f"{NAME} takes {a} {'die' if a == 1 else 'dice'} from its queue.",
        BotLog.IDLE: f"{NAME} has nothing at its action hex, and does nothing.",
        BotLog.UNUSED: f"{NAME} cannot use {a} of its strength.",
        BotLog.SELLS: f"{NAME} trades {a} {'token' if a == 1 else 'tokens'}.",
        BotLog.NO_PLACE: f"{NAME} finds no new land.",
    }
    if what == BotLog.SENT_HOME:
        return f"A tent of the Diceoneer leaves {s.box.tile_name(a)}."
    return texts[what]


def steps(n: int) -> str:
    """So many steps."""
    return "1 step" if n == 1 else f"{n} steps"
