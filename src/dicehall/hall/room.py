"""A table that is awake in this process: who is connected to it, from which side, and what they are sent."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from dicehall.core.state import SPECTATOR
from dicehall.hall.messages import Change, Closed, Message, View
from dicehall.hall.sight import NOBODY, Sight
from dicehall.hall.table import Table

ENCODE: Final = msgspec.json.Encoder().encode
MOST_WAITING: Final = 400
TOO_SLOW: Final = 1012

Send = Callable[[dict[str, object]], Awaitable[None]]


class Connection:
    """One open WebSocket: whose it is, and from where he looks. What is sent waits in line, never the sender."""

    __slots__ = ("is_closed", "name", "outbox", "person", "send", "sight", "task")

    def __init__(self, person: str, name: str, send: Send) -> None:
        self.person = person
        self.name = name
        self.send = send
        self.sight: Sight | None = None
        self.outbox: list[dict[str, object]] = []
        self.task: asyncio.Task[None] | None = None
        self.is_closed = False

    def say(self, message: Message) -> None:
        """Send a message."""
        self.post(ENCODE(message).decode())

    def post(self, text: str) -> None:
        """Send a text; who does not keep up is asked to come back."""
        if self.is_closed:
            return
        self.outbox.append({"type": "websocket.send", "text": text})
        if len(self.outbox) > MOST_WAITING:
            self.outbox = self.outbox[:1]
            self.close(TOO_SLOW, "Your connection is too slow to keep up.", again=True)
        elif self.task is None:
            self.task = asyncio.create_task(self.work())

    def close(self, code: int, text: str, *, again: bool = False) -> None:
        """Say why, and close."""
        if self.is_closed:
            return
        last = ENCODE(Closed(text, again)).decode()
        self.outbox.append({"type": "websocket.send", "text": last})
        self.outbox.append({"type": "websocket.close", "code": code, "reason": text})
        self.is_closed = True
        if self.task is None:
            self.task = asyncio.create_task(self.work())

    async def finish(self) -> None:
        """Wait until the last word is sent."""
        self.is_closed = True
        if self.task is not None:
            await self.task

    async def work(self) -> None:
        """Send what waits."""
        try:
            while self.outbox:
                waiting, self.outbox = self.outbox, []
                for message in waiting:
                    await self.send(message)
        except Exception:  # the other end is gone; its reader hears of it too
            self.is_closed = True
        self.task = None


class Room:
    """A table with its lock, its connections and what each side saw last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.sights: dict[tuple[int, str], Sight] = {}
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}
        self.shown = (table.version, frozenset[str](), 0)
        self.chatted = table.chat.said
        self.player: asyncio.Task[None] | None = None
        self.hurried = False
        self.moved_at = 0.0
        self.used_at = 0.0
        self.is_behind = False

    @property
    def present(self) -> frozenset[str]:
        """Who is connected, here or in another process."""
        return self.here.union(*(people for people, _ in self.elsewhere.values()))

    @property
    def here(self) -> frozenset[str]:
        """Who is connected in this process."""
        return frozenset(connection.person for connection in self.connections)

    @property
    def watchers(self) -> int:
        """How many only watch, here or in another process."""
        return self.watchers_here + sum(watchers for _, watchers in self.elsewhere.values())

    @property
    def watchers_here(self) -> int:
        """How many only watch in this process."""
        return sum(1 for one in self.connections if one.sight is not None and one.sight.side == SPECTATOR)

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
        if before is not None and before is not sight:
            self.drop_unwatched()
        connection.say(self.personal(sight.whole(), connection))
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

    def personal(self, view: View, connection: Connection) -> View:
        """The view with what only this person is told of the table."""
        return replace(view, table=self.table.data(connection.person, self.present), watchers=self.watchers)

    def tell(self, by: int = NOBODY, move: int = NOBODY) -> None:
        """Tell everybody what is different."""
        self.tell_chat()
        self.send_away()
        shown = (self.table.version, self.present, self.watchers)
        with_table = shown != self.shown
        self.shown = shown
        texts: dict[int, View | Change | str | None] = {}
        for sight in self.sights.values():
            message = sight.change(by, move)
            if isinstance(message, Change) and not with_table:
                texts[id(sight)] = ENCODE(message).decode()
            elif message is None and with_table:
                texts[id(sight)] = sight.nothing_new()
            else:
                texts[id(sight)] = message
        for connection in self.connections:
            news = texts.get(id(connection.sight))
            if isinstance(news, str):
                connection.post(news)
            elif isinstance(news, View):
                connection.say(self.personal(news, connection))
            elif news is not None:
                data = self.table.data(connection.person, self.present)
                connection.say(replace(news, table=data, watchers=self.watchers))

    def send_away(self) -> None:
        """Whose seat is no longer his own looks on from outside."""
        for connection in self.connections:
            side = connection.sight.side if connection.sight is not None else SPECTATOR
            if side != SPECTATOR and self.table.chairs[side].person != connection.person:
                self.look(connection, SPECTATOR, connection.sight.shape if connection.sight is not None else "wide")

    def show_table(self) -> None:
        """Tell everybody who is here, where that has changed."""
        if (self.table.version, self.present, self.watchers) != self.shown:
            self.tell()

    def tell_chat(self) -> None:
        """Pass on what was said, to whom it is for."""
        new = self.table.chat.since(self.chatted)
        self.chatted = self.table.chat.said
        for line in new:
            text = ENCODE(line).decode()
            for connection in self.connections:
                if connection.sight is not None and self.table.may_read(line, connection.sight.side):
                    connection.post(text)
