"""The table as character cells: the map on the left, players, supply, technologies and one's own dice on the right.

A tile shows its terrain, its number of points and a sign for what it can do, and under that who has how many tents:

    F7*      forest, 7 points, a factory
    ●2■1     two tents of one player, one of another; ⌂ is the house of the player whose sign follows

A player's line: VP as they stand, dice (d), tents (△), houses left (⌂), tokens. Dice by colour: ye gn gy or br wh.
"""

from typing import Final

from dicehall.core.actions import first_of as column_in
from dicehall.core.actions import pack, second_of
from dicehall.core.scene import TERMINAL, Piece, Scene
from dicehall.games.dicesettlers.content_box import COLOUR_NAMES, MAIN_NAMES
from dicehall.games.dicesettlers.content_technologies import ICON_NAMES, TERRAIN_NAMES, TOKEN_NAMES
from dicehall.games.dicesettlers.hexes import MIDDLE, column_of, row_of
from dicehall.games.dicesettlers.scene_cards import lacks
from dicehall.games.dicesettlers.scene_map import ability_words, offered_tiles, tile_label
from dicehall.games.dicesettlers.scene_own import active_kinds
from dicehall.games.dicesettlers.scene_pieces import Look
from dicehall.games.dicesettlers.scene_seats import is_bot, moment
from dicehall.games.dicesettlers.state import SettlersState, ones
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    BAG,
    CABINS,
    CELL,
    COLOURS,
    MARKER,
    NOBODY,
    OWNER,
    PLACED,
    PLACED_SIZE,
    QUEUE,
    QUEUE_SIZE,
    SHOW,
    SHOWN,
    SIDE_TOKEN,
    SPENT,
    SUPPLY,
    TENTS,
    TILES,
    TOKEN,
    WHITE,
    Do,
)

COLUMNS: Final = 80
ROWS: Final = 16
LEFT: Final = 36
WIDE_CELL: Final = 6
NARROW_CELL: Final = 4
SEAT_SIGNS: Final = "●■▲◆"
KIND_LETTERS: Final = [" ", " ", "+", "+", "*"]
CARD_WIDTH: Final = 22
COLOUR_SIGNS: Final = ["ye", "gn", "gy", "or", "br", "wh"]


def terminal_scene(look: Look, title: str) -> Scene:
    """The table as a seat sees it, 80 cells wide."""
    pieces = map_cells(look) + side_lines(look)
    return Scene(COLUMNS, ROWS, pieces, title, game="dicesettlers", shape=TERMINAL)


def say(name: str, at: tuple[int, int], text: str, tint: str = "ink", action: int = -1) -> Piece:
    """A few words, cut to what fits."""
    x, y = at
    text = text[: COLUMNS - x]
    return Piece(name, "text", x, y, 1, text, text=text, tint=tint, anchor="start", action=action)


