"""Undo by the rules, and beyond them with everybody's consent."""

from tests.server.running import Running
from tests.server.talking import Somebody, company, table_of


def undo(one: Somebody, id_: str, beyond: bool = False) -> None:
    one.send("undo", table=one.table, id=id_, beyond=beyond)


def test_the_own_last_word_is_taken_back(house: Running) -> None:
    with company(house, "Undo Ann", "Undo Bea") as [ann, bea]:
        table_of([ann, bea])
        before = ann.latest()["seen"]
        after = ann.said("duck")
        assert after["seen"]["may_undo"]
        undo(ann, "u1")
        assert ann.next("done")["id"] == "u1"
        back = ann.next("said")
        assert (back["cut"], back["story"]) == (before["heard"], [])
        assert back["seen"]["ask"]["id"] == before["ask"]["id"]
        bea.next("said")
        theirs = bea.next("said")
        assert theirs["cut"] == before["heard"]
        undo(ann, "u1")
        assert ann.next("done")["id"] == "u1"
        ann.said("draw B")


def test_no_undo_past_another_seats_word_or_a_die(house: Running) -> None:
    with company(house, "Die Ann", "Die Bea") as [ann, bea]:
        table_of([ann, bea])
        undo(ann, "u0")
        assert ann.next("refused")["key"] == "no_undo"
        ann.said("duck")
        bea.said("duck")
        undo(ann, "u1")
        assert ann.next("refused")["key"] == "no_undo"


def test_beyond_that_the_others_are_asked(house: Running) -> None:
    with company(house, "Beyond Ann", "Beyond Bea", "Beyond Cal") as [ann, bea, cal]:
        table = table_of([ann, bea, cal])
        start = ann.latest()["seen"]["heard"]
        ann.said("duck"), bea.said("duck")
        undo(ann, "u1", beyond=True)
        asked = bea.next("asked")
        assert (asked["kind"], asked["by"], asked["open"]) == ("takeback", 0, True)
        assert "Beyond Ann" in asked["text"]
        ann.send("answer", table=table, request=asked["request"], yes=True)
        assert ann.next("fault")["key"] == "not_asked"
        bea.send("answer", table=table, request=asked["request"], yes=True)
        assert bea.next("asked")["yes"] == [1]
        cal.send("answer", table=table, request=asked["request"], yes=True)
        assert not cal.next("asked", where=lambda m: not m["open"])["open"]
        assert ann.next("done", "refused")["t"] == "done"
        back = ann.next("said", where=lambda m: m["cut"] is not None)
        assert (back["cut"], back["seen"]["waiting"]) == (start, [0, 1, 2])


def test_one_no_is_enough(house: Running) -> None:
    with company(house, "No Ann", "No Bea") as [ann, bea]:
        table = table_of([ann, bea])
        ann.said("duck"), bea.said("duck")
        undo(ann, "u1", beyond=True)
        request = bea.next("asked")["request"]
        undo(ann, "u2", beyond=True)
        assert ann.next("refused")["key"] == "busy"
        bea.send("answer", table=table, request=request, yes=False)
        assert ann.next("refused")["key"] == "declined"


def test_a_takeback_of_a_table_that_moved_on_is_stale(house: Running) -> None:
    with company(house, "Moved Ann", "Moved Bea") as [ann, bea]:
        table = table_of([ann, bea])
        ann.said("duck")
        undo(ann, "u0", beyond=True)
        assert ann.next("done")["id"] == "u0"
        ann.next("said")
        ann.said("duck"), bea.said("duck")
        undo(ann, "u1", beyond=True)
        request = bea.next("asked")["request"]
        bea.send("undo", table=table, id="u9", beyond=True)
        other = ann.next("asked", where=lambda m: m["by"] == 1)["request"]
        ann.send("answer", table=table, request=other, yes=True)
        assert bea.next("done")["id"] == "u9"
        assert bea.quiet() is not None
        bea.send("answer", table=table, request=request, yes=True)
        answer = ann.next("done", "refused")
        assert (answer["t"], answer["id"]) == ("done", "u1")
        assert ann.next("said", where=lambda m: m["seen"]["waiting"] == [0, 1])


def test_a_client_that_was_away_drops_what_was_taken_back(house: Running) -> None:
    with company(house, "Away Ann", "Away Bea") as [ann, bea]:
        table = table_of([ann, bea])
        ann.said("duck")
        heard = bea.next("said")["seen"]["heard"]
        bea.close()
        undo(ann, "u1")
        ann.next("done"), ann.next("said")
        ann.said("draw B")
        bea.connect()
        again = bea.hello(table, heard=heard)
        assert again["since"] == heard - 1
        assert [one["kind"] for one in again["story"]] == ["chose"]


def test_what_was_taken_back_is_so_after_a_reload(house: Running) -> None:
    with company(house, "Load Ann", "Load Bea") as [ann, bea]:
        table = table_of([ann, bea])
        ann.said("duck")
        undo(ann, "u1")
        ann.next("done"), ann.next("said")
        ann.said("draw B")
        seen = ann.latest()["seen"]
        ann.close()
        bea.close()
        live = house.house.tables.lives[table]
        house.wait(live.reload())
        assert ann.hello(table)["seen"] == seen
