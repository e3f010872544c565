"""Ways to tell somebody things away from the page, as they are made, changed and dropped."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from saloon.server.ids import new_id
from saloon.server.notify import mail, push, quiet, reach
from saloon.server.notify.schema import CHANNELS
from saloon.server.settings import Settings
from saloon.server.trouble import Trouble
from saloon.server.wire.people import Channel

KINDS: Final = ("email", "webhook", "push")
ABOUT: Final = ("your_turn", "last", "over", "invitation", "warning")
MOST: Final = 10
LONGEST: Final = 2_000


def check(wish: Channel, settings: Settings) -> None:
    """One sentence about whatever is wrong."""
    if wish.kind not in KINDS:
        raise Trouble(400, "channel_kind", kinds=", ".join(KINDS))
    if set(wish.about) - set(ABOUT) or not wish.about:
        raise Trouble(400, "channel_about", about=", ".join(ABOUT))
    if not quiet.readable(wish.quiet, wish.zone):
        raise Trouble(400, "channel_quiet")
    if len(wish.target) > LONGEST:
        raise Trouble(400, "address_unreadable")
    check_target(wish, settings)


def check_target(wish: Channel, settings: Settings) -> None:
    if wish.kind == "email":
        if not settings.smtp_host:
            raise Trouble(409, "no_mail")
        if not mail.is_address(wish.target):
            raise Trouble(400, "mail_unreadable")
        return
    url = wish.target
    if wish.kind == "push":
        subscription = push.read(wish.target)
        if subscription is None:
            raise Trouble(400, "push_unreadable")
        url = subscription.endpoint
    if fault := reach.shape_fault(url, settings.private_targets):
        raise Trouble(400, fault)


def all_of(db: Connection, user: str) -> list[Channel]:
    rows = db.execute(select(CHANNELS).where(CHANNELS.c.user == user).order_by(CHANNELS.c.created))
    return [told(row) for row in rows]


def told(row: Row[Any]) -> Channel:
    hours = msgspec.json.decode(row.quiet, type=list[int])
    return Channel(row.kind, row.target, row.about.split(), row.id, hours, row.zone, row.confirmed)


def add(db: Connection, user: str, wish: Channel, now: int) -> tuple[Channel, str]:
    """A new channel, and the secret its letters carry. Whoever adds the same again gets the one there is."""
    same = (CHANNELS.c.user == user, CHANNELS.c.kind == wish.kind, CHANNELS.c.target == wish.target)
    there = db.execute(select(CHANNELS).where(*same)).first()
    if there is not None:
        return change(db, user, there.id, wish), there.secret
    if (db.scalar(select(func.count()).where(CHANNELS.c.user == user)) or 0) >= MOST:
        raise Trouble(409, "too_many_channels", most=MOST)
    row = {"id": new_id(), "user": user, "kind": wish.kind, "target": wish.target, "created": now}
    secret = secrets.token_urlsafe(24)
    confirmed = wish.kind != "email"
    db.execute(insert(CHANNELS).values(**row, **wishes(wish), confirmed=confirmed, secret=secret))
    return one(db, user, str(row["id"])), secret


def wishes(wish: Channel) -> dict[str, str]:
    about = [kind for kind in ABOUT if kind in wish.about]
    return {
        "about": " ".join(about),
        "quiet": msgspec.json.encode(wish.quiet).decode(),
        "zone": wish.zone,
    }


def change(db: Connection, user: str, channel: str, wish: Channel) -> Channel:
    """What it tells and when; where it goes is another channel."""
    there = one(db, user, channel)
    if (there.kind, there.target) != (wish.kind, wish.target):
        raise Trouble(400, "channel_other")
    mine = (CHANNELS.c.id == channel, CHANNELS.c.user == user)
    db.execute(update(CHANNELS).where(*mine).values(**wishes(wish)))
    return one(db, user, channel)


def one(db: Connection, user: str, channel: str) -> Channel:
    row = db.execute(select(CHANNELS).where(CHANNELS.c.id == channel, CHANNELS.c.user == user)).first()
    if row is None:
        raise Trouble(404, "not_found")
    return told(row)


def drop(db: Connection, user: str, channel: str) -> None:
    gone = db.execute(delete(CHANNELS).where(CHANNELS.c.id == channel, CHANNELS.c.user == user))
    if not gone.rowcount:
        raise Trouble(404, "not_found")


def confirm(db: Connection, secret: str) -> None:
    """Whoever can read letters there has the secret."""
    if not db.execute(update(CHANNELS).where(CHANNELS.c.secret == secret).values(confirmed=True)).rowcount:
        raise Trouble(404, "not_found")


def unsubscribe(db: Connection, secret: str) -> None:
    """Gone; a second click finds nothing, which is as wished."""
    db.execute(delete(CHANNELS).where(CHANNELS.c.secret == secret))
