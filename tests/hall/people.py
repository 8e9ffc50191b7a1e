"""Guests of a hall under test, and a player who keeps his view as a browser does."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from benchmarks.guests import ClientConnection, Guest

PATIENCE = 30.0
NUMBERS = itertools.count()


@asynccontextmanager
async def guest(url: str) -> AsyncIterator[Guest]:
    """A guest whom the hall knows."""
    one = Guest(url)
    await one.ask("GET", "/api/me")
    try:
        yield one
    finally:
        await one.close()


async def new_table(host: Guest, game: str, *, start: bool = True, **wish: Any) -> str:
    """The name of a new table for two, the host in seat 0."""
    made = await host.ask("POST", "/api/tables", {"game": game, "seats": 2, "start": start, **wish})
    return str(made["id"])


class Player:
    """Somebody at a table: his view, kept up to date by the changes, and the answers he got."""

    def __init__(self, socket: ClientConnection, side: int) -> None:
        self.socket = socket
        self.side = side
        self.view: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.heard: list[dict[str, Any]] = []

    @classmethod
    async def sit(cls, socket: ClientConnection, side: int) -> "Player":
        """Look from a side, and wait for the view."""
        player = cls(socket, side)
        await player.send(type="look", side=side)
        await player.ask(type="ping")
        return player

    async def send(self, **message: object) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(message)
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "change":
            assert message["seq"] == self.view["seq"] + 1
            self.view |= {name: value for name, value in message.items() if name not in ("scene", "log", "type")}
        elif "id" in message:
            self.answers[message["id"]] = message
        return message

    async def until(self, holds: Any) -> None:
        """Listen until it holds."""
        while not holds():
            await self.hear()

    async def ask(self, **message: object) -> dict[str, Any]:
        """Send a message that is answered, and wait for the answer."""
        name = str(next(NUMBERS))
        await self.send(id=name, **message)
        await self.until(lambda: name in self.answers)
        return self.answers[name]

    async def move(self, action: int, ply: int | None = None) -> dict[str, Any]:
        """Decide."""
        now = self.view["ply"] if ply is None else ply
        return await self.ask(type="move", ply=now, seat=self.side, action=action)

    async def finish(self, luck: random.Random) -> None:
        """Play at random until the game is over."""
        while "ending" not in self.view:
            if self.view.get("choices"):
                ply = self.view["ply"]
                answer = await self.move(luck.choice(self.view["choices"])["action"])
                assert answer["type"] == "done" or answer.get("stale"), answer
                await self.until(lambda: self.view["ply"] > ply)  # noqa: B023 - called before the next round
            else:
                await self.hear()
