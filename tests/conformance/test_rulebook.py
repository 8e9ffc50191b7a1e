"""The rulebook closes: headings of RULES.md, rules in the code and tests are the same set, for each of our games."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dicehall
from dicehall.conformance.legality import rule_numbers
from dicehall.core.registry import OURS

GAMES = [name for name in OURS if name in dicehall.games()]
CODE = Path(dicehall.__file__).parent / "games"
TESTS = Path(__file__).parents[1] / "games"
SECTION = re.compile(r"§(\d+(?:\.\d+)+)")


def headings(name: str) -> set[str]:
    """The numbers of the rules (x.y or x.y.z) that have a heading."""
    return {number for number in rule_numbers(dicehall.game(name).rules) if "." in number}


def functions(folder: Path) -> Iterator[ast.FunctionDef]:
    """All functions of all modules of a folder."""
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node


def implemented(name: str) -> set[str]:
    """The numbers with which docstrings start: `§4.3 ...`, or `§4.3 §4.4 ...` for a function of two rules."""
    found: set[str] = set()
    for function in functions(CODE / name):
        start = re.match(r"(?:§[\d.]+[,;]? +(?:and +)?)+", ast.get_docstring(function) or "")
        found.update(SECTION.findall(start[0]) if start else [])
    return found


def named_in_tests(name: str, rules: set[str]) -> set[str]:
    """The numbers in names of tests: `test_4_3_...`, with a third level where the rulebook has one."""
    found: set[str] = set()
    for function in functions(TESTS / name):
        number = re.match(r"test_(\d+)_(\d+)(?:_(\d+))?_", function.name)
        if number:
            two, three = f"{number[1]}.{number[2]}", f"{number[1]}.{number[2]}.{number[3]}"
            found.add(three if three in rules else two)
    return found


def cited(name: str) -> set[str]:
    """The rule numbers that refusals give, as far as they stand in the code as they are."""
    found: set[str] = set()
    for file in sorted((CODE / name).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refusal", "IllegalAction"):
                first = [keyword.value for keyword in node.keywords if keyword.arg == "rule"] + node.args[:1]
                found.update(str(value.value) for value in first if isinstance(value, ast.Constant))
    return found


def difference(rules: set[str], others: set[str], where: str) -> str:
    """What is missing on either side, in words; empty when nothing is."""
    lines = [f"§{number} is in RULES.md, and in no {where}" for number in sorted(rules - others)]
    return "\n".join(lines + [f"§{number} is in a {where}, and not in RULES.md" for number in sorted(others - rules)])


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_in_the_code(name: str) -> None:
    """Each heading has a function whose docstring begins with its number, and the other way round."""
    assert not difference(headings(name), implemented(name), "docstring")


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_tested(name: str) -> None:
    """Each heading has a test named after its number, and the other way round."""
    assert not difference(headings(name), named_in_tests(name, headings(name)), "test's name")


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_names_a_rule(name: str) -> None:
    """The numbers in refusals, and the two general ones, are headings."""
    game = dicehall.game(name)
    assert {*cited(name), game.turn_rule, game.end_rule} <= rule_numbers(game.rules)


def test_a_missing_rule_is_told_with_its_number() -> None:
    """The message says which number lacks what."""
    words = difference({"1.1", "1.2"}, {"1.2", "3.1"}, "docstring")
    assert words.splitlines() == [
        "§1.1 is in RULES.md, and in no docstring",
        "§3.1 is in a docstring, and not in RULES.md",
    ]
