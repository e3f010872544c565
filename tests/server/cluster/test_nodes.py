"""Three nodes, one house: real PostgreSQL, real NATS, real processes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from saloon.server.store.schema import PLIES
from tests.server.cluster.clusters import Cluster, ask, statuses
from tests.server.cluster.nodes import Node, Nodes, Process
from tests.server.cluster.riding import Rider, check
from tests.server.services import Postgres, wait_for
from tests.server.talking import Message, Somebody, table_of

psutil: Any = import_module("psutil")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, nats: str) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    with Nodes() as open_:
        house = Cluster(folder, postgres.database(), open_, "--nats", nats)
        yield house


@pytest.fixture
def trio(cluster: Cluster) -> Iterator[list[Somebody]]:
    """Three people, each at a node of his own."""
    people = [Somebody(node, f"Trio {n}") for n, node in enumerate(cluster.nodes)]
    yield people
    for one in people:
        one.close()


def seated(message: Message, seat: int) -> bool:
    """Whether a message shows somebody of this seat connected."""
    return bool(message["info"]["seats"][seat]["connected"])


def test_a_word_said_at_one_node_is_heard_at_the_others(trio: list[Somebody]) -> None:
    table_of(trio)
    ada, bea, cal = trio
    ada.said("duck")
    bea.next("said")
    bea.said("draw A")
    ada.next("said", where=lambda m: m["story"] != [])
    cal.said("duck")
    assert all(one.next("said", where=lambda m: m["seen"]["heard"] > 3) for one in (ada, bea))


def test_presence_talk_and_questions_cross_nodes(trio: list[Somebody]) -> None:
    table_of(trio)
    ada, bea, cal = trio
    ada.send("talk", table=ada.table, room="table", text="Evening, all")
    for one in trio:
        assert one.next("heard")["line"]["text"] == "Evening, all"
    ada.said("duck")
    bea.said("duck")
    ada.send("undo", table=ada.table, id="back", beyond=True)
    for one in (bea, cal):
        request = one.next("asked", where=lambda m: m["open"])["request"]
        one.send("answer", table=one.table, request=request, yes=True)
    ada.next("done", where=lambda m: m["id"] == "back")
    bea.next("said", where=lambda m: m["cut"] is not None)
    cal.close()
    ada.next("info", where=lambda m: not seated(m, 2))
    cal.hello(cal.table)
    ada.next("info", where=lambda m: seated(m, 2))


def test_two_who_sit_down_at_once_begin_one_game(cluster: Cluster, trio: list[Somebody]) -> None:
    for _ in range(3):
        made = trio[0].post("/api/tables", {"title": "standoff", "seats": 3}, 201)
        path = f"/api/tables/{made['info']['id']}/join"
        joins = [
            threading.Thread(target=one.post, args=(path, {"key": made["key"]}, 200)) for one in trio[1:]
        ]
        for join in joins:
            join.start()
        for join in joins:
            join.join()
        info = trio[0].web.get(f"/api/tables/{made['info']['id']}").json()
        assert info["status"] == "playing"
        sitting = {seat["person"]["id"] for seat in info["seats"]}
        assert sitting == {one.id for one in trio}


def test_the_lobby_is_one(trio: list[Somebody]) -> None:
    ada, bea, _ = trio
    bea.connect()
    bea.send("lobby", on=True)
    bea.next("tables")
    made = ada.post("/api/tables", {"title": "standoff", "seats": 3, "name": "At the well"}, 201)
    bea.next("tables", where=lambda m: any(one["name"] == "At the well" for one in m["open"]))
    assert made["info"]["status"] == "open"


def test_bots_think_in_workers(cluster: Cluster, nats: str, tmp_path: Path) -> None:
    log = tmp_path / "worker.log"
    worker = Process(log, "worker", "--nats", nats, "--workers", "1", "--plain")
    try:
        wait_for(lambda: "nats://" in log.read_text())
        cal = Somebody(cluster.nodes[2], "Cal")
        made = cal.post("/api/play", {"title": "standoff", "seats": 2, "level": "greenhorn"}, 201)
        table = made["info"]["id"]
        cal.hello(table)
        cal.said("duck")
        cal.next("said", where=lambda m: any(one["kind"] != "chosen" for one in m["story"]))
        moves = ask(
            cluster.database, lambda db: list(db.scalars(select(PLIES.c.move).where(PLIES.c.game == table)))
        )
        bots = [move for move in moves if move is not None and move.startswith("bot:")]
        assert bots
        assert len(bots) == len(set(bots))
        hired = [psutil.Process(node.process.pid).children() for node in cluster.nodes]
        assert not any(hired), "a node thought by itself"
        cal.close()
    finally:
        worker.stop()


def test_a_node_dies_with_a_word_on_disk_that_nobody_has_heard_of(
    cluster: Cluster, nats: str, tmp_path: Path
) -> None:
    wanted = ("--database-url", cluster.database, "--nats", nats, "--node", "d")
    fatal = Node(tmp_path / "d.log", *wanted, fatal_at=4).wait()
    try:
        riders = cluster.riders(9, 3)
        others = riders[1].addresses()
        riders[1].addresses = lambda: [fatal.url, *others]
        asyncio.run(play(riders, lambda: None, 1))
        assert not fatal.running
        check(riders, cluster.plies(riders))
        assert riders[1].gaps
    finally:
        fatal.stop()


async def play(riders: list[Rider], act: Callable[[], None], when: int) -> None:
    """All games to their end; `act` as soon as so many words were acknowledged."""
    rides = [asyncio.create_task(rider.ride()) for rider in riders]
    async with asyncio.timeout(120):
        while sum(len(rider.counted) for rider in riders) < when:
            await asyncio.sleep(0.01)
        assert not all(rider.over for rider in riders)
        act()
        await asyncio.gather(*rides)


def test_when_a_node_dies_nothing_is_lost(cluster: Cluster) -> None:
    """The last one: from here on the house has two nodes."""
    riders = [rider for number in range(4) for rider in cluster.riders(number, 3)]
    asyncio.run(play(riders, cluster.nodes[1].kill, 40))
    assert check(riders, cluster.plies(riders)) > 40
    assert statuses(cluster.database, {rider.table for rider in riders}) == {"over"}
    gaps = [gap for rider in riders for gap in rider.gaps]
    assert len(gaps) >= 4, "whoever was at the dead node has come back"
    assert max(gaps) < 2.0
