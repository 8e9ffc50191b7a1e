"""The hall of one process: which tables are awake, and how what happens at them is written, and told.

The log is the truth. A table is loaded by replaying its log, kept, and carried on event by event. What somebody wants
happens in memory first, under the room's lock; it is told when it is written. If another process has written the same
number, or nothing could be written, the table is read anew from the log and the wish is tried on that.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from sqlalchemy import Executable, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from dicehall.core.errors import DicehallError, IllegalAction
from dicehall.core.fair import digest
from dicehall.core.game import Game
from dicehall.hall import events as ev
from dicehall.hall import storage
from dicehall.hall.deeds import Denied
from dicehall.hall.library import Library
from dicehall.hall.messages import TableData
from dicehall.hall.room import Room
from dicehall.hall.settings import Settings
from dicehall.hall.table import Table
from dicehall.hall.thinkers import Thinkers
from dicehall.hall.wire import Wire
from dicehall.hall.writer import Conflict, Unwritten, Writer

LOG: Final = logging.getLogger("dicehall.hall")
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
LETTERS: Final = frozenset(ALPHABET)
NAME_LENGTH: Final = 12
AWAKE: Final = 2000
ATTEMPTS: Final = 8
NOWHERE: Final = "There is no such table."
BUSY: Final = "The hall cannot write this down now; try again in a moment."

Wish = Callable[[Table], "Sequence[ev.AnyEvent]"]


class Hall:
    """One process of the hall."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self.settings = settings
        self.engine = engine
        self.writer = Writer(engine)
        self.thinkers = Thinkers(settings.thinkers)
        self.library = Library(settings.content)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.is_closing = False
        self.loading: dict[str, asyncio.Lock] = {}
        self.woken: Callable[[Room], None] = lambda _room: None
        self.wire: Wire | None = None

    # ---- tables, from the log to memory ----

    async def room(self, name: str) -> Room:
        """The room of a table, which is woken where it sleeps; Denied when there is no such table."""
        room = self.rooms.get(name)
        if room is None:
            room = await self.woken_up(name)
        self.rooms.move_to_end(name)
        await self.catch_up_if_behind(room)
        return room

    async def catch_up_if_behind(self, room: Room) -> None:
        """Take in what other processes have written, if they said so."""
        if room.is_behind:
            async with room.lock:
                await self.catch_up(room)

    async def woken_up(self, name: str) -> Room:
        """The room of a table that slept; who comes while it is being loaded waits for it."""
        if not set(name) <= LETTERS or len(name) != NAME_LENGTH:
            raise Denied(NOWHERE, 404)
        async with self.loading.setdefault(name, asyncio.Lock()):
            try:
                if name not in self.rooms:
                    self.rooms[name] = Room(await self.loaded(name))
                    self.put_to_sleep()
                return self.rooms[name]
            finally:
                self.loading.pop(name, None)

    def put_to_sleep(self) -> None:
        """Forget the tables that were not used for longest, where nobody is and nothing goes on."""
        for name in list(self.rooms)[: max(0, len(self.rooms) - AWAKE)]:
            room = self.rooms[name]
            if not room.connections and room.player is None and not room.lock.locked():
                del self.rooms[name]

    async def loaded(self, name: str) -> Table:
        """A table as its log tells it."""
        async with self.engine.connect() as connection:
            secret = (
                await connection.execute(select(storage.TABLES.c.secret).where(storage.TABLES.c.id == name))
            ).scalar()
        if secret is None:
            raise Denied(NOWHERE, 404)
        lines = await storage.log_of(self.engine, name, 0)
        opened = ev.DECODER.decode(lines[0][2])
        assert isinstance(opened, ev.Opened)
        game, pack = self.library.game_of(opened)
        table = Table(name, secret, game, opened, lines[0][1], pack)
        for _, at, data in lines[1:]:
            table.happen(ev.DECODER.decode(data), at)
        return table

    async def catch_up(self, room: Room) -> None:
        """Take in what other processes have written."""
        table = room.table
        room.is_behind = False
        for number, at, data in await storage.log_of(self.engine, table.id, table.count):
            if number == table.count:
                table.happen(ev.DECODER.decode(data), at)
        room.tell()

    async def read_anew(self, room: Room) -> None:
        """Throw away what is in memory."""
        room.replaced(await self.loaded(room.table.id))

    # ---- from wishes to the log ----

    async def act(self, room: Room, wish: Wish, action: int = -1) -> int:
        """Let happen what is wished; the answer is the ply at which it came. Denied: nothing has happened."""
        async with room.lock:
            for _ in range(ATTEMPTS):
                if room.is_behind:
                    await self.catch_up(room)
                table = room.table
                try:
                    events = wish(table)
                except Denied:
                    if self.wire is None or not await self.has_missed(room):
                        raise
                    continue
                ply = table.ply
                if not events:
                    return ply
                try:
                    await self.carry_out(room, events, action)
                except Conflict:
                    await self.read_anew(room)
                    continue
                self.told(room, events, action)
                return ply
        raise Denied(BUSY, 503)

    async def has_missed(self, room: Room) -> bool:
        """Whether other processes have written what this one did not know; it does then."""
        count = room.table.count
        await self.catch_up(room)
        return room.table.count > count

    async def carry_out(self, room: Room, events: Sequence[ev.AnyEvent], action: int) -> None:
        """In memory, then in the log; Conflict when another process was quicker."""
        table = room.table
        at = time.time()
        version, rows = table.version, []
        try:
            for event in events:
                number = table.count
                written = table.carry_out(event, at, action)
                rows.append((table.id, number, at, ev.ENCODER.encode(written)))
        except IllegalAction as wrong:
            raise Denied(str(wrong), rule=wrong.rule) from None
        except DicehallError as wrong:
            await self.read_anew(room)
            raise Denied(str(wrong)) from None
        try:
            await self.writer.write(rows, self.follows(table, events) if table.version != version else ())
        except Unwritten as wrong:
            LOG.error("not written", extra={"table": table.id, "why": str(wrong)})
            self.rooms.pop(table.id, None)
            for connection in list(room.connections):
                connection.close(1012, BUSY, again=True)
            raise Denied(BUSY, 503) from None

    def follows(self, table: Table, events: Sequence[ev.AnyEvent]) -> list[Executable]:
        """What is to be searched, besides the log: the table's summary, and whose tables it is one of."""
        summary = msgspec.json.encode(table.data(""))
        found: list[Executable] = [
            update(storage.TABLES)
            .where(storage.TABLES.c.id == table.id)
            .values(state=table.state, changed=table.changed, summary=summary)
        ]
        for event in events:
            if isinstance(event, ev.Sat):
                found.append(self.member(event.person, table.id))
        return found

    def member(self, person: str, table: str) -> Executable:
        """The statement that makes a table one of a person's."""
        return storage.add(self.engine, storage.MEMBERS, {"person": person, "table_id": table}, {})

    def told(self, room: Room, events: Sequence[ev.AnyEvent], action: int) -> None:
        """Tell what was written: here, to other processes, and to the bots."""
        last = events[-1]
        if not isinstance(last, ev.Said):
            room.moved_at = time.monotonic()
        if isinstance(last, ev.Decided):
            room.tell(last.seat, action)
        else:
            room.tell()
        if self.wire is not None:
            self.wire.tell(room.table.id)
        self.woken(room)

    # ---- new tables ----

    async def open(self, game: Game, opened: ev.Opened, events: Sequence[ev.AnyEvent], secret: str = "") -> Room:
        """A new table, with the first things that happen at it."""
        secret = secret or secrets.token_hex(32)
        name = "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))
        opened = msgspec.structs.replace(opened, commit=opened.commit or digest(secret))
        at = time.time()
        table = Table(name, secret, game, opened, at, self.library.folder(opened.content))
        rows = [(name, 0, at, ev.ENCODER.encode(opened))]
        for event in events:
            number = table.count
            written = table.carry_out(event, at)
            rows.append((name, number, at, ev.ENCODER.encode(written)))
        row = insert(storage.TABLES).values(
            id=name,
            game=game.name,
            state=table.state,
            listed=int(opened.listed),
            secret=secret,
            created=at,
            changed=at,
            summary=msgspec.json.encode(table.data("")),
        )
        people = {event.person for event in events if isinstance(event, ev.Sat)} | {opened.host}
        members = [self.member(person, name) for person in sorted(people)]
        try:
            await self.writer.write(rows, [row, *members])
        except Unwritten as wrong:
            LOG.error("not written", extra={"table": name, "why": str(wrong)})
            raise Denied(BUSY, 503) from None
        room = self.rooms[name] = Room(table)
        self.put_to_sleep()
        self.woken(room)
        return room

    # ---- what is searched ----

    async def lobby(self, most: int) -> list[TableData]:
        """The tables that are listed and wait for players, newest first."""
        t = storage.TABLES.c
        wanted = select(t.summary).where(t.state == "open", t.listed == 1).order_by(t.created.desc()).limit(most)
        return await self.summaries(wanted)

    async def tables_of(self, person: str, *, over: bool, most: int) -> list[TableData]:
        """A person's tables, those first at which somebody last came, left, began or ended the game: nothing secret."""
        t, m = storage.TABLES.c, storage.MEMBERS.c
        states = ("over",) if over else ("open", "playing")
        wanted = select(t.summary).join(storage.MEMBERS, m.table_id == t.id)
        wanted = wanted.where(m.person == person, t.state.in_(states)).order_by(t.changed.desc()).limit(most)
        return await self.summaries(wanted)

    async def running(self) -> list[str]:
        """The names of all tables at which a game is going on, in the same order."""
        t = storage.TABLES.c
        wanted = select(t.id).where(t.state == "playing").order_by(t.changed.desc())
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(wanted)]

    async def summaries(self, wanted: Executable) -> list[TableData]:
        """The tables that a query finds."""
        async with self.engine.connect() as connection:
            return [msgspec.json.decode(row[0], type=TableData) for row in await connection.execute(wanted)]

    async def stop(self) -> None:
        """End what runs; what was acknowledged is written."""
        self.is_closing = True
        for room in self.rooms.values():
            if room.player is not None:
                room.player.cancel()
            for connection in list(room.connections):
                connection.close(1012, "The hall is closing; it will be back soon.", again=True)
        if self.wire is not None:
            await self.wire.stop()
        self.thinkers.stop()
        self.writer.stop()
        await self.engine.dispose()
