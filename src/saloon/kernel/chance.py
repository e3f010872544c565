# compiled zone
"""What the rules ask of NATURE. The rules never throw a die themselves: they hand out a request, and whoever
runs the game answers it - the table from its secret seed, a search by sampling, a test by a script."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from saloon.kernel.rng import Rng
from saloon.kernel.verbs import DiceVerb


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One request. `audience` is the mask of those who see the answer; a public answer and a hidden one are
    drawn from separate streams."""

    def __init__(self, audience: int) -> None:
        self.audience: Final = audience

    def sample(self, rng: Rng) -> int:
        """One answer, as an action of NATURE, with the right odds."""
        raise NotImplementedError

    def allows(self, action: int) -> bool:
        raise NotImplementedError

    def ways(self) -> int:
        """How many different answers there are."""
        raise NotImplementedError

    def spread(self) -> list[tuple[int, int]]:
        """Every answer with its integer weight. Ask `ways` first: the list may be long."""
        raise NotImplementedError


class Draw(Chance):
    """One of the listed answers, each as likely as its weight (all alike without weights)."""

    def __init__(self, audience: int, actions: list[int], weights: list[int] | None = None) -> None:
        super().__init__(audience)
        self.actions: Final = actions
        self.weights: Final = weights

    def sample(self, rng: Rng) -> int:
        weights = self.weights
        if weights is None:
            return self.actions[rng.below(len(self.actions))]
        at = rng.below(sum(weights))
        i = 0
        while at >= weights[i]:
            at -= weights[i]
            i += 1
        return self.actions[i]

    def allows(self, action: int) -> bool:
        if action not in self.actions:
            return False
        return self.weights is None or self.weights[self.actions.index(action)] > 0

    def ways(self) -> int:
        return len(self.actions) if self.weights is None else sum([1 for w in self.weights if w > 0])

    def spread(self) -> list[tuple[int, int]]:
        weights = self.weights
        if weights is None:
            return [(a, 1) for a in self.actions]
        return [(self.actions[i], weights[i]) for i in range(len(weights)) if weights[i] > 0]


class Throw(Chance):
    """A throw of so many dice at once."""

    def __init__(self, audience: int, verb: DiceVerb, count: int) -> None:
        super().__init__(audience)
        self.verb: Final = verb
        self.count: Final = count

    def sample(self, rng: Rng) -> int:
        sides = self.verb.sides
        value = 0
        for _ in range(self.count):
            value = value * sides + rng.below(sides)
        return self.verb.base + self.verb.offsets[self.count] + value

    def allows(self, action: int) -> bool:
        low = self.verb.base + self.verb.offsets[self.count]
        return low <= action < low + self.ways()

    def ways(self) -> int:
        ways = 1
        for _ in range(self.count):
            ways *= self.verb.sides
        return ways

    def spread(self) -> list[tuple[int, int]]:
        low = self.verb.base + self.verb.offsets[self.count]
        return [(low + i, 1) for i in range(self.ways())]
