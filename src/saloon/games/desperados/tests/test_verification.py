"""Chapter V: verification."""

from __future__ import annotations

from saloon.games.desperados.board import FACES, TOWNS
from saloon.games.desperados.tests.table import act, at, clock, kinds, lay, seen, told, true
from saloon.kernel.core import EVERYONE, Event, sees
from saloon.kernel.match import Match

TAOS = TOWNS.index("taos")
CIMARRON = TOWNS.index("cimarron")
ROSWELL = TOWNS.index("roswell")
PATH = ["saloon", "winslow", "globe", "tucson", "phoenix"]
"""Where the sheriff of a usual table goes in a turn, far from everybody."""


def ride(match: Match, *moves: str, sheriff: list[str] | None = None) -> list[Event]:
    """A whole turn: each move reads `B=taos C=saloon: B rob poker`; the rest is the clock's."""
    heard: list[Event] = []
    for number, text in enumerate(moves):
        cards, _, deeds = text.partition(":")
        laid = dict(part.split("=") for part in cards.split())
        lay(match, (sheriff or PATH)[number], **laid)
        said = dict(deed.strip().split(" ", 1) for deed in deeds.split(",") if deed.strip())
        heard = act(match, **said)
    return heard


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


def test_v11_at_least_the_required_number_of_disc_owners_must_be_free() -> None:
    """Two are required; one of the three is arrested in the step of the robbery itself: two are enough."""
    match = at(
        "pawn: A=cimarron B=santa_fe C=santa_fe D=cimarron", "deputies: taos prescott prescott", seats=4
    )
    heard = ride(
        match,
        "B=taos C=taos D=taos: B rob poker, C rob poker, D rob poker",
        *[""] * 4,
        sheriff=["saloon", "roswell", "lincoln", "socorro", "gallup"],
    )
    assert told(heard, "came_off") == [[0, TAOS, 3, 2]]
    match = at(
        "pawn: A=cimarron B=cimarron C=santa_fe D=gallup", "deputies: roswell prescott prescott", seats=4
    )
    heard = ride(
        match,
        "B=saloon C=roswell D=socorro",
        "B=roswell C=saloon: B rob poker, C rob poker",
        *[""] * 3,
        sheriff=["saloon", "santa_fe", "albuquerque", "socorro", "silver_city"],
    )
    assert told(heard, "arrested")[0] == [1, CIMARRON]
    assert told(heard, "failed") == [[0, ROSWELL, 1, 2]]


def test_v11_deputies_and_others_there_do_not_count() -> None:
    """A deputy comes after the discs are laid, and an outlaw without a disc is there: neither matters."""
    match = at(
        "pawn: A=cimarron B=cimarron C=roswell D=roswell", "deputies: roswell lincoln prescott", seats=4
    )
    lay(match, "saloon", B="saloon", C="saloon", D="saloon")
    act(match)
    match.play("A send 2 roswell")
    lay(match, "santa_fe", B="roswell", C="el_paso", D="lincoln")
    act(match)
    assert true(match).robberies == []


def test_v12_one_tile_however_many_share() -> None:
    match = at("pawn: B=taos C=taos")
    heard = ride(match, ": B rob poker, C rob poker", "", "", "", "")
    assert told(heard, "tile_taken") == [[0, TAOS]]
    assert told(heard, "tile_worth") == [[0, FACES.index(300)]]
    s = true(match)
    assert [(t.turn, t.kind, t.town, t.value, t.known) for t in s.loot if t.kind == 0] == [
        (1, 0, TAOS, 300, EVERYONE)
    ]
    assert not s.poker >> TAOS & 1
    assert sorted(s.poker_left) == [300] * 2 + [400] * 4 + [500] * 4 + [600] * 3


