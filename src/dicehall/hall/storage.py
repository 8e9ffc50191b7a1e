"""What a hall keeps: people, tables, and the log of each table, which is the truth about it.

The log's key is (table, number): whoever writes number n of a table first has decided what happened, whichever process
it was. Everything else in the database follows from the log and is there to be searched.
"""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
    insert,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("tables_lobby", "state", "listed", "created"),
)
MEMBERS = Table(
    "members",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)
EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
FACTS = Table(
    "facts",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(256), nullable=False),
)

NAMED = sqlite.dialect(paramstyle="named")
MIGRATIONS = Path(__file__).parent / "migrations"


def connect(url: str) -> AsyncEngine:
    """An engine for the database; SQLite in WAL mode, where a commit is on the disk when it is done."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=3, max_overflow=2)
    event.listen(engine.sync_engine, "connect", set_up)
    return engine


Row = tuple[str, int, float, bytes]
INSERT = f"INSERT INTO {EVENTS.name} ({', '.join(column.name for column in EVENTS.columns)}) VALUES (?, ?, ?, ?)"


class File:
    """The file of an SQLite database, for one thread that writes; layers between would cost more than the writing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.connection: sqlite3.Connection | None = None

    def write(self, statements: Sequence[Executable], rows: Sequence[Row]) -> None:
        """Commit the statements, and after them the rows of the log, in one transaction."""
        connection = self.opened()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                written = statement.compile(dialect=NAMED)  # type: ignore[attr-defined]
                connection.execute(str(written), written.params)
            connection.executemany(INSERT, rows)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise

    def opened(self) -> sqlite3.Connection:
        """The connection; who asks first opens it."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.name, isolation_level=None, check_same_thread=False)
            set_up(self.connection, None)
        return self.connection

    def close(self) -> None:
        """Close it."""
        if self.connection is not None:
            self.connection.close()


def file_of(engine: AsyncEngine) -> File | None:
    """The file of an SQLite database; None for other databases."""
    return File(engine.url.database or "") if engine.dialect.name == "sqlite" else None


def set_up(connection: object, _record: object) -> None:
    """Make a connection to SQLite one that keeps its word."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database into its present shape; several processes that start at once take turns."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, in one transaction."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20261119)")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def fact(engine: AsyncEngine, name: str, value: str) -> str:
    """The fact of that name, the same for all processes; `value` becomes it when there is none yet."""
    wanted = select(FACTS.c.value).where(FACTS.c.name == name)
    async with engine.connect() as connection:
        found = (await connection.execute(wanted)).scalar()
    if found is not None:
        return str(found)
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(FACTS).values(name=name, value=value))
    except Exception:  # another process was quicker; each database has its own word for that
        async with engine.connect() as connection:
            return str((await connection.execute(wanted)).scalar_one())
    return value


def add(engine: AsyncEngine, table: Table, row: dict[str, object], change: dict[str, object]) -> Executable:
    """A statement that adds a row; where one with its key is there, that one is changed, or left alone."""
    key = [column.name for column in table.primary_key]
    if engine.dialect.name == "postgresql":
        new = postgresql.insert(table).values(row)
        return new.on_conflict_do_update(index_elements=key, set_=change) if change else new.on_conflict_do_nothing()
    one = sqlite.insert(table).values(row)
    return one.on_conflict_do_update(index_elements=key, set_=change) if change else one.on_conflict_do_nothing()


async def log_of(engine: AsyncEngine, table: str, start: int) -> Sequence[tuple[int, float, bytes]]:
    """The log of a table from a number on."""
    wanted = select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.data)
    wanted = wanted.where(EVENTS.c.table_id == table, EVENTS.c.number >= start).order_by(EVENTS.c.number)
    async with engine.connect() as connection:
        return [(row[0], row[1], row[2]) for row in await connection.execute(wanted)]
