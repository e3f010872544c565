"""Seats: who may take which, and what the others see of it."""

from typing import Any

import httpx

from tests.server.running import Running
from tests.server.talking import Somebody, company


def problem(answer: httpx.Response, status: int, key: str) -> None:
    assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text


def made(host: Somebody, **wish: Any) -> dict[str, Any]:
    return host.post("/api/tables", {"title": "standoff", "seats": 3, **wish}, 201)


def names(info: dict[str, Any]) -> list[str | None]:
    return [seat["person"]["name"] if seat["person"] else None for seat in info["seats"]]


def test_the_game_starts_when_the_last_seat_is_taken(house: Running) -> None:
    with company(house, "Seat Ann", "Seat Bea") as [ann, bea]:
        table = made(ann, bots={"2": "ranch_hand"})["info"]["id"]
        opened = ann.hello(table)
        assert (opened["info"]["status"], opened["seen"]) == ("open", None)
        joined = bea.post(f"/api/tables/{table}/join", {}, 200)
        assert (joined["seat"], joined["info"]["status"]) == (1, "playing")
        begun = ann.next("table")
        assert begun["seen"]["ask"]["must"]
        assert begun["info"]["seats"][2]["person"]["level"] == "ranch_hand"
        assert (begun["info"]["seed"], len(begun["info"]["seed_hash"])) == (None, 64)


def test_a_seat_taken_is_nobody_elses_whatever_the_key(house: Running) -> None:
    with company(house, "Taken Ann", "Taken Bea", "Taken Cal") as [ann, bea, cal]:
        one = made(ann, access="link", mine=0)
        table, key = one["info"]["id"], one["key"]
        problem(bea.web.post(f"/api/tables/{table}/join", json={}), 404, "no_table")
        problem(bea.web.post(f"/api/tables/{table}/join", json={"key": key, "seat": 0}), 409, "seat_taken")
        assert bea.post(f"/api/tables/{table}/join", {"key": key, "seat": 2}, 200)["seat"] == 2
        problem(bea.web.post(f"/api/tables/{table}/join", json={"key": key}), 409, "already_seated")
        problem(cal.web.post(f"/api/tables/{table}/join", json={"key": key, "seat": 2}), 409, "seat_taken")
        assert cal.post(f"/api/tables/{table}/join", {"key": key}, 200)["seat"] == 1
        assert ann.web.get(f"/api/tables/{table}").json()["status"] == "playing"


def test_a_table_by_link_is_not_there_for_others(house: Running) -> None:
    with company(house, "Link Ann", "Link Bea") as [ann, bea]:
        one = made(ann, access="link")
        table = one["info"]["id"]
        problem(bea.web.get(f"/api/tables/{table}"), 404, "no_table")
        assert bea.web.get(f"/api/tables/{table}", params={"key": one["key"]}).status_code == 200
        assert bea.hello(table)["key"] == "no_table"
        assert bea.hello(table, key=one["key"])["t"] == "table"
        assert table not in [info["id"] for info in bea.web.get("/api/tables").json()["open"]]


def test_a_stranger_sees_what_is_open_to_everybody(house: Running) -> None:
    with company(house, "Open Ann") as [ann]:
        public = made(ann)["info"]["id"]
        hidden = made(ann, access="link")["info"]["id"]
        seen = house.visitor().get("/api/tables").json()
        ids = [info["id"] for info in seen["open"]]
        assert public in ids
        assert hidden not in ids
        assert seen["mine"] == []
        ann.web.post(f"/api/tables/{public}/close")  # so that nobody is matched with it


def test_whoever_leaves_before_the_start_frees_the_seat(house: Running) -> None:
    with company(house, "Leave Ann", "Leave Bea") as [ann, bea]:
        table = made(ann)["info"]["id"]
        bea.post(f"/api/tables/{table}/join", {}, 200)
        assert names(bea.post(f"/api/tables/{table}/leave", None, 200)) == ["Leave Ann", None, None]
        problem(bea.web.post(f"/api/tables/{table}/leave"), 403, "not_seated")
        assert ann.post(f"/api/tables/{table}/leave", None, 200)["status"] == "closed"
        problem(bea.web.post(f"/api/tables/{table}/join", json={}), 409, "not_open")


