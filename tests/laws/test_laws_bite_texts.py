"""The laws of text and sentences have teeth: each one catches a standoff that is broken in its way."""

from __future__ import annotations

import ast
import dataclasses
import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from saloon.games.standoff import verbs
from saloon.games.standoff import view as views
from saloon.games.standoff.game import RULES, StandoffRules
from saloon.games.standoff.position import FORM
from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.rules.fire import Volley
from saloon.games.standoff.text import board
from saloon.kernel import record
from saloon.kernel.chance import Throw
from saloon.kernel.core import EventKind
from saloon.kernel.options import Option
from saloon.kernel.position import Field, Form
from saloon.kernel.verbs import SEAT, Verb, VerbTable, words
from saloon.kernel.words import sentences as read_sentences
from tests.laws import sentences, texts
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
    on_moments(sentences.law_sentences_in_play, few())
    on_moments(sentences.law_events_in_words, few())
    on_moments(lambda moment, _: sentences.law_board(moment), few())
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


def altered(monkeypatch: Patch, language: str, **change: str | None) -> None:
    """Locale files with other sentences under some keys (double underscores stand for dots)."""

    def wrong(package: str, wanted: str) -> dict[str, str]:
        found = dict(read_sentences(package, wanted))
        if package.endswith("standoff") and wanted == language:
            for name, sentence in change.items():
                key = name.replace("__", ".")
                found = {k: v for k, v in found.items() if k != key} | ({key: sentence} if sentence else {})
        return found

    monkeypatch.setattr("saloon.kernel.words.sentences", wrong)
    monkeypatch.setattr(sentences, "sentences", wrong)
    sentences.speech.cache_clear()


@pytest.fixture(autouse=True)
def _forget_the_altered_sentences() -> Any:
    yield
    sentences.speech.cache_clear()


@pytest.mark.parametrize(
    ("change", "message"),
    [({"verb__duck": None}, "verb.duck"), ({"event__wounded": "Ferito"}, "the arguments of event.wounded")],
)
def test_a_language_that_lags_behind_is_caught(
    monkeypatch: Patch, change: dict[str, str | None], message: str
) -> None:
    altered(monkeypatch, "it", **change)
    with pytest.raises(AssertionError, match=message):
        sentences.law_same_keys(RULES)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"verb__draw": None}, "standoff/it: no verb.draw"),
        ({"event__left": None}, "standoff/it: no event.left"),
        ({"why__on_yourself": None}, "standoff/it: no why.on_yourself"),
        ({"value__teams__two": None}, "standoff/it: no value.teams.two"),
        ({"option__lives": None}, "standoff/it: no option.lives"),
        ({"preset__gangs": None}, "standoff/it: no preset.gangs"),
        ({"verb__draw": "Spara a {chi}"}, "verb.draw is not given all arguments"),
        ({"event__left": "{seat} se ne va {when}"}, "event.left is not given all arguments"),
    ],
)
def test_a_table_without_its_sentence_is_caught(
    monkeypatch: Patch, change: dict[str, str | None], message: str
) -> None:
    altered(monkeypatch, "it", **change)
    with pytest.raises(AssertionError, match=message):
        sentences.law_tables_have_sentences(RULES)


@pytest.mark.parametrize("key", ["verb__jump", "text__boots", "why__too_late", "value__teams__three"])
def test_a_sentence_that_nothing_says_is_caught(monkeypatch: Patch, key: str) -> None:
    altered(monkeypatch, "en", **{key: "Never."})
    with pytest.raises(AssertionError, match=f"nothing says {key.replace('__', '.')}"):
        sentences.law_no_idle_keys(STANDOFF)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"ask__hat": None}, "it: no ask.hat"),
        ({"why__on_the_dead": "Lì non c'è {who}."}, "the refusal of"),
        ({"reason__one_side": None}, "reason one_side reads '<reason.one_side>'"),
        ({"row__hits": None}, "row hits reads"),
        ({"odds__hit_open": None}, "odds hit_open reads"),
        ({"verb__draw": "Spara a {chi}"}, "it: action .* reads 'Spara a {chi}'"),
    ],
)
def test_a_broken_sentence_in_play_is_caught(
    monkeypatch: Patch, change: dict[str, str | None], message: str
) -> None:
    altered(monkeypatch, "it", **change)
    bites(sentences.law_sentences_in_play, message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"event__fired": "{seat}: {die}"}, "event fired reads '.: {die}'"),
        ({"verb__roll": None}, "NATURE's .* reads '<verb.roll>'"),
    ],
)
def test_a_broken_event_is_caught(monkeypatch: Patch, change: dict[str, str | None], message: str) -> None:
    altered(monkeypatch, "en", **change)
    bites(sentences.law_events_in_words, message)


def test_an_event_that_nobody_hears_is_caught(monkeypatch: Patch) -> None:
    right = Choose.take

    def whispers(self: Choose, s: Any, seat: int, action: int) -> None:
        right(self, s, seat, action)
        s.tell(verbs.CHOSE, 0, [seat])

    monkeypatch.setattr(Choose, "take", whispers)
    bites(sentences.law_events_in_words, "nobody hears it")


def test_a_board_that_cannot_be_drawn_for_everybody_is_caught() -> None:
    def wrong(view: dict[str, Any], words: Any) -> list[str]:
        return [words.say("text.mine")] if view["seats"][0]["lucky"] else board(view, words)

    bites(lambda moment, _: sentences.law_board(moment), "the board for 0", few(Title(RULES, FORM, wrong)))


class Wider(StandoffRules):
    """One more of everything, and no sentences for it."""

    def __init__(self) -> None:
        super().__init__()
        self.events = [*self.events, EventKind("coughed", SEAT)]
        self.options = [*self.options, Option("wind", words("wind", ["calm", "storm"]), "calm", "X", "house")]


def test_new_things_without_sentences_are_caught() -> None:
    with pytest.raises(AssertionError, match=r"no event\.coughed"):
        sentences.law_tables_have_sentences(Wider())


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


def test_a_reason_that_nothing_gives_is_caught(monkeypatch: Patch) -> None:
    right = sentences.trees
    idle = ast.parse('TOO_LATE: Final = REASONS.add("STD-C1", "too_late")')
    monkeypatch.setattr(sentences, "trees", lambda where: [*right(where), idle])
    with pytest.raises(AssertionError, match=r"\['TOO_LATE'\] can never be met"):
        sentences.law_no_idle_words("saloon.games.standoff")
