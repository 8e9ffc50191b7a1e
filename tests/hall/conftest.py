"""A hall of this process on a free port of 127.0.0.1, and guests who play at it."""

import asyncio
import socket
import threading
from collections.abc import Iterator

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


KINDS = [pytest.param(kind, marks=pytest.mark.xdist_group(f"hall {kind}")) for kind in ("sqlite", "postgresql")]


@pytest.fixture(scope="module", params=KINDS)
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A hall at which bots do not dawdle: on SQLite, and on PostgreSQL with Redis."""
    db, channels = f"sqlite:///{tmp_path_factory.mktemp('hall') / 'hall.db'}", ""
    if request.param == "postgresql":
        db, channels = request.getfixturevalue("servers")
    one = Served(Settings(port=0, db=db, channels=channels, pace=0, rate_limits=False, thinkers=1))
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="module")
def url(served: Served) -> str:
    """Where the hall is."""
    return served.url