def test_the_host_sets_bots_and_starts(house: Running) -> None:
    with company(house, "Host Ann", "Host Bea") as [ann, bea]:
        table = made(ann, start=False)["info"]["id"]
        problem(ann.web.post(f"/api/tables/{table}/start"), 409, "seats_free")
        bea.post(f"/api/tables/{table}/join", {"seat": 1}, 200)
        problem(bea.web.put(f"/api/tables/{table}/seats/2", json={"bot": "greenhorn"}), 403, "not_host")
        problem(ann.web.put(f"/api/tables/{table}/seats/1", json={"bot": "greenhorn"}), 409, "seat_taken")
        problem(ann.web.put(f"/api/tables/{table}/seats/2", json={"bot": "ghost"}), 400, "no_level")
        problem(ann.web.put(f"/api/tables/{table}/seats/7", json={"bot": "random"}), 400, "no_seat")
        info = ann.web.put(f"/api/tables/{table}/seats/2", json={"bot": "greenhorn"}).json()
        assert info["status"] == "open"
        problem(bea.web.post(f"/api/tables/{table}/start"), 403, "not_host")
        assert ann.post(f"/api/tables/{table}/start", None, 200)["status"] == "playing"
        problem(ann.web.post(f"/api/tables/{table}/start"), 409, "not_open")


def test_an_invitation_keeps_a_seat_and_a_link_is_used_once(house: Running) -> None:
    with company(house, "Invite Ann", "Invite Bea", "Invite Cal", "Invite Dee") as [ann, bea, cal, dee]:
        bea.connect()
        table = made(ann, access="invited")["info"]["id"]
        ann.post(f"/api/tables/{table}/invite", {"user": "Invite Bea", "seat": 1}, 201)
        notice = bea.next("notice")
        assert (notice["kind"], notice["table"]) == ("invitation", table)
        assert "Invite Ann" in notice["text"]
        link = ann.post(f"/api/tables/{table}/invite", {}, 201)["link"]
        problem(cal.web.post(f"/api/tables/{table}/join", json={"key": link, "seat": 1}), 409, "seat_taken")
        assert cal.post(f"/api/tables/{table}/join", {"key": link}, 200)["seat"] == 2
        problem(dee.web.post(f"/api/tables/{table}/join", json={"key": link}), 404, "no_table")
        assert bea.post(f"/api/tables/{table}/join", {}, 200)["seat"] == 1
        problem(ann.web.post(f"/api/tables/{table}/invite", json={"user": "Nobody Here"}), 409, "not_open")


def test_quick_match_sits_people_together(house: Running) -> None:
    with company(house, "Quick Ann", "Quick Bea", "Quick Cal") as [ann, bea, cal]:
        first = ann.post("/api/match", {"title": "standoff", "seats": 3}, 201)
        second = bea.post("/api/match", {"title": "standoff"}, 201)
        assert first["info"]["id"] == second["info"]["id"]
        again = ann.post("/api/match", {"title": "standoff", "seats": 3}, 201)
        assert again["info"]["id"] != first["info"]["id"]
        last = cal.post("/api/match", {"title": "standoff", "seats": 3}, 201)
        assert (last["info"]["id"], last["info"]["status"]) == (first["info"]["id"], "playing")
        problem(cal.web.post("/api/match", json={"title": "chess"}), 404, "no_title")
        problem(cal.web.post("/api/match", json={"title": "standoff", "pace": "soon"}), 400, "no_choice")


def test_one_person_plays_every_seat_on_one_device(house: Running) -> None:
    with company(house, "Hot Ann", "Hot Bea") as [ann, bea]:
        one = made(ann, hot_seat=True, bots={"2": "random"})
        assert one["info"]["status"] == "playing"
        table = one["info"]["id"]
        assert ann.hello(table, seat=1)["seen"]["viewer"] == "B"
        ann.said("duck")
        assert ann.hello(table, seat=0)["seen"]["viewer"] == "A"
        ann.said("duck")
        problem(bea.web.post(f"/api/tables/{table}/join", json={}), 409, "not_open")


def test_presence_shows_who_is_there(house: Running) -> None:
    with company(house, "Here Ann", "Here Bea") as [ann, bea]:
        table = made(ann)["info"]["id"]
        bea.post(f"/api/tables/{table}/join", {}, 200)
        ann.hello(table)
        assert [seat["connected"] for seat in ann.heard[-1]["info"]["seats"]] == [True, False, False]
        bea.connect()
        assert ann.next("info")["info"]["seats"][1]["connected"]
        bea.close()
        assert not ann.next("info")["info"]["seats"][1]["connected"]


