"""Diceland in words: how actions are written, what is asked, and what a seat's panel says."""

from functools import lru_cache

from dicehall.core.actions import Slot, Verb, Vocabulary, first_of, verb_of
from dicehall.core.scene import Fact
from dicehall.games.diceland.actions import COLOUR, PASS, SIDE, STOP, THROW
from dicehall.games.diceland.board import A_COLOUR, COLOUR_NAMES, COLOURS, DICE, Board, Box
from dicehall.games.diceland.crossing import usable
from dicehall.games.diceland.drawing import space_name
from dicehall.games.diceland.ending import GOAL_TREASURES, size_of
from dicehall.games.diceland.setup import sides_of, undealt
from dicehall.games.diceland.state import (
    CHOOSING_COLOUR,
    CHOOSING_SIDES,
    CHOOSING_TO_STOP,
    CROSSING,
    DEALING,
    DRAWING_LOTS,
    NOTHING,
    TREASURE_CROSSING,
    DicelandState,
)


def vocabulary(box: Box) -> Vocabulary:
    """All actions of Diceland: `side a`, `green`, `throw`, `stop`, `pass`, `cross d7`."""
    spaces = [space_name(space, box.columns) for space in range(box.rows * box.columns)]
    return Vocabulary(
        Verb("side {side}", Slot("side", [board.name.lower() for board in box.boards])),
        Verb("{colour}", Slot("colour", list(COLOUR_NAMES))),
        Verb("throw"),
        Verb("stop"),
        Verb("pass"),
        Verb("cross {space}", Slot("space", spaces)),
    )


def listed(parts: list[str], last: str = " and ") -> str:
    """Several words as people say them: `a, b and c`."""
    return last.join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def counted(amount: int, name: str, plural: str) -> str:
    """An amount of something: `1 die`, `3 dice`."""
    return f"{amount} {name if amount == 1 else plural}"


def throw_in_words(counts: list[int]) -> str:
    """Dice by colour: `3 red, 2 green and 1 yellow`."""
    return listed([f"{counts[colour]} {COLOUR_NAMES[colour]}" for colour in range(COLOURS) if counts[colour] > 0])


def on_table(s: DicelandState) -> str:
    """The dice that lie on the table to be used."""
    return throw_in_words([s.count[colour] for colour in range(COLOURS)])


def name_of(s: DicelandState, space: int) -> str:
    """How a space is called."""
    return space_name(space, s.box.columns)


def most_dice(s: DicelandState, seat: int, colour: int) -> int:
    """The largest number of dice of a colour that a player could use now (§4.5)."""
    return max([dice for dice in range(1, DICE + 1) if usable(s, seat, colour, dice) != 0], default=0)


def room_in_words(s: DicelandState, seat: int) -> str:
    """What a player could use at most of each colour that lies on the table."""
    return listed([f"{most_dice(s, seat, c)} {COLOUR_NAMES[c]}" for c in range(COLOURS) if s.count[c] > 0])


# ---- what is asked ----


def prompt(s: DicelandState, seat: int) -> str:
    """What is asked of a seat, or whom it waits for."""
    if not s.owes(seat):
        return waiting(s, seat)
    if s.phase == CHOOSING_SIDES:
        first, second = (s.box.boards[sides_of(s, seat) + i].name for i in range(2))
        return f"Choose a side of your board, {first} or {second}. Nobody sees it until all have chosen."
    if s.phase == CHOOSING_COLOUR:
        return (
            f"You threw {on_table(s)}. Choose one colour for this turn; you will have to use all its dice. "
            f"Your board has room for {room_in_words(s, seat)}."
        )
    if s.phase == CHOOSING_TO_STOP:
        return prompt_to_stop(s, seat)
    if s.using[seat] != NOTHING:
        return prompt_to_cross(s, seat)
    if s.phase == TREASURE_CROSSING:
        return f"Treasure throw: {on_table(s)}. Choose a colour and use all its dice, or pass."
    return f"Left over for you: {on_table(s)}. Choose a colour and use all its dice, or pass."


def prompt_to_stop(s: DicelandState, seat: int) -> str:
    """Phase 1: stop, or throw again?"""
    colour = COLOUR_NAMES[s.chosen]
    room = most_dice(s, seat, s.chosen)
    text = f"You have {s.aside} {colour} set aside, and room for {room}. "
    if s.aside > room:
        return text + f"That is too many already. Stop, or throw the other {DICE - s.aside} again, against the others?"
    return (
        text + f"Stop, or throw the other {counted(DICE - s.aside, 'die', 'dice')} again? Left over now: {on_table(s)}."
    )


def prompt_to_cross(s: DicelandState, seat: int) -> str:
    """Phase 2 or a treasure throw: one cross."""
    colour = A_COLOUR[s.using[seat]]
    must = " You have to use all of them." if s.phase == CROSSING and seat == s.active else ""
    left = f"{counted(s.todo[seat], 'space', 'spaces')} to go, all in one territory."
    return f"Cross off {colour} space next to one of your crosses: {left}{must}"


def waiting(s: DicelandState, seat: int) -> str:
    """What a seat is told that has nothing to decide now."""
    if s.phase == DEALING:
        return "The boards are dealt."
    if s.phase == DRAWING_LOTS:
        return "Lots are drawn for who begins."
    if s.phase == CROSSING:
        return "The others are still crossing off."
    if s.phase == CHOOSING_SIDES:
        return "The others are still choosing their sides."
    return "The dice fall." if s.owed == 0 else "Another player decides; you can cross off what is left over."


