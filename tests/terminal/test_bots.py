"""Bots know what their seat knows, and their words do not depend on anything else."""

from __future__ import annotations

import pytest

from saloon.kernel import flow
from saloon.kernel.match import Match
from saloon.terminal import bots

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
