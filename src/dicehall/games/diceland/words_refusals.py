"""Why an action is not allowed: the number of the rule, and the reason in words."""

from mypy_extensions import i64

from dicehall.core.actions import first_of, verb_of
from dicehall.core.state import Refusal
from dicehall.games.diceland.actions import COLOUR, CROSS, PASS
from dicehall.games.diceland.board import A_COLOUR, COLOUR_NAMES, COLOURS
from dicehall.games.diceland.setup import sides_of
from dicehall.games.diceland.state import (
    CHOOSING_COLOUR,
    CHOOSING_SIDES,
    CHOOSING_TO_STOP,
    CROSSING,
    NOTHING,
    TREASURE_CROSSING,
    DicelandState,
)
from dicehall.games.diceland.words import counted, most_dice, name_of


def why_not(s: DicelandState, seat: int, action: int) -> Refusal:
    """The rule against an action of a seat that has to decide."""
    if s.phase == CHOOSING_SIDES:
        first, second = (s.box.boards[sides_of(s, seat) + i].name for i in range(2))
        return Refusal("2.2", f"Choose one of the two sides of your own board, {first} or {second}.")
    if s.phase == CHOOSING_COLOUR:
        if verb_of(action) == COLOUR:
            return Refusal("3.2", f"No die shows {COLOUR_NAMES[first_of(action)]}; choose a colour that was thrown.")
        return Refusal("3.2", "First choose one of the colours that were thrown.")
    if s.phase == CHOOSING_TO_STOP:
        if verb_of(action) == COLOUR:
            return Refusal("3.2", f"You have chosen {COLOUR_NAMES[s.chosen]}; the colour is kept for the whole turn.")
        return Refusal("3.4", "Stop, or throw the other dice again.")
    if s.using[seat] != NOTHING:
        return why_not_in_use(s, seat, action)
    return why_not_colour(s, seat, action)


def why_not_colour(s: DicelandState, seat: int, action: int) -> Refusal:
    """A seat that may choose a colour or pass."""
    rule = "5.4" if s.phase == TREASURE_CROSSING else "4.3"
    if verb_of(action) != COLOUR:
        return Refusal(rule, "Choose one of the colours on the table, or pass.")
    colour = first_of(action)
    name = COLOUR_NAMES[colour]
    if s.phase == CROSSING and colour == s.chosen:
        return Refusal(rule, f"The {name} dice belong to the active player in this turn.")
    if s.count[colour] == 0:
        return Refusal(rule, f"No {name} die lies on the table.")
    at = seat * COLOURS + colour
    if s.open[at] != 0:
        room = counted(s.room[at], "free space", "free spaces")
        return Refusal("4.5", f"{s.count[colour]} {name} dice are too many: your open {name} territory has {room}.")
    most = most_dice(s, seat, colour)
    if most > 0:
        text = f"{s.count[colour]} {name} dice are too many: the territories within your reach have room for {most}."
        return Refusal("4.5", text)
    return Refusal("4.4", f"None of your crosses lies next to a free {name} space.")


def why_not_in_use(s: DicelandState, seat: int, action: int) -> Refusal:
    """A seat that is crossing off."""
    verb = verb_of(action)
    name = COLOUR_NAMES[s.using[seat]]
    if verb == CROSS:
        return why_not_space(s, seat, first_of(action))
    if verb == PASS and s.phase == CROSSING and seat == s.active:
        return Refusal("4.2", f"You have to use all your {name} dice, because you can.")
    if verb == PASS:
        return Refusal("4.4", f"You have begun to use {name}; every die of it needs its cross.")
    return Refusal("4.4", f"Cross off {A_COLOUR[s.using[seat]]} space.")


def why_not_space(s: DicelandState, seat: int, space: i64) -> Refusal:
    """A space that cannot be crossed off now."""
    board = s.boards[seat]
    where = name_of(s, space)
    colour = s.using[seat]
    name = COLOUR_NAMES[colour]
    at = seat * COLOURS + colour
    if board.colour[space] < 0:
        return Refusal("1.4", f"{where} is no space that can be crossed off.")
    if s.is_crossed(seat, space):
        return Refusal("4.4", f"{where} is crossed off already.")
    if board.colour[space] != colour:
        return Refusal("4.4", f"{where} is {COLOUR_NAMES[board.colour[space]]}, but you are using {name}.")
    if s.open[at] != 0 and s.open[at] & board.bit[space] == 0:
        return Refusal("4.6", f"Finish your open {name} territory before you begin the one at {where}.")
    if s.near[at] & board.bit[space] == 0:
        return Refusal("4.4", f"{where} does not lie next to any of your crosses.")
    size = board.land_size[space]
    return Refusal(
        "4.5", f"The territory at {where} has only {counted(size, 'space', 'spaces')}, for {s.todo[seat]} dice."
    )
