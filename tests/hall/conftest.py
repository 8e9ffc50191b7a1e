"""A hall of this process on a free port of 127.0.0.1, and guests who play at it."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import uvicorn

from benchmarks.databases import postgresql, redis
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
        self.loop = asyncio.get_running_loop()
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


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A real PostgreSQL and a real Redis: the settings `db` and `channels`."""
    folder = tmp_path_factory.mktemp("servers")
    with postgresql(folder) as db, redis(folder) as channels:
        yield db, channels


@contextmanager
def a_hall(**settings: Any) -> Iterator[Served]:
    """A hall with these settings; on SQLite unless they say otherwise, and its bots do not dawdle."""
    with TemporaryDirectory() as folder:
        usual = {"port": 0, "db": f"sqlite:///{folder}/hall.db", "pace": 0, "rate_limits": False, "thinkers": 1}
        one = Served(Settings(**(usual | settings)))
        one.start()
        try:
            yield one
        finally:
            one.stop()


KINDS = [pytest.param(kind, marks=pytest.mark.xdist_group(f"hall {kind}")) for kind in ("sqlite", "postgresql")]


@pytest.fixture(scope="module", params=KINDS)
def served(request: pytest.FixtureRequest) -> Iterator[Served]:
    """A hall at which bots do not dawdle: on SQLite, and on PostgreSQL with Redis."""
    real = {}
    if request.param == "postgresql":
        real = dict(zip(("db", "channels"), request.getfixturevalue("servers"), strict=True))
    with a_hall(**real) as one:
        yield one


@pytest.fixture(scope="module")
def url(served: Served) -> str:
    """Where the hall is."""
    return served.url
