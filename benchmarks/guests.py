"""Guests of a hall, as programs: over HTTP with a cookie, and at a table over a WebSocket."""

from typing import cast

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, "Value"]
Value = str | int | float | bool | None | list["Value"] | Json


class Guest:
    """A guest with a cookie of his own, who may turn to any of several processes of one hall."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(timeout=20)

    async def ask(self, method: str, path: str, body: Json | None = None, url: str = "") -> Json:
        """The answer to a request; an error status raises."""
        answer = await self.send(method, path, body, url)
        answer.raise_for_status()
        return cast("Json", answer.json())

    async def read(self, path: str, url: str = "") -> str:
        """What lies at an address, as text."""
        answer = await self.send("GET", path, None, url)
        answer.raise_for_status()
        return answer.text

    async def send(self, method: str, path: str, body: Json | None = None, url: str = "") -> httpx.Response:
        """The answer, whatever its status."""
        home = url or self.url
        headers = {"Origin": home, "X-Dicehall": "1"}
        return await self.http.request(method, home + path, json=body, headers=headers)

    def table(self, table: str, url: str = "") -> connect:
        """A connection to a table, to be used as a context."""
        home = url or self.url
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = f"{home.replace('http', 'ws', 1)}/ws/tables/{table}"
        return connect(
            address, origin=Origin(home), additional_headers=headers, max_size=None, compression=None, open_timeout=20
        )

    async def close(self) -> None:
        """Leave."""
        await self.http.aclose()


__all__ = ["ClientConnection", "Guest", "Json", "Value"]
