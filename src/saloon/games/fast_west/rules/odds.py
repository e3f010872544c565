# compiled zone
"""Chances worth showing: what a gringo may turn."""

from __future__ import annotations

from saloon.games.fast_west.board import WEAPONS
from saloon.games.fast_west.rules.choosing import Choose
from saloon.games.fast_west.rules.gringos import top_card_odds
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import FIRST_GRINGO, GRINGO
from saloon.kernel.core import Args


def threats(s: FastWest) -> list[tuple[str, Args, int, int]]:
    """How likely each gringo is to turn a weapon, from its discards; shown while cards are chosen."""
    out: list[tuple[str, Args, int, int]] = []
    if not s.stack or not isinstance(s.stack[-1], Choose):
        return out
    for one in (FIRST_GRINGO, FIRST_GRINGO + 1):
        if s.alive >> one & 1:
            odds = top_card_odds(s.spent[one - FIRST_GRINGO])
            weapons = sum([odds[card] for card in range(len(odds)) if WEAPONS >> card & 1])
            args: Args = {"gringo": (GRINGO, one)}
            out.append(("gringo_weapon", args, weapons, sum(odds)))
    return out
