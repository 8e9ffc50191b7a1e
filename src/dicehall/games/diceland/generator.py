"""New boards: drawn at random, kept only if they are valid, as fair to each colour as ours, and as far to go.

How it goes: a white space near the middle and three obstacles; territories grown one by one, always where it is
tightest; colours by trial and error; treasures; then the board is judged. What fails is thrown away and drawn anew.
"""

from typing import Final, final

from mypy_extensions import i64

from dicehall.core.rng import Rng
from dicehall.games.diceland.board import COLOUR_NAMES, COLOURS
from dicehall.games.diceland.drawing import OBSTACLE, OUTSIDE, START, Drawing

ROWS: Final = 8
COLUMNS: Final = 14
OBSTACLES: Final = 3
SIZES: Final = (3, 4, 5, 6)
TOUCHED_AT_START: Final = 4
TREASURES_EACH: Final = 2
GOAL_TREASURES: Final = 9

# sides A to H, judged the same way: detours of 5.8 to 7.2 on average, spreads of 3 to 7, treasures after 17 to 26
WIDEST_SPREAD: Final = 3
DETOUR: Final = [5.8, 7.2]
NINE_TREASURES: Final = (17, 26)

MOST_STROKES: Final = 2000
FREE: Final = OUTSIDE


def chosen(rng: Rng, items: list[int]) -> int:
    """One of the items, each as likely."""
    return items[rng.below(len(items))]


def shuffled(rng: Rng, items: list[int]) -> list[int]:
    """The items in random order."""
    out = list(items)
    for last in range(len(out) - 1, 0, -1):
        other = rng.below(last + 1)
        out[last], out[other] = out[other], out[last]
    return out


# ---- drawing a board ----


