"""How the processes of a hall tell each other at which tables something has happened, and who is where.

Only names travel, never what happened: that is read from the log. A word that gets lost costs time, not truth: who has
not heard looks into the log every few seconds all the same.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from msgspec import Struct, field

if TYPE_CHECKING:
    import asyncpg

LOG: Final = logging.getLogger("dicehall.wire")
CHANNEL: Final = "dicehall"
AGAIN: Final = 1.0
MOST_BYTES: Final = 7000


class Word(Struct, omit_defaults=True):
    """What one process tells the others: tables with news; people present at tables, and how many only watch there."""

    sender: str
    news: list[str] = field(default_factory=list)
    present: dict[str, list[str]] = field(default_factory=dict)
    watchers: dict[str, int] = field(default_factory=dict)


DECODER: Final = msgspec.json.Decoder(Word)
Hear = Callable[[Word], None]


class Line(Protocol):
    """One connection to whatever carries the words."""

    async def say(self, text: str) -> None:
        """Send to all others."""

    async def listen(self, heard: Callable[[str | bytes], None]) -> None:
        """Hand over what comes, until the connection breaks."""

    async def close(self) -> None:
        """End it."""


class Wire:
    """Tells the others, in bundles, and listens; a broken line is opened again."""

    def __init__(self, dial: Callable[[], Awaitable[Line]], hear: Hear) -> None:
        self.dial = dial
        self.hear = hear
        self.name = secrets.token_hex(6)
        self.line: Line | None = None
        self.news: set[str] = set()
        self.present: dict[str, tuple[list[str], int]] = {}
        self.sending: asyncio.Task[None] | None = None
        self.listening: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen from now on."""
        self.listening = asyncio.create_task(self.keep_listening())

    async def keep_listening(self) -> None:
        """Listen, and dial again when the line breaks."""
        while True:
            try:
                self.line = await self.dial()
                LOG.info("the line to the other processes is open")
                await self.line.listen(self.heard)
            except asyncio.CancelledError:
                raise
            except Exception as wrong:  # each carrier has its own way to break
                LOG.warning("the line to the other processes broke", extra={"why": str(wrong)})
            self.line = None
            await asyncio.sleep(AGAIN)

    def heard(self, data: str | bytes) -> None:
        """One word; our own comes back too."""
        try:
            word = DECODER.decode(data)
        except msgspec.DecodeError:
            LOG.warning("a word that nobody understands")
            return
        if word.sender != self.name:
            self.hear(word)

    def tell(self, table: str) -> None:
        """Something has happened at a table."""
        self.news.add(table)
        self.soon()

    def tell_present(self, table: str, people: list[str], watchers: int) -> None:
        """Who is at a table in this process, and how many of them only watch."""
        self.present[table] = people, watchers
        self.soon()

    def soon(self) -> None:
        """Send what waits, once this round of work is done."""
        if self.sending is None:
            self.sending = asyncio.create_task(self.send())

    async def send(self) -> None:
        """Send what waits, in words of a size that every carrier takes."""
        await asyncio.sleep(0)
        while (self.news or self.present) and self.line is not None:
            try:
                await self.line.say(self.next_word())
            except Exception as wrong:  # who listens finds out as well, and dials again
                LOG.warning("a word was not sent", extra={"why": str(wrong)})
                break
        self.sending = None

    def next_word(self) -> str:
        """As much of what waits as fits."""
        word = Word(self.name)
        size = 0
        while self.news and size < MOST_BYTES:
            word.news.append(self.news.pop())
            size += len(word.news[-1]) + 3
        while self.present and size < MOST_BYTES:
            table, (people, watchers) = self.present.popitem()
            word.present[table] = people[: MOST_BYTES // 100]
            word.watchers[table] = watchers
            size += sum(len(person) + 3 for person in people) + len(table) + 6
        return msgspec.json.encode(word).decode()

    async def stop(self) -> None:
        """Hang up."""
        for task in (self.listening, self.sending):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        if self.line is not None:
            await self.line.close()


class RedisLine:
    """Redis: publish and subscribe."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - an extra; only halls of several processes need it

        self.redis = Redis.from_url(url)
        self.pubsub = self.redis.pubsub(ignore_subscribe_messages=True)

    @classmethod
    async def dial(cls, url: str) -> "RedisLine":
        """Subscribe."""
        line = cls(url)
        await line.pubsub.subscribe(CHANNEL)
        return line

    async def say(self, text: str) -> None:
        """Publish."""
        await self.redis.publish(CHANNEL, text)

    async def listen(self, heard: Callable[[str | bytes], None]) -> None:
        """What is published."""
        async for message in self.pubsub.listen():
            heard(message["data"])

    async def close(self) -> None:
        """Hang up."""
        await self.pubsub.aclose()  # type: ignore[no-untyped-call]
        await self.redis.aclose()


class PostgresLine:
    """PostgreSQL: LISTEN and NOTIFY, over one connection."""

    def __init__(self, connection: "asyncpg.Connection") -> None:
        self.connection = connection
        self.gone = asyncio.Event()
        self.lock = asyncio.Lock()

    @classmethod
    async def dial(cls, url: str) -> "PostgresLine":
        """Connect."""
        import asyncpg  # noqa: PLC0415 - an extra

        line = cls(await asyncpg.connect(url))
        line.connection.add_termination_listener(lambda _connection: line.gone.set())
        return line

    async def say(self, text: str) -> None:
        """Notify."""
        async with self.lock:
            await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def listen(self, heard: Callable[[str | bytes], None]) -> None:
        """What is notified, until the connection ends."""
        async with self.lock:
            await self.connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: heard(text))
        await self.gone.wait()

    async def close(self) -> None:
        """Hang up."""
        await self.connection.close()


def wire(channels: str, hear: Hear) -> Wire:
    """The wire that the setting names."""
    if channels.startswith("postgresql"):
        return Wire(lambda: PostgresLine.dial(channels), hear)
    return Wire(lambda: RedisLine.dial(channels), hear)
