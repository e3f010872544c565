"""Chapter C: window T."""

import pytest

from saloon.games.fast_west.tests.table import (
    BOTH,
    CROSSED,
    LEFT,
    bullets,
    commit,
    hand,
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

ALL_BUT_RELOAD = "pile: A=dodge+revolver+winchester+dynamite+ricochet+miscalculation"


def test_c1_open_until_all_have_committed_and_all_spectators_have_spoken() -> None:
    match = sit(3, LEFT, "lives: C=0")
    assert match.waiting() == ["A", "B", "C"]
    commit(match, "A reload", "B reload")
    assert step(match) == "choose"
    assert match.waiting() == ["C"]
    commit(match, "C pass")
    assert step(match) == "answers"


def test_c1_the_living_must_play_a_card() -> None:
    match = sit(2)
    assert refused(match, "A pass") == "FW-C1"
    assert refused(match, "A swap revolver") == "FW-P01.2"
    assert refused(match, "A guard") == "FW-P02.2"
    assert refused(match, "A recover dodge") == "FW-C1"


def test_c2_card_side_and_flag_are_one_word_and_final() -> None:
    match = sit(2, CROSSED)
    match.play("A play revolver left")
    assert refused(match, "A play dodge") == "FW-C2"
    assert refused(match, "A play revolver right") == "FW-C2"
    assert refused(match, "A pass") == "FW-C2"
    assert not match.may_undo("A")
    assert seat(match, "A")["hand_count"] == 6


def test_c3_a_card_of_the_pile_is_refused() -> None:
    match = sit(2, "pile: A=dodge+dynamite")
    assert refused(match, "A play dodge") == "FW-C3"
    assert refused(match, "A play dynamite") == "FW-C3"
    assert [word.split()[1] for word in match.legal("A") if word.startswith("play")] == [
        "reload",
        "revolver",
        "winchester",
        "ricochet",
        "miscalculation",
    ]


@pytest.mark.parametrize("weapon", ["revolver", "winchester", "dynamite"])
def test_c4_a_side_is_given_exactly_for_a_weapon_under_crossed_arrows(weapon: str) -> None:
    crossed, left = sit(2, CROSSED), sit(2, LEFT)
    assert refused(crossed, f"A play {weapon}") == "FW-C4"
    assert refused(crossed, f"A play {weapon} left") == ""
    assert refused(crossed, f"A play {weapon} right") == ""
    assert refused(left, f"A play {weapon}") == ""
    assert refused(left, f"A play {weapon} left") == "FW-C4"


@pytest.mark.parametrize("card", ["reload", "dodge", "ricochet", "miscalculation"])
def test_c4_no_side_for_what_is_no_weapon(card: str) -> None:
    match = sit(2, CROSSED)
    assert refused(match, f"A play {card} right") == "FW-C4"
    assert refused(match, f"A play {card}") == ""


def test_c5_the_flag_is_for_the_two_gun_ace_s_revolver() -> None:
    match = sit(3, LEFT, "identity: A=two_gun B=ninja")
    assert refused(match, "A play revolver - both") == ""
    assert refused(match, "A play winchester - both") == "FW-C5"
    assert refused(match, "A play reload - both") == "FW-C5"
    assert refused(match, "B play revolver - both") == "FW-C5"
    assert refused(sit(3, BOTH, "identity: A=two_gun"), "A play revolver - both") == "FW-C5"
    assert [word for word in match.legal("A") if "both" not in word] == [*match.legal("C"), "reveal"]
    crossed = sit(3, CROSSED, "identity: A=two_gun")
    assert refused(crossed, "A play revolver - both") == "FW-C4"
    assert refused(crossed, "A play revolver right both") == ""
    assert [word for word in crossed.legal("A") if "both" in word] == [
        "play revolver left both",
        "play revolver right both",
    ]


def test_c6_a_card_may_be_put_down_without_the_bullets() -> None:
    match = sit(2, "bullets: A=0")
    assert refused(match, "A play dynamite") == ""
    shoot(match, "A dynamite", "B reload")
    assert lives(match) == [3, 3]
    assert pile(match, "A") == ["dynamite"]


def test_c7_who_is_silent_reloads_and_a_silent_spectator_passes() -> None:
    match = sit(3, CROSSED, "lives: C=0", ALL_BUT_RELOAD)
    assert match.fallback("A") == "play reload"
    assert match.fallback("B") == "play reload"
    assert match.fallback("C") == "pass"
    assert match.legal("A") == ["play reload"]


def test_c8_who_has_not_committed_may_reveal() -> None:
    match = sit(2, "identity: A=cook B=prospector", "bullets: A=0")
    match.play("A reveal")
    assert identity(match, "A") == "cook"
    match.play("B play reload")
    assert refused(match, "B reveal") == "FW-C8"
    assert heard(match)[0] == "A is the Cook!"


@pytest.mark.parametrize(
    ("given", "clause"),
    [("identity: A=double_barrel", "FW-P00.7"), ("lives: A=0 B=3 C=3", "FW-L4")],
)
def test_c8_nobody_else_may(given: str, clause: str) -> None:
    assert refused(sit(3, given), "A reveal") == clause


def test_c9_a_reveal_returns_all_commits_and_cheers_unseen() -> None:
    match = sit(4, "identity: A=cook", "lives: D=0")
    commit(match, "B revolver", "D cheer B revolver")
    match.play("A reveal")
    assert match.waiting() == ["A", "B", "C", "D"]
    assert seat(match, "B")["hand_count"] == 7
    assert heard(match)[-1] == "All cards and cheers go back; everybody chooses anew."
    assert "Revolver" not in " ".join(heard(match))
    shoot(match, "A reload", "B reload", "C reload", "D pass")
    assert bullets(match) == [2, 2, 2, None]


def test_c9_a_reload_that_was_committed_goes_back_too() -> None:
    match = sit(2, "identity: A=cook")
    commit(match, "B reload")
    match.play("A reveal")
    assert heard(match)[-1] == "All cards and cheers go back; everybody chooses anew."
    assert match.waiting() == ["A", "B"]


def test_c9_without_a_commit_nothing_goes_back() -> None:
    match = sit(2, "identity: A=cook")
    match.play("A reveal")
    assert heard(match) == ["A is the Cook!"]


def test_c10_reveals_take_effect_in_the_order_of_arrival() -> None:
    first = sit(2, "identity: A=gunsmith B=pickpocket", "bullets: A=0 B=0")
    commit(first, "A reveal", "B reveal")
    assert bullets(first) == [2, 1]
    second = sit(2, "identity: A=gunsmith B=pickpocket", "bullets: A=0 B=0")
    commit(second, "B reveal", "A reveal")
    assert bullets(second) == [3, 0]
    assert refused(second, "A reveal") == "FW-P00.2"


def test_c11_who_has_committed_is_public_and_what_is_not() -> None:
    match = sit(3, CROSSED, "identity: A=two_gun")
    match.play("A play revolver left both")
    top = {viewer: table(match, viewer)["steps"][-1] for viewer in ("A", "B", "watcher", "archive")}
    for viewer in ("B", "watcher"):
        assert top[viewer]["spoken"] == [True, False, False]
        assert top[viewer]["commits"] == [None, None, None]
        assert heard(match, 0, 1 if viewer == "B" else -2) == ["A has put a card on the table."]
    for viewer in ("A", "archive"):
        assert top[viewer]["commits"][0] == {"card": "revolver", "side": "left", "both": True}
    assert heard(match, 0, 0) == ["A lays a card face down: Revolver."]
    assert "revolver" not in hand(match, "A")


def test_c12_a_refusal_changes_nothing_and_cites_the_most_specific_clause() -> None:
    match = sit(2, "target: 8", "pile: A=dodge", "identity: A=ninja")
    for word, clause in [
        ("A play dodge", "FW-C3"),
        ("B play dodge", "FW-T9"),
        ("B play dodge left", "FW-T9"),
        ("A play revolver left", "FW-C4"),
        ("A guard", "FW-P02.2"),
        ("A cheer B dodge", "FW-Q1"),
    ]:
        assert refused(match, word) == clause, word
    commit(match, "A reload", "B reload")
    hush(match)
    assert bullets(match) == [2, 2]
