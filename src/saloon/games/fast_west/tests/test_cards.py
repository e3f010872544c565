"""Chapter A: the action cards, and window V."""

import pytest

from saloon.games.fast_west.tests.table import (
    BOTH,
    CLOSE_BOTH,
    CROSSED,
    LEFT,
    bullets,
    commit,
    hand,
    heard,
    lives,
    names,
    pile,
    refused,
    seat,
    shoot,
    sit,
    step,
)

SEVEN = ["reload", "dodge", "revolver", "winchester", "dynamite", "ricochet", "miscalculation"]


def test_a1_reload_gains_a_bullet_up_to_five() -> None:
    match = sit(2, LEFT, "bullets: A=0 B=5")
    shoot(match, "A reload", "B reload")
    assert bullets(match) == [1, 5]


def test_a2_reload_takes_the_pile_and_itself_back_even_at_five() -> None:
    match = sit(2, LEFT, "bullets: A=5", "pile: A=dodge+revolver+dynamite")
    told = shoot(match, "A reload", "B dodge")
    assert hand(match, "A") == SEVEN
    assert pile(match, "A") == []
    assert "A takes the whole pile back." in told
    assert "B takes the whole pile back." not in told


@pytest.mark.parametrize(("weapon", "left"), [("revolver", 2), ("winchester", 2), ("dynamite", 1)])
def test_a3_reload_protects_from_nothing(weapon: str, left: int) -> None:
    match = sit(2, LEFT, "bullets: B=5")
    shoot(match, "A reload", f"B {weapon}")
    assert lives(match) == [left, 3]


@pytest.mark.parametrize("weapon", ["revolver", "winchester"])
def test_a4_dodge_makes_bullets_miss(weapon: str) -> None:
    match = sit(2, LEFT, "bullets: B=2")
    told = shoot(match, "A dodge", f"B {weapon}")
    assert lives(match) == [3, 3]
    assert "B's shot is stopped by A." in told


def test_a4_a_dodge_stops_every_bullet_direct_or_ricocheted() -> None:
    match = sit(4, BOTH, "bullets: A=0 B=1 C=0 D=2")
    shoot(match, "A dodge", "B revolver", "C ricochet", "D winchester")
    # B's second shot and D's second shot cross at C and go on to D and B.
    assert lives(match) == [3, 2, 3, 2]
    ring = sit(3, BOTH, "bullets: A=0 B=1 C=1")
    told = shoot(ring, "A dodge", "B revolver", "C ricochet")
    assert lives(ring) == [3, 3, 3]
    assert told.count("B's shot is stopped by A.") == 2


def test_a4_p00_9_with_the_option_a_dodge_stops_one_bullet() -> None:
    match = sit(3, "option dodge_scope: one", BOTH, "bullets: A=0 B=1 C=2")
    told = shoot(match, "A dodge", "B revolver", "C winchester")
    # C beats B in their duel; of the two bullets at A the one from the left is stopped.
    assert lives(match) == [2, 2, 3]
    assert "B's shot is stopped by A." in told


def test_a5_dodge_then_takes_a_card_back_unseen_even_if_nothing_came() -> None:
    match = sit(2, LEFT, "pile: A=revolver+winchester B=dynamite")
    shoot(match, "A dodge", "B dodge")
    assert match.waiting() == ["A"], "B's single card comes back unasked"
    assert refused(match, "A recover dodge") == "FW-A5"
    assert refused(match, "A recover dynamite") == "FW-A5"
    assert refused(match, "A recover revolver winchester") == "FW-A6"
    assert refused(match, "B recover dynamite") == "FW-A6"
    assert refused(match, "A pass") == "FW-A6"
    assert refused(match, "A reveal") == "FW-R15"
    assert refused(match, "A play reload") == "FW-C1"
    match.play("A recover winchester")
    assert not match.may_undo("A")
    assert pile(match, "A") == ["dodge", "revolver"]
    assert pile(match, "B") == ["dodge"]
    assert heard(match)[-2:] == [
        "A takes 1 card back from the pile.",
        "B takes 1 card back from the pile.",
    ]


def test_a5_an_empty_pile_gives_nothing() -> None:
    match = sit(2, LEFT)
    shoot(match, "A dodge", "B reload")
    assert pile(match, "A") == ["dodge"]
    assert "recovered" not in names(match)
    assert step(match) == "target"


def test_a5_a_dodge_that_cannot_be_used_brings_nothing_back() -> None:
    match = sit(2, "option banned_cards: dud", CLOSE_BOTH, "pile: A=revolver+winchester")
    shoot(match, "A dodge", "B reload")
    assert step(match) == "target"
    assert pile(match, "A") == ["dodge", "revolver", "winchester"]


