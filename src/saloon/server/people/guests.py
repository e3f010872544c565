"""Play at once under a nickname."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, insert, select

from saloon.kernel.words import LANGUAGES
from saloon.server.asker import Asker
from saloon.server.people.names import fault, likeness, numbered, tidy
from saloon.server.people.sessions import open_session
from saloon.server.store.schema import USERS
from saloon.server.trouble import Trouble
from saloon.server.wire.people import NewGuest


def new_guest(db: Connection, wish: NewGuest, device: str, now: int) -> tuple[Asker, str]:
    """A guest, and the token for the cookie. Where somebody has the name already it gets a number."""
    name = tidy(wish.name)
    if wrong := fault(name):
        raise Trouble(400, wrong)
    free, number = name, 1
    while db.execute(select(USERS.c.id).where(USERS.c.name_key == likeness(free))).first():
        number += 1
        free = numbered(name, number)
    lang = wish.lang if wish.lang in LANGUAGES else "en"
    user = secrets.token_hex(6)
    row = {"id": user, "name": free, "name_key": likeness(free), "kind": "guest", "lang": lang}
    db.execute(insert(USERS).values(**row, created=now, last=now))
    token = open_session(db, user, device, now)
    return Asker(user, free, "guest", lang), token
