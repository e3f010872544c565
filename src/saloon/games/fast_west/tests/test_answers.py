"""Chapter R: turning, window R and paying."""

import pytest

from saloon.games.fast_west.tests.table import (
    BOTH,
    CLOSE_BOTH,
    CROSSED,
    LEFT,
    OPEN_LEFT,
    RAIN_BOTH,
    RAIN_CROSSED,
    bullets,
    commit,
    heard,
    hush,
    identity,
    lives,
    pile,
    refused,
    seat,
    shoot,
    sit,
    step,
    table,
)
from saloon.kernel.match import Match


def test_r1_all_cards_are_turned_together_with_their_sides() -> None:
    match = sit(3, CROSSED, "option gringos: 1")
    commit(match, "A revolver left", "B dodge", "C winchester right")
    seen = [seat(match, letter, "watcher") for letter in "ABC"]
    assert [one["table"] for one in seen] == ["revolver", "dodge", "winchester"]
    assert [one["side"] for one in seen] == ["left", None, "right"]
    match.play("* gringo G1 revolver")
    match.play("* coin G1 left")
    assert table(match, "watcher")["gringos"][0]["table"] == "revolver"
    assert step(match) == "answers"


def test_r2_a_covered_flag_reveals_the_ace_when_the_cards_are_turned() -> None:
    match = sit(3, LEFT, "identity: A=two_gun", "bullets: A=1")
    commit(match, "A play revolver - both", "B reload", "C reload")
    assert identity(match, "A") == "two_gun"
    assert lives(match) == [2, 3, 3]
    assert match.waiting("A") == ["B", "C"]
    hush(match)
    assert lives(match) == [2, 2, 2]


def test_r2_a_flag_that_is_not_covered_leaves_no_trace() -> None:
    match = sit(3, LEFT, "identity: A=two_gun", "bullets: A=0")
    told = shoot(match, "A play revolver - both", "B reload", "C reload")
    plain = sit(3, LEFT, "identity: A=ninja", "bullets: A=0")
    assert told == shoot(plain, "A revolver", "B reload", "C reload")
    assert identity(match, "A") is None
    assert lives(match) == [3, 3, 3]


def test_r3_every_living_hidden_seat_is_asked_whatever_it_holds() -> None:
    match = sit(4, "identity: A=cook B=gunsmith C=trapper", "revealed: C", "lives: D=0")
    commit(match, "A reload", "B dodge", "C dodge", "D pass")
    assert match.waiting() == ["A", "B"]
    assert refused(match, "C pass") == "FW-R3"
    assert refused(match, "D pass") == "FW-R3"


@pytest.mark.parametrize(
    ("identity_of_a", "target", "card", "asked"),
    [
        ("cheat", LEFT, "revolver", True),
        ("cheat", LEFT, "dynamite", True),
        ("cheat", LEFT, "reload", False),
        ("ninja", LEFT, "reload", True),
        ("ninja", LEFT, "dodge", False),
        ("ninja", CLOSE_BOTH, "reload", False),
        ("ninja", OPEN_LEFT, "reload", True),
        ("accountant", LEFT, "miscalculation", False),
    ],
)
def test_r3_of_the_revealed_only_the_cheat_and_the_ninja(
    identity_of_a: str, target: str, card: str, asked: bool
) -> None:
    match = sit(2, target, f"identity: A={identity_of_a} B=cook", "revealed: AB", "lives: A=2")
    commit(match, f"A {card}", "B reload")
    assert step(match) == ("answers" if asked else "target")
    if asked:
        assert match.waiting() == ["A"]


def test_r3_r4_nobody_is_asked_and_the_window_is_skipped() -> None:
    match = sit(2, "identity: A=cook B=trapper", "revealed: AB")
    commit(match, "A reload", "B reload")
    assert step(match) == "target"


def in_window_r(given: str = "identity: A=quick_draw B=prospector C=cook") -> Match:
    match = sit(3, given, "bullets: A=1 B=0 C=0")
    commit(match, "A revolver", "B reload", "C ricochet")
    return match


def test_r4_answers_are_sealed_and_nobody_sees_who_has_given_one() -> None:
    match = in_window_r()
    match.play("B reveal")
    assert match.waiting("B") == ["A", "C"]
    assert match.waiting("archive") == ["A", "C"]
    for viewer in ("A", "C", "watcher"):
        assert match.waiting(viewer) == ["A", "B", "C"]
        assert table(match, viewer)["steps"][-1]["answers"] == [None, None, None]
    assert table(match, "B")["steps"][-1]["answers"][1] == {"answer": "reveal"}
    assert refused(match, "B pass") == "FW-R4"
    assert heard(match, 3) == []
    assert heard(match, 3, 1) == ["B has answered under cover."]
    assert identity(match, "B") is None
    assert match.fallback("A") == "pass"


