"""Chapter B: robberies."""

from __future__ import annotations

import pytest

from saloon.games.desperados.board import TOWNS
from saloon.games.desperados.tests.table import act, at, clock, confirm, kinds, lay, seen, told, true, why
from saloon.kernel.core import EVERYONE
from saloon.kernel.match import Match

ROSWELL = TOWNS.index("roswell")
TAOS = TOWNS.index("taos")


def gang(*lines: str, seats: int = 5, deputies: str = "", town: str = "roswell") -> Match:
    """All outlaws in one town, after the first card step; deputies elsewhere but for those named."""
    pawns = " ".join(f"{letter}={town}" for letter in "BCDEF"[: seats - 1])
    away = ["prescott"] * (seats - 1 - len(deputies.split()))
    match = at(f"pawn: {pawns}", f"deputies: {' '.join([*deputies.split(), *away])}", *lines, seats=seats)
    lay(match, "saloon")
    return match


def test_b1_each_declares_one_thing_and_nothing_is_the_default() -> None:
    match = gang(seats=4, town="el_paso")
    assert match.legal("B") == ["peek", "confirm", "concede"]
    match = gang(seats=4)
    assert match.legal("B") == ["rob poker", "confirm", "concede"]
    assert why(match, "B rest") == "DES-R4 same_choice"
    match.play("B rob poker")
    assert why(match, "B rob poker") == "DES-R4 same_choice"
    assert match.legal("B") == ["rest", "confirm", "concede"]
    heard = match.play("B rest")
    assert [(event.kind.name, event.audience) for event in heard] == [("declared_nothing", 0b1110)]
    heard = match.play("C rob poker")
    assert [(event.kind.name, event.args, event.audience) for event in heard] == [
        ("declared_rob", [2, 0], 0b1110)
    ]
    match.play("C rest")
    confirm(match)
    assert true(match).robberies == []


def test_b1_declarations_are_sealed_until_the_step_closes() -> None:
    match = gang(seats=4)
    before = match.view("A"), match.view("watcher")
    match.play("B rob poker")
    match.play("B confirm")
    assert (match.view("A"), match.view("watcher")) == before
    assert seen(match, "C")["steps"][-1]["choices"] == [None, "poker", None, None]


def test_b2_the_target_must_be_where_he_truly_is() -> None:
    match = at("pawn: B=el_paso C=albuquerque")
    lay(match, "saloon", B="roswell")
    assert why(match, "B rob poker") == ""
    assert why(match, "C rob poker") == ""
    assert why(match, "C rob brown") == ""
    match = at(
        "pawn: B=el_paso C=roswell",
        "poker: taos",
        "poker_left: 400",
        "turn: 5",
        "coaches: prescott tombstone",
        "loot: " + " ".join(f"{1 + i // 4}/poker/taos/{value}/-/*" for i, value in enumerate(OTHERS)),
        seats=5,
    )
    lay(match, "saloon")
    assert why(match, "B rob poker") == "DES-B2 no_poker_tile"
    assert why(match, "C rob poker") == "DES-B2 no_poker_tile"


OTHERS = [300, 300, 300, 400, 400, 400, 500, 500, 500, 500, 600, 600, 600]


def test_b3_one_robbery_per_outlaw_and_turn() -> None:
    match = at("pawn: B=roswell")
    lay(match, "saloon")
    act(match, B="rob poker")
    lay(match, "winslow", B="cimarron")
    assert why(match, "B rob poker") == "DES-B3 disc_placed"
    assert match.legal("B") == ["confirm", "concede"]
    act(match)
    clock(match, 3)
    assert true(match).disc[1] == -1


@pytest.mark.parametrize(
    ("deputies", "clause"),
    [
        ("", ""),
        ("roswell roswell roswell", ""),
        ("roswell roswell roswell roswell", "DES-B4 outnumbered"),
    ],
)
def test_b4_the_outlaws_there_must_outnumber_the_deputies(deputies: str, clause: str) -> None:
    match = gang(deputies=deputies)
    assert why(match, "B rob poker") == clause


def test_b4_only_those_who_are_there_count() -> None:
    match = at("pawn: B=roswell C=el_paso", "deputies: roswell el_paso")
    lay(match, "saloon")
    assert why(match, "B rob poker") == "DES-B4 outnumbered"


