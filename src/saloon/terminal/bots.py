"""The house's own gunslingers: what a bot says, from what its seat may know."""

from __future__ import annotations

import hashlib
from typing import Final

from saloon.kernel import flow, nature
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng, Rng

HEURISTIC: Final = "heuristic"
RANDOM: Final = "random"
KINDS: Final = (HEURISTIC, RANDOM)


def luck(match: Match, seat: int) -> Rng:
    """A bot's own randomness: the same again after undo or load, and nothing of the game's dice in it."""
    key = nature.read_seed(match.seed or "nobody")
    message = f"{seat}/{len(match.log)}".encode()
    digest = hashlib.blake2b(message, key=key, digest_size=12, person=b"saloon-bots").digest()
    return FastRng(int.from_bytes(digest, "big"))


def choose(match: Match, seat: int, kind: str) -> int:
    """What a bot says for a pending seat. The heuristic thinks in a world drawn anew from what the seat
    knows, so that it cannot read the truth."""
    rng = luck(match, seat)
    if kind == RANDOM:
        legal = match.state.stack[-1].legal(match.state, seat)
        return legal[rng.below(len(legal))]
    world = match.rules.redetermine(match.state, seat, rng)
    action = match.rules.choose(world, seat, rng)
    # A heuristic's slip must not stop the table.
    return flow.fallback(match.state, seat) if flow.why(match.rules, match.state, seat, action) else action
