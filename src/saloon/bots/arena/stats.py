"""How sure a measured share is."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log, sqrt
from statistics import NormalDist

from saloon.kernel.rng import FastRng

Z95 = NormalDist().inv_cdf(0.975)
RESAMPLES = 2000
FEWEST = 12
"""No answer is called significant before so many deals."""
TUNED_TO = 100
"""The number of deals at which the confidence sequence is tightest."""


@dataclass(frozen=True)
class Interval:
    """A measured mean and between what bounds the true one lies."""

    mean: float
    low: float
    high: float
    count: int

    def scaled(self, factor: float) -> Interval:
        return Interval(self.mean * factor, self.low * factor, self.high * factor, self.count)


def wilson(won: float, games: int, z: float = Z95) -> Interval:
    """Wilson's score interval of a win rate."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0, 0)
    rate = won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half), games)


def bootstrapped(deals: list[float]) -> Interval:
    """The percentile bootstrap of the mean over deals, with a fixed seed. A deal (the same dice and cards,
    every seat in turn) is what is drawn independently; its games are not. Deals that are all alike say
    nothing about their spread: then Wilson's bounds are used."""
    count = len(deals)
    if count == 0:
        return Interval(0.0, 0.0, 1.0, 0)
    mean = sum(deals) / count
    if min(deals) == max(deals):
        return wilson(mean * count, count)
    rng = FastRng(count)
    means = sorted(sum(deals[rng.below(count)] for _ in range(count)) / count for _ in range(RESAMPLES))
    return Interval(mean, means[RESAMPLES // 40], means[-RESAMPLES // 40 - 1], count)


def sequence(deals: list[float], alpha: float = 0.05) -> Interval:
    """A confidence sequence: bounds that hold at every moment at once, so that one may look after each deal
    and stop (asymptotic; Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2021)."""
    n = len(deals)
    if n < 2:
        return Interval(deals[0] if deals else 0.0, -inf, inf, n)
    mean = sum(deals) / n
    # One deal's worth of spread is added, or a run of equal results would look certain.
    spread = (sum((deal - mean) ** 2 for deal in deals) + 0.25) / n
    rho2 = (2 * log(1 / alpha) + log(1 + 2 * log(1 / alpha))) / TUNED_TO
    half = sqrt(spread * 2 * (n * rho2 + 1) / (n * n * rho2) * log(sqrt(n * rho2 + 1) / alpha))
    return Interval(mean, mean - half, mean + half, n)


def significant(deals: list[float], equal: float) -> bool:
    """Whether the share is surely above or surely below an equal one."""
    if len(deals) < FEWEST:
        return False
    sure = sequence(deals)
    return not sure.low <= equal <= sure.high
