"""Chapter R: turns, moves, and the shared step."""

from __future__ import annotations

import pytest

from saloon.games.desperados.board import BANKS, TOWNS
from saloon.games.desperados.game import RULES
from saloon.games.desperados.tests.table import act, at, clock, confirm, kinds, lay, told, true, why
from saloon.kernel import flow
from saloon.kernel.core import ARCHIVE, WATCHER
from saloon.kernel.errors import Illegal

MILESTONES = ("move_began", "cards_laid", "acts_closed", "step_began", "turn_ended", "turn_began", "won")


def test_r1_five_moves_a_verification_and_the_end_make_a_turn_and_five_turns_a_game() -> None:
    match = at("pawn: B=taos C=durango")
    for turn in range(1, 6):
        assert (true(match).turn, true(match).move) == (turn, 1)
        seen = [kind for kind in kinds(clock(match, 5)) if kind in MILESTONES]
        moves = ["cards_laid", "acts_closed", "move_began"] * 4 + ["cards_laid", "acts_closed"]
        after = ["won"] if turn == 5 else ["turn_began", "move_began"]
        assert seen == [*moves, *["step_began"] * 5, "turn_ended", *after]
    assert match.over


def test_r2_r3_every_move_runs_in_one_order() -> None:
    match = at()
    assert why(match, "B lay roswell") == "DES-R3 not_asked"
    assert why(match, "A confirm") == "DES-R3 not_now"
    match.play("A send 1 winslow")
    match.play("A lay saloon")
    assert why(match, "B rob poker") == "DES-R3 not_now"
    assert why(match, "A confirm") == "DES-R3 not_asked"
    for word in ("B lay saloon", "C lay saloon", "B confirm"):
        match.play(word)
    assert kinds(match.play("C confirm")) == ["confirmed", "cards_laid"]
    assert why(match, "B start taos") == "DES-R3 not_now"
    assert why(match, "A rest") == "DES-R3 not_asked"
    match.play("B confirm")
    assert kinds(match.play("C confirm")) == ["confirmed", "acts_closed", "move_began", "coach_came"]
    assert match.waiting() == ["A"]
    assert true(match).sent == 0


def test_r4_a_choice_is_replaced_and_that_withdraws_the_own_confirmation() -> None:
    match = at()
    match.play("A lay saloon")
    assert match.waiting("B") == ["B", "C"]
    match.play("B lay saloon")
    match.play("C lay roswell")
    match.play("B confirm")
    assert match.waiting("B") == ["C"]
    assert kinds(match.play("B lay roswell")) == ["card_chosen"]
    assert match.waiting("B") == ["B", "C"]
    match.play("C confirm")
    assert match.waiting("C") == ["B"]
    match.play("B confirm")
    assert true(match).at == [TOWNS.index("prescott"), TOWNS.index("roswell"), TOWNS.index("roswell")]


def test_r4_confirming_twice_changes_nothing() -> None:
    match = at()
    match.play("A lay saloon")
    match.play("B lay saloon")
    match.play("B confirm")
    before = match.position()
    assert match.play("B confirm") == []
    assert match.position() == before
    match.play("C lay saloon")
    match.play("C confirm")
    assert true(match).stack[-1].asks(true(match), 1) == "act"


def test_r5_order_is_that_of_the_confirmations_that_stood_at_the_end() -> None:
    """D's first confirmation was withdrawn; E comes before D in the end, and B robs last though he confirmed
    before C took his back."""
    match = at("pawn: B=taos C=taos D=roswell E=roswell", seats=5)
    lay(match, "saloon")
    for seat in "BCDE":
        match.play(f"{seat} rob poker")
    match.play("D confirm")
    match.play("C confirm")
    match.play("D rest")
    match.play("D rob poker")
    match.play("E confirm")
    match.play("B confirm")
    heard = match.play("D confirm")
    assert [TOWNS[town] for _, town, _ in told(heard, "robbery")] == ["taos", "roswell"]
    assert [robbery.owners for robbery in true(match).robberies] == [[2, 1], [4, 3]]


