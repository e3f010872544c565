"""Clocks, with a clock that is moved by hand."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from saloon.kernel.core import NATURE, WATCHER
from saloon.server.tables.clocks import HOUR, Clocks, merged, passed, reached
from saloon.server.tables.rows import granted_until
from saloon.server.wire.tables import ClockWish
from tests.server.running import Running
from tests.server.talking import START, FakeClock, Message, Somebody, clocked, company, table_of

LIVE = {"bank": 60, "turn": 10}
Clocked = tuple[Running, FakeClock]


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    with clocked(tmp_path_factory.mktemp("clocks"), bot_beat=0, grace=30) as both:
        yield both


# ---- by themselves ----


def test_time_that_stands_still_does_not_count() -> None:
    still = merged([(50, 60), (10, 20), (15, 30)])
    assert still == [(10, 30), (50, 60)]
    assert passed(0, 100, still) == 70
    assert passed(25, 55, still) == 20
    assert reached(0, 70, still) == 100
    assert reached(12, 5, still) == 35
    assert all(passed(12, reached(12, need, still), still) == need for need in range(1, 80))


def test_a_decision_first_takes_its_own_time_then_the_bank() -> None:
    clocks = Clocks("live", ClockWish(bank=60, turn=10), 2)
    clocks.moved(0, 0b11, -1)
    clocks.moved(8_000, 0b10, 0)
    assert clocks.watches[0].bank == 60_000
    clocks.moved(25_000, 0b11, 1)
    assert clocks.watches[1].bank == 45_000
    assert (clocks.due(0, 25_000), clocks.due(1, 25_000)) == (95_000, 80_000)


def test_simultaneous_decisions_run_all_clocks() -> None:
    clocks = Clocks("live", ClockWish(bank=60, turn=10), 3)
    clocks.moved(0, 0b111, -1)
    clocks.moved(20_000, 0b110, 0)
    clocks.moved(40_000, 0b100, 1)
    assert [watch.bank for watch in clocks.watches] == [50_000, 30_000, 60_000]
    assert clocks.due(2, 40_000) == 70_000


def test_an_empty_bank_leaves_time_for_a_word() -> None:
    clocks = Clocks("live", ClockWish(bank=1, turn=0), 1)
    clocks.moved(0, 1, -1)
    clocks.moved(10_000, 1, 0)
    assert (clocks.watches[0].bank, clocks.due(0, 10_000)) == (0, 15_000)


def test_by_the_day_there_is_a_deadline_and_rest() -> None:
    clocks = Clocks("days", ClockWish(hours=24), 2, rests={0: [(HOUR, 11 * HOUR)]})
    clocks.moved(0, 0b11, -1)
    assert (clocks.due(0, 0), clocks.due(1, 0)) == (34 * HOUR, 24 * HOUR)
    clocks.look(WATCHER, 0b11, 0, NATURE)
    assert [one.deadline for one in clocks.shown(WATCHER, [0, 1], 0)] == [34 * HOUR, 24 * HOUR]


def test_holidays_are_as_long_as_the_table_grants() -> None:
    spans = [(0, 100), (150, 300)]
    assert granted_until(spans, 50, 120) == [(50, 100), (150, 220)]


def test_a_pause_stops_the_clocks() -> None:
    clocks = Clocks("live", ClockWish(bank=60, turn=10), 1)
    clocks.moved(0, 1, -1)
    clocks.pause(5_000)
    assert clocks.due(0, 50_000) is None
    assert not clocks.shown(0, [0], 50_000)[0].running
    clocks.resume(100_000)
    assert clocks.due(0, 100_000) == 165_000


def test_a_secret_word_does_not_stop_the_clock_that_others_see() -> None:
    spoke, thinks = (Clocks("live", ClockWish(bank=60, turn=10), 2) for _ in range(2))
    for one in (spoke, thinks):
        one.moved(0, 0b11, NATURE)
        one.look(1, 0b11, 0, NATURE)
    spoke.moved(20_000, 0b10, 0)
    spoke.look(1, 0b11, 20_000, NATURE)
    for now in (21_000, 50_000, 90_000):
        assert spoke.shown(1, [0, 1], now) == thinks.shown(1, [0, 1], now)
    assert not spoke.shown(0, [0], 30_000)[0].running


# ---- at a table ----


def clock(message: Message, seat: int) -> Message:
    return next(dict(one) for one in message["clocks"] if one["seat"] == seat)


def test_the_clock_is_shown_and_runs(timed: Clocked) -> None:
    house, time = timed
    with company(house, "Tick Ann", "Tick Bea") as [ann, bea]:
        table = table_of([ann, bea], clock=LIVE)
        first = bea.latest()
        assert first["info"]["clock"] == "1:00+10"
        assert clock(first, 0) == {
            "seat": 0,
            "running": True,
            "bank": 60_000,
            "turn": 10_000,
            "deadline": None,
        }
        time.pass_(15)
        said = ann.said("duck")
        assert clock(said, 0) == {
            "seat": 0,
            "running": False,
            "bank": 55_000,
            "turn": 10_000,
            "deadline": None,
        }
        assert clock(said, 1) == {"seat": 1, "running": True, "bank": 55_000, "turn": 0, "deadline": None}
        assert clock(bea.hello(table), 1)["bank"] == 55_000


def test_at_zero_the_fallback_is_said_then_a_bot_stands_in(timed: Clocked) -> None:
    house, time = timed
    with company(house, "Zero Ann", "Zero Bea") as [ann, bea]:
        table = table_of([ann, bea], clock={"bank": 0, "turn": 10}, options={"lives": "5"})
        assert bea.latest()["seen"]["ask"]["silence"] is not None
        ann.said("duck")
        bea.next("said")
        time.pass_(11)
        ducked = bea.next("said")
        assert "ducked" in [one["kind"] for one in ducked["story"]]
        assert spoken(house, table) == ["0", "clock"]
        ann.next("said", where=lambda m: m["seen"]["ask"] is not None and m["seen"]["ask"]["must"])
        ann.said("duck")
        time.pass_(11)
        gone = ann.next("info", where=lambda m: m["info"]["seats"][1]["stand_in"] is not None)
        assert gone["info"]["seats"][1]["person"]["name"] == "Zero Bea"
        bea.quiet()
        bea.hello(table)
        bea.send("say", table=table, id="x", ask="", a=0)
        assert bea.next("refused")["key"] == "stand_in"
        back = bea.post(f"/api/tables/{table}/back", None, 200)
        assert back["seats"][1]["stand_in"] is None
        bea.next("info", where=lambda m: m["info"]["seats"][1]["stand_in"] is None)


def test_a_gang_is_never_let_down_by_the_clock(timed: Clocked) -> None:
    house, time = timed
    with company(house, "Coop Ann", "Coop Bea", "Coop Cal", "Coop Dee") as people:
        table = table_of(people, clock={"bank": 0, "turn": 10}, options={"teams": "two"})
        for one in people[1:]:
            one.said("duck")
        time.pass_(11)
        people[1].next("info", where=lambda m: m["info"]["seats"][0]["stand_in"] is not None)
        people[1].next("said", where=lambda m: 0 not in m["seen"]["waiting"] or m["story"] != [])
        assert "clock" not in spoken(house, table)


def test_a_warning_comes_before_the_end(timed: Clocked) -> None:
    house, time = timed
    with company(house, "Warn Ann", "Warn Bea") as [ann, bea]:
        table_of([ann, bea], clock=LIVE)
        time.pass_(56)
        assert ann.next("notice")["kind"] == "warning"
        assert bea.next("notice")["kind"] == "warning"


def test_a_pause_needs_consent_and_stops_everything(timed: Clocked) -> None:
    house, time = timed
    with company(house, "Pause Ann", "Pause Bea") as [ann, bea]:
        table = table_of([ann, bea], clock=LIVE)
        ann.post(f"/api/tables/{table}/pause", {"on": True}, 200)
        asked = bea.next("asked")
        assert (asked["kind"], asked["open"]) == ("pause", True)
        bea.send("answer", table=table, request=asked["request"], yes=True)
        paused = ann.next("info", where=lambda m: m["info"]["paused"])
        assert not clock(paused, 0)["running"]
        time.pass_(1000)
        ann.say("duck")
        assert ann.next("refused")["key"] == "paused"
        bea.post(f"/api/tables/{table}/pause", {"on": False}, 200)
        on = ann.next("info", where=lambda m: not m["info"]["paused"])
        assert clock(on, 0) == {"seat": 0, "running": True, "bank": 60_000, "turn": 10_000, "deadline": None}
        ann.said("duck")


def test_clocks_stand_still_while_the_house_is_down_and_a_while_longer(tmp_path: Path) -> None:
    with (
        clocked(tmp_path, bot_beat=0, grace=30) as (house, time),
        company(house, "Down Ann", "Down Bea") as two,
    ):
        table = table_of(two, clock=LIVE)
        time.pass_(5)
        house.wait(house.house.uptime.beat())
        cookies = two[0].web.cookies
    with clocked(tmp_path, START + 3_600_000, bot_beat=0, grace=30) as (house, time):
        again = Somebody(house, "Down Ann", cookies=cookies)
        told = again.hello(table)
        assert clock(told, 0) == {"seat": 0, "running": True, "bank": 60_000, "turn": 5_000, "deadline": None}
        time.pass_(40)
        assert clock(again.hello(table), 0)["bank"] == 55_000
        again.close()


def test_what_is_due_wakes_a_sleeping_table(tmp_path: Path) -> None:
    with (
        clocked(tmp_path, bot_beat=0, rest=0) as (house, time),
        company(house, "Sleep Ann", "Sleep Bea") as two,
    ):
        ann, bea = two
        days = {"hours": 24, "holidays": 2}
        table = table_of([ann, bea], pace="days", clock=days)
        assert clock(ann.latest(), 1)["deadline"] == time.at + 24 * HOUR
        ann.said("duck")
        ann.close()
        bea.close()
        time.pass_(1)
        asleep(house, table)
        lobby = bea.web.get("/api/tables").json()["mine"]
        mine = next(one for one in lobby if one["info"]["id"] == table)
        assert (mine["your_turn"], mine["deadline"]) == (True, START + 24 * HOUR)
        time.pass_(23 * 3600)
        bea.connect()
        assert bea.next("notice", where=lambda m: m["kind"] == "warning")["table"] == table
        time.pass_(2 * 3600)
        until(lambda: spoken(house, table) == ["0", "clock"])


def asleep(house: Running, table: str) -> None:
    until(lambda: table not in house.house.tables.lives)


def until(true: Callable[[], bool]) -> None:
    end = monotonic() + 20
    while not true():
        assert monotonic() < end
        sleep(0.05)


def spoken(house: Running, table: str) -> list[str]:
    """By whom each word was said: a seat's number, `clock`, `bot` or `order`."""
    rows = house.read(lambda db: db.exec_driver_sql("SELECT move FROM plies WHERE game=?", (table,)).all())
    return [row[0].split(":")[0] for row in rows if row[0]]


def test_a_holiday_moves_the_deadline(tmp_path: Path) -> None:
    with clocked(tmp_path, bot_beat=0) as (house, time), company(house, "Rest Ann", "Rest Bea") as [ann, bea]:
        table = table_of([ann, bea], pace="days", clock={"hours": 24, "holidays": 2})
        until = time.at + 30 * 24 * HOUR
        assert ann.web.patch("/api/me", json={"away_until": until}).status_code == 200
        told = bea.next("info", where=lambda m: clock(m, 0)["deadline"] != clock(m, 1)["deadline"])
        assert clock(told, 0)["deadline"] == START + (24 + 48) * HOUR
        assert table
