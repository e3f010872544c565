"""Chapter W: winning and conceding."""

from __future__ import annotations

import pytest

from saloon.games.desperados.tests.table import TAOS_ROBBED, at, clock, kinds, seen, told, true, why
from saloon.kernel.core import EVERYONE
from saloon.kernel.errors import Illegal
from saloon.kernel.match import Match

TEN = [500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200]


def looted(*values: int, turn: int = 5, seats: int = 3, options: str = "") -> Match:
    """The end of a turn with these bank tiles in the loot, the others in the pile."""
    left = " ".join(str(value) for value in TEN if value not in values)
    loot = " ".join(f"{1 + i // 5}/bank/taos/{value}/first/*" for i, value in enumerate(values))
    coaches = "coaches: durango prescott" if turn == 5 else "coaches: lincoln cimarron"
    lines = [
        f"turn: {turn}",
        "move: 5",
        coaches,
        f"pile: {left}",
        "bank: santa_fe=0@-",
        "bank_lot: santa_fe=-",
        f"loot: {loot}",
    ]
    return at(*lines, "step round", "  coming: move", "step end_of_turn", seats=seats, options=options)


def winners(match: Match) -> list[int]:
    result = match.result()
    assert result is not None
    return result.winners


@pytest.mark.parametrize(
    ("values", "won"), [((2600, 2900, 2000, 500), True), ((2600, 2900, 1700, 500), False)]
)
def test_w1_w2_after_turn_5_the_exact_amount_is_enough(values: tuple[int, ...], won: bool) -> None:
    match = looted(*values)
    assert match.over
    result = match.result()
    assert result is not None
    assert result.winners == ([1, 2] if won else [0])
    assert (result.reason, result.rule) == ("enough" if won else "too_little", "DES-W1")
    assert result.args == {"total": (None, sum(values)), "target": (None, 8000)}


def test_w1_the_amount_is_for_every_outlaw_and_may_be_another() -> None:
    assert winners(looted(2600, 2900, 3200, seats=3)) == [1, 2]
    assert winners(looted(2600, 2900, 3200, seats=4)) == [0]
    match = looted(2600, 2900, 3200, seats=3, options="target_per_outlaw=4500")
    assert winners(match) == [0]
    assert seen(match, "watcher")["goal"] == 9000


@pytest.mark.parametrize("values", [(2600, 2900, 3200), (2600, 2900, 2000, 500)])
def test_w3_enough_earlier_ends_the_game_at_once(values: tuple[int, ...]) -> None:
    match = looted(*values, turn=3)
    result = match.result()
    assert result is not None
    assert (result.winners, result.reason, result.rule) == ([1, 2], "enough_early", "DES-W3")


@pytest.mark.parametrize("options", ["early_finish=no", "hidden_loot=yes"])
def test_w3_unless_the_option_is_off_or_the_loot_hidden(options: str) -> None:
    match = looted(2600, 2900, 3200, turn=3, options=options)
    assert not match.over
    assert true(match).turn == 4


def test_w4_it_never_stops_because_the_target_is_out_of_reach() -> None:
    match = looted(turn=3, options="target_per_outlaw=8000", seats=6)
    assert not match.over
    heard = clock(match, 10)
    assert told(heard, "won") == [[0]]


def test_w5_the_sheriff_may_concede_at_any_time() -> None:
    match = at()
    assert "concede" in match.legal("A")
    match.play("A lay saloon")
    heard = match.play("A concede")
    assert [(event.kind.name, event.args, event.audience) for event in heard] == [
        ("conceded", [0], EVERYONE),
        ("won", [1], EVERYONE),
    ]
    result = match.result()
    assert result is not None
    assert (result.winners, result.reason, result.rule) == ([1, 2], "sheriff_gave_up", "DES-W5")


def test_w5_the_outlaws_when_all_of_them_agree() -> None:
    match = at()
    heard = match.play("B concede")
    assert [(event.kind.name, event.args, event.audience) for event in heard] == [("agreed", [1], EVERYONE)]
    assert seen(match, "watcher")["conceding"] == [1]
    assert why(match, "B concede") == "DES-R3 not_asked"
    assert match.legal("B") == []
    heard = match.play("C concede")
    assert kinds(heard) == ["agreed", "conceded", "won"]
    result = match.result()
    assert result is not None
    assert (result.winners, result.reason) == ([0], "outlaws_gave_up")


def test_w5_an_agreement_holds_for_one_move() -> None:
    match = at()
    match.play("B concede")
    clock(match)
    assert true(match).conceding == 0
    match.play("C concede")
    assert not match.over


def test_w5_nobody_concedes_before_the_table_is_laid() -> None:
    match = Match.new("desperados", 3, {"sheriff_seat": "1"})
    with pytest.raises(Illegal):
        match.play("A concede")


def test_w6_the_result_tells_the_loot_by_turn_and_kind() -> None:
    loot = "1/bank/taos/2600/first/* 1/poker/taos/400/-/* 2/blue/taos/900/-/* 2/brown/taos/1200/-/*"
    match = at(
        "turn: 2",
        "coaches: cimarron durango",
        f"loot: {loot}",
        TAOS_ROBBED,
        "poker_left: 300 300 300 400 400 400 500 500 500 500 600 600 600",
        "coach_left: 800 800 900 1000 1000 1100 1100 1200",
        "bank: santa_fe=500@A gallup=2300@A flagstaff=800@A tucson=2900@A el_paso=1100@A",
        "pile: 1400 1700 2000 3200",
    )
    match.play("A concede")
    result = match.result()
    assert result is not None
    assert [(row.key, [value for _, value in row.args.values()]) for row in result.table] == [
        ("turn", [1, 2600, 400, 0]),
        ("turn", [2, 0, 0, 2100]),
        ("total", [5100, 8000]),
    ]
    assert result.scores == [0, 1, 1]


def test_w6_hidden_loot_is_opened_at_the_end() -> None:
    loot = "loot: 1/poker/taos/400/-/BC"
    match = at(
        loot,
        TAOS_ROBBED,
        "poker_left: 300 300 300 400 400 400 500 500 500 500 600 600 600",
        options="hidden_loot=yes",
    )
    assert seen(match, "A")["total"] is None
    heard = match.play("A concede")
    assert told(heard, "tile_opened") == [[2, 1]]
    assert seen(match, "A")["total"] == 400
