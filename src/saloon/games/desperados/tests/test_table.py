"""The table in text: positions, the board, and what a quick seat does."""

from __future__ import annotations

import pytest

from saloon.games.desperados.board import TOWNS
from saloon.games.desperados.game import RULES
from saloon.games.desperados.gang import plan
from saloon.games.desperados.outlook import Outlook
from saloon.games.desperados.posse import Forecast
from saloon.games.desperados.state import POKER, Robbery
from saloon.games.desperados.tests.table import act, at, lay, seen, true
from saloon.games.desperados.text import board
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng
from saloon.kernel.words import Words


def lines(match: Match, viewer: str, language: str = "en") -> list[str]:
    return board(seen(match, viewer), Words(RULES, language))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("robberies: poker/taos/1/1", "should have 5 parts"),
        ("robberies: poker/taos/1/1/BB", "names no different seats"),
        ("robberies: poker/taos/1/1/E", "names no different seats"),
        ("robberies: poker/oz/1/1/B", "is no town"),
        ("loot: 1/bank/taos/500/first", "should have 6 parts"),
        ("lost: B=taos,oz", "is no town"),
        ("deputies: prescott", "there are 1 deputies, not 2"),
    ],
)
def test_wrong_positions_are_refused_with_the_place(line: str, complaint: str) -> None:
    with pytest.raises(SaloonError, match=complaint):
        at(line)


def test_a_position_reads_back_with_everything_in_it() -> None:
    match = at("pawn: B=roswell C=roswell", "deputies: roswell prescott", options="hidden_loot=yes")
    lay(match, "saloon")
    act(match, order="CB", B="rob poker", C="rob poker")
    lay(match, "winslow")
    match.play("B confirm")
    text = match.position()
    assert "robberies: poker/roswell/1/2/CB" in text
    assert "confirmed: B" in text
    again = Match.from_position(text)
    assert again.position() == text
    assert (true(again).hand, true(again).at, true(again).gang) == (
        true(match).hand,
        true(match).at,
        true(match).gang,
    )


def test_a_position_at_the_end_of_five_moves_goes_on_with_verification() -> None:
    match = at(
        "move: 5",
        "coaches: cimarron -",
        "laid: A1=saloon@A A2=winslow@A A3=globe@A A4=tucson@A A5=phoenix@A "
        "B1=saloon@BC B2=roswell@BC B3=cimarron@BC B4=taos@BC B5=durango@BC "
        "C1=saloon@BC C2=roswell@BC C3=cimarron@BC C4=taos@BC C5=durango@BC",
    )
    assert true(match).turn == 2
    assert true(match).pawn == [TOWNS.index("phoenix"), TOWNS.index("durango"), TOWNS.index("durango")]


def test_the_board_says_who_stands_where_and_hides_what_is_hidden() -> None:
    match = at("pawn: B=roswell", "lost: B=taos")
    lay(match, "winslow", B="saloon")
    act(match, B="rob poker")
    match.play("A lay globe")
    match.play("B lay cimarron")
    mine, theirs = lines(match, "C"), lines(match, "A")
    assert mine[0] == "Turn 1, move 2"
    assert (
        "Brown coach in Lincoln; stops Durango - Albuquerque - Lincoln - El Paso - Roswell - Cimarron" in mine
    )
    assert "  A A, sheriff: pawn in Prescott, cards Winslow Globe, truly in Globe" in theirs
    assert "  A A, sheriff: pawn in Prescott, cards ? ?" in mine
    assert "  B B, outlaw: pawn in Roswell, cards Saloon, lost Taos" in theirs
    assert "Robbery in Roswell (poker table), move 1: 1 required; stack B; reserve nothing" in theirs
    assert "B chooses: Cimarron" in mine
    assert not [line for line in theirs if line.startswith("B chooses")]
    assert (
        "Banks: Santa Fe 500, Gallup 2300, Flagstaff 800, Tucson 2600, El Paso 1100; 7 in the pile" in theirs
    )
    assert (
        "Banks: Santa Fe face down, Gallup face down, Flagstaff face down, Tucson face down, "
        "El Paso face down; 7 in the pile"
    ) in mine
    assert "B may be in: Roswell 100%" in theirs
    assert "Turno 1, mossa 2" in lines(match, "watcher", "it")


def test_the_board_tells_the_reasons_that_are_no_matter_of_distance() -> None:
    match = at("pawn: B=tombstone", "lost: B=silver_city")
    for sheriff, card in (("saloon", "el_paso"), ("winslow", "saloon")):
        lay(match, sheriff, B=card)
        act(match, B="peek")
    lay(match, "globe", B="roswell")
    told = lines(match, "A")
    assert "  not El Paso: the Saloon was shown in move 2" in told
    assert "  not Silver City: the card is lost" in told


def test_the_gang_has_one_plan_in_mind() -> None:
    match = at("pawn: B=el_paso C=lincoln D=roswell", seats=4)
    match.play("A lay saloon")
    s = true(match)
    wanted = plan(s, False, [-1] * 4)
    for seat in (3, 1, 2):
        word = RULES.choose(s, seat, FastRng(seat))
        assert RULES.verbs.named("lay") is RULES.verbs.owner(word)
        assert RULES.verbs.verbs[4].arg(word, 0) == wanted.card(seat, 1)
        match.put(seat, word)
        assert match.rules.choose(s, seat, FastRng(0)) == RULES.verbs.verbs[9].of()


