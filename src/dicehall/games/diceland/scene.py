"""Where the pieces lie: dice along the top, the own board large, the others' beside it; or one under the other."""

from functools import lru_cache

from dicehall.core.actions import pack
from dicehall.core.scene import TALL, TERMINAL, WIDE, Piece, Scene
from dicehall.core.state import OVER
from dicehall.games.diceland.actions import SIDE
from dicehall.games.diceland.board import COLOUR_NAMES
from dicehall.games.diceland.scene_board import (
    OWN,
    SMALL,
    UPRIGHT,
    blank_board,
    board_piece,
    height_of,
    is_house,
    upright_bar,
)
from dicehall.games.diceland.scene_dice import lane, tools, tray
from dicehall.games.diceland.scene_terminal import terminal_scene
from dicehall.games.diceland.setup import sides_of
from dicehall.games.diceland.state import CHOOSING_SIDES, NOTHING, DicelandState

HOUSE = "The boards are ours: how the printed ones look is not known to us."
NOTED = 15
SMALL_NAME = 18
SMALL_WIDTH = 246.0
LARGE_TOKEN = 40
SHAPES = ("disc", "square", "triangle", "diamond")
LANE_NAME = Piece("lane-name", "text", 226, 24, 15, "Set aside", text="Set aside", tint="soft", anchor="start")
TRAY = Piece("tray", "tray", 786, 72, 460, "the tray")
HOUSE_BADGE = Piece("house", "house", 896, 164, 22, HOUSE, house=True)


def scene(s: DicelandState, seat: int, shape: str) -> Scene:
    """The table as a seat sees it; whoever only watches sees it from where the active player sits."""
    if shape == TERMINAL:
        return terminal_scene(s, seat)
    if len(s.boards) == 0:
        return choosing_scene(s, seat, shape)
    me = seat if seat >= 0 else max(s.active, 0)
    title = f"Diceland: board {s.boards[me].name}, {s.treasures[me]} treasures found"
    if shape == TALL:
        return Scene(390, 776, tall(s, seat, me), title, game="diceland", shape=TALL)
    return Scene(1200, 800, wide(s, seat, me), title, game="diceland", shape=WIDE)


def others_of(s: DicelandState, me: int) -> list[int]:
    """The other seats, clockwise."""
    return [(me + step) % s.seats for step in range(1, s.seats)]


def wide(s: DicelandState, seat: int, me: int) -> list[Piece]:
    """The dice above, the own board large, the others' beside it."""
    pieces = [
        *whose_throw(s, seat, (54, 70), 44),
        LANE_NAME,
        *lane(s, 250, 74, (52, 0), 46),
        TRAY,
        *tray(s, 611, 70, (70, 0), 58),
        *tools_or_trophy(s, 1066, 56, (80, 0), 60),
        *seat_line(s, seat, me, 26, 164, 24),
        board_piece(s, me, 462, 188 + height_of(888, OWN) / 2, 888, OWN, seat),
    ]
    if is_house(s.boards[me]):
        pieces.append(HOUSE_BADGE)
    y = 164.0
    for other in others_of(s, me):
        pieces.extend(seat_line(s, seat, other, 930, y, 18))
        pieces.append(board_piece(s, other, 1054, y + 22 + height_of(248, SMALL) / 2, 248, SMALL, seat))
        y += 207
    return pieces


