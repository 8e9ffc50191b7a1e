"""What all parts of the drawing are made of: words, dice, numbers on a badge, and what may be done now."""

from typing import Final

from dicehall.core.scene import Piece
from dicehall.games.dicesettlers.content_box import A_COLOUR, COLOUR_NAMES
from dicehall.games.dicesettlers.content_technologies import ICON_NAMES, TOKEN_NAMES
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import BOT

Area = tuple[float, float, float, float]
"""Left, top, width, height."""
Spot = tuple[float, float]

ICON_PICTURES: Final = [f"icon-{name.lower()}" for name in ICON_NAMES]
TOKEN_PICTURES: Final = [f"token-{name.lower()}" for name in TOKEN_NAMES]


class Look:
    """Who looks at the table, and what may be done there now."""

    def __init__(self, s: SettlersState, seat: int, legal: list[int]) -> None:
        self.state = s
        self.seat = seat
        self.legal = legal

    def first(self, actions: list[int]) -> int:
        """The first of some actions that is legal; -1 when none is."""
        for action in actions:
            if action in self.legal:
                return action
        return -1

    def with_verb(self, verb: int) -> list[int]:
        """All legal actions with that verb."""
        return [action for action in self.legal if action & 255 == verb]

    def name(self, player: int) -> str:
        """How a player is called at the table."""
        if player == self.seat:
            return "You"
        if self.state.seats == 1 and player == int(BOT):
            return "Diceoneer"
        return f"Player {player + 1}"


def word(
    name: str,
    text: str,
    at: Spot,
    size: float,
    tint: str = "ink",
    style: str = "text",
    anchor: str = "start",
    action: int = -1,
) -> Piece:
    """A few words."""
    return Piece(name, "text", *at, size, text, tint=tint, text=text, anchor=anchor, style=style, action=action)


def die(name: str, colour: int, icon: int, at: Spot, size: float, label: str = "", action: int = -1) -> Piece:
    """A die of a colour; it shows an icon, or nothing (-1) when it has not fallen."""
    colour_name = COLOUR_NAMES[colour]
    shown = f"{colour_name} {ICON_NAMES[icon]}" if icon >= 0 else f"{A_COLOUR[colour]} die"
    parts: tuple[Piece, ...] = ()
    if icon >= 0:
        ink = f"die-{colour_name}-ink"
        parts = (Piece(f"{name}-face", ICON_PICTURES[icon], 0, 0.01 * size, 0.58 * size, shown, tint=ink),)
    return Piece(name, f"die-{colour_name}", *at, size, label or shown, action=action, parts=parts)


def badge(name: str, number: int, at: Spot, size: float, label: str) -> Piece:
    """A number on a badge, to be read on any ground."""
    figure = word(f"{name}-figure", str(number), (0, 0), size * 0.66, "carve-ink", "number", "middle")
    return Piece(name, "count", *at, size, label, parts=(figure,))


def counted(
    name: str, picture: str, number: int, at: Spot, size: float, label: str, tint: str = "ink", figure: str = "ink"
) -> Piece:
    """A small picture with a number to its right, as one thing; the place is the middle of the picture."""
    shown = word(f"{name}-number", str(number), (size * 0.66, 0), size * 0.86, figure, "number")
    sign = Piece(f"{name}-sign", picture, 0, 0, size, label, tint=tint)
    faint = 0.45 if number == 0 else 1.0
    return Piece(name, "group", *at, size, label, strength=faint, parts=(sign, shown))


def plural(n: int, one: str) -> str:
    """A number with its noun."""
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def a_die(colour: str) -> str:
    """A die of that colour, with its article."""
    return f"{'an' if colour[:1] in 'aeiou' else 'a'} {colour} die"
