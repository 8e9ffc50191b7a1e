"""What is checked: a game, for a number of seats, with a set of options."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, product

from dicehall.core.errors import BadOption
from dicehall.core.game import Choices, Game
from dicehall.core.state import SPECTATOR, State

FULL_PRODUCT = 24


class Broken(AssertionError):
    """A promise that a game does not keep; the message says which, and where."""


def hold(promise: bool, text: str) -> None:
    """Raise Broken unless the promise is kept; `text` says what is wrong."""
    if not promise:
        raise Broken(text)


@dataclass(frozen=True, eq=False)
class Setting:
    """A game, for so many seats, with these options."""

    game: Game
    seats: int
    choices: Choices

    def start(self) -> State:
        """The position at the beginning."""
        return self.game.start(self.seats, self.choices)

    @property
    def viewers(self) -> list[int]:
        """Everybody who looks on: each seat, and a spectator."""
        return [*range(self.seats), SPECTATOR]

    @property
    def names(self) -> list[str]:
        """A name for each seat."""
        return [f"Player{seat + 1}" for seat in range(self.seats)]

    @property
    def players(self) -> int:
        """How many play: the seats, and the printed opponent where there is one."""
        return self.seats + self.game.automata(self.seats)

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.choices.items())
        return f"{self.game.name} {self.seats}{options}"


Row = tuple[str, ...]


@cache
def settings(game: Game) -> list[Setting]:
    """Each seat count with each option set where these are few; else so many that any two values meet, seats too."""
    if size(game) > FULL_PRODUCT:
        seats = [str(count) for count in game.seats]
        rows = pairwise([seats, *[option.values for option in game.options]], lambda row: fits(game, row))
        return [setting_of(game, row) for row in sorted(rows, key=lambda row: seats.index(row[0]))]
    options = list(product(*[option.values for option in game.options]))
    every = [(str(seats), *values) for seats in game.seats for values in options]
    return [setting_of(game, row) for row in every if fits(game, row)]


def setting_of(game: Game, row: Row) -> Setting:
    """The setting of a row: the number of seats, then a value of each option."""
    names = [option.name for option in game.options]
    return Setting(game, int(row[0]), dict(zip(names, row[1:], strict=True)))


def fits(game: Game, row: Row) -> bool:
    """Whether the game allows the values of a row together."""
    setting = setting_of(game, row)
    return goes_together(game, setting.seats, setting.choices)


def goes_together(game: Game, seats: int, choices: Choices) -> bool:
    """Whether the game allows these options at that many seats."""
    try:
        game.prepared(seats, choices)
    except BadOption:
        return False
    return True


def size(game: Game) -> int:
    """How many combinations of options there are."""
    n = 1
    for option in game.options:
        n *= len(option.values)
    return n


def pairwise(values: list[list[str]], fits: Callable[[Row], bool]) -> list[Row]:
    """Rows of values, all of which fit, such that each pair that can stand in such a row stands in one."""
    missing = {pair: None for pair in all_pairs(values)}
    rows: list[Row] = []
    while missing:
        seed = next(iter(missing))
        row = grown(seed, values, missing)
        if not fits(row):
            row = next(filter(fits, rows_with(seed, values)), row)
        missing.pop(seed)
        if fits(row):
            rows.append(row)
            for pair in pairs_of(row):
                missing.pop(pair, None)
    return rows


def rows_with(seed: "Pair", values: list[list[str]]) -> Iterator[Row]:
    """Rows in which a pair stands, and else each option's default but for two at most."""
    given = dict(seed)
    plain = tuple(given.get(i, options[0]) for i, options in enumerate(values))
    free = [i for i in range(len(values)) if i not in given]
    for columns in chain.from_iterable(combinations(free, count) for count in range(3)):
        for others in product(*[values[i][1:] for i in columns]):
            changed = dict(zip(columns, others, strict=True))
            yield tuple(changed.get(i, value) for i, value in enumerate(plain))


Pair = tuple[tuple[int, str], tuple[int, str]]


def all_pairs(values: list[list[str]]) -> Iterator[Pair]:
    """Each pair of values of two different options."""
    for (i, left), (j, right) in combinations(enumerate(values), 2):
        for a, b in product(left, right):
            yield (i, a), (j, b)


def pairs_of(row: Row) -> Iterator[Pair]:
    """The pairs of values that stand in a row."""
    yield from combinations(enumerate(row), 2)


def grown(seed: Pair, values: list[list[str]], missing: dict[Pair, None]) -> Row:
    """A whole row around a pair, each other option with the value that adds most of the missing pairs."""
    row = dict(seed)
    for i, options in enumerate(values):
        if i not in row:
            row[i] = max(options, key=lambda value: gain(row, i, value, missing))
    return tuple([row[i] for i in range(len(values))])


def gain(row: dict[int, str], place: int, value: str, missing: dict[Pair, None]) -> int:
    """How many of the missing pairs a value would add to a row."""
    mine = (place, value)
    return sum((min(mine, other), max(mine, other)) in missing for other in row.items())
