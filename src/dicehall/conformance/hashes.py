"""One number for each game: all actions and outcomes of many random games. It is the same on every machine.

python -m dicehall.conformance.hashes [--games N] [GAME]...
"""

import argparse
import sys

from dicehall.conformance.setting import settings
from dicehall.conformance.whole_games import action_hash
from dicehall.core.registry import game, games


def hash_lines(names: list[str], count: int) -> list[str]:
    """One line for each setting of each game: its hash, and its name."""
    return [f"{action_hash(one, count):08x} {one}" for name in names for one in settings(game(name))]


def main(words: list[str] | None = None) -> int:
    """Print the hashes."""
    parser = argparse.ArgumentParser(prog="python -m dicehall.conformance.hashes", description=__doc__)
    parser.add_argument("game", nargs="*", help="all games when none is named")
    parser.add_argument("--games", type=int, default=1000, help="how many games of each setting are hashed (1000)")
    asked = parser.parse_args(words)
    sys.stdout.write("".join(f"{line}\n" for line in hash_lines(asked.game or list(games()), asked.games)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
