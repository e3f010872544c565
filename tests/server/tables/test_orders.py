"""Standing orders: given once, they say ordinary words when it comes to it."""

from typing import Any

from saloon.kernel.match import Match
from saloon.kernel.orders import Order, fires, kinds, readable
from tests.server.running import Running
from tests.server.talking import Somebody, company, table_of
from tests.talk import scene


def stand(one: Somebody, *orders: dict[str, Any]) -> list[dict[str, Any]]:
    one.send("stand", table=one.table, orders=list(orders))
    answer = one.next("orders", "fault")
    assert answer["t"] == "orders", answer
    return list(answer["orders"])


def moves(house: Running, table: str) -> list[str]:
    rows = house.read(
        lambda db: db.exec_driver_sql(
            "SELECT move, seat FROM plies WHERE game=? ORDER BY ply", (table,)
        ).all()
    )
    return [f"{row[1]} {row[0].split(':')[0]}" for row in rows if row[0]]


def test_words_are_said_when_they_may_be_and_so_many_times(house: Running) -> None:
    with company(house, "Order Ann", "Order Bea") as [ann, bea]:
        table = table_of([ann, bea], options={"lives": "5"})
        assert ann.latest()["can_order"] == ["words"]
        given = stand(ann, {"kind": "words", "words": ["draw C", "duck"], "value": 2})
        assert given == [{"kind": "words", "words": ["draw C", "duck"], "value": 2}]
        spent = ann.next("orders")
        assert spent["orders"][0]["value"] == 1
        bea.next("said")
        bea.said("duck")
        assert ann.next("orders")["orders"] == []
        assert moves(house, table)[:3] == ["0 order", "1 1", "0 order"]


def test_orders_are_nobody_elses_business(house: Running) -> None:
    with company(house, "Quiet Ann", "Quiet Bea") as [ann, bea]:
        table = table_of([ann, bea])
        stand(ann, {"kind": "words", "words": ["hat"]})
        assert [m for m in bea.quiet() if m["t"] == "orders"] == []
        assert bea.hello(table)["orders"] == []
        assert ann.hello(table)["orders"] == [{"kind": "words", "words": ["hat"], "value": None}]


def test_orders_that_cannot_be_given_get_a_fault(house: Running) -> None:
    with company(house, "Bad Ann", "Bad Bea", "Bad Cal") as [ann, bea, cal]:
        table = table_of([ann, bea])
        for wrong in (
            [{"kind": "bid_up_to", "value": 3}],
            [{"kind": "words", "words": ["sing a song"]}],
            [{"kind": "words", "words": ["duck"] * 21}],
            [{"kind": "words", "words": ["duck"]}] * 21,
            [{"kind": "words", "value": 10**9}],
        ):
            ann.send("stand", table=table, orders=wrong)
            assert ann.next("fault", "orders")["key"] == "bad_order"
        cal.hello(table)
        cal.send("stand", table=table, orders=[])
        assert cal.next("fault")["key"] == "no_orders"


def test_orders_withdrawn_say_nothing_and_survive_a_reload(house: Running) -> None:
    with company(house, "Keep Ann", "Keep Bea") as [ann, bea]:
        table = table_of([ann, bea])
        stand(ann, {"kind": "words", "words": ["hat", "stand"]})
        assert stand(ann) == []
        stand(ann, {"kind": "words", "words": ["hat"]})
        live = house.house.tables.lives.pop(table)
        live.follows.clear()
        assert ann.hello(table)["orders"][0]["words"] == ["hat"]
        assert bea.hello(table)["t"] == "table"


def test_an_auction_is_bid_up_to_a_sum() -> None:
    match = Match.new("way_out_west", 3, seed="orders")
    while match.state.stack and type(match.state.stack[-1]).__name__ != "Auction":
        letter = match.waiting()[0]
        match.play(f"{letter} {match.legal(letter)[0]}")
    order = Order("bid_up_to", 3)
    said: list[str] = []
    while type(match.state.stack[-1]).__name__ == "Auction":
        seat = "ABC".index(match.waiting()[0])
        found = fires(match.rules, match.state, seat, [order])
        assert found is not None
        match.put(seat, found[1])
        said.append(match.lines()[-1][2:])
    assert said == ["bid 1", "bid 2", "bid 3", "drop", "drop"]
    assert "bid_up_to" in kinds(match.rules, match.state, 0)


def test_the_first_order_that_has_something_to_say_speaks() -> None:
    match = Match.new("standoff", 2, seed="orders")
    never, draw = Order("words", None, ["hat"]), Order("words", None, ["draw B"])
    found = fires(match.rules, match.state, 0, [never, draw, Order("words", None, ["duck"])])
    assert found is not None
    assert found[0] == 1
    assert fires(match.rules, match.state, 0, [never]) is None
    assert not readable(match.rules, Order("words", None, ["", "duck"]))


def test_a_window_is_passed_until_a_turn_and_a_reveal_waits_for_its_moment() -> None:
    match = Match.new("fast_west", 3, seed="window")
    orders = [Order("reveal_when_it_helps"), Order("pass_until", 300)]
    windows = 0
    for _ in range(200):
        if match.over or windows > 5:
            break
        seat = "ABC".index(match.waiting()[0])
        found = fires(match.rules, match.state, seat, orders)
        if type(match.state.stack[-1]).__name__ == "Answers":
            windows += 1
            assert found is not None
            assert found[0] == (0 if any(w.startswith("reveal") for w in match.legal("ABC"[seat])) else 1)
            match.put(seat, found[1])
        else:
            assert found is None
            match.put(seat, match.state.stack[-1].legal(match.state, seat)[0])
    assert windows > 5


def test_the_sheriffs_answer_is_given_beforehand_to_whom_it_concerns() -> None:
    table = scene(
        "way_out_west",
        4,
        "cowboys A: abilene=3\nowner abilene: hotel=B jail=C\nstep turn\n  stage: ending\nstep actions\n",
    )
    help_b, refuse_a = Order("help_against", 1), Order("refuse_against", 0)
    table.say("A take gunfight", "A attack abilene", "A raid hotel")
    assert fires(table.rules, table.state, 2, [help_b, refuse_a]) is None, "nobody has asked yet"
    table.say("B ask")
    found = fires(table.rules, table.state, 2, [help_b, refuse_a])
    assert found is not None
    assert (found[0], table.lines() and table.legal("C")) == (1, ["help", "refuse"])
    assert fires(table.rules, table.state, 2, [help_b]) is None
    said = fires(table.rules, table.state, 2, [Order("help_against")])
    assert said is not None
    table.put(2, said[1])
    assert table.lines()[-1] == "C help"
