"""Chapter E: ends."""

import pytest

from saloon.kernel.match import Match
from saloon.kernel.result import Result

HEAD = "saloon position 1\ntitle: standoff\nseats: 3\nlucky: A=3@A B=1@B C=4@C\n"
GANGS = (
    "saloon position 1\ntitle: standoff\nseats: 4\noption teams: two\nlucky: A=1@AC B=2@BD C=3@AC D=4@BD\n"
)


def after(*said: str, more: str = "", head: str = HEAD) -> Match:
    """The table after these words."""
    match = Match.from_position(head + more)
    for line in said:
        match.play(line)
    return match


def told(match: Match) -> list[tuple[str, list[int]]]:
    return [(event.kind.name, event.args) for event in match.log[-1].events]


def field(match: Match, name: str) -> str:
    return next(line for line in match.position().splitlines() if line.startswith(f"{name}:"))


def ended(match: Match) -> Result:
    result = match.result()
    assert result is not None
    return result


def test_e1_every_wound_costs_a_life_at_the_end_of_the_round() -> None:
    match = after(
        "A draw C", "B draw C", "C duck", "* roll 6", more="lives: C=2\nhats: C=no\noption lives: 3\n"
    )
    assert field(match, "lives") == "lives: A=3 B=3 C=2"
    match.play("* roll 6")
    assert told(match) == [("fired", [1, 2, 6]), ("wounded", [2]), ("fell", [2, 4]), ("next_round", [2])]
    assert field(match, "lives") == "lives: A=3 B=3 C=0"
    assert field(match, "wounds") == "wounds: A=0 B=0 C=0"


def test_e1_who_has_lives_left_stays() -> None:
    match = after("A draw C", "B duck", "C duck", "* roll 6", more="hats: C=no\n")
    assert told(match)[-1] == ("next_round", [2])
    assert field(match, "lives") == "lives: A=2 B=2 C=1"
    assert field(match, "lucky") == "lucky: A=3@A B=1@B C=4@C"


def test_e1_more_wounds_than_lives_cost_what_there_is() -> None:
    match = after("A draw C", "B draw C", "C duck", "* roll 6", "* roll 6", more="lives: C=1\nhats: C=no\n")
    assert field(match, "lives") == "lives: A=2 B=2 C=0"


def test_e1_the_number_of_the_fallen_is_shown() -> None:
    match = after("A draw C", "B duck", "C duck", "* roll 6", more="lives: C=1\nhats: C=no\n")
    assert ("fell", [2, 4]) in told(match)
    assert field(match, "lucky") == "lucky: A=3@A B=1@B C=4@*"
    assert any(event.kind.reveals for event in match.log[-1].events)


def test_e2_a_living_seat_may_leave_at_any_moment() -> None:
    match = after("A draw B", "B duck", "C draw A", "* roll 2")
    assert match.waiting() == ["A"]
    for seat in "ABC":
        assert match.legal(seat)[-1] == "leave"
    match.play("C leave")
    assert told(match) == [("left", [2, 4])]
    assert field(match, "lives") == "lives: A=2 B=2 C=0"
    assert field(match, "lucky") == "lucky: A=3@A B=1@B C=4@*"
    assert match.waiting() == ["A"]
    assert match.legal("C") == []
    match.play("A keep")
    assert told(match) == [("kept", [0]), ("next_round", [2])], "the shot of C is void"


def test_e2_nobody_leaves_while_the_numbers_are_dealt_or_twice() -> None:
    fresh = Match.new("standoff", 2)
    assert [fresh.legal(seat) for seat in "AB"] == [[], []]
    match = after("A leave")
    refusal = match.refusal("A leave")
    assert refusal is not None
    assert refusal.key == "not_asked"


def test_e2_a_shot_at_somebody_who_left_is_not_fired() -> None:
    match = after("A draw B", "B duck", "C draw B", "* roll 2", "B leave", "A keep")
    assert told(match) == [("kept", [0]), ("next_round", [2])]


@pytest.mark.parametrize("gone", ["A", "B"])
def test_e2_a_shot_whose_die_has_not_fallen_is_void(gone: str) -> None:
    match = after("A draw B", "B duck", "C draw A", f"{gone} leave")
    assert match.waiting() == ([] if gone == "B" else ["B", "C"])
    assert field(match, "hits") == "hits: A=0 B=0 C=0"
    if gone == "B":
        match.play("* roll 6")
        assert told(match) == [("fired", [2, 0, 6])]


def test_e2_who_leaves_is_no_longer_asked() -> None:
    shooter = after("A draw B", "B duck", "C draw A", "* roll 3", "A leave")
    assert told(shooter) == [("left", [0, 3]), ("next_round", [2])]
    target = after("A draw B", "B duck", "C draw A", "* roll 6", "B leave")
    assert target.refusal("* roll 1") is None
    assert field(target, "hits") == "hits: A=0 B=0 C=0"


def test_e2_who_leaves_wounded_does_not_fall_as_well() -> None:
    match = after("A draw B", "C draw B", "B duck", "* roll 6", "B leave", more="hats: B=no\n")
    assert told(match) == [("left", [1, 1]), ("next_round", [2])]
    assert field(match, "wounds") == "wounds: A=0 B=0 C=0"


