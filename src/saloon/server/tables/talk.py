"""Rooms, and the gang's plan. Whoever may not read a room is not told that anything was said there.

The gang's room is kept under the mask of seats that read it (`gang:14`); nobody else reads it before the end.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, Select, bindparam, func, insert, select

from saloon.kernel.core import ARCHIVE
from saloon.server.store.schema import GAMES, LINES, MARKS, USERS
from saloon.server.wire.shapes import Line, Mark, Person

if TYPE_CHECKING:
    from saloon.server.tables.live import Live

TABLE: Final = "table"
GANG: Final = "gang"
WATCHERS: Final = "watchers"
ROOMS: Final = (TABLE, GANG, WATCHERS)
KEPT: Final = 200
"""Lines of a room that a client gets when it comes."""


@dataclass(slots=True)
class Talk:
    """What was said at a table, by the rooms' names in the store, and the marks that stand."""

    rooms: dict[str, list[Line]] = field(default_factory=dict)
    marks: list[Mark] = field(default_factory=list)


def gang_room(mask: int) -> str:
    return f"{GANG}:{mask}"


def mask_of(room: str) -> int:
    return int(room.partition(":")[2] or 0)


def newest_lines() -> Select[Any]:
    """The last lines of each room of a table."""
    count = func.row_number().over(partition_by=LINES.c.room, order_by=LINES.c.n.desc()).label("back")
    newest = select(LINES, count).where(LINES.c.game == bindparam("table")).subquery()
    return (
        select(newest, USERS.c.name, USERS.c.kind)
        .outerjoin(USERS, USERS.c.id == newest.c.user)
        .where(newest.c.back <= KEPT)
        .order_by(newest.c.room, newest.c.n)
    )


NEWEST: Final = newest_lines()
STANDING: Final = (
    select(MARKS)
    .where(MARKS.c.game == bindparam("table"), MARKS.c.gone.is_(None))
    .order_by(MARKS.c.at, MARKS.c.id)
)


def read_talk(db: Connection, table: str) -> Talk:
    talk = Talk()
    for row in db.execute(NEWEST, {"table": table}):
        person = Person(row.user, row.name or "", row.kind or "guest")
        line = Line(row.n, row.room.partition(":")[0], person, row.text, row.at, row.seat)
        talk.rooms.setdefault(row.room, []).append(line)
    talk.marks = [mark_of(row) for row in db.execute(STANDING, {"table": table})]
    return talk


def mark_of(row: Any) -> Mark:
    places = msgspec.json.decode(row.places, type=list[int])
    seconds = msgspec.json.decode(row.seconds, type=list[int])
    return Mark(row.id, row.seat, row.kind, row.target, places, row.text, seconds)


def write_line(db: Connection, table: str, room: str, line: Line) -> int:
    """Keep a line; its number in the room."""
    db.execute(select(GAMES.c.id).where(GAMES.c.id == table).with_for_update())
    here = (LINES.c.game == table, LINES.c.room == room)
    n = (db.scalar(select(func.max(LINES.c.n)).where(*here)) or 0) + 1
    row = {"game": table, "room": room, "n": n, "user": line.person.id, "seat": line.seat}
    db.execute(insert(LINES).values(**row, text=line.text, at=line.at))
    return n


# Who reads what


def gang(live: Live, seat: int) -> int:
    """The mask of those who whisper with this seat; 0 if there is nobody."""
    if live.log is None or seat < 0:
        return 0
    return live.match.rules.whispers(live.match.state, seat)


def may_read(live: Live, viewer: int, room: str) -> bool:
    if viewer == ARCHIVE or live.row.status in ("over", "closed"):
        return True
    if room == TABLE:
        return True
    if room == WATCHERS:
        return viewer < 0
    return viewer >= 0 and mask_of(room) >> viewer & 1 == 1


def rooms_for(live: Live, viewer: int, muted: frozenset[str]) -> dict[str, list[Line]]:
    """The rooms this viewer may read, also the empty ones, so that a client knows where it may speak."""
    found: dict[str, list[Line]] = {TABLE: []}
    if viewer < 0 or live.row.status in ("over", "closed"):
        found[WATCHERS] = []
    if gang(live, viewer):
        found[GANG] = []
    for room, lines in live.talk.rooms.items():
        if may_read(live, viewer, room):
            heard = [line for line in lines if line.person.id not in muted]
            found.setdefault(room.partition(":")[0], []).extend(heard)
    return found


def marks_for(live: Live, viewer: int) -> list[Mark]:
    """The plan, for those who make it; for everybody after the end."""
    if viewer == ARCHIVE or live.row.status in ("over", "closed"):
        return live.talk.marks
    mask = gang(live, viewer)
    return [mark for mark in live.talk.marks if mask >> mark.seat & 1]