def test_the_wrong_wishes_get_a_sentence_each(house: Running) -> None:
    with company(house, "Wish Ann") as [ann]:
        for wish, status, key in (
            ({"title": "chess", "seats": 2}, 404, "no_title"),
            ({"title": "standoff", "seats": 99}, 400, "seat_count"),
            ({"title": "standoff", "seats": 2, "pace": "x"}, 400, "no_choice"),
            ({"title": "standoff", "seats": 2, "access": "x"}, 400, "no_choice"),
            ({"title": "standoff", "seats": 2, "clock": {"bank": -1}}, 400, "bad_clock"),
            ({"title": "standoff", "seats": 2, "clock": {"hours": 10**9}}, 400, "bad_clock"),
            ({"title": "standoff", "seats": 2, "mine": 5}, 400, "no_seat"),
            ({"title": "standoff", "seats": 2, "mine": 1, "bots": {"1": "random"}}, 409, "seat_taken"),
            ({"title": "standoff", "seats": 2, "bots": {"x": "random"}}, 400, "no_seat"),
            ({"title": "standoff", "seats": 2, "bots": {"1": "oracle"}}, 400, "no_level"),
            ({"title": "standoff", "seats": 2, "name": "x" * 61}, 400, "name_long"),
            ({"title": "standoff", "seats": 2, "options": {"lives": "99"}}, 400, "bad_request"),
            ({"title": "standoff", "seats": 3, "options": {"teams": "two"}}, 400, "not_allowed"),
            ({"title": "standoff"}, 400, "bad_request"),
            ({"title": "standoff", "seats": 10**30}, 400, "seat_count"),
        ):
            answer = ann.web.post("/api/tables", json=wish)
            problem(answer, status, key)
            assert len(answer.json()["text"]) > 10
        problem(ann.web.post("/api/play", json={"title": "standoff", "seat": 9}), 400, "no_seat")
        problem(ann.web.get("/api/tables/nothing"), 404, "no_table")
        problem(ann.web.get("/api/nothing/at/all"), 404, "not_found")


def test_names_are_kept_as_they_are_and_never_run(house: Running) -> None:
    with company(house, "Html Ann") as [ann]:
        name = "<b>x</b>'; DROP TABLE games; --"
        info = made(ann, name=name)["info"]
        assert ann.web.get(f"/api/tables/{info['id']}").json()["name"] == name


def test_a_rematch_seats_the_same_people_again(house: Running) -> None:
    with company(house, "Again Ann", "Again Bea") as [ann, bea]:
        bea.connect()
        table = made(ann, seats=2)["info"]["id"]
        bea.post(f"/api/tables/{table}/join", {}, 200)
        problem(ann.web.post(f"/api/tables/{table}/rematch"), 409, "not_over")
        ann.hello(table), bea.hello(table)
        ann.said("leave")
        assert ann.quiet() is not None
        assert ann.web.get(f"/api/tables/{table}").json()["status"] == "over"
        fresh = ann.post(f"/api/tables/{table}/rematch", None, 201)
        assert (fresh["info"]["status"], fresh["seat"]) == ("open", 1)
        assert bea.next("notice")["table"] == fresh["info"]["id"]
        other = bea.post(f"/api/tables/{table}/rematch", None, 201)
        assert (other["info"]["id"], other["seat"]) == (fresh["info"]["id"], 0)
        assert other["info"]["status"] == "playing"
        assert ann.web.get(f"/api/tables/{table}").json()["rematch"] == fresh["info"]["id"]


def test_the_lobby_shows_tables_as_they_come(house: Running) -> None:
    with company(house, "Lobby Ann", "Lobby Bea") as [ann, bea]:
        ann.connect()
        ann.send("lobby")
        assert ann.next("tables")["mine"] == []
        table = made(bea, name="come in")["info"]["id"]
        seen = ann.next("tables", where=lambda m: table in [one["id"] for one in m["open"]])
        assert all(one["status"] == "open" for one in seen["open"])
        bea.post(f"/api/tables/{table}/close", None, 200)
        ann.next("tables", where=lambda m: table not in [one["id"] for one in m["open"]])
        mine = bea.post("/api/play", {"title": "standoff"}, 201)["info"]["id"]
        own = next(one for one in bea.web.get("/api/tables").json()["mine"] if one["info"]["id"] == mine)
        assert (own["seat"], own["your_turn"]) == (0, True)