def test_e2_a_shot_that_hit_stays_a_hit_when_its_shooter_leaves() -> None:
    match = after("A draw B", "B duck", "C duck", "* roll 6", "A leave")
    assert match.waiting() == ["B"]
    match.play("B stand")
    assert field(match, "hits") == "hits: A=1 B=0 C=0"
    assert field(match, "lives") == "lives: A=0 B=1 C=2"


def test_e3_the_last_one_standing_wins() -> None:
    match = after("A leave", "C leave")
    assert told(match) == [("left", [2, 4])]
    result = ended(match)
    assert (result.winners, result.reason, result.rule) == ([1], "one_side", "STD-E3")


def test_e3_the_game_goes_on_while_two_sides_stand() -> None:
    assert not after("A leave").over
    assert not after("A leave", "B leave", head=GANGS).over


def test_e3_a_gang_wins_with_its_fallen() -> None:
    match = after("B leave", "A leave", "D leave", head=GANGS)
    result = ended(match)
    assert (result.winners, result.reason) == ([0, 2], "one_side")


def test_e3_it_ends_at_the_end_of_the_round_with_all_wounds_counted() -> None:
    shot = ("A draw B", "B draw A", "* roll 6", "* roll 6")
    match = after(*shot, head="saloon position 1\ntitle: standoff\nseats: 2\nlives: B=1\nhats: A=no B=no\n")
    assert [name for name, _ in told(match)] == ["fired", "wounded", "fell"]
    assert (ended(match).winners, ended(match).scores) == ([0], [2, 1])


def test_e4_if_nobody_stands_nobody_wins() -> None:
    shot = ("A draw B", "B draw A", "* roll 6", "* roll 6")
    head = "saloon position 1\ntitle: standoff\nseats: 2\nlives: A=1 B=1\nhats: A=no B=no\n"
    match = after(*shot, head=head)
    assert field(match, "round") == "round: 1"
    result = ended(match)
    assert (result.winners, result.reason, result.rule) == ([], "nobody", "STD-E4")
    assert result.scores == [1, 1]


def last_round(*said: str, more: str = "", head: str = HEAD) -> Result:
    return ended(after(*said, more="option rounds: 7\nround: 7\n" + more, head=head))


def test_e5_after_the_last_round_the_most_lives_win() -> None:
    ducked = ("A duck", "B duck", "C duck")
    result = last_round(*ducked, more="lives: A=1\nlives: C=1\n")
    assert (result.winners, result.reason, result.rule) == ([1], "rounds", "STD-E5")
    assert last_round(*ducked, more="lives: A=1\n").winners == [1, 2]
    assert last_round(*ducked).winners == [0, 1, 2]


def test_e5_gangs_count_their_lives_together() -> None:
    ducked = ("A duck", "C duck", "D duck")
    result = last_round(*ducked, more="lives: A=2 B=0 C=1 D=2\n", head=GANGS)
    assert result.winners == [0, 2]


def test_e5_before_that_a_new_round_begins() -> None:
    match = after("A duck", "B duck", "C duck", more="option rounds: 8\nround: 7\n")
    assert told(match)[-1] == ("next_round", [8])
    assert field(match, "round") == "round: 8"
    assert not match.over


def test_e5_there_are_twenty_rounds_unless_the_table_wants_others() -> None:
    assert after("A duck", "B duck", "C duck", more="round: 20\n").over
    assert not after("A duck", "B duck", "C duck", more="round: 19\n").over


def test_e5_one_side_left_in_the_last_round_is_no_ride_home() -> None:
    assert last_round("A leave", "B leave").reason == "one_side"


def test_e6_a_score_is_lives_left_and_wounds_dealt() -> None:
    result = last_round("A duck", "B duck", "C duck", more="lives: A=1\nhits: A=4 B=1\n")
    assert result.scores == [5, 3, 2]
    assert result.winners == [1, 2]
    rows = [(row.key, row.figures, row.total) for row in result.table]
    assert rows == [("lives", [1, 2, 2], False), ("hits", [4, 1, 0], False), ("score", [5, 3, 2], True)]


def test_e7_the_silent_duck() -> None:
    match = after()
    assert match.fallback("A") == "duck"


def test_e7_the_silent_keep_their_number_even_where_it_would_hit() -> None:
    match = after("A draw B", "B duck", "C duck", "* roll 3")
    assert "show" in match.legal("A")
    assert match.fallback("A") == "keep"


def test_e7_the_hats_of_the_silent_take_the_bullet() -> None:
    match = after("A draw B", "B duck", "C duck", "* roll 6")
    assert match.fallback("B") == "hat"


def test_e7_who_has_chosen_can_only_take_it_back() -> None:
    """Nobody waits for that word; it is there for whoever asks the step all the same."""
    match = after("A draw B")
    rethink = match.rules.verbs.named("rethink")
    assert rethink is not None
    assert match.state.stack[-1].fallback(match.state, 0) == rethink.of()