def test_the_gang_plans_around_what_another_has_chosen() -> None:
    match = at("pawn: B=el_paso C=lincoln", seats=3)
    match.play("A lay saloon")
    s = true(match)
    other = next(
        word for word in match.legal("B") if word != f"lay {TOWNS[plan(s, False, [-1] * 3).card(1, 1) % 19]}"
    )
    match.play(f"B {other}")
    fixed = [-1, s.stack[-1].choices[1], -1]  # type: ignore[attr-defined]  # the card step
    assert plan(s, False, fixed).card(1, 1) == fixed[1]
    assert RULES.choose(s, 2, FastRng(0)) in RULES.verbs.verbs[4].actions()


def test_the_gang_robs_what_nobody_guards_and_lets_be_what_somebody_does() -> None:
    match = at("pawn: B=roswell C=roswell", "deputies: prescott prescott")
    lay(match, "saloon")
    words = {match.words.action(seat, RULES.choose(match.state, seat, FastRng(1))) for seat in (1, 2)}
    assert "Rob: poker table" in words
    match = at("pawn: B=roswell C=el_paso", "deputies: roswell roswell")
    lay(match, "saloon")
    assert match.words.action(1, RULES.choose(match.state, 1, FastRng(1))) == "Confirm"


@pytest.mark.parametrize(("known", "wanted"), [("A", "Peek at the bank tile"), ("ABC", "Confirm")])
def test_in_the_last_move_a_peek_costs_nothing(known: str, wanted: str) -> None:
    match = at(
        "move: 4",
        "coaches: roswell -",
        "deputies: santa_fe santa_fe",
        f"bank: santa_fe=500@{known} gallup=2300@A flagstaff=800@A tucson=2600@A el_paso=1100@A",
        "laid: A1=saloon@A A2=winslow@A A3=globe@A A4=tucson@A B1=saloon@BC B2=roswell@BC B3=lincoln@BC "
        "B4=albuquerque@BC C1=saloon@BC C2=roswell@BC C3=cimarron@BC C4=taos@BC",
    )
    lay(match, "phoenix", B="santa_fe")
    assert match.words.action(1, RULES.choose(match.state, 1, FastRng(1))) == wanted
    assert match.words.action(2, RULES.choose(match.state, 2, FastRng(1))) != "Peek at the bank tile"


def test_the_sheriff_expects_them_where_there_is_something() -> None:
    match = at("pawn: B=lincoln C=lincoln")
    look = Forecast(true(match))
    for move in range(6):
        for i in range(2):
            whole = sum(look.odds[(i * 6 + move) * 19 : (i * 6 + move + 1) * 19])
            assert 999_000 <= whole <= 1_000_000
    brown = TOWNS.index("albuquerque")
    assert look.at(1, brown)[0] > look.at(1, TOWNS.index("roswell"))[0]
    assert look.crowd(1, brown, 0) > look.crowd(1, brown, 1)


def test_the_sheriff_posts_deputies_at_the_richest_banks() -> None:
    match = at("pawn: A=- B=- C=-", "deputies:", "step place_law")
    for _ in range(3):
        match.put(0, RULES.choose(match.state, 0, FastRng(4)))
    assert sorted(TOWNS[town] for town in true(match).deputies) == ["gallup", "tucson"]


def test_the_gang_does_not_know_face_down_tiles() -> None:
    match = at("bank: santa_fe=500@A gallup=2300@A flagstaff=800@A tucson=2600@A el_paso=1100@ABC")
    match.play("A lay saloon")
    assert Outlook(true(match), False, []).worth == [1800, 1800, 1800, 1800, 1100]


def test_promise_is_the_loot_beside_an_even_course() -> None:
    rich = at("loot: 1/bank/taos/3200/middle/*", "pile: 1400 1700 2000 2900")
    s = true(rich)
    assert RULES.promise(s, 1) == RULES.promise(s, 2) == 1000 - RULES.promise(s, 0)
    # A fiftieth of the game is gone, and with it a fiftieth of 8000; 10 + 30 * 49/50 hundredths are doubtful.
    assert (s.turn, s.move) == (1, 1)
    assert RULES.promise(s, 1) == 500 + 500 * (3200 - 160) * 100 * 50 // (8000 * (10 * 50 + 30 * 49)) == 982
    assert 470 < RULES.promise(true(at()), 1) < 500


def test_promise_counts_a_robbery_under_way_for_less_than_its_tile() -> None:
    """A poker tile is worth 450 on average, and six robberies in ten come off."""
    s = true(at())
    before = RULES.promise(s, 1)
    s.robberies.append(Robbery(POKER, TOWNS.index("taos"), 1, 1, [1]))
    assert RULES.promise(s, 1) - before == pytest.approx(500 * 0.6 * 450 / (8000 * 0.394), abs=1)
