"""Chapter Q: the spectators."""

import pytest

from saloon.games.fast_west.tests.table import (
    BARREL_RIGHT,
    BOTH,
    LEFT,
    OPEN_LEFT,
    bullets,
    commit,
    hand,
    heard,
    hush,
    lives,
    pile,
    refused,
    shoot,
    sit,
    step,
    table,
)

CARDS = ["reload", "dodge", "revolver", "winchester", "dynamite", "ricochet", "miscalculation"]


def test_q1_every_spectator_may_cheer_once_a_turn_from_the_turn_after() -> None:
    match = sit(3, LEFT, "lives: B=1", "bullets: A=1")
    assert refused(match, "B cheer A revolver") == "FW-Q1"
    shoot(match, "A revolver", "B reload", "C reload")
    commit(match, "* target 2")
    assert match.waiting() == ["A", "B", "C"]
    assert refused(match, "B pass") == ""
    commit(match, "B cheer A reload")
    assert refused(match, "B cheer C reload") == "FW-C2"


def test_q2_a_cheer_names_a_gunslinger_and_a_card_in_one_word() -> None:
    match = sit(3, LEFT, "lives: C=0")
    assert len(match.legal("C")) == 2 * 7 + 1
    assert match.legal("C")[0] == "cheer A reload"
    assert match.legal("C")[-1] == "pass"
    commit(match, "C cheer A reload")
    assert not match.may_undo("C")


def test_q3_anybody_in_this_turn_and_any_card() -> None:
    match = sit(3, "option gringos: 1", OPEN_LEFT, "lives: B=0 C=0")
    for card in CARDS:
        assert refused(match, f"C cheer A {card}") == ""
        assert refused(match, f"C cheer G1 {card}") == ""
    assert refused(match, "C cheer B dodge") == "FW-Q3"
    assert refused(match, "C cheer C dodge") == "FW-Q3"
    assert refused(match, "C cheer D dodge") == "FW-Q3"
    assert refused(match, "C cheer G2 dodge") == "FW-Q3"


def test_q4_the_name_is_public_at_once_and_the_guess_lies_face_down() -> None:
    match = sit(4, LEFT, "lives: C=0 D=0")
    commit(match, "C cheer A dodge", "D pass")
    cheers = {viewer: table(match, viewer)["steps"][-1]["cheers"] for viewer in ("A", "C", "D", "watcher")}
    for viewer in ("A", "D", "watcher"):
        assert cheers[viewer][2:] == [{"for": 0, "card": None}, {"for": None, "card": None}]
    assert cheers["C"][2] == {"for": 0, "card": "dodge"}
    assert heard(match) == ["C cheers for A.", "D just watches."]
    assert heard(match, 0, 2)[0] == "C cheers for A with Dodge face down."
    commit(match, "A dodge", "B reload")
    assert table(match, "A")["seats"][2]["cheer"] == {"for": 0, "card": None}
    assert table(match, "C")["seats"][2]["cheer"] == {"for": 0, "card": "dodge"}
    hush(match)
    assert "C cheered for A with Dodge." in heard(match)


def test_q5_a_guess_is_right_if_it_is_the_final_card() -> None:
    for guess, right in (("revolver", False), ("winchester", True)):
        match = sit(3, LEFT, "identity: A=cheat", "lives: C=0", "bullets: A=3 B=2")
        commit(match, "A revolver", "B winchester", f"C cheer A {guess}", "A swap winchester")
        hush(match)
        assert lives(match) == ([3, 2, 0] if right else [3, 3, 0])


def test_q6_a_card_that_does_not_work_is_not_boosted() -> None:
    match = sit(3, LEFT, "lives: C=0", "bullets: A=1 B=1", "pile: A=dodge")
    told = shoot(match, "A miscalculation", "B reload", "C cheer A miscalculation")
    assert pile(match, "A") == ["dodge", "miscalculation"]
    assert "A's Miscalculation is boosted." not in told


@pytest.mark.parametrize(
    ("target", "held", "after"), [(LEFT, 0, 2), (BARREL_RIGHT, 0, 3), (LEFT, 4, 5), (LEFT, 5, 5)]
)
def test_q7_a_boosted_reload_gives_two(target: str, held: int, after: int) -> None:
    match = sit(3, target, "lives: C=0", f"bullets: A={held}")
    shoot(match, "A reload", "B dodge", "C cheer A reload")
    assert bullets(match)[0] == after


