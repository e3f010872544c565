"""Who is asking: the session cookie, or a token. The house keeps only the hash of what either holds."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from saloon.server.asker import Asker
from saloon.server.store.engine import Store
from saloon.server.store.schema import SESSIONS, USERS
from saloon.server.trouble import Trouble
from saloon.server.wire.people import SessionInfo

COOKIE: Final = "saloon"
LASTS: Final = 400 * 24 * 3600
"""Seconds a browser keeps the cookie; as long as browsers allow."""
SEEN_EVERY: Final = 10 * 60_000
BEARER: Final = "bearer "


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def open_session(db: Connection, user: str, device: str, now: int) -> str:
    """A new session of somebody; the token for the cookie."""
    token = secrets.token_urlsafe(32)
    db.execute(
        insert(SESSIONS).values(
            id=secrets.token_hex(8),
            user=user,
            token_hash=hashed(token),
            device="".join(letter for letter in device if letter.isprintable())[:200],
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
    """Whoever a request comes from: by its `Authorization: Bearer` header, or by its cookie."""
    from saloon.server.people.tokens import by_bearer, is_unseen, note_use

    if authorization[: len(BEARER)].lower() == BEARER:
        token, now = authorization[len(BEARER) :].strip(), time.time_ns() // 1_000_000
        asker, is_new = await store.read(lambda db: (by_bearer(db, token), is_unseen(db, token, now)))
        if asker is not None and is_new:
            await store.write(lambda db: note_use(db, token, now))
        return asker
    if cookie:
        return await store.read(lambda db: by_cookie(db, cookie))
    return None


def seen(db: Connection, asker: Asker, now: int) -> None:
    """Note that a session is in use, every few minutes."""
    if asker.session is not None:
        old = SESSIONS.c.last < now - SEEN_EVERY
        db.execute(update(SESSIONS).where(SESSIONS.c.id == asker.session, old).values(last=now))
        db.execute(
            update(USERS).where(USERS.c.id == asker.id, USERS.c.last < now - SEEN_EVERY).values(last=now)
        )


def all_of(db: Connection, asker: Asker) -> list[SessionInfo]:
    rows = db.execute(select(SESSIONS).where(SESSIONS.c.user == asker.id).order_by(SESSIONS.c.last.desc()))
    return [SessionInfo(row.id, row.device, row.created, row.last, row.id == asker.session) for row in rows]


def end(db: Connection, user: str, session: str) -> None:
    gone = db.execute(delete(SESSIONS).where(SESSIONS.c.id == session, SESSIONS.c.user == user))
    if not gone.rowcount:
        raise Trouble(404, "not_found")


def end_all(db: Connection, user: str) -> None:
    db.execute(delete(SESSIONS).where(SESSIONS.c.user == user))


def end_others(db: Connection, asker: Asker) -> None:
    """All sessions but this one."""
    db.execute(delete(SESSIONS).where(SESSIONS.c.user == asker.id, SESSIONS.c.id != (asker.session or "")))
