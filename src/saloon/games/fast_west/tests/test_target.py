"""Chapter T: the target card, and window F."""

import pytest

from saloon.games.fast_west.tests.table import (
    ALL_BUT_ONE,
    BARREL_RIGHT,
    BOTH,
    CLOSE_BOTH,
    CROSSED,
    FLASHBACK_LEFT,
    LEFT,
    OPEN_BOTH,
    RAIN_BOTH,
    RIGHT,
    bullets,
    commit,
    hand,
    heard,
    lives,
    names,
    pile,
    refused,
    shoot,
    sit,
    step,
    table,
)


def test_t1_the_turn_starts_with_a_target_card_that_holds_to_its_end() -> None:
    match = sit(2, phase="target")
    match.play("* target 11")
    target = {"number": 11, "event": "barrel", "arrow": "right", "printed_arrow": "right"}
    assert table(match)["target"] == target
    commit(match, "A reload", "B reload")
    assert table(match)["target"]["event"] == "barrel"
    assert heard(match)[0] == "Turn 2: That Handy Barrel (reloads give one more). Arrow: right."


def test_t2_the_eliminated_are_skipped() -> None:
    match = sit(4, RIGHT, "lives: A=3 B=3 C=0 D=3", "bullets: A=0 B=0 D=1")
    shoot(match, "A reload", "B reload", "C pass", "D revolver")
    assert lives(match) == [3, 2, 0, 3]


def test_t3_with_arrow_both_every_weapon_shoots_left_and_right() -> None:
    match = sit(4, BOTH, "bullets: A=1")
    shoot(match, "A revolver", "B reload", "C reload", "D reload")
    assert lives(match) == [3, 2, 3, 2]
    assert bullets(match)[0] == 0


def test_t4_crossed_arrows_let_each_choose() -> None:
    match = sit(4, CROSSED, "bullets: A=1 C=1")
    shoot(match, "A revolver right", "B reload", "C revolver left", "D reload")
    assert lives(match) == [3, 3, 3, 1]


def test_t5_who_dies_this_turn_is_still_everybodys_neighbour() -> None:
    match = sit(4, LEFT, "lives: B=1", "bullets: A=1 B=1")
    shoot(match, "A revolver", "B revolver", "C reload", "D reload")
    assert lives(match) == [3, 0, 2, 3]


def test_t5_t6_a_bullet_of_the_priest_can_be_spent_at_once() -> None:
    match = sit(2, "bullets: A=0 B=0", phase="target")
    match.play("* target 5")
    assert bullets(match) == [1, 1]
    shoot(match, "A revolver", "B reload")
    assert lives(match) == [3, 2]


def test_t7_tumbleweed_does_nothing() -> None:
    match = sit(3, phase="target")
    before = (lives(match), bullets(match))
    match.play("* target 1")
    assert (lives(match), bullets(match)) == before
    assert names(match) == ["turn_began"]


def test_t8_the_priest_gives_every_living_seat_a_bullet_up_to_five() -> None:
    match = sit(4, "lives: A=3 B=3 C=3 D=0", "bullets: A=0 B=4 C=5", phase="target")
    match.play("* target 5")
    assert bullets(match) == [1, 5, 5, None]
    assert heard(match)[1:] == ["A gains 1 bullet.", "B gains 1 bullet."]
    shoot(match, "A revolver", "B reload", "C reload", "D pass")
    assert lives(match) == [3, 2, 3, 0]


def test_t9_no_dodge_at_close_quarters() -> None:
    match = sit(2, CLOSE_BOTH)
    assert refused(match, "A play dodge") == "FW-T9"
    assert refused(match, "A play ricochet") == ""
    assert "play dodge" not in match.legal("A")


def test_t9_a_dud_dodge_stops_nothing() -> None:
    match = sit(2, "option banned_cards: dud", CLOSE_BOTH, "bullets: B=1", "pile: A=revolver")
    told = shoot(match, "A dodge", "B revolver")
    assert lives(match) == [2, 3]
    assert pile(match, "A") == ["dodge", "revolver"]
    assert "A's Dodge cannot be used this turn." in told


