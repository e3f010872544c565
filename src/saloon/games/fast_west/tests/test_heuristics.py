"""The quick heuristic: it plays well, says only what is allowed, and reads only what its seat may know."""

import pytest

from saloon.games.fast_west.game import RULES
from saloon.games.fast_west.tests.table import commit, hush, sit
from saloon.kernel import flow
from saloon.kernel.core import seats_in
from saloon.kernel.match import Match
from saloon.kernel.notation import say
from saloon.kernel.options import read_options
from saloon.kernel.rng import FastRng


def says(match: Match, letter: str, tries: int = 30) -> set[str]:
    """What it says here, with some throws of its noise."""
    seat = "ABCDEFGHIJ".index(letter)
    return {say(RULES, seat, RULES.choose(match.state, seat, FastRng(n)))[2:] for n in range(tries)}


def wins(seats: int, gringos: str, games: int) -> int:
    """How often seat A wins with the heuristic against others who speak at random."""
    rng = FastRng(11)
    won = 0
    for _ in range(games):
        s = flow.start(RULES, seats, read_options(RULES, {"gringos": gringos}))
        while not s.over():
            asked = flow.chance(s)
            if asked is not None:
                flow.answer(s, asked.sample(rng))
                continue
            seat = seats_in(flow.pending(s))[0]
            words = flow.legal(RULES, s, seat)
            word = RULES.choose(s, seat, rng) if seat == 0 else words[rng.below(len(words))]
            flow.step(RULES, s, seat, word)
        won += 0 in RULES.result(s).winners
    return won


@pytest.mark.parametrize(("seats", "gringos", "least"), [(2, "0", 33), (4, "0", 26), (3, "1", 18)])
def test_it_beats_those_who_speak_at_random(seats: int, gringos: str, least: int) -> None:
    assert wins(seats, gringos, 40) >= least


def test_it_reloads_without_bullets_and_cards() -> None:
    match = sit(2, "bullets: A=0 B=0", "pile: A=dodge+revolver+winchester")
    assert says(match, "A") == {"play reload"}


def test_it_throws_dynamite_at_whoever_cannot_answer() -> None:
    match = sit(2, "bullets: A=5 B=0", "lives: B=2")
    assert says(match, "A") == {"play dynamite"}


def test_it_does_not_stand_in_the_open_before_loaded_guns() -> None:
    match = sit(3, "target: 3", "lives: A=1", "bullets: A=0 B=3 C=3")
    assert says(match, "A") <= {"play dodge", "play ricochet"}


@pytest.mark.parametrize(
    ("identity", "given", "word"),
    [
        ("gunsmith", "bullets: A=2 B=0", "reveal"),
        ("pickpocket", "bullets: A=3 B=1 C=1", "reveal"),
        ("stagecoach_driver", "lives: C=1", "reveal right"),
        ("stunt_double", "bullets: A=0 B=2 C=2", "reveal"),
    ],
)
def test_it_shows_a_one_shot_identity_when_its_moment_has_come(identity: str, given: str, word: str) -> None:
    lives = [] if "lives" in given else ["lives: A=2"]
    assert says(sit(3, "target: 3", f"identity: A={identity}", given, *lives), "A") == {word}


@pytest.mark.parametrize(
    ("identity", "given"),
    [
        ("gunsmith", "bullets: A=3"),
        ("pickpocket", "bullets: A=3 B=1 C=0"),
        ("stagecoach_driver", "bullets: A=3"),
        ("stunt_double", "bullets: A=0 B=0 C=0"),
        ("cook", "bullets: A=0"),
    ],
)
def test_else_it_keeps_its_face_hidden(identity: str, given: str) -> None:
    match = sit(3, "target: 3", f"identity: A={identity}", given, "lives: A=2")
    assert not [word for word in says(match, "A") if word.startswith("reveal")]


@pytest.mark.parametrize(
    ("identity", "words", "answer"),
    [
        ("ninja", "A reload, B revolver, C reload", "guard"),
        ("ninja", "A reload, B reload, C reload", "pass"),
        ("double_barrel", "A revolver, B dodge, C dodge", "pass"),
        ("double_barrel", "A revolver, B reload, C dodge", "reveal"),
        ("bandit_queen", "A revolver, B ricochet, C reload", "reveal"),
        ("quick_draw", "A revolver, B revolver, C reload", "reveal"),
        ("quick_draw", "A revolver, B dodge, C reload", "pass"),
        ("prospector", "A reload, B reload, C reload", "reveal"),
        ("prospector", "A reload, B revolver, C reload", "pass"),
        ("trapper", "A dodge, B revolver, C reload", "reveal"),
        ("trapper", "A dodge, B reload, C reload", "pass"),
        ("cook", "A ricochet, B reload, C reload", "pass"),
        ("accountant", "A miscalculation, B revolver, C reload", "reveal"),
        ("cheat", "A revolver, B revolver, C dodge", "swap winchester"),
        ("cheat", "A revolver, B reload, C dodge", "pass"),
        ("gunsmith", "A revolver, B reload, C dodge", "pass"),
    ],
)
def test_it_answers_when_it_matters(identity: str, words: str, answer: str) -> None:
    match = sit(3, "target: 3", f"identity: A={identity}", "bullets: A=3 B=2 C=0", "lives: A=2")
    commit(match, *words.split(", "))
    assert says(match, "A") == {answer}


def test_it_takes_the_guns_back_first() -> None:
    match = sit(2, "target: 15", "pile: A=dodge+winchester+miscalculation", phase="event")
    assert says(match, "A") == {"recover winchester"}
    boosted = sit(3, "lives: C=0", "pile: A=revolver+winchester+miscalculation")
    commit(boosted, "A dodge", "B reload", "C cheer A dodge")
    hush(boosted)
    assert says(boosted, "A") == {"recover revolver winchester"}


def test_it_cheers_with_a_card_that_may_come() -> None:
    match = sit(3, "option gringos: 1", "lives: C=0", "bullets: A=0 B=3", "pile: B=dodge")
    heard = says(match, "C", 200)
    assert heard == {
        "cheer A reload",
        "cheer B reload",
        "cheer B revolver",
        "cheer B winchester",
        "cheer G1 revolver",
    }


def test_promise_is_the_share_of_all_strength() -> None:
    match = sit(3, "lives: C=0", "bullets: A=1 B=1")
    assert [RULES.promise(match.state, seat) for seat in range(3)] == [500, 500, 0]
    ahead = sit(2, "lives: A=3 B=1", "bullets: A=4 B=0", "option gringos: 2")
    mine, theirs = (RULES.promise(ahead.state, seat) for seat in range(2))
    assert mine > 2 * theirs
    assert mine + theirs < 1000, "the gringos count as well"
