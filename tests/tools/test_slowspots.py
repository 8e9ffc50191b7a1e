"""The check for slow spots finds each of them, and nothing else."""

import pytest

from tools import slowspots
from tools.source import Source

SLOW = {
    "an enum": ("class Colour(IntEnum):\n    RED = 0", "is an enum"),
    "an enum of a module": ("class Colour(enum.Enum):\n    RED = 0", "is an enum"),
    "Any": ("def f(x: Any) -> i64:\n    return x", "Any"),
    "a loop over a tuple": ("def f(at: i64) -> None:\n    for d in (-1, 1):\n        use(at + d)", "loop over a tuple"),
    "a loop over a list": ("def f() -> None:\n    for d in [1, 2]:\n        use(d)", "loop over a tuple"),
    "a loop over a constant": ("STEPS = (-1, 1)\ndef f() -> None:\n    for d in STEPS:\n        use(d)", "loop over a"),
    "a loop over an underscore": ("def f(n: i64) -> None:\n    for _ in range(n):\n        use()", "loop over _"),
    "a comprehension over a tuple": ("def f() -> i64:\n    return add(d for d in (1, 2))", "comprehension over a"),
    "a list of ints in a field": (
        "class S:\n    def __init__(self) -> None:\n        self.x: list[int] = []",
        "list[int]",
    ),
    "a list of i64 as argument": ("def f(x: list[i64]) -> i64:\n    return x[0]", "list[i64]"),
    "a dict as a result": ("def f() -> dict[int, int]:\n    return table", "dict hashes"),
    "an int counter": ("def f() -> i64:\n    n = 0\n    return n", "n is an int"),
    "a negative int": ("def f() -> i64:\n    best = -1\n    return best", "best is an int"),
    "a dict made in a function": ("def f() -> i64:\n    return {1: 2}[1]", "dict or set"),
    "a lambda": ("def f() -> i64:\n    return call(lambda: 1)", "function inside"),
    "reflection": ("def f(s: S) -> i64:\n    return getattr(s, 'x')", "getattr()"),
    "a struct with keywords": ("class F(Struct, frozen=True):\n    name: str", "forgets the keywords"),
    "a table with a list": ("class F(Table):\n    card: list[Card]", "quote its type"),
    "a struct with a list": ("class F(Struct):\n    card: list[Card]", "quote its type"),
    "a struct with an alias": ("Origin = Literal['house']\nclass F(Struct):\n    origin: Origin", "quote its type"),
    "a struct with a union": ("class F(msgspec.Struct):\n    value: int | str", "quote its type"),
    "a shifted literal": ("def f(n: i64) -> i64:\n    return 1 << n", "32 bits only"),
    "a shifted i64": ("def f(n: i64) -> i64:\n    return i64(1) << 8 * n", "32 bits only"),
    "a sort": ("def f(s: S) -> i64:\n    return sorted(s.x)[0]", "sorted()"),
}

QUICK = {
    "a range": "def f(x: vec[i64]) -> i64:\n    n: i64 = 0\n    for i in range(6):\n        n += x[i]\n    return n",
    "a loop over a name": "def f(n: i64) -> None:\n    for _turn in range(n):\n        use()",
    "a counter that is an argument": "def f(n: i64) -> i64:\n    n = 0\n    return n",
    "a counter declared before": "def f() -> i64:\n    n: i64 = 5\n    n = 0\n    return n",
    "a constant": "RED: Final[i64] = 0",
    "a plain number of a module": "RED = 0",
    "a flag": "def f() -> bool:\n    found = False\n    return found",
    "a list of objects": "class S:\n    def __init__(self) -> None:\n        self.x: list[Seat] = []",
    "a struct with plain fields": "class F(Struct):\n    name: str\n    cards: 'list[int]'",
    "a literal shifted by a literal": "BIG: Final[i64] = 1 << 40",
    "a literal shifted by a constant": "def f() -> i64:\n    return i64(1) << WIDTH",
    "a literal shifted by a seat": "def f(s: S) -> i64:\n    return (i64(1) << s.seats) - 1",
    "a shifted variable": "def f(bits: i64, by: i64) -> i64:\n    return bits << by",
    "a literal shifted right": "def f(n: i64) -> i64:\n    return 255 >> n",
    "an exception for a function": "def f() -> i64:  # slow: once a game\n    n = 0\n    return n",
    "an exception for a file": "# slow: all of it runs once a game\ndef f() -> i64:\n    n = 0\n    return n",
    "an exception with its reason": "def f() -> i64:\n    n = 0  # slow: once a game\n    return n",
}


def spots(text: str, name: str = "src/dicehall/games/pig/flow.py") -> list[str]:
    """What the check says about a module."""
    return [finding.text for finding in slowspots.findings(Source(name, text))]


@pytest.mark.parametrize("slow", SLOW)
def test_a_slow_spot_is_found(slow: str):
    """Each kind of slow spot is named."""
    text, expected = SLOW[slow]
    assert any(expected in spot for spot in spots(text))


@pytest.mark.parametrize("quick", QUICK)
def test_quick_code_is_left_alone(quick: str):
    """What compiles well is not objected to."""
    assert spots(QUICK[quick]) == []


def test_an_exception_needs_a_reason():
    """A bare mark does not silence the check."""
    assert spots("def f() -> i64:\n    n = 0  # slow:\n    return n") != []


@pytest.mark.parametrize("name", ["games/pig/words.py", "games/pig/scene.py", "core/record.py"])
def test_cold_modules_may_use_lists_and_dicts(name: str):
    """Words, scenes and records run once a decision at most."""
    assert spots("def f(x: list[int]) -> dict[str, int]:\n    n = 0\n    return {'a': n}", f"src/dicehall/{name}") == []


@pytest.mark.parametrize("name", ["games/pig/words.py", "core/record.py", "bots/bot.py"])
def test_enums_are_found_in_cold_modules_too(name: str):
    """An enum leaks into hot code from wherever it is declared."""
    assert spots("class Colour(IntEnum):\n    RED = 0", f"src/dicehall/{name}") != []


@pytest.mark.parametrize("name", ["lab/simulate.py", "cli/play.py", "games/pig/__init__.py"])
def test_uncompiled_modules_are_not_looked_at(name: str):
    """What is not compiled may use whatever reads best."""
    assert spots("class Colour(IntEnum):\n    RED = 0", f"src/dicehall/{name}") == []