@pytest.mark.parametrize(
    ("who", "card", "given", "clause"),
    [
        ("double_barrel", "revolver", "bullets: A=1", ""),
        ("double_barrel", "revolver", "bullets: A=0", "FW-R5"),
        ("double_barrel", "winchester", "bullets: A=2", ""),
        ("double_barrel", "winchester", "bullets: A=1", "FW-R5"),
        ("double_barrel", "dynamite", "bullets: A=5", "FW-R5"),
        ("prospector", "reload", "bullets: A=0", ""),
        ("prospector", "dodge", "bullets: A=0", "FW-R5"),
        ("accountant", "miscalculation", "bullets: A=0", ""),
        ("accountant", "reload", "bullets: A=5", "FW-R5"),
        ("trapper", "dodge", "bullets: A=0", ""),
        ("trapper", "ricochet", "bullets: A=0", "FW-R5"),
        ("bandit_queen", "winchester", "bullets: A=2", ""),
        ("bandit_queen", "winchester", "bullets: A=1", "FW-R5"),
        ("bandit_queen", "dynamite", "bullets: A=5", "FW-R5"),
        ("quick_draw", "dynamite", "bullets: A=5", ""),
        ("quick_draw", "dynamite", "bullets: A=4", "FW-R5"),
        ("quick_draw", "miscalculation", "bullets: A=5", "FW-R5"),
        ("cook", "ricochet", "bullets: A=0", ""),
        ("cook", "dodge", "bullets: A=0", "FW-R5"),
        ("cheat", "revolver", "bullets: A=5", "FW-R5"),
        ("ninja", "reload", "bullets: A=5", "FW-R5"),
        ("gunsmith", "reload", "bullets: A=5", "FW-R5"),
        ("pickpocket", "reload", "bullets: A=5", "FW-R5"),
        ("stunt_double", "reload", "bullets: A=5", "FW-R5"),
        ("stagecoach_driver", "reload", "bullets: A=5", "FW-R5"),
        ("two_gun", "revolver", "bullets: A=5", "FW-R5"),
    ],
)
def test_r5_p00_7_a_late_reveal_must_be_able_to_matter(who: str, card: str, given: str, clause: str) -> None:
    match = sit(2, LEFT, f"identity: A={who}", given)
    commit(match, f"A {card}", "B reload")
    assert refused(match, "A reveal") == clause
    assert ("reveal" in match.legal("A")) == (clause == "")
    assert refused(match, "A pass") == "", "who was refused may answer again"
    match.play("A reveal" if not clause else "A pass")


def test_r6_the_pause_is_told_to_whoever_runs_the_game_and_the_engine_ignores_it() -> None:
    slow = sit(2, "option reveal_pause_s: 10", "identity: A=gunsmith")
    quick = sit(2, "identity: A=gunsmith")
    assert table(slow, "watcher")["reveal_pause_s"] == 10
    assert table(quick, "watcher")["reveal_pause_s"] == 3
    assert shoot(slow, "A reload", "B reload") == shoot(quick, "A reload", "B reload")
    commit(quick, "* target 2", "A reload", "B reload")
    assert quick.legal("A") == ["pass"] == [quick.fallback("A")]


def test_r7_all_answers_apply_together_and_are_announced_by_seat() -> None:
    match = in_window_r()
    commit(match, "C reveal", "B reveal", "A reveal")
    told = heard(match)
    assert told[told.index("Everybody who was asked has answered.") + 1 :][:3] == [
        "A is the Quick Draw!",
        "B is the Prospector!",
        "C is the Cook!",
    ]


def test_r8_guesses_are_turned_after_window_r() -> None:
    match = sit(3, "identity: A=cheat", "bullets: A=3", "lives: C=0")
    commit(match, "A revolver", "B reload", "C cheer A winchester")
    assert "C cheered for A with Winchester." not in heard(match)
    commit(match, "A swap winchester")
    hush(match)
    assert "C cheered for A with Winchester." in heard(match)
    assert "A's Winchester is boosted." in heard(match)


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("reload", 5),
        ("dodge", 5),
        ("revolver", 4),
        ("winchester", 3),
        ("dynamite", 0),
        ("ricochet", 5),
        ("miscalculation", 3),
    ],
)
def test_r9_every_final_card_is_paid(card: str, left: int) -> None:
    match = sit(2, LEFT, "bullets: A=5")
    shoot(match, f"A {card}", "B dodge")
    assert bullets(match)[0] == left


