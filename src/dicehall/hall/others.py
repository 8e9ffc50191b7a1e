"""The other processes of this hall: hearing from them, and looking into the log where a word may have been lost."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Final

from sqlalchemy import func, select

from dicehall.core.errors import DicehallError
from dicehall.hall import storage
from dicehall.hall.hall import Hall
from dicehall.hall.players import Players
from dicehall.hall.room import Room
from dicehall.hall.wire import Wire, Word, wire

LOG: Final = logging.getLogger("dicehall.others")
EVERY: Final = 2.0
SILENCE: Final = 7.0
GRACE: Final = 5.0


class Others:
    """What this process knows of the others."""

    def __init__(self, hall: Hall, players: Players) -> None:
        self.hall = hall
        self.players = players
        self.wire: Wire = wire(hall.settings.channels, self.hear)
        self.heard_at: dict[str, float] = {}
        self.told: dict[str, frozenset[str]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Listen, and look regularly."""
        self.hall.wire = self.wire
        self.wire.start()
        self.run(self.keep_looking())

    def run(self, work: Coroutine[None, None, None]) -> None:
        """Let something go on beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, word: Word) -> None:
        """Another process tells something."""
        self.heard_at[word.sender] = time.monotonic()
        for table in word.news:
            room = self.hall.rooms.get(table)
            if room is not None and not room.is_behind:
                room.is_behind = True
                if room.connections:
                    self.run(self.catch_up(room))
        for table, people in word.present.items():
            room = self.hall.rooms.get(table)
            if room is not None:
                room.elsewhere[word.sender] = frozenset(people), word.watchers.get(table, 0)
                room.show_table()

    async def catch_up(self, room: Room) -> None:
        """Read on in the log of a table, and show it; its bots are looked after by whoever wrote."""
        try:
            async with room.lock:
                if room.is_behind:
                    await self.hall.catch_up(room)
        except DicehallError as wrong:
            LOG.error("a table cannot be followed", extra={"table": room.table.id, "why": str(wrong)})
            return
        except Exception as wrong:  # whatever the database says; the next look tries again
            LOG.warning("the log cannot be read", extra={"table": room.table.id, "why": str(wrong)})
            return
        self.players.wake(room, GRACE)

    async def keep_looking(self) -> None:
        """Tell who is here, forget processes that are silent, and see whether a word was lost."""
        while not self.hall.is_closing:
            await asyncio.sleep(EVERY)
            self.forget_the_silent()
            rooms = {name: room for name, room in self.hall.rooms.items() if room.connections}
            for name in set(self.told) | set(rooms):
                here, watchers = (rooms[name].here, rooms[name].watchers_here) if name in rooms else (frozenset(), 0)
                self.wire.tell_present(name, sorted(here), watchers)
            self.told = {name: room.here for name, room in rooms.items()}
            try:
                await self.look(rooms)
            except Exception as wrong:  # whatever the database says; there is a next time
                LOG.warning("the log cannot be read", extra={"why": str(wrong)})

    def forget_the_silent(self) -> None:
        """Who was at a process that says nothing any more is away."""
        now = time.monotonic()
        gone = [name for name, at in self.heard_at.items() if now - at > SILENCE]
        for name in gone:
            del self.heard_at[name]
            for room in self.hall.rooms.values():
                if room.elsewhere.pop(name, None):
                    room.show_table()

    async def look(self, rooms: dict[str, Room]) -> None:
        """Catch up where the log is longer than what is known."""
        if not rooms:
            return
        e = storage.EVENTS.c
        wanted = select(e.table_id, func.max(e.number)).where(e.table_id.in_(list(rooms))).group_by(e.table_id)
        async with self.hall.engine.connect() as connection:
            found = [(row[0], row[1]) for row in await connection.execute(wanted)]
        for name, last in found:
            room = rooms[name]
            if last >= room.table.count and not room.lock.locked():
                room.is_behind = True
                await self.catch_up(room)
