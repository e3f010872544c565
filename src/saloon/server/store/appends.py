"""Group commit: words of many tables go to disk in one transaction, one wait for the disk for all of them.

Whoever appends is called back on the event loop when the row is on disk, or when it cannot be: another node
has written that ply, or the move was counted before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from saloon.server.store.engine import SqliteStore, Store
from saloon.server.store.schema import PLIES

LOG = structlog.get_logger("saloon.store")
COLUMNS: Final = ("game", "ply", "move", "kind", "seat", "action", "chance", "at")
INTO: Final = f"INSERT INTO plies ({', '.join(COLUMNS)})"
SQLITE_ROW: Final = f"{INTO} VALUES ({', '.join('?' * len(COLUMNS))})"
CELLS: Final = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(COLUMNS)))
SQLITE_ROWS: Final = f"{INTO} SELECT {CELLS} FROM json_each(?)"
MOST: Final = 512

Ply = tuple[str, int, str | None, str, int, int, str, int]
"""game, ply, move, kind, seat, action, chance, at."""

STORED: Final = 0
CONFLICT: Final = 1
FAILED: Final = 2


class Append:
    """One row to write, what else belongs to the same transaction, and whom to tell."""

    def __init__(
        self, ply: Ply, told: Callable[[int], None], also: Callable[[Connection], None] | None = None
    ) -> None:
        self.ply: Final = ply
        self.told: Final = told
        self.also: Final = also


def place(append: Append) -> tuple[str, int]:
    return append.ply[0], append.ply[1]


class Appends:
    """Everything that waits to be written."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[Append] = []
        self.there = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.batches = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Write what waits, then stop."""
        while self.waiting:
            await asyncio.sleep(0.005)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def add(self, append: Append) -> None:
        self.waiting.append(append)
        self.there.set()

    async def run(self) -> None:
        while True:
            await self.there.wait()
            # In one order on every node: two that want the same rows must not wait for one another.
            batch = sorted(self.waiting[:MOST], key=place)
            try:
                outcomes = await self.write(batch)
            except Exception:
                LOG.exception("append failed", rows=len(batch))
                outcomes = [FAILED] * len(batch)
            del self.waiting[: len(batch)]
            if not self.waiting:
                self.there.clear()
            self.batches += 1
            for append, outcome in zip(batch, outcomes, strict=True):
                try:
                    append.told(outcome)
                except Exception:
                    LOG.exception("what follows a word failed", game=append.ply[0])

    async def write(self, batch: list[Append]) -> list[int]:
        """Mostly there are nothing but rows, and all of them can be."""
        store, rows = self.store, [append.ply for append in batch]
        plain = all(append.also is None for append in batch)
        text = msgspec.json.encode(rows).decode() if plain else ""
        if plain and isinstance(store, SqliteStore) and await store.insert(SQLITE_ROWS, text):
            return [STORED] * len(batch)
        return await store.write(partial(self.put, batch))

    def put(self, batch: list[Append], db: Connection) -> list[int]:
        """All rows at once; where one of them cannot be, each by itself."""
        try:
            with db.begin_nested():
                self.insert(db, [append.ply for append in batch])
                for append in batch:
                    if append.also is not None:
                        append.also(db)
            return [STORED] * len(batch)
        except IntegrityError:
            return [self.put_one(db, append) for append in batch]

    def put_one(self, db: Connection, append: Append) -> int:
        try:
            with db.begin_nested():
                self.insert(db, [append.ply])
                if append.also is not None:
                    append.also(db)
            return STORED
        except IntegrityError:
            return CONFLICT

    def insert(self, db: Connection, plies: Sequence[Ply]) -> None:
        if self.store.sqlite:
            db.exec_driver_sql(SQLITE_ROW, list(plies))
        else:
            rows: list[dict[str, Any]] = [dict(zip(COLUMNS, ply, strict=True)) for ply in plies]
            db.execute(insert(PLIES), rows)
