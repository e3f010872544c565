"""Chapter D: the deputies."""

from __future__ import annotations

from saloon.games.desperados.board import TOWNS
from saloon.games.desperados.tests.table import act, at, clock, lay, told, true, why
from saloon.kernel.core import EVERYONE


def test_d1_their_number_never_changes_and_they_are_all_alike() -> None:
    match = at("deputies: taos gallup")
    assert why(match, "A send 3 taos") == "DES-D1 no_such_deputy"
    clock(match, 25)
    assert len(true(match).deputies) == 2


def test_d2_each_goes_along_one_road_before_the_sheriffs_card() -> None:
    match = at("deputies: taos gallup")
    assert why(match, "A send 1 gallup") == "DES-D2 no_road"
    assert why(match, "A send 1 taos") == "DES-D2 no_road"
    sends = [word for word in match.legal("A") if word.startswith("send")]
    assert sends == [
        *[f"send 1 {town}" for town in ("durango", "cimarron", "santa_fe")],
        *[f"send 2 {town}" for town in ("shiprock", "albuquerque", "winslow", "globe", "socorro")],
    ]
    match.play("A send 2 globe")
    match.play("A send 1 santa_fe")
    assert [TOWNS[town] for town in true(match).deputies] == ["santa_fe", "globe"]


def test_d3_once_in_a_move_publicly_and_for_good() -> None:
    match = at("deputies: taos gallup")
    heard = match.play("A send 1 santa_fe")
    assert told(heard, "deputy_rode") == [[1, TOWNS.index("santa_fe")]]
    assert heard[0].audience == EVERYONE
    assert why(match, "A send 1 taos") == "DES-D3 deputy_rode_already"
    assert why(match, "A send 1 gallup") == "DES-D2 no_road"
    assert why(match, "A send 2 globe") == ""
    assert not [word for word in match.legal("A") if word.startswith("send 1")]
    clock(match)
    assert why(match, "A send 1 taos") == ""


def test_d4_any_number_may_stand_in_one_town() -> None:
    match = at("deputies: taos taos cimarron", seats=4)
    match.play("A send 3 taos")
    assert true(match).guards(TOWNS.index("taos")) == 3


def test_d5_no_deputy_moves_when_the_card_lies() -> None:
    match = at("deputies: taos gallup")
    match.play("A lay saloon")
    assert why(match, "A send 1 santa_fe") == "DES-D5 card_lies"
    assert why(match, "A send 1 gallup") == "DES-D5 card_lies"
    for word in ("B lay saloon", "C lay saloon", "B confirm", "C confirm"):
        match.play(word)
    assert why(match, "A send 1 santa_fe") == "DES-D5 card_lies"


def test_d6_deputies_arrest_nobody_and_bar_no_road() -> None:
    match = at("deputies: roswell roswell", "pawn: B=el_paso")
    lay(match, "saloon", B="roswell", C="roswell")
    act(match)
    heard = clock(match, 4)
    assert TOWNS.index("roswell") not in [town for _, town in told(heard, "arrested")]
    assert [args[2] for args in told(heard, "turned")][1:3] == [TOWNS.index("roswell")] * 2
