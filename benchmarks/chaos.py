"""Tables in a hall whose processes are killed and whose connections fail: nothing acknowledged may be lost.

`make chaos` has guests play whole games of everything over WebSockets. Now and then a process of the hall is killed
(SIGKILL) and started again; and the guests drop connections, send moves twice, late, in the wrong order, or for a
position that is gone. At the end each table's record must hold every move that was acknowledged, in its order, and
must replay to the scores that the players were shown.
"""

import argparse
import asyncio
import itertools
import json
import random
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

import httpx
from websockets.exceptions import WebSocketException

import dicehall
from benchmarks.databases import postgresql, redis
from benchmarks.guests import ClientConnection, Guest, Json
from benchmarks.halls import Hall
from dicehall.core.record import Record

PATIENCE = 20.0
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError, httpx.HTTPStatusError)


@dataclass
class Tally:
    """What happened."""

    tables: int = 0
    moves: int = 0
    kills: int = 0
    drops: int = 0
    doubled: int = 0
    late: int = 0
    reordered: int = 0
    stale: int = 0
    wrong: list[str] = field(default_factory=list)
    games: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        games = ", ".join(f"{count} {game}" for game, count in sorted(self.games.items()))
        return "\n".join(
            [
                f"tables played to their end  {self.tables} ({games})",
                f"moves acknowledged          {self.moves}",
                f"processes killed            {self.kills}",
                f"connections dropped         {self.drops}",
                f"moves sent twice            {self.doubled}",
                f"moves sent late             {self.late}",
                f"messages in wrong order     {self.reordered}",
                f"moves refused as stale      {self.stale}",
                f"lost or different           {len(self.wrong)}",
                *self.wrong,
            ]
        )


@dataclass
class Table:
    """A table of the trial: its name in the hall, what is played, and which moves were acknowledged."""

    id: str
    game: str
    acknowledged: dict[tuple[int, int], str] = field(default_factory=dict)  # by seat, and ply as that seat counts
    scores: list[int] | None = None


