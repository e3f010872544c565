"""The limit of Standoff is counted on the title's own rules."""

import json

import pytest

from bench.standoff_limit import FRESH, Table, main, volley
from saloon.games.standoff.game import RULES
from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import DRAW, DUCK
from saloon.kernel import flow
from saloon.kernel.core import EVERYONE
from saloon.kernel.playout import lowest
from saloon.kernel.rng import FastRng


def dealt() -> Standoff:
    """A game in which everybody has a number."""
    state = flow.start(RULES, 3, [option.value(option.default) for option in RULES.options])
    assert isinstance(state, Standoff)
    while (asked := flow.chance(state)) is not None:
        flow.answer(state, asked.sample(FastRng(1)))
    return state


def after_the_round(state: Standoff, chance: float, found: dict[Table, float]) -> None:
    """Where a round may end if ranch hands show their numbers and keep their hats, with every throw."""
    asked = flow.chance(state)
    if asked is not None:
        faces = asked.spread()
        for face, _ in faces:
            other = state.copy()
            flow.answer(other, face)
            after_the_round(other, chance / len(faces), found)
    elif state.stack and not isinstance(state.stack[-1], Choose):
        seat = lowest(flow.pending(state))
        flow.step(RULES, state, seat, RULES.choose(state, seat, FastRng(1)))
        after_the_round(state, chance, found)
    else:
        table = tuple(
            (state.lives[k], state.hats[k], int(state.known[k] != EVERYONE)) if state.lives[k] else (0, 0, 0)
            for k in range(3)
        )
        found[table] = found.get(table, 0.0) + chance


@pytest.mark.parametrize("choices", [(1, 2, 0), (1, -1, 1), (2, 2, -1), (-1, 0, 0)])
@pytest.mark.parametrize("hurt", [False, True])
def test_a_round_goes_as_in_the_title(choices: tuple[int, ...], hurt: bool) -> None:
    state = dealt()
    if hurt:
        state.lives[0], state.hats[1], state.lives[2] = 1, 0, 1
    table = tuple((state.lives[k], state.hats[k], 1) for k in range(3))
    assert hurt or table == (FRESH,) * 3
    for seat, target in enumerate(choices):
        flow.step(RULES, state, seat, DUCK.of() if target < 0 else DRAW.of(target))
    found: dict[Table, float] = {}
    after_the_round(state, 1.0, found)
    assert volley(table, choices, "ranch_hand") == pytest.approx(found)


def test_what_luck_leaves(capsys: pytest.CaptureFixture[str]) -> None:
    """Against random words not twice an equal share, against ranch hands about an equal share."""
    assert main(["--json"]) == 0
    found = {line["name"]: line["value"] for line in map(json.loads, capsys.readouterr().out.splitlines())}
    assert found == {
        "strength/standoff/3/best_over_random": pytest.approx(1.54, abs=0.01),
        "strength/standoff/3/best_over_ranch_hand": pytest.approx(0.99, abs=0.01),
    }
