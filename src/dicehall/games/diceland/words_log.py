"""The log: what happened, line by line."""

from dicehall.core.event import HIDDEN, Event
from dicehall.games.diceland import events as e
from dicehall.games.diceland.board import A_COLOUR, COLOUR_NAMES, COLOURS
from dicehall.games.diceland.ending import GOAL_TREASURES
from dicehall.games.diceland.state import DicelandState
from dicehall.games.diceland.words import counted, name_of, throw_in_words


def say(s: DicelandState, event: Event, names: list[str]) -> str:
    """An event as a line; the fall of a single die has none."""
    who = names[event.seat]
    if event.what <= e.BEGINS:
        return say_setup(s, event, who)
    if event.what <= e.ALL_SIX:
        return say_throw(event, who)
    return say_cross(s, event, who)


def say_setup(s: DicelandState, event: Event, who: str) -> str:
    """§2 in the log."""
    if event.what == e.BEGINS:
        return f"{who} is drawn by lot to begin."
    if event.what == e.DEALT:
        first, second = (s.box.boards[event.a * 2 + i].name for i in range(2))
        return f"{who} gets the board with the sides {first} and {second}."
    if event.a == HIDDEN:
        return f"{who} has chosen a side."
    board = s.box.boards[event.a].name
    return f"{who} plays on side {board}." if event.what == e.PLAYS_ON else f"{who} chooses side {board}, unseen."


def say_throw(event: Event, who: str) -> str:
    """§3 in the log."""
    if event.what == e.TURN:
        return f"{who} is the active player."
    if event.what == e.THROWS:
        return f"{who} takes a treasure throw." if event.b == 1 else ""
    if event.what == e.FELL:
        return ""
    if event.what == e.LIES:
        return f"{who} throws {throw_in_words([(event.a >> (3 * colour)) & 7 for colour in range(COLOURS)])}."
    if event.what == e.STOPPED:
        return f"{who} stops."
    colour = COLOUR_NAMES[event.a]
    if event.what == e.CHOSE:
        return f"{who} chooses {colour}."
    if event.what == e.SET_ASIDE:
        return f"{who} sets {event.b} {colour} aside; that makes {event.c}."
    if event.what == e.NONE_MORE:
        return f"No {colour} this time: {who} has to end the throwing."
    return f"All six dice are {colour}! Nothing is left over."


def say_cross(s: DicelandState, event: Event, who: str) -> str:
    """§4 to §6 in the log."""
    if event.what == e.CANNOT:
        return f"{who} has no room for {event.b} {COLOUR_NAMES[event.a]}."
    if event.what == e.USES:
        return f"{who} uses {event.b} {COLOUR_NAMES[event.a]}."
    if event.what == e.PASSES:
        return f"{who} passes."
    if event.what == e.CROSSED:
        return f"{who} crosses off {name_of(s, event.a)}."
    if event.what == e.TREASURE:
        return f"{who} finds {A_COLOUR[event.b]} treasure: {event.c} of {GOAL_TREASURES}."
    if event.what == e.TERRITORY_DONE:
        return f"{who} finishes {A_COLOUR[event.b]} territory."
    if event.what == e.COLOUR_DONE:
        return f"{who} has crossed off all of {COLOUR_NAMES[event.a]}!"
    if event.what == e.NO_USE:
        return f"{who} can use none of that."
    return f"{who} reaches the goal with {counted(event.a, 'treasure', 'treasures')} and a whole colour!"