def tall(s: DicelandState, seat: int, me: int) -> list[Piece]:
    """The others' boards in a strip, the own one upright under it, the dice in a column beside it."""
    pieces: list[Piece] = []
    x = 8.0
    for other in others_of(s, me):
        pieces.extend(seat_line(s, seat, other, x + 2, 14, 13))
        pieces.append(board_piece(s, other, x + 59, 28 + height_of(118, SMALL) / 2, 118, SMALL, seat))
        x += 128
    pieces.extend(seat_line(s, seat, me, 10, 126, 15))
    if is_house(s.boards[me]):
        pieces.append(Piece("house", "house", 287, 126, 17, HOUSE, house=True))
    pieces.append(board_piece(s, me, 153, 142 + height_of(290, UPRIGHT) / 2, 290, UPRIGHT, seat))
    pieces.append(upright_bar(s, me, 724))
    pieces.append(Piece("lane-name", "text", 346, 126, 13, "Set aside", text="Set aside", tint="soft"))
    pieces.extend(lane(s, 322, 158, (0, 46), 38))
    pieces.extend(tray(s, 364, 158, (0, 46), 38))
    pieces.extend(whose_throw(s, seat, (346, 462), 30))
    pieces.extend(tools_or_trophy(s, 346, 560, (0, 92), 52))
    return pieces


def choosing_scene(s: DicelandState, seat: int, shape: str) -> Scene:
    """Before the first throw: both sides of the own board, to choose one."""
    me = max(seat, 0)
    tall_screen = shape == TALL
    width, height = (390.0, 776.0) if tall_screen else (1200.0, 800.0)
    words = "Which side will you play on?" if seat >= 0 else "Everybody chooses a side."
    pieces = [word("question", words, width / 2, 44 if tall_screen else 96, 24 if tall_screen else 36, "title")]
    if s.double[me] != NOTHING:
        for i in range(2):
            x, y = (width / 2, 196.0 + 282 * i) if tall_screen else (314.0 + 572 * i, 370.0)
            pieces.extend(side_pieces(s, me, i, (x, y), 366 if tall_screen else 540))
    pieces.extend(who_has_chosen(s, seat, width / 2, height - 100))
    return Scene(width, height, pieces, "Diceland: everybody chooses a side", game="diceland", shape=shape)


def side_pieces(s: DicelandState, me: int, i: int, at: tuple[float, float], size: float) -> list[Piece]:
    """One side of the own board, and its name."""
    number = sides_of(s, me) + i
    name = s.box.boards[number].name
    below = f"Side {name}, yours" if s.side[me] == i else f"Side {name}"
    return [
        blank_board(s.box.boards[number], f"side-{number}", at[0], at[1], size, pack(SIDE, number)),
        word(f"side-name-{number}", below, at[0], at[1] + height_of(size, OWN) / 2 + 20, size / 24 + 2, "title"),
    ]


def who_has_chosen(s: DicelandState, seat: int, middle: float, y: float) -> list[Piece]:
    """A row of tokens: who has chosen, and who has not."""
    pieces: list[Piece] = []
    for other in range(s.seats):
        x = middle + (2.0 * float(other) - float(s.seats) + 1) * 45
        waits = s.phase != CHOOSING_SIDES or s.owes(other)
        pieces.append(token(f"seat-{other}", other, (x, y), 32, f"{name_of(seat, other)}: {SHAPES[other]}"))
        pieces.append(word(f"name-{other}", name_of(seat, other), x, y + 34, 15, "strong"))
        pieces.append(word(f"note-{other}", "choosing" if waits else "ready", x, y + 54, 13, "text", "soft"))
    return pieces


# ---- seats ----


def name_of(viewer: int, seat: int) -> str:
    """How a seat is called at the table."""
    return "You" if viewer == seat else f"Player {seat + 1}"


def token(name: str, seat: int, at: tuple[float, float], size: float, label: str) -> Piece:
    """The sign of a seat: a colour and a shape."""
    return Piece(name, f"seat-{seat}", at[0], at[1], size, label, tint=f"seat{seat}")


def word(name: str, text: str, x: float, y: float, size: float, style: str, tint: str = "ink") -> Piece:
    """A few words, their middle on the place."""
    return Piece(name, "text", x, y, size, text, text=text, tint=tint, style=style)


def words_from(name: str, text: str, x: float, y: float, size: float, style: str, tint: str = "ink") -> Piece:
    """A few words that begin at the place."""
    return Piece(name, "text", x, y, size, text, text=text, tint=tint, style=style, anchor="start")


