"""The laws of sentences have teeth: each one catches a standoff whose words are broken in its way."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from saloon.games.standoff import verbs
from saloon.games.standoff.game import RULES, StandoffRules
from saloon.games.standoff.position import FORM
from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.text import board
from saloon.kernel.core import EventKind
from saloon.kernel.options import Option
from saloon.kernel.verbs import SEAT, words
from saloon.kernel.words import sentences as read_sentences
from saloon.kernel.words import vocabulary
from tests.laws import sentences
from tests.laws.bite import STANDOFF, bites, on_moments, only_interpreted
from tests.laws.journeys import Title, travelled

only_interpreted()
Patch = pytest.MonkeyPatch


def few(title: Title = STANDOFF) -> list[Any]:
    return [travelled(title, seats, number) for seats, number in ((2, 0), (3, 1), (4, 3))]


def test_a_sound_standoff_is_not_bitten() -> None:
    """Otherwise the tests below would prove nothing."""
    on_moments(sentences.law_sentences_in_play, few())
    on_moments(sentences.law_events_in_words, few())
    on_moments(lambda moment, _: sentences.law_board(moment), few())


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
    vocabulary.cache_clear()
    sentences.speech.cache_clear()


@pytest.fixture(autouse=True)
def _forget_the_altered_sentences() -> Any:
    yield
    vocabulary.cache_clear()
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


def test_a_reason_that_nothing_gives_is_caught(monkeypatch: Patch) -> None:
    right = sentences.trees
    idle = ast.parse('TOO_LATE: Final = REASONS.add("STD-C1", "too_late")')
    monkeypatch.setattr(sentences, "trees", lambda where: [*right(where), idle])
    with pytest.raises(AssertionError, match=r"\['TOO_LATE'\] can never be met"):
        sentences.law_no_idle_words("saloon.games.standoff")
