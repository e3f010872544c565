"""Laws of text: notation, positions, game files and views say everything, and read back as the same."""

from __future__ import annotations

import json
from typing import Any

from saloon.kernel import flow, nature, record
from saloon.kernel.core import ARCHIVE, NATURE, Rules, State
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.notation import read, say
from saloon.kernel.position import Field
from saloon.kernel.rng import FastRng, Rng
from tests.laws.journeys import Journey, Moment, Title, next_word, option_words, speak
from tests.laws.play import picked

NOT_WRITTEN = {"seats", "options", "stack", "heard"}
"""The kernel's own attributes of a state: the header and the step lines stand for them."""


def law_notation(moment: Moment, seed: int) -> None:
    """Every word and every answer of NATURE reads back as itself, and no two words are written alike."""
    rules, s, rng = moment.rules, moment.state, FastRng(seed)
    for seat in range(s.seats):
        words = picked(flow.legal(rules, s, seat), 60, rng)
        words += [rng.below(rules.verbs.size) for _ in range(5)]
        round_trip(rules, s.seats, seat, words)
    asked = flow.chance(s)
    if asked is not None:
        round_trip(rules, s.seats, NATURE, [asked.sample(rng) for _ in range(20)])


def round_trip(rules: Rules, seats: int, seat: int, words: list[int]) -> None:
    for word in words:
        line = say(rules, seat, word)
        assert read(rules, seats, line) == (seat, word), (
            f"'{line}' reads as {read(rules, seats, line)}, not {word}"
        )


def law_game_text(journey: Journey, seed: int) -> None:
    """A whole game as text reads back to the same words and the same end, and is written the same again."""
    rules = journey.title.rules
    match = Match.new(rules.title, journey.seats, option_words(rules, journey.options))
    for seat, action in journey.log:
        match.put(seat, action)
    text = record.write(match)
    again = record.read(text)
    assert again.lines() == match.lines(), "words are lost"
    assert again.position() == match.position() == journey.title.text(journey.end), "another end"
    assert record.write(again) == text, "read back, it is written differently"
    middle = journey.kept[seed % len(journey.kept)]
    part = Match(rules, middle[1])
    for seat, action in journey.log[middle[0] :][:30]:
        part.put(seat, action)
    text = record.write(part)
    again = record.read(text)
    assert again.position() == part.position(), "a game from a position"
    assert record.write(again) == text, "a game from a position is written differently again"


def law_seeded_game_text(journey: Journey, seed: int) -> None:
    """A game with a seed reads back, goes on by the same dice, and its seed keeps the hash's promise."""
    rules, rng = journey.title.rules, FastRng(seed)
    match = Match.new(rules.title, journey.seats, option_words(rules, journey.options), str(seed))
    for _ in range(20):
        if match.over:
            break
        seat, action = next_word(rules, match.state, rng, journey.style)
        match.put(seat, action)
    again = record.read(record.write(match))
    assert again.position() == match.position(), "read back, a seed gives another position"
    while not match.over and len(match.log) < 400:
        seat, action = next_word(rules, match.state, rng, journey.style)
        match.put(seat, action)
        again.put(seat, action)
        assert again.lines() == match.lines(), "read back, the seed gives other dice"
    assert f"seed hash: {nature.commitment(nature.read_seed(str(seed)))}" in record.write(again)


def law_position(moment: Moment, seed: int) -> None:
    """A position reads back as itself, and play goes on from it as from the original."""
    one, rng = moment.title, FastRng(seed)
    text = one.text(moment.state)
    first, second = moment.state.copy(), one.reread(text)
    assert one.text(second) == text, f"read back it is\n{one.text(second)}\n{moment}"
    for viewer in (*moment.viewers(), ARCHIVE):
        same = one.rules.view(first, viewer) == one.rules.view(second, viewer)
        assert same, f"the view of {viewer} differs after reading back\n{moment}"
    for _ in range(15):
        if first.over():
            break
        seat, action = next_word(one.rules, first, rng, "any word, out of turn too")
        speak(one.rules, first, seat, action)
        speak(one.rules, second, seat, action)
        assert one.text(first) == one.text(second), (
            f"{seat}:{action} goes differently from the text\n{moment}"
        )


def law_position_is_checked(moment: Moment, seed: int) -> None:
    """A position in which something was changed is refused in a sentence, or can be seen and asked about."""
    one, rng = moment.title, FastRng(seed)
    for _ in range(6):
        text = spoilt(one.text(moment.state), rng)
        try:
            s = one.reread(text)
        except SaloonError:
            continue
        again = one.text(one.reread(one.text(s)))
        assert again == one.text(s), f"read once more it differs:\n{text}\n{again}"
        for viewer in range(s.seats):
            assert one.rules.view(s, viewer)
            assert bool(flow.legal(one.rules, s, viewer)) >= bool(flow.pending(s) >> viewer & 1), text


def spoilt(text: str, rng: Rng) -> str:
    """A text with one value put in the place of another, or a line lost or said twice."""
    lines = text.splitlines()
    at = 1 + rng.below(len(lines) - 1)
    words = lines[at].split(" ")
    pieces = text.replace("=", " ").replace("@", " ").split()
    if rng.below(5) == 0:
        lines[at : at + 1] = [] if rng.below(2) else [lines[at], lines[at]]
    else:
        word = len(words) - 1 - rng.below(max(1, len(words) - 1))
        head, sign, _ = words[word].partition("=")
        words[word] = head + sign + pieces[rng.below(len(pieces))] if sign else pieces[rng.below(len(pieces))]
        lines[at] = " ".join(words)
    return "\n".join(lines) + "\n"


def law_form_is_complete(title: Title, s: State) -> None:
    """Every attribute of the state and its steps is written, or worked out after reading. (`vars` needs the
    interpreted classes.)"""
    assert_declared(set(vars(s)) - NOT_WRITTEN - set(title.form.derived), title.form.fields, "the state")
    for step in s.stack:
        assert_declared(set(vars(step)), title.form.step(type(step)).fields, type(step).__name__)


def assert_declared(attributes: set[str], fields: list[Field], whose: str) -> None:
    declared = {one.attr for one in fields} | {one.known for one in fields if one.known}
    assert attributes <= declared, f"FORM forgets {sorted(attributes - declared)} of {whose}"
    assert declared <= attributes, f"FORM writes {sorted(declared - attributes)}, which {whose} does not have"


def law_view_is_json(moment: Moment) -> None:
    """A view is plain JSON: strings, whole numbers, flags, lists, and objects with string keys."""
    for viewer in (*moment.viewers(), ARCHIVE):
        view = moment.rules.view(moment.state, viewer)
        plain(view, f"view of {viewer}")
        assert json.loads(json.dumps(view)) == view


def plain(value: Any, path: str) -> None:
    if isinstance(value, dict):
        for key, below in value.items():
            assert type(key) is str, f"{path}: the key {key!r}"
            plain(below, f"{path}.{key}")
    elif isinstance(value, list):
        for i, below in enumerate(value):
            plain(below, f"{path}.{i}")
    else:
        assert value is None or type(value) in (str, int, bool), f"{path} is a {type(value).__name__}"
