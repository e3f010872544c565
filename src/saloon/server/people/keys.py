"""Keys over HTTP: tokens for programs, passkeys for people."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from saloon.server.given import GivenAsker, GivenHouse
from saloon.server.house import House
from saloon.server.people import keyring, passkeys, rights, tokens
from saloon.server.people.desk import let_from
from saloon.server.people.passkeys import Site
from saloon.server.trouble import Trouble
from saloon.server.wire.people import (
    Me,
    NewToken,
    PasskeyAnswer,
    PasskeyInfo,
    PasskeyOptions,
    TokenInfo,
)

AnyRequest = Request[Any, Any, Any]


def site(house: House, request: AnyRequest) -> Site:
    """The house as this browser knows it."""
    public = house.settings.public_url.rstrip("/")
    return Site(public or str(request.base_url).rstrip("/"))


@get("/api/me/tokens")
async def my_tokens(asker: GivenAsker, house: GivenHouse) -> list[TokenInfo]:
    rights.in_person(asker)
    return await house.store.read(lambda db: tokens.all_of(db, asker.id))


@post("/api/me/tokens", status_code=201)
async def new_token(data: JSONBody[NewToken], asker: GivenAsker, house: GivenHouse) -> TokenInfo:
    """A key for a program; it is told once, here."""
    rights.with_account(asker)
    return await house.store.write(lambda db: tokens.make(db, asker, data, house.now()))


@delete("/api/me/tokens/{token:str}", status_code=204)
async def revoke_token(token: FromPath[str], asker: GivenAsker, house: GivenHouse) -> None:
    rights.in_person(asker)
    await house.store.write(lambda db: tokens.revoke(db, asker.id, token))


@get("/api/me/passkeys")
async def my_passkeys(asker: GivenAsker, house: GivenHouse) -> list[PasskeyInfo]:
    rights.in_person(asker)
    return await house.store.read(lambda db: keyring.all_of(db, asker.id))


@post("/api/me/passkeys/begin", status_code=200)
async def begin_passkey(request: AnyRequest, asker: GivenAsker, house: GivenHouse) -> PasskeyOptions:
    rights.in_person(asker)
    where = site(house, request)
    return await house.store.write(lambda db: keyring.begin_register(db, asker, where, house.now()))


@post("/api/me/passkeys", status_code=201)
async def new_passkey(
    data: JSONBody[PasskeyAnswer], request: AnyRequest, asker: GivenAsker, house: GivenHouse
) -> PasskeyInfo:
    rights.in_person(asker)
    where = site(house, request)
    return await house.store.write(lambda db: keyring.register(db, asker, where, data, house.now()))


@delete("/api/me/passkeys/{key:str}", status_code=204)
async def drop_passkey(key: FromPath[str], asker: GivenAsker, house: GivenHouse) -> None:
    rights.in_person(asker)
    await house.store.write(lambda db: keyring.drop(db, asker.id, key))


@post("/api/passkey/begin", status_code=200)
async def begin_sign_in(request: AnyRequest, house: GivenHouse) -> PasskeyOptions:
    let_from(house.desk.by_address, request)
    where = site(house, request)

    def begin(db: Any) -> PasskeyOptions:
        ceremony, challenge = keyring.ask(db, None, house.now())
        return PasskeyOptions(ceremony, passkeys.to_sign_in(where, challenge))

    return await house.store.write(begin)


@post("/api/passkey", status_code=200)
async def sign_in(data: JSONBody[PasskeyAnswer], request: AnyRequest, house: GivenHouse) -> Response[Me]:
    """Sign in with a passkey."""
    from saloon.server.people.routes import device_of, signed_in, welcome

    let_from(house.desk.by_address, request)
    where = site(house, request)

    def enter(db: Any) -> tuple[Me, str]:
        row = keyring.sign_in(db, where, data, house.now())
        if row.banned is not None:
            raise Trouble(403, "banned")
        return welcome(db, row, device_of(request), house.now())

    found, token = await house.store.write(enter)
    return signed_in(house, found, token)


ROUTES = [
    my_tokens,
    new_token,
    revoke_token,
    my_passkeys,
    begin_passkey,
    new_passkey,
    drop_passkey,
    begin_sign_in,
    sign_in,
]
