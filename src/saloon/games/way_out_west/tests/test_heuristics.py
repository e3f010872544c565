"""The rancher that reckons: it plays legally, beats chance by far, and sees what is obvious."""

import pytest

from saloon.games.way_out_west.game import RULES
from saloon.kernel import flow
from saloon.kernel.core import seats_in
from saloon.kernel.options import read_options
from saloon.kernel.rng import FastRng
from tests.talk import Table, scene

WOW = "way_out_west"
STEPS = "step turn\n  stage: ending\nstep actions\n"


def played(seats: int, ranchers: list[int], rng: FastRng, **options: str) -> list[int]:
    """A game of ranchers against seats that say anything; the scores."""
    s = flow.start(RULES, seats, read_options(RULES, options))
    while s.stack:
        asked = flow.chance(s)
        if asked is not None:
            flow.answer(s, asked.sample(rng))
            continue
        seat = seats_in(flow.pending(s))[0]
        legal = flow.legal(RULES, s, seat)
        action = RULES.choose(s, seat, rng) if seat in ranchers else legal[rng.below(len(legal))]
        assert action in legal
        assert 0 <= RULES.promise(s, seat) <= 1000
        flow.step(RULES, s, seat, action)
    return RULES.result(s).scores


def said(table: Table, seat: int = 0) -> set[str]:
    """What the rancher would say, whatever the small change of chance."""
    actions = {RULES.choose(table.state, seat, FastRng(number)) for number in range(8)}
    verbs = RULES.verbs
    found = set()
    for action in actions:
        verb = verbs.owner(action)
        assert verb is not None
        tokens = [domain.token(value) for domain, value in zip(verb.domains, verb.args(action), strict=True)]
        found.add(" ".join([verb.name, *tokens]))
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_rancher_beats_seats_that_say_anything(seats: int) -> None:
    rng = FastRng(seats)
    for number in range(6):
        scores = played(seats, [number % seats], rng)
        assert max(scores) == scores[number % seats]


def test_ranchers_know_every_option() -> None:
    options = {
        "cattle_split": "no",
        "move_cattle_scope": "any",
        "attack_own_farmer": "yes",
        "wanted_total": "13",
    }
    assert min(played(5, [0, 1, 2, 3, 4], FastRng(5), **options)) >= 0


def test_a_sure_robbery_of_a_rich_bank_is_picked() -> None:
    table = scene(WOW, 3, f"cash: A=1 B=60\ncowboys A: abilene=6\nowner abilene: bank=B\nturn: 12\n{STEPS}")
    assert said(table) == {"take gunfight"}
    table.say("A take gunfight")
    assert said(table) == {"attack abilene"}
    table.say("A attack abilene")
    assert said(table) == {"raid bank"}


def test_a_hopeless_fight_is_not() -> None:
    table = scene(
        WOW, 3, f"cowboys A: abilene=1\ncowboys B: abilene=8\nowner abilene: hotel=B\nturn: 12\n{STEPS}"
    )
    assert "take gunfight" not in said(table)


def test_the_defender_asks_and_the_jail_owner_lends() -> None:
    table = scene(WOW, 3, f"cowboys A: abilene=4\nowner abilene: hotel=B jail=C\n{STEPS}")
    table.say("A take gunfight", "A attack abilene", "A raid hotel")
    assert said(table, 1) == {"ask"}
    table.say("B ask")
    assert said(table, 2) == {"help"}


def test_a_lost_cause_is_left_and_a_good_one_is_not() -> None:
    table = scene(WOW, 3, f"cowboys A: abilene=9\ncowboys B: abilene=3\ncattle B: abilene=1\n{STEPS}")
    table.say("A take gunfight", "A attack abilene", "A rustle B 1")
    assert said(table, 1) == {"retreat"}
    table.say("B fire", "* roll 1 1 1")
    assert said(table) == {"fire"}


def test_who_is_far_ahead_promises_more() -> None:
    table = scene(WOW, 3, f"turn: 11\nowner deadwood: jail=A store=A hotel=A bank=A\n{STEPS}")
    promises = [RULES.promise(table.state, seat) for seat in range(3)]
    assert promises[0] > 600 > 300 > promises[1] == promises[2]


@pytest.mark.parametrize(("cash", "promise"), [("A=9", [1000, 0, 0]), ("A=9 B=9", [1000, 1000, 0])])
def test_after_the_end_a_promise_is_kept(cash: str, promise: list[int]) -> None:
    table = scene(WOW, 3, f"turn: 12\ncash: B=0 C=0\ncash: {cash}\nstep none\n")
    assert [RULES.promise(table.state, seat) for seat in range(3)] == promise
