"""The host silences somebody in the rooms everybody reads. What a gang says among itself is the gang's
affair."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, select, update

from saloon.server.asker import Asker
from saloon.server.store.schema import GAMES, USERS
from saloon.server.tables.rows import read_table
from saloon.server.trouble import Trouble
from saloon.server.wire.tables import Silence

MOST: Final = 100


def silence(db: Connection, table: str, asker: Asker, wish: Silence) -> None:
    """`wish.user` is a name or an id."""
    row = read_table(db, table)
    if row is None:
        raise Trouble(404, "no_table")
    if row.host != asker.id:
        raise Trouble(403, "not_host")
    found = db.scalar(select(USERS.c.id).where((USERS.c.id == wish.user) | (USERS.c.name == wish.user)))
    if found is None or found == asker.id:
        raise Trouble(404, "no_person", name=wish.user[:40])
    kept = [user for user in row.silenced if user != found]
    if wish.on:
        kept = [*kept, found][-MOST:]
    text = msgspec.json.encode(kept).decode()
    db.execute(update(GAMES).where(GAMES.c.id == table).values(silenced=text))
