"""What waits to be told, in the store: it survives a restart, and any node may send it, once.

Each channel has at most one of a kind for each table, so nothing piles up; what is due for a channel goes in
one message; after one the channel rests a while; and nothing goes in quiet hours.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from saloon.server.notify import quiet
from saloon.server.notify.schema import CHANNELS, TELLINGS
from saloon.server.store.schema import GAMES, USERS

NOTICE_FIRST: Final = ("your_turn", "last")
"""Somebody who is about may see these by themselves."""
REST: Final = {"email": 10 * 60_000, "webhook": 15_000, "push": 15_000}
PATIENCE: Final = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000)
"""How long to wait after the first failure, the second, ...; then it is let go."""
TAKEN_FOR: Final = 5 * 60_000
"""A node that took something and says nothing for so long has died."""
WAITED_FOR: Final = ("your_turn", "last", "warning")
REPLACES: Final = {
    "last": ("your_turn",),
    "your_turn": ("last",),
    "over": WAITED_FOR,
    "stopped": WAITED_FOR,
}
WISHED: Final = {"leaving": "warning", "stopped": "over"}
"""What is told to those who wish to be told something else of the sort."""
AT_ONCE: Final = 200
THEIRS: Final = select(CHANNELS).where(
    CHANNELS.c.user.in_(bindparam("users", expanding=True)), CHANNELS.c.confirmed.is_(True)
)


def reachable(db: Connection, users: tuple[str, ...]) -> bool:
    """Whether any of them has a channel: mostly nobody has, and then there is nothing to write."""
    return db.execute(THEIRS, {"users": users}).first() is not None


def put(
    db: Connection, users: tuple[str, ...], kind: str, game: str, args: dict[str, str], now: int, delay: int
) -> None:
    """Line something up for every channel that wants it."""
    for channel in db.execute(THEIRS, {"users": users}).all():
        if WISHED.get(kind, kind) not in channel.about.split():
            drop(db, channel.id, game, REPLACES.get(kind, ()))
            continue
        drop(db, channel.id, game, (*REPLACES.get(kind, ()), kind))
        row = {"channel": channel.id, "game": game, "kind": kind, "user": channel.user}
        text = msgspec.json.encode(args).decode()
        # It may be there: on its way to the person, or put by another node at this moment.
        with suppress(IntegrityError), db.begin_nested():
            db.execute(insert(TELLINGS).values(**row, args=text, due=due(channel, kind, now, delay)))


def due(channel: Row[Any], kind: str, now: int, delay: int) -> int:
    """When a channel may say this."""
    at = now + (delay if kind in NOTICE_FIRST else 0)
    if channel.sent is not None:
        at = max(at, channel.sent + REST[channel.kind])
    return quiet.until(msgspec.json.decode(channel.quiet), channel.zone, at)


def drop(db: Connection, channel: str, game: str, kinds: tuple[str, ...]) -> None:
    if kinds:
        this = (TELLINGS.c.channel == channel, TELLINGS.c.game == game, TELLINGS.c.kind.in_(kinds))
        db.execute(delete(TELLINGS).where(*this, TELLINGS.c.taken.is_(None)))


def take(db: Connection, now: int) -> list[Row[Any]]:
    """What is due, for this node to send; nobody else takes it meanwhile."""
    free = TELLINGS.c.taken.is_(None) | (TELLINGS.c.taken < now - TAKEN_FOR)
    channels = db.scalars(
        select(TELLINGS.c.channel)
        .where(TELLINGS.c.due <= now, free)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    ).all()
    if not channels:
        return []
    mine = (TELLINGS.c.channel.in_(set(channels)), TELLINGS.c.due <= now, free)
    query = (
        select(
            TELLINGS,
            CHANNELS.c.kind.label("way"),
            CHANNELS.c.target,
            CHANNELS.c.secret,
            CHANNELS.c.quiet,
            CHANNELS.c.zone,
            USERS.c.lang,
            USERS.c.banned,
            GAMES.c.name.label("table_name"),
            GAMES.c.title,
        )
        .join(CHANNELS, CHANNELS.c.id == TELLINGS.c.channel)
        .join(USERS, USERS.c.id == TELLINGS.c.user)
        .outerjoin(GAMES, GAMES.c.id == TELLINGS.c.game)
        .where(*mine)
        .order_by(TELLINGS.c.channel, TELLINGS.c.due)
    )
    found = list(db.execute(query))
    db.execute(update(TELLINGS).where(*mine).values(taken=now))
    return found


def done(db: Connection, channel: str, rows: list[Row[Any]], now: int) -> None:
    """Told: the rows are gone, and the channel rests."""
    for row in rows:
        this = (TELLINGS.c.channel == channel, TELLINGS.c.game == row.game, TELLINGS.c.kind == row.kind)
        db.execute(delete(TELLINGS).where(*this))
    db.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(sent=now))


def settled(db: Connection, rows: list[Row[Any]]) -> None:
    """Not worth telling any more."""
    for row in rows:
        this = (TELLINGS.c.channel == row.channel, TELLINGS.c.game == row.game, TELLINGS.c.kind == row.kind)
        db.execute(delete(TELLINGS).where(*this))


def later(db: Connection, rows: list[Row[Any]], now: int) -> None:
    """It did not work: again after a while, a few times."""
    for row in rows:
        this = (TELLINGS.c.channel == row.channel, TELLINGS.c.game == row.game, TELLINGS.c.kind == row.kind)
        if row.tries >= len(PATIENCE):
            db.execute(delete(TELLINGS).where(*this))
            continue
        again = quiet.until(msgspec.json.decode(row.quiet), row.zone, now + PATIENCE[row.tries])
        db.execute(update(TELLINGS).where(*this).values(taken=None, due=again, tries=row.tries + 1))


def waiting(db: Connection, now: int) -> bool:
    """Whether there is anything to take; a look costs no lock."""
    return db.execute(select(TELLINGS.c.channel).where(TELLINGS.c.due <= now).limit(1)).first() is not None
