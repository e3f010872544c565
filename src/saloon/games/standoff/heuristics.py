# compiled zone
"""A sensible gunslinger, quick enough for thousands of rollouts; it reads only what its seat may know."""

from __future__ import annotations

from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.rules.ends import side_lives
from saloon.games.standoff.rules.fire import Shot
from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import DRAW, HAT, KEEP, SHOW, STAND
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
    """Shoot the strongest in reach: the weak fall anyway, and who is left with a strong one has lost."""
    legal = top.legal(s, seat)
    best = legal[0]
    strongest = -1
    for action in legal:
        if DRAW.owns(action):
            target = DRAW.arg(action, 0)
            worth = 2 * (4 * s.lives[target] + 2 * s.hats[target]) + rng.below(3)
            if worth > strongest:
                strongest = worth
                best = action
    return best


def promise(s: Standoff, seat: int) -> int:
    """The own side's share of all lives and hats left."""
    mine = 4 * side_lives(s, seat)
    everything = 4 * sum(s.lives) + sum([s.hats[k] for k in range(s.seats) if s.lives[k]])
    gang = s.gang(seat)
    mine += sum([s.hats[k] for k in range(s.seats) if s.lives[k] and gang >> k & 1])
    return 1000 * mine // everything if everything else 0
