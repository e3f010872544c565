"""For whoever runs the house: is it well, may it be given work, and its figures."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Connection

from saloon import __version__
from saloon.server.given import GivenHouse
from saloon.server.store.migrate import newest, version


class Health(msgspec.Struct, frozen=True):
    """It lives. `why` says what keeps it from being ready."""

    status: str
    version: str
    why: list[str] = []


@get("/health", sync_to_thread=False)
def health() -> Health:
    """Up, whatever else: a house that does not answer this wants a restart."""
    return Health("ok", __version__)


@get("/ready")
async def ready(house: GivenHouse) -> Response[Health]:
    """Whether to send people here: the store answers and is of this version, and the house is not closing."""
    why = ["closing"] if house.draining else []
    try:
        if not await house.store.read(is_current):
            why.append("store version")
    except Exception:
        why.append("store")
    return Response(
        Health("ok" if not why else "not ready", __version__, why), status_code=503 if why else 200
    )


def is_current(db: Connection) -> bool:
    return version(db) == newest()


@get("/metrics", media_type="text/plain", sync_to_thread=False)
def metrics(house: GivenHouse) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


ROUTES = [health, ready, metrics]
