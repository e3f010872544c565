"""What `saloon admin` does, on the store itself: the house may be open meanwhile, and notices in a moment."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, func, select, update

from saloon.kernel.errors import SaloonError
from saloon.server.people.accounts import find
from saloon.server.people.schema import REPORTS
from saloon.server.people.sessions import end_all
from saloon.server.store.schema import GAMES, PLIES, USERS
from saloon.server.tables.closing import shut
from saloon.server.tables.rows import read_table, tables_of

MOST = 200


def when(milliseconds: int | None) -> str:
    if not milliseconds:
        return "-"
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def tables(db: Connection, status: str | None) -> list[str]:
    """One line for each table, newest first."""
    query = select(GAMES).order_by(GAMES.c.created.desc()).limit(MOST)
    if status is not None:
        query = query.where(GAMES.c.status == status)
    rows = tables_of(db, list(db.execute(query)))
    lines = []
    for row in rows:
        people = ", ".join(place.person.name if place.person else "-" for place in row.places)
        lines.append(f"{row.id}  {row.status:8}{row.pace:6}{when(row.created)}  {row.title}  {people}")
    return lines


def inspect(db: Connection, table: str) -> list[str]:
    """Everything about a table that is no secret of a game that goes on."""
    row = read_table(db, table)
    if row is None:
        raise SaloonError(f"there is no table {table}")
    facts: dict[str, Any] = {
        "title": f"{row.title} (rules {row.rules_version})",
        "name": row.name or "-",
        "status": row.status,
        "pace": row.pace,
        "access": row.access,
        "created": when(row.created),
        "started": when(row.started),
        "ended": when(row.ended),
        "seed hash": row.seed_hash,
        "seed": row.seed if row.status in ("over", "closed") else "(told at the end)",
        "options": " ".join(f"{name}={value}" for name, value in row.options.items()) or "-",
    }
    for place in row.places:
        who = f"{place.person.name} ({place.bot or place.person.kind})" if place.person else "-"
        facts[f"seat {place.seat}"] = who + (f", {place.stand_in} stands in" if place.stand_in else "")
    last = db.execute(select(func.max(PLIES.c.ply), func.max(PLIES.c.at)).where(PLIES.c.game == table)).one()
    facts["rows"] = 0 if last[0] is None else last[0] + 1
    facts["last word"] = when(last[1])
    return [f"{name}: {value}" for name, value in facts.items()]


def close(db: Connection, table: str, now: int) -> None:
    """An open or running table is over for good, with nobody as the winner."""
    if not shut(db, table, now):
        raise SaloonError(f"there is no table {table} that is open or being played")


def ban(db: Connection, name: str, now: int | None) -> None:
    """Nobody of this name comes in any more, nor do their bots; None lets them in again."""
    row = find(db, name)
    if row is None:
        raise SaloonError(f"nobody is called {name}")
    whom = USERS.c.id == row.id
    db.execute(update(USERS).where(whom | (USERS.c.owner == row.id)).values(banned=now))
    if now is not None:
        end_all(db, row.id)


def new_password(db: Connection, name: str, kept: str) -> None:
    """The way back for somebody who has none any more; wherever they were signed in, they are not now."""
    row = find(db, name)
    if row is None:
        raise SaloonError(f"nobody is called {name}")
    if row.kind == "bot":
        raise SaloonError(f"{row.name} is a bot: its owner makes it a new token")
    db.execute(update(USERS).where(USERS.c.id == row.id).values(password=kept, kind="account"))
    end_all(db, row.id)


def reports(db: Connection) -> list[str]:
    """What people reported and nobody has settled yet."""
    by, about = USERS.alias("by"), USERS.alias("about")
    query = (
        select(REPORTS, by.c.name.label("by_name"), about.c.name.label("about_name"))
        .outerjoin(by, by.c.id == REPORTS.c.by)
        .outerjoin(about, about.c.id == REPORTS.c.about)
        .where(REPORTS.c.settled.is_(None))
        .order_by(REPORTS.c.at)
    )
    lines = []
    for row in db.execute(query):
        where = f" at {row.game}" if row.game else ""
        said = f" | said: {clean(row.said)}" if row.said else ""
        people = f"{row.by_name or '-'} about {row.about_name or '-'}"
        lines.append(f"{row.id}  {when(row.at)}  {people}{where}: {clean(row.why)}{said}")
    return lines


def clean(text: str) -> str:
    """On one line, and nothing that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def settle(db: Connection, report: str, now: int) -> None:
    if not db.execute(update(REPORTS).where(REPORTS.c.id == report).values(settled=now)).rowcount:
        raise SaloonError(f"there is no report {report}")
