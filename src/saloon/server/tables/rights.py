"""Who may do what at a table. A seat is bound to a person; a link opens the door, never a seat that is
taken."""

from __future__ import annotations

import hmac

from saloon.kernel.core import WATCHER
from saloon.server.asker import Asker
from saloon.server.tables.rows import TableRow
from saloon.server.trouble import Trouble


def may_enter(row: TableRow, user: str, key: str | None) -> bool:
    """Whether somebody may know of this table at all."""
    if row.access == "public" or row.host == user or row.seats_of(user):
        return True
    return key is not None and hmac.compare_digest(row.key.encode(), key.encode())


def viewer(row: TableRow, asker: Asker, seat: int | None, watch: bool, key: str | None) -> int:
    """As whom somebody looks at a table: a seat of his own, or a watcher."""
    if not may_enter(row, asker.id, key):
        raise Trouble(404, "no_table")
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
