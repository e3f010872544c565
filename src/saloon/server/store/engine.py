"""The store: SQLite by default, PostgreSQL by address. Work on it is a plain function of a SQLAlchemy
connection.

    user = await store.read(lambda db: db.execute(select(USERS)).first())
    await store.write(lambda db: db.execute(insert(USERS).values(...)))

A write is one transaction, on disk when `write` comes back. SQLite has one writer thread and a few readers;
with PostgreSQL the same functions run on an asyncpg connection.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

from saloon.kernel.errors import SaloonError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS: Final = 2
SQLITE: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA cache_size = -32000",
    "PRAGMA journal_size_limit = 67108864",
    # Seldom, as whoever writes waits for it: what many words have changed is carried over once.
    "PRAGMA wal_autocheckpoint = 8000",
)


class Store(ABC):
    """What keeps everything. `address` is the SQLAlchemy URL it was opened with."""

    address: str
    sqlite: bool

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Look something up."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Change something, in one transaction; on disk when this comes back."""

    @abstractmethod
    async def close(self) -> None: ...


class SqliteStore(Store):
    """A file. SQLite has one writer at a time, so there is one thread for it, and nobody waits for a lock."""

    sqlite = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.engine = sqlite_engine(address)
        self.writer = ThreadPoolExecutor(1, "saloon-writer")
        self.readers = ThreadPoolExecutor(READERS, "saloon-reader")
        self.kept: Connection | None = None

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.look, work)

    def look(self, work: Work[T]) -> T:
        with self.engine.connect() as db:
            return work(db)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.change, work)

    def change(self, work: Work[T]) -> T:
        db = self.writing()
        with db.begin():
            return work(db)

    def writing(self) -> Connection:
        """On the writer's thread, whose connection stays open."""
        if self.kept is None:
            self.kept = self.engine.connect()
        return self.kept

    async def insert(self, statement: str, rows: str) -> bool:
        """An insertion of many rows, given as one JSON text: all, or none where one cannot be (False).
        For what is done a thousand times a second: the driver itself does it, and as one statement is one
        transaction, Python's lock changes hands once for all rows and not for each of them."""
        work = partial(self.insert_all, statement, rows)
        return await asyncio.get_running_loop().run_in_executor(self.writer, work)

    def insert_all(self, statement: str, rows: str) -> bool:
        db = self.writing().connection.driver_connection
        assert isinstance(db, sqlite3.Connection)
        try:
            db.execute(statement, (rows,))
        except sqlite3.IntegrityError:
            return False
        return True

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.writer, self.put_away)
        self.writer.shutdown()
        self.readers.shutdown()
        self.engine.dispose()

    def put_away(self) -> None:
        if self.kept is not None:
            self.kept.close()
            self.kept = None


def sqlite_engine(address: str) -> Engine:
    """An engine whose connections are all durable and checked."""
    engine = create_engine(address, poolclass=QueuePool, pool_size=READERS + 1, max_overflow=READERS)

    @event.listens_for(engine, "connect")
    def opened(db: Any, record: Any) -> None:
        assert isinstance(db, sqlite3.Connection)
        # Transactions begin where SQLAlchemy says, not where the driver guesses: savepoints and DDL need it.
        db.isolation_level = None
        for line in SQLITE:
            db.execute(line)

    @event.listens_for(engine, "begin")
    def began(db: Connection) -> None:
        db.exec_driver_sql("BEGIN")

    return engine


class PostgresStore(Store):
    """A server. The same functions run on asyncpg, a greenlet each. A line that has gone dead without a word
    is found out by its silence: after `patience` seconds it is hung up, and what it was for has failed."""

    sqlite = False

    def __init__(self, address: str, patience: float | None = None) -> None:
        self.address = address
        self.patience = patience
        more: dict[str, Any] = {}
        if patience is not None:
            # The server waits no longer either: what a node has locked is free soon after its line is dead.
            waits = {"idle_in_transaction_session_timeout": str(int(patience * 500))}
            more["connect_args"] = {"server_settings": waits}
        self.engine = async_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True, **more)

    async def read(self, work: Work[T]) -> T:
        async with self.line() as db:
            return await db.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self.line() as db, db.begin():
            return await db.run_sync(work)

    @asynccontextmanager
    async def line(self) -> AsyncIterator[AsyncConnection]:
        """A connection that is hung up if it keeps us waiting too long."""
        async with asyncio.timeout(self.patience):
            db = await self.engine.connect()
        driver: Any = (await db.get_raw_connection()).driver_connection
        hang_up = self.hang_up_later(driver)
        try:
            yield db
        except (asyncio.CancelledError, TimeoutError):
            driver.terminate()
            raise
        finally:
            await db.close()
            hang_up.cancel()

    def hang_up_later(self, driver: Any) -> asyncio.Handle:
        loop = asyncio.get_running_loop()
        if self.patience is None:
            return loop.call_soon(lambda: None)
        return loop.call_later(self.patience, driver.terminate)

    async def close(self) -> None:
        await self.engine.dispose()


def async_engine(address: str, **more: Any) -> AsyncEngine:
    """An engine for PostgreSQL, which only houses with the extra `cluster` can have."""
    try:
        from sqlalchemy.ext.asyncio import create_async_engine

        return create_async_engine(address, **more)
    except ImportError as error:
        raise SaloonError("PostgreSQL needs an extra: pip install '.[cluster]' in saloon's folder") from error


def full_address(address: str) -> str:
    """The address with the driver we use: `postgresql://...` as people write it."""
    for short in ("postgresql://", "postgres://"):
        if address.startswith(short):
            return "postgresql+asyncpg://" + address.removeprefix(short)
    return address


def file_address(data: Path) -> str:
    """The store's file inside a data folder."""
    return f"sqlite:///{data / 'saloon.db'}"


def open_store(address: str, patience: float | None = None) -> Store:
    """`patience`: the seconds after which a server that does not answer is given up; None: never."""
    address = full_address(address)
    return SqliteStore(address) if address.startswith("sqlite") else PostgresStore(address, patience)


def plain_engine(address: str) -> Engine | AsyncEngine:
    """An engine for a moment's work outside the house (migrations, backups)."""
    address = full_address(address)
    if address.startswith("sqlite"):
        return sqlite_engine(address)
    return async_engine(address, poolclass=NullPool)