@pytest.mark.parametrize(("card", "short"), [("revolver", 0), ("winchester", 1), ("dynamite", 4)])
def test_r10_who_is_short_pays_nothing_and_never_fires(card: str, short: int) -> None:
    match = sit(2, LEFT, f"bullets: A={short} B=1", "identity: B=prospector", "revealed: B")
    told = shoot(match, f"A {card}", "B reload")
    assert bullets(match) == [short, 3], "nothing was aimed at B"
    assert lives(match) == [3, 3]
    assert pile(match, "A") == [card]
    assert any("has not enough bullets" in line for line in told)


def test_r10_an_unpaid_miscalculation_turns_nothing_back() -> None:
    match = sit(2, LEFT, "bullets: A=1 B=5")
    shoot(match, "A miscalculation", "B dynamite")
    assert lives(match) == [1, 3]
    assert bullets(match) == [1, 0]


def test_r11_shooting_both_ways_is_paid_once() -> None:
    match = sit(3, BOTH, "bullets: A=2 B=0 C=0")
    shoot(match, "A winchester", "B reload", "C reload")
    assert bullets(match)[0] == 0
    assert lives(match) == [3, 2, 2]


def test_r12_what_was_paid_stays_spent() -> None:
    match = sit(4, LEFT, "bullets: A=1 B=0 C=2 D=5")
    shoot(match, "A revolver", "B dodge", "C miscalculation", "D miscalculation")
    assert bullets(match) == [0, 0, 0, 3]


def test_r13_in_the_rain_the_whole_need_must_be_there_also_for_a_swap() -> None:
    match = sit(3, RAIN_CROSSED, "identity: A=cheat", "bullets: A=3")
    commit(match, "A revolver left", "B reload", "C reload")
    assert refused(match, "A swap dynamite") == "FW-P01.3"
    match.play("A swap winchester")
    hush(match)
    assert bullets(match)[0] == 3
    assert lives(match) == [3, 2, 3]
    poor = sit(3, RAIN_BOTH, "bullets: A=4")
    shoot(poor, "A dynamite", "B reload", "C reload")
    assert lives(poor) == [3, 3, 3]


def test_r14_nothing_gained_later_in_the_turn_pays() -> None:
    match = sit(3, LEFT, "identity: A=trapper B=bandit_queen", "revealed: AB", "bullets: A=0 B=1 C=2")
    shoot(match, "A winchester", "B revolver", "C reload")
    assert lives(match) == [3, 3, 2]
    assert bullets(match) == [0, 2, 1]
    priest = sit(2, "bullets: A=0", phase="target")
    priest.play("* target 5")
    shoot(priest, "A revolver", "B reload")
    assert lives(priest) == [3, 2]


def test_r15_identities_turn_up_in_windows_t_and_r_only() -> None:
    match = sit(2, "target: 15", "identity: A=gunsmith B=cook", "pile: A=dodge+revolver", phase="event")
    assert refused(match, "A reveal") == "FW-R15"
    assert refused(match, "B reveal") == "FW-T16"
    commit(match, "A recover dodge")
    assert refused(match, "A reveal") == ""


def test_r4_the_first_seat_sees_that_it_has_answered_too() -> None:
    match = in_window_r("identity: A=quick_draw B=prospector")
    match.play("A pass")
    assert match.waiting("A") == ["B", "C"]
    assert refused(match, "A pass") == "FW-R4"


def test_r3_r4_not_asked_and_answered_already_are_told_apart() -> None:
    match = sit(3, "identity: A=cook B=trapper C=gunsmith", "revealed: AC")
    commit(match, "A reload", "B reload", "C reload")
    assert refused(match, "A pass") == "FW-R3"
    assert refused(match, "C pass") == "FW-R3"


def test_r4_what_belongs_to_other_windows_is_refused_with_its_clause() -> None:
    match = in_window_r()
    assert refused(match, "A play dodge") == "FW-C2"
    assert refused(match, "A cheer B dodge") == "FW-Q1"
    assert refused(match, "A recover dodge") == "FW-C1"
    assert refused(match, "A reveal left") == "FW-P06.1"


def test_t16_a6_a_choice_from_the_pile_is_final() -> None:
    match = sit(2, "target: 15", "pile: A=dodge+revolver B=dodge+revolver", phase="event")
    commit(match, "A recover dodge")
    assert refused(match, "A recover revolver") == "FW-C2"
