"""The checks for budgets, purity and leftovers find what they are for."""

import pytest

from tools import budgets, leftovers, purity
from tools.source import Source

IMPURE = {
    "a clock": "import time",
    "a clock by name": "from datetime import datetime",
    "the environment": "import os.path",
    "a global random source": "from random import choice",
    "a file": "def f():\n    return open('x')",
    "the screen": "def f():\n    print(1)",
    "a loop over a set": "def f():\n    for x in {1, 2}:\n        use(x)",
    "a list of a set": "def f(seats: set[int]):\n    return list(seats)",
    "a joined set": "def f():\n    names = set(words)\n    return ', '.join(names)",
    "a loop over a union": "def f(a: frozenset[int]):\n    return [x for x in a | b]",
    "a loop over a field": "def f(self):\n    self.x: set[int] = set()\n    for x in self.x:\n        use(x)",
}

PURE = {
    "a sorted set": "def f(seats: set[int]):\n    return sorted(seats)",
    "membership": "def f(seats: set[int]):\n    return 1 in seats",
    "a loop over a list": "def f(seats: list[int]):\n    return [x for x in seats]",
    "a module of our own": "from dicehall.core.rng import Rng",
    "an exception with its reason": "import sys  # impure: for the command line of this file",
}


def lengthy(lines: int) -> str:
    """A function of so many lines."""
    return "\n".join(["def f():", *["    x()"] * (lines - 1)])


@pytest.mark.parametrize("what", IMPURE)
def test_rules_that_touch_the_world_are_found(what: str):
    """Clock, environment, randomness, files and the order of sets are named."""
    assert list(purity.findings(Source("src/dicehall/games/pig/flow.py", IMPURE[what])))


@pytest.mark.parametrize("what", PURE)
def test_pure_rules_are_left_alone(what: str):
    """What depends on nothing but the position is not objected to."""
    assert not list(purity.findings(Source("src/dicehall/games/pig/flow.py", PURE[what])))


def test_the_registry_may_read_files():
    """One module of core reads the texts that come with a game."""
    assert not list(purity.findings(Source("src/dicehall/core/registry.py", "from pathlib import Path")))


def test_a_function_of_fifty_lines_is_the_end():
    """Fifty lines pass, fifty-one do not."""
    assert not list(budgets.findings(Source("a.py", lengthy(50))))
    assert list(budgets.findings(Source("a.py", lengthy(51))))


def test_a_file_of_five_hundred_lines_is_the_end():
    """Five hundred lines pass, one more does not."""
    assert not list(budgets.findings(Source("a.py", "x = 1\n" * 500)))
    assert list(budgets.findings(Source("a.py", "x = 1\n" * 501)))


def test_a_long_function_may_give_its_reason():
    """The exception stands on the line of the def."""
    text = lengthy(60).replace("def f():", "def f():  # long: a table of cases")
    assert not list(budgets.findings(Source("a.py", text)))


@pytest.mark.parametrize(
    "line", ["# TO" + "DO: later", "open('/ho" + "me/ann/x')", "https://regi" + "stry.example.org/x"]
)
def test_leftovers_are_found(line: str):
    """Unfinished work, paths of one machine and addresses of registries are named."""
    assert list(leftovers.findings("a.py", line))


@pytest.mark.parametrize("line", ["todo list", "see ~/dice/x", "https://example.org/docs", "a/ho" + "me/b"])
def test_ordinary_lines_are_no_leftovers(line: str):
    """Words and addresses that only look alike are left alone."""
    assert not list(leftovers.findings("a.py", line))
