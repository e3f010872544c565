"""Who may do what at a table. A seat is bound to a person; a link opens the door, never a seat that is
taken."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from saloon.kernel.core import ARCHIVE, WATCHER
from saloon.server.asker import Asker
from saloon.server.store.schema import INVITATIONS
from saloon.server.tables.rows import TableRow
from saloon.server.trouble import Trouble

if TYPE_CHECKING:
    from saloon.server.house import House


def may_enter(row: TableRow, user: str, key: str | None) -> bool:
    """Whether somebody may know of this table at all."""
    if row.access == "public" or row.host == user or row.seats_of(user):
        return True
    by_link = row.access == "link" and key is not None
    return by_link and hmac.compare_digest(row.key.encode(), (key or "").encode())


async def admitted(house: House, row: TableRow, user: str, key: str | None) -> bool:
    """The same, invitations looked up as well."""
    if may_enter(row, user, key):
        return True
    return await house.store.read(lambda db: invited(db, row.id, user, key))


def invited(db: Connection, table: str, user: str, key: str | None) -> bool:
    """Whether somebody was asked to this table, or holds a link that nobody has used."""
    mine = INVITATIONS.c.user == user
    link = (INVITATIONS.c.id == (key or "")) & INVITATIONS.c.user.is_(None) & INVITATIONS.c.used.is_(None)
    query = select(INVITATIONS.c.id).where(INVITATIONS.c.game == table, mine | link)
    return db.execute(query.limit(1)).first() is not None


def viewer(row: TableRow, asker: Asker, seat: int | None, watch: bool) -> int:
    """As whom somebody who is admitted looks at a table: a seat of his own, or a watcher."""
    own = row.seats_of(asker.id)
    if seat is not None:
        if seat not in own:
            raise Trouble(403, "forbidden")
        return seat
    if own and not watch:
        return own[0]
    if own and row.status == "playing":
        raise Trouble(403, "seated_watcher")
    if not row.watchable and row.host != asker.id and row.status == "playing":
        raise Trouble(403, "not_watchable")
    return WATCHER


def sees_as(row: TableRow, seated: int) -> int:
    """After the end everybody may see everything; seats go on seeing their own side of it."""
    return ARCHIVE if seated == WATCHER and row.status == "over" else seated


def still(row: TableRow, asker: Asker, seated: int) -> int:
    """As whom a follower goes on looking after seats have changed hands or the game has begun."""
    if seated in row.seats_of(asker.id) or (seated < 0 and row.status != "playing"):
        return seated
    if seated >= 0 and not may_enter(row, asker.id, None):
        raise Trouble(404, "no_table")
    return viewer(row, asker, None, False)
