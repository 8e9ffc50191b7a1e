"""Our games beside other engines, on one core, in one run: `make bench-peers`, or `python -m benchmarks.peers --json`.

Each engine runs in a process of its own. Round by round every contestant gets a short window, one after the other,
so that a busy moment of the machine does not fall on one of them alone. Rates are per second of CPU time; the best
window of each contestant counts.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

HERE = Path(__file__).parent
PEERS = HERE.parent / ".cache" / "peers"
NEEDED = HERE.parent / "requirements" / "peers.txt"
YARDSTICK = "OpenSpiel/backgammon/C++"

Row = dict[str, float | str]


class Process:
    """A program that plays its contestants when told to."""

    def __init__(self, python: str, program: str, **changes: str) -> None:
        world = os.environ | {"PYTHONWARNINGS": "ignore"} | changes
        command = [python, "-m", f"benchmarks.{program}"]
        self.pipe = subprocess.Popen(
            command, cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=world
        )
        self.names: list[str] = json.loads(self.answer())

    def answer(self) -> str:
        """The next line it prints that is JSON; other lines are the engine's own chatter."""
        assert self.pipe.stdout is not None
        for line in self.pipe.stdout:
            if line.startswith(("[", "{")):
                return line
        raise SystemExit("an engine stopped before it answered; its message is above")

    def window(self, name: str, seconds: float) -> dict[str, float]:
        """What the contestant played in so many seconds."""
        assert self.pipe.stdin is not None
        self.pipe.stdin.write(f"{name} {seconds}\n")
        self.pipe.stdin.flush()
        found: dict[str, float] = json.loads(self.answer())
        return found

    def close(self) -> None:
        """End the program."""
        self.pipe.terminate()
        self.pipe.wait()


def peers_python() -> str:
    """The interpreter of an environment that has the peers; made at the first call."""
    python, stamp = PEERS / "bin" / "python", PEERS / "ready"
    if not stamp.is_file() or stamp.read_text("utf-8") != NEEDED.read_text("utf-8"):
        print(f"installing {NEEDED.name} into {PEERS}", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", "-r", str(NEEDED)], check=True)
        stamp.write_text(NEEDED.read_text("utf-8"), "utf-8")
    return str(python)


def measure(processes: list[Process], rounds: int, seconds: float) -> list[Row]:
    """The best window of every contestant, over some rounds."""
    best: dict[str, Row] = {}
    for number in range(rounds + 1):
        print(f"round {number} of {rounds}" if number else "warming up", file=sys.stderr)
        for process in processes:
            for name in process.names:
                row = rates(name, process.window(name, seconds if number else seconds / 4))
                if number and (name not in best or speed_of(row) > speed_of(best[name])):
                    best[name] = row
    return list(best.values())


def speed_of(row: Row) -> float:
    """By what windows are compared."""
    return float(row["decisions_per_s"])


def rates(name: str, counts: dict[str, float]) -> Row:
    """Counts of a window, by the second."""
    engine, game, driver = name.split("/")
    events = counts["decisions"] + counts["chances"]
    return {
        "engine": engine,
        "game": game,
        "driver": driver,
        "games_per_s": counts["games"] / counts["seconds"],
        "decisions_per_s": counts["decisions"] / counts["seconds"],
        "events_per_s": events / counts["seconds"],
        "decisions_per_game": counts["decisions"] / counts["games"],
    }


def with_ratios(rows: list[Row]) -> list[Row]:
    """Each row with its speed beside the yardstick's, and a compiled game's beside the same game interpreted."""
    speed = {f"{row['engine']}/{row['game']}/{row['driver']}": speed_of(row) for row in rows}
    for row in rows:
        row["of_yardstick"] = speed_of(row) / speed[YARDSTICK]
        slow = speed.get(f"{row['engine']}/{row['game']}/interpreted")
        row["of_interpreted"] = speed_of(row) / slow if slow else 0.0
    return rows


def table(rows: list[Row]) -> Iterator[str]:
    """The rows for people."""
    yield (
        f"{'engine':12} {'game':18} {'driven by':12} {'games/s':>12} {'decisions/s':>13} {'events/s':>13}"
        f" {'x backgammon C++':>17} {'x interpreted':>14}"
    )
    for row in rows:
        slow = f"{row['of_interpreted']:14.1f}" if row["of_interpreted"] and row["driver"] == "compiled" else " " * 14
        yield (
            f"{row['engine']:12} {row['game']:18} {row['driver']:12} {row['games_per_s']:12,.1f}"
            f" {row['decisions_per_s']:13,.0f} {row['events_per_s']:13,.0f} {row['of_yardstick']:17.2f} {slow}"
        )


def main() -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description="our games beside other engines")
    parser.add_argument("--rounds", type=int, default=5, help="windows for each contestant (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of a window (0.5)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    with ExitStack() as stack:
        started = [
            Process(sys.executable, "play_dicehall"),
            Process(sys.executable, "play_dicehall", DICEHALL_INTERPRETED="1"),
            Process(peers_python(), "play_openspiel"),
            Process(peers_python(), "play_catanatron"),
        ]
        for process in started:
            stack.callback(process.close)
        rows = with_ratios(measure(started, given.rounds, given.seconds))
    print(json.dumps(rows, indent=1) if given.json else "\n".join(table(rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
