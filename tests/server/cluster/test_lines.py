"""Lines between a node and its database or its bus are cut, stall and heal, while people play: nothing that
was acknowledged is lost or counts twice, and everybody is served again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.server.cluster.clusters import Cluster, statuses
from tests.server.cluster.lines import Line, line
from tests.server.cluster.nodes import Node, Nodes
from tests.server.cluster.riding import Rider, check
from tests.server.services import Postgres
from tests.server.talking import Somebody, table_of


@dataclass
class Lined:
    """A house of three nodes, the last of which reaches everything over lines of its own."""

    house: Cluster
    store: Line
    bus: Line


@pytest.fixture(scope="module")
def lined(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, nats: str) -> Iterator[Lined]:
    folder, database = tmp_path_factory.mktemp("lines"), postgres.database()
    parts, bus_address = urlsplit(database), urlsplit(nats)
    socket = parse_qs(parts.query)["host"][0] + "/.s.PGSQL.5432"
    bus_target = (str(bus_address.hostname), int(bus_address.port or 0))
    with line(socket) as store, line(bus_target) as bus, Nodes() as open_:
        house = Cluster(folder, database, open_, "--nats", nats, count=2)
        far = f"postgresql://postgres@127.0.0.1:{store.port}{parts.path}"
        wanted = ("--database-url", far, "--nats", f"nats://127.0.0.1:{bus.port}", "--node", "c")
        house.nodes.append(Node(folder / "c.log", *wanted))
        open_.add(house.nodes[-1])
        house.nodes[-1].wait()
        yield Lined(house, store, bus)


async def ride(riders: list[Rider], *, first: int, broken: Line, how: str, until: int) -> None:
    """Play to the end; the line breaks after `first` acknowledged words of all, and heals when those who are
    near have said `until` more - or when they have nothing more to say."""
    rides = [asyncio.create_task(rider.ride()) for rider in riders]

    def counted() -> int:
        return sum(len(rider.counted) for rider in riders)

    async with asyncio.timeout(180):
        while counted() < first:
            await asyncio.sleep(0.01)
        assert not all(rider.over for rider in riders)
        (broken.cut if how == "cut" else broken.stall)()
        try:
            while counted() < first + until and not all(rider.over for rider in riders):
                await asyncio.sleep(0.01)
        finally:
            broken.heal()
        await asyncio.gather(*rides)


@pytest.mark.parametrize("how", ["cut", "stall"])
def test_a_node_without_its_store_sends_its_people_to_others(lined: Lined, how: str) -> None:
    """The line stays broken until many more words have been said than the people at other nodes have without
    those of this one."""
    number = 20 if how == "cut" else 30
    riders = [rider for n in range(2) for rider in lined.house.riders(number + n, 3)]
    asyncio.run(ride(riders, first=20, broken=lined.store, how=how, until=30))
    assert check(riders, lined.house.plies(riders)) >= 50
    assert statuses(lined.house.database, {rider.table for rider in riders}) == {"over"}


@pytest.mark.parametrize("how", ["cut", "stall"])
def test_a_node_without_the_bus_plays_on(lined: Lined, how: str) -> None:
    number = 40 if how == "cut" else 50
    riders = [rider for n in range(2) for rider in lined.house.riders(number + n, 3)]
    asyncio.run(ride(riders, first=20, broken=lined.bus, how=how, until=30))
    assert check(riders, lined.house.plies(riders)) >= 50
    assert statuses(lined.house.database, {rider.table for rider in riders}) == {"over"}


def test_what_was_said_while_a_node_had_no_bus_is_heard_there_when_it_is_back(lined: Lined) -> None:
    people = [Somebody(node, f"Cut off {n}") for n, node in enumerate(lined.house.nodes)]
    table = table_of(people)
    ada, _, cal = people
    lined.bus.cut()
    try:
        ada.send("talk", table=table, room="table", text="Can you hear me?")
        ada.next("heard")
        ada.said("duck")
        # A word goes the way over the store, and is there in a moment.
        cal.next("said", where=lambda m: m["story"] != [])
    finally:
        lined.bus.heal()
    back = cal.next("table")
    assert [one["text"] for one in back["rooms"]["table"]] == ["Can you hear me?"]
    cal.send("talk", table=table, room="table", text="Now I do.")
    assert ada.next("heard", where=lambda m: m["line"]["text"] == "Now I do.")
    for one in people:
        one.close()
