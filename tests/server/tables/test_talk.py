"""Rooms and plans: who may speak, who may read, and that nobody else hears of it."""

from typing import Any

from sqlalchemy import select

from saloon.server.people.schema import REPORTS
from tests.server.running import Running
from tests.server.talking import Message, Somebody, company, table_of


def talk(one: Somebody, room: str, text: str) -> None:
    one.send("talk", table=one.table, room=room, text=text)


def heard(one: Somebody) -> list[tuple[str, str]]:
    one.quiet()
    return [(m["line"]["room"], m["line"]["text"]) for m in one.heard if m["t"] == "heard"]


def gangs(house: Running, people: list[Somebody], watcher: Somebody) -> str:
    """Four seats in two gangs (A and C, B and D), and a watcher."""
    table = table_of(people, options={"teams": "two"})
    assert watcher.hello(table)["seen"]["viewer"] == "watcher"
    return table


def settled(people: list[Somebody], text: str, reader: Somebody) -> None:
    """Wait until a line that was said is on disk and shown."""
    reader.next("heard", where=lambda m: m["line"]["text"] == text)


def test_the_gangs_room_is_the_gangs(house: Running) -> None:
    with company(house, "Gang Ann", "Gang Bea", "Gang Cal", "Gang Dee", "Gang Eve") as people:
        ann, bea, cal, dee, eve = people
        table = gangs(house, people[:4], eve)
        assert ann.heard[-1]["rooms"] == {"table": [], "gang": []}
        assert eve.heard[-1]["rooms"] == {"table": [], "watchers": []}
        talk(ann, "gang", "we shoot Bea")
        settled(people, "we shoot Bea", cal)
        talk(bea, "gang", "we shoot Ann")
        settled(people, "we shoot Ann", dee)
        assert heard(eve) == []
        assert [text for _, text in heard(bea)] == ["we shoot Ann"]
        assert [text for _, text in heard(ann)] == ["we shoot Bea"]
        for one, mine in ((bea, "we shoot Ann"), (cal, "we shoot Bea")):
            again = one.hello(table)
            assert [line["text"] for line in again["rooms"]["gang"]] == [mine]
            assert again["rooms"]["gang"][0]["n"] == 1
        assert "gang" not in eve.hello(table)["rooms"]
        told = {"user": "Gang Ann", "why": "rude", "table": table, "room": "gang", "line": 1}
        assert cal.web.post("/api/reports", json=told).status_code == 204
        assert house.read(lambda db: db.scalar(select(REPORTS.c.said))) == "we shoot Bea"


def test_watchers_have_a_room_of_their_own(house: Running) -> None:
    with company(house, "Own Ann", "Own Bea", "Own Cal", "Own Dee", "Own Eve") as people:
        ann, *_, eve = people
        table = gangs(house, people[:4], eve)
        talk(eve, "watchers", "look at her hand")
        settled(people, "look at her hand", eve)
        assert heard(ann) == []
        for room in ("table", "gang"):
            talk(eve, room, "psst")
            assert eve.next("fault")["key"] == "no_room"
        talk(ann, "watchers", "psst")
        assert ann.next("fault")["key"] == "no_room"
        talk(ann, "cellar", "psst")
        assert ann.next("fault")["key"] == "no_room"
        talk(ann, "table", "evening, everybody")
        settled(people, "evening, everybody", eve)
        assert "watchers" not in ann.hello(table)["rooms"]


def test_whoever_sits_cannot_watch_meanwhile(house: Running) -> None:
    with company(house, "Both Ann", "Both Bea") as [ann, bea]:
        table = table_of([ann, bea])
        assert ann.hello(table, watch=True)["key"] == "seated_watcher"


def test_a_table_without_watchers_has_none(house: Running) -> None:
    with company(house, "Shut Ann", "Shut Bea", "Shut Cal") as [ann, bea, cal]:
        table = table_of([ann, bea], watchable=False)
        assert cal.hello(table)["key"] == "not_watchable"


def test_lines_have_a_length_and_a_pace(house: Running) -> None:
    with company(house, "Line Ann", "Line Bea") as [ann, bea]:
        table_of([ann, bea])
        for text in ("", "   ", "x" * 501):
            talk(ann, "table", text)
            assert ann.next("fault")["key"] == "talk_length"
        for number in range(12):
            talk(ann, "table", f"line {number}")
        assert ann.next("fault")["key"] == "too_many"
        settled([ann], "line 7", bea)
        assert len(heard(bea)) == 8


