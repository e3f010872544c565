"""Chapter M: the outlaws' hidden moves."""

from __future__ import annotations

from saloon.games.desperados.board import DECK, TOWNS
from saloon.games.desperados.tests.table import act, at, clock, confirm, lay, told, true, why
from saloon.kernel.core import Event


def test_m1_every_outlaw_lays_one_card_and_nobody_skips() -> None:
    match = at()
    match.play("A lay saloon")
    assert match.waiting() == ["B", "C"]
    assert why(match, "B confirm") == "DES-M1 no_card_yet"
    assert why(match, "B peek") == "DES-R3 not_now"
    match.play("B lay roswell")
    match.play("C lay saloon")
    heard = confirm(match)
    assert told(heard, "cards_laid") == [[1]]
    assert [true(match).card(seat, 1) for seat in (1, 2)] == [TOWNS.index("roswell"), 19]
    assert true(match).known[5] == 0b110


def test_m2_m3_next_door_or_the_saloon() -> None:
    match = at()
    match.play("A lay saloon")
    assert why(match, "B lay taos") == "DES-M2 far"
    assert why(match, "B lay el_paso") == "DES-M3 here"
    towns = ("tombstone", "silver_city", "lincoln", "roswell", "saloon")
    assert match.legal("B") == [f"lay {town}" for town in towns] + ["concede"]
    match.play("B lay saloon")
    assert match.legal("B") == [f"lay {town}" for town in towns[:4]] + ["confirm", "concede"]


def test_m4_a_card_laid_is_not_in_hand_until_the_turn_ends() -> None:
    match = at()
    lay(match, "saloon")
    act(match)
    match.play("A lay winslow")
    assert why(match, "B lay saloon") == "DES-M4 spent"
    match.play("B lay roswell")
    match.play("C lay roswell")
    confirm(match)
    act(match)
    lay(match, "prescott", B="el_paso")
    act(match)
    match.play("A lay phoenix")
    assert why(match, "B lay roswell") == "DES-M4 spent"
    for seat in "BC":
        match.play(f"{seat} {match.fallback(seat)}")
    confirm(match)
    act(match)
    clock(match)
    assert true(match).hand[1] == DECK


def test_m5_the_marker_only_when_nothing_else_can_be_laid() -> None:
    match = at("lost: B=roswell,lincoln,tombstone,silver_city")
    match.play("A lay saloon")
    assert why(match, "B lay stuck") == "DES-M5 not_stuck"
    assert why(match, "C lay stuck") == "DES-M5 not_stuck"
    match.play("B lay saloon")
    match.play("C lay lincoln")
    confirm(match)
    act(match)
    match.play("A lay winslow")
    assert match.fallback("B") == "lay stuck"
    assert why(match, "B lay saloon") == "DES-M4 spent"
    for word in ("B lay stuck", "C lay el_paso", "B confirm", "C confirm"):
        match.play(word)
    assert why(match, "B peek") == "DES-M5 stuck"
    assert why(match, "B rob poker") == "DES-M5 stuck"
    assert why(match, "B rob blue") == "DES-M5 stuck"
    assert why(match, "C peek") == ""
    assert match.legal("B") == ["confirm", "concede"]
    assert true(match).hand[1] == DECK & ~true(match).lost[1] & ~(1 << 19)


def test_m5_the_stuck_can_be_arrested_and_count_at_a_bank() -> None:
    match = at(
        "deputies: el_paso prescott",
        "lost: B=roswell,lincoln,tombstone,silver_city C=tombstone,roswell",
    )
    heard = clock(match, 5)
    assert told(heard, "bank_looted") == []
    match = at("lost: B=roswell,lincoln,tombstone,silver_city", "pawn: C=flagstaff")
    heard = clock(match, 5)
    assert told(heard, "bank_looted") == [[4, 1]]


def test_m6_a_lost_card_is_not_in_hand() -> None:
    match = at("lost: B=roswell,el_paso")
    match.play("A lay saloon")
    assert why(match, "B lay roswell") == "DES-M6 lost_card"
    assert why(match, "B lay saloon") == ""
    for word in ("B lay lincoln", "C lay saloon", "B confirm", "C confirm"):
        match.play(word)
    act(match)
    match.play("A lay winslow")
    assert why(match, "B lay el_paso") == "DES-M6 lost_card"
    assert why(match, "B lay roswell") == "DES-M6 lost_card"


def test_m7_a_card_is_replaced_while_the_step_is_open_and_never_after() -> None:
    match = at()
    match.play("A lay saloon")
    match.play("B lay lincoln")
    match.play("B lay roswell")
    assert true(match).at[1] == TOWNS.index("el_paso")
    match.play("C lay saloon")
    confirm(match)
    assert true(match).at[1] == TOWNS.index("roswell")
    assert why(match, "B lay lincoln") == "DES-M7 cards_closed"
    assert true(match).hand[1] == DECK & ~(1 << TOWNS.index("roswell"))


def test_m8_meeting_the_sheriff_has_no_effect_before_verification() -> None:
    match = at("pawn: A=el_paso")
    heard: list[Event] = []
    for move in range(1, 6):
        heard = lay(match, match.fallback("A").split()[1])
        assert told(heard, "arrested") == []
        assert [true(match).card(seat, move) >= 0 for seat in (0, 1, 2)] == [True] * 3
        heard = act(match)
    assert told(heard, "arrested") == [[1, TOWNS.index("el_paso")], [2, TOWNS.index("el_paso")]]
