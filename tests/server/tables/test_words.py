"""A word over the socket: said, on disk, shown; once only; to those who may know it."""

import pytest

from tests.server.running import Running
from tests.server.talking import company, table_of


def test_a_word_is_done_and_shown_to_all_who_may_know(house: Running) -> None:
    with company(house, "Word Ann", "Word Bea") as [ann, bea]:
        table = table_of([ann, bea])
        id_ = ann.say("draw B")
        assert ann.next("done")["id"] == id_
        said = ann.next("said")
        assert [one["kind"] for one in said["story"]] == ["chose"]
        theirs = bea.next("said")
        assert theirs["seen"]["view"]["steps"][-1]["choices"] == [None, None]
        assert said["seen"]["view"]["steps"][-1]["choices"] == [1, None]
        assert theirs["seen"]["waiting"] == [1]
        assert theirs["table"] == table


def test_numbers_follow_one_another_and_begin_with_the_table(house: Running) -> None:
    with company(house, "Number Ann", "Number Bea") as [ann, bea]:
        table_of([ann, bea])
        first = bea.latest()
        bea.said("duck")
        ann.said("duck")
        ann.quiet(), bea.quiet()
        for one in (ann, bea):
            numbered = [m for m in one.heard if m["t"] in ("table", "said", "info")]
            start = max(at for at, m in enumerate(numbered) if m["t"] == "table")
            numbers = [m["seq"] for m in numbered[start:]]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            heard = [happening["n"] for m in numbered[start + 1 :] for happening in m.get("story", [])]
            assert heard == list(range(heard[0], heard[0] + len(heard)))
        assert first["seen"]["heard"] > 0


def test_the_same_id_counts_once(house: Running) -> None:
    with company(house, "Once Ann", "Once Bea") as [ann, bea]:
        table = table_of([ann, bea])
        ask = ann.latest()["seen"]["ask"]
        action = ask["words"][0]["a"]
        for _ in range(3):
            ann.send("say", table=table, id="mine", ask=ask["id"], a=action)
        answers = [m for m in ann.quiet() if m["t"] in ("done", "refused")]
        assert [(m["t"], m["id"]) for m in answers] == [("done", "mine")] * 3
        rows = house.read(
            lambda db: db.exec_driver_sql("SELECT move FROM plies WHERE game = ?", (table,)).all()
        )
        assert [row[0] for row in rows] == [None, "0:mine"]
        bea.send("say", table=table, id="mine", ask=bea.latest()["seen"]["ask"]["id"], a=action)
        assert bea.next("done", "refused")["t"] == "refused"


@pytest.mark.parametrize("id_", ["", "x" * 65, "one\0two", "one\ntwo"])
def test_an_id_is_short_and_printable(house: Running, id_: str) -> None:
    with company(house, "Odd Ann", "Odd Bea") as [ann, bea]:
        table = table_of([ann, bea])
        ask = ann.latest()["seen"]["ask"]
        ann.send("say", table=table, id=id_, ask=ask["id"], a=ask["words"][0]["a"])
        assert ann.next("refused", "done")["t"] == "refused"
        assert [m for m in bea.quiet() if m["t"] == "said"] == []


def test_a_refused_word_names_its_clause_and_changes_nothing(house: Running) -> None:
    with company(house, "Refused Ann", "Refused Bea") as [ann, bea]:
        table_of([ann, bea])
        ask = ann.latest()["seen"]["ask"]
        barred = next(one for one in ask["barred"] if one["say"] == "draw A")
        ann.say_number(barred["a"], "no", ask["id"])
        refused = ann.next("refused")
        assert (refused["key"], refused["rule"], refused["text"]) == ("not_allowed", "STD-C2", barred["why"])
        assert [m for m in bea.quiet() if m["t"] == "said"] == []
        ann.say_number(10**9, "no such", ask["id"])
        assert ann.next("refused")["key"] == "not_allowed"


def test_a_word_for_a_decision_that_is_past_is_stale(house: Running) -> None:
    with company(house, "Stale Ann", "Stale Bea") as [ann, bea]:
        table_of([ann, bea])
        old = ann.latest()["seen"]["ask"]
        ann.said("duck")
        ann.say_number(old["words"][0]["a"], "late", old["id"])
        assert ann.next("refused")["key"] == "stale"
        fresh = ann.next("table")
        assert fresh["seen"]["ask"]["id"] != old["id"]
        assert bea.latest()["seen"]["ask"]["must"]


def test_others_words_in_secret_leave_the_decision_as_it_is(house: Running) -> None:
    with company(house, "Same Ann", "Same Bea") as [ann, bea]:
        table_of([ann, bea])
        before = bea.latest()["seen"]["ask"]["id"]
        ann.said("duck")
        assert bea.next("said")["seen"]["ask"]["id"] == before


def test_nobody_speaks_for_another_seat_or_another_table(house: Running) -> None:
    with company(house, "Right Ann", "Right Bea", "Right Cal") as [ann, bea, cal]:
        table = table_of([ann, bea])
        other = cal.post("/api/play", {"title": "standoff", "seats": 2}, 201)["info"]["id"]
        cal.hello(other)
        ask = bea.latest()["seen"]["ask"]
        cal.send("say", table=table, id="x", ask=ask["id"], a=ask["words"][0]["a"])
        assert cal.next("refused")["key"] == "not_yours"
        cal.hello(table)
        cal.send("say", table=table, id="x", ask=ask["id"], a=ask["words"][0]["a"])
        assert cal.next("refused")["key"] == "not_yours"
        ann.send("say", table=table, id="x", ask=ask["id"], a=ask["words"][0]["a"])
        assert ann.next("refused")["key"] == "stale"
        ann.send("hello", table=table, seat=1)
        assert ann.next("fault")["key"] == "forbidden"


def test_a_gap_is_mended_by_another_hello(house: Running) -> None:
    with company(house, "Gap Ann", "Gap Bea") as [ann, bea]:
        table = table_of([ann, bea])
        heard = bea.latest()["seen"]["heard"]
        bea.close()
        ann.said("draw B")
        bea.connect()
        again = bea.hello(table, heard=heard)
        assert (again["since"], [one["kind"] for one in again["story"]]) == (heard, ["chose"])
        assert again["seen"]["heard"] == heard + 1
        whole = bea.hello(table)
        assert len(whole["story"]) == heard + 1


def test_messages_that_make_no_sense_get_a_fault_and_the_socket_stays(house: Running) -> None:
    with company(house, "Odd Ann") as [ann]:
        ann.connect()
        assert ann.socket is not None
        for text in ("", "[]", '{"t":"fly"}', '{"t":"say"}', "{" * 2000, '{"t":"hello","table":3}'):
            ann.socket.send(text)
            assert ann.next("fault")["key"] == "unreadable"
        ann.send("hello", table="nowhere")
        assert ann.next("fault")["key"] == "no_table"
        ann.send("talk", table="nowhere", room="table", text="hello")
        assert ann.next("fault")["key"] == "no_follow"
        ann.send("ping", at=7)
        assert ann.next("pong")["at"] == 7


def test_a_wrong_wish_is_told_in_the_language_of_whoever_wishes(house: Running) -> None:
    with company(house, "Wrong Ann") as [ann]:
        for language, told in (("it", "scegli da 1 a 50"), ("en", "choose 1 to 50")):
            ann.web.patch("/api/me", json={"lang": language})
            wish = {"title": "standoff", "seats": 2, "options": {"rounds": "99"}}
            assert told in ann.post("/api/tables", wish, 400)["text"]
            assert ann.post("/api/play", {"title": "standoff", "seed": " "}, 400)["key"] == "bad_seed"