def map_cells(look: Look) -> list[Piece]:
    """The tiles of the map, as many as there is room for, and the open places for a new one."""
    s = look.state
    at: dict[tuple[int, int], tuple[int, int]] = {}
    for tile in range(int(TILES)):
        if s.tile[CELL + tile] >= 0:
            at[(int(column_of(s.tile[CELL + tile])), int(row_of(s.tile[CELL + tile])))] = (tile, -1)
    for place in look.with_verb(int(Do.PLACE)):
        at[(int(column_in(place) - MIDDLE), int(second_of(place) - MIDDLE))] = (-1, place)
    if not at:
        return [say("empty", (0, 0), "The land is still unknown.", "soft")]
    left, right = min(q for q, _ in at), max(q for q, _ in at)
    width = WIDE_CELL if (right - left + 1) * WIDE_CELL <= LEFT else NARROW_CELL
    left = max(left, (left + right + 1) // 2 - LEFT // width // 2)
    lines = {(q, r): 2 * r + q for q, r in at}
    top, bottom = min(lines.values()), max(lines.values()) + 2
    top = max(top, (top + bottom) // 2 - (ROWS - 2) // 2)
    pieces: list[Piece] = []
    for (q, r), (tile, place) in at.items():
        x, y = (q - left) * width, lines[(q, r)] - top
        if not (0 <= x <= LEFT - width and 0 <= y <= ROWS - 3):
            continue
        pieces.append(open_cell(q, r, place, (x, y), width) if tile < 0 else tile_cell(look, tile, (x, y), width))
    return pieces


def open_cell(q: int, r: int, place: int, at: tuple[int, int], width: int) -> Piece:
    """A place for a new tile."""
    glyph = f"{q},{r}"[: width - 1].ljust(width - 1)
    return Piece(f"open-{q}-{r}", "cell", *at, width, f"Place the tile at {q}, {r}", glyph=glyph, action=place)


def tile_cell(look: Look, tile: int, at: tuple[int, int], width: int) -> Piece:
    """A tile in two lines."""
    s = look.state
    terrain = TERRAIN_NAMES[s.box.terrain[tile]]
    points = str(s.box.high[tile]) if s.box.high[tile] else "-"
    head = f"{terrain[0]}{points}{KIND_LETTERS[s.box.kind[tile]]}".rstrip()
    verbs = [Do.TENT, Do.AIM, Do.BUILD, Do.CHOOSE, Do.LIFT, Do.FACTORY, Do.FACTORY_STAY, Do.GOVERN]
    action = look.first([int(pack(verb, tile)) for verb in verbs])
    glyph = f"{head:<{width - 1}}\n{holders(s, tile, width - 1):<{width - 1}}"
    tint = terrain.lower()
    return Piece(f"tile-{tile}", "cell", *at, width, tile_label(s, tile), tint=tint, glyph=glyph, action=action)


def holders(s: SettlersState, tile: int, room: int) -> str:
    """Who is on a tile: with numbers if there is room, else the signs alone."""
    found = [(SEAT_SIGNS[p], int(s.tents(tile, p))) for p in range(int(s.players)) if s.tents(tile, p) > 0]
    house = f"⌂{SEAT_SIGNS[s.tile[OWNER + tile]]}" if s.tile[OWNER + tile] != NOBODY else ""
    long = house + "".join(f"{sign}{n}" for sign, n in found)
    return long if len(long) <= room else (house + "".join(sign for sign, _ in found))[:room]


def side_lines(look: Look) -> list[Piece]:
    """Everything beside the map, line by line."""
    s = look.state
    when = f"Round {s.round}, {moment(s)}" if s.round > 0 else moment(s).capitalize()
    last = ", the last" if s.closing >= 0 and not s.is_over else ""
    pieces = [say("round", (LEFT + 1, 0), when + last)]
    y = 1
    for player in range(int(s.players)):
        pieces.append(say(f"seat-{player}", (LEFT + 1, y), seat_line(look, player), f"seat{player}-text"))
        y += 1
    if s.seats == 1:
        pieces.append(say("diceoneer", (LEFT + 1, y), hex_line(s), "soft"))
        pieces.append(say("queue", (LEFT + 1, y + 1), queue_line(s), "soft"))
        y += 2
    pieces += supply_cells(look, y)
    y += 1
    pieces += card_cells(look, y)
    y += 5
    offered = offered_tiles(s)
    if offered:
        pieces += offer_cells(look, offered, y)
    elif y < ROWS - 2:
        pieces += own_lines(look, y)
    return pieces + dice_cells(look, ROWS - 1)


def seat_line(look: Look, player: int) -> str:
    """A player in a line."""
    s = look.state
    tokens = "".join(
        f"{name[0]}{s.of(player, int(TOKEN) + i)}" for i, name in enumerate(TOKEN_NAMES) if s.of(player, int(TOKEN) + i)
    )
    dice = int(s.bot[QUEUE_SIZE] + s.bot[PLACED_SIZE]) if is_bot(s, player) else int(s.all_dice(player))
    house = int(s.of(player, int(CABINS)))
    begins = "*" if s.round > 0 and s.first == player else " "
    name = f"{SEAT_SIGNS[player]}{begins}{look.name(player):<10}"
    return f"{name} {s.score(player):>3} VP {dice:>2}d {s.of(player, int(TENTS)):>2}△ {house}⌂ {tokens}"


def hex_line(s: SettlersState) -> str:
    """What lies round the action hex: dice and tokens by side, the marker in brackets."""
    parts: list[str] = []
    for side in range(len(s.box.opponent.side_action)):
        n = sum(1 for i in range(int(s.bot[PLACED_SIZE])) if int(s.bot[PLACED + i]) // 8 == side)
        tokens = sum(int(s.bot[SIDE_TOKEN + side * 4 + token]) for token in range(4))
        name = MAIN_NAMES[s.box.opponent.side_action[side]][:3]
        sign = f"{name}{n}{'+' + str(tokens) if tokens else ''}"
        parts.append(f"[{sign}]" if int(s.bot[MARKER]) == side else sign)
    return " ".join(parts)


def queue_line(s: SettlersState) -> str:
    """The queue, front first, each die by its first two letters."""
    dice = " ".join(COLOUR_SIGNS[int(s.bot[QUEUE + i])] for i in range(int(s.bot[QUEUE_SIZE])))
    return f"queue {dice}"


def supply_cells(look: Look, y: int) -> list[Piece]:
    """The general supply in a line; dice that may be gained can be chosen there."""
    s = look.state
    x = LEFT + 1
    head = f"{ones(s.stack)} tiles {s.points} VP"
    pieces = [say("supply", (x, y), head, "soft")]
    x += len(head) + 1
    for colour in range(int(WHITE)):
        glyph = f" {COLOUR_SIGNS[colour]}{s.pool[SUPPLY + colour]}"
        label = f"{s.pool[SUPPLY + colour]} {COLOUR_NAMES[colour]} dice in the supply"
        action = look.first([int(pack(Do.HIRE, colour))])
        tint = f"die-{COLOUR_NAMES[colour]}"
        pieces.append(Piece(f"supply-{colour}", "cell", x, y, len(glyph), label, tint=tint, glyph=glyph, action=action))
        x += len(glyph)
    return pieces


def card_cells(look: Look, y: int) -> list[Piece]:
    """The technologies in two columns: name, points, markers; a dot before what the viewer cannot have yet."""
    s = look.state
    pieces: list[Piece] = []
    for slot in range(int(SHOWN)):
        card = int(s.pool[SHOW + slot])
        if card < 0:
            continue
        text = s.box.catalogue.cards[card]
        owners = "".join(SEAT_SIGNS[p] for p in range(int(s.players)) if s.has_card(p, slot))
        far = "·" if lacks(s, look.seat, card) else " "
        room = CARD_WIDTH - 2 - len(owners)
        glyph = f"{far}{text.name[: room - 1]:<{room}}{owners}"
        action = look.first([int(pack(verb, card)) for verb in [Do.STUDY, Do.FLIP, Do.USE, Do.EXPLODE]])
        at = (LEFT + slot % 2 * CARD_WIDTH, y + slot // 2)
        label = f"{text.name}: {text.text}"
        pieces.append(Piece(f"card-{slot}", "cell", *at, CARD_WIDTH, label, glyph=glyph, action=action))
    return pieces


def offer_cells(look: Look, tiles: list[int], y: int) -> list[Piece]:
    """The tiles on offer, in lines."""
    s = look.state
    pieces: list[Piece] = []
    for i, tile in enumerate(tiles[: ROWS - 1 - y]):
        glyph = f" {short_label(s, tile)}"[: COLUMNS - LEFT - 1] + " "
        action = look.first([int(pack(Do.TAKE_TILE, tile))])
        label = tile_label(s, tile)
        pieces.append(Piece(f"offer-{tile}", "cell", LEFT, y + i, len(glyph), label, glyph=glyph, action=action))
    return pieces


def short_label(s: SettlersState, tile: int) -> str:
    """A tile in one short line."""
    points = f" {s.box.high[tile]}/{s.box.low[tile]}" if s.box.high[tile] > 0 else ""
    ability = f" {ability_words(s, tile)}" if s.box.kind[tile] > 0 else ""
    return f"{s.box.tile_name(tile)}{points}{ability}"


def own_lines(look: Look, y: int) -> list[Piece]:
    """The bag and the spent dice."""
    player = board_owner(look)
    return [
        say("bag", (LEFT + 1, y), f"bag: {colours(look.state, player, int(BAG))}", "soft"),
        say("spent", (LEFT + 1, y + 1), f"spent: {colours(look.state, player, int(SPENT))}", "soft"),
    ]


def board_owner(look: Look) -> int:
    """Whose dice are shown."""
    return look.seat if look.seat >= 0 else min(max(int(look.state.whose), 0), int(look.state.seats) - 1)


def colours(s: SettlersState, player: int, field: int) -> str:
    """Dice by colour, in words."""
    found = [
        f"{s.of(player, field + colour)} {COLOUR_SIGNS[colour]}"
        for colour in range(int(COLOURS))
        if s.of(player, field + colour) > 0
    ]
    return ", ".join(found) or "none"


def dice_cells(look: Look, y: int) -> list[Piece]:
    """The active dice of the board's owner along the last line, each kind once, with its number."""
    s = look.state
    player = board_owner(look)
    pieces: list[Piece] = []
    x = 0
    for kind in active_kinds(look, player):
        colour, icon = COLOUR_NAMES[s.box.kind_colour[kind]], ICON_NAMES[s.box.kind_icon[kind]]
        n = int(s.of(player, int(ACTIVE) + kind))
        glyph = f" {icon[:8]}{f' x{n}' if n > 1 else ''} "
        if x + len(glyph) > COLUMNS:
            break
        verbs = [Do.SPEND, Do.KEEP, Do.PICK, Do.SELL_ACTIVE, Do.TURN_WITH, Do.ROLL_WITH, Do.DRAW_WITH]
        action = look.first([int(pack(verb, kind)) for verb in verbs]) if player == look.seat else -1
        label = f"{n} active: {colour} {icon}"
        pieces.append(
            Piece(f"active-{kind}", "cell", x, y, len(glyph), label, tint=f"die-{colour}", glyph=glyph, action=action)
        )
        x += len(glyph)
    return pieces or [say("no-dice", (0, y), "No active dice.", "soft")]
