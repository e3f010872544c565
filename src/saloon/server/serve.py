"""`saloon serve`: the house on a port."""

from __future__ import annotations

import gc
import sys
from typing import Any, Final

import uvicorn

from saloon.server.app import create_app
from saloon.server.house import House
from saloon.server.ops import logs
from saloon.server.settings import Settings
from saloon.server.sockets.protocol import protocol

NEAR: Final = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]
"""Where a proxy of ours may be: this machine, its containers, its network. It is believed what it saw itself,
and not what it was told from outside."""


def server(house: House, **more: Any) -> uvicorn.Server:
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
    return uvicorn.Server(config)


def serve(settings: Settings) -> int:
    """Run until told to stop."""
    # The writer's thread must not wait for the event loop longer than the disk takes.
    sys.setswitchinterval(0.0005)
    logs.configure(settings.log_level)
    house = server(House(settings))
    # What is loaded by now lives as long as the house: the collector passes it by. Words make no cycles, so
    # there is little to find: it looks at few things at a time, so that nobody waits, and seldom at all.
    gc.freeze()
    gc.set_threshold(5_000, 10, 400)
    house.run()
    return 0