class Trial:
    """One hall of some processes, the guests at its tables, and a hand that kills."""

    def __init__(self, halls: list[Hall], tally: Tally, *, seed: int, mischief: float = 0.02) -> None:
        self.halls = halls
        self.tally = tally
        self.luck = random.Random(seed)
        self.mischief = mischief
        self.since_kill = 0
        self.next_kill = 0

    async def run(self, guests: int, tables: int, kills: int, games: list[str]) -> None:
        """Play the tables to their end, kill so many times on the way, then compare."""
        people = [Guest(self.halls[0].url) for _ in range(guests)]
        for guest in people:
            await self.stubborn(guest, "GET", "/api/me")
        self.plan_kills(kills, tables)
        killer = asyncio.create_task(self.killer(kills))
        at_once = asyncio.Semaphore(max(4, guests * 2))

        async def one(number: int) -> None:
            async with at_once:
                game = games[number % len(games)]
                await self.table(people[number % guests], people[(number * 3 + 1) % guests], game)

        async with asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(one(number))
        killer.cancel()
        for guest in people:
            await guest.close()

    def plan_kills(self, kills: int, tables: int) -> None:
        """Spread the kills over the moves that are to be expected."""
        self.every = max(8, tables * 60 // max(1, kills))
        self.next_kill = self.luck.randrange(self.every) + 1

    async def killer(self, kills: int) -> None:
        """Kill a process whenever so many moves were acknowledged, and start it again."""
        for _ in range(kills):
            while self.since_kill < self.next_kill:
                await asyncio.sleep(0.02)
            self.since_kill = 0
            self.next_kill = self.luck.randrange(self.every) + 1
            hall = self.luck.choice(self.halls)
            hall.kill()
            self.tally.kills += 1
            await asyncio.to_thread(hall.start)

    def url(self) -> str:
        """One of the processes."""
        return self.luck.choice(self.halls).url

    async def stubborn(self, guest: Guest, method: str, path: str, body: Json | None = None) -> Json:
        """Ask until there is an answer; a refusal by rule (4xx) is an answer, but for a table that is not known yet."""
        for _ in range(400):
            try:
                return await guest.ask(method, path, body, self.url())
            except httpx.HTTPStatusError as error:
                if error.response.status_code < 500:
                    return cast("Json", error.response.json())
            except BROKEN:
                pass
            await asyncio.sleep(0.05)
        raise TimeoutError(f"{method} {path} was never answered")

    async def table(self, host: Guest, other: Guest, game: str) -> None:
        """A whole game of two guests."""
        wish: Json = {"game": game, "seats": 2, "options": {}, "listed": False, "mine": [0]}
        table = Table(str((await self.stubborn(host, "POST", "/api/tables", wish))["id"]), game)
        await self.stubborn(other, "POST", f"/api/tables/{table.id}/sit", {"seat": 1, "name": ""})
        for seat, guest in enumerate((host, other)):
            await self.stubborn(guest, "POST", f"/api/tables/{table.id}/ready", {"seat": seat, "ready": True})
        if (await self.stubborn(host, "GET", f"/api/tables/{table.id}")).get("state") == "open":
            await self.stubborn(host, "POST", f"/api/tables/{table.id}/start", {})
        await asyncio.gather(Player(self, host, table, 0).play(), Player(self, other, table, 1).play())
        await self.compare(host, table)

    async def compare(self, guest: Guest, table: Table) -> None:
        """Hold the record against what was acknowledged and shown."""
        text = ""
        while not text:
            try:
                text = await guest.read(f"/api/tables/{table.id}/record", self.url())
            except BROKEN:
                await asyncio.sleep(0.05)
        self.tally.wrong += [f"{table.game} {table.id}: {fault}" for fault in faults(text, table)]
        self.tally.tables += 1
        self.tally.games[table.game] = self.tally.games.get(table.game, 0) + 1


def faults(text: str, table: Table) -> list[str]:
    """What is wrong with a table's record."""
    record: Record = dicehall.read_record(text)
    try:
        state = record.replay()
    except dicehall.DicehallError as error:
        return [f"the record does not replay: {error}"]
    found = (
        []
        if list(state.scores) == table.scores
        else [f"scores {table.scores} were shown, the record has {state.scores}"]
    )
    for seat in range(record.seats):
        told = [words for (whose, _), words in sorted(table.acknowledged.items()) if whose == seat]
        kept = iter([line.words for line in record.lines if line.seat == seat])
        found += [
            f"seat {seat} was told {words!r}, the record has no such move there" for words in told if words not in kept
        ]
    return found


class Player:
    """A guest in a seat: plays at random, and makes trouble."""

    def __init__(self, trial: Trial, guest: Guest, table: Table, seat: int) -> None:
        self.trial = trial
        self.guest = guest
        self.table = table
        self.seat = seat
        self.luck = random.Random(trial.luck.random())
        self.numbers = itertools.count()
        self.choices: list[Json] = []
        self.ply = -1
        self.move: Json | None = None
        self.words = ""
        self.done_at = -1
        self.scores: list[int] | None = None

    async def play(self) -> None:
        """Come back again and again until the game is over."""
        while self.scores is None:
            try:
                async with self.guest.table(self.table.id, self.trial.url()) as socket:
                    await self.sit(socket)
            except BROKEN:
                await asyncio.sleep(0.02 + self.luck.random() / 20)
        self.table.scores = self.scores

    async def sit(self, socket: ClientConnection) -> None:
        """Follow one connection until the game, or the connection, or our patience ends."""
        await socket.send(json.dumps({"type": "look", "side": self.seat, "shape": "wide"}))
        if self.move is not None:
            await socket.send(json.dumps(self.move))
        while self.scores is None:
            self.hear(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
            if self.move is None and self.choices and self.ply > self.done_at:
                await self.act(socket)

    def hear(self, message: Json) -> None:
        """Take in what the hall says."""
        kind = message["type"]
        if kind in ("view", "change") and (kind == "change" or message["side"] == self.seat):
            self.ply = cast("int", message["ply"])
            new = message.get("choices", [] if kind == "view" else None)
            if new is not None:
                self.choices = cast("list[Json]", new)
            ending = cast("Json | None", message.get("ending"))
            if ending is not None:
                self.scores = cast("list[int]", ending["scores"])
        elif kind in ("done", "refused") and self.move is not None and message["id"] == self.move["id"]:
            self.answered(message)

    def answered(self, message: Json) -> None:
        """Our move was committed, or refused."""
        assert self.move is not None
        if message["type"] == "done":
            self.done_at = cast("int", message.get("ply", -1))
            self.table.acknowledged[self.seat, self.done_at] = self.words
            self.trial.tally.moves += 1
            self.trial.since_kill += 1
        elif message.get("stale"):
            self.trial.tally.stale += 1
        else:
            self.trial.tally.wrong.append(f"{self.table.game} {self.table.id}: {self.words} refused: {message['text']}")
        self.move = None

    async def act(self, socket: ClientConnection) -> None:
        """Decide at random, and perhaps make trouble with it."""
        choice = self.luck.choice(self.choices)
        number = f"{self.seat}-{next(self.numbers)}"
        self.move = {"type": "move", "id": number, "ply": self.ply, "seat": self.seat, "action": choice["action"]}
        self.words = str(choice["name"])
        trouble: list[Callable[[ClientConnection], object]] = [self.drop, self.double, self.delay, self.reorder]
        if self.luck.random() < self.trial.mischief * len(trouble):
            await cast("asyncio.Future[None]", self.luck.choice(trouble)(socket))
        else:
            await socket.send(json.dumps(self.move))

    async def drop(self, socket: ClientConnection) -> None:
        """The connection breaks, just before or just after the move went out."""
        self.trial.tally.drops += 1
        if self.luck.random() < 0.7:
            await socket.send(json.dumps(self.move))
        socket.transport.abort()

    async def double(self, socket: ClientConnection) -> None:
        """The move goes out twice."""
        self.trial.tally.doubled += 1
        for _ in range(2):
            await socket.send(json.dumps(self.move))

    async def delay(self, socket: ClientConnection) -> None:
        """The move goes out late."""
        self.trial.tally.late += 1
        await asyncio.sleep(self.luck.random() / 5)
        await socket.send(json.dumps(self.move))

    async def reorder(self, socket: ClientConnection) -> None:
        """A message that was meant to follow the move overtakes it: a move for the position after it."""
        assert self.move is not None
        self.trial.tally.reordered += 1
        hasty = self.move | {"id": f"{self.move['id']}-hasty", "ply": self.ply + 1}
        await socket.send(json.dumps(hasty))
        await socket.send(json.dumps(self.move))


def trial(
    tally: Tally, options: Sequence[str], processes: int, *, guests: int, tables: int, kills: int, seed: int
) -> None:
    """One trial of all games, in a hall of so many processes with these options."""
    with TemporaryDirectory(prefix="dicehall-chaos-") as folder, ExitStack() as stack:
        halls = [Hall(Path(folder), "--rate-limits", "off", *options) for _ in range(processes)]
        for hall in halls:
            stack.callback(hall.stop)
            hall.start()
        asyncio.run(Trial(halls, tally, seed=seed).run(guests, tables, kills, list(dicehall.games())))


def main() -> None:
    """`make chaos`."""
    parser = argparse.ArgumentParser(prog="make chaos ARGS=...", description=__doc__)
    parser.add_argument("--guests", type=int, default=8)
    parser.add_argument("--tables", type=int, default=200, help="half on SQLite, half on PostgreSQL and Redis")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    share = {"guests": args.guests, "tables": args.tables // 2, "kills": args.kills // 2, "seed": args.seed}
    wrong = 0
    with TemporaryDirectory(prefix="dicehall-chaos-") as name:
        folder = Path(name)
        with postgresql(folder) as db, redis(folder) as channels:
            for title, options, processes in (
                ("SQLite, one process", ["--db", f"sqlite:///{folder / 'chaos.db'}"], 1),
                ("PostgreSQL and Redis, two processes", ["--db", db, "--channels", channels], 2),
            ):
                tally = Tally()
                trial(tally, options, processes, **share)
                print(f"{title}\n{tally}\n", flush=True)
                wrong += len(tally.wrong)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