def test_a6_window_v_opens_after_the_shootout_for_those_who_have_a_choice() -> None:
    match = sit(3, LEFT, "pile: A=revolver+winchester B=revolver C=ricochet+dynamite")
    shoot(match, "A dodge", "B dodge", "C dodge")
    assert match.waiting() == ["A", "C"]
    assert match.fallback("A") == "recover revolver"
    assert match.fallback("C") == "recover dynamite"
    match.play("C recover ricochet")
    assert match.waiting("watcher") == ["A"]
    assert pile(match, "C") == ["dodge", "dynamite", "ricochet"], "all together"


def test_a6_nothing_comes_back_when_the_game_is_over_or_to_the_eliminated() -> None:
    over = sit(2, LEFT, "lives: B=2", "bullets: A=5", "pile: B=revolver+winchester")
    shoot(over, "A dynamite", "B dodge")
    assert over.over
    assert "recovered_some" not in names(over)
    out = sit(3, LEFT, "lives: B=2", "bullets: A=5", "pile: B=revolver+winchester C=revolver")
    shoot(out, "A dynamite", "B dodge", "C dodge")
    assert step(out) == "target"
    assert seat(out, "B")["pile_count"] == 0
    assert pile(out, "C") == ["dodge"]


@pytest.mark.parametrize(
    ("weapon", "cost", "takes"), [("revolver", 1, 1), ("winchester", 2, 1), ("dynamite", 5, 2)]
)
def test_a7_a8_a9_what_the_weapons_cost_and_take(weapon: str, cost: int, takes: int) -> None:
    match = sit(2, LEFT, "bullets: A=5")
    told = shoot(match, f"A {weapon}", "B reload")
    assert bullets(match)[0] == 5 - cost
    assert lives(match) == [3, 3 - takes]
    assert f"A hits B for {takes} {'life' if takes == 1 else 'lives'}." in told


@pytest.mark.parametrize("card", ["dodge", "ricochet"])
def test_a9_dodge_and_ricochet_do_nothing_against_dynamite(card: str) -> None:
    match = sit(3, LEFT, "bullets: A=5")
    shoot(match, "A dynamite", f"B {card}", "C reload")
    assert lives(match) == [3, 1, 3]


def test_a10_miscalculation_turns_each_dynamite_back() -> None:
    match = sit(3, BOTH, "bullets: A=2 B=5 C=5")
    told = shoot(match, "A miscalculation", "B dynamite", "C dynamite")
    # B and C cancel each other; each of the two at A comes back.
    assert lives(match) == [3, 1, 1]
    assert bullets(match) == [0, 0, 0]
    assert "A turns B's dynamite back." in told


@pytest.mark.parametrize("weapon", ["revolver", "winchester"])
def test_a11_miscalculation_does_nothing_against_bullets(weapon: str) -> None:
    match = sit(2, LEFT, "bullets: A=2 B=2")
    shoot(match, "A miscalculation", f"B {weapon}")
    assert lives(match) == [2, 3]


def test_a12_a_dynamite_turned_back_stays_turned_back() -> None:
    match = sit(3, CROSSED, "bullets: A=5 B=2 C=2")
    shoot(match, "A dynamite left", "B miscalculation", "C miscalculation")
    assert lives(match) == [1, 3, 3]


def test_a13_table_cards_go_to_the_pile_face_down_unpaid_ones_too() -> None:
    match = sit(4, LEFT, "bullets: A=1 B=0 C=0 D=0", "pile: A=dodge")
    shoot(match, "A revolver", "B dynamite", "C ricochet", "D reload")
    assert pile(match, "A") == ["dodge", "revolver"]
    assert pile(match, "B") == ["dynamite"]
    assert pile(match, "C") == ["ricochet"]
    assert pile(match, "D") == []
    assert seat(match, "A", "B")["pile"] is None
    assert seat(match, "A", "B")["surely_in_pile"] == ["dodge", "revolver"]
    assert seat(match, "A")["table"] is None


def test_a14_a_banned_card_is_not_active_and_goes_to_the_pile() -> None:
    match = sit(3, "option gringos: 1", CLOSE_BOTH, "bullets: A=1")
    commit(match, "A revolver", "B reload", "C reload", "* gringo G1 dodge")
    for letter in "ABC":
        match.play(f"{letter} pass")
    assert lives(match) == [3, 2, 3, 2]
    assert "G1's Dodge cannot be used this turn." in heard(match)
