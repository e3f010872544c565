"""`saloon serve`: the house on a port."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from saloon.kernel.errors import SaloonError
from saloon.server.app import create_app
from saloon.server.browser import free_port
from saloon.server.bus import nats
from saloon.server.house import PATIENCE, House
from saloon.server.ops import logs
from saloon.server.settings import Settings
from saloon.server.sockets.protocol import protocol
from saloon.server.store.engine import open_store
from saloon.server.store.migrate import version

NEAR: Final = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]
"""Where a proxy of ours may be: this machine, its containers, its network. It is believed what it saw itself,
and not what it was told from outside."""


class Server(uvicorn.Server):
    """Says when it has opened, and on which port."""

    opened: Callable[[int], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.opened is not None:
            self.opened(self.servers[0].sockets[0].getsockname()[1])


def server(house: House, **more: Any) -> Server:
    """The server of a house, not yet running."""
    settings = house.settings
    config = uvicorn.Config(
        create_app(house),
        host=settings.host,
        port=settings.port,
        ws=protocol(house),  # type: ignore[arg-type]  # a maker of protocols, as uvicorn calls it
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        lifespan="on",
        log_level="warning",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips=NEAR,
        timeout_graceful_shutdown=10,
        **more,
    )
    return Server(config)


async def look_for(settings: Settings) -> None:
    """What the house stands on must be there; one sentence if it is not."""
    if not settings.database_url:
        return
    store = open_store(settings.database_url, PATIENCE)
    try:
        await store.read(version)
    except (OSError, SQLAlchemyError, TimeoutError) as error:
        why = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
        raise SaloonError(f"the database does not answer ({why})") from error
    finally:
        await store.close()
    if settings.bus_url:
        await nats.let_go(await nats.connect(settings.bus_url))


def serve(settings: Settings, opened: Callable[[int], None]) -> int:
    """Run until told to stop."""
    if settings.port and free_port(settings.host, settings.port) != settings.port:
        raise SaloonError(f"port {settings.port} is taken: choose another with --port")
    asyncio.run(look_for(settings))
    # The writer's thread must not wait for the event loop longer than the disk takes.
    sys.setswitchinterval(0.0005)
    logs.configure(settings.log_level)
    house = server(House(settings))
    house.opened = opened
    # What is loaded by now lives as long as the house: the collector passes it by. Words make no cycles, so
    # there is little to find: it looks at few things at a time, so that nobody waits, and seldom at all.
    gc.freeze()
    gc.set_threshold(5_000, 10, 400)
    house.run()
    return 0
