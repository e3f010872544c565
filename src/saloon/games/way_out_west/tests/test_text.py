"""The table in words, in both languages, from what a viewer sees."""

from saloon.kernel import catalogue
from saloon.kernel.words import Words
from tests.talk import Table, scene

WOW = "way_out_west"
SCENE = """
cash: A=7
wanted: A=2
cowboys A: abilene=3
cowboys B: abilene=2
cattle C: abilene=1
owner abilene: hotel=B jail=C
missing: abilene=yes
farmer: deadwood=C
step turn
  stage: ending
step actions
"""


def board(table: Table, language: str = "en", viewer: int = 0) -> list[str]:
    words = Words(table.rules, language, {0: "Ada", 1: "Bea"})
    return catalogue.board(WOW)(table.rules.view(table.state, viewer), words)


def test_o1_the_top_town_stands_above_and_says_what_is_in_it() -> None:
    lines = board(scene(WOW, 3, SCENE))
    assert lines[0] == "Turn 1. Play order: Ada, Bea, C. Wanted counters left: 16."
    assert [line.split(":")[0].strip() for line in lines[1:6]] == [
        "Deadwood",
        "Dodge City",
        "Abilene",
        "Kansas City",
        "San Antonia",
    ]
    assert lines[1].endswith("closed for cattle; a farmer, placed by C")
    assert lines[3] == (
        "  Abilene: 2 of 4 building spaces free, 4 of 5 corrals vacant; closed for cattle; "
        "buildings: jail C, hotel Bea; cowboys: Ada 3, Bea 2; cattle: C 1; sheriff missing; controlled by C"
    )


def test_s2_every_seat_has_a_line() -> None:
    lines = board(scene(WOW, 3, SCENE))
    assert lines[7] == (
        "  A Ada: $7, 2 Wanted, stock 6 cowboys and 9 cattle, tokens left: 2, farmer in hand, 4 points now"
    )
    assert lines[9].startswith("  C: $20, 0 Wanted")
    assert "farmer in hand" not in lines[9]


def test_s14_covered_cash_is_covered_in_words_too() -> None:
    lines = board(scene(WOW, 3, SCENE, open_money="no"))
    assert "$7" in lines[7]
    assert "cash covered" in lines[8]
    assert "points" not in lines[8]


def test_a5_boxes_that_are_free() -> None:
    table = scene(WOW, 3, SCENE)
    table.say("A take farmer")
    assert "Place the farmer" not in board(table)[6]
    assert "Gunfight 3" in board(table)[6]


def test_t8_bids_and_those_who_are_out() -> None:
    table = scene(WOW, 3)
    table.say("A bid 3", "B drop")
    assert board(table)[-1] == "Bids: Ada $3, Bea out, C $0"


def test_g22_a_gunfight_with_its_strengths() -> None:
    table = scene(WOW, 3, SCENE)
    table.say("A take gunfight", "A attack abilene")
    assert board(table)[-1].startswith("  C: ")
    table.say("A raid hotel")
    assert board(table)[-2:] == ["Gunfight in Abilene: Ada attacks.", "Shooters: 3 attacking, 2 defending."]


def test_g22_in_italian_with_the_rulebooks_words() -> None:
    table = scene(WOW, 3, SCENE)
    table.say("A take gunfight", "A attack abilene", "A raid hotel")
    lines = board(table, "it")
    assert "edifici: prigione C, hotel Bea" in lines[3]
    assert "un contadino, piazzato da C" in lines[1]
    assert lines[-1] == "Tiratori: 3 in attacco, 2 in difesa."
