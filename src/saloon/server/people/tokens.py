"""Tokens: keys for programs, with scopes; and bot accounts, which are marked as such for everybody."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from saloon.server.asker import SCOPES, Asker
from saloon.server.ids import new_id
from saloon.server.people import names
from saloon.server.people.accounts import find
from saloon.server.people.schema import TOKENS
from saloon.server.people.sessions import hashed
from saloon.server.store.schema import USERS
from saloon.server.trouble import Trouble
from saloon.server.wire.people import NewToken, TokenInfo

PREFIX: Final = "saloon_"
"""So that a token is found where it should not be: in a repository, in a log."""
MOST: Final = 20
LONGEST_NAME: Final = 64
SEEN_EVERY: Final = 60_000


def make(db: Connection, asker: Asker, wish: NewToken, now: int) -> TokenInfo:
    """A new token; the only time it is told."""
    scopes: list[str] = [scope for scope in SCOPES if scope in wish.scopes]
    if not scopes or set(wish.scopes) - set(SCOPES):
        raise Trouble(400, "scopes", scopes=", ".join(SCOPES))
    name = names.tidy(wish.name)
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Trouble(400, "label", most=LONGEST_NAME)
    owned = db.scalar(select(func.count()).where(TOKENS.c.owner == asker.id)) or 0
    if owned >= MOST:
        raise Trouble(409, "too_many_tokens", most=MOST)
    acts = asker.id if wish.bot is None else bot_of(db, asker, wish.bot, now)
    token = PREFIX + secrets.token_urlsafe(32)
    row = {"id": new_id(), "name": name, "scopes": " ".join(scopes), "created": now}
    db.execute(insert(TOKENS).values(**row, owner=asker.id, acts=acts, token_hash=hashed(token)))
    return TokenInfo(str(row["id"]), name, scopes, now, None, bot_name(db, acts, asker.id), token)


def bot_of(db: Connection, asker: Asker, wish: str, now: int) -> str:
    """The bot account of this name, made if nobody has the name."""
    name = names.tidy(wish)
    if fault := names.fault(name):
        raise Trouble(400, fault)
    there = find(db, name)
    if there is not None:
        if there.kind != "bot" or there.owner != asker.id:
            raise Trouble(409, "name_taken", name=name)
        return str(there.id)
    bot = secrets.token_hex(6)
    row = {"id": bot, "name": name, "name_key": names.likeness(name), "kind": "bot", "owner": asker.id}
    db.execute(insert(USERS).values(**row, lang=asker.lang, created=now, last=now))
    return bot


def bot_name(db: Connection, acts: str, owner: str) -> str | None:
    return None if acts == owner else db.scalar(select(USERS.c.name).where(USERS.c.id == acts))


def all_of(db: Connection, user: str) -> list[TokenInfo]:
    rows = db.execute(select(TOKENS).where(TOKENS.c.owner == user).order_by(TOKENS.c.created)).all()
    return [info(db, row) for row in rows]


def info(db: Connection, row: Row[Any]) -> TokenInfo:
    bot = bot_name(db, row.acts, row.owner)
    return TokenInfo(row.id, row.name, row.scopes.split(), row.created, row.last, bot)


def revoke(db: Connection, user: str, token: str) -> None:
    gone = db.execute(delete(TOKENS).where(TOKENS.c.owner == user, TOKENS.c.id == token))
    if not gone.rowcount:
        raise Trouble(404, "not_found")


def by_bearer(db: Connection, token: str) -> Asker | None:
    """Whom a program with this token is: its owner, or the owner's bot. Neither may be banned."""
    owner = USERS.alias("owner")
    query = (
        select(TOKENS.c.scopes, USERS.c.id, USERS.c.name, USERS.c.kind, USERS.c.lang)
        .join(USERS, USERS.c.id == TOKENS.c.acts)
        .join(owner, owner.c.id == TOKENS.c.owner)
        .where(TOKENS.c.token_hash == hashed(token), USERS.c.banned.is_(None), owner.c.banned.is_(None))
    )
    row = db.execute(query).first()
    if row is None:
        return None
    return Asker(row.id, row.name, row.kind, row.lang, None, tuple(row.scopes.split()))


def is_unseen(db: Connection, token: str, now: int) -> bool:
    """Whether the last use that was noted is a while ago: notes are made once a minute at most."""
    last = db.scalar(select(TOKENS.c.last).where(TOKENS.c.token_hash == hashed(token)))
    return last is None or last < now - SEEN_EVERY


def note_use(db: Connection, token: str, now: int) -> None:
    db.execute(update(TOKENS).where(TOKENS.c.token_hash == hashed(token)).values(last=now))