@final
class Sketch:
    """A board in the making: its territories one by one, and which space belongs to which."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.drawing = Drawing(ROWS, COLUMNS)
        self.around: list[list[int]] = [self.drawing.neighbours(space) for space in range(ROWS * COLUMNS)]
        self.owner: list[int] = [-1] * (ROWS * COLUMNS)
        self.lands: list[list[int]] = []
        self.touching: list[list[int]] = []
        self.order: list[int] = []
        self.colours: list[int] = []
        self.strokes: i64 = 0

    def free_around(self, space: int) -> list[int]:
        """The neighbours that belong to nothing yet."""
        return [other for other in self.around[space] if self.is_free(other)]

    def is_free(self, space: int) -> bool:
        """Whether a space belongs to nothing yet."""
        return self.owner[space] < 0 and self.drawing.colour[space] == FREE

    def place_start_and_obstacles(self) -> None:
        """The white space near the middle, obstacles anywhere else but beside it."""
        row, column = 3 + self.rng.below(2), 5 + self.rng.below(4)
        start = row * COLUMNS + column
        self.drawing.colour[start] = START
        for _ in range(OBSTACLES):
            apart = [s for s in range(ROWS * COLUMNS) if self.is_free(s) and start not in self.around[s]]
            self.drawing.colour[chosen(self.rng, apart)] = OBSTACLE

    def tightest(self, spaces: list[int]) -> int:
        """Of some free spaces, one with the fewest free neighbours."""
        fewest = min(len(self.free_around(space)) for space in spaces)
        return chosen(self.rng, [space for space in spaces if len(self.free_around(space)) == fewest])

    def grow(self, size: int) -> bool:
        """One more territory of that size, in the tightest place; False when it does not fit there."""
        land = [self.tightest([space for space in range(ROWS * COLUMNS) if self.is_free(space)])]
        self.owner[land[0]] = len(self.lands)
        while len(land) < size:
            edge = sorted(dict.fromkeys(other for space in land for other in self.free_around(space)))
            if not edge:
                break
            space = self.tightest(edge)
            self.owner[space] = len(self.lands)
            land.append(space)
        if len(land) == size and self.rest_is_large():
            self.lands.append(land)
            return True
        for space in land:
            self.owner[space] = -1
        return False

    def rest_is_large(self) -> bool:
        """Whether no group of free spaces is too small for a territory."""
        rest = [space for space in range(ROWS * COLUMNS) if self.is_free(space)]
        while rest:
            group = self.drawing.connected(rest[0], rest)
            if len(group) < min(SIZES):
                return False
            together = dict.fromkeys(group)
            rest = [space for space in rest if space not in together]
        return True

    def fill(self) -> bool:
        """Territories everywhere, as many of each size as there are colours; False when it does not come out."""
        sizes = shuffled(self.rng, [size for size in SIZES for _ in range(COLOURS)])
        while sizes:
            for size in dict.fromkeys(sizes):
                if self.grow(size):
                    sizes.remove(size)
                    break
            else:
                return False
        return True

    def touched(self) -> list[list[int]]:
        """For each territory, those that it touches."""
        return [
            sorted(dict.fromkeys(self.owner[o] for s in land for o in self.around[s] if self.owner[o] not in (-1, i)))
            for i, land in enumerate(self.lands)
        ]

    def paint(self) -> bool:
        """Colours, so that no two territories of a colour touch and each colour has one of each size."""
        self.touching = self.touched()
        self.order = sorted(range(len(self.lands)), key=lambda land: -len(self.touching[land]))
        self.colours = [-1] * len(self.lands)
        if not self.paint_from(0):
            return False
        for land, colour in zip(self.lands, self.colours, strict=True):
            for space in land:
                self.drawing.colour[space] = colour
        return True

    def paint_from(self, at: int) -> bool:
        """Paint the rest of the territories; take back and try again where it gets stuck, within reason."""
        if at == len(self.order):
            return True
        land = self.order[at]
        alike = [i for i in range(len(self.lands)) if len(self.lands[i]) == len(self.lands[land])]
        taken = [self.colours[other] for other in self.touching[land] + alike]
        for colour in shuffled(self.rng, list(range(COLOURS))):
            self.strokes += 1
            if colour not in taken and self.strokes < MOST_STROKES:
                self.colours[land] = colour
                if self.paint_from(at + 1):
                    return True
                self.colours[land] = -1
        return False

    def bury_treasures(self) -> None:
        """Two treasures a colour, in different territories."""
        for colour in range(COLOURS):
            lands = [i for i in range(len(self.lands)) if self.drawing.colour[self.lands[i][0]] == colour]
            for i in shuffled(self.rng, lands)[:TREASURES_EACH]:
                self.drawing.treasure[chosen(self.rng, self.lands[i])] = 1


def sketched(rng: Rng) -> Drawing | None:
    """A board at random; None when it does not come out."""
    sketch = Sketch(rng)
    sketch.place_start_and_obstacles()
    if not sketch.fill() or not sketch.paint():
        return None
    sketch.bury_treasures()
    return sketch.drawing


# ---- judging a board ----


@final
class Judgement:
    """What is known of a board: the detours to each colour, the way to nine treasures, and what is wrong."""

    def __init__(self, drawing: Drawing) -> None:
        self.at_start = touched_at_start(drawing)
        self.cut_off = len(drawing.unreachable())
        lands = [drawing.territories(colour) for colour in range(COLOURS)]
        self.detours: list[int] = [detour(drawing, lands[colour]) for colour in range(COLOURS)]
        self.treasures = way_to_treasures(drawing)

    @property
    def spread(self) -> int:
        """By how many spaces the dearest colour is dearer than the cheapest."""
        return max(self.detours) - min(self.detours)

    @property
    def mean(self) -> float:
        """The detour of a colour, on average."""
        return sum(self.detours) / len(self.detours)

    @property
    def is_good(self) -> bool:
        """Whether the board is valid, fair to all colours, and as far to go as ours."""
        valid = self.cut_off == 0 and self.at_start >= TOUCHED_AT_START
        usual = DETOUR[0] <= self.mean <= DETOUR[1] and NINE_TREASURES[0] <= self.treasures <= NINE_TREASURES[1]
        return valid and usual and self.spread <= WIDEST_SPREAD


def touched_at_start(drawing: Drawing) -> int:
    """How many colours the white space touches."""
    return len(dict.fromkeys(drawing.colour[s] for s in drawing.neighbours(drawing.start()) if drawing.colour[s] >= 0))


def path_to(drawing: Drawing, crossed: list[int], wanted: list[int]) -> list[int]:
    """The fewest further spaces to cross off until one of the wanted ones is, from all crosses together."""
    targets = dict.fromkeys(wanted)
    came: dict[int, int] = dict.fromkeys(crossed, -1)
    order = list(crossed)
    for space in order:
        if space in targets:
            path: list[int] = []
            while came[space] >= 0:
                path.append(space)
                space = came[space]  # noqa: PLW2901 - walking back
            return path
        for other in drawing.neighbours(space):
            if other not in came and drawing.colour[other] >= 0:
                came[other] = space
                order.append(other)
    return []


def detour(drawing: Drawing, lands: list[list[int]]) -> int:
    """How many spaces of other colours one crosses off to complete a colour, always going on to what is nearest."""
    crossed = [drawing.start()]
    left = [space for land in lands for space in land]
    extra = 0
    while left:
        path = path_to(drawing, crossed, left)
        extra += len(path) - 1
        reached = next(land for land in lands if path[0] in land)
        crossed = list(dict.fromkeys(crossed + path + reached))
        left = [space for space in left if space not in reached]
    return extra


def way_to_treasures(drawing: Drawing) -> int:
    """How many spaces one crosses off to find nine treasures, always going on to the nearest."""
    crossed = [drawing.start()]
    left = [space for space in range(len(drawing.treasure)) if drawing.treasure[space] == 1]
    for _ in range(GOAL_TREASURES):
        crossed += path_to(drawing, crossed, left)
        left = [space for space in left if space not in crossed]
    return len(crossed) - 1


# ---- the result ----


def generate(seed: int) -> str:
    """A new board as a table for boards.toml, with what is known of it; the same for the same seed."""
    rng = Rng(seed)
    tries: i64 = 0
    while True:
        tries += 1
        drawing = sketched(rng)
        if drawing is not None:
            judgement = Judgement(drawing)
            if judgement.is_good:
                return written(seed, drawing, judgement, tries)


def written(seed: int, drawing: Drawing, judgement: Judgement, tries: int) -> str:
    """The table of a board, its figures above it."""
    each = ", ".join(f"{COLOUR_NAMES[colour]} {judgement.detours[colour]}" for colour in range(COLOURS))
    detours = f"{DETOUR[0]} to {DETOUR[1]} on sides A to H"
    treasures = f"{NINE_TREASURES[0]} to {NINE_TREASURES[1]} on sides A to H"
    return f"""# A Diceland board by the board generator, seed {seed}: the first of {tries} attempts that holds.
