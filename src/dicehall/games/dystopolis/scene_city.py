"""The city on the table: each company a group with its roof, emblem, name, and a peg for each Investment."""

from dicehall.core.actions import pack
from dicehall.core.scene import Piece
from dicehall.games.dystopolis.city import investments, maximum, placements
from dicehall.games.dystopolis.content import SECTOR_NAMES
from dicehall.games.dystopolis.deeds import can_move, can_target
from dicehall.games.dystopolis.notation import describe, player
from dicehall.games.dystopolis.state import DystopolisState, place_way, place_x, place_y, zeros
from dicehall.games.dystopolis.terms import DOWN, IN_HAND, MOST_SEATS, TILES, Do, Step

Area = tuple[float, float, float, float]

LARGEST_CELL = 84.0
HAND_CELL = 58.0
VOTING_STEPS = (Step.BALLOT, Step.BRIBES, Step.VOTE, Step.DECIDE)
INVESTING_STEPS = (Step.INVEST, Step.LAND, Step.STREET, Step.INFILTRATE)
SPOTS = 1500
LONGEST_UPRIGHT = 8
LONGEST_SMALL = 10
LETTER = 1.65  # how much taller a letter is than it is wide, at least, in what names are set in


class Grid:
    """Where the cells of the city lie in an area: the middle of the city is in the middle of the area."""

    def __init__(self, s: DystopolisState, area: Area, spots: list[int]) -> None:
        left, top, right, bottom = 48, 48, 0, 0
        for tile in range(TILES):
            if s.place[tile] >= 0:
                x, y, across, down = bounds(s, tile, s.place[tile])
                left, top = min(left, x), min(top, y)
                right, bottom = max(right, x + across), max(bottom, y + down)
        margin = 4.4 if spots else 0.8
        columns, rows = max(right - left, 1) + margin, max(bottom - top, 1) + margin
        x0, y0, width, height = area
        self.cell: float = min(width / columns, height / rows, LARGEST_CELL)
        self.x: float = x0 + width / 2 - (left + right) / 2 * self.cell
        self.y: float = y0 + height / 2 - (top + bottom) / 2 * self.cell

    def middle(self, x: float, y: float, across: float, down: float) -> tuple[float, float]:
        """The middle of some cells."""
        return self.x + (x + across / 2) * self.cell, self.y + (y + down / 2) * self.cell


def bounds(s: DystopolisState, tile: int, place: int) -> tuple[int, int, int, int]:
    """The left upper cell of a company, and how many columns and rows it covers."""
    cells = int(s.box.size[tile]) + 1
    across, down = (1, cells) if place_way(place) == DOWN else (cells, 1)
    return int(place_x(place)), int(place_y(place)), across, down


def city_pieces(s: DystopolisState, area: Area) -> list[Piece]:
    """All companies of the city, and the places for the one in hand."""
    spots = legal_spots(s)
    grid = Grid(s, area, spots)
    pieces = [spot_piece(s, grid, action) for action in spots]
    for tile in range(TILES):
        if s.place[tile] >= 0:
            x, y, across, down = bounds(s, tile, s.place[tile])
            at = grid.middle(x, y, across, down)
            pieces.append(company_piece(s, tile, at, grid.cell, place_way(s.place[tile]) == DOWN))
        elif s.place[tile] == IN_HAND:
            width = (int(s.box.size[tile]) + 1) * HAND_CELL
            at = (area[0] + area[2] - width / 2 - 12, area[1] + HAND_CELL / 2 + 12)
            pieces.append(company_piece(s, tile, at, HAND_CELL, False))
    return pieces


def legal_spots(s: DystopolisState) -> list[int]:
    """The places where the company in hand may lie."""
    if s.step != Step.PLACE or s.tile < 0 or s.is_over:
        return []
    out = zeros(SPOTS)
    return [int(out[i]) for i in range(placements(s, s.tile, out))]


def spot_piece(s: DystopolisState, grid: Grid, action: int) -> Piece:
    """A bar where the company in hand may lie, along the way it would lie."""
    place = action >> 8 & 4095 | (action >> 20 & 4095) << 6 | (action >> 32 & 4095) << 12
    x, y, across, down = bounds(s, s.tile, place)
    at = grid.middle(x, y, across, down)
    long = max(across, down)
    size = grid.cell * (0.34 if long == 1 else long * 0.5)
    turn = 90.0 if down > 1 else 0.0
    words = describe(s, int(s.mover), action)
    return Piece(f"spot-{x}-{y}-{turn:.0f}", "spot", *at, size, words, turn, tint="accent", action=action, layer=1)


def company_piece(s: DystopolisState, tile: int, at: tuple[float, float], cell: float, down: bool) -> Piece:
    """A company with everything on it."""
    n = int(s.box.size[tile]) + 1
    tint = f"sector{s.box.sector[tile]}"
    roof = Piece(
        f"roof-{tile}", f"tile-{n - 1}", 0, 0, n * cell, company_label(s, tile), 90.0 if down else 0.0, tint=tint
    )
    parts = [roof, *emblem_and_name(s, tile, cell, n, down), *pegs(s, tile, cell, n, down)]
    action = company_action(s, tile)
    if action >= 0 and action & 255 == Do.TARGET and can_move(s, max(s.mover, 0), s.deed, tile):
        x, y = (0.3 * cell, (n / 2 - 0.2) * cell) if down else ((n / 2 - 0.2) * cell, -0.24 * cell)
        move = pack(Do.MOVE, tile)
        parts.append(
            Piece(f"move-{tile}", "move", x, y, cell * 0.32, f"Relocate {s.box.name(tile)}", tint=tint, action=move)
        )
    is_voting = s.step in VOTING_STEPS and not s.is_over
    if is_voting and tile == s.tile:
        corner = ((n / 2 - 0.2) * cell, -0.26 * cell) if not down else (0.26 * cell, (0.2 - n / 2) * cell)
        parts.append(Piece(f"aim-{tile}", "lamp", *corner, cell * 0.34, f"{s.box.name(tile)} is put to the vote"))
    is_faint = is_voting and not is_involved(s, tile)
    return Piece(
        f"company-{tile}",
        "group",
        *at,
        n * cell,
        company_label(s, tile),
        action=action,
        layer=2,
        strength=0.35 if is_faint else 1.0,
        parts=tuple(parts),
    )


