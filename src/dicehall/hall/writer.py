"""Group commit: what is to be written while a transaction runs goes into the next one, all of it together.

An event's number is its table's next: when another process has taken that number, the write is a Conflict, and of
everything that was in the same transaction only that is left out. `write` returns when it is on the disk.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Executable, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from dicehall.hall import storage
from dicehall.hall.storage import EVENTS, Row

INSERT = insert(EVENTS)
TAKEN = (IntegrityError, sqlite3.IntegrityError)
COMPANY = 0.001
COLUMNS = [column.name for column in EVENTS.columns]


class Conflict(Exception):
    """Somebody else has written this number of the table's log first."""


class Unwritten(Exception):
    """The database does not take it now."""


class Wish:
    """Rows for the log, what follows from them, and the future that waits."""

    __slots__ = ("before", "done", "rows")

    def __init__(self, rows: list[Row], before: Sequence[Executable], done: asyncio.Future[None]) -> None:
        self.rows = rows
        self.before = before
        self.done = done


class Writer:
    """The one that writes, for a whole process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.file = storage.file_of(engine)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: list[Wish] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, rows: list[Row], before: Sequence[Executable] = ()) -> None:
        """Commit the rows, and before them the statements, together; raises Conflict or Unwritten."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Wish(rows, before, done))
        if self.task is None:
            self.task = asyncio.create_task(self.work())
        await done

    async def work(self) -> None:
        """Write until nothing waits. A transaction costs about as much for one as for many: each waits for company."""
        while self.waiting:
            await asyncio.sleep(COMPANY)
            wishes, self.waiting = self.waiting, []
            await self.commit(wishes)
        self.task = None

    async def commit(self, wishes: list[Wish]) -> None:
        """Write the wishes in one transaction; when one of them does not go, each in its own."""
        try:
            await self.transact(wishes)
        except TAKEN:
            if len(wishes) == 1:
                settle(wishes, Conflict())
            else:
                for wish in wishes:
                    await self.commit([wish])
        except Exception as wrong:  # whatever the database says: nothing of it was written
            settle(wishes, Unwritten(f"{type(wrong).__name__}: {wrong}"))
        else:
            settle(wishes, None)

    async def transact(self, wishes: list[Wish]) -> None:
        """One transaction; on SQLite all of it in one errand of the thread that writes."""
        statements = [statement for wish in wishes for statement in wish.before]
        rows = [row for wish in wishes for row in wish.rows]
        if self.file is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(put, statements, rows)
        else:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.file.write, statements, rows)

    def stop(self) -> None:
        """Close the file."""
        self.thread.shutdown()
        if self.file is not None:
            self.file.close()


def put(connection: Connection, statements: list[Executable], rows: list[Row]) -> None:
    """The statements, and after them the rows of the log."""
    for statement in statements:
        connection.execute(statement)
    if rows:
        connection.execute(INSERT, [dict(zip(COLUMNS, row, strict=True)) for row in rows])


def settle(wishes: list[Wish], wrong: Exception | None) -> None:
    """Tell those who wait."""
    for wish in wishes:
        if wish.done.done():
            continue
        if wrong is None:
            wish.done.set_result(None)
        else:
            wish.done.set_exception(wrong)
