"""Whom I do not want to hear, I do not hear, from the same moment."""

from tests.server.people.test_accounts import problem
from tests.server.playing import Seated, table_of
from tests.server.running import Running


def test_a_mute_is_heard_of_at_once(house: Running) -> None:
    ada, bea = house.guest("Loud Ada"), house.guest("Calm Bea")
    table = table_of(ada)
    bea.post(f"/api/tables/{table}/join", json={})
    loud, calm = Seated(house, ada, table), Seated(house, bea, table)

    def shout(text: str) -> None:
        loud.send(t="talk", table=table, room="table", text=text)
        while loud.until("heard")["line"]["text"] != text:
            pass

    shout("first")
    assert calm.until("heard")["line"]["text"] == "first"
    bea.put("/api/me/mutes/Loud Ada")
    shout("second")
    bea.delete("/api/me/mutes/Loud Ada")
    shout("third")
    assert calm.until("heard")["line"]["text"] == "third"
    loud.close()
    calm.close()


def test_nobody_makes_tables_without_end(house: Running) -> None:
    ada = house.guest("Many Ada")
    me = ada.get("/api/me").json()["person"]["id"]
    while house.house.desk.tables.wait(me) == 0:
        pass
    answer = ada.post("/api/tables", json={"title": "standoff", "seats": 2})
    problem(answer, 429, "too_many")
