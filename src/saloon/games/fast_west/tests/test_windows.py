"""The micro-decisions M1 to M6: who is asked, what for, and what silence does."""

from saloon.games.fast_west.tests.table import commit, hush, identity, refused, shoot, sit, step
from saloon.kernel.match import Match


def asks(match: Match, letter: str) -> str:
    return match.state.stack[-1].asks(match.state, ord(letter) - ord("A"))


def test_m1_one_card_of_the_own_pile_under_flashback() -> None:
    match = sit(3, "target: 15", "pile: A=dodge+revolver B=dodge", phase="event")
    assert (step(match), match.waiting(), asks(match, "A")) == ("recovery", ["A"], "recover")
    assert match.legal("A") == ["recover dodge", "recover revolver"]
    assert match.fallback("A") == "recover dodge"
    calm = sit(3, "target: 1", "pile: A=dodge+revolver", phase="event")
    assert step(calm) == "choose"


def test_m2_each_living_seat_commits() -> None:
    match = sit(3, "target: 1", "lives: C=0")
    assert asks(match, "A") == "commit"
    assert match.legal("A") == [
        "play reload",
        "play dodge",
        "play revolver",
        "play winchester",
        "play dynamite",
        "play ricochet",
        "play miscalculation",
    ]
    assert match.fallback("A") == "play reload"


def test_m3_who_has_not_committed_may_reveal_and_silence_does_nothing() -> None:
    match = sit(2, "target: 1", "identity: A=stagecoach_driver B=cook")
    reveals = [f"reveal {arrow}" for arrow in ("left", "right", "both", "crossed")]
    assert [word for word in match.legal("A") if word.startswith("reveal")] == reveals
    assert match.legal("B")[-1] == "reveal"
    commit(match, f"A {match.fallback('A')}", f"B {match.fallback('B')}")
    assert [identity(match, letter) for letter in "AB"] == [None, None]


def test_m4_each_spectator_may_cheer_or_pass() -> None:
    match = sit(3, "target: 1", "lives: C=0")
    assert asks(match, "C") == "cheer"
    assert match.legal("C")[7:9] == ["cheer B reload", "cheer B dodge"]
    assert match.fallback("C") == "pass"


def test_m5_the_answers_of_window_r() -> None:
    match = sit(4, "target: 4", "identity: A=cheat B=ninja C=cook D=gunsmith", "bullets: A=3")
    commit(match, "A revolver left", "B reload", "C ricochet", "D reload")
    assert asks(match, "A") == "answer"
    assert match.legal("A") == ["swap winchester", "swap winchester left", "swap winchester right", "pass"]
    assert match.legal("B") == ["guard", "pass"]
    assert match.legal("C") == ["reveal", "pass"]
    assert match.legal("D") == ["pass"]
    assert {match.fallback(letter) for letter in "ABCD"} == {"pass"}
    again = sit(3, "target: 4", "identity: A=cheat B=ninja", "revealed: AB", "bullets: A=3", "lives: B=2")
    commit(again, "A revolver left", "B reload", "C reload")
    assert again.legal("A")[0] == "swap winchester"
    assert again.legal("B") == ["guard", "pass"]
    assert refused(again, "A reveal") == "FW-P00.2"


def test_m6_one_card_after_a_dodge_or_two_if_boosted() -> None:
    match = sit(3, "target: 1", "lives: C=0", "pile: A=revolver+winchester+ricochet B=revolver+ricochet")
    shoot(match, "A dodge", "B dodge", "C cheer A dodge")
    assert (match.waiting(), asks(match, "A"), asks(match, "B")) == (["A", "B"], "recover_two", "recover")
    assert match.legal("A") == [
        "recover revolver winchester",
        "recover revolver ricochet",
        "recover winchester ricochet",
    ]
    assert match.legal("B") == ["recover revolver", "recover ricochet"]
    assert match.fallback("A") == "recover revolver winchester"
    hush(match)
    assert step(match) == "recovery"
