"""The tables in memory, found by their ids; the rest sleep in the store and cost nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from saloon.server.tables.bots import attend
from saloon.server.tables.live import Live
from saloon.server.tables.log import read_log
from saloon.server.tables.rows import read_table

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from saloon.server.house import House
    from saloon.server.sockets.follow import Follow


class Registry:
    def __init__(self, house: House) -> None:
        self.house = house
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}

    async def start(self) -> None:
        """Nothing is loaded: a table is when somebody needs it."""

    async def close(self) -> None:
        while any(live.busy for live in self.lives.values()):
            await asyncio.sleep(0.005)

    async def find(self, table: str) -> Live | None:
        """The table, from the store if it is not in memory."""
        live = self.lives.get(table)
        if live is not None:
            return live
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.create_task(self.load(table))
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, table: str) -> Live | None:
        live = await self.house.store.read(lambda db: self.read(db, table))
        if live is None:
            return None
        live.after.append(attend)
        self.lives[table] = live
        attend(live)
        return live

    def read(self, db: Connection, table: str) -> Live | None:
        row = read_table(db, table)
        if row is None:
            return None
        begun = row.started is not None
        return Live(self.house, row, read_log(db, row) if begun else None)

    def follow(self, follow: Follow) -> None:
        follow.live.follows.add(follow)

    def unfollow(self, follow: Follow) -> None:
        follow.live.follows.discard(follow)
