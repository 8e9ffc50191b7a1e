"""A WebSocket as the hall uses it: uvicorn's own, with a short way for nearly all that travels.

That is one whole text a frame. Such a frame is read and written here. Everything else (the handshake, fragments, pings,
the end, whatever is wrong) is left to uvicorn and `websockets`; they are given whole frames only, so both ways agree on
where one ends. An application finds the line in `scope["extensions"][LINE]`.
"""

import struct
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

LINE: Final = "dicehall.line"
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT, MEDIUM = 125, 126
HEADER: Final = struct.Struct("!BBH").pack
LONG_HEADER: Final = struct.Struct("!BBQ").pack
MOST_UNHEARD: Final = 16
UNFINISHED, TOO_LONG = 0, -1


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.rest = b""
        self.is_odd = False

    @property
    def is_ready(self) -> bool:
        """Whether what is said goes out at once."""
        return self.writable.is_set()

    async def run_asgi(self) -> None:
        """Serve the connection; the application is told of this line."""
        extensions: dict[str, Any] = {**self.scope["extensions"], LINE: self}
        self.scope["extensions"] = extensions
        await super().run_asgi()

    def say(self, texts: Sequence[str]) -> None:
        """Send texts, all in one go."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([framed(text.encode()) for text in texts]))

    def data_received(self, data: bytes) -> None:
        """Take in what has come, frame by frame; who speaks before he is let in is left to the library for good."""
        if self.is_odd or not self.handshake_complete:
            self.is_odd = self.is_odd or self.handshake_initiated
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        at, end = 0, frame_end(data, 0, self.config.ws_max_size)
        while end > 0:
            self.take(data[at:end])
            at, end = end, frame_end(data, end, self.config.ws_max_size)
        self.rest = data[at:]
        if end == TOO_LONG:
            self.is_odd, self.rest = True, b""
            super().data_received(data[at:])

    def take(self, frame: bytes) -> None:
        """One whole frame."""
        text = None if self.frames or self.close_sent else text_of(frame)
        if text is None:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()


def frame_end(data: bytes, at: int, most: int) -> int:
    """Where the frame ends that begins there; UNFINISHED when more is to come, TOO_LONG when it must not."""
    if len(data) < at + 2:
        return UNFINISHED
    size = data[at + 1] & 127
    begin = at + 6 if data[at + 1] & MASKED else at + 2
    if size == MEDIUM:
        if len(data) < at + 4:
            return UNFINISHED
        size = data[at + 2] << 8 | data[at + 3]
        begin += 2
    elif size > MEDIUM:
        return TOO_LONG
    if size > most:
        return TOO_LONG
    return begin + size if len(data) >= begin + size else UNFINISHED


def text_of(frame: bytes) -> str | None:
    """The text of a frame that is one whole text, as browsers send it; None for any other."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    begin = 2 if frame[1] & 127 <= SHORT else 4
    try:
        return apply_mask(frame[begin + 4 :], frame[begin : begin + 4]).decode()
    except UnicodeDecodeError:
        return None


def framed(data: bytes) -> bytes:
    """A text as a frame."""
    size = len(data)
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size)) + data
    return (HEADER(WHOLE_TEXT, 126, size) if size < 1 << 16 else LONG_HEADER(WHOLE_TEXT, 127, size)) + data