def test_q8_a_boosted_gun_wins_every_tie_of_that_card_and_nothing_else() -> None:
    match = sit(4, BOTH, "lives: D=0", "bullets: A=1 B=1 C=1")
    shoot(match, "A revolver", "B revolver", "C revolver", "D cheer A revolver")
    assert lives(match) == [3, 2, 2, 0]
    dearer = sit(3, LEFT, "lives: C=0", "bullets: A=1 B=2")
    shoot(dearer, "A revolver", "B winchester", "C cheer A revolver")
    assert lives(dearer) == [2, 3, 0]


def test_q9_a_boosted_dodge_takes_two_cards_back() -> None:
    match = sit(4, LEFT, "lives: C=0 D=0", "pile: A=revolver+winchester+ricochet B=dynamite+ricochet")
    shoot(match, "A dodge", "B dodge", "C cheer A dodge", "D cheer B dodge")
    assert match.waiting() == ["A"], "B's two come back unasked"
    assert refused(match, "A recover revolver") == "FW-A6"
    assert refused(match, "A recover winchester revolver") == "FW-A6"
    assert refused(match, "A recover winchester winchester") == "FW-A6"
    assert refused(match, "A recover revolver dodge") == "FW-A5"
    assert match.fallback("A") == "recover revolver winchester"
    match.play("A recover revolver ricochet")
    assert pile(match, "A") == ["dodge", "winchester"]
    assert pile(match, "B") == ["dodge"]
    fewer = sit(3, LEFT, "lives: C=0", "pile: A=revolver")
    shoot(fewer, "A dodge", "B reload", "C cheer A dodge")
    assert pile(fewer, "A") == ["dodge"]


def test_q10_a_boosted_dynamite_is_followed_by_a_reload() -> None:
    match = sit(3, LEFT, "lives: C=0", "bullets: A=5", "pile: A=dodge+revolver")
    shoot(match, "A dynamite", "B reload", "C cheer A dynamite")
    assert lives(match) == [3, 1, 0]
    assert bullets(match)[0] == 1
    assert hand(match, "A") == CARDS
    barrel = sit(3, BARREL_RIGHT, "lives: C=0", "bullets: A=5")
    shoot(barrel, "A dynamite", "B reload", "C cheer A dynamite")
    assert bullets(barrel)[0] == 2
    plain = sit(3, LEFT, "lives: C=0", "bullets: A=5", "pile: A=dodge+revolver")
    shoot(plain, "A dynamite", "B reload", "C pass")
    assert pile(plain, "A") == ["dodge", "revolver", "dynamite"]
    assert bullets(plain)[0] == 0


def test_q11_a_boosted_ricochet_sends_the_bullet_straight_home() -> None:
    match = sit(5, LEFT, "lives: E=0", "bullets: A=1")
    told = shoot(match, "A revolver", "B ricochet", "C ricochet", "D reload", "E cheer C ricochet")
    assert lives(match) == [2, 3, 3, 3, 0]
    assert [line for line in told if "ricochets" in line] == [
        "A's shot ricochets off B.",
        "A's shot ricochets off C.",
    ]


def test_q12_a_boosted_miscalculation_returns_and_stays_paid() -> None:
    match = sit(3, LEFT, "lives: C=0", "bullets: A=3", "pile: A=dodge")
    told = shoot(match, "A miscalculation", "B reload", "C cheer A miscalculation")
    assert pile(match, "A") == ["dodge"]
    assert bullets(match)[0] == 1
    assert "A takes Miscalculation back." in told


def test_q13_several_right_guesses_boost_once() -> None:
    match = sit(4, LEFT, "lives: C=0 D=0", "bullets: A=0")
    shoot(match, "A reload", "B reload", "C cheer A reload", "D cheer A reload")
    assert bullets(match)[:2] == [2, 2]


def test_q14_a_wrong_guess_does_nothing_and_the_set_is_kept() -> None:
    match = sit(3, LEFT, "lives: C=0", "bullets: A=0 B=0")
    shoot(match, "A reload", "B reload", "C cheer A dodge")
    assert bullets(match) == [1, 1, None]
    commit(match, "* target 2")
    assert refused(match, "C cheer A dodge") == ""
    assert hand(match, "C") == CARDS
    assert step(match) == "choose"


def test_q2_the_cheerer_hears_the_card_and_the_others_the_name() -> None:
    match = sit(3, LEFT, "lives: C=0")
    commit(match, "C cheer A reload")
    assert heard(match, viewer=2) == ["C cheers for A with Reload face down."]
    assert heard(match, viewer=0) == heard(match) == ["C cheers for A."]


def test_q13_who_has_passed_has_guessed_nothing() -> None:
    told = shoot(sit(3, LEFT, "lives: C=0"), "A reload", "B reload", "C pass")
    assert not [line for line in told if "cheered" in line]
    assert [line for line in told if line.endswith("boosted.")] == []
