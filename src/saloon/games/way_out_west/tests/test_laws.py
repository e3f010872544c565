"""Chapters D and L: what holds at every step of a game."""

from collections.abc import Iterator

import pytest

from saloon.games.way_out_west.game import RULES
from saloon.games.way_out_west.rules.actions import Actions
from saloon.games.way_out_west.rules.fight import Gunfight
from saloon.games.way_out_west.state import BIDS, COACH, FLOWS, INCOME, PRICES, ROBBERY, WayOutWest
from saloon.kernel import flow
from saloon.kernel.core import seats_in
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import read_options
from saloon.kernel.rng import FastRng
from tests.talk import Table, scene

WOW = "way_out_west"
RIVALS = {
    "cattle_boxes": "3/4",
    "cattle_split": "no",
    "building_spaces": "3,4,5,5,6",
    "move_cattle_scope": "any",
    "wanted_total": "13",
    "sheriff_returns": "next_gunfight",
    "attack_own_farmer": "yes",
    "store_farmer_pay": "not_own",
}
games = pytest.mark.parametrize("number", range(12))


def game(number: int) -> Iterator[WayOutWest]:
    """A random game, as the state after every word; every other one with all options turned round."""
    rng = FastRng(number)
    options = read_options(RULES, RIVALS if number % 2 else {})
    s = flow.start(RULES, 3 + number % 3, options)
    assert isinstance(s, WayOutWest)
    yield s
    while s.stack:
        asked = flow.chance(s)
        if asked is not None:
            flow.answer(s, asked.sample(rng))
        else:
            seat = seats_in(flow.pending(s))[0]
            legal = flow.legal(RULES, s, seat)
            # Fights are what most laws are about, so the ways into one are preferred.
            fights = [a for a in legal if RULES.verbs.owner(a) in FIGHTING] if rng.below(2) else []
            flow.step(RULES, s, seat, (fights or legal)[rng.below(len(fights or legal))])
        yield s


FIGHTING = [RULES.verbs.named(name) for name in ("take", "raid", "rustle", "fire", "stay", "ask", "help")]


def flows(s: WayOutWest, flow_of_money: int) -> int:
    return sum(s.ledger[seat * FLOWS + flow_of_money] for seat in range(s.seats))


@games
def test_d1_one_thing_is_pending_or_the_game_is_over(number: int) -> None:
    for s in game(number):
        asked = len(seats_in(flow.pending(s)))
        assert asked + (flow.chance(s) is not None) == (0 if s.over() else 1)


@games
def test_d2_there_is_always_something_legal(number: int) -> None:
    for s in game(number):
        for seat in seats_in(flow.pending(s)):
            assert flow.legal(RULES, s, seat)


def test_d3_a_decision_with_one_option_is_presented() -> None:
    table = scene(WOW, 3, "cash: A=0\n")
    assert (table.waiting(), table.legal("A")) == (["A"], ["drop"])


def test_d4_done_only_after_a_first_effect_and_beside_a_further_one() -> None:
    table = scene(WOW, 3, "cash: A=1\nstep turn\n  stage: ending\nstep actions\n")
    table.say("A take cowboys")
    assert (table.clause("A done"), table.reason("A done")) == ("WOW-D4", "too_early")
    table.say("A put abilene")
    assert table.waiting() == ["B"]


def test_d4_the_clock_always_has_a_legal_word() -> None:
    table = scene(
        WOW, 3, "cowboys A: abilene=1\ncattle A: abilene=1\nstep turn\n  stage: ending\nstep actions\n"
    )
    for box in ("cowboys", "move_cattle", "farmer", "build_jail"):
        twin = Table(table.rules, table.state)
        twin.say(f"A take {box}")
        assert twin.fallback("A") in twin.legal("A")


def test_d5_what_leaves_no_choice_happens_by_itself() -> None:
    table = scene(
        WOW, 3, "turn: 3\nowner abilene: stagecoach=B\nstep turn\n  stage: ending\nstep actions\n  at: 4\n"
    )
    table.say("B pass", "C take cowboys", "C put abilene")
    assert table.say("C done")[:2] == ["stopped C", "earned A 0 0 0 0 0"]


@games
def test_d34_only_first_seat_and_dice_are_random(number: int) -> None:
    asked = set()
    for s in game(number):
        if flow.chance(s) is not None:
            asked.add(type(s.stack[-1]).__name__)
    assert asked <= {"FirstSeat", "Gunfight", "Robbery"}


@games
def test_l1_l2_l3_l4_l9_l10_l16_no_law_is_ever_broken(number: int) -> None:
    for s in game(number):
        assert RULES.invariants(s) == []


@games
def test_l3_l13_farmers_and_marker_never_go_back(number: int) -> None:
    seen: list[int] = []
    for s in game(number):
        now = [*s.farmer_of, s.turn]
        assert not seen or all(a <= b for a, b in zip(seen, now, strict=True))
        seen = now


@games
def test_l5_more_than_two_buildings_in_a_town_only_by_capture(number: int) -> None:
    before: list[int] = []
    for s in game(number):
        now = [s.owned(seat, town) for seat in range(s.seats) for town in range(5)]
        grown = [b for a, b in zip(before, now, strict=True) if b > a] if before else []
        if s.stack and isinstance(s.stack[-1], Actions) and max(grown, default=0) > 2:
            assert captured_just_now(s)
        before = now


