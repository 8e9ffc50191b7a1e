"""A hall of this process on a free port of 127.0.0.1, and guests who play at it."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from dicehall.hall.app import opened
from dicehall.hall.gate import Gate
from dicehall.hall.serve import config_of, listening
from dicehall.hall.settings import Settings


class Served:
    """A hall that runs in a thread of its own: where it is, and what is inside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listener: socket.socket = listening(settings)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.gate: Gate | None = None
        self.server: uvicorn.Server | None = None
        self.started = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))

    async def run(self) -> None:
        """Serve until told to stop."""
        self.gate = await opened(self.settings)
        self.server = uvicorn.Server(config_of(self.gate, self.settings))
        self.started.set()
        await self.server.serve(sockets=[self.listener])

    def start(self) -> None:
        """Open."""
        self.thread.start()
        while not self.started.wait(0.2):
            assert self.thread.is_alive()

    def stop(self) -> None:
        """Close."""
        assert self.server is not None
        self.server.should_exit = True
        self.thread.join(30)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A hall on SQLite, at which bots do not dawdle."""
    folder: Path = tmp_path_factory.mktemp("hall")
    one = Served(Settings(port=0, db=f"sqlite:///{folder / 'hall.db'}", pace=0, rate_limits=False, thinkers=1))
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="module")
def url(served: Served) -> str:
    """Where the hall is."""
    return served.url
