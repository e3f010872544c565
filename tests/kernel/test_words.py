"""Sentences for people: numbers, names, missing words."""

from __future__ import annotations

import pytest

from saloon.kernel import catalogue
from saloon.kernel.core import NATURE, WATCHER, Event
from saloon.kernel.errors import SaloonError
from saloon.kernel.reasons import Refusal
from saloon.kernel.verbs import SEAT, DiceVerb, numbers, words
from saloon.kernel.words import PHRASE, Words, flatten

RULES = catalogue.load("standoff")
EN = Words(RULES)
IT = Words(RULES, "it", {0: "Anna", 1: ""})


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 lives"), (1, "1 life"), (2, "2 lives"), ("1", "1 life"), (-1, "-1 lives")]
)
def test_plurals_follow_the_number(count: object, said: str) -> None:
    assert PHRASE.vformat("{n} {n:life|lives}", (), {"n": count}) == said


def test_a_missing_key_shows_itself() -> None:
    assert EN.say("text.boots") == "<text.boots>"
    assert not EN.has("text.boots")
    assert EN.has("verb.draw")


def test_a_missing_argument_reads_as_its_own_name() -> None:
    assert EN.say("verb.draw") == "Draw on {target}"
    assert PHRASE.vformat("{}", (), {}) == "{0}"


def test_names_are_never_taken_for_sentences() -> None:
    odd = Words(RULES, "en", {0: "{target} {0}"})
    assert odd.say("verb.draw", target=odd.seat(0)) == "Draw on {target} {0}"


def test_seats_have_names_or_letters() -> None:
    assert [IT.seat(seat) for seat in (0, 1, 2)] == ["Anna", "B", "C"]
    assert [IT.seat(seat) for seat in (NATURE, WATCHER)] == ["il caso", "uno spettatore"]


def test_actions_in_words() -> None:
    draw, leave = RULES.verbs.verbs[0], RULES.verbs.named("leave")
    assert leave is not None
    assert EN.action(0, draw.of(1)) == "Draw on B"
    assert IT.action(1, draw.of(0)) == "Spara a Anna"
    assert EN.action(0, leave.of()) == "Leave town (you are out)"
    roll = RULES.chances.named("roll")
    assert isinstance(roll, DiceVerb)
    assert EN.action(NATURE, roll.pack([6, 1])) == "The die shows 6 1"
    assert IT.action(NATURE, RULES.chances.verbs[0].encode([0, 4])) == "A Anna va il numero fortunato 4"
    with pytest.raises(ValueError, match="no action of standoff"):
        EN.action(0, RULES.verbs.size)


def test_events_in_words() -> None:
    fired = next(kind for kind in RULES.events if kind.name == "fired")
    assert EN.event(Event(fired, 0, [0, 2, 5])) == "A fires at C: 5."
    assert IT.event(Event(fired, 0, [0, 2, 5])) == "Anna fa fuoco su C: 5."


def test_refusals_in_words() -> None:
    refusal = Refusal("STD-C2", "on_the_dead", {"seat": (SEAT, 0)})
    assert EN.refusal(refusal) == "Nobody stands there."
    assert EN.refusal(Refusal("X", "nowhere", {})) == "<why.nowhere>"


def test_values_in_words() -> None:
    assert EN.value(None, 7) == "7"
    assert EN.value(numbers("price", 0, 9), 7) == "7"
    assert IT.value(words("teams", ["none", "two"]), 1) == "due bande"
    assert IT.value(words("flag", ["no", "yes"]), 1) == "sì"
    assert EN.value(words("hill", ["boot", "iron"]), 1) == "iron", "a value without a word is its token"
    assert EN.spell({"seat": (SEAT, 3), "cost": (None, 12)}) == {"seat": "D", "cost": "12"}


def test_the_titles_words_come_before_the_houses() -> None:
    assert EN.say("why.over") == "The game is over."
    assert EN.say("title.name") == "Standoff"
    assert EN.say("house.winners", who="A", count=1) == "A wins."
    assert EN.say("house.winners", who="A and C", count=2) == "A and C win."
    assert IT.say("house.winners", who="A", count=1) == "Vince A."


def test_other_languages_are_refused() -> None:
    with pytest.raises(SaloonError, match="no language 'xx': the house speaks en, it"):
        Words(RULES, "xx")


def test_keys_are_dotted_paths() -> None:
    assert flatten({"a": {"b": "x", "c": {"d": "y"}}, "e": 3}) == {"a.b": "x", "a.c.d": "y", "e": "3"}