def outcome(s: DicelandState, number: int) -> str:
    """What a lot or a die shows."""
    if s.phase == DEALING:
        double = undealt(s)[number]
        return f"board {s.box.boards[double * 2].name}/{s.box.boards[double * 2 + 1].name}"
    if s.phase == DRAWING_LOTS:
        return f"player {number + 1} begins"
    return COLOUR_NAMES[number]


def rule_now(s: DicelandState, seat: int) -> str:
    """The number of the rule by which a seat is asked now."""
    if s.phase == CHOOSING_SIDES:
        return "2.2"
    if s.phase == CHOOSING_COLOUR:
        return "3.2"
    if s.phase == CHOOSING_TO_STOP:
        return "3.4"
    if s.phase == TREASURE_CROSSING and s.using[seat] == NOTHING:
        return "5.4"
    if s.phase == CROSSING and s.using[seat] == NOTHING:
        return "4.2" if seat == s.active else "4.3"
    return "4.4" if s.phase in (CROSSING, TREASURE_CROSSING) else "3.1"


# ---- what an action means ----


def describe(s: DicelandState, seat: int, action: int) -> str:
    """An action as a sentence."""
    verb = verb_of(action)
    if verb == SIDE:
        return f"Play on side {s.box.boards[first_of(action)].name} of your board."
    if verb == COLOUR:
        return describe_colour(s, first_of(action))
    if verb == THROW:
        return describe_throw(s)
    if verb == STOP:
        return f"Stop, and use {s.aside} {COLOUR_NAMES[s.chosen]}." if s.chosen != NOTHING else "Stop throwing."
    if verb == PASS:
        return "Pass: cross off nothing this time."
    return describe_cross(s, seat, first_of(action))


def describe_colour(s: DicelandState, colour: int) -> str:
    """A colour, to collect in phase 1 or to cross off."""
    dice = counted(s.count[colour], f"{COLOUR_NAMES[colour]} die", f"{COLOUR_NAMES[colour]} dice")
    if s.phase == CHOOSING_COLOUR:
        return f"Collect {COLOUR_NAMES[colour]} this turn: set {dice} aside."
    return f"Use {dice}."


def describe_throw(s: DicelandState) -> str:
    """Throwing again, with the chance of hitting the colour."""
    dice = DICE - s.aside
    if s.chosen == NOTHING:
        return "Throw the dice."
    chance = 100 - round(100 * (5 / 6) ** dice)
    again = f"Throw the other {counted(dice, 'die', 'dice')} again"
    return f"{again} (at least one more {COLOUR_NAMES[s.chosen]}: {chance} %)."


def describe_cross(s: DicelandState, seat: int, space: int) -> str:
    """One cross, and what it brings."""
    name = name_of(s, space)
    if seat < 0 or len(s.boards) == 0 or s.boards[seat].colour[space] < 0:
        return f"Cross off {name}."
    board = s.boards[seat]
    at = seat * COLOURS + board.colour[space]
    left = size_of(board.land[space] & s.free[at] & ~board.bit[space])
    brings = [f"Cross off {name} ({COLOUR_NAMES[board.colour[space]]})"]
    if board.treasure[space] == 1:
        brings.append("take its treasure")
    if left == 0:
        brings.append("finish the territory")
    return listed(brings) + "."


# ---- what everybody may read off ----


def panel(s: DicelandState, seat: int) -> list[Fact]:
    """How far a player is: treasures, whole colours or the fullest one, and treasure throws to come."""
    if len(s.boards) == 0:
        return []
    return list(panel_of(s.boards[seat], free_of(s, seat), s.treasures[seat], s.throws[seat]))


def free_of(s: DicelandState, seat: int) -> tuple[int, ...]:
    """The spaces that are free, colour by colour: what all else on a board follows from."""
    return tuple([int(s.free[seat * COLOURS + colour]) for colour in range(COLOURS)])


@lru_cache(maxsize=1024)
def panel_of(board: Board, free: tuple[int, ...], treasures: int, throws: int) -> tuple[Fact, ...]:
    """The same, of what it tells."""
    facts = (Fact("board", board.name), Fact("treasures", f"{treasures} of {GOAL_TREASURES}"), colour_fact(board, free))
    return (*facts, Fact("treasure throws", str(throws))) if throws > 0 else facts


def colour_fact(board: Board, free: tuple[int, ...]) -> Fact:
    """The colours that are complete, or how far the fullest one is."""
    done = [COLOUR_NAMES[colour] for colour in range(COLOURS) if free[colour] == 0]
    if done:
        return Fact("complete", listed(done))
    return fullest_fact(board, free)


def fullest_fact(board: Board, free: tuple[int, ...]) -> Fact:
    """How far the fullest colour is."""
    left = [size_of(spaces) for spaces in free]
    best = left.index(min(left))
    size = board.size[best]
    return Fact("fullest colour", f"{COLOUR_NAMES[best]}, {size - left[best]} of {size}")


def tally(s: DicelandState, seat: int) -> list[Fact]:
    """§6.5 How much a player has of what the goal asks for: treasures, and the fullest colour."""
    return [
        Fact("treasures", f"{s.treasures[seat]} of {GOAL_TREASURES}"),
        fullest_fact(s.boards[seat], free_of(s, seat)),
    ]
