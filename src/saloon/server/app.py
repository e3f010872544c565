"""The house as one ASGI application: every part's routes, who is asking, and what goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send

from saloon import __version__
from saloon.server import pages
from saloon.server.asker import Asker
from saloon.server.given import GivenHouse
from saloon.server.history import routes as history
from saloon.server.house import House
from saloon.server.notify import routes as notify
from saloon.server.ops import routes as ops
from saloon.server.ops.metrics import Watcher
from saloon.server.ops.openapi import Document
from saloon.server.people import routes as people
from saloon.server.people.sessions import COOKIE, identify
from saloon.server.sockets.protocol import same_house
from saloon.server.tables import routes as tables
from saloon.server.titles import routes as titles
from saloon.server.trouble import Trouble, answer

ROUTES: Final = [
    *people.ROUTES,
    *titles.ROUTES,
    *tables.ROUTES,
    *history.ROUTES,
    *notify.ROUTES,
    *ops.ROUTES,
    *pages.ROUTES,
]
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 200_000


def create_app(house: House) -> Litestar:
    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.close()

    def the_house() -> House:
        return house

    return Litestar(
        ROUTES,
        lifespan=[living],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False, use_cache=True),
            "asker": Provide(the_asker),
            "visitor": Provide(the_visitor),
        },
        exception_handlers={Exception: answer},
        middleware=[lambda app: Watcher(app, house), lambda app: Doorkeeper(app, house)],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Saloon",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[Document(path="/")],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="packed"),
        request_max_body_size=LARGEST_BODY,
    )


class Doorkeeper:
    """Sees to it that whoever changes something comes from a page of this house, and finds out who asks."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            origin = connection.headers.get("origin")
            host = connection.headers.get("host", "")
            changes = scope["method"] not in SAFE
            if changes and origin is not None and not same_house(origin, host, self.house):
                raise Trouble(403, "foreign")
        await self.app(scope, receive, send)


async def the_visitor(request: Request[Any, Any, Any], house: GivenHouse) -> Asker | None:
    """Whoever asks, if the house knows."""
    cookie, header = request.cookies.get(COOKIE, ""), request.headers.get("authorization", "")
    asker = await identify(house.store, cookie, header)
    if asker is not None:
        request.scope["saloon.lang"] = asker.lang  # type: ignore[typeddict-unknown-key]  # ours, in ASGI's own place
    return asker


async def the_asker(request: Request[Any, Any, Any], house: GivenHouse) -> Asker:
    """Whoever asks; it is an error to be nobody."""
    asker = await the_visitor(request, house)
    if asker is None:
        raise Trouble(401, "nobody")
    return asker
