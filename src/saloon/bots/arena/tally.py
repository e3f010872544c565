"""What the games of a match file add up to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from dataclasses import field as kept
from typing import Any

from saloon.bots.arena.contest import Contest
from saloon.bots.arena.ratings import roles
from saloon.bots.arena.run import Pairing
from saloon.bots.arena.stats import Interval, bootstrapped, significant, wilson


@dataclass
class Tally:
    """One pairing. Shares count from 0 to 1; `times` is the share relative to an equal one."""

    hero: str
    field: str
    sides: int
    shares: list[float] = kept(default_factory=list)
    roles: list[int] = kept(default_factory=list)
    deals: list[float] = kept(default_factory=list)
    words: int = 0

    def times(self) -> Interval:
        """The share relative to an equal one, bootstrapped over whole deals."""
        return bootstrapped(self.deals).scaled(self.sides)

    def won(self) -> Interval:
        """The win rate (a shared win counts in part), with Wilson's bounds."""
        return wilson(sum(self.shares), len(self.shares))

    def by_role(self) -> dict[int, Interval]:
        """Win rates apart for each size of side; empty where all are alike."""
        found: dict[int, list[float]] = {}
        for role, share in zip(self.roles, self.shares, strict=True):
            found.setdefault(role, []).append(share)
        return {role: wilson(sum(shares), len(shares)) for role, shares in sorted(found.items()) if role}

    def by_side(self) -> list[Interval]:
        """Win rates by the side's place at the table; games come deal by deal, side after side."""
        found = [self.shares[side :: self.sides] for side in range(self.sides)]
        return [wilson(sum(shares), len(shares)) for shares in found]

    def sure(self) -> bool:
        return significant(self.deals, 1 / self.sides)


def tally(contest: Contest, games: list[dict[str, Any]]) -> dict[Pairing, Tally]:
    """The tally of every pairing."""
    found = {pair: Tally(pair[0], pair[1], contest.sides) for pair in contest.pairings()}
    for line in games:
        one = found[(line["hero"], line["field"])]
        one.shares.append(float(line["share"]))
        one.roles.append(roles(line)[line["side"]])
        one.words += line["words"]
        if len(one.shares) % contest.sides == 0:
            one.deals.append(sum(one.shares[-contest.sides :]) / contest.sides)
    return found


def endings(games: list[dict[str, Any]]) -> list[tuple[str, int]]:
    """Why the games ended, the commonest first."""
    return Counter(str(line["reason"]) for line in games).most_common()
