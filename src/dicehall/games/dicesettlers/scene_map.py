"""The map: each tile with its land, its numbers, what is carved in its edge, and the tents and houses on it."""

from typing import Final

from dicehall.core.actions import first_of as column_in
from dicehall.core.actions import pack, second_of
from dicehall.core.scene import Piece
from dicehall.games.dicesettlers.content_box import Tile
from dicehall.games.dicesettlers.content_technologies import TERRAIN_NAMES
from dicehall.games.dicesettlers.hexes import MIDDLE, column_of, row_of
from dicehall.games.dicesettlers.notation import SEAT_NAMES
from dicehall.games.dicesettlers.scene_pieces import Area, Look, Spot, a_die, badge, plural, word
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import CELL, NOBODY, OWNER, TILES, Do

RATIO: Final = 0.866
LARGEST_TILE: Final = 150.0
ROOM_TO_GLOW: Final = 0.93
"""A tile that can be chosen is drawn a little smaller, so that its ring shows between neighbours."""
KIND_SIGNS: Final = ["", "icon-placement", "icon-control", "icon-presence", "icon-factory"]
KIND_WORDS: Final = ["", "when placed", "with control", "with presence", "factory"]
GIFT_SIGNS: Final = {
    int(Tile.QUOTA): "icon-quota",
    int(Tile.ANY_DIE): "icon-die",
    int(Tile.TENTS): "icon-tents",
    int(Tile.POINTS): "icon-points",
    int(Tile.EXTRA): "icon-extra",
    int(Tile.HOUSE): "icon-house-here",
    int(Tile.UPGRADE): "icon-upgrade",
}


class Grid:
    """Where the cells lie in an area: hexes with a flat top, the middle of the map in the middle of the area."""

    def __init__(self, cells: list[tuple[int, int]], area: Area) -> None:
        xs = [1.5 * q for q, _ in cells] or [0.0]
        ys = [2 * RATIO * (r + q / 2) for q, r in cells] or [0.0]
        x, y, width, height = area
        across, down = max(xs) - min(xs) + 2.1, max(ys) - min(ys) + 2 * RATIO + 0.2
        self.unit: float = min(width / across, height / down, LARGEST_TILE / 2)
        self.x: float = x + width / 2 - (max(xs) + min(xs)) / 2 * self.unit
        self.y: float = y + height / 2 - (max(ys) + min(ys)) / 2 * self.unit

    def middle(self, q: int, r: int) -> Spot:
        """The middle of a cell."""
        return self.x + 1.5 * q * self.unit, self.y + 2 * RATIO * (r + q / 2) * self.unit

    @property
    def tile(self) -> float:
        """How wide a tile is drawn."""
        return 1.96 * self.unit


def map_pieces(look: Look, area: Area) -> list[Piece]:
    """All tiles on the map, the places for a new one, and the tiles that are on offer."""
    s = look.state
    laid = [tile for tile in range(int(TILES)) if s.tile[CELL + tile] >= 0]
    places = look.with_verb(int(Do.PLACE))
    cells = [(int(column_of(s.tile[CELL + tile])), int(row_of(s.tile[CELL + tile]))) for tile in laid]
    open_cells = [(int(column_in(place) - MIDDLE), int(second_of(place) - MIDDLE)) for place in places]
    offered = offered_tiles(s)
    tray = min(area[3] * 0.26, 116.0) if offered and laid else area[3] * 0.4
    tray = tray if offered else 0.0
    below = tray * 1.08
    grid = Grid(cells + open_cells, (area[0], area[1] + below, area[2], area[3] - below))
    pieces = [tile_piece(look, tile, grid.middle(*cell), grid.tile) for tile, cell in zip(laid, cells, strict=True)]
    for place, cell in zip(places, open_cells, strict=True):
        label = f"Place the tile at {cell[0]}, {cell[1]}"
        name = f"open-{cell[0]}-{cell[1]}"
        at = grid.middle(*cell)
        pieces.append(Piece(name, "hex-spot", *at, grid.tile * 0.92, label, tint="accent", action=place, layer=1))
    top = area[1] if laid else area[1] + (area[3] - tray) / 2
    return pieces + offer_pieces(look, offered, (area[0], top, area[2], tray))


