"""The table as character cells: the own board with a letter for each colour, the dice beside it, a line a player.

A free space shows the letter of its colour (`a` for grey, as in gray) and a star for a treasure; a crossed one `✕`,
on a darker ground; an obstacle `##`.
"""

from typing import Final

from dicehall.core.actions import pack
from dicehall.core.scene import TERMINAL, Piece, Scene
from dicehall.core.state import OVER
from dicehall.games.diceland.actions import COLOUR, CROSS, SIDE
from dicehall.games.diceland.board import COLOUR_NAMES, COLOURS, Board
from dicehall.games.diceland.drawing import LETTERS, OBSTACLE, START
from dicehall.games.diceland.ending import GOAL_TREASURES
from dicehall.games.diceland.scene_board import left_of, space_label, spaces, treasures_of, used_columns, used_rows
from dicehall.games.diceland.scene_dice import dice_aside, dice_fallen, dice_falling
from dicehall.games.diceland.setup import sides_of
from dicehall.games.diceland.state import NOTHING, DicelandState

COLUMNS: Final = 80
SIGNS: Final = "rygboa"
SEAT_SIGNS: Final = "●■▲◆"
WIDE_CELL: Final = 4
NARROW_CELL: Final = 2
WIDEST: Final = 14
TREASURES_A_COLOUR: Final = 2


def terminal_scene(s: DicelandState, seat: int) -> Scene:
    """The table as a seat sees it, 80 cells wide."""
    if len(s.boards) == 0:
        return sides_scene(s, max(seat, 0))
    me = seat if seat >= 0 else max(s.active, 0)
    pieces = [*board_cells(s, me, seat), *dice_cells(s, seat)]
    rows = used_rows(s.boards[me])
    for line, other in enumerate([(me + step) % s.seats for step in range(s.seats)]):
        pieces.extend(seat_cells(s, seat, other, rows + 2 + line))
    title = f"Diceland: board {s.boards[me].name}, {s.treasures[me]} treasures found"
    return Scene(COLUMNS, float(rows + 2 + s.seats), pieces, title, game="diceland", shape=TERMINAL)


def say(name: str, x: int, y: int, text: str, tint: str = "ink", style: str = "text") -> Piece:
    """A few words."""
    return Piece(name, "text", x, y, 1, text, text=text, tint=tint, style=style, anchor="start")


# ---- the board ----


