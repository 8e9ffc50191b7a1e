"""The table as character cells: the city on its grid with two letters a company, the players beside it.

   -2  -1   0   1          the columns of the grid, as places are named
0 [Ch] 0/4  ●              a large company: two letters of its name, what it holds, who has most
1      Pa                  ground of the colour of the sector
2   ·  0/3  ·              free cells where the company in hand may begin
"""

import textwrap
from typing import Final

from dicehall.core.actions import first_of, second_of
from dicehall.core.scene import TERMINAL, Piece, Scene
from dicehall.games.dystopolis.city import investments, maximum, owners
from dicehall.games.dystopolis.content import SECTOR_NAMES
from dicehall.games.dystopolis.scene_city import bounds, company_action, company_label, legal_spots
from dicehall.games.dystopolis.scene_own import own_cards
from dicehall.games.dystopolis.scene_seats import name_of, rewards_on_offer
from dicehall.games.dystopolis.state import DystopolisState, column
from dicehall.games.dystopolis.terms import BID, CASH, IN_HAND, KEPT, TILES, TURN, VOTES, Step
from dicehall.games.dystopolis.words_story import QUARTERS, effects

COLUMNS: Final = 80
ROWS: Final = 16
SIDE: Final = 44
AXIS: Final = 4
SEAT_SIGNS: Final = "●■▲◆★"
WIDE_CELL: Final = 4
NARROW_CELL: Final = 2


