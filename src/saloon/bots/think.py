"""Thinking with a budget, and what comes of it: a word and the reasons for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from saloon.bots.node import Node, draw
from saloon.bots.settings import Settings
from saloon.bots.sight import Sight
from saloon.bots.tree import Tree
from saloon.kernel.notation import say
from saloon.kernel.rng import FastRng

CHUNK: Final = 4
"""Passes between two looks at the clock."""
LONGEST_LINE: Final = 6
PURE: Final = 0.1
"""In a mixed decision words less likely than this part of the likeliest are dropped: mostly noise."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many passes, or so many milliseconds. The same seed and passes give the same
    decision; milliseconds cannot promise that."""

    passes: int = 0
    milliseconds: int = 0
    seed: int = 0


Tried = tuple[int, int, int, float]
"""A word, how often it was open, how often it was said, and what that brought together."""


@dataclass
class Known:
    """What is known of one decision before it is asked for."""

    squares: float = 0.0
    words: list[Tried] = field(default_factory=list)

    def add(self, other: Known) -> None:
        """What somebody else found of the same decision."""
        found = {action: (open_, said, brought) for action, open_, said, brought in self.words}
        for action, open_, said, brought in other.words:
            before = found.get(action, (0, 0, 0.0))
            found[action] = (before[0] + open_, before[1] + said, before[2] + brought)
        self.words = [(action, *figures) for action, figures in found.items()]
        self.squares += other.squares

    def teach(self, node: Node, legal: list[int]) -> None:
        """Let a node begin where this ends."""
        for action, open_, said, brought in self.words:
            if action in legal:
                index = node.at(action)
                node.offered[index] += open_
                node.visits[index] += said
                node.total[index] += brought
                node.seen += said
                node.sum += brought
        node.squares += self.squares


@dataclass(frozen=True)
class Candidate:
    """One word that was considered: the win chance found for it and the share of the thinking it got."""

    action: int
    words: str
    chance: float
    share: float


@dataclass(frozen=True)
class Note:
    """Why: the candidates, best first, and how it would most likely go on. `pondered`: passes of this
    decision that were thought while others were asked."""

    level: str
    passes: int = 0
    candidates: list[Candidate] = field(default_factory=list)
    line: list[str] = field(default_factory=list)
    pondered: int = 0


@dataclass(frozen=True)
class Decision:
    """What a bot says, and why."""

    action: int
    note: Note


def search(
    sight: Sight, settings: Settings, budget: Budget, level: str, known: Known | None = None
) -> Decision:
    """The decision of a search; what is forced is not searched."""
    tree = Tree(sight, settings, budget.seed)
    if len(tree.words) == 1:
        only = tree.words[0]
        return Decision(
            only, Note(level, 0, [candidate(tree, only, 1.0)], [say(sight.rules, sight.seat, only)])
        )
    if known:
        known.teach(tree.root, tree.words)
    pondered = tree.root.seen
    spend(tree, budget)
    policy = verdict(tree)
    action = tree.words[draw(policy, FastRng(budget.seed + 1))]
    ranked = sorted(zip(tree.words, policy, strict=True), key=lambda one: (-one[1], -visits(tree, one[0])))
    line = [say(sight.rules, seat, word) for seat, word in tree.line(action, LONGEST_LINE)]
    weighed = [candidate(tree, a, p) for a, p in ranked]
    return Decision(action, Note(level, tree.passes, weighed, line, pondered))


def spend(tree: Tree, budget: Budget) -> None:
    """Run the search until the budget is used up; at least once through."""
    if budget.milliseconds <= 0:
        tree.run(max(1, budget.passes))
        return
    end = monotonic() + budget.milliseconds / 1000
    tree.run(1)
    while monotonic() < end and (budget.passes <= 0 or tree.passes < budget.passes):
        tree.run(CHUNK)


def verdict(tree: Tree) -> list[float]:
    """The probabilities with which the words of the decision are said. Where others choose at the same time
    that is the average of what regret matching played, as soon as it has played for most of the search;
    else everything on the word tried most."""
    node = tree.root
    indices = [node.at(action) for action in tree.words]
    if tree.together and 2 * node.matches > node.seen:
        return purified([node.average[i] for i in indices])
    best = max(indices, key=lambda i: (node.visits[i], node.worth(i)))
    return [1.0 if i == best else 0.0 for i in indices]


def purified(weights: list[float]) -> list[float]:
    """Probabilities without what is only there from exploring."""
    floor = PURE * max(weights)
    kept = [weight if weight >= floor else 0.0 for weight in weights]
    total = sum(kept)
    return [weight / total for weight in kept] if total > 0 else [1.0 / len(weights)] * len(weights)


def visits(tree: Tree, action: int) -> int:
    return tree.root.visits[tree.root.at(action)]


def candidate(tree: Tree, action: int, share: float) -> Candidate:
    node = tree.root
    words = say(tree.rules, tree.sight.seat, action)
    return Candidate(action, words, round(node.worth(node.at(action)), 4), round(share, 4))
