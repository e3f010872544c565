"""The lobby: tables one can sit down at, games one can watch, and the own ones with whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select

from saloon.server.store.schema import GAME_SEATS, GAMES, INVITATIONS
from saloon.server.tables.log import STOPPED
from saloon.server.tables.rows import TableRow, info_of, tables_of
from saloon.server.wire.house import Mine, Tables
from saloon.server.wire.shapes import TableInfo

if TYPE_CHECKING:
    from saloon.server.house import House

MOST: Final = 100
"""Tables of each kind in one answer."""


async def lobby(house: House, user: str, title: str | None = None) -> Tables:
    """The lobby for one person."""
    open_, running, mine, asked = await house.store.read(lambda db: look(db, user, title))
    if not house.nodes.alone:
        # What goes on at a table that is awake at another node only a look at the table itself says.
        for row in mine:
            if row.status == "playing":
                await house.tables.find(row.id)
    return Tables(
        [info(house, row) for row in open_],
        [info(house, row) for row in running],
        [own(house, row, user, asked) for row in mine],
    )


Asked = dict[tuple[str, int], int | None]
"""The seats that sleeping tables wait for, with their deadlines."""


def look(
    db: Connection, user: str, title: str | None
) -> tuple[list[TableRow], list[TableRow], list[TableRow], Asked]:
    of_title = [] if title is None else [GAMES.c.title == title]
    public = (GAMES.c.access == "public", *of_title)
    newest = GAMES.c.created.desc()
    open_ = select(GAMES).where(GAMES.c.status == "open", *public).order_by(newest).limit(MOST)
    watched = (GAMES.c.status == "playing", GAMES.c.watchable.is_(True), *public)
    running = select(GAMES).where(*watched).order_by(newest).limit(MOST)
    seated = select(GAME_SEATS.c.game).where(GAME_SEATS.c.user == user)
    invited = select(INVITATIONS.c.game).where(INVITATIONS.c.user == user, INVITATIONS.c.used.is_(None))
    going = (GAMES.c.status.in_(["open", "playing", STOPPED]), *of_title)
    ours = GAMES.c.id.in_(seated) | GAMES.c.id.in_(invited) | (GAMES.c.host == user)
    mine = select(GAMES).where(*going, ours).order_by(newest).limit(MOST)
    waits = (GAME_SEATS.c.user == user, GAME_SEATS.c.asked.is_(True))
    asked = db.execute(select(GAME_SEATS).where(*waits))
    rows = [tables_of(db, list(db.execute(query))) for query in (open_, running, mine)]
    return rows[0], rows[1], rows[2], {(one.game, one.seat): one.deadline for one in asked}


def info(house: House, row: TableRow) -> TableInfo:
    live = house.tables.lives.get(row.id)
    return live.info() if live is not None else info_of(row)


def own(house: House, row: TableRow, user: str, asked: Asked) -> Mine:
    """One of the own tables; seat -1 where one is invited, or only the host."""
    live = house.tables.lives.get(row.id)
    seats = row.seats_of(user)
    if live is not None and live.playing:
        waits = {seat: live.deadline(seat) for seat in seats if live.waits_for(seat)}
    else:
        waits = {seat: asked[row.id, seat] for seat in seats if (row.id, seat) in asked}
    deadlines = [at for at in waits.values() if at is not None]
    return Mine(
        info(house, row), seats[0] if seats else -1, bool(waits), min(deadlines) if deadlines else None
    )
