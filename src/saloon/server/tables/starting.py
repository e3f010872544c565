"""The beginning of a game: status, and what NATURE says before the first word."""

from __future__ import annotations

from sqlalchemy import Connection, insert, update

from saloon.kernel.core import NATURE
from saloon.server.store.schema import GAMES, PLIES
from saloon.server.tables.log import SAY, answers, current, new_match
from saloon.server.tables.rows import TableRow


def start(db: Connection, row: TableRow, now: int) -> bool:
    """Begin, if nobody has begun already."""
    began = db.execute(
        update(GAMES)
        .where(GAMES.c.id == row.id, GAMES.c.status == "open")
        .values(status="playing", rules_version=current(row.title), started=now, wake_at=0)
    )
    if began.rowcount != 1:
        return False
    match = new_match(row)
    match.seed = row.seed
    match.draw()
    first = {"game": row.id, "ply": 0, "kind": SAY, "seat": NATURE, "action": 0, "at": now}
    db.execute(insert(PLIES).values(**first, chance=answers(match.log)))
    return True