def test_r6_every_outlaw_is_asked_in_every_shared_step() -> None:
    match = at()
    match.play("A lay saloon")
    assert match.waiting() == ["B", "C"]
    for word in ("B lay saloon", "B confirm", "C lay saloon", "C confirm"):
        match.play(word)
    assert match.waiting() == ["B", "C"]
    # Neither is anywhere of use: Roswell's poker aside, El Paso has a bank to peek at.
    assert match.legal("B") == ["peek", "confirm", "concede"]


def test_r6_outside_the_team_it_only_shows_that_the_step_is_open() -> None:
    match = at()
    match.play("A lay saloon")
    for viewer in ("A", "watcher"):
        fresh = match.view(viewer)
        assert match.waiting(viewer) == ["B", "C"]
        for word in ("B lay roswell", "B confirm", "B lay saloon", "B confirm"):
            heard = match.play(word)
            assert [event.audience for event in heard] == [0b110]
            assert match.view(viewer) == fresh
            assert match.waiting("archive") == match.waiting("C")
        match.rewind(1)
    assert match.waiting("C") == ["B", "C"]
    assert RULES.view(match.state, ARCHIVE)["steps"] == RULES.view(match.state, 1)["steps"]


def test_r7_a_refused_word_changes_nothing_and_nobody_hears_it() -> None:
    match = at()
    before = match.position()
    assert why(match, "A lay taos") == "DES-H2 far"
    with pytest.raises(Illegal, match="DES-H2"):
        match.play("A lay taos")
    assert match.position() == before
    assert match.log == []


def test_r8_the_clock_places_the_law_on_banks_round_and_round() -> None:
    match = at("pawn: A=- B=- C=- D=- E=- F=-", "deputies:", "coaches: durango -", "step place_law", seats=6)
    for _ in range(6):
        match.play(f"A {match.fallback('A')}")
    assert true(match).pawn[0] == BANKS[0]
    assert true(match).deputies == [BANKS[1], BANKS[2], BANKS[3], BANKS[4], BANKS[0]]
    assert match.fallback("B") == "start durango"
    match.play("B start taos")
    assert match.fallback("B") == "confirm"


def test_r8_the_clock_stays_by_the_saloon_then_goes_to_the_first_town() -> None:
    match = at()
    assert match.fallback("A") == "lay saloon"
    match.play("A lay saloon")
    assert match.fallback("B") == "lay saloon"
    match.play("B lay roswell")
    assert match.fallback("B") == "confirm"
    match.play("B lay saloon")
    match.play("C lay saloon")
    confirm(match)
    assert match.fallback("B") == "confirm"
    act(match)
    assert match.fallback("A") == "lay winslow"
    match.play("A lay phoenix")
    assert match.fallback("B") == "lay tombstone"


def test_r8_the_clock_confirms_what_was_declared() -> None:
    match = at()
    lay(match, "saloon")
    match.play("B peek")
    assert match.fallback("B") == "confirm"


def test_r9_brown_before_blue_outlaws_in_seat_order() -> None:
    match = at("turn: 2", "coaches: cimarron durango", "pawn: B=el_paso C=tucson D=gallup", seats=4)
    assert [args[0] for args in told(clock(match), "coach_came")] == [0, 1]
    lay(match, "winslow", B="lincoln", C="globe", D="albuquerque")
    heard = act(match)
    assert [args[0] for args in told(heard, "coach_came")] == [0, 1]
    match = at("pawn: B=el_paso C=tucson D=gallup", seats=4)
    lay(match, "saloon")
    heard = act(match, order="DCB", D="peek", B="peek", C="peek")
    assert [args[0] for args in told(heard, "peeked")] == [1, 2, 3]


def test_what_is_shown_follows_the_open_step() -> None:
    match = at()
    assert flow.shown(match.state, WATCHER) == 0b001
    match.play("A lay saloon")
    assert flow.shown(match.state, WATCHER) == flow.shown(match.state, 0) == 0b110
