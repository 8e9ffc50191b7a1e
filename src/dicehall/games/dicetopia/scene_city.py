"""The city: six districts round a dark plaza, what lies in their windows, and who dominates them."""

from typing import Final

from dicehall.core.actions import verb_of
from dicehall.core.scene import Piece
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.board import agents_in
from dicehall.games.dicetopia.content import COLOUR_NAMES
from dicehall.games.dicetopia.domination import dominators, players_in, share, stars_of_hood
from dicehall.games.dicetopia.scene_parts import SHAPES, Choices, Spot, name_of, place_label, word
from dicehall.games.dicetopia.setup import is_used
from dicehall.games.dicetopia.state import TopiaState

DISTRICT: Final = 276.0
ABOVE: Final = 19.0
COLUMN: Final = 84.0
ROW: Final = 68.0
TOP: Final = -22.0
WINDOW: Final = 66.0
THING: Final = 48.0
SMALL: Final = 0.8
BADGES: Final = {
    int(t.DO_EXTERMINATE): "exterminate",
    int(t.DO_INTERVENE): "intervene",
    int(t.DO_RAISE): "raise",
    int(t.DO_LOWER): "lower",
    int(t.DO_COPY_VALUE): "copy-value",
    int(t.DO_COPY_COLOUR): "copy-colour",
}


class Table:
    """What is drawn, for whom, and what a click means."""

    def __init__(self, s: TopiaState, viewer: int) -> None:
        self.s = s
        self.viewer = viewer
        self.choices = Choices(s, viewer)


