"""The micro-decisions M1 to M6: who is asked, what for, and what silence does."""

from saloon.games.fast_west.rules.cheering import CHEERS, cheers_for
from saloon.games.fast_west.rules.choosing import COMMITS, all_commits, commits_with
from saloon.games.fast_west.tests.table import commit, hush, identity, refused, shoot, sit, step
from saloon.games.fast_west.verbs import VERBS
from saloon.kernel.match import Match
from saloon.kernel.notation import words_of


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


def test_m2_m4_the_living_are_asked_for_a_card_and_the_dead_for_a_cheer() -> None:
    match = sit(4, "target: 1", "lives: A=0 C=0")
    assert [asks(match, letter) for letter in "ABCD"] == ["cheer", "commit", "cheer", "commit"]


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


def said(actions: list[int]) -> list[str]:
    """Actions as words."""
    return [words_of(verb, action) for action in actions if (verb := VERBS.owner(action))]


def menu(match: Match, letter: str) -> list[str]:
    """What a person would look for, the greyed included."""
    return said(match.state.stack[-1].menu(match.state, ord(letter) - ord("A")))


SEVEN = [
    "play reload",
    "play dodge",
    "play revolver",
    "play winchester",
    "play dynamite",
    "play ricochet",
    "play miscalculation",
]


def test_the_menu_of_window_t_is_all_cards_and_the_reveal() -> None:
    match = sit(3, "target: 1", "lives: C=0", "identity: B=stagecoach_driver", "pile: A=dodge")
    assert menu(match, "A") == [*SEVEN, "reveal"]
    assert menu(match, "B") == [*SEVEN, "reveal left", "reveal right", "reveal both", "reveal crossed"]
    assert menu(match, "C") == match.legal("C")
    crossed = sit(2, "target: 4", "identity: A=two_gun")
    assert menu(crossed, "A") == [
        "play reload",
        "play dodge",
        "play revolver left",
        "play revolver left both",
        "play revolver right",
        "play revolver right both",
        "play winchester left",
        "play winchester right",
        "play dynamite left",
        "play dynamite right",
        "play ricochet",
        "play miscalculation",
        "reveal",
    ]
    assert menu(sit(2, "target: 4"), "A")[2:4] == ["play revolver left", "play revolver right"]


def test_the_menu_of_window_r_is_what_the_identity_could_answer() -> None:
    match = sit(4, "target: 1", "identity: A=cheat B=ninja C=cook", "revealed: C", "lives: D=0")
    commit(match, "A reload", "B dodge", "C ricochet", "D pass")
    assert len(menu(match, "A")) == 7 * 3 + 1
    assert menu(match, "A")[-2:] == ["swap miscalculation right", "pass"]
    assert menu(match, "B") == ["guard", "pass"]
    assert menu(match, "C") == ["pass"]
    assert menu(match, "D") == ["reveal", "pass"]


def test_the_menu_of_windows_f_and_v_is_the_pile() -> None:
    match = sit(3, "target: 1", "pile: A=revolver+winchester")
    shoot(match, "A dodge", "B reload", "C reload")
    assert menu(match, "A") == ["recover dodge", "recover revolver", "recover winchester"]


def test_all_lists_of_commits_are_those_made_on_demand() -> None:
    assert all_commits() == COMMITS
    assert len(COMMITS) == 3 * 4 * 128
    everything, revolver = 127, 1 << 2
    assert said(commits_with(everything, False, False)) == SEVEN
    assert said(commits_with(revolver, False, True)) == ["play revolver", "play revolver - both"]
    assert said(commits_with(revolver, True, False)) == ["play revolver left", "play revolver right"]
    assert said(COMMITS[127]) == SEVEN
    assert "play dodge" not in said(COMMITS[4 * 128 + 127])
    assert "play ricochet" not in said(COMMITS[8 * 128 + 127])
    assert len(said(COMMITS[8 * 128 + 127])) == len(said(COMMITS[4 * 128 + 127])) == 6
    assert "play revolver left both" in said(COMMITS[3 * 128 + 127])


def test_all_cheers_are_seven_for_each_who_is_in_and_the_pass() -> None:
    match = sit(9, "lives: B=0 D=0 E=0 F=0 G=0 H=0")
    CHEERS[match.state.alive] = []  # type: ignore[attr-defined]  # a Fast West state
    for _ in range(2):
        assert match.legal("B")[0::7] == ["cheer A reload", "cheer C reload", "cheer I reload", "pass"]
    words = said(cheers_for(0b101 | 1 << 11))
    assert [word.split()[1] for word in words[:-1]] == ["A"] * 7 + ["C"] * 7 + ["G2"] * 7
    assert [word.split()[2] for word in words[:7]] == [word.split()[1] for word in SEVEN]
    assert words[-1] == "pass"
