"""Calling a game off, with nobody as the winner: all who sit there agree to it, or nobody else does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, update

from saloon.server.asker import Asker
from saloon.server.store.schema import GAMES
from saloon.server.tables import asking
from saloon.server.tables.log import STOPPED
from saloon.server.tables.rows import TableRow
from saloon.server.trouble import Trouble

if TYPE_CHECKING:
    from saloon.server.tables.live import Live


def needs_consent(row: TableRow, user: str) -> bool:
    """Whether somebody who sits there has to ask the others. A game that cannot go on its host may end."""
    others = any(place.user is not None and place.user.id != user for place in row.places)
    going = row.status == "playing" or (row.status == STOPPED and row.host != user)
    return going and others and bool(row.seats_of(user))


def propose(live: Live, asker: Asker) -> None:
    """Ask everybody, also those for whom a bot stands in: they may come back and mean to win."""

    def settled(agreed: bool) -> None:
        if agreed:
            live.house.spawn(call_off(live))

    if not asking.ask(live, "close", live.row.seats_of(asker.id)[0], settled, absent=live.playing):
        raise Trouble(409, "asked_already")


async def call_off(live: Live) -> None:
    now = live.house.now()
    await live.house.store.write(lambda db: shut(db, live.row.id, now))
    await live.house.tables.refresh(live.row.id)
    asking.drop(live)


def shut(db: Connection, table: str, now: int) -> bool:
    """A table is closed for good; False if there is nothing to close."""
    going = (GAMES.c.id == table, GAMES.c.status.in_(("open", "playing", STOPPED)))
    closed = update(GAMES).where(*going).values(status="closed", ended=now, wake_at=None)
    return bool(db.execute(closed).rowcount)
