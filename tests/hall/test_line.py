"""WebSocket frames as browsers, proxies and strangers send them: in pieces, in one go, in parts, too long, or wrong."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from dicehall.hall.line import TOO_LONG, UNFINISHED, frame_end, framed
from dicehall.hall.serve import LARGEST_MESSAGE
from tests.hall.people import guest, new_table
from tests.hall.test_attacks import closed_with

MOST = 20_000
PING = b'{"type":"ping","id":"%d"}'


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a browser writes it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, MOST])
def test_a_frame_ends_where_it_says(size: int) -> None:
    """Nothing before its last byte is the end, and what comes behind it does not matter."""
    frame = masked(b"x" * size)
    cuts = {0, 1, 2, 3, 4, 5, 6, 7, 8, len(frame) - 1} - {len(frame)}
    assert {frame_end(frame[:cut], 0, MOST) for cut in cuts if cut < len(frame)} == {UNFINISHED}
    assert frame_end(b"before" + frame + b"behind", 6, MOST) == 6 + len(frame)


@pytest.mark.parametrize("size", [MOST + 1, 1 << 16])
def test_a_frame_that_is_too_long_is_known_by_its_head(size: int) -> None:
    """Nobody waits for the rest."""
    assert frame_end(masked(b"x" * size)[:8], 0, MOST) == TOO_LONG


@pytest.mark.parametrize("size", [0, 125, 126, (1 << 16) - 1, 1 << 16])
def test_what_is_said_is_framed_as_the_library_does(size: int) -> None:
    """To the byte."""
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@asynccontextmanager
async def bare(url: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A table's WebSocket as bytes, after the handshake."""
    async with guest(url) as anna:
        table = await new_table(anna, "diceland", start=False)
        host, port = url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /ws/tables/{table} HTTP/1.1",
            f"Host: {host}:{port}",
            f"Origin: {url}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        writer.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
        writer.close()


async def answered(reader: asyncio.StreamReader, name: int) -> dict[str, object]:
    """The answer to the message of that number."""
    while True:
        head = await asyncio.wait_for(reader.readexactly(2), 20)
        size = head[1] if head[1] < 126 else int.from_bytes(await reader.readexactly(2 if head[1] == 126 else 8))
        data = await reader.readexactly(size)
        message = json.loads(data) if head[0] & 15 == Opcode.TEXT else {}
        if message.get("id") == str(name):
            return dict(message)


@pytest.mark.parametrize("piece", [1, 7, 1000])
def test_it_does_not_matter_how_the_bytes_come(url: str, piece: int) -> None:
    """Byte by byte, across the frames, or all at once; a ping and a message in parts among them."""

    async def scene() -> None:
        async with bare(url) as (reader, writer):
            last = PING % 3
            parts = [masked(last[:9], fin=False), masked(b"2", Opcode.PING), masked(last[9:], Opcode.CONT)]
            data = b"".join([masked(PING % 1), *parts, masked(PING % 4)])
            for at in range(0, len(data), piece):
                writer.write(data[at : at + piece])
                await writer.drain()
                await asyncio.sleep(0)
            assert [(await answered(reader, name))["type"] for name in (1, 3, 4)] == ["done"] * 3

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (masked(b"\xff\xfe"), 1007),
        (masked(b"x" * (LARGEST_MESSAGE + 1)), 1009),
        (framed(PING % 1), 1002),
        (masked(b"x", Opcode.CONT), 1002),
    ],
    ids=["no UTF-8", "too long", "not masked", "a part of nothing"],
)
def test_what_is_wrong_ends_the_connection(url: str, frame: bytes, code: int) -> None:
    """With the code that the protocol has for it."""

    async def scene() -> None:
        async with guest(url) as anna:
            cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
            address = f"{url.replace('http', 'ws')}/ws/tables/{await new_table(anna, 'diceland', start=False)}"
            async with connect(address, origin=Origin(url), additional_headers={"Cookie": cookie}) as socket:
                socket.transport.write(frame)
                assert await closed_with(socket) == code

    asyncio.run(scene())