def test_b5_enough_of_them_must_have_a_disc_and_a_card_to_show() -> None:
    """B and C rob in Cimarron, and all come to Roswell, where one deputy stands: three outlaws, but only
    D's disc is at home."""
    match = at("pawn: B=cimarron C=cimarron D=el_paso", "deputies: roswell prescott prescott", seats=4)
    lay(match, "saloon")
    act(match, B="rob poker", C="rob poker")
    lay(match, "winslow", B="roswell", C="roswell", D="roswell")
    assert why(match, "D rob poker") == "DES-B5 too_few_discs"
    assert why(match, "B rob poker") == "DES-B3 disc_placed"


def test_b5_the_stuck_cannot_add_a_disc() -> None:
    match = at(
        "move: 1",
        "coaches: albuquerque -",
        "pawn: B=roswell C=roswell",
        "deputies: roswell prescott",
        "lost: B=cimarron,santa_fe,lincoln,el_paso",
        "laid: A1=saloon@A B1=saloon@BC C1=lincoln@BC",
    )
    lay(match, "winslow", B="stuck", C="roswell")
    assert why(match, "C rob poker") == "DES-B5 too_few_discs"
    assert why(match, "B rob poker") == "DES-M5 stuck"


def test_b6_nobody_joins_later() -> None:
    match = at("pawn: B=roswell C=el_paso D=taos E=santa_fe", "coaches: durango -", seats=5)
    lay(match, "saloon")
    act(match, B="rob poker", D="rob poker")
    lay(match, "winslow", C="roswell", E="taos")
    assert why(match, "C rob poker") == "DES-B6 robbed_before"
    assert why(match, "E rob poker") == "DES-B6 robbed_before"
    act(match)
    lay(match, "globe", C="cimarron")
    assert why(match, "C rob poker") == ""


def test_b7_enough_who_declared_make_a_robbery_and_its_number_stays() -> None:
    match = gang(deputies="roswell roswell")
    heard = act(match, B="rob poker", C="rob poker", D="rob poker")
    assert told(heard, "robbery") == [[0, ROSWELL, 3]]
    robbery = true(match).robberies[0]
    assert (robbery.target, robbery.town, robbery.move, robbery.required) == (0, ROSWELL, 1, 3)
    match.play("A send 1 lincoln")
    match.play("A send 2 lincoln")
    lay(match, "winslow")
    assert true(match).robberies[0].required == 3


def test_b8_fewer_make_nothing_and_nobody_outside_is_told() -> None:
    match = gang(deputies="roswell roswell")
    heard = act(match, B="rob poker", C="rob poker")
    assert told(heard, "lapsed") == [[0, ROSWELL]]
    assert [event.audience for event in heard if event.kind.name == "lapsed"] == [0b11110]
    assert not {"robbery", "disc_stacked", "card_shown"} & set(kinds(heard))
    s = true(match)
    assert (s.robberies, s.disc) == ([], [-1] * 5)
    assert s.known[5] == s.gang
    assert s.proved == [-1] * 25
    lay(match, "winslow", B="el_paso", C="el_paso")
    assert why(match, "B peek") == ""


def test_b9_the_required_number_is_stacked_in_the_order_of_confirmation_and_the_rest_is_reserve() -> None:
    match = gang(deputies="roswell")
    heard = act(match, order="DBEC", B="rob poker", C="rob poker", D="rob poker", E="rob poker")
    assert told(heard, "disc_stacked") == [[3], [1]]
    assert told(heard, "disc_reserve") == [[4], [2]]
    assert true(match).robberies[0].owners == [3, 1, 4, 2]
    assert true(match).disc == [-1, 0, 0, 0, 0]
    view = seen(match, "watcher")["robberies"][0]
    assert (view["stack"], view["reserve"], view["required"]) == ([3, 1], [4, 2], 2)


def test_b10_reserve_discs_count_like_stacked_ones() -> None:
    """D and B are stacked but caught on the way; C and E, the reserve, are enough."""
    match = at(
        "pawn: A=taos B=cimarron C=santa_fe D=cimarron E=santa_fe",
        "deputies: roswell taos taos taos",
        seats=5,
    )
    lay(match, "cimarron", B="saloon", C="roswell", D="saloon", E="roswell")
    act(match)
    lay(match, "saloon", B="roswell", C="saloon", D="roswell", E="saloon")
    act(match, order="DBEC", B="rob poker", C="rob poker", D="rob poker", E="rob poker")
    heard = clock(match, 3)
    assert told(heard, "arrested")[:2] == [[1, 3], [3, 3]]
    assert told(heard, "came_off") == [[0, ROSWELL, 2, 2]]