def test_text_is_kept_as_text(house: Running) -> None:
    with company(house, "Text Ann", "Text Bea") as [ann, bea]:
        table_of([ann, bea])
        text = "<script>alert(1)</script> \u0000' OR 1=1 --"
        talk(ann, "table", text)
        line = bea.next("heard")["line"]
        assert line["text"] == text.replace("\u0000", " ")
        assert line["person"]["name"] == "Text Ann"


def test_the_host_silences_and_lets_speak(house: Running) -> None:
    with company(house, "Host Una", "Host Vic", "Host Wes") as [una, vic, wes]:
        table = table_of([una, vic])
        wes.hello(table)
        answer = vic.web.post(f"/api/tables/{table}/silence", json={"user": wes.name})
        assert (answer.status_code, answer.json()["key"]) == (403, "not_host")
        una.post(f"/api/tables/{table}/silence", {"user": wes.name}, 200)
        talk(wes, "watchers", "I know!")
        assert wes.next("fault")["key"] == "silenced"
        una.post(f"/api/tables/{table}/silence", {"user": wes.name, "on": False}, 200)
        talk(wes, "watchers", "I know!")
        assert wes.next("heard")["line"]["text"] == "I know!"


def test_the_muted_are_not_heard(house: Running) -> None:
    with company(house, "Mute Ann", "Mute Bea") as [ann, bea]:
        table = table_of([ann, bea])
        assert ann.web.put("/api/me/mutes/Mute Bea").status_code == 200
        ann.hello(table)
        talk(bea, "table", "listen")
        settled([ann, bea], "listen", bea)
        assert heard(ann) == []
        assert ann.hello(table)["rooms"]["table"] == []


def marks(one: Somebody) -> list[dict[str, Any]]:
    return [dict(mark) for mark in one.next("plan")["marks"]]


def draw(one: Somebody, **what: Any) -> None:
    one.send("draw", table=one.table, **{"kind": "pin", **what})


def test_the_plan_is_drawn_seconded_and_wiped_by_the_gang_alone(house: Running) -> None:
    with company(house, "Plan Ann", "Plan Bea", "Plan Cal", "Plan Dee", "Plan Eve") as people:
        ann, bea, cal, _, eve = people
        table = gangs(house, people[:4], eve)
        draw(ann, kind="route", places=[1, 2, 3], target=1, text="this way")
        [mark] = marks(cal)
        assert (mark["seat"], mark["kind"], mark["places"], mark["text"]) == (
            0,
            "route",
            [1, 2, 3],
            "this way",
        )
        draw(cal, second=mark["id"])
        assert marks(cal)[0]["seconds"] == [2]
        draw(cal, remove=mark["id"])
        assert cal.next("fault")["key"] == "bad_mark"
        draw(bea, second=mark["id"])
        assert bea.next("fault")["key"] == "bad_mark"
        draw(eve)
        assert eve.next("fault")["key"] == "no_plan"
        draw(ann, kind="poem")
        assert ann.next("fault")["key"] == "bad_mark"
        assert [m for m in bea.quiet() + eve.quiet() if m["t"] == "plan"] == []
        assert [len(one.hello(table)["marks"]) for one in (ann, bea, cal, eve)] == [1, 0, 1, 0]
        draw(ann, remove=mark["id"])
        assert ann.next("plan", where=lambda m: not m["marks"])["marks"] == []


def test_after_the_end_everything_is_opened(house: Running) -> None:
    with company(house, "End Ann", "End Bea", "End Cal", "End Dee", "End Eve") as people:
        ann, bea, cal, dee, eve = people
        table = gangs(house, people[:4], eve)
        talk(ann, "gang", "they know nothing")
        settled(people, "they know nothing", cal)
        talk(eve, "watchers", "she will leave")
        settled(people, "she will leave", eve)
        draw(ann)
        marks(cal)
        ann.said("leave")
        cal.hello(table)
        cal.said("leave")
        end: Message = bea.next("said", where=lambda m: m["seen"]["over"])
        assert end["seen"]["ending"]["winners"] == [1, 3]
        told = eve.hello(table)
        assert told["seen"]["viewer"] == "archive"
        assert [line["text"] for line in told["rooms"]["gang"]] == ["they know nothing"]
        assert len(told["marks"]) == 1
        assert told["info"]["seed"] is not None
        opened = dee.hello(table)["rooms"]
        assert [line["text"] for line in opened["watchers"]] == ["she will leave"]
