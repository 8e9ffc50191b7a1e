"""Check games: `python -m dicehall.conformance pig`."""

import argparse
import sys

from dicehall.conformance.checks import AT_POSITIONS, OF_SETTINGS, check_setting
from dicehall.conformance.setting import settings
from dicehall.core.errors import DicehallError
from dicehall.core.registry import game, games


def main(words: list[str] | None = None) -> int:
    """Check each setting of the games that are named; what is not kept is raised, with the place where."""
    parser = argparse.ArgumentParser(prog="python -m dicehall.conformance", description=__doc__)
    parser.add_argument("game", nargs="*", help="all games when none is named")
    names = parser.parse_args(words).game or list(games())
    try:
        found = [setting for name in names for setting in settings(game(name))]
    except DicehallError as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    for setting in found:
        check_setting(setting)
        sys.stdout.write(f"{setting}: all {len(AT_POSITIONS) + len(OF_SETTINGS)} promises kept\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
