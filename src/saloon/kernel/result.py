"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass, field

from saloon.kernel.core import Args


@dataclass(frozen=True)
class Row:
    """One line of the final reckoning: what it counts and every seat's figure. A row without figures heads
    the ones below it, a `total` row closes them."""

    key: str
    figures: list[int] = field(default_factory=list)
    args: Args = field(default_factory=dict)
    total: bool = False


@dataclass(frozen=True)
class Result:
    """Winners (possibly none), scores per seat, why it ended and by which clause, and the reckoning."""

    winners: list[int]
    scores: list[int]
    reason: str
    rule: str
    args: Args = field(default_factory=dict)
    table: list[Row] = field(default_factory=list)