class Window:
    """Which part of the grid is shown, and how wide its cells are: the middle of the city in the middle."""

    def __init__(self, boxes: list[tuple[int, int, int, int]], spots: list[tuple[int, int]]) -> None:
        xs = [x for x, _, _, _ in boxes] + [x for x, _ in spots]
        ys = [y for _, y, _, _ in boxes] + [y for _, y in spots]
        left, top = min(xs), min(ys)
        right = max([x + across for x, _, across, _ in boxes] + [x + 1 for x, _ in spots])
        bottom = max([y + down for _, y, _, down in boxes] + [y + 1 for _, y in spots])
        room = SIDE - AXIS - 1
        self.cell = WIDE_CELL if (right - left) * WIDE_CELL <= room else NARROW_CELL
        self.columns = min(right - left, room // self.cell)
        self.rows = min(bottom - top, ROWS - 1)
        self.left = max(left, (left + right) // 2 - self.columns // 2)
        self.top = max(top, (top + bottom) // 2 - self.rows // 2)
        self.is_whole = (self.columns, self.rows) == (right - left, bottom - top)

    def shows(self, x: int, y: int) -> bool:
        """Whether a cell of the grid lies in the picture."""
        return 0 <= x - self.left < self.columns and 0 <= y - self.top < self.rows

    def at(self, x: int, y: int) -> tuple[int, int]:
        """Where a cell of the grid is drawn."""
        return AXIS + (x - self.left) * self.cell, 1 + y - self.top

    def axes(self) -> list[Piece]:
        """The numbers along the top and the left, as places are named."""
        step = 1 if self.cell == WIDE_CELL else 2
        shown = range(self.left, self.left + self.columns, step)
        pieces = [number(f"column-{x}", self.at(x, 0)[0], 0, column(x), self.cell * step - 1) for x in shown]
        return pieces + [number(f"row-{y}", 0, self.at(0, y)[1], column(y), 3) for y in self.lines()]

    def lines(self) -> range:
        """The rows that are shown."""
        return range(self.top, self.top + self.rows)


def number(name: str, x: int, y: int, value: int, width: int) -> Piece:
    """A number of an axis, flush right."""
    return Piece(name, "text", x, y, 1, str(value), text=str(value).rjust(width), tint="soft", anchor="start")


def terminal_scene(s: DystopolisState, seat: int, title: str) -> Scene:
    """The table as a seat sees it, 80 cells wide."""
    lines, rows = side_lines(s, seat), 1
    boxes = {tile: bounds(s, tile, s.place[tile]) for tile in range(TILES) if s.place[tile] >= 0}
    if boxes:
        spots = sorted({(int(first_of(action)), int(second_of(action))) for action in legal_spots(s)})
        window = Window(list(boxes.values()), spots)
        rows += window.rows
        pieces = window.axes() + spot_cells(spots, window)
        pieces += [piece for tile, box in boxes.items() for piece in company_cells(s, tile, box, window)]
        lines += [] if window.is_whole else [("Part of the city lies beyond the picture.", "soft")]
    else:
        pieces = [say("empty", 0, 0, "The city is still to be founded.", "soft")]
    wrapped = [(part, tint) for line, tint in lines for part in textwrap.wrap(line, COLUMNS - SIDE)]
    pieces += [say(f"line-{i}", SIDE, i, line, tint) for i, (line, tint) in enumerate(wrapped[:ROWS])]
    return Scene(COLUMNS, max(rows, min(len(wrapped), ROWS)), pieces, title, game="dystopolis", shape=TERMINAL)


def say(name: str, x: int, y: int, text: str, tint: str = "ink") -> Piece:
    """A few words."""
    return Piece(name, "text", x, y, 1, text, text=text, tint=tint, anchor="start")


def side_lines(s: DystopolisState, seat: int) -> list[tuple[str, str]]:
    """Year, event, and what all players have."""
    lines = [(f"Year {max(int(s.year), 1)}: {QUARTERS[s.quarter]}", "ink")]
    if s.event >= 0:
        lines.append((effects(s, s.event), "soft"))
    hand = [tile for tile in range(TILES) if s.place[tile] == IN_HAND]
    if hand:
        lines.append((f"In hand: {s.box.name(hand[0])}", "ink"))
    for other in range(s.seats):
        lines.append((seat_line(s, seat, other), f"seat{other}-text"))
    if seat >= 0:
        cards = ", ".join(title for _, _, _, title in own_cards(s, seat))
        lines += [(f"You have {s.seat[CASH + seat]} MD", "ink"), (cards or "No cards", "soft")]
    if s.founding >= 0:
        lines.append((f"Founding sector: {SECTOR_NAMES[s.founding]}", "soft"))
    return lines + [(f"Reward {line} or more", "soft") for line in rewards_on_offer(s)]


def seat_line(s: DystopolisState, viewer: int, seat: int) -> str:
    """A player in a line."""
    parts = [f"{SEAT_SIGNS[seat]} {name_of(viewer, seat)}"]
    if s.seat[TURN + seat] > 0:
        parts.append(f"turn {s.seat[TURN + seat]}")
    if s.seat[KEPT + seat] > 0:
        parts.append(f"{s.seat[KEPT + seat]} hidden")
    if s.step in (Step.BRIBES, Step.VOTE):
        parts.append(f"votes {s.seat[VOTES + seat]}")
    if s.step in (Step.CHAIR, Step.TIE, Step.TURNS, Step.AUCTION) and s.seat[BID + seat] >= 0:
        parts.append(f"bid {s.seat[BID + seat]}")
    return "  ".join(parts)


def spot_cells(spots: list[tuple[int, int]], window: Window) -> list[Piece]:
    """A dot where the company in hand may begin."""
    dot = "·".center(window.cell)
    return [
        Piece(f"spot-{x}-{y}", "cell", *window.at(x, y), window.cell, "a free cell", glyph=dot)
        for x, y in spots
        if window.shows(x, y)
    ]


def company_cells(s: DystopolisState, tile: int, box: tuple[int, int, int, int], window: Window) -> list[Piece]:
    """The cells of a company that lie in the picture; a click on the first one means the company."""
    left, top, across, down = box
    label, tint = company_label(s, tile), f"sector{s.box.sector[tile]}"
    pieces: list[Piece] = []
    for i in range(across * down):
        x, y = left + (i if across > 1 else 0), top + (i if down > 1 else 0)
        if window.shows(x, y):
            glyph, action = cell_glyph(s, tile, i, window.cell), company_action(s, tile) if i == 0 else -1
            at = window.at(x, y)
            pieces.append(
                Piece(f"company-{tile}-{i}", "cell", *at, window.cell, label, tint=tint, glyph=glyph, action=action)
            )
    return pieces


def cell_glyph(s: DystopolisState, tile: int, number: int, width: int) -> str:
    """What stands in a cell of a company."""
    letters = "".join(letter for letter in s.box.name(tile) if letter.isalnum())[:2]
    if width == NARROW_CELL:
        return letters if number == 0 else owner_signs(s, tile)[:2].ljust(2)
    if number == 0 and s.box.size[tile] == 0:
        return f"{letters}{investments(s, tile)}{owner_signs(s, tile)[:1] or ' '}"
    if number == 0:
        return f" {letters} "
    return f"{investments(s, tile)}/{maximum(s, tile)} " if number == 1 else owner_signs(s, tile)[:3].ljust(4)


def owner_signs(s: DystopolisState, tile: int) -> str:
    """The signs of those who have most Investments."""
    found = owners(s, tile)
    return "".join(sign for seat, sign in enumerate(SEAT_SIGNS) if found >> seat & 1 == 1)
