"""A table that is awake in this process: who is connected to it, from which side, and what they are sent."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from dicehall.core.state import SPECTATOR
from dicehall.hall.messages import Closed, Message
from dicehall.hall.sight import NOBODY, Sight, with_table
from dicehall.hall.table import Table

ENCODE: Final = msgspec.json.Encoder().encode
MOST_WAITING: Final = 400
TOO_SLOW: Final = 1012
SOON: Final = 0.05

Send = Callable[[dict[str, object]], Awaitable[None]]


class Outlet(Protocol):
    """Where texts go out."""

    @property
    def is_ready(self) -> bool:
        """Whether what is said goes out at once."""

    def say(self, texts: Sequence[str]) -> None:
        """Send texts, all in one go."""


class Connection:
    """One open WebSocket: whose it is, and from where he looks. What is sent waits in line, never the sender."""

    __slots__ = ("ending", "is_closed", "is_due", "line", "name", "outbox", "person", "send", "sight")

    def __init__(self, person: str, name: str, line: Outlet, send: Send) -> None:
        self.person = person
        self.name = name
        self.line = line
        self.send = send
        self.sight: Sight | None = None
        self.outbox: list[str] = []
        self.is_due = False
        self.is_closed = False
        self.ending: asyncio.Task[None] | None = None

    def say(self, message: Message) -> None:
        """Send a message."""
        self.post(ENCODE(message).decode())

    def post(self, text: str) -> None:
        """Send a text, together with all that is said in this moment; who does not keep up is asked to come back."""
        if self.is_closed:
            return
        self.outbox.append(text)
        if len(self.outbox) > MOST_WAITING:
            self.outbox = self.outbox[:1]
            self.close(TOO_SLOW, "Your connection is too slow to keep up.", again=True)
        elif not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what waits, as soon as it can go out."""
        if self.line.is_ready:
            self.is_due = False
            texts, self.outbox = self.outbox, []
            if texts:
                self.line.say(texts)
        else:
            asyncio.get_running_loop().call_later(SOON, self.flush)

    def close(self, code: int, text: str, *, again: bool = False) -> None:
        """Say why, and close."""
        if self.is_closed:
            return
        self.is_closed = True
        self.ending = asyncio.create_task(self.end(code, text, again))

    async def end(self, code: int, text: str, again: bool) -> None:
        """The last words."""
        with suppress(Exception):  # the other end is gone; its reader hears of it too
            texts, self.outbox = self.outbox, []
            self.line.say([*texts, ENCODE(Closed(text, again)).decode()])
            await self.send({"type": "websocket.close", "code": code, "reason": text})

    async def finish(self) -> None:
        """Wait until the last word is sent."""
        self.is_closed = True
        if self.ending is not None:
            await self.ending


class Room:
    """A table with its lock, its connections and what each side saw last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.sights: dict[tuple[int, str], Sight] = {}
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}
        self.present = frozenset[str]()
        self.watchers = 0
        self.shown = (table.version, self.present, self.watchers)
        self.chatted = table.chat.said
        self.player: asyncio.Task[None] | None = None
        self.hurried = False
        self.moved_at = 0.0
        self.used_at = 0.0
        self.is_behind = False

    @property
    def here(self) -> frozenset[str]:
        """Who is connected in this process."""
        return frozenset(connection.person for connection in self.connections)

    @property
    def watchers_here(self) -> int:
        """How many only watch in this process."""
        return sum(1 for one in self.connections if one.sight is not None and one.sight.side == SPECTATOR)

    def count(self) -> None:
        """See who is connected, and how many only watch, here or in another process."""
        self.present = self.here.union(*(people for people, _ in self.elsewhere.values()))
        self.watchers = self.watchers_here + sum(watchers for _, watchers in self.elsewhere.values())

    def replaced(self, table: Table) -> None:
        """The table was read anew: everything is seen anew, by everybody."""
        self.table = table
        self.sights = {}
        self.chatted = table.chat.said
        for connection in self.connections:
            if connection.sight is not None:
                self.look(connection, connection.sight.side, connection.sight.shape)

    def look(self, connection: Connection, side: int, shape: str) -> None:
        """Show somebody the table from a side."""
        before = connection.sight
        sight = self.sights.get((side, shape))
        if sight is None:
            sight = self.sights[side, shape] = Sight(self.table, side, shape)
        connection.sight = sight
        self.connections.add(connection)
        self.count()
        if before is not None and before is not sight:
            self.drop_unwatched()
        self.show_everything(connection, sight)
        self.show_table()

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.discard(connection)
        self.drop_unwatched()
        self.show_table()

    def drop_unwatched(self) -> None:
        """Forget the sides from which nobody looks any more."""
        watched = {id(connection.sight) for connection in self.connections}
        self.sights = {key: sight for key, sight in self.sights.items() if id(sight) in watched}

    def show_everything(self, connection: Connection, sight: Sight) -> None:
        """Show somebody all that his side sees, with what only he is told of the table."""
        connection.post(sight.whole(self.table.data(connection.person, self.present), self.watchers))

    def tell(self, by: int = NOBODY, move: int = NOBODY) -> None:
        """Tell everybody what is different."""
        self.tell_chat()
        if self.table.version != self.shown[0]:
            self.send_away()
        shown = (self.table.version, self.present, self.watchers)
        is_table_new = shown != self.shown
        self.shown = shown
        texts: dict[int, str | None] = {}
        for sight in self.sights.values():
            text = sight.change(by, move)
            texts[id(sight)] = sight.nothing_new() if text == "" and is_table_new else text
        for connection in self.connections:
            text = texts.get(id(connection.sight), "")
            if text is None and connection.sight is not None:
                self.show_everything(connection, connection.sight)
            elif text and is_table_new:
                connection.post(with_table(text, self.table.data(connection.person, self.present), self.watchers))
            elif text:
                connection.post(text)

    def send_away(self) -> None:
        """Whose seat is no longer his own looks on from outside."""
        for connection in list(self.connections):
            side = connection.sight.side if connection.sight is not None else SPECTATOR
            if side != SPECTATOR and self.table.chairs[side].person != connection.person:
                self.look(connection, SPECTATOR, connection.sight.shape if connection.sight is not None else "wide")

    def show_table(self) -> None:
        """Tell everybody who is here, where that has changed."""
        self.count()
        if (self.table.version, self.present, self.watchers) != self.shown:
            self.tell()

    def tell_chat(self) -> None:
        """Pass on what was said, to whom it is for."""
        if self.chatted == self.table.chat.said:
            return
        new = self.table.chat.since(self.chatted)
        self.chatted = self.table.chat.said
        for line in new:
            text = ENCODE(line).decode()
            for connection in self.connections:
                if connection.sight is not None and self.table.may_read(line, connection.sight.side):
                    connection.post(text)