def test_t10_no_ricochet_in_the_open_field() -> None:
    match = sit(2, OPEN_BOTH)
    assert refused(match, "B play ricochet") == "FW-T10"
    assert refused(match, "B play dodge") == ""
    dud = sit(2, "option banned_cards: dud", OPEN_BOTH, "bullets: B=1")
    shoot(dud, "A ricochet", "B revolver")
    assert lives(dud) == [2, 3]


def test_t11_the_barrel_adds_a_bullet_to_every_reload() -> None:
    match = sit(3, BARREL_RIGHT, "bullets: A=0 B=1 C=4")
    shoot(match, "A reload", "B dodge", "C reload")
    assert bullets(match) == [2, 1, 5]


def test_t12_in_the_rain_weapons_are_not_spent_but_must_be_covered() -> None:
    match = sit(3, RAIN_BOTH, "bullets: A=2 B=1 C=3")
    told = shoot(match, "A winchester", "B winchester", "C miscalculation")
    assert bullets(match) == [2, 1, 1]
    assert lives(match) == [3, 2, 2]
    assert "B has not enough bullets for Winchester." in told
    assert "C pays 2 bullets." in told


def test_t13_flashback_brings_one_card_back_unseen() -> None:
    match = sit(3, FLASHBACK_LEFT, "pile: A=dodge+revolver B=winchester", phase="event")
    assert step(match) == "recovery"
    assert match.waiting() == ["A"]
    match.play("A recover revolver")
    assert pile(match, "A") == ["dodge"]
    assert pile(match, "B") == []
    assert heard(match) == [
        "A has chosen from the pile.",
        "A takes 1 card back from the pile.",
        "B takes 1 card back from the pile.",
    ]
    assert heard(match, 0, 0) == [
        "A is taking back Revolver.",
        "A took back Revolver.",
        "B takes 1 card back from the pile.",
    ]
    assert heard(match, 0, 1)[2] == "B took back Winchester."


@pytest.mark.parametrize(
    ("word", "clause"),
    [
        ("A recover winchester", "FW-A5"),
        ("A recover dodge revolver", "FW-T13"),
        ("A pass", "FW-T13"),
        ("B recover dodge", "FW-T16"),
    ],
)
def test_t13_flashback_is_compulsory_and_from_the_own_pile(word: str, clause: str) -> None:
    match = sit(3, FLASHBACK_LEFT, "pile: A=dodge+revolver", phase="event")
    assert refused(match, word) == clause


def test_t14_after_sixteen_target_cards_all_are_shuffled_again() -> None:
    match = sit(2, "target: 1", ALL_BUT_ONE, phase="target")
    assert match.refusal("* target 3") is not None
    match.play("* target 16")
    assert table(match)["face_down"] == 0
    shoot(match, "A reload", "B reload")
    match.play("* target 16")
    assert table(match)["face_down"] == 15
    assert "All target cards have been turned; they are shuffled into a new deck." in heard(match)


@pytest.mark.parametrize("target", [LEFT, RIGHT, BOTH, CROSSED])
def test_t15_with_two_alive_each_is_the_only_target(target: str) -> None:
    for side in ("left", "right"):
        match = sit(2, target, "bullets: A=1")
        shoot(match, f"A revolver {side}" if target == CROSSED else "A revolver", "B reload")
        assert lives(match) == [3, 2]


def test_t16_a_single_card_comes_back_unasked_and_an_empty_pile_gives_nothing() -> None:
    match = sit(3, FLASHBACK_LEFT, "pile: A=dynamite", phase="event")
    assert step(match) == "choose"
    assert pile(match, "A") == []
    assert "dynamite" in hand(match, "A")


def test_t13_the_eliminated_take_nothing_back() -> None:
    match = sit(3, FLASHBACK_LEFT, "lives: B=0", "pile: A=dodge+revolver", phase="event")
    assert table(match)["steps"][-1]["owed"] == [1, 0, 1]


def test_t16_silence_takes_the_first_card_in_canonical_order() -> None:
    match = sit(2, FLASHBACK_LEFT, "pile: A=winchester+ricochet B=dodge+ricochet", phase="event")
    assert match.waiting() == ["A", "B"]
    assert match.fallback("A") == "recover winchester"
    assert match.fallback("B") == "recover dodge"
