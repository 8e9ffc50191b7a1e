"""The Diceoneer's things: the action hex with dice and tokens at its sides, the marker, the queue."""

from typing import Final

from dicehall.core.scene import Piece
from dicehall.games.dicesettlers.content_box import A_COLOUR, COLOUR_NAMES, MAIN_NAMES
from dicehall.games.dicesettlers.content_technologies import TOKEN_NAMES
from dicehall.games.dicesettlers.scene_pieces import TOKEN_PICTURES, Area, Look, Spot, counted, die, plural
from dicehall.games.dicesettlers.terms import (
    BOT,
    MARKER,
    PLACED,
    PLACED_SIZE,
    QUEUE,
    QUEUE_SIZE,
    SIDE_TOKEN,
    SIDES,
    TOKEN,
)

WAYS: Final = [(0.0, -1.0), (0.87, -0.5), (0.87, 0.5), (0.0, 1.0), (-0.87, 0.5), (-0.87, -0.5)]
"""The middle of each side of the hex, clockwise from the top."""


def diceoneer_pieces(look: Look, area: Area) -> list[Piece]:
    """The hex in the middle, what lies at its sides, and the queue under it."""
    x, y, width, height = area
    low = height * 0.16
    middle = (x + width / 2, y + (height - low) / 2)
    size = (height - low) * 0.74 / 0.867
    pieces = [Piece("action-hex", "action-hex", *middle, size, "the action hex of the Diceoneer")]
    for side in range(int(SIDES)):
        pieces += side_pieces(look, side, middle, size)
    return pieces + stored_pieces(look, middle, size) + queue_pieces(look, (x, y + height - low, width, low))


def side_pieces(look: Look, side: int, middle: Spot, size: float) -> list[Piece]:
    """The sign of an action on its side of the hex, and the dice and tokens that lie there."""
    s = look.state
    across, down = WAYS[side]
    main = int(s.box.opponent.side_action[side])
    name = MAIN_NAMES[main]
    at = (middle[0] + across * size * 0.345, middle[1] + down * size * 0.335)
    sign = f"icon-{name.lower()}"
    pieces = [Piece(f"side-{side}", sign, *at, size * 0.13, f"the side of {name}", tint="board-ink")]
    if int(s.bot[MARKER]) == side:
        spot = (at[0] + down * size * 0.13, at[1] - across * size * 0.13)
        pieces.append(Piece("action-marker", "action-marker", *spot, size * 0.15, f"the action marker is at {name}"))
    things = things_at(look, side)
    step = size * 0.16
    for i, (key, is_token, what) in enumerate(things):
        offset = (i - (len(things) - 1) / 2) * step if across == 0 else (i * step if across > 0 else -i * step)
        place = (middle[0] + across * size * 0.56 + offset, middle[1] + down * size * 0.51)
        if is_token:
            label = f"{TOKEN_NAMES[what]} at {name}"
            pieces.append(Piece(key, TOKEN_PICTURES[what], *place, step * 0.9, label))
        else:
            pieces.append(die(key, what, main, place, step * 0.9, f"{A_COLOUR[what]} die at {name}"))
    return pieces


def things_at(look: Look, side: int) -> list[tuple[str, bool, int]]:
    """Dice and tokens at a side: the name of the piece, whether it is a token, and its colour or kind."""
    s = look.state
    found = [
        (f"placed-{i}", False, int(s.bot[PLACED + i]) % 8)
        for i in range(int(s.bot[PLACED_SIZE]))
        if int(s.bot[PLACED + i]) // 8 == side
    ]
    for token in range(len(TOKEN_NAMES)):
        n = int(s.bot[SIDE_TOKEN + side * len(TOKEN_NAMES) + token])
        found += [(f"side-token-{side}-{token}-{i}", True, token) for i in range(n)]
    return found


def stored_pieces(look: Look, middle: Spot, size: float) -> list[Piece]:
    """The resources stored in the middle of the hex."""
    s = look.state
    held = [token for token in range(len(TOKEN_NAMES)) if s.of(int(BOT), int(TOKEN) + token) > 0]
    pieces: list[Piece] = []
    step = size * 0.115
    for i, token in enumerate(held):
        n = int(s.of(int(BOT), int(TOKEN) + token))
        at = (
            middle[0] - step * 0.4 + (i % 2 - 0.5) * step * 1.7,
            middle[1] + (i // 2 - (len(held) - 1) // 2 / 2) * step,
        )
        label = f"{n} {TOKEN_NAMES[token]} stored"
        piece = counted(f"stored-{token}", TOKEN_PICTURES[token], n, at, step * 0.8, label, figure="carve-ink")
        pieces.append(piece)
    return pieces


def queue_pieces(look: Look, area: Area) -> list[Piece]:
    """The queue, its front on the left."""
    s = look.state
    x, y, width, height = area
    n = int(s.bot[QUEUE_SIZE])
    size = min(width, height / 0.11)
    left = x + width / 2 - size / 2
    label = f"the queue of the Diceoneer: {plural(n, 'die') if n == 1 else f'{n} dice'}"
    pieces = [Piece("queue", "queue", x + width / 2, y + height / 2, size, label)]
    step = min(height * 0.86, (size - height * 0.9) / max(n, 1))
    for i in range(n):
        colour = int(s.bot[QUEUE + i])
        at = (left + height * 0.75 + step * (i + 0.5), y + height * 0.48)
        pieces.append(
            die(f"queue-{i}", colour, -1, at, min(step, height * 0.8) * 0.92, f"{COLOUR_NAMES[colour]}, {i + 1}")
        )
    return pieces
