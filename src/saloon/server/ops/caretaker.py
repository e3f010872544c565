"""Looks after the house while it is open: what was changed from outside, and what is kept for how long."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection, select

from saloon import __version__
from saloon.server.house import Telling
from saloon.server.ops import retention
from saloon.server.people.parting import dismiss
from saloon.server.sockets import frames
from saloon.server.store.schema import GAMES, SESSIONS, USERS
from saloon.server.tables.log import STOPPED

if TYPE_CHECKING:
    from saloon.server.house import House
    from saloon.server.sockets.client import Client

LOG = structlog.get_logger("saloon.ops")
LOOK: Final = 2.0
"""Seconds until what `saloon admin` has done is noticed."""
GLANCE: Final = 4.0
"""Seconds that a look may take."""
BLIND: Final = 2
"""Looks in a row that found no store; then people are sent to other nodes."""
RETENTION: Final = 3600.0
ENDED: Final = ("closed", STOPPED)


class Caretaker:
    def __init__(self, house: House) -> None:
        self.house = house

    def start(self) -> None:
        LOG.info("open", node=self.house.settings.node, version=__version__)
        self.house.spawn(self.look_around())
        self.house.spawn(self.clear_out())

    async def look_around(self) -> None:
        """Tables that were closed and people who were banned by `saloon admin`, in another process."""
        failed = 0
        while True:
            await asyncio.sleep(LOOK)
            try:
                async with asyncio.timeout(GLANCE):
                    await self.look()
                failed = 0
            except Exception:
                LOG.exception("looking around failed")
                failed += 1
            if failed >= BLIND and not self.house.nodes.alone:
                # Without the store nothing can be done here; other nodes may have it.
                await self.house.hub.close()

    async def look(self) -> None:
        house = self.house
        mine = {table: live.row.status for table, live in house.tables.lives.items()}
        people = list(house.hub.clients)
        if not mine and not people:
            return
        statuses, banned = await house.store.read(lambda db: self.outside(db, list(mine), people))
        for client in await self.signed_out():
            client.close(frames.WHO)
        for table, status in statuses.items():
            if status in ENDED and mine[table] != status and table in house.tables.lives:
                await house.tables.refresh(table)
        for user in banned:
            dismiss(house, user)

    async def signed_out(self) -> list[Client]:
        """Sockets of sessions that ended, perhaps on another node."""
        clients = [client for clients in self.house.hub.clients.values() for client in clients]
        held = {client.asker.session for client in clients if client.asker.session is not None}
        known = await self.house.store.read(
            lambda db: set(db.scalars(select(SESSIONS.c.id).where(SESSIONS.c.id.in_(held))))
        )
        return [client for client in clients if client.asker.session in held - known]

    def outside(
        self, db: Connection, tables: list[str], people: list[str]
    ) -> tuple[dict[str, str], list[str]]:
        closed = select(GAMES.c.id, GAMES.c.status).where(GAMES.c.id.in_(tables))
        barred = select(USERS.c.id).where(USERS.c.id.in_(people), USERS.c.banned.is_not(None))
        return {row.id: row.status for row in db.execute(closed)}, list(db.scalars(barred))

    async def clear_out(self) -> None:
        while True:
            try:
                await self.clear()
            except Exception:
                LOG.exception("clearing out failed")
            await asyncio.sleep(RETENTION)

    async def clear(self) -> None:
        """A round of retention; people are told by every way they wish."""
        house = self.house
        found = await house.store.write(lambda db: retention.run(db, house.settings, house.now()))
        for game, users, goes in found.warned:
            day = datetime.fromtimestamp(goes / 1000, UTC).date().isoformat()
            house.tell(Telling("leaving", users, game, {"day": day}))
        counts = {"games": len(found.games), "guests": len(found.guests), "closed": len(found.closed)}
        if any(counts.values()) or found.warned:
            LOG.info("cleared out", warned=len(found.warned), **counts)
