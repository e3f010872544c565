# compiled zone
"""A sensible gunslinger, quick enough for thousands of rollouts; it reads only what its seat may know."""

from __future__ import annotations

from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.rules.ends import side_lives
from saloon.games.standoff.rules.fire import Shot
from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import DRAW, DUCK, HAT, KEEP, RETHINK, SHOW, STAND
from saloon.kernel.rng import Rng


def choose(s: Standoff, seat: int, rng: Rng) -> int:
    top = s.stack[-1]
    if isinstance(top, Choose):
        return choice(s, top, seat, rng)
    if isinstance(top, Shot) and seat == top.target:
        # The last hat is kept for a wound that would kill.
        return STAND.of() if s.lives[seat] - s.wounds[seat] > 1 else HAT.of()
    legal = top.legal(s, seat)
    return SHOW.of() if legal[0] == SHOW.of() else KEEP.of()


def choice(s: Standoff, top: Choose, seat: int, rng: Rng) -> int:
    """Shoot the weakest in reach; duck now and then when a bullet would be the last."""
    legal = top.legal(s, seat)
    if legal[0] == RETHINK.of():
        return RETHINK.of()
    if s.lives[seat] == 1 and not s.hats[seat] and rng.below(3) == 0:
        return DUCK.of()
    best = DUCK.of()
    weakest = 1000
    for action in legal:
        if DRAW.owns(action):
            target = DRAW.arg(action, 0)
            life = 4 * s.lives[target] + 2 * s.hats[target]
            worth = 2 * life + rng.below(3)
            if worth < weakest:
                weakest = worth
                best = action
    return best


def promise(s: Standoff, seat: int) -> int:
    """The own side's share of all lives and hats left."""
    mine = 4 * side_lives(s, seat)
    everything = 4 * sum(s.lives) + sum([s.hats[k] for k in range(s.seats) if s.lives[k]])
    gang = s.gang(seat)
    mine += sum([s.hats[k] for k in range(s.seats) if s.lives[k] and gang >> k & 1])
    return 1000 * mine // everything if everything else 0
