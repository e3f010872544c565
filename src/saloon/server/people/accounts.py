"""Accounts: a guest keeps everything under a name and a password, and what one may change of oneself."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select, update

from saloon.kernel.words import LANGUAGES
from saloon.server.asker import Asker
from saloon.server.people import names
from saloon.server.people.schema import PASSKEYS
from saloon.server.store.schema import USERS
from saloon.server.tables import resting
from saloon.server.trouble import Trouble
from saloon.server.wire.people import Me, MeChange
from saloon.server.wire.shapes import Person

MOST_SETTINGS: Final = 64
LONGEST_SETTINGS: Final = 8_000
LONGEST_HOLIDAY: Final = 60 * 24 * 3600 * 1000

Settings = dict[str, str | int | bool]


def me(db: Connection, asker: Asker) -> Me:
    """Who somebody is to the house."""
    row = db.execute(select(USERS).where(USERS.c.id == asker.id)).one()
    keys = db.scalar(select(func.count()).where(PASSKEYS.c.user == asker.id))
    settings = msgspec.json.decode(row.settings, type=Settings)
    return Me(Person(row.id, row.name, row.kind), row.lang, settings, keys or 0, row.away_until)


def find(db: Connection, name: str) -> Any:
    """Somebody's row by a name, however it is written."""
    return db.execute(select(USERS).where(USERS.c.name_key == names.likeness(names.tidy(name)))).first()


def free_name(db: Connection, wish: str, mine: str) -> str:
    """A name for somebody who may have it."""
    name = names.tidy(wish)
    if fault := names.fault(name):
        raise Trouble(400, fault)
    taken = find(db, name)
    if taken is not None and taken.id != mine:
        raise Trouble(409, "name_taken", name=name)
    return name


def keep(db: Connection, asker: Asker, wish: str, password: str) -> Me:
    """A guest becomes an account; id, seats, games and sessions stay what they are."""
    name = free_name(db, wish, asker.id)
    changed = db.execute(
        update(USERS)
        .where(USERS.c.id == asker.id, USERS.c.kind == "guest")
        .values(name=name, name_key=names.likeness(name), kind="account", password=password)
    )
    if not changed.rowcount:
        raise Trouble(409, "account_already")
    return me(db, asker)


def change(db: Connection, asker: Asker, wish: MeChange, now: int) -> Me:
    """Change what was given; `away_until` 0 ends a holiday."""
    values: dict[str, Any] = {}
    if wish.name is not None:
        name = free_name(db, wish.name, asker.id)
        values |= {"name": name, "name_key": names.likeness(name)}
    if wish.lang is not None:
        if wish.lang not in LANGUAGES:
            raise Trouble(400, "no_language", languages=", ".join(LANGUAGES))
        values["lang"] = wish.lang
    if wish.settings is not None:
        values["settings"] = kept(wish.settings)
    if wish.away_until is not None:
        if not (wish.away_until == 0 or now < wish.away_until <= now + LONGEST_HOLIDAY):
            raise Trouble(400, "holiday")
        values["away_until"] = wish.away_until or None
        resting.declare(db, asker.id, now, wish.away_until or None)
    if values:
        db.execute(update(USERS).where(USERS.c.id == asker.id).values(**values))
    return me(db, asker)


def kept(settings: Settings) -> str:
    text = msgspec.json.encode(settings).decode()
    if len(settings) > MOST_SETTINGS or len(text) > LONGEST_SETTINGS:
        raise Trouble(413, "too_large")
    return text


def set_password(db: Connection, user: str, password: str) -> None:
    db.execute(update(USERS).where(USERS.c.id == user).values(password=password))
