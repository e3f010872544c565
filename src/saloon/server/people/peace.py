"""Living together: mutes and reports."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select

from saloon.server.asker import Asker
from saloon.server.ids import new_id
from saloon.server.people.accounts import find
from saloon.server.people.schema import MUTES, REPORTS
from saloon.server.store.schema import LINES, USERS
from saloon.server.trouble import Trouble
from saloon.server.wire.people import Report
from saloon.server.wire.shapes import Person

MOST_MUTES: Final = 500
LONGEST_REPORT: Final = 2_000


def muted(db: Connection, user: str) -> list[Person]:
    query = (
        select(USERS.c.id, USERS.c.name, USERS.c.kind)
        .join(MUTES, MUTES.c.muted == USERS.c.id)
        .where(MUTES.c.user == user)
        .order_by(USERS.c.name_key)
    )
    return [Person(row.id, row.name, row.kind) for row in db.execute(query)]


UNHEARD: Final = select(MUTES.c.muted).where(MUTES.c.user == bindparam("this"))


def muted_by(db: Connection, user: str) -> frozenset[str]:
    """The ids of those whom somebody does not want to hear."""
    return frozenset(db.scalars(UNHEARD, {"this": user}))


def mute(db: Connection, user: str, name: str, now: int) -> list[Person]:
    other = somebody(db, name)
    if other == user:
        raise Trouble(400, "yourself")
    if other not in muted_by(db, user):
        count = db.scalar(select(func.count()).where(MUTES.c.user == user)) or 0
        if count >= MOST_MUTES:
            raise Trouble(409, "too_many_mutes", most=MOST_MUTES)
        db.execute(insert(MUTES).values(user=user, muted=other, at=now))
    return muted(db, user)


def unmute(db: Connection, user: str, name: str) -> list[Person]:
    db.execute(delete(MUTES).where(MUTES.c.user == user, MUTES.c.muted == somebody(db, name)))
    return muted(db, user)


def somebody(db: Connection, name: str) -> str:
    found = find(db, name)
    if found is None:
        raise Trouble(404, "no_person", name=name[:40])
    return str(found.id)


def report(db: Connection, asker: Asker, told: Report, now: int) -> None:
    """Keep a report, with the line as it stood."""
    why = told.why.strip()
    if not why or len(why) > LONGEST_REPORT:
        raise Trouble(400, "report_length", most=LONGEST_REPORT)
    about = somebody(db, told.user)
    said = None
    if told.table is not None and told.room is not None and told.line is not None:
        # A gang's room has the gang's seats behind its name.
        room = or_(LINES.c.room == told.room, LINES.c.room.startswith(f"{told.room}:", autoescape=True))
        place = (LINES.c.game == told.table, room, LINES.c.n == told.line)
        said = db.scalar(select(LINES.c.text).where(*place, LINES.c.user == about))
    row = {"id": new_id(), "by": asker.id, "about": about, "why": why, "at": now, "said": said}
    where = {
        "game": (told.table or "")[:16] or None,
        "room": (told.room or "")[:12] or None,
        "line": told.line,
    }
    db.execute(insert(REPORTS).values(**row, **where))