def offered_tiles(s: SettlersState) -> list[int]:
    """The tiles that lie open to choose from, or that are to be placed now."""
    drawn = [tile for tile in range(int(TILES)) if s.drawn >> tile & 1 == 1]
    if not drawn and s.tile_now >= 0 and s.tile[CELL + s.tile_now] < 0:
        drawn = [int(s.tile_now)]
    return drawn


def offer_pieces(look: Look, tiles: list[int], area: Area) -> list[Piece]:
    """The tiles on offer, side by side at the top of the map."""
    x, y, width, height = area
    step = min(height / RATIO * 1.04, width / max(len(tiles), 1))
    left = x + width / 2 - step * (len(tiles) - 1) / 2
    return [
        tile_piece(look, tile, (left + step * i, y + height / 2), step * 0.94, layer=2) for i, tile in enumerate(tiles)
    ]


def tile_piece(look: Look, tile: int, at: Spot, size: float, layer: int = 0) -> Piece:
    """A tile with everything on it."""
    s = look.state
    label = tile_label(s, tile)
    verbs = [Do.TENT, Do.AIM, Do.BUILD, Do.CHOOSE, Do.TAKE_TILE, Do.LIFT]
    joins = [int(Do.JOIN)] if tile == s.tile_now else []
    action = look.first([int(pack(verb, tile)) for verb in verbs] + joins)
    size *= ROOM_TO_GLOW if action >= 0 else 1
    terrain = TERRAIN_NAMES[s.box.terrain[tile]].lower()
    parts = [Piece(f"land-{tile}", f"hex-{terrain}", 0, 0, size, label)]
    for i, player in enumerate(rulers(s, tile)):
        ring = size * (0.98 - 0.09 * i)
        parts.append(Piece(f"ring-{tile}-{player}", "hex-ring", 0, 0, ring, label, tint=f"seat{player}"))
    parts += points_pieces(s, tile, size) + carved_pieces(look, tile, size) + settled_pieces(look, tile, size)
    return Piece(f"tile-{tile}", "group", *at, size, label, action=action, layer=layer, parts=tuple(parts))


def rulers(s: SettlersState, tile: int) -> list[int]:
    """Who controls a tile: whoever has a house there, or most tents."""
    if s.tile[OWNER + tile] != NOBODY:
        return [int(s.tile[OWNER + tile])]
    most = max(int(s.tents(tile, player)) for player in range(int(s.players)))
    return [player for player in range(int(s.players)) if most > 0 and s.tents(tile, player) == most]


def points_pieces(s: SettlersState, tile: int, size: float) -> list[Piece]:
    """The points of a tile on a shield at its top, the second place smaller."""
    high, low = int(s.box.high[tile]), int(s.box.low[tile])
    if high == 0:
        return []
    y = -0.31 * size
    label = f"{high} VP for control, {low} for the second place"
    pieces = [Piece(f"shield-{tile}", "shield", 0, y, 0.36 * size, label)]
    x = -0.06 * size if low else 0.0
    pieces.append(
        word(f"high-{tile}", str(high), (x, y - 0.005 * size), 0.16 * size, "parchment-ink", "number", "middle")
    )
    if low:
        at = (0.075 * size, y + 0.015 * size)
        pieces.append(word(f"low-{tile}", str(low), at, 0.1 * size, "parchment-ink", "number", "middle"))
    return pieces


def gift_sign(s: SettlersState, tile: int) -> tuple[str, str]:
    """The picture of what a tile gives, and its tint."""
    gift = int(s.box.gift[tile])
    if gift in (int(Tile.TOKEN), int(Tile.ICON)):
        what = s.box.tiles[tile].what.lower()
        return (f"token-{what}" if gift == int(Tile.TOKEN) else f"icon-{what}"), "carve-ink"
    if gift == int(Tile.DIE):
        return f"die-{s.box.tiles[tile].what}", "carve-ink"
    return GIFT_SIGNS.get(gift, ""), "carve-ink"


