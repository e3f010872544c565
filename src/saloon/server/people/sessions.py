"""Who is asking: the session cookie. The house keeps only the hash of what the cookie holds."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from sqlalchemy import Connection, insert, select

from saloon.server.asker import Asker
from saloon.server.store.engine import Store
from saloon.server.store.schema import SESSIONS, USERS

COOKIE: Final = "saloon"
LASTS: Final = 400 * 24 * 3600
"""Seconds a browser keeps the cookie; as long as browsers allow."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def open_session(db: Connection, user: str, device: str, now: int) -> str:
    """A new session of somebody; the token for the cookie."""
    token = secrets.token_urlsafe(32)
    db.execute(
        insert(SESSIONS).values(
            id=secrets.token_hex(8),
            user=user,
            token_hash=hashed(token),
            device=device[:200],
            created=now,
            last=now,
        )
    )
    return token


def by_cookie(db: Connection, token: str) -> Asker | None:
    """Whoever holds this cookie."""
    query = (
        select(SESSIONS.c.id.label("session"), USERS.c.id, USERS.c.name, USERS.c.kind, USERS.c.lang)
        .join(USERS, USERS.c.id == SESSIONS.c.user)
        .where(SESSIONS.c.token_hash == hashed(token), USERS.c.banned.is_(None))
    )
    row = db.execute(query).first()
    return None if row is None else asker_of(row)


def asker_of(row: Any) -> Asker:
    return Asker(row.id, row.name, row.kind, row.lang, row.session)


async def identify(store: Store, cookie: str, authorization: str) -> Asker | None:
    """Whoever a request comes from: by its cookie, or by its `Authorization: Bearer` header."""
    if cookie:
        return await store.read(lambda db: by_cookie(db, cookie))
    return None