def board_cells(s: DicelandState, me: int, seat: int) -> list[Piece]:
    """The own board with its letters and numbers."""
    board = s.boards[me]
    width = WIDE_CELL if used_columns(board) <= WIDEST else NARROW_CELL
    pieces = edges(board, width)
    for space in spaces(board):
        row, column = divmod(space, board.drawing.columns)
        x = 3 + column * width + row % 2 * (width // 2)
        crossed = s.is_crossed(me, space)
        free = me == seat and board.drawing.colour[space] >= 0 and not crossed
        action = pack(CROSS, space) if free else -1
        pieces.append(
            Piece(
                f"board-{me}-{space}",
                "space",
                x,
                row + 1,
                width,
                space_label(board, space, crossed),
                tint=ground_of(board, space, crossed=crossed),
                glyph=glyph_of(board, space, width, crossed=crossed),
                action=action,
            )
        )
    return pieces


def edges(board: Board, width: int) -> list[Piece]:
    """The letters of the columns and the numbers of the rows."""
    letters = [
        say(f"column-{i}", 3 + i * width + width // 2, 0, LETTERS[i], "soft") for i in range(used_columns(board))
    ]
    return letters + [say(f"row-{i}", 0, i + 1, f"{i + 1:>2}", "soft") for i in range(used_rows(board))]


def glyph_of(board: Board, space: int, width: int, *, crossed: bool) -> str:
    """What stands in a space."""
    colour = board.drawing.colour[space]
    if colour == OBSTACLE:
        return " ## " if width == WIDE_CELL else "##"
    sign = "✕" if crossed or colour == START else SIGNS[colour]
    star = "★" if board.treasure[space] == 1 else " "
    return f" {sign}{star} " if width == WIDE_CELL else sign + star


def ground_of(board: Board, space: int, *, crossed: bool) -> str:
    """The colour of a space; once it is crossed off, the dark wash of its colour."""
    colour = board.drawing.colour[space]
    if colour == OBSTACLE:
        return "obstacle"
    if colour == START:
        return "white"
    return f"{COLOUR_NAMES[colour]}-wash" if crossed else COLOUR_NAMES[colour]


def sides_scene(s: DicelandState, me: int) -> Scene:
    """Both sides of the own board, beside each other, to choose one."""
    pieces: list[Piece] = []
    height = 1
    for i in range(2 if s.double[me] != NOTHING else 0):
        number = sides_of(s, me) + i
        board = s.box.boards[number]
        mark = ", yours" if s.side[me] == i else ""
        name = f"Side {board.name}{mark}"
        left, action = 2 + i * 40, pack(SIDE, number)
        pieces.append(
            Piece(f"side-{number}", "text", left, 0, 1, name, glyph=f" {name} ", action=action, style="title")
        )
        pieces.extend(small_cells(board, number, left))
        height = max(height, used_rows(board) + 1)
    if not pieces:
        pieces.append(say("question", 1, 0, "The boards are dealt.", style="title"))
    return Scene(COLUMNS, height, pieces, "Diceland: everybody chooses a side", game="diceland", shape=TERMINAL)


def small_cells(board: Board, number: int, left: int) -> list[Piece]:
    """A side of a board, two cells a space."""
    found: list[Piece] = []
    for space in spaces(board):
        row, column = divmod(space, board.drawing.columns)
        x = left + column * NARROW_CELL + row % 2
        glyph = glyph_of(board, space, NARROW_CELL, crossed=False)
        label = f"side {board.name}"
        found.append(
            Piece(
                f"side-{number}-{space}",
                "space",
                x,
                row + 1,
                2,
                label,
                tint=ground_of(board, space, crossed=False),
                glyph=glyph,
            )
        )
    return found


# ---- dice and players ----


def dice_cells(s: DicelandState, seat: int) -> list[Piece]:
    """Beside the board: whose dice these are, those set aside, those in the tray."""
    left = 64
    thrower = s.active if s.thrower == NOTHING else s.thrower
    pieces: list[Piece] = []
    if thrower != NOTHING:
        whose = "Your" if thrower == seat else f"Player {thrower + 1}’s"
        pieces.append(say("whose", left, 0, f"{SEAT_SIGNS[thrower]} {whose}", f"seat{thrower}", "strong"))
        pieces.append(say("kind", left + 2, 1, "throw" if s.thrower == NOTHING else "treasure throw"))
    pieces.append(say("lane-name", left, 3, "Set aside", "soft"))
    pieces.extend([die_cell(s, die, left + i % 3 * 5, 4 + i // 3) for i, die in enumerate(dice_aside(s))])
    pieces.append(say("tray", left, 6, "On the table", "soft"))
    thrown = dice_fallen(s) + dice_falling(s)
    return pieces + [die_cell(s, die, left + i % 3 * 5, 7 + i // 3) for i, die in enumerate(thrown)]


def die_cell(s: DicelandState, die: int, x: int, y: int) -> Piece:
    """One die."""
    colour = s.dice[die]
    if colour == NOTHING:
        return Piece(f"die-{die}", "die", x, y, 4, "a die in the air", tint="die", glyph=" ?? ")
    name = COLOUR_NAMES[colour]
    action = -1 if colour == s.chosen else pack(COLOUR, colour)
    return Piece(f"die-{die}", "die", x, y, 4, f"{name} die", tint=name, glyph=f" {SIGNS[colour]}  ", action=action)


def seat_cells(s: DicelandState, viewer: int, seat: int, y: int) -> list[Piece]:
    """A player's line: name, board, treasures, and for each colour its stars and the spaces left."""
    name = "You" if viewer == seat else f"Player {seat + 1}"
    has_won = s.actor == OVER and (s.winner_bits >> seat) & 1 == 1
    mark = say(f"name-{seat}", 16, y, s.boards[seat].name, "soft")
    if has_won:
        mark = say(f"name-{seat}", 13, y, "won!", f"seat{seat}", "strong")
    pieces = [
        say(f"seat-{seat}", 1, y, f"{SEAT_SIGNS[seat]} {name}", f"seat{seat}", "strong"),
        mark,
        say(f"treasures-{seat}", 18, y, f"{s.treasures[seat]}★ of {GOAL_TREASURES}", style="number"),
    ]
    for colour in range(COLOURS):
        x = 27 + int(colour) * 9
        found = min(treasures_of(s, seat, colour), TREASURES_A_COLOUR)
        left = left_of(s, seat, colour)
        label = f"{COLOUR_NAMES[colour]}: {found} treasures, {left} spaces left"
        stars = "★" * found + "☆" * (TREASURES_A_COLOUR - found)
        glyph = f" {SIGNS[colour]} "
        pieces.append(Piece(f"colour-{seat}-{colour}", "space", x, y, 3, label, tint=COLOUR_NAMES[colour], glyph=glyph))
        pieces.append(say(f"left-{seat}-{colour}", x + 3, y, f"{stars}{left if left else '✓':>2}"))
    return pieces
