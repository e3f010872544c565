"""All laws over every title, at several seat counts. A new title is found by itself; add nothing here."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel import catalogue, flow
from saloon.kernel.core import State
from tests.laws import play, secrets, sentences, texts
from tests.laws.journeys import GAMES, Journey, Moment, moments, numbered, title

TABLES = [(name, seats) for name in catalogue.titles() for seats in title(name).counts()]

every_title = pytest.mark.parametrize("name", catalogue.titles())
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
seeds = st.integers(0, 2**31)
numbers = st.integers(0, GAMES - 1)


def draw_moment(data: st.DataObject, name: str, seats: int) -> Moment:
    return data.draw(moments(name, seats))


@every_table
@given(number=numbers, seed=seeds)
def test_seed_and_log_replay_to_the_same_game(name: str, seats: int, number: int, seed: int) -> None:
    play.law_replay(numbered(name, seats, number))
    play.law_seed(numbered(name, seats, number), seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_copies_are_independent(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    play.law_copy(draw_moment(data, name, seats), seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_legal_is_what_is_accepted(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    moment = draw_moment(data, name, seats)
    play.law_legal(moment, seed)
    play.law_apply(moment, seed)
    play.law_strangers(moment)


@every_table
def test_somebody_is_asked_or_it_is_over(name: str, seats: int) -> None:
    for number in range(GAMES):
        journey = numbered(name, seats, number)
        for at in range(len(journey.kept)):
            play.law_somebody(Moment(journey, at))


@every_table
def test_nothing_breaks_and_every_game_ends_with_a_result(name: str, seats: int) -> None:
    for number in range(GAMES):
        play.law_invariants(numbered(name, seats, number))
        play.law_result(numbered(name, seats, number))


@every_table
@given(data=st.data(), seed=seeds)
def test_the_clock_plays_on_to_the_end(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    moment = draw_moment(data, name, seats)
    play.law_fallback(moment)
    play.law_silent_table_ends(moment, seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_commits_commute(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    play.law_commits(draw_moment(data, name, seats), seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_listening_changes_nothing(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    play.law_listening(draw_moment(data, name, seats), seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_drawn_worlds_are_possible_worlds(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    moment = draw_moment(data, name, seats)
    secrets.law_redetermine(moment, seed)
    secrets.law_world_ends(moment, seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_nothing_shown_betrays_a_secret(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    secrets.law_same_to_viewer(draw_moment(data, name, seats), seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_nothing_heard_betrays_a_secret(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    secrets.law_heard(draw_moment(data, name, seats), seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_undo_takes_back_what_nobody_learnt_from(
    name: str, seats: int, data: st.DataObject, seed: int
) -> None:
    moment = draw_moment(data, name, seats)
    secrets.law_undo(moment, seed)
    secrets.law_undo_restores(moment, seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_words_read_back(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    texts.law_notation(draw_moment(data, name, seats), seed)


@every_table
@given(number=numbers, seed=seeds)
def test_games_read_back(name: str, seats: int, number: int, seed: int) -> None:
    texts.law_game_text(numbered(name, seats, number), seed)
    texts.law_seeded_game_text(numbered(name, seats, number), seed)


@every_table
@given(data=st.data(), seed=seeds)
def test_positions_read_back_and_are_checked(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    moment = draw_moment(data, name, seats)
    texts.law_position(moment, seed)
    texts.law_position_is_checked(moment, seed)


@every_table
def test_positions_forget_nothing(name: str, seats: int) -> None:
    if not hasattr(flow.start(title(name).rules, seats, numbered(name, seats, 1).options), "__dict__"):
        pytest.skip("compiled classes do not list their attributes; the interpreted run checks this")
    for number in range(GAMES):
        for _, state in numbered(name, seats, number).kept:
            texts.law_form_is_complete(title(name), state)


@every_table
@given(data=st.data())
def test_views_are_plain_json(name: str, seats: int, data: st.DataObject) -> None:
    texts.law_view_is_json(draw_moment(data, name, seats))


@every_title
def test_locale_files_are_complete_and_nothing_is_idle(name: str) -> None:
    sentences.law_same_keys(title(name).rules)
    sentences.law_tables_have_sentences(title(name).rules)
    sentences.law_no_idle_keys(title(name))
    sentences.law_no_idle_words(sentences.package(title(name).rules))


@every_table
@given(data=st.data(), seed=seeds)
def test_every_sentence_is_whole(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    moment = draw_moment(data, name, seats)
    sentences.law_sentences_in_play(moment, seed)
    sentences.law_events_in_words(moment, seed)
    sentences.law_board(moment)


def test_everything_is_the_same_under_any_hash_seed() -> None:
    root = Path(__file__).resolve().parents[2]
    printed = {
        subprocess.run(
            [sys.executable, "-m", "tests.laws.digest"],
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "777")
    }
    assert len(printed) == 1
    assert [line.split()[0] for line in printed.pop().splitlines()] == catalogue.titles()


def test_the_end_of_a_journey_is_an_end() -> None:
    """The laws above would be empty if games stopped early."""
    ends: list[State] = [numbered(name, seats, 0).end for name, seats in TABLES]
    assert all(state.over() for state in ends)
    journeys: list[Journey] = [numbered(name, seats, n) for name, seats in TABLES for n in range(2)]
    assert all(journey.log for journey in journeys)
