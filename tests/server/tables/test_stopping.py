"""An upgrade with games running, some of them of a title whose rules are others now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select, update

from saloon.kernel import catalogue, record
from saloon.server.notify.schema import TELLINGS
from saloon.server.store.schema import GAMES, PLIES
from tests.server.people.test_accounts import problem
from tests.server.running import Running
from tests.server.talking import START, Somebody, clocked, table_of

DAY = 86_400_000
HOOK = {"kind": "webhook", "target": "https://hooks.example/x", "about": ["over"]}


@pytest.fixture
def newer() -> Iterator[int]:
    """Standoff by other rules, as far as its version says."""
    rules = catalogue.load("standoff")
    before = rules.version
    yield before + 1
    rules.version = before


def upgrade(version: int) -> None:
    catalogue.load("standoff").version = version


@contextmanager
def house_of(data: Path, at: int) -> Iterator[Running]:
    with clocked(data, at, grace=0, tell_after=0) as (house, _):
        yield house


Cookies = dict[str, httpx.Cookies]


def before_the_upgrade(data: Path) -> tuple[str, str, Cookies]:
    """A game of Standoff with a clock, and one of Fast West; who is who."""
    with house_of(data, START) as house:
        ann, bea = Somebody(house, "Upgrade Ann"), Somebody(house, "Upgrade Bea", "it")
        other = table_of([ann, bea], "fast_west")
        table = table_of([ann, bea], clock={"bank": 60})
        ann.post("/api/me/channels", HOOK, 201)
        ann.said("duck")
        for one in (ann, bea):
            one.close()
        return table, other, {"ann": ann.web.cookies, "bea": bea.web.cookies}


def again(house: Running, who: Cookies) -> list[Somebody]:
    return [Somebody(house, name, cookies=cookies) for name, cookies in who.items()]


def test_people_agree_to_go_on_by_the_new_rules(tmp_path: Path, newer: int) -> None:
    table, other, who = before_the_upgrade(tmp_path)
    upgrade(newer)
    with house_of(tmp_path, START + DAY) as house:
        ann, bea = again(house, who)
        assert house.visitor().get("/ready").status_code == 200
        told = bea.hello(table)
        assert (told["info"]["status"], told["info"]["rules"], told["seen"]) == ("stopped", newer - 1, None)
        assert table in [one["info"]["id"] for one in bea.web.get("/api/tables").json()["mine"]]
        assert house.read(lambda db: db.scalars(select(TELLINGS.c.kind)).all()) == ["stopped"]
        problem(ann.web.get(f"/api/games/{table}/game"), 409, "not_over")
        assert ann.hello(other)["seen"] is not None
        ann.hello(table)
        ann.post(f"/api/tables/{table}/go-on", None, 200)
        asked = bea.next("asked")
        assert "Upgrade Ann" in asked["text"]
        assert "regole" in asked["text"]
        bea.send("answer", table=table, request=asked["request"], yes=True)
        on = bea.next("table")
        assert (on["info"]["status"], on["info"]["rules"], on["seen"]["ask"]["must"]) == (
            "playing",
            newer,
            True,
        )
        assert on["clocks"][1]["bank"] == 60_000, "nobody's time ran while the game stood still"
        bea.said("duck")
        problem(ann.web.post(f"/api/tables/{table}/go-on"), 409, "not_stopped")
        for one in (ann, bea):
            one.close()


def test_a_game_that_would_have_gone_otherwise_is_called_off_and_its_words_stay(
    tmp_path: Path, newer: int
) -> None:
    table, _, who = before_the_upgrade(tmp_path)
    upgrade(newer)
    with house_of(tmp_path, START + DAY) as house:
        ann, bea = again(house, who)
        # Nobody can choose twice: by these rules the first word is not allowed.
        odd = update(PLIES).where(PLIES.c.game == table, PLIES.c.ply == 1).values(action=11)
        house.write(lambda db: db.execute(odd))
        bea.hello(table)
        told = problem(bea.web.post(f"/api/tables/{table}/go-on"), 409, "rules_differ")
        assert "regole" in told
        bea.post(f"/api/tables/{table}/close", None, 200)
        assert ann.web.get(f"/api/tables/{table}").json()["status"] == "stopped", (
            "only the host ends it alone"
        )
        assert ann.post(f"/api/tables/{table}/close", None, 200)["status"] == "closed"
        bea.next("info", where=lambda m: m["info"]["status"] == "closed")
        text = bea.web.get(f"/api/games/{table}/game").text
        assert text.splitlines()[-1] == "A rethink"
        assert f"rules: {newer - 1}" in text
        words = bea.web.get(f"/api/games/{table}/export.json").json()
        assert (words["words"][-1]["say"], words["winners"]) == ("A rethink", None)
        bea.close()


def test_a_game_that_was_called_off_is_read_by_the_rules_it_was_played_by(tmp_path: Path, newer: int) -> None:
    table, _, who = before_the_upgrade(tmp_path)
    upgrade(newer)
    with house_of(tmp_path, START + DAY) as house:
        ann, _ = again(house, who)
        ann.post(f"/api/tables/{table}/close", None, 200)
        text = ann.web.get(f"/api/games/{table}/game").text
    upgrade(newer - 1)
    assert record.read(text).lines()[-1] == "A duck"


def test_a_game_that_cannot_be_read_stops_alone(tmp_path: Path) -> None:
    table, other, who = before_the_upgrade(tmp_path)
    with house_of(tmp_path, START + DAY) as house:
        ann, bea = again(house, who)
        house.write(lambda db: db.execute(update(PLIES).where(PLIES.c.game == other).values(action=10**9)))
        rows = house.read(lambda db: db.scalar(select(func.count()).where(PLIES.c.game == other)))
        house.write(
            lambda db: db.execute(
                PLIES.insert().values(game=other, ply=rows, kind="say", seat=0, action=10**9, at=0)
            )
        )
        for live in list(house.house.tables.lives.values()):
            house.loop.call_soon_threadsafe(house.house.tables.drop, live)
        assert ann.hello(other)["info"]["status"] == "stopped"
        status = select(GAMES.c.status).where(GAMES.c.id == other)
        assert house.read(lambda db: db.scalar(status)) == "stopped"
        assert bea.hello(table)["seen"] is not None
        for one in (ann, bea):
            one.close()