def test_b11_different_targets_in_one_town_each_need_their_own_discs() -> None:
    match = gang("coaches: durango -", deputies="albuquerque", town="albuquerque")
    heard = act(match, B="rob poker", C="rob brown", D="rob brown", E="rob poker")
    assert told(heard, "robbery") == [[0, 5, 2], [1, 5, 2]]
    assert [robbery.owners for robbery in true(match).robberies] == [[1, 4], [2, 3]]
    match = gang("coaches: durango -", deputies="albuquerque", town="albuquerque")
    heard = act(match, B="rob poker", C="rob brown", D="rob brown")
    assert told(heard, "robbery") == [[1, 5, 2]]
    assert told(heard, "lapsed") == [[0, 5]]


def test_b11_poker_in_two_towns_is_two_robberies() -> None:
    match = at("pawn: B=roswell C=taos")
    lay(match, "saloon")
    heard = act(match, B="rob poker", C="rob poker")
    assert told(heard, "robbery") == [[0, ROSWELL, 1], [0, TAOS, 1]]
    assert true(match).disc == [-1, 0, 1]


def test_b12_every_robber_shows_his_card_and_behind_a_saloon_the_one_before() -> None:
    match = at("pawn: B=el_paso C=roswell D=taos", seats=4)
    lay(match, "saloon", B="lincoln", C="saloon", D="cimarron")
    act(match)
    lay(match, "winslow", B="roswell", C="cimarron", D="saloon")
    heard = act(match, B="rob poker", D="rob poker")
    assert told(heard, "card_shown") == [[1, 2, ROSWELL], [3, 2, 19], [3, 1, 3]]
    assert {event.audience for event in heard if event.kind.name == "card_shown"} == {0b1111}
    s = true(match)
    assert [s.known[5 * seat + move] & 1 for seat in (1, 2, 3) for move in (0, 1)] == [0, 1, 0, 0, 1, 1]


def test_b12_a_saloon_with_no_town_card_before_it_is_shown_alone() -> None:
    match = at("pawn: B=roswell")
    lay(match, "saloon")
    heard = act(match, B="rob poker")
    assert told(heard, "card_shown") == [[1, 1, 19]]


def test_b12_the_reserve_shows_too() -> None:
    match = gang(seats=3)
    heard = act(match, B="rob poker", C="rob poker")
    assert told(heard, "card_shown") == [[1, 1, 19], [2, 1, 19]]


def test_b13_shown_cards_stay_known_to_the_sheriff_and_others_unknown() -> None:
    match = at("pawn: B=el_paso")
    lay(match, "saloon", B="lincoln")
    act(match)
    lay(match, "winslow", B="roswell")
    act(match, B="rob poker")
    lay(match, "globe", B="cimarron")
    laid = [seen(match, viewer)["seats"][1]["laid"] for viewer in ("A", "watcher", "C")]
    assert laid == [[None, "roswell", None], [None] * 3, ["lincoln", "roswell", "cimarron"]]


def test_b14_everybody_sees_the_discs_and_nobody_those_who_took_no_part() -> None:
    match = gang(deputies="roswell")
    heard = act(match, B="rob poker", C="rob poker")
    open_to_all = [event.kind.name for event in heard if event.audience == EVERYONE]
    assert open_to_all[:4] == ["acts_closed", "robbery", "disc_stacked", "disc_stacked"]
    sheriffs = [(event.kind.name, event.args) for event in heard if event.audience & 1]
    assert not [args for _, args in sheriffs if args[:1] in ([3], [4])]
    seats = seen(match, "A")["seats"]
    assert [seat["proved"] for seat in seats] == [[None], [ROSWELL], [ROSWELL], [None], [None]]


def test_b15_no_tile_moves_before_verification() -> None:
    match = gang()
    act(match, B="rob poker")
    s = true(match)
    assert (s.loot, s.poker >> ROSWELL & 1, len(s.poker_left)) == ([], 1, 14)


def test_b16_discs_stay_until_the_end_of_the_turn_and_their_owners_go_on() -> None:
    match = at("pawn: B=roswell C=prescott")
    lay(match, "saloon")
    act(match, B="rob poker")
    lay(match, "winslow", B="el_paso")
    assert true(match).disc[1] == 0
    heard = act(match, B="peek")
    assert told(heard, "peeked") == [[1, 18]]
    assert true(match).disc[1] == 0
    for town in ("lincoln", "albuquerque", "santa_fe"):
        lay(match, match.fallback("A").split()[1], B=town)
        heard = act(match)
    assert told(heard, "bank_looted") == [[0, 1]]
    assert true(match).disc[1] == -1
