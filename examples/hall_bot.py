"""A bot that comes to a hall as a guest, sits down at a table and plays: a program against which people can play.

    python examples/hall_bot.py http://127.0.0.1:8000/t/TABLE

It takes the first free seat, says that it is ready and decides whenever it is asked: here the first choice that names
something to gain, else any. Put your own thoughts into `choose`. It needs nothing but the `websockets` package.
The messages are described in `src/dicehall/hall/messages.py`, everything else at /api/schema of the hall.
"""

import asyncio
import json
import random
import sys
import urllib.request
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

NAME = "Clockwork"
Json = dict[str, Any]


def choose(view: Json) -> int:
    """One of the legal actions. `view` is all that the seat sees: prompt, panels, log, choices, the drawing."""
    choices: list[Json] = view["choices"]
    eager = [choice for choice in choices if any(word in choice["text"] for word in ("treasure", "win", "gain"))]
    return int(random.choice(eager or choices)["action"])


class Hall:
    """A hall as its guests know it: HTTP with a cookie."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.cookies = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """The answer to a request."""
        headers = {"X-Dicehall": "1", "Origin": self.home, "Content-Type": "application/json"}
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.home + path, data, headers, method=method)
        with self.opener.open(request) as answer:
            return json.load(answer)

    @property
    def cookie(self) -> str:
        """Who we are, for the WebSocket."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)


def sit_down(hall: Hall, table: str) -> int:
    """Take the first free seat, and be ready."""
    hall.ask("GET", "/api/me")
    seats = hall.ask("GET", f"/api/tables/{table}")["seats"]
    free = [seat["seat"] for seat in seats if not seat.get("person") and not seat.get("bot")]
    if not free:
        raise SystemExit("There is no free seat at this table.")
    hall.ask("POST", f"/api/tables/{table}/sit", {"seat": free[0], "name": NAME})
    hall.ask("POST", f"/api/tables/{table}/ready", {"seat": free[0], "ready": True})
    return int(free[0])


async def play(hall: Hall, table: str, seat: int) -> None:
    """Come back until the game is over: a hall may be started anew in the middle of it."""
    address = f"{hall.home.replace('http', 'ws', 1)}/ws/tables/{table}"
    while True:
        try:
            async with connect(address, additional_headers={"Cookie": hall.cookie, "Origin": hall.home}) as socket:
                if await sit(socket, seat):
                    return
        except (OSError, ConnectionClosed):
            await asyncio.sleep(1)


async def sit(socket: Any, seat: int) -> bool:
    """Follow one connection; True when the game is over."""
    view: Json = {}
    answered = -1
    await socket.send(json.dumps({"type": "look", "side": seat}))
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "view":
            view, answered = message, -1
        elif message["type"] == "change":
            view |= {name: value for name, value in message.items() if value is not None and name != "type"}
        if view.get("ending"):
            print("It is over:", view["ending"]["why"], view["ending"]["scores"])
            return True
        if view.get("side") == seat and view.get("choices") and view["ply"] > answered:
            answered = view["ply"]
            move = {"type": "move", "id": f"{seat}-{answered}-{random.random()}", "ply": answered, "seat": seat}
            await socket.send(json.dumps(move | {"action": choose(view)}))
    return False


def main() -> None:
    """Sit down at the table whose link is given, and play."""
    if len(sys.argv) != 2:
        raise SystemExit("usage: python examples/hall_bot.py http://127.0.0.1:8000/t/TABLE")
    link = urlsplit(sys.argv[1])
    hall, table = Hall(f"{link.scheme}://{link.netloc}"), link.path.rsplit("/", 1)[-1]
    asyncio.run(play(hall, table, sit_down(hall, table)))


if __name__ == "__main__":
    main()
