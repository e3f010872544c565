# compiled zone
"""What a search can be told to do otherwise."""

from __future__ import annotations


class Settings:
    """How a search goes about it. The figures were chosen by measuring (docs/adr/0009-search.md)."""

    def __init__(self) -> None:
        self.explore: float = 1.2
        """Weight of trying what has been tried little."""
        self.scaled: bool = True
        """That weight counts in standard deviations of the node's payoffs (times two, so that for wins and
        losses it stays as it is): small differences are seen where payoffs differ little."""
        self.trust: float = 0.6
        """Weight of the heuristic's votes among the priors."""
        self.votes: int = 6
        """How often the heuristic is asked at a node."""
        self.gamma: float = 0.3
        """Share of exploration where seats choose together,"""
        self.calm: float = 5.0
        """and after how many visits for each word it is halved: who answers mistakes learns to make them."""
        self.matching: int = 12
        """Between two sides: visits for each word, times the luck there is in a pair of words, before a node
        where seats choose together goes over from upper confidence to regret matching; -1: never. Regrets
        from few, noisy games would mix in everything; with more sides they lead nowhere (measured)."""
        self.paranoid: bool = False
        """Everybody else is against us, instead of each side for itself."""
        self.depth: int = -1
        """Words of a rollout, times the seats, before the title's evaluation cuts it off; -1: what the title
        says. Its guess from close by is better than a win or a loss far away."""
        self.slip: int = 8
        """In a rollout one word out of so many is random (0: none)."""
        self.margin: float = 0.1
        """Weight of the score beside the win."""
        self.coarse: int = 12
        """Answers of NATURE with more ways than this do not tell nodes apart."""
