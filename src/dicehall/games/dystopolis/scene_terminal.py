"""The table as character cells: the city with two letters a company, the players beside it.

The first cell of a company shows the first two letters of its name, and how many Investments it holds. The next ones
show who has most of them. The ground is the colour of the sector.
"""

from typing import Final

from dicehall.core.scene import TERMINAL, Piece, Scene
from dicehall.games.dystopolis.city import investments, maximum, owners
from dicehall.games.dystopolis.scene_city import bounds, company_action, company_label
from dicehall.games.dystopolis.scene_own import own_cards
from dicehall.games.dystopolis.scene_seats import name_of, rewards_on_offer
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import BID, CASH, IN_HAND, KEPT, TILES, TURN, VOTES, Step
from dicehall.games.dystopolis.words_story import QUARTERS, effects

COLUMNS: Final = 80
ROWS: Final = 16
LEFT: Final = 47
SEAT_SIGNS: Final = "●■▲◆★"
WIDE_CELL: Final = 4
NARROW_CELL: Final = 2


def terminal_scene(s: DystopolisState, seat: int, title: str) -> Scene:
    """The table as a seat sees it, 80 cells wide."""
    lines = side_lines(s, seat)
    pieces = [say(f"line-{i}", LEFT, i, line, tint) for i, (line, tint) in enumerate(lines)]
    pieces += city_cells(s)
    return Scene(COLUMNS, ROWS, pieces, title, game="dystopolis", shape=TERMINAL)


def say(name: str, x: int, y: int, text: str, tint: str = "ink", action: int = -1) -> Piece:
    """A few words, cut to what fits."""
    text = text[: COLUMNS - x]
    return Piece(name, "text", x, y, 1, text, text=text, tint=tint, anchor="start", action=action)


def side_lines(s: DystopolisState, seat: int) -> list[tuple[str, str]]:
    """Year, event, and what all players have."""
    lines = [(f"Year {max(int(s.year), 1)}: {QUARTERS[s.quarter]}", "ink")]
    if s.event >= 0:
        lines.append((effects(s, s.event), "soft"))
    for other in range(s.seats):
        lines.append((seat_line(s, seat, other), f"seat{other}-text"))
    if seat >= 0:
        cards = ", ".join(title for _, _, _, title in own_cards(s, seat))
        lines += [(f"You have {s.seat[CASH + seat]} MD", "ink"), (cards or "No cards", "soft")]
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


def city_cells(s: DystopolisState) -> list[Piece]:
    """The companies of the city, as many as there is room for; the middle of the city in the middle."""
    shown = [(tile, *bounds(s, tile, s.place[tile])) for tile in range(TILES) if s.place[tile] >= 0]
    pieces: list[Piece] = []
    hand = [tile for tile in range(TILES) if s.place[tile] == IN_HAND]
    if hand:
        pieces.append(say("hand", LEFT, ROWS - 1, f"In hand: {s.box.name(hand[0])}"))
    if not shown:
        return [*pieces, say("empty", 0, 0, "The city is still to be founded.", "soft")]
    left = min(x for _, x, _, _, _ in shown)
    right = max(x + across for _, x, _, across, _ in shown)
    top = min(y for _, _, y, _, _ in shown)
    bottom = max(y + down for _, _, y, _, down in shown)
    width = WIDE_CELL if (right - left) * WIDE_CELL < LEFT else NARROW_CELL
    left = max(left, (left + right) // 2 - LEFT // width // 2)
    top = max(top, (top + bottom) // 2 - ROWS // 2)
    for tile, x, y, across, down in shown:
        pieces += company_cells(s, tile, (x - left, y - top, across, down), width)
    return pieces


def company_cells(s: DystopolisState, tile: int, box: tuple[int, int, int, int], width: int) -> list[Piece]:
    """The cells of a company that lie in the picture."""
    x, y, across, down = box
    pieces: list[Piece] = []
    for i in range(across * down):
        column, row = x + (i if across > 1 else 0), y + (i if down > 1 else 0)
        if not (0 <= column < LEFT // width and 0 <= row < ROWS):
            continue
        name = f"company-{tile}" if i == 0 else f"company-{tile}-{i}"
        glyph = cell_glyph(s, tile, i, width)
        tint = f"sector{s.box.sector[tile]}"
        pieces.append(
            Piece(
                name,
                "cell",
                column * width,
                row,
                width,
                company_label(s, tile),
                tint=tint,
                glyph=glyph,
                action=company_action(s, tile),
            )
        )
    return pieces


def cell_glyph(s: DystopolisState, tile: int, number: int, width: int) -> str:
    """What stands in a cell of a company."""
    letters = "".join(letter for letter in s.box.name(tile) if letter.isalnum())[:2]
    if width == NARROW_CELL:
        return letters if number == 0 else owner_signs(s, tile)[:2].ljust(2)
    held = f"{investments(s, tile)}/{maximum(s, tile)}"
    if number == 0 and s.box.size[tile] == 0:
        return f"{letters}{investments(s, tile)}{owner_signs(s, tile)[:1] or ' '}"
    if number == 0:
        return f"{letters}  "
    return f"{held} " if number == 1 else owner_signs(s, tile)[:3].ljust(4)


def owner_signs(s: DystopolisState, tile: int) -> str:
    """The signs of those who have most Investments."""
    found = owners(s, tile)
    return "".join(sign for seat, sign in enumerate(SEAT_SIGNS) if found >> seat & 1 == 1)
