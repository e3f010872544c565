"""Chapter E: the end of a turn."""

from __future__ import annotations

from collections import Counter

from saloon.games.desperados.board import BLUE, BROWN, DECK, PLANS, TOWNS
from saloon.games.desperados.game import RULES
from saloon.games.desperados.state import MIDDLE_LOT
from saloon.games.desperados.tests.table import act, at, chance, clock, kinds, lay, seen, told, true
from saloon.games.desperados.tests.test_verification import ride
from saloon.kernel import flow
from saloon.kernel.core import EVERYONE, bit
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng

STEP = ["step round", "  coming: move", "step end_of_turn", "  begun: no"]


def ending(*lines: str, looted: str, seats: int = 6, options: str = "early_finish=no") -> Match:
    """The end of turn 1, with these banks looted."""
    return at(
        "move: 5", "coaches: cimarron -", f"looted: {looted}", *lines, *STEP, seats=seats, options=options
    )


def test_e1_cards_and_discs_go_home_except_lost_cards() -> None:
    match = at("pawn: A=taos B=cimarron C=durango")
    ride(
        match,
        "B=taos C=shiprock: C rob poker",
        *[""] * 4,
        sheriff=["saloon", "durango", "shiprock", "gallup", "winslow"],
    )
    s = true(match)
    assert (s.hand[0], s.hand[2] | s.lost[2]) == (DECK, DECK)
    assert s.hand[1] == DECK & ~(1 << TOWNS.index("taos"))
    assert (s.laid, s.known, s.proved) == ([-1] * 15, [0] * 15, [-1] * 15)
    assert (s.disc, s.robberies, s.arrested) == ([-1] * 3, [], 0)


def test_e2_when_the_game_ends_nothing_below_happens() -> None:
    match = at("turn: 5", "coaches: prescott tombstone", "pawn: B=el_paso C=durango", "row: p1 p3 p5 p7 p9")
    heard = clock(match, 5)
    assert match.over
    assert kinds(heard)[-2:] == ["turn_ended", "won"]
    assert "tile_laid" not in kinds(heard)
    assert true(match).turn == 5


def test_e3_as_many_tiles_as_were_looted_are_laid_face_down_at_random() -> None:
    """Every tile of the pile is as likely as another, on every bank, seen by the sheriff alone."""
    found: Counter[tuple[int, int]] = Counter()
    match = ending(
        "bank: gallup=2300@A flagstaff=800@A el_paso=1100@A",
        "bank_lot: gallup=first flagstaff=first el_paso=first",
        "loot: 1/bank/santa_fe/500/first/* 1/bank/tucson/2600/first/*",
        looted="santa_fe,tucson",
    )
    for seed in range(2000):
        s = true(match).copy()
        rng = FastRng(seed)
        while (asked := flow.chance(s)) is not None:
            assert asked.audience == bit(0)
            flow.answer(s, asked.sample(rng))
        found.update((bank, s.bank[bank]) for bank in (0, 3))
    assert {value for _, value in found} == {1400, 1700, 2000, 2900, 3200}
    assert all(330 < count < 470 for count in found.values())


def test_e3_only_looted_banks_get_a_tile_and_its_lot_is_kept() -> None:
    match = ending(
        "bank: gallup=2300@A flagstaff=800@A tucson=2600@A el_paso=1100@A",
        "loot: 1/bank/santa_fe/500/first/*",
        "bank_lot: gallup=first flagstaff=first tucson=first el_paso=first",
        looted="santa_fe",
    )
    heard = match.play("* bank_tile santa_fe 2900")
    assert told(heard, "tile_seen") == [[0, 14]]
    assert [event.audience & 7 for event in heard if event.kind.name in ("tile_seen", "tile_laid")] == [6, 1]
    s = true(match)
    assert (s.bank[0], s.bank_known[0], s.bank_lot[0]) == (2900, bit(0), MIDDLE_LOT)
    assert s.pile == [1400, 1700, 2000, 3200]
    assert (s.turn, s.move, s.looted) == (2, 1, 0)


def low_pile(pile: str, bottom: int, looted: str, banks: str) -> Match:
    """A table with a nearly empty pile; every tile that is nowhere else is in the loot."""
    held = [int(part.split("=")[1].split("@")[0]) for part in banks.split()] + [int(v) for v in pile.split()]
    gone = [500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200]
    for value in held:
        gone.remove(value)
    gone += [2000] * (2 - bottom)
    loot = " ".join(f"{1 + i // 5}/bank/taos/{value}/first/*" for i, value in enumerate(gone))
    lots = " ".join(f"{part.split('=')[0]}=first" for part in banks.split())
    return at(
        "turn: 3",
        "coaches: lincoln cimarron",
        "move: 5",
        f"bank: {banks}",
        f"bank_lot: {lots}",
        f"pile: {pile}",
        f"bottom: {bottom}",
        f"loot: {loot}",
        f"looted: {looted}",
        *STEP,
        seats=6,
        options="early_finish=no",
    )