def test_v12_a_coach_robbery_takes_the_top_coach_tile() -> None:
    match = at("pawn: B=albuquerque C=prescott")
    lay(match, "saloon")
    act(match, B="rob brown")
    for sheriff in PATH[1:4]:
        lay(match, sheriff)
        act(match)
    match.play("A lay phoenix")
    for seat in "BC":
        match.play(f"{seat} {match.fallback(seat)}")
    for word in ("B confirm", "C confirm", "B confirm", "C confirm"):
        match.play(word)
    assert match.refusal("* poker_tile 500") is not None
    heard = match.play("* coach_tile 1200")
    assert told(heard, "tile_worth") == [[1, FACES.index(1200)]]
    s = true(match)
    assert s.coach_left == [800, 800, 900, 900, 1000, 1000, 1100, 1100, 1200]
    assert [(t.kind, t.value) for t in s.loot] == [(1, 1200)]
    assert s.poker >> TOWNS.index("albuquerque") & 1


def test_v13_after_a_failure_the_tile_stays_unseen_and_can_be_robbed_again() -> None:
    match = at("pawn: A=taos B=taos C=gallup")
    heard = ride(
        match,
        "B=saloon",
        "B=cimarron: B rob poker",
        "",
        "",
        "",
        sheriff=["saloon", "durango", "shiprock", "flagstaff", "winslow"],
    )
    assert told(heard, "failed") == [[0, CIMARRON, 0, 1]]
    assert not {"tile_taken", "tile_worth"} & set(kinds(heard))
    assert true(match).poker >> CIMARRON & 1
    lay(match, "saloon", B="cimarron")
    assert match.refusal("B rob poker") is None


def test_v14_later_arrests_do_not_touch_the_loot() -> None:
    """B robs in Taos in step 1 and is caught in Cimarron in step 2."""
    match = at("pawn: A=roswell B=taos")
    heard = ride(
        match,
        "B=saloon: B rob poker",
        "B=cimarron",
        *[""] * 3,
        sheriff=["saloon", "cimarron", "santa_fe", "albuquerque", "gallup"],
    )
    assert told(heard, "arrested") == [[1, CIMARRON]]
    assert [tile.town for tile in true(match).loot if tile.kind == 0] == [TAOS]


def test_v15_an_empty_coach_pile_brings_nothing() -> None:
    tiles = [800, 800, 900, 900, 1000, 1000, 1100, 1100, 1200, 1200]
    loot = " ".join(f"{1 + i // 2}/brown/taos/{value}/-/*" for i, value in enumerate(tiles))
    match = at(
        "turn: 5",
        "coaches: prescott tombstone",
        "pawn: B=winslow C=gallup",
        "coach_left:",
        f"loot: {loot}",
        options="early_finish=no",
    )
    lay(match, "saloon")
    act(match, B="rob brown")
    heard = clock(match, 4)
    assert told(heard, "came_off") == [[1, TOWNS.index("winslow"), 1, 1]]
    assert told(heard, "tile_taken") == []
    assert match.over


def test_v16_after_step_5_banks_are_looted_where_the_free_outnumber_the_deputies() -> None:
    match = at("pawn: B=santa_fe C=gallup", "deputies: gallup prescott")
    heard = ride(
        match,
        "B=saloon C=saloon",
        "B=taos C=socorro",
        "B=cimarron C=albuquerque",
        "B=roswell C=shiprock",
        "B=santa_fe C=gallup",
    )
    assert told(heard, "bank_looted") == [[0, 1]]
    assert told(heard, "bank_worth") == [[0, FACES.index(500)]]
    assert [(t.turn, t.kind, t.town, t.value, t.lot) for t in true(match).loot] == [(1, 3, 4, 500, 0)]
    assert true(match).disc == [-1] * 3


def test_v16_two_outlaws_outnumber_one_deputy() -> None:
    match = at("pawn: B=taos C=cimarron", "deputies: santa_fe prescott")
    heard = ride(
        match,
        "B=saloon C=saloon",
        "B=durango C=taos",
        "B=taos C=cimarron",
        "B=cimarron C=roswell",
        "B=santa_fe C=santa_fe",
    )
    assert told(heard, "bank_looted") == [[0, 2]]


