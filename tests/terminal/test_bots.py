"""Bots know what their seat knows, and their words do not depend on anything else."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from saloon.kernel import flow, record
from saloon.kernel.match import Match
from saloon.terminal import bots
from tests.terminal.conftest import Run

WORLD = "saloon position 1\ntitle: standoff\nseats: 3\nlucky: A=1@A B={b}@B C={c}@C\n"


@pytest.mark.parametrize("kind", bots.KINDS)
def test_a_bot_says_something_legal_at_every_step(kind: str) -> None:
    match = Match.new("standoff", 4, seed="dust")
    while not match.over:
        seat = min(seat for seat in range(4) if flow.pending(match.state) >> seat & 1)
        match.put(seat, bots.choose(match, seat, kind))
    assert match.result() is not None


def test_the_heuristic_never_sees_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the others hide, the world it thinks in is the same."""
    seen: list[list[int]] = []
    for b, c in ((2, 3), (3, 2), (4, 4)):
        match = Match.from_position(WORLD.format(b=b, c=c), seed="dust")
        real = match.rules.choose

        def peek(world: object, seat: int, rng: object, real: object = real) -> int:
            seen.append(list(world.lucky))  # type: ignore[attr-defined]  # a standoff
            return real(world, seat, rng)  # type: ignore[operator, no-any-return]  # the rules' own

        monkeypatch.setattr(match.rules, "choose", peek)
        bots.choose(match, 0, bots.HEURISTIC)
        monkeypatch.undo()
    assert seen[0] == seen[1] == seen[2]


def test_a_bot_says_the_same_again_after_undo_and_load() -> None:
    match = Match.new("standoff", 3, seed="dust")
    again = Match.new("standoff", 3, seed="dust")
    other = Match.new("standoff", 3, seed="rain")
    drawn = [[bots.luck(one, 0).below(1_000_000) for _ in range(2)] for one in (match, again, other)]
    assert drawn[0] == drawn[1]
    assert drawn[0][0] == drawn[0][1]
    assert drawn[0] != drawn[2]


def test_a_slip_of_a_heuristic_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("standoff", 3, seed="dust")
    monkeypatch.setattr(match.rules, "choose", lambda *_: 10_000)
    assert bots.choose(match, 0, bots.HEURISTIC) == flow.fallback(match.state, 0)


EXAMPLE = (
    f"run:{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).parents[2] / 'examples' / 'bot.py'))}"
)


@pytest.mark.parametrize("kind", ["greenhorn", "gunslinger@3", f"{EXAMPLE}@5000ms"])
def test_every_bot_of_the_arena_takes_a_seat(run: Run, tmp_path: Path, kind: str) -> None:
    game = tmp_path / "game"
    words = ["play", "standoff", "--seats", "2", "--bots", "A", "--bot", f"B={kind}", "--seed", "dust"]
    ran = run([*words, "--save", str(game)])
    assert ran.status == 0, ran.err
    assert f"bot B: {kind}" in game.read_text()


def test_a_program_that_fails_is_told_once_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    words = [
        "play",
        "standoff",
        "--seats",
        "2",
        "--bots",
        "A",
        "--bot",
        "B=run:/no/such/bot",
        "--seed",
        "dust",
    ]
    ran = run([*words, "--save", str(tmp_path / "game")])
    assert ran.status == 0
    assert ran.out.count("it cannot be started") == 1


def test_a_saved_game_starts_no_program(run: Run, tmp_path: Path) -> None:
    match = Match.new("standoff", 2, seed="dust")
    match.bots = {0: "heuristic", 1: f"run:touch {shlex.quote(str(tmp_path / 'started'))}"}
    (tmp_path / "game").write_text(record.write(match))
    assert run(["play", "--load", str(tmp_path / "game")]).status == 0
    assert not (tmp_path / "started").exists()


def test_a_bot_that_is_none_is_named_with_those_there_are(run: Run) -> None:
    ran = run(["play", "standoff", "--bot", "B=gunslinge"])
    assert ran.status == 2
    assert "gunslinger" in ran.err
    assert "run:COMMAND" in ran.err
