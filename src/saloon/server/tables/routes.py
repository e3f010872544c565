"""Tables over HTTP."""

from __future__ import annotations

from litestar import get, post
from sqlalchemy import Connection

from saloon.server.asker import Asker
from saloon.server.house import House
from saloon.server.tables import making, rights
from saloon.server.tables.rows import TableRow, write_new
from saloon.server.tables.starting import start
from saloon.server.trouble import Trouble
from saloon.server.wire.shapes import TableInfo
from saloon.server.wire.tables import MadeTable, NewTable, PlayNow


@post("/api/play", status_code=201)
async def play_now(data: PlayNow, asker: Asker, house: House) -> MadeTable:
    row = making.play_now(data, asker, house.now())
    return await keep(house, row, asker, True)


@post("/api/tables", status_code=201)
async def new_table(data: NewTable, asker: Asker, house: House) -> MadeTable:
    row = making.make(data, asker, house.now())
    return await keep(house, row, asker, row.full() and row.start_full)


async def keep(house: House, row: TableRow, asker: Asker, begin: bool) -> MadeTable:
    """Write a new table; start it if it can."""
    now = house.now()

    def write(db: Connection) -> None:
        write_new(db, row)
        if begin and start(db, row, now):
            row.status, row.started = "playing", now

    await house.store.write(write)
    live = await house.tables.find(row.id)
    assert live is not None
    return made(live.row, asker, live.info())


def made(row: TableRow, asker: Asker, info: TableInfo) -> MadeTable:
    seats = row.seats_of(asker.id)
    return MadeTable(info, seats[0] if seats else None, None if row.access == "public" else row.key)


@get("/api/tables/{table:str}")
async def table_info(table: str, asker: Asker, house: House, key: str | None = None) -> TableInfo:
    live = await house.tables.find(table)
    if live is None or not rights.may_enter(live.row, asker.id, key):
        raise Trouble(404, "no_table")
    return live.info()


ROUTES = [play_now, new_table, table_info]
