"""Chapter V: verification."""

from __future__ import annotations

from saloon.games.desperados.board import TOWNS
from saloon.games.desperados.tests.table import act, at, clock, kinds, lay, ride, seen, told, true
from saloon.kernel.core import EVERYONE

TAOS = TOWNS.index("taos")
CIMARRON = TOWNS.index("cimarron")
ROSWELL = TOWNS.index("roswell")


def test_v1_it_follows_the_last_step_of_move_5_and_nobody_decides() -> None:
    match = at("pawn: B=roswell")
    heard = ride(match, "B=saloon: B rob poker", "", "", "", "")
    assert kinds(heard).index("acts_closed") < kinds(heard).index("step_began")
    assert told(heard, "step_began") == [[1], [2], [3], [4], [5]]
    assert match.waiting() == ["A"]
    assert [entry.seat for entry in match.log[-1:]] == [-1]


def test_v2_all_turn_over_the_card_of_the_move_together_and_pawns_move() -> None:
    match = at("pawn: B=taos C=gallup")
    heard = ride(match, "B=cimarron C=socorro", "", "", "", "")
    at_step = kinds(heard).index("step_began")
    turned = list(heard[at_step + 1 : at_step + 4])
    assert [event.kind.name for event in turned] == ["turned"] * 3
    assert [event.audience for event in turned] == [EVERYONE] * 3
    assert [event.args for event in turned] == [
        [0, 19, TOWNS.index("prescott")],
        [1, CIMARRON, CIMARRON],
        [2, TOWNS.index("socorro"), TOWNS.index("socorro")],
    ]
    assert true(match).pawn[0] == TOWNS.index("phoenix")


def test_v3_all_five_steps_are_played_for_the_sheriff_even_alone() -> None:
    match = at("pawn: A=taos B=taos C=taos")
    heard = ride(match, *[""] * 5, sheriff=["saloon", "durango", "shiprock", "flagstaff", "winslow"])
    assert told(heard, "arrested") == [[1, TAOS], [2, TAOS]]
    assert [args[2] for args in told(heard, "turned") if args[0] == 0] == [
        TOWNS.index(town) for town in ("taos", "durango", "shiprock", "flagstaff", "winslow")
    ]
    assert true(match).pawn[0] == TOWNS.index("winslow")


def test_v4_every_free_outlaw_in_the_sheriffs_town_is_arrested() -> None:
    match = at("pawn: A=taos B=cimarron C=santa_fe D=roswell", seats=4)
    heard = ride(
        match,
        "B=taos C=taos D=saloon",
        *[""] * 4,
        sheriff=["saloon", "durango", "shiprock", "gallup", "winslow"],
    )
    assert told(heard, "arrested")[:2] == [[1, TAOS], [2, TAOS]]
    assert 3 not in [seat for seat, _ in told(heard, "arrested")]


def test_v5_passing_on_a_road_or_starting_together_is_no_arrest() -> None:
    match = at("pawn: A=taos B=cimarron C=taos")
    heard = ride(
        match,
        "B=taos C=durango",
        "B=durango C=shiprock",
        *[""] * 3,
        sheriff=["cimarron", "saloon", "roswell", "el_paso", "tombstone"],
    )
    assert told(heard, "arrested") == []


def test_v6_an_arrested_outlaw_stays_and_his_later_cards_stay_unseen() -> None:
    match = at("pawn: A=taos B=taos C=gallup")
    heard = ride(
        match,
        "B=saloon",
        "B=cimarron",
        "B=roswell",
        "",
        "",
        sheriff=["saloon", "durango", "shiprock", "flagstaff", "winslow"],
    )
    assert [args[1] for args in told(heard, "turned") if args[0] == 1] == [19]
    assert true(match).pawn[1] == true(match).began[1] == TAOS
    assert true(match).hand[1] == (1 << 20) - 1
    assert [args[0] for args in told(heard, "arrested")].count(1) == 1


def test_v7_the_town_card_of_the_arrest_is_lost_for_good() -> None:
    match = at("pawn: A=taos B=cimarron")
    heard = ride(
        match, "B=taos", *[""] * 4, sheriff=["saloon", "durango", "shiprock", "flagstaff", "winslow"]
    )
    assert told(heard, "card_lost") == [[1, TAOS]]
    assert true(match).lost == [0, 1 << TAOS, 0]
    assert not true(match).hand[1] >> TAOS & 1
    clock(match, 5)
    assert true(match).lost[1] >> TAOS & 1


def test_v8_after_the_saloon_or_the_marker_nothing_is_handed_over() -> None:
    """B came to Taos in move 1 and stays by the Saloon in move 2, when the sheriff comes."""
    match = at("pawn: A=cimarron B=santa_fe")
    heard = ride(
        match, "B=taos", "B=saloon", *[""] * 3, sheriff=["saloon", "taos", "durango", "shiprock", "gallup"]
    )
    assert told(heard, "arrested") == [[1, TAOS]]
    assert told(heard, "card_lost") == []
    match = at("pawn: A=roswell B=el_paso", "lost: B=roswell,lincoln,tombstone,silver_city")
    heard = ride(
        match,
        "B=saloon",
        "B=stuck",
        "",
        "",
        "",
        sheriff=["saloon", "el_paso", "lincoln", "albuquerque", "gallup"],
    )
    assert told(heard, "arrested")[0] == [1, 18]
    assert told(heard, "card_lost") == []


def test_v9_lost_cards_are_public_and_several_can_be_lost_but_never_the_saloon() -> None:
    match = at("pawn: A=taos B=cimarron", "lost: B=roswell")
    heard = ride(
        match, "B=taos", *[""] * 4, sheriff=["saloon", "durango", "shiprock", "flagstaff", "winslow"]
    )
    assert true(match).lost[1] == 1 << TAOS | 1 << ROSWELL
    assert {event.audience for event in heard if event.kind.name == "card_lost"} == {EVERYONE}
    assert seen(match, "watcher")["seats"][1]["lost"] == [TAOS, ROSWELL]


def test_v10_robberies_are_checked_after_the_arrests_of_their_own_step_in_their_order() -> None:
    match = at("pawn: B=taos C=roswell D=gallup", "deputies: prescott prescott prescott", seats=4)
    heard = ride(
        match,
        "C=cimarron: B rob poker",
        "C=santa_fe D=socorro: D rob poker",
        "C=albuquerque: C rob poker",
        "",
        "",
    )
    marks = [
        event.args[0] if event.kind.name == "step_began" else event.kind.name
        for event in heard
        if event.kind.name in ("step_began", "came_off", "tile_worth")
    ]
    assert marks == [
        1,
        "came_off",
        "tile_worth",
        2,
        "came_off",
        "tile_worth",
        3,
        "came_off",
        "tile_worth",
        4,
        5,
    ]


def test_v10_two_robberies_of_one_move_are_checked_as_they_were_placed() -> None:
    match = at("pawn: B=taos C=roswell")
    lay(match, "saloon")
    act(match, order="CB", B="rob poker", C="rob poker")
    heard = clock(match, 4)
    assert [args[1] for args in told(heard, "came_off")] == [ROSWELL, TAOS]
