"""Leaving the house: everything of mine to take along, and everything of mine deleted.

Games stay, for they are other people's too: a seat of somebody who left is nobody's, with its words but
without a name. Talk, comments, ratings and all that says who it was are deleted.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get
from litestar.datastructures import Cookie
from sqlalchemy import Connection, select, update
from sqlalchemy import delete as remove

from saloon.server.given import GivenAsker, GivenHouse
from saloon.server.history.schema import COMMENTS, RATINGS, RESULTS
from saloon.server.house import House
from saloon.server.people import rights
from saloon.server.people.desk import let
from saloon.server.people.parting import dismiss
from saloon.server.people.schema import CEREMONIES, REPORTS
from saloon.server.people.sessions import COOKIE
from saloon.server.people.takeaway import document
from saloon.server.store.schema import GAME_SEATS, GAMES, INVITATIONS, LINES, USERS
from saloon.server.tables.log import STOPPED

TAKES_OVER = "ranch_hand"
"""The bot that plays on in the seats of somebody who left."""


@get("/api/me/export")
async def export_me(asker: GivenAsker, house: GivenHouse) -> Response[dict[str, Any]]:
    """Everything the house has of me."""
    rights.in_person(asker)
    let(house.desk.exports, asker.id)
    found = await house.store.read(lambda db: document(db, asker, house.now()))
    headers = {"Content-Disposition": 'attachment; filename="saloon.json"', "Cache-Control": "no-store"}
    return Response(found, headers=headers)


@delete("/api/me", status_code=204)
async def delete_me(asker: GivenAsker, house: GivenHouse) -> Response[None]:
    """Everything of mine deleted, my bots included; nobody can undo that."""
    rights.in_person(asker)
    tables = await house.store.write(lambda db: erase(db, asker.id))
    dismiss(house, asker.id)
    for table in tables:
        await refresh(house, table)
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])


def erase(db: Connection, user: str) -> list[str]:
    """Delete somebody; the ids of the running tables that have to know."""
    tables: list[str] = []
    for bot in db.scalars(select(USERS.c.id).where(USERS.c.owner == user)).all():
        tables += erase(db, bot)
    tables += stand_up(db, user)
    db.execute(remove(LINES).where(LINES.c.user == user))
    db.execute(remove(COMMENTS).where(COMMENTS.c.user == user))
    db.execute(remove(RATINGS).where(RATINGS.c.who == user))
    db.execute(update(RESULTS).where(RESULTS.c.user == user).values(user=None))
    db.execute(remove(INVITATIONS).where((INVITATIONS.c.user == user) | (INVITATIONS.c.by == user)))
    db.execute(remove(CEREMONIES).where(CEREMONIES.c.user == user))
    db.execute(update(REPORTS).where(REPORTS.c.by == user).values(by=""))
    db.execute(remove(REPORTS).where(REPORTS.c.about == user))
    db.execute(remove(USERS).where(USERS.c.id == user))
    return tables


def stand_up(db: Connection, user: str) -> list[str]:
    """Tables that wait close if they were made by somebody who left, else the seat is free again; where a
    game is on, a bot plays the seat to its end."""
    query = (
        select(GAMES.c.id, GAMES.c.status)
        .join(GAME_SEATS, GAME_SEATS.c.game == GAMES.c.id)
        .where(GAME_SEATS.c.user == user)
    )
    seated = {row.id: row.status for row in db.execute(query)}
    mine = GAME_SEATS.c.user == user
    playing = [game for game, status in seated.items() if status in ("playing", STOPPED)]
    db.execute(
        update(GAME_SEATS).where(mine, GAME_SEATS.c.game.in_(playing)).values(user=None, bot=TAKES_OVER)
    )
    db.execute(update(GAME_SEATS).where(mine).values(user=None))
    hosted = db.scalars(select(GAMES.c.id).where(GAMES.c.host == user, GAMES.c.status == "open")).all()
    db.execute(update(GAMES).where(GAMES.c.id.in_(hosted)).values(status="closed", ended=GAMES.c.created))
    db.execute(update(GAMES).where(GAMES.c.host == user).values(host=""))
    return sorted(
        {game for game, status in seated.items() if status in ("open", "playing", STOPPED)} | set(hosted)
    )


async def refresh(house: House, table: str) -> None:
    """A table in memory learns who sits there now."""
    if table in house.tables.lives:
        await house.tables.refresh(table)


ROUTES = [export_me, delete_me]
