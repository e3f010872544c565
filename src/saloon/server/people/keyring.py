"""Passkeys in the store: a question asked, its answer taken once, the keys somebody has."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from saloon.server.asker import Asker
from saloon.server.ids import new_id
from saloon.server.people import names, passkeys
from saloon.server.people.passkeys import BadPasskey, Passkey, Site
from saloon.server.people.schema import CEREMONIES, PASSKEYS
from saloon.server.store.schema import USERS
from saloon.server.trouble import Trouble
from saloon.server.wire.people import PasskeyAnswer, PasskeyInfo, PasskeyOptions

LASTS: Final = 5 * 60_000
MOST: Final = 10
LONGEST_NAME: Final = 64


def ask(db: Connection, user: str | None, now: int) -> tuple[str, bytes]:
    """A new question: its id and its challenge."""
    ceremony, challenge = secrets.token_urlsafe(24), secrets.token_bytes(32)
    db.execute(delete(CEREMONIES).where(CEREMONIES.c.ends < now))
    db.execute(insert(CEREMONIES).values(id=ceremony, user=user, challenge=challenge, ends=now + LASTS))
    return ceremony, challenge


def take(db: Connection, ceremony: str, user: str | None, now: int) -> bytes:
    """The challenge of a question, which is gone with that; right answer or wrong, it is asked anew."""
    row = db.execute(select(CEREMONIES).where(CEREMONIES.c.id == ceremony)).first()
    db.execute(delete(CEREMONIES).where(CEREMONIES.c.id == ceremony))
    if row is None or row.user != user or row.ends < now:
        raise Trouble(400, "passkey_late")
    return bytes(row.challenge)


def begin_register(db: Connection, asker: Asker, site: Site, now: int) -> PasskeyOptions:
    known = db.scalars(select(PASSKEYS.c.credential).where(PASSKEYS.c.user == asker.id)).all()
    if len(known) >= MOST:
        raise Trouble(409, "too_many_passkeys", most=MOST)
    ceremony, challenge = ask(db, asker.id, now)
    return PasskeyOptions(ceremony, passkeys.to_register(site, asker.id, asker.name, list(known), challenge))


def register(db: Connection, asker: Asker, site: Site, answer: PasskeyAnswer, now: int) -> PasskeyInfo:
    """Keep a key; a guest who has one is an account from then on, without a password."""
    challenge = take(db, answer.ceremony, asker.id, now)
    try:
        made = passkeys.registered(site, answer.credential, challenge)
    except BadPasskey:
        raise Trouble(400, "passkey_bad") from None
    if db.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.credential == made.credential)).first():
        raise Trouble(409, "passkey_known")
    count = db.scalar(select(func.count()).where(PASSKEYS.c.user == asker.id)) or 0
    name = names.tidy(answer.name)[:LONGEST_NAME] or f"{count + 1}"
    row = {"id": new_id(), "user": asker.id, "name": name, "created": now}
    kept = {"credential": made.credential, "public_key": made.public_key, "uses": made.count}
    db.execute(insert(PASSKEYS).values(**row, **kept))
    db.execute(update(USERS).where(USERS.c.id == asker.id, USERS.c.kind == "guest").values(kind="account"))
    return PasskeyInfo(str(row["id"]), name, now)


def sign_in(db: Connection, site: Site, answer: PasskeyAnswer, now: int) -> Any:
    """The row of whoever signs in with a key."""
    challenge = take(db, answer.ceremony, None, now)
    credential = str(answer.credential.get("id", ""))
    row = db.execute(select(PASSKEYS).where(PASSKEYS.c.credential == credential)).first()
    if row is None:
        raise Trouble(401, "passkey_bad")
    try:
        kept = Passkey(row.credential, row.public_key, row.uses)
        count = passkeys.signed_in(site, answer.credential, challenge, kept)
    except BadPasskey:
        raise Trouble(401, "passkey_bad") from None
    db.execute(update(PASSKEYS).where(PASSKEYS.c.id == row.id).values(uses=count))
    return db.execute(select(USERS).where(USERS.c.id == row.user)).one()


def all_of(db: Connection, user: str) -> list[PasskeyInfo]:
    rows = db.execute(select(PASSKEYS).where(PASSKEYS.c.user == user).order_by(PASSKEYS.c.created))
    return [PasskeyInfo(row.id, row.name, row.created) for row in rows]


def drop(db: Connection, user: str, key: str) -> None:
    """A key away; not the last way in."""
    mine = [one.id for one in all_of(db, user)]
    password = db.scalar(select(USERS.c.password).where(USERS.c.id == user))
    if key not in mine:
        raise Trouble(404, "not_found")
    if mine == [key] and password is None:
        raise Trouble(409, "last_way_in")
    db.execute(delete(PASSKEYS).where(PASSKEYS.c.id == key, PASSKEYS.c.user == user))