def districts(table: Table, middles: list[Spot], unit: float) -> list[Piece]:
    """All six, each with its windows, and all dice and agents in them."""
    pieces: list[Piece] = []
    for hood, middle in enumerate(middles):
        pieces.append(district(table, hood, middle, unit))
        pieces.append(bar(table, hood, middle, unit))
        for i in range(5):
            x, y = middle[0] + ((i + 1) % 3 - 1) * COLUMN * unit, middle[1] + (TOP + (i + 1) // 3 * ROW) * unit
            pieces += window(table, hood * 5 + i, (x, y), unit)
    return pieces


def district(table: Table, hood: int, middle: Spot, unit: float) -> Piece:
    """The ground of a neighbourhood, with its skyline, its sign, and under it what is done there."""
    s, place = table.s, table.s.book.city.neighbourhood[hood]
    tint = f"hood{hood}"
    parts = [
        word(f"sign-{hood}", place.name, (0, ABOVE - 84), 20, tint, "title", "middle"),
        Piece(f"pictogram-{hood}", f"action-{hood}", -COLUMN, ABOVE + TOP - 6, 50, place.text, tint=tint),
    ]
    if unit > SMALL:
        caption = place.action.capitalize()
        parts.append(word(f"caption-{hood}", caption, (-COLUMN, ABOVE + TOP + 30), 13, tint, "strong", "middle"))
    return Piece(
        f"district-{hood}",
        f"district-{hood}",
        middle[0],
        middle[1] - ABOVE * unit,
        DISTRICT * unit,
        f"{place.name}: {place.text} {standing(s, table.viewer, hood)}",
        action=table.choices.hoods.get(hood, -1),
        scale=unit,
        parts=tuple(parts),
    )


def standing(s: TopiaState, viewer: int, hood: int) -> str:
    """Who dominates a neighbourhood, and what it is worth, in words."""
    found = int(dominators(s, hood))
    names = [name_of(viewer, seat) for seat in range(s.seats) if found >> seat & 1 == 1]
    worth = f"Worth {stars_of_hood(s, hood)} stars"
    return f"{worth}; ahead: {' and '.join(names)}." if names else f"{worth}; nobody is there."


def bar(table: Table, hood: int, middle: Spot, unit: float) -> Piece:
    """Domination: a light for each agent, who is ahead, and what that is worth."""
    s = table.s
    agents = [seat for seat in range(s.seats) for _ in range(agents_in(s, seat, hood))]
    parts: list[Piece] = []
    for i in range(int(s.seats) + 1):
        at = (-112 + i * 15.0, 0.0)
        if i < len(agents):
            label = f"an agent of {name_of(table.viewer, agents[i])}"
            parts.append(Piece(f"lamp-{hood}-{i}", f"seat-{agents[i]}", *at, 13.5, label, tint=f"seat{agents[i]}"))
        else:
            parts.append(Piece(f"lamp-{hood}-{i}", "light", *at, 14, "room for an agent"))
    parts += ahead(table, hood)
    found = dominators(s, hood)
    tied = players_in(found)
    stars = share(stars_of_hood(s, hood), max(tied, 1))
    each = f"{stars} each" if tied > 1 else str(stars)
    parts.append(word(f"worth-{hood}", each, (95, 0), 16, "night-ink", "number", "end"))
    parts.append(Piece(f"worth-star-{hood}", "star", 107, 0, 16, "stars"))
    label = f"{s.book.city.neighbourhood[hood].name}: {standing(s, table.viewer, hood)}"
    at = (middle[0], middle[1] + 94 * unit)
    return Piece(
        f"bar-{hood}", "bar", *at, 250 * unit, label, tint=f"hood{hood}", layer=1, scale=unit, parts=tuple(parts)
    )


def ahead(table: Table, hood: int) -> list[Piece]:
    """A crown, and those who are ahead; where a tie can be decided, a click on one of them does it."""
    s = table.s
    found = int(dominators(s, hood))
    seats = [seat for seat in range(s.seats) if found >> seat & 1 == 1]
    if not seats:
        return []
    pieces = [Piece(f"crown-{hood}", "crown", -32, 0, 18, "ahead")]
    for i, seat in enumerate(seats):
        label = f"{name_of(table.viewer, seat)}: {SHAPES[seat]}"
        action = table.choices.winners.get((hood, seat), -1)
        name = f"ahead-{hood}-{seat}"
        pieces.append(Piece(name, f"seat-{seat}", -14 + i * 14.5, 0, 14, label, tint=f"seat{seat}", action=action))
    return pieces


def window(table: Table, place: int, at: Spot, unit: float) -> list[Piece]:
    """A space, and what lies there."""
    s, hood = table.s, place // 5
    label = place_label(s, table.viewer, place)
    picture = "window" if is_used(s, place) else "window-shut"
    if s.cells[place] == t.RUBBLE:
        picture = "rubble"
    frame = Piece(f"space-{place}", picture, *at, WINDOW * unit, label, tint=f"hood{hood}", layer=1)
    return [frame, *thing(table, place, at, THING * unit)]


# ---- dice and agents, wherever they are ----


def thing(table: Table, place: int, at: Spot, size: float) -> list[Piece]:
    """The die or agent in a place; it keeps its id wherever it goes."""
    cell = int(table.s.cells[place])
    where = place_label(table.s, table.viewer, place)
    number = cell >> 8
    actions = table.choices.at(place)
    if cell & t.DIE != 0:
        colour, value = COLOUR_NAMES[(cell >> 3) & 3], cell & 7
        name, picture, tint, label = f"die-{number}", f"die-{colour}-{value}", "", f"{colour} {value}: {where}"
    elif cell & t.AGENT != 0:
        seat = cell & 7
        name, picture, tint = f"agent-{seat}-{number}", f"agent-{seat}", f"seat{seat}"
        whose = "your agent" if seat == table.viewer else f"agent of Player {seat + 1}"
        label = f"{whose}: {where}"
    else:
        return []
    parts = tuple(ring(table, place, name, size) + badges(table, actions, name, size))
    own = -1 if not actions or is_shared(actions) else actions[0]
    return [Piece(name, picture, *at, size, label, tint=tint, action=own, layer=2, parts=parts)]


def is_shared(actions: list[int]) -> bool:
    """Whether several things of equal rank can be done: then each is a badge, and the thing itself is none."""
    return len(actions) > 1 and verb_of(actions[0]) not in (t.DO_SEND, t.DO_TAKE)


def ring(table: Table, place: int, name: str, size: float) -> list[Piece]:
    """A ring round what has been named for an action."""
    if place not in (table.s.target, table.s.other_target):
        return []
    return [Piece(f"{name}-named", "named", 0, -size * 0.02, size * 1.25, "named for the action")]


def badges(table: Table, actions: list[int], name: str, size: float) -> list[Piece]:
    """Small signs at the corners of a die: what an ability could do with it."""
    shown = actions if is_shared(actions) else actions[1:]
    pieces: list[Piece] = []
    for i, action in enumerate(shown):
        picture = BADGES[verb_of(action)]
        x, y = size * (0.37 if i == 0 else -0.37), -size * 0.4
        label = table.s.describe(action, table.viewer)
        pieces.append(Piece(f"{name}-{picture}", picture, x, y, size * 0.38, label, action=action))
    return pieces
