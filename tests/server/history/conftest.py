"""One house with a few finished games for all that is asked of the archive; on both stores."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    address = ""
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").database()
    with running(tmp_path_factory.mktemp("house"), database_url=address) as one:
        yield one
