"""The laws of text have teeth: each one catches a standoff that is broken in its way."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from saloon.games.standoff import view as views
from saloon.games.standoff.game import RULES, StandoffRules
from saloon.games.standoff.position import FORM
from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.rules.fire import Volley
from saloon.games.standoff.text import board
from saloon.kernel import position, record
from saloon.kernel.chance import Throw
from saloon.kernel.position import Field, Form
from saloon.kernel.verbs import Verb, VerbTable
from tests.laws import texts
from tests.laws.bite import STANDOFF, bites, bites_games, on_moments, only_interpreted
from tests.laws.digest import digest
from tests.laws.journeys import Title, travelled

only_interpreted()
Patch = pytest.MonkeyPatch

seen = views.view


def few(title: Title = STANDOFF) -> list[Any]:
    return [travelled(title, seats, number) for seats, number in ((2, 0), (3, 1), (4, 3))]


def test_a_sound_standoff_is_not_bitten() -> None:
    """Otherwise the tests below would prove nothing."""
    on_moments(texts.law_notation, few())
    on_moments(texts.law_position, few())
    on_moments(lambda moment, _: texts.law_view_is_json(moment), few())
    for journey in few():
        texts.law_game_text(journey, 3)
        texts.law_seeded_game_text(journey, 3)
        texts.law_form_is_complete(STANDOFF, journey.end)


class Stammering(StandoffRules):
    """Two verbs have the same name."""

    def __init__(self) -> None:
        super().__init__()
        names = [verb.name.replace("keep", "show") for verb in self.verbs.verbs]
        self.verbs = VerbTable(
            [
                Verb(name, *verb.domains, interrupt=verb.interrupt)
                for name, verb in zip(names, self.verbs.verbs, strict=True)
            ]
        )


def test_two_words_that_are_written_alike_are_caught() -> None:
    title = Title(Stammering(), FORM, board)
    bites(texts.law_notation, "'. show' reads as", few(title))


def test_a_game_file_that_loses_words_is_caught(monkeypatch: Patch) -> None:
    right = record.body
    monkeypatch.setattr(record, "body", lambda match: right(match)[:-1])
    bites_games(lambda journey: texts.law_game_text(journey, 0), "the game is not over")


def test_dice_that_fall_differently_after_loading_are_caught(monkeypatch: Patch) -> None:
    throws = count()
    monkeypatch.setattr(Throw, "sample", lambda self, rng: self.verb.pack([1 + next(throws) % 6]))
    bites_games(lambda journey: texts.law_seeded_game_text(journey, 1), "gives other dice")


def without(attribute: str) -> Form:
    """FORM without a field of the state."""
    return dataclasses.replace(FORM, fields=[one for one in FORM.fields if one.attr != attribute])


def step_without(kind: type, attribute: str) -> Form:
    """FORM without a field of a step."""
    steps = [
        dataclasses.replace(step, fields=[one for one in step.fields if one.attr != attribute])
        if step.kind is kind
        else step
        for step in FORM.steps
    ]
    return dataclasses.replace(FORM, steps=steps)


@pytest.mark.parametrize("form", [without("hats"), without("lucky"), step_without(Choose, "choices")])
def test_a_position_that_forgets_something_is_caught(form: Form) -> None:
    title = Title(RULES, form, board)
    bites(texts.law_position, "the view of .* differs", few(title))


def test_a_position_that_forgets_what_no_view_shows_is_caught() -> None:
    title = Title(RULES, step_without(Volley, "shooter"), board)
    bites(texts.law_position, "goes differently", few(title))


def test_a_position_that_the_rules_stumble_over_is_caught(monkeypatch: Patch) -> None:
    """Unless the reader turns the stumble into a refusal."""
    monkeypatch.setattr(StandoffRules, "invariants", lambda self, s: {1: [], 2: []}[s.lives[0]])
    on_moments(texts.law_position_is_checked, few())
    monkeypatch.setattr(position, "UNSOUND", (OSError,))
    with pytest.raises(KeyError):
        on_moments(texts.law_position_is_checked, few())


@pytest.mark.parametrize(
    ("form", "message"),
    [
        (without("hits"), r"FORM forgets \['hits'\] of the state"),
        (without("lucky"), r"FORM forgets \['known', 'lucky'\]"),
        (step_without(Volley, "shooter"), r"FORM forgets \['shooter'\] of Volley"),
        (
            dataclasses.replace(FORM, fields=[*FORM.fields, Field("boots", FORM.fields[0].cell)]),
            "FORM writes .*boots",
        ),
    ],
)
def test_a_form_that_does_not_fit_is_caught(form: Form, message: str) -> None:
    title = Title(RULES, form, board)
    bites(lambda moment, _: texts.law_form_is_complete(title, moment.state), message, few())


@pytest.mark.parametrize(
    ("extra", "message"),
    [
        ({"pair": (1, 2)}, "view of 0.pair is a tuple"),
        ({"half": 0.5}, "view of 0.half is a float"),
        ({"below": {1: 2}}, "view of 0.below: the key 1"),
        ({"set": [{1}]}, "view of 0.set.0 is a set"),
    ],
)
def test_a_view_that_is_no_plain_json_is_caught(
    monkeypatch: Patch, extra: dict[str, object], message: str
) -> None:
    monkeypatch.setattr(views, "view", lambda s, viewer: {**seen(s, viewer), **extra})
    bites(lambda moment, _: texts.law_view_is_json(moment), message)


DISORDERLY = """
from tests.laws.bite import STANDOFF
from saloon.games.standoff import view as views
from tests.laws.digest import digest
seen = views.view
views.view = lambda s, viewer: {**seen(s, viewer), "names": list({"ann", "bea", "cal", "dot", "eve"})}
print(digest([STANDOFF]))
"""


def test_an_order_that_depends_on_the_hash_seed_is_caught() -> None:
    root = Path(__file__).resolve().parents[2]
    printed = {
        subprocess.run(
            [sys.executable, "-c", DISORDERLY],
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "777")
    }
    assert len(printed) == 3
    assert digest([STANDOFF]) not in printed
