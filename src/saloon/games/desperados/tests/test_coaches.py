"""Chapter C: the coaches."""

from __future__ import annotations

from saloon.games.desperados.board import BLUE, BROWN, PLANS, TOWNS
from saloon.games.desperados.tests.table import act, at, clock, kinds, lay, told, true, why
from saloon.kernel.core import EVERYONE
from saloon.kernel.match import Match


def coaches(match: Match) -> list[str]:
    return ["-" if town < 0 else TOWNS[town] for town in true(match).coaches]


def test_c1_c2_brown_goes_to_stop_m_of_plan_t_at_the_beginning_of_move_m() -> None:
    match = at("pawn: B=flagstaff C=flagstaff")
    for turn, plan in enumerate([0, 2, 4, 6, 8], 1):
        for move in range(1, 6):
            assert true(match).move == move
            assert true(match).coaches[BROWN] == PLANS[plan][BROWN][move], (turn, move)
            clock(match)


def test_c3_blue_follows_the_plan_before_from_turn_2_on() -> None:
    match = at("pawn: B=flagstaff C=flagstaff")
    assert coaches(match) == ["albuquerque", "-"]
    clock(match, 5)
    for plan in [0, 2, 4, 6]:
        for move in range(1, 6):
            assert true(match).coaches[BLUE] == PLANS[plan][BLUE][move]
            clock(match)


def test_c3_in_turn_1_blue_is_no_target() -> None:
    match = at("pawn: B=shiprock")
    lay(match, "saloon")
    assert why(match, "B rob blue") == "DES-C3 blue_not_out"


def test_c4_the_advance_is_public_and_the_first_event_of_a_move() -> None:
    match = at("turn: 2", "coaches: cimarron durango")
    heard = clock(match)
    began = kinds(heard).index("move_began")
    assert kinds(heard)[began : began + 3] == ["move_began", "coach_came", "coach_came"]
    assert [event.audience for event in heard[began : began + 3]] == [EVERYONE] * 3
    assert not [word for word in match.legal("A") if not word.startswith(("send", "lay", "concede"))]


def test_c5_a_coach_with_a_disc_stands_still_and_the_other_goes_on() -> None:
    match = at("turn: 2", "coaches: cimarron durango", "pawn: B=cimarron")
    lay(match, "saloon", B="roswell")
    assert coaches(match) == ["roswell", "shiprock"]
    heard = act(match, B="rob brown")
    assert told(heard, "coach_waits") == [[BROWN, TOWNS.index("roswell")]]
    assert told(heard, "coach_came") == [[BLUE, TOWNS.index("albuquerque")]]
    clock(match, 3)
    assert coaches(match) == ["roswell", "cimarron"]
    clock(match)
    assert coaches(match) == [TOWNS[PLANS[4][BROWN][1]], TOWNS[PLANS[2][BLUE][1]]]


def test_c5_blue_with_a_disc_stands_still_too() -> None:
    match = at("turn: 2", "coaches: cimarron durango", "pawn: B=durango")
    lay(match, "saloon", B="shiprock")
    heard = act(match, B="rob blue")
    assert told(heard, "coach_waits") == [[BLUE, TOWNS.index("shiprock")]]
    assert coaches(match) == ["el_paso", "shiprock"]


def test_c6_it_stands_still_even_when_the_robber_is_caught_before() -> None:
    """B starts beside the sheriff, who follows him: arrested in step 1, his robbery of move 2 fails, and
    the coach has waited all the same."""
    match = at("pawn: A=durango B=durango C=el_paso")
    lay(match, "albuquerque", B="albuquerque")
    act(match)
    lay(match, "saloon", B="lincoln")
    act(match, B="rob brown")
    assert coaches(match)[0] == "lincoln"
    heard = clock(match, 3)
    assert told(heard, "failed") == [[1, TOWNS.index("lincoln"), 0, 1]]
    assert told(heard, "coach_came") == [[0, TOWNS.index("roswell")], [1, TOWNS.index("shiprock")]]


def test_c7_two_coaches_in_one_town_are_two_targets() -> None:
    match = at(
        "turn: 2", "row: p4 p7 p9 p1 p3", "coaches: tombstone cimarron", "pawn: B=silver_city C=lincoln"
    )
    lay(match, "saloon")
    act(match)
    lay(match, "winslow", B="socorro", C="albuquerque")
    act(match, B="rob brown")
    lay(match, "globe", B="lincoln", C="socorro")
    assert coaches(match) == ["socorro", "socorro"]
    assert why(match, "C rob brown") == "DES-B6 robbed_before"
    act(match, C="rob blue")
    assert [robbery.target for robbery in true(match).robberies] == [1, 2]


def test_c7_a_coach_may_stand_in_a_town_with_a_bank() -> None:
    match = at(
        "move: 2",
        "coaches: lincoln -",
        "laid: A1=saloon@A A2=winslow@A B1=saloon@BC B2=roswell@BC C1=saloon@BC C2=lincoln@BC",
    )
    lay(match, "flagstaff", B="lincoln", C="el_paso")
    assert match.legal("C") == ["rob brown", "peek", "confirm", "concede"]


def test_c8_a_coach_is_a_target_where_it_stands_after_the_advance() -> None:
    match = at("pawn: B=durango C=albuquerque")
    lay(match, "saloon")
    assert why(match, "B rob brown") == "DES-C8 coach_elsewhere"
    assert why(match, "C rob brown") == ""
