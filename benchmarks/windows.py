"""What every measured process does: play the contestant that it is told, for a while, and answer with counts.

It runs under several interpreters and imports nothing but the standard library.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import NamedTuple


class Played(NamedTuple):
    """What was played in one go: games, decisions of seats, outcomes of chance."""

    games: float
    decisions: float
    chances: float


Contestant = Callable[[], Played]


def serve(contestants: dict[str, Contestant]) -> None:
    """Answer each line `NAME SECONDS` with the counts and the CPU seconds of that window, as a line of JSON."""
    print(json.dumps(list(contestants)), flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        print(json.dumps(window(contestants[name], float(seconds))), flush=True)


def window(contestant: Contestant, seconds: float) -> dict[str, float]:
    """Play until the CPU time is over."""
    games = decisions = chances = 0.0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        played = contestant()
        games += played.games
        decisions += played.decisions
        chances += played.chances
    return {"games": games, "decisions": decisions, "chances": chances, "seconds": spent}
