"""The end of a game, absences, roles, watchers: what everybody is told."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running
from tests.server.talking import FakeClock, clocked, company, table_of

Clocked = tuple[Running, FakeClock]


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    with clocked(tmp_path_factory.mktemp("endings"), bot_beat=0) as both:
        yield both


def test_at_the_end_everybody_learns_the_seed_and_watchers_see_everything(house: Running) -> None:
    with company(house, "Seed Ann", "Seed Bea", "Seed Cal") as [ann, bea, cal]:
        table = table_of([ann, bea])
        cal.hello(table)
        ann.said("leave")
        ended = bea.next("info", where=lambda m: m["info"]["status"] == "over")
        assert ended["info"]["seed"]
        all_seen = cal.next("table")
        assert all_seen["seen"]["viewer"] == "archive"
        assert [one["n"] for one in all_seen["story"]] == list(range(1, len(all_seen["story"]) + 1))
        dealt = [one for one in all_seen["story"] if one["kind"] == "dealt"]
        assert len(dealt) == 2
        row = house.read(
            lambda db: db.exec_driver_sql("SELECT status, result FROM games WHERE id=?", (table,)).one()
        )
        assert row[0] == "over"
        assert '"winners":[1]' in row[1]
        bea.send("say", table=table, id="late", ask="", a=0)
        assert bea.next("refused")["key"] == "over"


def test_whoever_leaves_a_game_is_played_for_and_may_come_back(house: Running) -> None:
    with company(house, "Gone Ann", "Gone Bea") as [ann, bea]:
        table = table_of([ann, bea], options={"lives": "5"})
        bea.said("duck")
        ann.next("said")
        gone = ann.post(f"/api/tables/{table}/leave", None, 200)
        assert gone["seats"][0]["stand_in"] == "ranch_hand"
        bea.next("said", where=lambda m: any(one["kind"] == "round" or one["n"] for one in m["story"]))
        back = ann.post(f"/api/tables/{table}/back", None, 200)
        assert back["seats"][0]["stand_in"] is None
        asked = bea.post(f"/api/tables/{table}/close", None, 200)
        assert asked["status"] == "playing"
        assert ann.next("asked")["kind"] == "close"


def test_the_host_gives_the_star(house: Running) -> None:
    with company(house, "Star Ann") as [ann]:
        wish = {"title": "desperados", "seats": 3, "bots": {"0": "random", "2": "random"}, "mine": 1}
        made = ann.post("/api/tables", {**wish, "roles": {"1": "sheriff"}}, 201)
        assert made["info"]["options"] == {"sheriff_seat": "2"}
        assert made["info"]["seats"][1]["role"] == "sheriff"
        told = ann.hello(made["info"]["id"])
        assert told["seen"]["view"]["sheriff"] == 1
        refused = ann.web.post("/api/tables", json={**wish, "roles": {"1": "king"}})
        assert (refused.status_code, refused.json()["key"]) == (400, "no_role")


def test_watchers_are_counted(house: Running) -> None:
    with company(house, "Count Ann", "Count Bea", "Count Cal", "Count Dee") as [ann, bea, cal, dee]:
        table = table_of([ann, bea])
        cal.hello(table), dee.hello(table)
        ann.next("info", where=lambda m: m["info"]["watchers"] == 2)
        dee.close()
        ann.next("info", where=lambda m: m["info"]["watchers"] == 1)


def test_a_window_is_open_for_its_time_whoever_answers_first(timed: Clocked) -> None:
    """FW-R6: an answer is neither acknowledged nor shown before the window's time has gone by."""
    house, time = timed
    with company(house, "Window Ann", "Window Bea") as people:
        table_of(people, "fast_west")
        for _ in range(40):
            asked = [one.latest()["seen"]["ask"] for one in people]
            if all(ask is not None and ask["kind"] == "answer" for ask in asked):
                break
            for one, ask in zip(people, asked, strict=True):
                if ask is not None and ask["must"] and ask["kind"] != "answer":
                    one.say_number(ask["words"][0]["a"], None, ask["id"])
                    one.next("done")
            for one in people:
                one.quiet()
        ann, bea = people
        assert ann.latest()["seen"]["ask"]["kind"] == "answer"
        time.pass_(1)
        ann.say("pass"), bea.say("pass")
        assert [m["t"] for m in ann.quiet() + bea.quiet() if m["t"] in ("done", "said")] == []
        time.pass_(3)
        assert ann.next("done")
        assert bea.next("done")
        ann.next("said", where=lambda m: any(one["kind"] == "all_answered" for one in m["story"]))
