"""Chapter F: fire."""

import pytest

from saloon.kernel.match import Match

HEAD = "saloon position 1\ntitle: standoff\nseats: 3\nlucky: A=3@A B=1@B C=4@C\n"


def after(*said: str, more: str = "") -> Match:
    """The table after these words."""
    match = Match.from_position(HEAD + more)
    for line in said:
        match.play(line)
    return match


def names(match: Match) -> list[str]:
    return [event.kind.name for event in match.log[-1].events]


def told(match: Match) -> list[tuple[str, list[int]]]:
    return [(event.kind.name, event.args) for event in match.log[-1].events]


def field(match: Match, name: str) -> str:
    return next(line for line in match.position().splitlines() if line.startswith(f"{name}:"))


def test_f1_shots_are_fired_in_seat_order() -> None:
    match = after("C draw A", "B draw A", "A draw C")
    for shooter, target in ((0, 2), (1, 0), (2, 0)):
        match.play("* roll 5")
        assert told(match) == [("fired", [shooter, target, 5])]
        match.play(f"{'ABC'[target]} stand")


def test_f1_who_is_hit_still_gets_his_shot() -> None:
    match = after("A draw B", "B draw A", "C duck", "* roll 6", more="lives: B=1\nhats: B=no\n")
    assert field(match, "wounds") == "wounds: A=0 B=1 C=0"
    assert field(match, "lives") == "lives: A=2 B=1 C=2"
    match.play("* roll 6")
    assert told(match) == [("fired", [1, 0, 6])]
    match.play("A stand")
    assert field(match, "lives") == "lives: A=1 B=0 C=2"
    assert field(match, "wounds") == "wounds: A=0 B=0 C=0"


def test_f1_two_may_shoot_each_other_down() -> None:
    match = after("A draw B", "B draw A", "C duck", "* roll 6", more="lives: A=1 B=1\nhats: A=no B=no\n")
    match.play("* roll 6")
    assert names(match) == ["fired", "wounded", "fell", "fell"]
    assert field(match, "lives") == "lives: A=0 B=0 C=2"


@pytest.mark.parametrize(("face", "hit"), [(1, False), (2, False), (4, False), (5, True), (6, True)])
def test_f2_five_and_six_hit_who_drew(face: int, hit: bool) -> None:
    match = after("A draw B", "B draw C", "C duck", f"* roll {face}")
    assert told(match) == [("fired", [0, 1, face])]
    assert match.waiting() == (["B"] if hit else ["A"])
    assert match.legal(match.waiting()[0])[:2] == (["hat", "stand"] if hit else ["keep", "leave"])


@pytest.mark.parametrize(("face", "hit"), [(1, False), (4, False), (5, False), (6, True)])
def test_f2_only_six_hits_who_ducked(face: int, hit: bool) -> None:
    match = after("A draw B", "B duck", "C duck", f"* roll {face}")
    assert match.waiting() == (["B"] if hit else ["A"])


def test_f2_a_shot_is_one_die() -> None:
    match = after("A draw B", "B duck", "C duck")
    assert match.refusal("* roll 6 6") is not None
    assert match.refusal("* roll") is not None
    assert match.refusal("* deal A 1") is not None
    assert match.refusal("* roll 6") is None


@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_f3_after_a_miss_the_shooter_is_always_asked(face: int) -> None:
    match = after("A draw B", "B draw C", "C duck", f"* roll {face}")
    assert match.waiting() == match.waiting("B") == match.waiting("watcher") == ["A"]
    assert match.state.stack[-1].asks(match.state, 0) == "show"
    assert "keep" in match.legal("A")
    assert ("show" in match.legal("A")) == (face == 3)
    refusal = match.refusal("A show")
    assert (refusal and (refusal.rule, refusal.key)) == (None if face == 3 else ("STD-F3", "not_your_number"))


def test_f3_the_number_on_the_die_turns_a_miss_into_a_hit() -> None:
    match = after("A draw B", "B draw A", "C duck", "* roll 3", "A show", more="hats: B=no\n")
    assert told(match) == [("showed", [0, 3]), ("wounded", [1])]
    assert field(match, "wounds") == "wounds: A=0 B=1 C=0"


def test_f3_it_may_be_kept() -> None:
    match = after("A draw B", "B draw A", "C duck", "* roll 3", "A keep")
    assert told(match) == [("kept", [0])]
    assert field(match, "lucky") == "lucky: A=3@A B=1@B C=4@C"
    assert field(match, "wounds") == "wounds: A=0 B=0 C=0"
    assert match.refusal("* roll 1") is None


def test_f3_nothing_else_can_be_said_then() -> None:
    match = after("A draw B", "B duck", "C duck", "* roll 3")
    for said in ("A hat", "A stand", "A duck", "A draw B", "A rethink"):
        refusal = match.refusal(said)
        assert refusal is not None
        assert refusal.key == "not_now"
    menu = match.state.stack[-1].menu(match.state, 0)
    assert [match.words.action(0, action) for action in menu] == ["Show your lucky number", "Keep it hidden"]


def test_f4_a_shown_number_is_known_to_all_and_spent() -> None:
    match = after("A draw B", "B draw A", "C duck", "* roll 3", "A show")
    assert field(match, "lucky") == "lucky: A=3@* B=1@B C=4@C"
    assert match.log[-1].events[0].kind.reveals
    again = after("A draw B", "B draw A", "C duck", "* roll 3", more="lucky: A=3@*\n")
    assert names(again) == ["fired"]
    assert again.refusal("* roll 1") is None, "A is not asked again; it is B's shot"


def test_f5_a_target_with_a_hat_is_asked_out_of_turn() -> None:
    match = after("A draw B", "B duck", "C draw A", "* roll 6")
    assert match.waiting() == ["B"]
    assert match.state.stack[-1].asks(match.state, 1) == "hat"
    assert match.legal("B") == ["hat", "stand", "leave"]
    menu = match.state.stack[-1].menu(match.state, 1)
    assert [match.words.action(1, action) for action in menu] == ["The hat takes it", "Take the wound"]
    for said in ("B show", "B keep", "B duck", "B rethink"):
        refusal = match.refusal(said)
        assert refusal is not None
        assert refusal.key == "not_now"


def test_f5_the_hat_takes_the_bullet_and_is_gone() -> None:
    match = after("A draw B", "B duck", "C draw A", "* roll 6", "B hat")
    assert told(match) == [("hat_flew", [1])]
    assert field(match, "hats") == "hats: A=yes B=no C=yes"
    assert field(match, "wounds") == "wounds: A=0 B=0 C=0"
    assert field(match, "hits") == "hits: A=0 B=0 C=0"


def test_f5_or_the_hit_is_a_wound() -> None:
    match = after("A draw B", "B duck", "C draw A", "* roll 6", "B stand")
    assert told(match) == [("wounded", [1])]
    assert field(match, "hats") == "hats: A=yes B=yes C=yes"
    assert field(match, "wounds") == "wounds: A=0 B=1 C=0"
    assert field(match, "hits") == "hits: A=1 B=0 C=0"


def test_f5_without_a_hat_nobody_is_asked() -> None:
    match = after("A draw B", "B duck", "C draw A", "* roll 6", more="hats: B=no\n")
    assert told(match) == [("fired", [0, 1, 6]), ("wounded", [1])]
    assert match.refusal("* roll 1") is None


def test_f5_a_shown_number_asks_for_the_hat_too() -> None:
    match = after("A draw B", "B duck", "C draw A", "* roll 3", "A show")
    assert match.waiting() == ["B"]
    match.play("B hat")
    assert field(match, "hats") == "hats: A=yes B=no C=yes"
