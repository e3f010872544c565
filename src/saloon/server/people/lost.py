"""A way back for somebody who has lost the password: a letter to an address of theirs that the house knows,
which leads to a page with a button, and that to a new password."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection, delete, insert, select

from saloon.server.given import GivenHouse
from saloon.server.letterhead import page
from saloon.server.notify.schema import CHANNELS
from saloon.server.people import sessions
from saloon.server.people.accounts import find, set_password
from saloon.server.people.desk import let, let_from
from saloon.server.people.names import likeness
from saloon.server.people.parting import dismiss
from saloon.server.people.passwords import new_password
from saloon.server.people.schema import CEREMONIES
from saloon.server.speech import say
from saloon.server.store.schema import USERS
from saloon.server.trouble import Trouble, language_of
from saloon.server.wire.people import LostPassword

AnyRequest = Request[Any, Any, Any]
LASTS: Final = 3_600_000
LOST: Final = b"lost"
"""What stands in place of a challenge."""


@post("/api/lost", status_code=204)
async def lost(data: JSONBody[LostPassword], request: AnyRequest, house: GivenHouse) -> None:
    """Have a letter sent. Whether there is such an account, and where it went, nobody is told."""
    if not house.settings.smtp_host:
        raise Trouble(409, "no_mail")
    let_from(house.desk.by_address, request)
    let(house.desk.letters, likeness(data.name)[:100])
    found = await house.store.write(lambda db: begin(db, data.name[:100], house.now()))
    for name, lang, target, secret in found:
        house.spawn(house.post.send_way_back(lang, target, name, secret))


def begin(db: Connection, name: str, now: int) -> list[tuple[str, str, str, str]]:
    """Name, language, address and secret of every letter to write."""
    row = find(db, name)
    if row is None or row.kind != "account" or row.banned is not None:
        return []
    known = (CHANNELS.c.user == row.id, CHANNELS.c.kind == "email", CHANNELS.c.confirmed.is_(True))
    letters = []
    for target in db.scalars(select(CHANNELS.c.target).where(*known)).all():
        secret = secrets.token_urlsafe(24)
        db.execute(insert(CEREMONIES).values(id=secret, user=row.id, challenge=LOST, ends=now + LASTS))
        letters.append((str(row.name), str(row.lang), str(target), secret))
    return letters


@get("/api/lost/{secret:str}", include_in_schema=False, sync_to_thread=False)
def ask_lost(secret: FromPath[str], request: AnyRequest) -> Response[str]:
    lang = language_of(request)
    return page(lang, say(lang, "lost.ask"), say(lang, "lost.button"))


@post("/api/lost/{secret:str}", include_in_schema=False, status_code=200)
async def found_again(secret: FromPath[str], request: AnyRequest, house: GivenHouse) -> Response[str]:
    """A new password, told once; whoever was signed in is not any more."""
    fresh = new_password()
    kept = await house.desk.passwords.hash(fresh)
    user = await house.store.write(lambda db: take(db, secret, kept, house.now()))
    dismiss(house, user)
    house.desk.by_name.forgive(user)
    lang = language_of(request)
    return page(lang, say(lang, "lost.done", password=fresh))


def take(db: Connection, secret: str, kept: str, now: int) -> str:
    row = db.execute(select(CEREMONIES).where(CEREMONIES.c.id == secret)).first()
    db.execute(delete(CEREMONIES).where(CEREMONIES.c.id == secret, CEREMONIES.c.challenge == LOST))
    if row is None or bytes(row.challenge) != LOST or row.ends < now or row.user is None:
        raise Trouble(404, "lost_late")
    banned = db.scalar(select(USERS.c.banned).where(USERS.c.id == row.user))
    if banned is not None:
        raise Trouble(403, "banned")
    set_password(db, row.user, kept)
    sessions.end_all(db, row.user)
    return str(row.user)


ROUTES = [lost, ask_lost, found_again]