def carved_pieces(look: Look, tile: int, size: float) -> list[Piece]:
    """What a tile can do, carved into its lower edge: when, and what."""
    s = look.state
    kind = int(s.box.kind[tile])
    if kind == int(Tile.NONE):
        return []
    y = 0.325 * size
    label = ability_words(s, tile)
    action = look.first([int(pack(Do.FACTORY, tile)), int(pack(Do.FACTORY_STAY, tile))])
    also = s.box.tiles[tile].die
    signs = [KIND_SIGNS[kind], gift_sign(s, tile)[0], *([f"die-{also}"] if also else [])]
    step = (0.15 if also else 0.19) * size
    parts = [
        Piece(f"carved-{tile}-{i}", sign, (i - (len(signs) - 1) / 2) * step, 0, 0.135 * size, label, tint="carve-ink")
        for i, sign in enumerate(signs)
    ]
    return [Piece(f"carving-{tile}", "carving", 0, y, 0.5 * size, label, action=action, parts=tuple(parts))]


def ability_words(s: SettlersState, tile: int) -> str:
    """What a tile can do, in words."""
    kind, gift = int(s.box.kind[tile]), int(s.box.gift[tile])
    text = s.box.tiles[tile]
    if kind == int(Tile.NONE):
        return ""
    gives = {
        "quota": f"dice quota +{text.amount}",
        "token": plural(text.amount, text.what),
        "die": a_die(text.what),
        "any-die": "a die of a colour you have access to",
        "tents": plural(text.amount, "tent"),
        "points": f"{text.amount} VP from the reserve",
        "extra-action": "an extra action",
        "house-here": "a house instead of the tent",
        "upgrade": "a house for exactly 3 tents on one tile",
        "icon": f"{text.what} +{text.amount}",
    }[text.gives]
    assert gift > 0
    return f"{KIND_WORDS[kind]}: {gives}{f' and {a_die(text.die)}' if text.die else ''}"


def settled_pieces(look: Look, tile: int, size: float) -> list[Piece]:
    """The house and the tents on a tile, side by side."""
    s = look.state
    owner = int(s.tile[OWNER + tile])
    things = [(owner, 0)] if owner != int(NOBODY) else []
    things += [(player, int(s.tents(tile, player))) for player in range(int(s.players)) if s.tents(tile, player) > 0]
    step = min(0.29, 0.8 / max(len(things), 1)) * size
    pieces: list[Piece] = []
    for i, (player, tents) in enumerate(things):
        at = ((i - (len(things) - 1) / 2) * step, 0.02 * size)
        pieces.append(house_piece(tile, player, at, step) if tents == 0 else tents_piece(look, tile, player, at, step))
    return pieces


def house_piece(tile: int, player: int, at: Spot, size: float) -> Piece:
    """A house."""
    label = f"the house of {SEAT_NAMES[player]}"
    return Piece(f"cabin-{tile}", f"cabin-{player}", *at, size * 1.12, label, tint=f"seat{player}")


def tents_piece(look: Look, tile: int, player: int, at: Spot, size: float) -> Piece:
    """The tents of one player: one drawn, and their number when there are more."""
    tents = int(look.state.tents(tile, player))
    label = f"{plural(tents, 'tent')} of {SEAT_NAMES[player]}"
    own = [int(pack(Do.GOVERN, tile)), int(pack(Do.LIFT, tile))] if player == look.seat else []
    hit = [int(pack(Do.HIT, player))] if tile == look.state.tile_now else []
    parts = [Piece(f"tent-{tile}-{player}", f"tent-{player}", 0, 0, size, label, tint=f"seat{player}")]
    if tents > 1:
        name = f"tents-{tile}-{player}-count"
        parts.append(badge(name, tents, (0.3 * size, -0.26 * size), 0.52 * size, label))
    action = look.first(own + hit)
    return Piece(f"tents-{tile}-{player}", "group", *at, size, label, action=action, parts=tuple(parts))


def tile_label(s: SettlersState, tile: int) -> str:
    """A tile in words."""
    said = [s.box.tile_name(tile)]
    if s.box.high[tile] > 0:
        said.append(f"{s.box.high[tile]} VP, second {s.box.low[tile]}")
    if s.box.kind[tile] != Tile.NONE:
        said.append(ability_words(s, tile))
    if s.tile[OWNER + tile] != NOBODY:
        said.append(f"house of {SEAT_NAMES[s.tile[OWNER + tile]]}")
    said += [
        f"{SEAT_NAMES[player]} {plural(int(s.tents(tile, player)), 'tent')}"
        for player in range(int(s.players))
        if s.tents(tile, player) > 0
    ]
    return "; ".join(said)
