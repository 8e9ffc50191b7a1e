"""How quickly a hall answers people while bots think: `make crowd`.

At some tables a person sits among bots and decides as soon as he is asked, so that somewhere bots always think.
Meanwhile two people play Diceland at a table of their own, a few moves a second, and somebody looks at the lobby again
and again. What they wait is measured, and what the people among bots wait until it is
their turn again.
"""

import argparse
import asyncio
import json
import os
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from benchmarks.guests import ClientConnection, Guest, Json
from benchmarks.halls import Hall
from dicehall.core.registry import game as named_game

TABLES = (0, 1, 5, 20)
PAUSE = 0.1
HEADINGS = ("tables", "moves", "a move, ms: p50", "p99", "longest", "the lobby, ms: p50", "p99", "longest")
AMONG_BOTS = ("bots' turns", "until one's turn, s: p50", "p99", "longest")


class Person:
    """Somebody who holds seats at a table and plays at random for all of them, with a pause before each decision."""

    def __init__(self, guest: Guest, table: str, seats: list[int], pause: float) -> None:
        self.guest = guest
        self.table = table
        self.seats = seats
        self.pause = pause
        self.luck = random.Random(table)
        self.answers: list[float] = []
        self.waits: list[float] = []

    async def play(self) -> None:
        """Decide whenever asked, until the game is over."""
        async with self.guest.table(self.table) as socket:
            number = 0
            while asked := await self.asked(socket):
                await asyncio.sleep(self.pause)
                number += 1
                await self.decide(socket, asked, str(number))

    async def asked(self, socket: ClientConnection) -> Json | None:
        """What one of the seats sees when it has something to decide; None when the game is over.

        How long the others took is noted, where they had something to decide first.
        """
        side = self.seats[0]
        begun, others = time.perf_counter(), False
        while True:
            await socket.send(json.dumps({"type": "look", "side": side, "shape": "wide"}))
            view = await heard(socket, lambda message: message["type"] == "view")
            if view.get("ending"):
                return None
            mine = [seat for seat in cast("list[int]", view.get("pending", [])) if seat in self.seats]
            if view["side"] in mine:
                if others:
                    self.waits.append(time.perf_counter() - begun)
                return view
            if mine:
                side = mine[0]
            else:
                others = True
                await heard(socket, lambda message: "pending" in message or "ending" in message)

    async def decide(self, socket: ClientConnection, view: Json, number: str) -> None:
        """Anything legal; how long the hall takes to say that it is committed is noted."""
        choice = self.luck.choice(cast("list[Json]", view["choices"]))
        move = {"type": "move", "id": number, "ply": view["ply"], "seat": view["side"], "action": choice["action"]}
        sent = time.perf_counter()
        await socket.send(json.dumps(move))
        await heard(socket, lambda message: message["type"] in ("done", "refused") and message["id"] == number)
        self.answers.append(time.perf_counter() - sent)


async def heard(socket: ClientConnection, wanted: Callable[[Json], bool]) -> Json:
    """The first message that is wanted."""
    while True:
        message = cast("Json", json.loads(await socket.recv()))
        if wanted(message):
            return message


class Evening:
    """A hall with so many tables of bots, for so many seconds."""

    def __init__(self, url: str, game: str, level: str) -> None:
        self.guest = Guest(url)
        self.game = game
        self.level = level
        self.moves: list[float] = []
        self.looks: list[float] = []
        self.waits: list[float] = []

    async def pass_by(self, tables: int, seconds: float) -> None:
        """Open the tables, let all play, and stop them when the time is over."""
        await self.guest.ask("GET", "/api/me")
        tasks = [asyncio.create_task(self.among_bots()) for _ in range(tables)]
        await asyncio.sleep(2.0)
        tasks += [asyncio.create_task(self.apart()), asyncio.create_task(self.at_the_door())]
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.guest.close()

    async def among_bots(self) -> None:
        """One person against bots in all other seats, game after game."""
        seats = int(named_game(self.game).most)
        bots: Json = {str(seat): self.level for seat in range(1, seats)}
        while True:
            person = await self.seated({"game": self.game, "seats": seats, "bots": bots, "mine": [0]}, 0.0)
            person.waits = self.waits
            await person.play()

    async def apart(self) -> None:
        """Two seats at one device, no bots, game after game."""
        while True:
            person = await self.seated({"game": "diceland", "seats": 2, "mine": [0, 1]}, PAUSE)
            person.answers = self.moves
            await person.play()

    async def seated(self, wish: Json, pause: float) -> Person:
        """A person at a new table."""
        opened = await self.guest.ask("POST", "/api/tables", wish | {"start": True})
        return Person(self.guest, str(opened["id"]), cast("list[int]", wish["mine"]), pause)

    async def at_the_door(self) -> None:
        """Somebody who reloads the list of tables."""
        while True:
            sent = time.perf_counter()
            await self.guest.ask("GET", "/api/tables")
            self.looks.append(time.perf_counter() - sent)
            await asyncio.sleep(PAUSE)


def quantile(times: list[float], share: float) -> float:
    """The time that such a share of all stays below."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def spread(times: list[float], unit: float) -> list[str]:
    """Median, 99 %, longest."""
    return [f"{quantile(times, share) * unit:.1f}" for share in (0.5, 0.99, 1.0)] if times else ["", "", ""]


def row(tables: int, evening: Evening) -> str:
    """One line of the table."""
    cells = [str(tables), str(len(evening.moves)), *spread(evening.moves, 1000), *spread(evening.looks, 1000)]
    return "| " + " | ".join([*cells, str(len(evening.waits)), *spread(evening.waits, 1)]) + " |"


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="make crowd ARGS=...", description=__doc__)
    parser.add_argument("--game", default="dicetopia", help="what people play with bots (dicetopia)")
    parser.add_argument("--level", default="expert", help="how well the bots play (expert)")
    parser.add_argument("--seconds", type=float, default=30, help="how long for each number of tables (30)")
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES, help="numbers of tables with bots")
    given = parser.parse_args()
    print(f"{given.game} with {given.level} bots, {os.cpu_count()} processors, {given.seconds:g} s a line\n")
    print("| " + " | ".join(HEADINGS + AMONG_BOTS) + " |\n|" + "---|" * len(HEADINGS + AMONG_BOTS), flush=True)
    for tables in given.tables:
        with TemporaryDirectory(prefix="dicehall-crowd-") as folder, ExitStack() as stack:
            hall = Hall(Path(folder), "--rate-limits", "off", "--pace", "0", "--db", f"sqlite:///{folder}/crowd.db")
            stack.callback(hall.stop)
            hall.start()
            evening = Evening(hall.url, given.game, given.level)
            asyncio.run(evening.pass_by(tables, given.seconds))
            print(row(tables, evening), flush=True)


if __name__ == "__main__":
    main()
