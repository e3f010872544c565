"""Whatever text comes in, a parser reads it or says in one sentence what is wrong; nothing else comes out."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.kernel import catalogue, flow, nature, notation, options, position, record, verify
from saloon.kernel.core import ARCHIVE, NATURE, WATCHER, seats_in
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match, find_title
from saloon.kernel.rng import FastRng

RULES = catalogue.load("standoff")
MANY = settings(max_examples=400 if os.environ.get("HYPOTHESIS_PROFILE", "ci") == "ci" else 5_000)

GAME = """\
saloon game 1
title: standoff
rules: 1
seats: 3
option lives: 1
name A: Ann
seed: dust
position:
  saloon position 1
  title: standoff
  seats: 3
  option lives: 1
  lucky: A=1@A B=2@B C=3@*
  step round
    opened: yes
  step choose
    choices: A=draw/B B=- C=-

B duck # well
= seats.0.lives 1
C draw A
* roll 2
A keep
* roll 6
A hat
"""
POSITION = """\
saloon position 1
title: standoff
rules: 1
seats: 4
option teams: two
round: 3
lives: A=2 B=1 C=0 D=2
hats: A=yes B=no C=no D=yes
lucky: A=3@AC B=1@* C=4@* D=1@BD
wounds: A=1 B=0 C=0 D=0
hits: A=0 B=1 C=0 D=2
step round
  opened: yes
step volley
  choices: A=draw/B B=draw/A C=- D=duck
  shooter: 2
step shot
  shooter: B
  target: A
  ducked: no
  die: 4
  stage: showing
"""
MORE = [
    "A",
    "F",
    "9",
    "-1",
    "@",
    "=",
    ":",
    "#",
    "step",
    "none",
    "deal",
    "to:",
    "6",
    "shooter:",
    "rolling",
    "hit",
]
PIECES = sorted({*GAME.split(), *POSITION.split(), *MORE})

lines = st.one_of(st.text(max_size=60), st.lists(st.sampled_from(PIECES), max_size=8).map(" ".join))


@st.composite
def altered(draw: st.DrawFn, text: str) -> str:
    """A good text with a few pieces changed, lines lost, doubled or moved, or characters put in."""
    rows = text.splitlines()
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(rows) - 1))
        words = rows[at].split(" ")
        word = draw(st.integers(0, len(words) - 1))
        change = draw(st.integers(0, 6))
        if change <= 2:
            words[word] = draw(st.sampled_from(PIECES))
            rows[at] = " ".join(words)
        elif change == 3:
            head, sign, _ = words[word].partition("=")
            words[word] = head + sign + draw(st.sampled_from(PIECES))
            rows[at] = " ".join(words)
        elif change == 4:
            rows[at] += draw(st.text(max_size=3))
        elif change == 5 and len(rows) > 1:
            del rows[at]
        else:
            rows.insert(draw(st.integers(0, len(rows) - 1)), rows[at])
    return "\n".join(rows) + "\n"


def sane(error: SaloonError) -> None:
    """An error is one line that says something."""
    assert str(error).strip()
    assert "\n" not in str(error)


def named(error: SaloonError, what: str) -> None:
    """An error repeats what nobody knows."""
    assert f"'{what}'" in str(error)


def usable(match: Match) -> None:
    """A match that was accepted can be looked at, asked, written and played on."""
    for viewer in (*range(match.seats), WATCHER, ARCHIVE):
        RULES.view(match.state, viewer)
    assert record.write(record.read(record.write(match))) == record.write(match)
    rng = FastRng(1)
    for _ in range(60):
        if match.over:
            match.result()
            return
        asked = flow.chance(match.state)
        seats = seats_in(flow.pending(match.state))
        assert asked is not None or seats, match.position()
        if asked is not None:
            match.put(NATURE, asked.sample(rng))
        else:
            words = flow.legal(RULES, match.state, seats[0])
            match.put(seats[0], words[rng.below(len(words))])


@MANY
@given(text=lines, seats=st.integers(1, 10))
def test_a_line_is_read_or_refused(text: str, seats: int) -> None:
    try:
        seat, action = notation.read(RULES, seats, text)
    except SaloonError as error:
        sane(error)
    else:
        assert notation.read(RULES, seats, notation.say(RULES, seat, action)) == (seat, action)


@MANY
@given(st.one_of(st.text(max_size=200), altered(GAME), st.lists(lines, max_size=8).map("\n".join)))
def test_a_game_is_read_or_refused(text: str) -> None:
    for candidate in (text, "saloon game 1\n" + text):
        try:
            match = record.read(candidate)
        except SaloonError as error:
            sane(error)
        else:
            match.seed = None
            usable(match)


@MANY
@given(st.one_of(st.text(max_size=200), altered(POSITION), st.lists(lines, max_size=8).map("\n".join)))
def test_a_position_is_read_or_refused(text: str) -> None:
    for candidate in (text, "saloon position 1\ntitle: standoff\nseats: 3\n" + text):
        try:
            match = Match.from_position(candidate)
        except SaloonError as error:
            sane(error)
        else:
            usable(match)


@MANY
@given(altered(GAME))
def test_a_game_is_verified_or_refused(text: str) -> None:
    with pytest.raises(SaloonError):
        verify.verify(text)


@given(st.text(max_size=80))
def test_a_seed_is_read_or_refused(text: str) -> None:
    try:
        seed = nature.read_seed(text)
    except SaloonError as error:
        sane(error)
    else:
        assert len(seed) == nature.SEED_BYTES
        assert len(nature.commitment(seed)) == 64


@given(st.dictionaries(st.sampled_from(["lives", "teams", "rounds", "preset", "x"]), st.text(max_size=5)))
def test_options_are_read_or_refused(given_options: dict[str, str]) -> None:
    try:
        found = options.read_options(RULES, given_options)
    except SaloonError:
        assert given_options
    else:
        assert all(o.domain.has(value) for o, value in zip(RULES.options, found, strict=True))


@given(st.text(max_size=20))
def test_titles_and_viewers_are_found_or_refused(text: str) -> None:
    for find in (catalogue.load, Match.from_position(POSITION).viewer):
        try:
            find(text)
        except SaloonError as error:
            named(error, text)


def test_the_texts_above_are_good() -> None:
    """Otherwise the altered ones would only be refused for being bad to begin with."""
    assert record.read(GAME).lines()[:3] == ["B duck", "C draw A", "* roll 2"]
    assert position.read(find_title, POSITION)[1].seats == 4
