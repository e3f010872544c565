"""People over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from saloon.server.asker import Asker
from saloon.server.house import House
from saloon.server.people.guests import new_guest
from saloon.server.people.sessions import COOKIE, LASTS
from saloon.server.wire.people import Me, NewGuest


@get("/api/me", sync_to_thread=False)
def me(asker: Asker) -> Me:
    return Me(asker.person, asker.lang, {})


@post("/api/guest", status_code=201)
async def guest(data: NewGuest, request: Request[Any, Any, Any], house: House) -> Response[Me]:
    device = request.headers.get("user-agent", "")
    asker, token = await house.store.write(lambda db: new_guest(db, data, device, house.now()))
    cookie = Cookie(
        COOKIE,
        value=token,
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )
    return Response(Me(asker.person, asker.lang, {}), status_code=201, cookies=[cookie])


ROUTES = [me, guest]
