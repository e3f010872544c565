"""Everything of mine: taken along, and deleted."""

import json

from sqlalchemy import insert, select

from saloon.server.store.schema import GAME_SEATS, LINES, USERS
from tests.server.people.test_accounts import problem
from tests.server.people.test_keys import token
from tests.server.running import Running


def test_everything_i_have_here_is_in_the_export_and_nothing_that_lets_anybody_in(house: Running) -> None:
    ada = house.account("Export Ada")
    made = token(ada, ["read"], "Export Bot")
    other = house.guest("Export Rowdy")
    assert ada.put("/api/me/mutes/Export Rowdy").json()[0]["name"] == "Export Rowdy"
    report = {"user": "Export Rowdy", "why": "He shouts."}
    assert ada.post("/api/reports", json=report).status_code == 204
    ada.post("/api/play", json={"title": "standoff", "seats": 2})
    answer = ada.get("/api/me/export")
    found = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert found["me"]["name"] == "Export Ada"
    assert found["bots"][0]["name"] == "Export Bot"
    assert len(found["sessions"]) == 1
    assert found["reports"][0]["why"] == "He shouts."
    assert len(found["tables"]) == len(found["seats"]) == 1
    text = json.dumps(found)
    for secret in (made["token"], ada.cookies["saloon"], "argon2", "token_hash", '"seed"', '"key"'):
        assert secret not in text
    assert other.get("/api/me").status_code == 200


def test_whoever_leaves_leaves_no_name_behind(house: Running) -> None:
    ada = house.account("Leaving Lil")
    me = ada.get("/api/me").json()["person"]["id"]
    token(ada, ["read"], "Leaving Bot")
    running = ada.post("/api/play", json={"title": "standoff", "seats": 2}).json()["info"]["id"]
    waiting = ada.post("/api/tables", json={"title": "standoff", "seats": 3}).json()["info"]["id"]
    line = {"game": running, "room": "table", "n": 1, "user": me, "seat": 0, "text": "Farewell", "at": 1}
    house.write(lambda db: db.execute(insert(LINES).values(**line)))
    assert ada.delete("/api/me").status_code == 204
    problem(ada.get("/api/me"), 401, "nobody")

    def left(db: object) -> list[int]:
        run = db.execute  # type: ignore[attr-defined]  # a connection of the store
        return [
            len(run(select(USERS).where(USERS.c.name.like("Leaving%"))).all()),
            len(run(select(LINES).where(LINES.c.user == me)).all()),
            len(run(select(GAME_SEATS).where(GAME_SEATS.c.user == me)).all()),
        ]

    assert house.read(left) == [0, 0, 0]
    query = select(GAME_SEATS.c.bot).where(GAME_SEATS.c.game == running).order_by(GAME_SEATS.c.seat)
    assert house.read(lambda db: db.scalars(query).all()) == ["ranch_hand", "ranch_hand"]
    stranger = house.guest("Leaving Looker")
    assert stranger.get(f"/api/tables/{waiting}").json()["status"] == "closed"
    assert house.guest("Leaving Lil").get("/api/me").json()["person"]["name"] == "Leaving Lil"


def test_mutes_go_on_and_off(house: Running) -> None:
    ada = house.guest("Mute Ada")
    house.guest("Mute Bea")
    problem(ada.put("/api/me/mutes/Mute Ada"), 400, "yourself")
    problem(ada.put("/api/me/mutes/Mute Nobody"), 404, "no_person")
    assert len(ada.put("/api/me/mutes/mute bea").json()) == 1
    assert len(ada.put("/api/me/mutes/mute bea").json()) == 1
    assert ada.delete("/api/me/mutes/Mute Bea").json() == []


def test_reports_are_bounded(house: Running) -> None:
    ada = house.guest("Report Ada")
    house.guest("Report Bea")
    problem(ada.post("/api/reports", json={"user": "Report Bea", "why": " "}), 400, "report_length")
    problem(ada.post("/api/reports", json={"user": "Report Bea", "why": "x" * 2001}), 400, "report_length")
    answers = [ada.post("/api/reports", json={"user": "Report Bea", "why": "x"}) for _ in range(5)]
    problem(answers[-1], 429, "too_many")
