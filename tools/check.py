"""Run the project's own checks over the whole tree: `python -m tools.check`. Exit 1 when one objects."""

import sys
from collections.abc import Iterator

from tools import budgets, leftovers, purity, slowspots
from tools.source import Finding, python_files

RULES = ("src/dicehall/core", "src/dicehall/games")
COMPILED = (*RULES, "src/dicehall/bots")
ALL = ("src", "tests", "tools", "benchmarks")


def findings() -> Iterator[Finding]:
    """Everything that any check objects to."""
    for source in python_files(*ALL):
        yield from budgets.findings(source)
    for source in python_files(*RULES):
        yield from purity.findings(source)
    for source in python_files(*COMPILED):
        yield from slowspots.findings(source)
    for file in leftovers.tracked_files():
        yield from leftovers.findings(file.as_posix(), file.read_text("utf-8"))


def main() -> int:
    """Print the findings; 0 when there is none."""
    found = sorted(findings())
    for finding in found:
        print(finding)
    print(f"budgets, purity, slow spots, leftovers: {len(found)} findings" if found else "own checks: nothing found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
