"""What lies before a player: the bag, the active dice, the spent dice, goods, and the signs of the main actions."""

from typing import Final

from dicehall.core.actions import first_of, pack, second_of
from dicehall.core.scene import Piece
from dicehall.games.dicesettlers.content_box import COLOUR_NAMES, MAIN_NAMES
from dicehall.games.dicesettlers.content_technologies import ICON_NAMES, TOKEN_NAMES
from dicehall.games.dicesettlers.scene_pieces import (
    TOKEN_PICTURES,
    Area,
    Look,
    Spot,
    die,
    plural,
    word,
)
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    BAG,
    CABINS,
    COLOURS,
    HARVEST,
    MAINS,
    PIONEER,
    POINTS,
    QUOTA,
    SPENT,
    TENTS,
    TOKEN,
    USED,
    Do,
)

CHIPS: Final = [
    (int(Do.TURN_WITH), "icon-set-face", "spend it to turn another die"),
    (int(Do.ROLL_WITH), "icon-reroll", "spend it to roll up to three dice again"),
    (int(Do.DRAW_WITH), "icon-draw-dice", "spend it to draw two dice"),
    (int(Do.LONE), "icon-plus", "spend it alone, as any icon"),
]
ON_A_DIE: Final = [int(Do.SPEND), int(Do.KEEP), int(Do.PICK), int(Do.SELL_ACTIVE)]


def bag_pieces(look: Look, player: int, area: Area) -> list[Piece]:
    """The bag with the number of dice in it, and under it how many of each colour."""
    s = look.state
    x, y, width, height = area
    n = int(s.bag_size(player))
    size = min(width * 0.6, height * 0.5)
    at = (x + width / 2, y + size * 0.58)
    label = f"Bag: {plural(n, 'die') if n == 1 else f'{n} dice'}"
    pieces = [
        Piece("bag", "bag", *at, size, label, tint=f"seat{player}"),
        word("bag-count", str(n), (at[0], at[1] + size * 0.16), size * 0.44, "piece-ink", "number", "middle"),
    ]
    return pieces + colour_counts(look, player, "bag", int(BAG), (x, y + size * 1.2, width, height - size * 1.2))


