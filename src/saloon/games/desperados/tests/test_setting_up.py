"""Chapter S: setting up."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from saloon.games.desperados.board import BANKS, DECK, HIGH, LOW, PLANS, TOWNS
from saloon.games.desperados.game import RULES
from saloon.games.desperados.rules.setting_up import next_plans
from saloon.games.desperados.state import Desperados
from saloon.games.desperados.tests.table import kinds, seen, told, true, why
from saloon.games.desperados.verbs import BANK_TILE, PLAN_DRAWN, STAR
from saloon.kernel import flow
from saloon.kernel.core import EVERYONE, bit
from saloon.kernel.errors import Illegal, SaloonError
from saloon.kernel.match import Match
from saloon.kernel.options import read_options
from saloon.kernel.rng import FastRng


def dealt(seed: int, seats: int = 3, options: dict[str, str] | None = None) -> Desperados:
    """A table where chance has done its part, without events."""
    s = flow.start(RULES, seats, read_options(RULES, options or {}, seats))
    rng = FastRng(seed)
    while (asked := flow.chance(s)) is not None:
        flow.answer(s, asked.sample(rng))
    assert isinstance(s, Desperados)
    return s


def before_the_pawns() -> Match:
    """A table of three where chance has spoken and the sheriff, A, is to place his pawn."""
    match = Match.new("desperados", 3)
    tiles = ["santa_fe 500", "gallup 2300", "flagstaff 800", "tucson 2600", "el_paso 1100"]
    for line in ["star A", *[f"bank_tile {tile}" for tile in tiles]]:
        match.play(f"* {line}")
    for plan in ("p1", "p3", "p5", "p7", "p9"):
        match.play(f"* plan {plan}")
    return match


def test_s1_one_sheriff_and_two_to_five_outlaws() -> None:
    for seats in (3, 6):
        s = dealt(1, seats)
        assert s.outlaws() == [seat for seat in range(seats) if seat != s.sheriff]
        assert s.gang == bit(seats) - 1 - bit(s.sheriff)
    for seats in (2, 7):
        with pytest.raises(SaloonError):
            Match.new("desperados", seats)


def test_s2_the_sheriffs_seat_is_drawn_unless_the_host_names_one() -> None:
    asked = flow.chance(flow.start(RULES, 4, read_options(RULES, {})))
    assert asked is not None
    assert asked.audience == EVERYONE
    assert asked.spread() == [(STAR.of(seat), 1) for seat in range(4)]
    match = Match.new("desperados", 4, {"sheriff_seat": "3"})
    assert true(match).sheriff == 2
    assert match.refusal("* bank_tile santa_fe 500") is None
    with pytest.raises(Illegal, match="DES-S2"):
        Match.new("desperados", 3, {"sheriff_seat": "4"})


def test_s3_s4_three_low_and_two_high_tiles_lie_on_the_banks() -> None:
    for seed in range(40):
        s = dealt(seed)
        assert [s.bank[bank] in LOW for bank in range(5)].count(True) == 3
        assert [s.bank[bank] in HIGH for bank in range(5)].count(True) == 2
        assert sorted(s.bank + s.pile) == sorted(LOW + HIGH)
        assert s.bank_lot == [0] * 5


def test_s4_every_deal_is_alike() -> None:
    """Of a low tile 3 in 6 are dealt, of a high one 2 in 4: each of the ten lies on a bank half of the
    time, and on each bank a tenth of it."""
    places: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        s = dealt(seed)
        places.update((bank, s.bank[bank]) for bank in range(5))
    assert all(230 < places[bank, value] < 370 for bank in range(5) for value in LOW + HIGH)


def test_s4_what_is_due_of_a_kind_decides_how_likely_it_comes() -> None:
    match = Match.new("desperados", 3, {"sheriff_seat": "1"})
    asked = flow.chance(match.state)
    assert asked is not None
    assert asked.audience == bit(0)
    weights = {BANK_TILE.args(action)[1]: weight for action, weight in asked.spread()}
    assert sorted(weights.values()) == [3 * 4] * 6 + [2 * 6] * 4
    for tile in ("santa_fe 500", "gallup 800", "flagstaff 1100"):
        match.play(f"* bank_tile {tile}")
    assert match.refusal("* bank_tile tucson 1400") is not None
    assert match.refusal("* bank_tile tucson 2300") is None


def test_s5_the_rest_is_the_pile_and_two_2000s_lie_under_it() -> None:
    s = dealt(3)
    assert (len(s.pile), s.bottom) == (5, 2)
    for viewer in (0, 1, -2):
        assert RULES.view(s, viewer)["pile"] == {"tiles": 7, "bottom": 2}
    assert RULES.view(flow.start(RULES, 3, read_options(RULES, {})), 0)["pile"] == {"tiles": 7, "bottom": 2}


def test_s6_s7_poker_and_coach_tiles_lie_unknown_to_all() -> None:
    s = dealt(4)
    assert [town for town in range(19) if s.poker >> town & 1] == [t for t in range(19) if t not in BANKS]
    view = RULES.view(s, s.sheriff)
    assert view["coach_tiles"] == 10
    assert view["poker"] == [town for town in range(19) if town not in BANKS]
    assert not {300, 400, 600, 900, 1000, 1200} & set(numbers_in(view["banks"]))


def numbers_in(value: object) -> list[int]:
    if isinstance(value, dict):
        return [n for below in value.values() for n in numbers_in(below)]
    if isinstance(value, list):
        return [n for below in value for n in numbers_in(below)]
    return [value] if isinstance(value, int) else []


def test_s8_each_plan_begins_where_the_last_one_ends() -> None:
    assert next_plans([]) == list(range(10))
    assert next_plans([0]) == [2, 3]
    assert next_plans([2, 4, 7, 0]) == [3]
    for seed in range(30):
        row = dealt(seed).row
        assert len(set(row)) == 5
        assert all(PLANS[a][0][-1] == PLANS[b][0][0] for a, b in itertools.pairwise(row))
    asked = flow.chance(at_plan())
    assert asked is not None
    assert asked.audience == EVERYONE
    assert asked.spread() == [(PLAN_DRAWN.of(2), 1), (PLAN_DRAWN.of(3), 1)]


def at_plan() -> Desperados:
    """One plan lies: p1, which ends in Cimarron."""
    match = Match.new("desperados", 3, {"sheriff_seat": "1"})
    for tile in ("santa_fe 500", "gallup 2300", "flagstaff 800", "tucson 2600", "el_paso 1100"):
        match.play(f"* bank_tile {tile}")
    match.play("* plan p1")
    return true(match)


def test_s9_the_row_is_open_to_everybody() -> None:
    match = before_the_pawns()
    assert [view["plans"] for view in map(RULES.view, [match.state] * 4, (0, 1, 2, -2))] == [
        [0, 2, 4, 6, 8]
    ] * 4


def test_s10_brown_waits_on_the_first_stop_and_blue_beside_the_board() -> None:
    match = before_the_pawns()
    assert seen(match, "watcher")["coaches"] == {"brown": TOWNS.index("durango"), "blue": None}
    assert told(match.log[-1].events, "coach_set") == [[0, TOWNS.index("durango")]]


@pytest.mark.parametrize(("seats", "extra", "deputies"), [(3, 0, 2), (3, 3, 5), (4, 2, 5), (6, 0, 5)])
def test_s11_as_many_deputies_as_outlaws_and_the_extra_ones(seats: int, extra: int, deputies: int) -> None:
    s = dealt(1, seats, {"extra_deputies": str(extra), "sheriff_seat": "1"})
    assert s.hand[0] == DECK
    placed = 0
    flow.step(RULES, s, 0, flow.legal(RULES, s, 0)[0])
    while flow.pending(s) == 1:
        flow.step(RULES, s, 0, flow.legal(RULES, s, 0)[0])
        placed += 1
    assert placed == len(s.deputies) == deputies


def test_s11_never_more_than_five_deputies() -> None:
    for seats, extra in ((4, "3"), (6, "1")):
        with pytest.raises(Illegal, match="DES-S11"):
            Match.new("desperados", seats, {"extra_deputies": extra})


def test_s12_the_pawn_first_then_every_deputy_in_any_town_publicly() -> None:
    match = before_the_pawns()
    assert match.waiting("watcher") == ["A"]
    assert match.legal("A") == [f"place {town}" for town in TOWNS] + ["concede"]
    assert why(match, "A post taos") == "DES-S12 pawn_first"
    assert why(match, "A lay taos") == "DES-R3 not_now"
    assert why(match, "B start taos") == "DES-R3 not_asked"
    assert kinds(match.play("A place taos")) == ["sheriff_placed"]
    assert why(match, "A place taos") == "DES-S12 pawn_stands"
    assert match.legal("A") == [f"post {town}" for town in TOWNS] + ["concede"]
    heard = match.play("A post taos")
    assert told(heard, "deputy_placed") == [[1, 2]]
    assert heard[0].audience == EVERYONE
    match.play("A post taos")
    assert true(match).deputies == [2, 2]
    assert true(match).began[0] == true(match).pawn[0] == true(match).at[0] == 2
    assert match.waiting() == ["B", "C"]


def test_s13_an_outlaw_has_a_full_deck_and_his_disc_at_home() -> None:
    s = dealt(5)
    for seat in s.outlaws():
        assert (s.hand[seat], s.disc[seat]) == (DECK, -1)


def starting() -> Match:
    match = before_the_pawns()
    for word in ("place taos", "post taos", "post gallup"):
        match.play(f"A {word}")
    return match


def test_s14_the_outlaws_choose_their_towns_together() -> None:
    match = starting()
    assert why(match, "B confirm") == "DES-S14 no_start_yet"
    assert why(match, "B lay taos") == "DES-R3 not_now"
    assert match.legal("B") == [f"start {town}" for town in TOWNS] + ["concede"]
    match.play("B start gallup")
    match.play("B start durango")
    assert why(match, "B start durango") == "DES-R4 same_choice"
    assert "start gallup" in match.legal("B")
    assert match.legal("B")[-2:] == ["confirm", "concede"]
    heard = match.play("C start durango")
    assert [event.audience for event in heard] == [0b110]
    match.play("C confirm")
    assert true(match).pawn == [2, -1, -1]
    heard = match.play("B confirm")
    assert told(heard, "started") == [[1, 1], [2, 1]]
    assert true(match).pawn == true(match).began == true(match).at == [2, 1, 1]
    assert kinds(heard)[-3:] == ["turn_began", "move_began", "coach_came"]


def test_s15_any_town_will_do_and_nobody_is_arrested_there() -> None:
    match = starting()
    for word in ("B start taos", "C start taos", "B confirm", "C confirm"):
        match.play(word)
    assert true(match).pawn == [2, 2, 2]
    assert true(match).arrested == 0
