"""Services that several folders of tests use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.services import Postgres, nats_server, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    with nats_server() as address:
        yield address
