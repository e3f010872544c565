"""Everything the house has of somebody, as one JSON document."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, Table, or_, select

from saloon.server.asker import Asker
from saloon.server.history.schema import COMMENTS, RATINGS, RESULTS
from saloon.server.notify.schema import CHANNELS
from saloon.server.people.schema import MUTES, PASSKEYS, REPORTS, TOKENS
from saloon.server.store.schema import GAME_SEATS, GAMES, INVITATIONS, LINES, MARKS, SESSIONS, USERS

SECRET: Final = {"password", "token_hash", "secret", "public_key", "name_key", "key", "seed", "used"}
"""What would let somebody in, or is the house's own."""


def document(db: Connection, asker: Asker, now: int) -> dict[str, Any]:
    user = asker.id
    me = rows(db, select(USERS).where(USERS.c.id == user))[0]
    me["settings"] = msgspec.json.decode(me["settings"])
    mine = select(GAME_SEATS.c.game).where(GAME_SEATS.c.user == user)
    return {
        "made": now,
        "me": me,
        "bots": rows(db, select(USERS).where(USERS.c.owner == user)),
        "sessions": kept(db, SESSIONS, "user", user),
        "tokens": kept(db, TOKENS, "owner", user),
        "passkeys": kept(db, PASSKEYS, "user", user),
        "channels": kept(db, CHANNELS, "user", user),
        "mutes": kept(db, MUTES, "user", user),
        "reports": kept(db, REPORTS, "by", user),
        "tables": rows(db, select(GAMES).where(or_(GAMES.c.host == user, GAMES.c.id.in_(mine)))),
        "seats": kept(db, GAME_SEATS, "user", user),
        "invitations": rows(
            db, select(INVITATIONS).where(or_(INVITATIONS.c.user == user, INVITATIONS.c.by == user))
        ),
        "results": kept(db, RESULTS, "user", user),
        "ratings": kept(db, RATINGS, "who", user),
        "talk": kept(db, LINES, "user", user),
        "plans": plans(db, user),
        "comments": kept(db, COMMENTS, "user", user),
    }


def kept(db: Connection, table: Table, column: str, user: str) -> list[dict[str, Any]]:
    return rows(db, select(table).where(table.c[column] == user))


def plans(db: Connection, user: str) -> list[dict[str, Any]]:
    """What was drawn from the seats somebody had."""
    mine = (MARKS.c.game == GAME_SEATS.c.game) & (MARKS.c.seat == GAME_SEATS.c.seat)
    return rows(db, select(MARKS).join(GAME_SEATS, mine).where(GAME_SEATS.c.user == user))


def rows(db: Connection, query: Select[*tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [
        {name: value for name, value in row._mapping.items() if name not in SECRET}
        for row in db.execute(query)
    ]