def test_v17_arrested_outlaws_do_not_count_and_deputies_stand_where_they_came_to() -> None:
    match = at("pawn: A=cimarron B=cimarron C=taos", "deputies: santa_fe prescott")
    heard = ride(
        match,
        "B=saloon C=saloon",
        "B=taos C=durango",
        "B=cimarron C=taos",
        "B=roswell C=cimarron",
        "B=santa_fe C=santa_fe",
        sheriff=["saloon", "roswell", "lincoln", "albuquerque", "gallup"],
    )
    assert told(heard, "arrested")[0] == [1, CIMARRON]
    assert told(heard, "bank_looted") == []
    match = at("pawn: B=taos C=gallup", "deputies: taos prescott")
    for number, town in enumerate(["saloon", "durango", "taos", "cimarron"]):
        lay(match, PATH[number], B=town)
        act(match)
    match.play("A send 1 santa_fe")
    lay(match, PATH[4], B="santa_fe")
    heard = act(match)
    assert 0 not in [bank for bank, _ in told(heard, "bank_looted")]


def test_v17_who_has_a_disc_elsewhere_counts_at_the_bank() -> None:
    match = at("pawn: B=taos C=durango")
    heard = ride(match, "B=saloon C=saloon: B rob poker", "B=cimarron", "B=roswell", "B=lincoln", "B=el_paso")
    assert [4, 1] in told(heard, "bank_looted")
    assert told(heard, "came_off") == [[0, TAOS, 1, 1]]


def test_v18_a_bank_without_a_tile_yields_nothing() -> None:
    loot = " ".join(f"{1 + i // 4}/bank/el_paso/{value}/middle/*" for i, value in enumerate(GONE))
    match = at(
        "turn: 3",
        "coaches: lincoln cimarron",
        "bottom: 0",
        "pile:",
        f"loot: {loot}",
        "bank: santa_fe=500@A gallup=2300@A flagstaff=800@A tucson=2600@A",
        "pawn: B=el_paso C=prescott",
        "bank_lot: santa_fe=first gallup=first flagstaff=first tucson=first",
        options="early_finish=no",
    )
    heard = clock(match, 5)
    assert told(heard, "bank_looted") == []
    assert true(match).bank == [500, 2300, 800, 2600, 0]


GONE = [1100, 1400, 1700, 2000, 2000, 2000, 2900, 3200]


def test_v19_tiles_that_enter_the_loot_are_public() -> None:
    match = at("pawn: B=taos C=durango")
    heard = ride(match, ": B rob poker", "B=cimarron", "B=taos", "B=durango", "B=shiprock")
    assert all(
        event.audience == EVERYONE for event in heard if event.kind.name in ("tile_taken", "tile_worth")
    )
    view = seen(match, "watcher")
    assert view["loot"] == [{"turn": 1, "kind": "poker", "town": TAOS, "value": 300}]
    assert view["total"] == 300


def test_v19_hidden_loot_is_known_to_the_outlaws_and_banks_to_who_knew_them() -> None:
    match = at("pawn: B=taos C=lincoln", options="hidden_loot=yes")
    heard = ride(match, "C=saloon: B rob poker", "C=roswell", "C=cimarron", "C=santa_fe", "")
    loot = {viewer: seen(match, viewer) for viewer in ("A", "B", "watcher")}
    worth = [event for event in heard if event.kind.name == "tile_worth"]
    assert [event.audience for event in worth] == [0b110]
    assert [event.audience for event in heard if event.kind.name == "tile_taken"] == [EVERYONE]
    assert next(tile["value"] for tile in loot["B"]["loot"]) == 300
    assert next(tile["value"] for tile in loot["A"]["loot"]) is None
    assert loot["A"]["total"] is None
    assert loot["watcher"]["total"] is None
    for tile in true(match).loot[1:]:
        assert [sees(tile.known, viewer) for viewer in (0, 1, 2, -2)] == [True, True, True, False]