def captured_just_now(s: WayOutWest) -> bool:
    """Somebody's last token lies in a gunfight box."""
    return any(s.tokens[at] == 11 for at in range(len(s.tokens)))


@games
def test_l6_l7_l8_money_comes_and_goes_by_known_ways_only(number: int) -> None:
    for s in game(number):
        start = (25 if s.seats == 5 else 20) * s.seats
        gained = flows(s, INCOME) + flows(s, COACH) - flows(s, BIDS) - flows(s, PRICES)
        assert sum(s.cash) == start + gained
        assert min(s.cash) >= 0
        assert flows(s, ROBBERY) == 0


@games
def test_l11_a_gunfight_adds_one_wanted_counter_at_most(number: int) -> None:
    held, fighting = 0, False
    for s in game(number):
        now = sum(s.wanted)
        assert held <= now <= held + (1 if fighting else 0)
        held, fighting = now, any(isinstance(step, Gunfight) for step in s.stack)


@games
def test_l12_the_play_order_names_every_seat_once(number: int) -> None:
    assert all(sorted(s.play_order) == list(range(s.seats)) for s in game(number))


@games
def test_l14_shooters_never_grow_in_number(number: int) -> None:
    fight: Gunfight | None = None
    last = (0, 0)
    for s in game(number):
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Gunfight) and top.stage in (2, 3):
            now = (top.attackers(s), top.defenders(s))
            assert min(now) >= 1
            assert top is not fight or (now[0] <= last[0] and now[1] <= last[1])
            fight, last = top, now


FOUR_JAILS = "".join(
    f"owner {town}: jail=A\n" for town in ("abilene", "deadwood", "dodge_city", "kansas_city")
)
BROKEN = [
    ("cowboys A: abilene=9 deadwood=1\n", "A has fewer than no counters"),
    ("cattle B: abilene=5 deadwood=5\n", "B has fewer than no counters"),
    (FOUR_JAILS, "A does not have 3 counters in all: jail"),
    ("owner san_antonia: jail=A store=B hotel=C bank=A\n", "san_antonia has more buildings than spaces"),
    ("cattle A: abilene=3\ncattle B: abilene=3\n", "abilene has more cattle and farmers than corrals"),
    (
        "cattle A: abilene=3\ncattle B: abilene=2\nfarmer: abilene=C\n",
        "abilene has more cattle and farmers than corrals",
    ),
    ("farmer: abilene=A deadwood=A\n", "the farmer of A is not in one place"),
    ("farmer: abilene=A deadwood=A\nfarmer_of: A=gone\n", "the farmer of A is not in one place"),
    ("farmer: abilene=A\nfarmer_of: A=gone\n", "the farmer of A is not in one place"),
    ("farmer_of: A=on_map\n", "the farmer of A is not in one place"),
    ("missing: abilene=yes\n", "abilene misses the sheriff of no jail"),
    ("owner deadwood: jail=A\nmissing: abilene=yes\n", "abilene misses the sheriff of no jail"),
    ("tokens A: first=farmer\ntokens B: first=farmer\n", "there are 2 tokens in boxes of this kind: farmer"),
    ("play_order: A A B\n", "the play order does not name every seat once"),
    ("play_order: A B\n", "the play order does not name every seat once"),
    ("wanted: A=18 B=1\n", "the Wanted counters do not add up"),
    ("ledger A: robbery=3\n", "robbers took what nobody lost"),
]


@pytest.mark.parametrize(("text", "sentence"), BROKEN)
def test_l1_l2_l3_l4_l9_l10_l12_l16_a_position_that_breaks_a_law_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(SaloonError, match=f"cannot stand: {sentence}$"):
        scene(WOW, 3, text)


def test_l13_a_marker_before_its_start_is_refused() -> None:
    with pytest.raises(SaloonError, match="turn marker is on space 3"):
        scene(WOW, 4, "turn: 3\n")


@pytest.mark.parametrize(
    ("attribute", "index", "sentence"),
    [
        ("cash", 0, "came from nowhere"),
        ("spare_cowboys", 1, "cowboys"),
        ("spare_cattle", 1, "cattle"),
        ("spare_buildings", 4, "bank"),
        ("wanted", 0, "Wanted"),
        ("ledger", ROBBERY, "nobody lost"),
    ],
)
def test_l1_l2_l7_l8_l10_what_comes_from_nowhere_is_noticed(
    attribute: str, index: int, sentence: str
) -> None:
    s = scene(WOW, 3).state
    assert isinstance(s, WayOutWest)
    getattr(s, attribute)[index] += 1
    assert any(sentence in law for law in RULES.invariants(s))


@pytest.mark.parametrize("attribute", ["cash", "cowboys", "cattle"])
def test_l1_l6_nothing_is_ever_less_than_none(attribute: str) -> None:
    s = scene(WOW, 3).state
    assert isinstance(s, WayOutWest)
    getattr(s, attribute)[0] = -1
    assert any("A has $-1" in law or "fewer than no" in law for law in RULES.invariants(s))
