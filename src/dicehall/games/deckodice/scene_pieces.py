"""Cards and creatures as drawings: a card's six values stand round a ring, and the one that counts swells.

      d4                 each value stands on the shape of its die, in the hue of its minion
d20        d6
d12        d8
     d10
"""

import math
from typing import Final

from dicehall.core.scene import Piece
from dicehall.core.state import OVER
from dicehall.games.deckodice.content import DICE, Box
from dicehall.games.deckodice.deck import MINIONS, is_reroll
from dicehall.games.deckodice.state import DICEY, POINTS, ROUNDS, DeckState, is_solo

HUES: Final = ("quad", "cubera", "diante", "sparten", "dwelve", "twent")
GROWTH: Final = (0.62, 0.72, 0.78, 0.84, 0.88, 1.0)
FOOT: Final = 0.45
CARD_UNITS: Final = 160.0
RING_ACROSS: Final = 60.0
RING_DOWN: Final = 78.0
SMALL: Final = 42.0
SWOLLEN: Final = 78.0
DROPS: Final = (0.13, 0.0, 0.0, 0.0, 0.05, 0.0)


def hue(minion: int) -> str:
    """The picture of a minion, and the tint of all that is its own."""
    return HUES[minion]


def kind(minion: int) -> str:
    """The die of a minion: `d20`."""
    return f"d{DICE[minion]}"


def value_text(box: Box, card: int, minion: int) -> str:
    """What a card shows for a minion: a number, or R*."""
    return str(box.cards[card].values[minion])


# ---- cards ----


def card_piece(box: Box, card: int, counts: int, x: float, y: float, size: float, action: int = -1) -> Piece:
    """A card face up; `counts` is the minion whose value swells, or none."""
    name = f"card-{card}"
    parts = [value_piece(box, card, minion, counts) for minion in range(MINIONS)]
    if counts < 0:
        parts.append(emblem(box, card, name))
    label = card_label(box, card, counts)
    return Piece(name, "card", x, y, size, label, action=action, scale=size / CARD_UNITS, parts=tuple(parts), layer=3)


def emblem(box: Box, card: int, name: str) -> Piece:
    """In the middle of the ring: the face of R*, or the number of the card."""
    if any([is_reroll(box.deck, card, minion) for minion in range(MINIONS)]):
        return Piece(f"{name}-emblem", "rstar", 0, 0, 62, "")
    text = f"no. {box.cards[card].number}"
    return Piece(f"{name}-emblem", "text", 0, 0, 15, "", text=text, tint="card-soft")


def value_piece(box: Box, card: int, minion: int, counts: int) -> Piece:
    """One value on the shape of its die: at its place on the ring, or swollen in the middle when it counts."""
    angle = math.radians(60 * minion - 90)
    x, y, size = RING_ACROSS * math.cos(angle), RING_DOWN * math.sin(angle), SMALL
    if minion == counts:
        x, y, size = 0.0, 0.0, SWOLLEN
    name = f"card-{card}-{kind(minion)}"
    if is_reroll(box.deck, card, minion):
        face = Piece(f"{name}-value", "rstar", 0, 0, size * 0.8, "")
    else:
        text = value_text(box, card, minion)
        tint = f"{hue(minion)}-sign"
        face = Piece(
            f"{name}-value", "text", 0, size * DROPS[minion], size * 0.47, "", text=text, tint=tint, style="number"
        )
    return Piece(name, kind(minion), x, y, size, "", tint=hue(minion), parts=(face,), layer=1)


def card_label(box: Box, card: int, counts: int) -> str:
    """A card in words."""
    values = ", ".join([f"{kind(minion)} {value_text(box, card, minion)}" for minion in range(MINIONS)])
    told = f"; the {kind(counts)} counts" if counts >= 0 else ""
    return f"Card {box.cards[card].number}: {values}{told}"


def back(name: str, x: float, y: float, size: float, label: str, turn: float = 0.0, action: int = -1) -> Piece:
    """A card face down."""
    return Piece(name, "back", x, y, size, label, turn=turn, action=action, layer=1)


# ---- creatures ----


def minion_label(box: Box, minion: int) -> str:
    """A minion in words."""
    return f"{box.minions[minion].name}, {kind(minion)}"


def creature(
    box: Box,
    name: str,
    side: int,
    minion: int,
    at: tuple[float, float],
    size: float,
    label: str,
    action: int = -1,
    strength: float = 1.0,
) -> Piece:
    """A DieMinion with its feet at a place; the small dice are drawn smaller."""
    width = size * GROWTH[minion]
    told = f"{minion_label(box, minion)}{label}"
    y = at[1] - width * FOOT
    return Piece(
        name, hue(minion), at[0], y, width, told, tint=f"seat{side}", action=action, strength=strength, layer=2
    )


# ---- sides ----


def name_of(s: DeckState, viewer: int, side: int) -> str:
    """How a side is called at the table."""
    if viewer == side:
        return "You"
    return "Dicey" if is_solo(s) and side == DICEY else f"Player {side + 1}"


def outcome_words(s: DeckState, viewer: int) -> str:
    """How the game stands, or how it ended."""
    first, second = int(s.at[POINTS]), int(s.at[POINTS + 1])
    if s.actor != OVER:
        return f"combat {min(int(s.round) + 1, int(ROUNDS))} of {ROUNDS}, cards won {first} to {second}"
    side = 0 if s.winner_bits & 1 == 1 else 1
    most, least = max(first, second), min(first, second)
    verb = "win" if viewer == side else "wins"
    return f"{name_of(s, viewer, side)} {verb} {most} to {least}"


def token(side: int, x: float, y: float, size: float, label: str) -> Piece:
    """The sign of a seat: a colour and a shape."""
    return Piece(f"seat-{side}", f"seat-{side}", x, y, size, label, tint=f"seat{side}")


def word(name: str, text: str, x: float, y: float, size: float, style: str, tint: str = "ink") -> Piece:
    """A few words, their middle on the place."""
    return Piece(name, "text", x, y, size, text, text=text, tint=tint, style=style)


def words_from(name: str, text: str, x: float, y: float, size: float, style: str, tint: str = "ink") -> Piece:
    """A few words that begin at the place."""
    return Piece(name, "text", x, y, size, text, text=text, tint=tint, style=style, anchor="start")