def test_e3_the_2000s_come_last() -> None:
    match = low_pile("3200", 2, "santa_fe,gallup", "flagstaff=800@A tucson=2600@A el_paso=1100@A")
    s = true(match)
    assert seen(match, "watcher")["pile"] == {"tiles": 3, "bottom": 1}
    assert match.refusal("* bank_tile santa_fe 2000") is None
    assert match.refusal("* bank_tile santa_fe 3200") is None
    match.play("* bank_tile santa_fe 2000")
    assert match.refusal("* bank_tile gallup 2000") is not None
    match.play("* bank_tile gallup 3200")
    s = true(match)
    assert (s.bank[:2], s.bank_lot[:2], s.pile, s.bottom) == ([2000, 3200], [2, 2], [], 1)
    match = low_pile("", 2, "santa_fe", "gallup=2300@A flagstaff=800@A tucson=2600@A el_paso=1100@A")
    chance(match)
    s = true(match)
    assert (s.bank[0], s.bank_lot[0], s.bottom) == (2000, 3, 1)


def test_e4_with_too_few_tiles_chance_says_which_banks_get_them() -> None:
    match = low_pile("", 1, "santa_fe,gallup,tucson", "flagstaff=800@A el_paso=1100@A")
    asked = flow.chance(match.state)
    assert asked is not None
    assert (asked.audience, asked.ways()) == (EVERYONE, 3)
    heard = match.play("* refill gallup")
    assert told(heard, "bank_dry") == [[0], [3]]
    match.play("* bank_tile gallup 2000")
    s = true(match)
    assert (s.bank, s.bottom, s.pile) == ([0, 2000, 800, 0, 1100], 0, [])
    assert (s.turn, s.looted) == (4, 0)
    assert not RULES.invariants(s)


def test_e4_two_tiles_for_three_banks() -> None:
    match = low_pile("", 2, "santa_fe,gallup,tucson", "flagstaff=800@A el_paso=1100@A")
    match.play("* refill tucson")
    assert match.refusal("* refill tucson") is not None
    heard = match.play("* refill santa_fe")
    assert told(heard, "bank_dry") == [[1]]
    match.play("* bank_tile santa_fe 2000")
    match.play("* bank_tile tucson 2000")
    assert true(match).bank == [2000, 0, 800, 2000, 1100]


def test_e4_a_bank_stays_dry_when_nothing_is_left() -> None:
    match = low_pile("", 0, "santa_fe", "gallup=2300@A flagstaff=800@A tucson=2600@A el_paso=1100@A")
    assert true(match).bank[0] == 0
    assert true(match).turn == 4
    clock(match, 5)
    assert true(match).bank[0] == 0


def test_e5_the_coaches_go_to_stop_0_of_their_new_sides_wherever_they_stand() -> None:
    match = at("pawn: B=albuquerque C=durango")
    heard = ride(match, "B=saloon: B rob brown", "", "", "", "")
    first = kinds(heard).index("turn_began")
    assert told(heard[first:], "coach_set") == [[BROWN, PLANS[2][0][0]], [BLUE, PLANS[0][1][0]]]
    assert true(match).coaches == [PLANS[2][0][1], PLANS[0][1][1]]


def test_e6_pawns_and_deputies_stay_and_the_arrested_are_free_again() -> None:
    match = at("pawn: A=taos B=taos C=durango", "deputies: globe gallup")
    ride(match, *[""] * 5, sheriff=["saloon", "cimarron", "roswell", "lincoln", "socorro"])
    s = true(match)
    assert s.pawn[:2] == s.began[:2] == s.at[:2] == [TOWNS.index("socorro"), TOWNS.index("taos")]
    assert s.deputies == [TOWNS.index("globe"), TOWNS.index("gallup")]
    lay(match, "saloon", B="cimarron")
    act(match)
    assert s.arrested == 0


def test_e7_move_1_begins_at_once() -> None:
    match = at("pawn: B=durango C=durango")
    heard = clock(match, 5)
    after = kinds(heard)[kinds(heard).index("turn_began") :]
    assert after == ["turn_began", "coach_set", "coach_set", "move_began", "coach_came", "coach_came"]


def test_e8_taken_tiles_are_never_replaced() -> None:
    match = at("pawn: B=taos C=prescott")
    ride(match, ": B rob poker", "", "", "", "")
    clock(match, 5)
    assert not true(match).poker >> TOWNS.index("taos") & 1
    assert len(true(match).poker_left) == 13
