"""Moves a second, waiting times, CPU time and memory of the hall and of boardgame.io's server, load by load.

The clients live in a process of their own (Node), pinned to another core than the server where there are two. Both
servers stay up for the whole run and take turns, load by load, so that a busy moment of the machine does not fall on
one of them alone. The hall plays Diceland for two and commits every move to SQLite; the rival plays tic-tac-toe and
keeps it in memory.
"""

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import psutil

from benchmarks.guests import Guest
from benchmarks.halls import Hall, address

HERE = Path(__file__).parent
HOME = HERE.parent.parent / ".cache" / "load"
PROGRAMS = (
    "package.json",
    "package-lock.json",
    ".npmrc",
    "rival.cjs",
    "rival_table.mjs",
    "hall_table.mjs",
    "clients.mjs",
)
WARM, IDLE = 100, 600
PACED = 1500
LOADS = ((20, 0), (100, 0), (1000, 0), (100, PACED), (1000, PACED))

Row = dict[str, str | float]


class Server(NamedTuple):
    """A server under test: its name, where it listens, and its process."""

    kind: str
    url: str
    process: psutil.Process

    def family(self) -> list[psutil.Process]:
        """The process with all that it started."""
        return [self.process, *self.process.children(recursive=True)]

    def cpu(self) -> float:
        """CPU seconds that it has used."""
        times = [process.cpu_times() for process in self.family()]
        return sum(time.user + time.system for time in times)

    def memory(self) -> int:
        """Bytes of memory that it holds."""
        return sum(process.memory_info().rss for process in self.family())


def main() -> None:
    """Prepare, measure each load on each server, print the table."""
    args = arguments()
    prepare()
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="dicehall-load-"))
        servers = [stack.enter_context(serve(kind, Path(folder))) for kind in ("rival", "hall")]
        idle = asyncio.run(idle_table(servers[1]))
        rows = [measure(server, clients, rate, args.seconds) for clients, rate in LOADS for server in servers]
    if args.json:
        print(json.dumps({"idle_table_kb": idle, "loads": rows}, indent=2))
    else:
        print(f"{table(rows)}\n\nAn idle table of the hall: {idle} kB.")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="make load ARGS=...", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6, help="length of each window")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args()


def prepare() -> None:
    """Lay the Node programs and what they need into the cache."""
    if shutil.which("npm") is None:
        sys.exit("make load needs Node with npm, for the clients and for boardgame.io's server")
    HOME.mkdir(parents=True, exist_ok=True)
    lock = HOME / "package-lock.json"
    is_fresh = lock.exists() and lock.read_text() == (HERE / "package-lock.json").read_text()
    for name in PROGRAMS:
        shutil.copy(HERE / name, HOME / name)
    if not is_fresh or not (HOME / "node_modules").exists():
        subprocess.run(["npm", "ci", "--ignore-scripts", "--silent"], cwd=HOME, check=True)


@contextmanager
def serve(kind: str, folder: Path) -> Iterator[Server]:
    """A running server of a kind; it ends with the block."""
    if kind == "hall":
        hall = Hall(folder, "--rate-limits", "off", "--db", f"sqlite:///{folder / 'load.db'}", pin=pin(0))
        hall.start()
        assert hall.process is not None
        try:
            yield Server(kind, hall.url, psutil.Process(hall.process.pid))
        finally:
            hall.stop()
        return
    with (folder / "rival.err").open("w") as errors:
        command = [*pin(0), "node", "rival.cjs"]
        world = os.environ | {"NODE_ENV": "production"}
        process = subprocess.Popen(command, cwd=HOME, env=world, stdout=subprocess.PIPE, stderr=errors, text=True)
    assert process.stdout is not None
    try:
        yield Server(kind, address(process.stdout, folder / "rival.err"), psutil.Process(process.pid))
    finally:
        process.terminate()
        process.wait(timeout=20)


async def idle_table(hall: Server) -> float:
    """How many kB a table holds at which play has begun and nobody is connected."""
    guest = Guest(hall.url)
    await guest.ask("GET", "/api/me")
    before = 0
    for number in range(WARM + IDLE):
        if number == WARM:
            before = hall.memory()
        await guest.ask("POST", "/api/tables", {"game": "diceland", "seats": 2, "mine": [0, 1], "start": True})
    await guest.close()
    return round((hall.memory() - before) / IDLE / 1000, 1)


def pin(core: int) -> tuple[str, ...]:
    """What keeps a command on one core, where there are two and a tool to do it."""
    if shutil.which("taskset") is None or (os.cpu_count() or 1) < 2:
        return ()
    return ("taskset", "-c", str(core))


def measure(server: Server, clients: int, rate: int, seconds: float) -> Row:
    """One load on one server: open the tables, play for a while, count."""
    empty = server.memory()
    command = [
        "node",
        "clients.mjs",
        server.kind,
        server.url,
        str(clients),
        str(seconds),
        *([str(rate)] if rate else []),
    ]
    player = subprocess.Popen([*pin(1), *command], cwd=HOME, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert player.stdout is not None
    assert player.stdin is not None
    if not player.stdout.readline():
        sys.exit(f"the clients of {server.kind} could not open their tables")
    opened, before = server.memory(), server.cpu()
    print("go", file=player.stdin, flush=True)
    result = json.loads(player.stdout.readline())
    used = server.cpu() - before
    player.wait()
    load = f"{clients} clients, {f'{rate:,} moves a second' if rate else 'closed loop'}"
    return {
        "server": server.kind,
        "load": load,
        "moves_per_s": round(result["moves"] / result["seconds"]),
        "p50_ms": round(result["p50"], 2),
        "p99_ms": round(result["p99"], 2),
        "moves_per_cpu_s": round(result["moves"] / used),
        "kb_per_table": round((opened - empty) / (clients / 2) / 1000),
    }


def table(rows: list[Row]) -> str:
    """The rows as Markdown, with the hall's share of the rival's moves a CPU second beside each of its rows."""
    lines = [
        "| load | server | moves/s | p50 ms | p99 ms | moves per CPU s | beside the rival | kB a table |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    rival = {row["load"]: float(row["moves_per_cpu_s"]) for row in rows if row["server"] == "rival"}
    for row in rows:
        ratio = f"{float(row['moves_per_cpu_s']) / rival[row['load']]:.2f}x" if row["server"] == "hall" else ""
        cells = (row["load"], row["server"], f"{row['moves_per_s']:,}", row["p50_ms"], row["p99_ms"])
        lines.append(
            "| " + " | ".join(map(str, (*cells, f"{row['moves_per_cpu_s']:,}", ratio, row["kb_per_table"]))) + " |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
