"""The dice as a drawing: those set aside in their lane, those that fell in the tray, and what can be done with them."""

from functools import lru_cache

from dicehall.core.actions import pack
from dicehall.core.scene import Piece
from dicehall.games.diceland.actions import COLOUR, PASS, STOP, THROW
from dicehall.games.diceland.board import COLOUR_NAMES, DICE
from dicehall.games.diceland.state import CROSSING, NOTHING, TREASURE_CROSSING, DicelandState

TILTS = (-7.0, 4.0, -2.0, 8.0, -5.0, 3.0)


def is_aside(s: DicelandState, die: int) -> bool:
    """Whether the die was set aside in phase 1."""
    return s.chosen != NOTHING and s.dice[die] == s.chosen


def dice_aside(s: DicelandState) -> list[int]:
    """The dice in the lane."""
    return [die for die in range(DICE) if is_aside(s, die)]


def dice_fallen(s: DicelandState) -> list[int]:
    """The dice in the tray: those that show a colour to be used."""
    return [die for die in range(DICE) if s.dice[die] != NOTHING and not is_aside(s, die)]


def dice_falling(s: DicelandState) -> list[int]:
    """The dice in the air."""
    return [die for die in range(DICE) if s.dice[die] == NOTHING][: s.falling]


def die_piece(s: DicelandState, die: int, x: float, y: float, size: float) -> Piece:
    """One die where it lies."""
    return die_of(die, s.dice[die], is_aside(s, die), x, y, size)


@lru_cache(maxsize=4096)
def die_of(die: int, colour: int, aside: bool, x: float, y: float, size: float) -> Piece:
    """A die of a colour; a click on one in the tray means its colour."""
    if colour == NOTHING:
        return Piece(f"die-{die}", "die-blank", x, y, size, "a die in the air", turn=TILTS[die], layer=5)
    name = COLOUR_NAMES[colour]
    if aside:
        return Piece(f"die-{die}", f"die-{name}", x, y, size, f"{name} die, set aside", layer=5)
    action = pack(COLOUR, colour)
    return Piece(f"die-{die}", f"die-{name}", x, y, size, f"{name} die", turn=TILTS[die], action=action, layer=5)


def lane(s: DicelandState, x: float, y: float, step: tuple[float, float], size: float) -> list[Piece]:
    """The six places for dice set aside, filled from the first."""
    aside = dice_aside(s)
    pieces: list[Piece] = []
    places = slots(x, y, step, size)
    for i in range(DICE):
        at = (x + float(i) * step[0], y + float(i) * step[1])
        pieces.append(places[i])
        if i < len(aside):
            pieces.append(die_piece(s, aside[i], at[0], at[1], size))
    return pieces


@lru_cache(maxsize=64)
def slots(x: float, y: float, step: tuple[float, float], size: float) -> tuple[Piece, ...]:
    """The six places themselves."""
    words = "a place for a die set aside"
    places = [(i, x + float(i) * step[0], y + float(i) * step[1]) for i in range(DICE)]
    return tuple([Piece(f"place-{i}", "die-slot", at_x, at_y, size, words) for i, at_x, at_y in places])


def tray(s: DicelandState, x: float, y: float, step: tuple[float, float], size: float) -> list[Piece]:
    """The dice in the tray, and those in the air above it."""
    thrown = dice_fallen(s) + dice_falling(s)
    return [die_piece(s, thrown[i], x + i * step[0], y + i * step[1], size) for i in range(len(thrown))]


def tools(s: DicelandState, x: float, y: float, step: tuple[float, float], size: float) -> tuple[Piece, ...]:
    """The cup throws on; the pen stops throwing; with its cap on, it leaves this throw to the others."""
    return tools_of(s.phase in (CROSSING, TREASURE_CROSSING), x, y, step, size)


@lru_cache(maxsize=64)
def tools_of(crossing: bool, x: float, y: float, step: tuple[float, float], size: float) -> tuple[Piece, ...]:
    """The same, of what it shows."""
    second = ("pass", "Pass", PASS) if crossing else ("pen", "Stop", STOP)
    pieces: list[Piece] = []
    for i, (picture, name, verb) in enumerate((("cup", "Throw", THROW), second)):
        at = (x + i * step[0], y + i * step[1])
        pieces.append(Piece(f"tool-{i}", picture, at[0], at[1], size, name, tint="accent", action=pack(verb)))
        pieces.append(
            Piece(f"tool-name-{i}", "text", at[0], at[1] + size * 0.68, 15, name, text=name, tint="ink", style="strong")
        )
    return tuple(pieces)
