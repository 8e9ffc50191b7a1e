"""How fast bots search, beside OpenSpiel's own search on backgammon, on one core, in one run: `make bench-bots`.

Both get a thousand playouts for each decision of random games. Windows take turns, as in `benchmarks.peers`; rates are
per second of processor time, and the best window of each contestant counts.
"""

import argparse
import json
import sys
from contextlib import ExitStack

from benchmarks.peers import Process, Row, peers_python

YARDSTICK = "OpenSpiel/backgammon/to-the-end"


def measured(processes: list[Process], rounds: int, seconds: float) -> list[Row]:
    """The best window of every contestant."""
    best: dict[str, Row] = {}
    for _ in range(rounds):
        for process in processes:
            for name in process.names:
                row = rates(name, process.window(name, seconds))
                if name not in best or float(row["playouts_per_s"]) > float(best[name]["playouts_per_s"]):
                    best[name] = row
    for row in best.values():
        row["of_yardstick"] = float(row["playouts_per_s"]) / float(best[YARDSTICK]["playouts_per_s"])
    return list(best.values())


def rates(name: str, counts: dict[str, float]) -> Row:
    """A window's playouts and decisions, by the second."""
    engine, game, playouts = name.split("/")
    return {
        "engine": engine,
        "game": game,
        "playouts": playouts,
        "playouts_per_s": counts["games"] / counts["seconds"],
        "decisions_per_s": counts["decisions"] / counts["seconds"],
    }


def main() -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thinking", description="how fast bots search")
    parser.add_argument("--rounds", type=int, default=4, help="windows for each contestant (4)")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of a window (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    with ExitStack() as stack:
        started = [Process(sys.executable, "think_dicehall"), Process(peers_python(), "think_openspiel")]
        for process in started:
            stack.callback(process.close)
        rows = measured(started, given.rounds, given.seconds)
    if given.json:
        print(json.dumps(rows, indent=1))
        return 0
    print(f"{'engine':10} {'game':14} {'playouts':12} {'playouts/s':>12} {'decisions/s':>12} {'x OpenSpiel':>12}")
    for row in rows:
        print(
            f"{row['engine']:10} {row['game']:14} {row['playouts']:12} {row['playouts_per_s']:12,.0f}"
            f" {row['decisions_per_s']:12,.1f} {row['of_yardstick']:12.1f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
