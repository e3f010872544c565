"""People over HTTP: who I am, coming in and going out."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from saloon.server.asker import Asker
from saloon.server.given import GivenAsker, GivenHouse
from saloon.server.house import House
from saloon.server.people import accounts, keys, leaving, lost, others, passwords, rights, sessions
from saloon.server.people.desk import let, let_from
from saloon.server.people.guests import new_guest
from saloon.server.people.parting import dismiss
from saloon.server.people.sessions import COOKIE, LASTS
from saloon.server.store.schema import USERS
from saloon.server.tables import resting
from saloon.server.trouble import Trouble
from saloon.server.wire.people import Credentials, Me, MeChange, NewGuest, NewPassword, SessionInfo

AnyRequest = Request[Any, Any, Any]


@get("/api/me")
async def me(asker: GivenAsker, house: GivenHouse) -> Me:
    rights.needs(asker, "read")
    found = await house.store.read(lambda db: accounts.me(db, asker))
    await house.store.write(lambda db: sessions.seen(db, asker, house.now()))
    return found


@post("/api/guest", status_code=201)
async def guest(data: JSONBody[NewGuest], request: AnyRequest, house: GivenHouse) -> Response[Me]:
    """Play at once under a nickname."""
    let_from(house.desk.guests, request)
    asker, token = await house.store.write(lambda db: new_guest(db, data, device_of(request), house.now()))
    return signed_in(house, Me(asker.person, asker.lang, {}), token, 201)


@post("/api/account", status_code=201)
async def account(data: JSONBody[Credentials], asker: GivenAsker, house: GivenHouse) -> Me:
    """A guest becomes an account."""
    rights.in_person(asker)
    if asker.kind != "guest":
        raise Trouble(409, "account_already")
    check_password(data.password, data.name)
    await house.store.read(lambda db: accounts.free_name(db, data.name, asker.id))
    kept = await house.desk.passwords.hash(data.password)

    def change(db: Connection) -> Me:
        found = accounts.keep(db, asker, data.name, kept)
        sessions.end_others(db, asker)
        return found

    return await house.store.write(change)


@post("/api/login", status_code=200)
async def login(data: JSONBody[Credentials], request: AnyRequest, house: GivenHouse) -> Response[Me]:
    """Sign in; a wrong name and a wrong password are told alike, and take as long."""
    desk = house.desk
    row = await house.store.read(lambda db: accounts.find(db, data.name[:100]))
    key = row.id if row is not None else data.name[:100].casefold()
    let(desk.by_name, key)
    let_from(desk.by_address, request)
    fits = await desk.passwords.fits(data.password[: passwords.LONGEST + 1], row.password if row else None)
    if row is None or not fits:
        raise Trouble(401, "wrong_password")
    if row.banned is not None:
        raise Trouble(403, "banned")
    desk.by_name.forgive(key)
    renewed = await desk.passwords.hash(data.password) if desk.passwords.old(row.password) else None

    def enter(db: Connection) -> tuple[Me, str]:
        if renewed is not None:
            accounts.set_password(db, row.id, renewed)
        return welcome(db, row, device_of(request), house.now())

    found, token = await house.store.write(enter)
    return signed_in(house, found, token)


def welcome(db: Connection, row: Any, device: str, now: int) -> tuple[Me, str]:
    """A new session for somebody who has shown who they are."""
    token = sessions.open_session(db, row.id, device, now)
    db.execute(USERS.update().where(USERS.c.id == row.id).values(last=now))
    return accounts.me(db, Asker(row.id, row.name, row.kind, row.lang)), token


def signed_in(house: House, found: Me, token: str, status: int = 200) -> Response[Me]:
    cookie = Cookie(
        COOKIE,
        value=token,
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )
    return Response(found, status_code=status, cookies=[cookie])


def device_of(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


def check_password(password: str, name: str) -> None:
    if fault := passwords.fault(password, name):
        raise Trouble(400, fault, fewest=passwords.SHORTEST, most=passwords.LONGEST)


@post("/api/logout", status_code=204)
async def logout(asker: GivenAsker, house: GivenHouse) -> Response[None]:
    rights.in_person(asker)
    await house.store.write(lambda db: sessions.end(db, asker.id, asker.session or ""))
    dismiss(house, asker.id, asker.session)
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])


@patch("/api/me")
async def change_me(data: JSONBody[MeChange], asker: GivenAsker, house: GivenHouse) -> Me:
    rights.in_person(asker)
    changed = await house.store.write(lambda db: accounts.change(db, asker, data, house.now()))
    if data.away_until is not None:
        await resting.show(house, asker.id)
    if data.name is not None:
        await others.renamed(house, asker, changed.person.name)
    return changed


@post("/api/me/password", status_code=200)
async def change_password(data: JSONBody[NewPassword], asker: GivenAsker, house: GivenHouse) -> Me:
    """A new password; all other sessions end. Who only has a passkey gives an empty old one."""
    rights.with_account(asker)
    let(house.desk.by_name, asker.id)
    row = await house.store.read(lambda db: accounts.find(db, asker.name))
    if row.password is not None and not await house.desk.passwords.fits(data.old, row.password):
        raise Trouble(403, "wrong_password")
    house.desk.by_name.forgive(asker.id)
    check_password(data.new, asker.name)
    kept = await house.desk.passwords.hash(data.new)

    def change(db: Connection) -> Me:
        accounts.set_password(db, asker.id, kept)
        sessions.end_others(db, asker)
        return accounts.me(db, asker)

    found = await house.store.write(change)
    dismiss(house, asker.id, but=asker.session)
    return found


@get("/api/me/sessions")
async def my_sessions(asker: GivenAsker, house: GivenHouse) -> list[SessionInfo]:
    rights.in_person(asker)
    return await house.store.read(lambda db: sessions.all_of(db, asker))


@delete("/api/me/sessions/{session:str}", status_code=204)
async def end_session(session: FromPath[str], asker: GivenAsker, house: GivenHouse) -> None:
    rights.in_person(asker)
    await house.store.write(lambda db: sessions.end(db, asker.id, session))
    dismiss(house, asker.id, session)


ROUTES = [
    me,
    guest,
    account,
    login,
    logout,
    change_me,
    change_password,
    my_sessions,
    end_session,
    *keys.ROUTES,
    *others.ROUTES,
    *leaving.ROUTES,
    *lost.ROUTES,
]