def colour_counts(look: Look, player: int, name: str, field: int, area: Area) -> list[Piece]:
    """Dice by colour, each colour a die with a number, in two columns."""
    s = look.state
    x, y, width, height = area
    size = min(height / 3 * 0.9, width / 2 * 0.52)
    pieces: list[Piece] = []
    shown = [colour for colour in range(int(COLOURS)) if s.of(player, field + colour) > 0]
    for i, colour in enumerate(shown):
        at = (x + width * (0.13 + 0.5 * (i % 2)), y + height / 3 * (i // 2 + 0.5))
        n = int(s.of(player, field + colour))
        label = f"{n} {COLOUR_NAMES[colour]} in the bag" if name == "bag" else f"{n} {COLOUR_NAMES[colour]} spent"
        action = look.first([int(pack(Do.SELL_SPENT, colour))]) if name == "spent" else -1
        parts = (
            die(f"{name}-{colour}-die", colour, -1, (0, 0), size, label),
            word(f"{name}-{colour}-count", str(n), (size * 0.66, 0), size * 0.8, "board-ink", "number"),
        )
        pieces.append(Piece(f"{name}-{colour}", "group", *at, size, label, action=action, parts=parts))
    return pieces


def active_kinds(look: Look, player: int) -> list[int]:
    """The kinds of active dice of a player."""
    s = look.state
    return [kind for kind in range(int(s.box.kinds)) if s.of(player, int(ACTIVE) + kind) > 0]


def active_pieces(look: Look, player: int, area: Area, largest: float) -> list[Piece]:
    """The active dice; or, while a die is being turned, each kind with the faces it may show."""
    turns = look.with_verb(int(Do.TURN_DIE)) if player == look.seat else []
    if turns:
        return turning_pieces(look, turns, area, largest)
    s = look.state
    dice = [kind for kind in active_kinds(look, player) for _ in range(int(s.of(player, int(ACTIVE) + kind)))]
    x, y = area[:2]
    n = max(len(dice), 1)
    in_one, in_two = fitting(n, 1, area), fitting(-(-n // 2), 2, area)
    size = min(largest, max(in_one, in_two))
    in_row = n if in_one >= in_two else -(-n // 2)
    pieces: list[Piece] = []
    for i, kind in enumerate(dice):
        at = (x + size * (0.54 + 1.12 * (i % in_row)), y + size * (0.54 + 1.6 * (i // in_row)))
        number = dice[:i].count(kind)
        pieces += active_die(look, player, kind, number, at, size)
    return pieces


def fitting(in_row: int, rows: int, area: Area) -> float:
    """How large dice can be in so many rows, with room for what they may be spent for under each row."""
    return min(area[2] / in_row / 1.12, area[3] / rows / 1.6)


def active_die(look: Look, player: int, kind: int, number: int, at: Spot, size: float) -> list[Piece]:
    """One active die; under the first of its kind, what it may be spent for."""
    s = look.state
    colour, icon = int(s.box.kind_colour[kind]), int(s.box.kind_icon[kind])
    name = f"active-{kind}-{number}"
    mine = player == look.seat
    candidates = [int(pack(verb, kind)) for verb in ON_A_DIE] if mine else []
    if mine and icon == int(PIONEER):
        candidates.append(int(pack(Do.HALF, colour)))
    pieces = [die(name, colour, icon, at, size, action=look.first(candidates))]
    if number > 0 or not mine:
        return pieces
    chips = [
        (action, sign, words)
        for verb, sign, words in CHIPS
        for action in [int(pack(verb, colour if verb == int(Do.LONE) else kind))]
        if action in look.legal and (verb != int(Do.LONE) or icon == int(PIONEER))
    ]
    for i, (action, sign, words) in enumerate(chips):
        x = at[0] + (i - (len(chips) - 1) / 2) * size * 0.5
        label = f"{COLOUR_NAMES[colour]} {ICON_NAMES[icon]}: {words}"
        place = (x, at[1] + size * 0.79)
        pieces.append(plaque(f"chip-{kind}-{i}", sign, place, size * 0.46, label, action))
    return pieces


def turning_pieces(look: Look, turns: list[int], area: Area, largest: float) -> list[Piece]:
    """Each kind of die that may be turned, and under it its other faces."""
    s = look.state
    x, y, width, height = area
    kinds = sorted({int(first_of(action)) for action in turns})
    size = min(largest, width / len(kinds) / 1.15, height / 3.4)
    pieces: list[Piece] = []
    for column, kind in enumerate(kinds):
        colour, left = int(s.box.kind_colour[kind]), x + size * (0.55 + 1.15 * column)
        pieces.append(die(f"active-{kind}-0", colour, int(s.box.kind_icon[kind]), (left, y + size * 0.54), size))
        faces = [action for action in turns if first_of(action) == kind]
        for i, action in enumerate(faces):
            icon = int(second_of(action))
            at = (left + size * (i % 2 - 0.5) * 0.56, y + size * (1.4 + 0.62 * (i // 2)))
            label = f"turn {COLOUR_NAMES[colour]} {ICON_NAMES[s.box.kind_icon[kind]]} to {ICON_NAMES[icon]}"
            pieces.append(die(f"turn-{kind}-{icon}", colour, icon, at, size * 0.52, label, action))
    return pieces


def spent_pieces(look: Look, player: int, area: Area) -> list[Piece]:
    """The spent dice by colour."""
    return colour_counts(look, player, "spent", int(SPENT), area)


def goods_pieces(look: Look, player: int, area: Area) -> list[Piece]:
    """Points, tents and houses at hand, and resource tokens, in two columns."""
    s = look.state
    x, y, width, height = area
    tint = f"seat{player}"
    things = [
        ("own-points", "token-points", int(s.of(player, int(POINTS))), "VP collected", ""),
        ("own-quota", "icon-die", int(s.of(player, int(QUOTA))), "dice quota", "nobody"),
        ("own-tents", f"tent-{player}", int(s.of(player, int(TENTS))), "tents at hand", tint),
        ("own-houses", f"cabin-{player}", int(s.of(player, int(CABINS))), "houses left", tint),
    ]
    things += [
        (f"own-token-{i}", TOKEN_PICTURES[i], int(s.of(player, int(TOKEN) + i)), TOKEN_NAMES[i], "")
        for i in range(len(TOKEN_NAMES))
    ]
    size = min(height / 4 * 0.78, width / 2 * 0.42)
    pieces: list[Piece] = []
    for i, (name, picture, n, label, colour) in enumerate(things):
        at = (x + width * (0.16 + 0.5 * (i % 2)), y + height / 4 * (i // 2 + 0.5))
        spoken = f"{n} {label}"
        action = -1
        if player == look.seat and name == "own-tents":
            action = look.first([int(pack(Do.GATHER))])
        if player == look.seat and name.startswith("own-token"):
            action = look.first([int(pack(Do.TOKEN, i - 4))])
        parts = (
            Piece(f"{name}-sign", picture, 0, 0, size, spoken, tint=colour or "board-ink"),
            word(f"{name}-count", str(n), (size * 0.7, 0), size * 0.72, "board-ink", "number"),
        )
        pieces.append(Piece(name, "group", *at, size, spoken, action=action, parts=parts, strength=1.0 if n else 0.45))
    return pieces


def main_pieces(look: Look, player: int, area: Area, columns: int) -> list[Piece]:
    """The signs of the seven main actions; those taken in this round are ticked off."""
    s = look.state
    x, y, width, height = area
    rows = -(-int(MAINS) // columns)
    across, down = width / columns, height / rows
    size = min(across * 0.76, down * 0.6)
    pieces: list[Piece] = []
    for main in range(int(MAINS)):
        sign = "icon-harvest" if main == int(HARVEST) else f"icon-{MAIN_NAMES[main].lower()}"
        used = s.of(player, int(USED)) >> main & 1 == 1
        at = (x + across * (main % columns + 0.5), y + down * (main // columns + 0.36))
        label = f"{MAIN_NAMES[main]}{': taken in this round' if used else ''}"
        action = look.first([int(pack(Do.MAIN, main))]) if player == look.seat else -1
        pieces.append(plaque(f"main-{main}", sign, at, size, label, action, used))
        under = (at[0], at[1] + size * 0.74)
        pieces.append(word(f"main-{main}-name", MAIN_NAMES[main], under, size * 0.33, "board-ink", "text", "middle"))
    return pieces


def plaque(name: str, sign: str, at: Spot, size: float, label: str, action: int, is_used: bool = False) -> Piece:
    """A sign on a small wooden plate; one that is used up is faint and ticked off."""
    strength = 0.4 if is_used else 1.0
    face = Piece(f"{name}-sign", sign, 0, -0.03 * size, 0.66 * size, label, tint="parchment-ink", strength=strength)
    parts = [face]
    if is_used:
        parts.append(Piece(f"{name}-used", "icon-used", 0, -0.03 * size, 0.8 * size, label, tint="forest-deep"))
    return Piece(name, "plaque", *at, size, label, action=action, parts=tuple(parts))
