# compiled zone
"""What came of each pair of words where two sides choose at the same time: a matrix of payoffs, filled in as
the search goes, with guesses where little was tried."""

from __future__ import annotations

from math import sqrt
from typing import Final

NOVICE: Final = 0.1
"""How far payoffs of one pair are thought to spread (as a variance) before any pair came up twice,"""
PAIRED: Final = 0.06
"""and how far pairs differ by more than what each of the two words is worth by itself."""
HOPE: Final = 1.0
"""Standard deviations by which a pair may be better than it looked so far."""
FRESH: Final = NOVICE / PAIRED


class Cross:
    """The payoffs of one side by its own word (row) and the other side's (column)."""

    def __init__(self) -> None:
        self.place: Final[dict[int, int]] = {}
        self.counts: Final[list[list[int]]] = []
        self.totals: Final[list[list[float]]] = []
        self.row_count: Final[list[int]] = []
        self.row_total: Final[list[float]] = []
        self.column_count: Final[list[int]] = []
        self.column_total: Final[list[float]] = []
        self.count: int = 0
        self.total: float = 0.0
        self.twice: int = 0
        self.spread: float = 0.0

    def column(self, word: int) -> int:
        """The column of what the other side said, new or known."""
        known = self.place.get(word, -1)
        if known >= 0:
            return known
        self.place[word] = len(self.counts)
        self.counts.append([])
        self.totals.append([])
        self.column_count.append(0)
        self.column_total.append(0.0)
        return len(self.counts) - 1

    def learn(self, row: int, column: int, payoff: float) -> None:
        """One more game of a pair."""
        counts = self.counts[column]
        totals = self.totals[column]
        while len(counts) <= row:
            counts.append(0)
            totals.append(0.0)
        while len(self.row_count) <= row:
            self.row_count.append(0)
            self.row_total.append(0.0)
        n = counts[row]
        if n:
            off = payoff - totals[row] / n
            self.twice += 1
            self.spread += off * off * n / (n + 1)
        counts[row] = n + 1
        totals[row] += payoff
        self.row_count[row] += 1
        self.row_total[row] += payoff
        self.column_count[column] += 1
        self.column_total[column] += payoff
        self.count += 1
        self.total += payoff

    def doubt(self) -> float:
        """For so many games a guess counts: many where the same pair brings now this and now that, few where
        it is always the same."""
        return (self.spread + NOVICE) / (self.twice + 1) / PAIRED

    def hope(self, row: int, column: int) -> float:
        """How much better than its games a pair may be."""
        counts = self.counts[column]
        n = counts[row] if row < len(counts) else 0
        return HOPE * sqrt((self.spread + NOVICE) / (self.twice + 1) / (n + 1))

    def worth(self, row: int, column: int, doubt: float) -> float:
        """What a pair should bring: its own games, and beside them what each of its words mostly brings."""
        mean = self.total / self.count if self.count else 0.5
        guess = mean
        if row < len(self.row_count):
            guess += (self.row_total[row] + doubt * mean) / (self.row_count[row] + doubt) - mean
        guess += (self.column_total[column] + doubt * mean) / (self.column_count[column] + doubt) - mean
        counts = self.counts[column]
        if row >= len(counts) or counts[row] == 0:
            return guess
        return (self.totals[column][row] + doubt * guess) / (counts[row] + doubt)