#
# Valid: {ROWS * COLUMNS} spaces, one white space, {OBSTACLES} obstacles; in each colour one territory of 3, 4, 5 and 6
# spaces, no two of a colour touch; {TREASURES_EACH} treasures a colour, in different territories; every space is within
# reach; the white space touches {judgement.at_start} colours (at least {TOUCHED_AT_START}).
# Fair to each colour: to complete a colour one crosses off its 18 spaces and on the way, always going on to what is
# nearest, so many of other colours: {each}.
# That is {judgement.mean:.1f} on average ({detours}),
# and {judgement.spread} from the cheapest colour to the dearest (at most {WIDEST_SPREAD}).
# As far to go as on other boards: nine treasures are found after {judgement.treasures} spaces, counted the same way
# ({treasures}).
#
# Copy it into a boards.toml of your own; boards come in pairs, and each side has a letter of its own.

[[board]]
name = "{chr(ord("I") + seed % 18)}"
origin = "house"
picture = \"\"\"
{picture(drawing)}
\"\"\"
"""


def picture(drawing: Drawing) -> str:
    """A board as text, the way boards.toml has it."""
    lines: list[str] = []
    for row in range(drawing.rows):
        spaces = range(row * drawing.columns, (row + 1) * drawing.columns)
        lines.append("    " + "  " * (row % 2) + "  ".join(word(drawing, space) for space in spaces))
    return "\n".join(lines)


def word(drawing: Drawing, space: int) -> str:
    """The two letters of a space."""
    colour = drawing.colour[space]
    if colour < 0:
        return "##" if colour == OBSTACLE else "()"
    return "rygboa"[colour] + ("*" if drawing.treasure[space] == 1 else ".")
