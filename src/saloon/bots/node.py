# compiled zone
"""One information set of a search: what one seat could say there, and how that went."""

from __future__ import annotations

from math import sqrt
from typing import Final

from saloon.bots.cross import FRESH, Cross
from saloon.kernel.rng import Rng

UNIT: Final = 1 << 30
DOUBT: Final = 4
"""So many tosses of a coin stand for what is not known yet of how payoffs spread."""


def fraction(rng: Rng) -> float:
    """Evenly between 0 and 1."""
    return float(rng.below(UNIT)) / float(UNIT)


class Node:
    """The bandit of one seat at one information set. Words that are not legal in every world behind it are
    offered as often as their world comes up."""

    def __init__(self) -> None:
        self.place: Final[dict[int, int]] = {}
        self.actions: Final[list[int]] = []
        self.visits: Final[list[int]] = []
        self.offered: Final[list[int]] = []
        self.votes: Final[list[int]] = []
        self.total: Final[list[float]] = []
        self.regret: Final[list[float]] = []
        self.average: Final[list[float]] = []
        self.seen: int = 0
        self.voted: int = 0
        self.matches: int = 0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.cross: Cross | None = None

    def at(self, action: int) -> int:
        """The index of a word, new or known."""
        known = self.place.get(action, -1)
        if known >= 0:
            return known
        index = len(self.actions)
        self.place[action] = index
        self.actions.append(action)
        self.visits.append(0)
        self.offered.append(0)
        self.votes.append(0)
        self.total.append(0.0)
        self.regret.append(0.0)
        self.average.append(0.0)
        return index

    def offer(self, legal: list[int]) -> list[int]:
        """The indices of what is legal in this world."""
        out: list[int] = []
        for action in legal:
            index = self.at(action)
            self.offered[index] += 1
            out.append(index)
        return out

    def mean(self) -> float:
        return self.sum / self.seen if self.seen else 0.5

    def spread(self) -> float:
        """The standard deviation of the payoffs; that of a tossed coin until there are some."""
        n = self.seen + DOUBT
        mean = (self.sum + 0.5 * DOUBT) / n
        return sqrt(max(0.0, (self.squares + 0.5 * DOUBT) / n - mean * mean))

    def worth(self, index: int) -> float:
        """The mean payoff of a word; untried, a little less than the node's own."""
        n = self.visits[index]
        return self.total[index] / n if n else self.mean()

    def priors(self, open_words: list[int], trust: float) -> list[float]:
        """How likely each word is a good one before it is tried: `trust` goes by the heuristic's votes."""
        votes = 0
        for i in open_words:
            votes += self.votes[i]
        even = 1.0 / len(open_words)
        if votes == 0:
            return [even] * len(open_words)
        return [trust * self.votes[i] / votes + (1.0 - trust) * even for i in open_words]

    def best(self, open_words: list[int], prior: list[float], explore: float) -> int:
        """Position in `open_words` of the most promising word (PUCT with the heuristic as prior)."""
        chosen = 0
        top = -1.0
        for k in range(len(open_words)):
            i = open_words[k]
            bonus = explore * prior[k] * sqrt(float(self.offered[i])) / (1 + self.visits[i])
            score = self.worth(i) + bonus
            if score > top:
                top = score
                chosen = k
        return chosen

    def matched(self, open_words: list[int], prior: list[float]) -> list[float]:
        """Probabilities in proportion to the regret of not having said it; the prior while there is none."""
        total = 0.0
        for i in open_words:
            total += self.regret[i]
        return [self.regret[i] / total for i in open_words] if total > 0.0 else prior

    def learn(self, index: int, payoff: float) -> None:
        self.seen += 1
        self.visits[index] += 1
        self.total[index] += payoff
        self.sum += payoff
        self.squares += payoff * payoff

    def doubt(self) -> float:
        """How much of the payoffs is luck, whatever both sides say."""
        return self.cross.doubt() if self.cross is not None else FRESH

    def regrets(self, visit: Visit, answer: int, payoff: float) -> None:
        """Regret matching+ against what the other side said: for every word, what it would have brought."""
        cross = self.cross
        if cross is None:
            cross = Cross()
            self.cross = cross
        column = cross.column(answer)
        cross.learn(visit.words[visit.said], column, payoff)
        if not visit.policy:
            return
        doubt = cross.doubt()
        gain: list[float] = []
        mean = 0.0
        for k in range(len(visit.words)):
            worth = cross.worth(visit.words[k], column, doubt) + cross.hope(visit.words[k], column)
            gain.append(worth)
            mean += visit.policy[k] * worth
        self.matches += 1
        weight = float(self.matches)
        for k in range(len(visit.words)):
            i = visit.words[k]
            self.regret[i] = max(0.0, self.regret[i] + gain[k] - mean)
            self.average[i] += weight * visit.policy[k]


class Visit:
    """One pass through a node: what was open, which word was said, by what policy (empty: the most
    promising), and where to look for the other side's word (-1: it is not chosen at the same time)."""

    def __init__(
        self, node: Node, side: int, words: list[int], said: int, policy: list[float], answers: int
    ) -> None:
        self.node: Final = node
        self.side: Final = side
        self.words: Final = words
        self.said: Final = said
        self.policy: Final = policy
        self.answers: Final = answers

    def learn(self, payoff: float, answer: int) -> None:
        node = self.node
        if answer:
            node.regrets(self, answer, payoff)
        node.learn(self.words[self.said], payoff)


def draw(weights: list[float], rng: Rng) -> int:
    """A position, each as likely as its weight (the weights add up to 1)."""
    left = fraction(rng)
    for k in range(len(weights)):
        left -= weights[k]
        if left < 0.0:
            return k
    return len(weights) - 1
