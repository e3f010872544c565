"""Chapter O: components and map data."""

from __future__ import annotations

import itertools

from saloon.games.desperados import board
from saloon.games.desperados.board import BANKS, FAR, NEAR, PLANS, ROADS, TOWNS
from saloon.games.desperados.game import RULES
from saloon.games.desperados.rules.setting_up import next_plans
from saloon.kernel.options import preset, read_options


def test_o1_nineteen_towns_five_with_a_bank() -> None:
    assert len(TOWNS) == len(set(TOWNS)) == len(board.PLACES) == 19
    assert [TOWNS[town] for town in BANKS] == ["santa_fe", "gallup", "flagstaff", "tucson", "el_paso"]
    assert [bank for bank in board.BANK_OF if bank >= 0] == [0, 1, 2, 3, 4]
    assert [TOWNS[town] for town in range(19) if board.NO_BANK >> town & 1] == [
        town for number, town in enumerate(TOWNS) if number not in BANKS
    ]


def test_o2_thirty_six_roads_three_to_six_at_every_town() -> None:
    assert len({frozenset(road) for road in ROADS}) == len(ROADS) == 36
    assert {len(near) for near in NEAR} == {3, 4, 5, 6}
    assert all(a in NEAR[b] and b in NEAR[a] for a, b in ROADS)
    assert all(near == sorted(near) for near in NEAR)
    assert max(max(row) for row in FAR) == 5
    assert min(FAR[a][b] for a in BANKS for b in BANKS if a != b) == 2
    assert all(min(FAR[town][bank] for bank in BANKS) <= 2 for town in range(19))
    assert FAR[0][18] == 3
    assert [FAR[a][a] for a in range(19)] == [0] * 19


def test_o3_a_deck_has_every_town_and_one_saloon() -> None:
    assert sum(1 << town for town in range(19)) + board.SALOON_CARD == board.DECK
    assert board.SALOON == 19
    assert board.REACH[0] == sum(1 << town for town in NEAR[0]) + board.SALOON_CARD


def test_o4_twelve_bank_tiles() -> None:
    tiles = board.LOW + board.HIGH + [board.BOTTOM] * board.BOTTOMS
    assert (len(tiles), min(board.LOW), max(board.LOW)) == (12, 500, 2000)
    assert (min(board.HIGH), max(board.HIGH), tiles.count(2000)) == (2300, 3200, 3)
    assert (board.DEALT_LOW, board.DEALT_HIGH) == (3, 2)


def test_o5_o6_poker_and_coach_tiles() -> None:
    assert (len(board.POKER_TILES), sum(board.POKER_TILES)) == (14, 6300)
    assert (min(board.POKER_TILES), max(board.POKER_TILES)) == (300, 600)
    assert (len(board.COACH_TILES), sum(board.COACH_TILES)) == (10, 10_000)
    assert (min(board.COACH_TILES), max(board.COACH_TILES)) == (800, 1200)
    assert set(board.POKER_TILES + board.COACH_TILES + board.LOW + board.HIGH) == set(board.FACES)


def test_o7_ten_plans_whose_chains_never_break() -> None:
    assert len(PLANS) == 10
    for brown, blue in PLANS:
        assert (brown[0], brown[-1], len(brown)) == (blue[0], blue[-1], 6)
        for side in (brown, blue):
            assert all(b in NEAR[a] for a, b in itertools.pairwise(side))
    rows = [[plan] for plan in range(10)]
    for _ in range(4):
        assert all(next_plans(row) for row in rows)
        rows = [[*row, plan] for row in rows for plan in next_plans(row)]
    assert len(rows) == 95


def test_o8_a_disc_and_a_pawn_each_and_five_deputies() -> None:
    assert board.DEPUTIES == 5
    s = RULES.setup(6, read_options(RULES, {}))
    view = RULES.view(s, -2)
    assert isinstance(view["seats"], list)
    assert len(view["seats"]) == 6
    assert view["coaches"] == {"brown": None, "blue": None}


def test_o9_options_and_their_defaults() -> None:
    assert {option.name: option.default for option in RULES.options} == {
        "sheriff_seat": "random",
        "talk": "whisper",
        "hidden_loot": "no",
        "early_finish": "yes",
        "sheriff_may_change_card": "no",
        "possible_places": "both",
        "extra_deputies": "0",
        "target_per_outlaw": "4000",
    }
    assert read_options(RULES, {}) == [0, 0, 0, 1, 0, 3, 0, 2]
    targets = RULES.options[7].domain.tokens
    assert targets == [str(amount) for amount in range(3000, 8001, 500)]


def test_o9_the_presets_fit_every_table() -> None:
    for seats in (3, 4, 5, 6):
        for name in ("book", "even"):
            options = read_options(RULES, {"preset": name}, seats)
            assert RULES.may_sit(seats, options) == 0
    assert read_options(RULES, {"preset": "book"}, 4) == read_options(RULES, {})
    assert preset(RULES, "even").at(3) == {"extra_deputies": "3"}
    assert preset(RULES, "even").at(6) == {"target_per_outlaw": "3500"}