def seat_line(s: DicelandState, viewer: int, seat: int, x: float, y: float, size: float) -> tuple[Piece, ...]:
    """Over a board: whose it is, and what that player is doing (over a small board at its far end)."""
    return line_of(name_of(viewer, seat), seat, seat_note(s, seat), x, y, size)


@lru_cache(maxsize=4096)
def line_of(name: str, seat: int, note: str, x: float, y: float, size: float) -> tuple[Piece, ...]:
    """The same, of what it says."""
    sign = token(f"seat-{seat}", seat, (x + size * 0.5, y), size, f"{name}: {SHAPES[seat]}")
    named = words_from(f"name-{seat}", name, x + size * 1.35, y, size, "title")
    if not note or size < NOTED:
        return sign, named
    tint = f"seat{seat}-text"
    if size == SMALL_NAME:
        far = x + SMALL_WIDTH
        doing = Piece(f"note-{seat}", "text", far, y, 15, note, text=note, tint=tint, style="strong", anchor="end")
        return sign, named, doing
    at = x + size * (1.8 + len(name) * 0.55)
    return sign, named, words_from(f"note-{seat}", note, at, y, size * 0.76 + 1, "strong", tint)


def seat_note(s: DicelandState, seat: int) -> str:
    """What a player is doing, in a few words."""
    if s.actor == OVER:
        return "won" if (s.winner_bits >> seat) & 1 == 1 else ""
    if s.using[seat] != NOTHING and s.todo[seat] > 0:
        return f"{s.todo[seat]} {COLOUR_NAMES[s.using[seat]]} to cross"
    if not s.owes(seat):
        return ""
    return "to decide" if seat in (s.active, s.thrower) else "may use one"


def whose_throw(s: DicelandState, seat: int, at: tuple[float, float], size: float) -> tuple[Piece, ...]:
    """Whose dice these are; at the end, who has won."""
    shown = winner(s) if s.actor == OVER else s.active if s.thrower == NOTHING else s.thrower
    if shown == NOTHING:
        return ()
    name, kind = name_of(seat, shown), "throw" if s.thrower == NOTHING else "treasure throw"
    whose = "Your" if shown == seat else f"{name}’s"
    if s.actor == OVER:
        others = sum([1 for other in range(s.seats) if (s.winner_bits >> other) & 1 == 1]) - 1
        whose = f"{name} +{others}" if others else name
        kind = "win the game" if others or shown == seat else "wins the game"
    return throw_sign(shown, whose, kind, at[0], at[1], size)


@lru_cache(maxsize=256)
def throw_sign(shown: int, whose: str, kind: str, x: float, y: float, size: float) -> tuple[Piece, ...]:
    """The sign of a seat beside a few words."""
    mark = token("thrower", shown, (x, y), size, f"{whose} {kind}")
    if size < LARGE_TOKEN:
        return mark, word("whose", whose, x, y + 28, 12, "strong"), word("kind", kind, x, y + 44, 12, "strong")
    return (
        mark,
        words_from("whose", whose, x + 34, y - 13, 24, "title"),
        words_from("kind", kind, x + 34, y + 15, 18, "text", "soft"),
    )


def winner(s: DicelandState) -> int:
    """The first of those who have won."""
    return next(seat for seat in range(s.seats) if (s.winner_bits >> seat) & 1 == 1)


def tools_or_trophy(s: DicelandState, x: float, y: float, step: tuple[float, float], size: float) -> tuple[Piece, ...]:
    """What can be done with the dice; at the end, a cup in the winner's colour."""
    if s.actor != OVER:
        return tools(s, x, y, step, size)
    seat = winner(s)
    at = (x + step[0] / 2, y + step[1] / 2 + size * 0.2)
    return (Piece("trophy", "trophy", at[0], at[1], size * 1.5, f"Player {seat + 1} has won", tint=f"seat{seat}"),)