def test_a_seat_given_up_shows_nothing_of_its_next_owners_game(house: Running) -> None:
    with company(house, "Gone Ann", "Gone Bea", "Gone Cal") as [ann, bea, cal]:
        table = made(ann, seats=2, start=False)["info"]["id"]
        bea.post(f"/api/tables/{table}/join", {}, 200)
        assert bea.hello(table)["seat"] == 1
        freed = ann.web.put(f"/api/tables/{table}/seats/1", json={"bot": None}).json()
        assert names(freed) == ["Gone Ann", None]
        assert bea.next("table")["seat"] is None
        cal.post(f"/api/tables/{table}/join", {}, 200)
        ann.post(f"/api/tables/{table}/start", None, 200)
        begun = bea.next("table", where=lambda m: m["seen"] is not None)
        assert (begun["seen"]["viewer"], begun["seen"]["ask"]) == ("watcher", None)


def test_whoever_is_sent_away_from_a_closed_circle_hears_no_more_of_it(house: Running) -> None:
    with company(house, "Circle Ann", "Circle Bea") as [ann, bea]:
        table = made(ann, access="invited", start=False)["info"]["id"]
        link = ann.post(f"/api/tables/{table}/invite", {}, 201)["link"]
        bea.post(f"/api/tables/{table}/join", {"key": link}, 200)
        bea.hello(table)
        ann.web.put(f"/api/tables/{table}/seats/1", json={"bot": None})
        assert bea.next("fault")["key"] == "no_table"
        ann.web.put(f"/api/tables/{table}/seats/2", json={"bot": "random"})
        assert bea.hello(table)["key"] == "no_table"
        assert [one for one in bea.heard if one["t"] == "info" and names(one["info"])[2]] == []


def test_the_key_of_a_table_of_the_invited_opens_nothing(house: Running) -> None:
    with company(house, "Asked Ann", "Asked Bea") as [ann, bea]:
        one = made(ann, access="invited")
        table = one["info"]["id"]
        assert one["key"] is None
        live = house.house.tables.lives[table]
        problem(bea.web.post(f"/api/tables/{table}/join", json={"key": live.row.key}), 404, "no_table")
        assert bea.hello(table, key=live.row.key)["key"] == "no_table"


def test_a_link_to_a_table_by_link_may_be_sent_to_everybody(house: Running) -> None:
    with company(house, "Many Ann", "Many Bea", "Many Cal") as [ann, bea, cal]:
        table = made(ann, access="link")["info"]["id"]
        link = ann.post(f"/api/tables/{table}/invite", {}, 201)["link"]
        for one in (bea, cal):
            one.post(f"/api/tables/{table}/join", {"key": link}, 200)


def test_where_watchers_are_not_wanted_those_who_looked_on_are_sent_out_at_the_start(house: Running) -> None:
    with company(house, "Alone Ann", "Alone Bea", "Alone Eve") as [ann, bea, eve]:
        table = made(ann, seats=2, watchable=False)["info"]["id"]
        assert eve.hello(table)["t"] == "table"
        bea.post(f"/api/tables/{table}/join", {}, 200)
        assert eve.next("fault")["key"] == "not_watchable"
        ann.hello(table)
        ann.said("duck")
        eve.send("talk", table=table, room="watchers", text="what do they do?")
        assert eve.next("fault")["key"] == "no_follow"
        assert [one for one in eve.heard if one["t"] == "said" or one.get("seen")] == []


def test_a_game_ends_without_a_result_if_everybody_agrees(house: Running) -> None:
    with company(house, "Halt Ann", "Halt Bea", "Halt Cal") as [ann, bea, cal]:
        table = made(ann)["info"]["id"]
        for one in (bea, cal):
            one.post(f"/api/tables/{table}/join", {}, 200)
        for one in (ann, bea, cal):
            one.hello(table)
        assert bea.post(f"/api/tables/{table}/close", None, 200)["status"] == "playing"
        asked = ann.next("asked")
        assert (asked["kind"], asked["by"], asked["open"]) == ("close", 1, True)
        problem(bea.web.post(f"/api/tables/{table}/close"), 409, "asked_already")
        cal.send("answer", table=table, request=cal.next("asked")["request"], yes=True)
        ann.send("answer", table=table, request=asked["request"], yes=False)
        assert not ann.next("asked", where=lambda m: not m["open"])["open"]
        ann.post(f"/api/tables/{table}/leave", None, 200)
        bea.post(f"/api/tables/{table}/close", None, 200)
        for one in (cal, ann):
            fresh = one.next("asked", where=lambda m: m["request"] != asked["request"])
            one.send("answer", table=table, request=fresh["request"], yes=True)
        assert bea.next("info", where=lambda m: m["info"]["status"] == "closed")
        assert bea.web.get(f"/api/games/{table}/game").status_code == 200
        problem(bea.web.get(f"/api/games/{table}"), 409, "not_over")