def is_involved(s: DystopolisState, tile: int) -> bool:
    """Whether a company takes part in the voting."""
    return s.tile < 0 or tile == s.tile or s.links[s.tile] >> tile & 1 == 1


def company_label(s: DystopolisState, tile: int) -> str:
    """A company in words."""
    name, sector = s.box.name(tile), SECTOR_NAMES[s.box.sector[tile]]
    owners = [
        f"{player(seat)} {s.token[tile * MOST_SEATS + seat]}"
        for seat in range(s.seats)
        if s.token[tile * MOST_SEATS + seat] > 0
    ]
    held = ", ".join(owners) or "empty"
    room = f", {investments(s, tile)} of {maximum(s, tile)}" if s.place[tile] >= 0 else ""
    return f"{name}, {sector}: {held}{room}"


def company_action(s: DystopolisState, tile: int) -> int:
    """What a click on the company means now."""
    if s.is_over or s.place[tile] < 0:
        return -1
    if s.step in INVESTING_STEPS:
        return pack(Do.INVEST, tile)
    if s.step == Step.LIFT:
        return pack(Do.LIFT, tile)
    if s.step == Step.AIM:
        return pack(Do.TARGET if can_target(s, s.deed, tile) else Do.MOVE, tile)
    return -1


def emblem_and_name(s: DystopolisState, tile: int, cell: float, n: int, down: bool) -> list[Piece]:
    """The sign of the sector and the name, in the first cell or along the top."""
    tint, name = f"sector{s.box.sector[tile]}", s.box.name(tile)
    left, top = (-0.5 * cell, -n * cell / 2) if down else (-n * cell / 2, -0.5 * cell)
    label = SECTOR_NAMES[s.box.sector[tile]]
    along = n > 1 and not down
    x = left + (0.26 if along else 0.5) * cell
    pieces = [
        Piece(
            f"emblem-{tile}",
            f"emblem-{s.box.sector[tile]}",
            x,
            top + (0.3 if n > 1 else 0.26) * cell,
            0.24 * cell,
            label,
            tint=tint,
        )
    ]
    lines = [name] if along else name_lines(name, LONGEST_UPRIGHT if down else LONGEST_SMALL)
    room = (n - 0.5) * cell if along else (0.72 if down and n > 1 else 0.9) * cell
    size = min(0.17 * cell if n > 1 else 0.15 * cell, room / max(len(line) for line in lines) * LETTER)
    for i, line in enumerate(lines):
        x = left + 0.44 * cell if along else left + 0.5 * cell
        y = top + (0.31 * cell if along else (0.5 if n > 1 else 0.47) * cell + i * size)
        anchor = "start" if along else "middle"
        pieces.append(
            Piece(
                f"name-{tile}-{i}", "text", x, y, size, name, tint="tile-ink", text=line, anchor=anchor, style="strong"
            )
        )
    return pieces


def name_lines(name: str, longest: int) -> list[str]:
    """A name in one line, or in two when it is longer than that."""
    words = name.split()
    if len(words) < 2 or len(name) <= longest:
        return [name]
    half = (len(words) + 1) // 2
    return [" ".join(words[:half]), " ".join(words[half:])]


def pegs(s: DystopolisState, tile: int, cell: float, n: int, down: bool) -> list[Piece]:
    """The Investments in a row, then the room that is left."""
    owners: list[tuple[int, int]] = []
    for seat in range(s.seats):
        owners += [(seat, i) for i in range(int(s.token[tile * MOST_SEATS + seat]))]
    room = int(maximum(s, tile)) if s.place[tile] >= 0 else len(owners)
    count = max(room, len(owners), 1)
    in_row = 4 if down else count
    step = min(0.22 * cell, 0.84 * cell * (1 if down else n) / max(in_row, 1))
    pieces: list[Piece] = []
    for i in range(max(room, len(owners))):
        here = min(in_row, max(room, len(owners)) - i // in_row * in_row)
        x = (i % in_row - (here - 1) / 2) * step
        y = (-n * cell / 2 + 0.98 * cell if down else 0.27 * cell) + i // in_row * step
        if i < len(owners):
            pieces.append(token(s, tile, owners[i], (x, y), step * 0.92))
        else:
            pieces.append(Piece(f"peg-{tile}-{i}", "peg", x, y, step * 0.7, "room for an Investment"))
    return pieces


def token(s: DystopolisState, tile: int, owner: tuple[int, int], at: tuple[float, float], size: float) -> Piece:
    """An Investment of a seat."""
    seat, number = owner
    action = pack(Do.REMOVE, seat, tile) if s.step == Step.HUNT else -1
    name = f"token-{tile}-{seat}-{number}"
    label = f"an Investment of {player(seat)} in {s.box.name(tile)}"
    return Piece(name, f"seat-{seat}", *at, size, label, tint=f"seat{seat}", action=action)
