# compiled zone
"""Bank tiles as a viewer may imagine them: every way of dealing that agrees with what he has seen, alike.

Three low and two high tiles went to the banks first, the rest was shuffled into the pile, two 2000s lie
under it. So a tile is told by its lot; only a third 2000 can be taken for one of the two from the bottom,
and only in the one refill that mixed both."""

from __future__ import annotations

from saloon.games.desperados.board import BANKS, BOTTOM, DEALT_LOW, HIGH, LOW
from saloon.games.desperados.rules.ending import EndOfTurn
from saloon.games.desperados.state import (
    BANK,
    BOTTOM_LOT,
    FIRST_LOT,
    MIDDLE_LOT,
    MIXED_LOT,
    Desperados,
    Loot,
)
from saloon.kernel.core import sees
from saloon.kernel.rng import Rng


def draw_bank_tiles(s: Desperados, viewer: int, rng: Rng) -> None:
    """DES-S4, DES-S5, DES-P7, DES-E3: all bank tiles the viewer does not know, drawn anew."""
    banks = [bank for bank in range(len(BANKS)) if s.bank[bank]]
    looted = [i for i in range(len(s.loot)) if s.loot[i].kind == BANK]
    top = s.stack[-1] if s.stack else None
    taken = top.taken if isinstance(top, EndOfTurn) else []
    slots = Slots()
    for bank in banks:
        slots.add(s.bank_lot[bank], s.bank[bank] if sees(s.bank_known[bank], viewer) else 0)
    for i in looted:
        slots.add(s.loot[i].lot, s.loot[i].value if sees(s.loot[i].known, viewer) else 0)
    for _ in taken:
        slots.add(top.lot if isinstance(top, EndOfTurn) else MIDDLE_LOT, 0)
    undealt = len(BANKS) - slots.lots.count(FIRST_LOT)
    for i in range(len(s.pile)):
        slots.add(FIRST_LOT if i < undealt else MIDDLE_LOT, 0)
    values = slots.draw(rng)
    for i, bank in enumerate(banks):
        s.bank[bank] = values[i]
    at = len(banks)
    for i in looted:
        old = s.loot[i]
        s.loot[i] = Loot(old.turn, BANK, old.town, values[at], old.known, old.lot)
        at += 1
    if isinstance(top, EndOfTurn):
        top.taken = sorted(values[at : at + len(taken)])
    s.pile = sorted(values[at + len(taken) :])


class Slots:
    """Where the bank tiles are: for each its lot, and its value if it is known, else 0."""

    def __init__(self) -> None:
        self.lots: list[int] = []
        self.seen: list[int] = []

    def add(self, lot: int, value: int) -> None:
        self.lots.append(lot)
        self.seen.append(BOTTOM if lot == BOTTOM_LOT else value)

    def unknown(self, lot: int) -> list[int]:
        return [i for i in range(len(self.lots)) if self.lots[i] == lot and self.seen[i] == 0]

    def draw(self, rng: Rng) -> list[int]:
        """A value for every slot."""
        out = self.seen[:]
        low = [value for value in LOW if value != BOTTOM and not self.holds(value)]
        high = [value for value in HIGH if not self.holds(value)]
        self.place_third(out, low, high, rng)
        self.place_bottoms(out, rng)
        rng.shuffle(low)
        rng.shuffle(high)
        first = [i for i in self.unknown(FIRST_LOT) if out[i] == 0]
        low_due = DEALT_LOW - len([i for i in range(len(out)) if self.is_low(i, out)])
        rest = low[low_due:] + high[len(first) - low_due :]
        due = low[:low_due] + high[: len(first) - low_due]
        rng.shuffle(due)
        rng.shuffle(rest)
        for i in range(len(out)):
            if out[i] == 0:
                out[i] = due.pop() if self.lots[i] == FIRST_LOT else rest.pop()
        return out

    def holds(self, value: int) -> bool:
        return value in self.seen

    def is_low(self, i: int, values: list[int]) -> bool:
        return self.lots[i] == FIRST_LOT and values[i] in LOW

    def bottoms(self) -> int:
        """How many of the two tiles from under the pile came in the mixed refill."""
        return len([lot for lot in self.lots if lot != BOTTOM_LOT]) - len(LOW) - len(HIGH)

    def place_third(self, out: list[int], low: list[int], high: list[int], rng: Rng) -> None:
        """Put the third 2000 somewhere, if it has not been seen for sure, by the number of ways that
        leaves."""
        for i in range(len(out)):
            if out[i] == BOTTOM and self.lots[i] <= MIDDLE_LOT:
                return
        places: list[int] = []
        weights: list[int] = []
        for i in range(len(out)):
            if out[i] == 0 or (self.lots[i] == MIXED_LOT and out[i] == BOTTOM):
                places.append(i)
                weights.append(self.ways(i, len(low), len(high)))
        at = rng.below(sum(weights))
        chosen = 0
        while at >= weights[chosen]:
            at -= weights[chosen]
            chosen += 1
        out[places[chosen]] = BOTTOM

    def ways(self, third: int, low: int, high: int) -> int:
        """In how many ways all other tiles can lie when the third 2000 lies in this slot."""
        seen_low = len([i for i in range(len(self.seen)) if self.is_low(i, self.seen)])
        unknown = len(self.unknown(FIRST_LOT))
        low_due = DEALT_LOW - seen_low
        high_due = unknown - low_due
        if self.lots[third] == FIRST_LOT:
            low_due -= 1
        first = (
            choose(low, low_due) * choose(high, high_due) * falling(low_due + high_due, low_due + high_due)
        )
        free = len(self.unknown(MIXED_LOT)) - (1 if self.is_free_mixed(third) else 0)
        fixed = len(
            [i for i in range(len(self.seen)) if self.lots[i] == MIXED_LOT and self.seen[i] == BOTTOM]
        )
        if self.lots[third] == MIXED_LOT and self.seen[third] == BOTTOM:
            fixed -= 1
        bottoms = self.bottoms()
        if fixed > bottoms:
            return 0
        rest = low - low_due + high - high_due
        return first * falling(bottoms, fixed) * falling(free, bottoms - fixed) * falling(rest, rest)

    def is_free_mixed(self, i: int) -> bool:
        return self.lots[i] == MIXED_LOT and self.seen[i] == 0

    def place_bottoms(self, out: list[int], rng: Rng) -> None:
        """The tiles from under the pile that are not seen yet lie anywhere in the mixed refill."""
        mixed = [i for i in range(len(out)) if self.lots[i] == MIXED_LOT]
        third_in = 1 if BOTTOM not in [out[i] for i in range(len(out)) if self.lots[i] <= MIDDLE_LOT] else 0
        missing = self.bottoms() + third_in - len([i for i in mixed if out[i] == BOTTOM])
        free = [i for i in mixed if out[i] == 0]
        rng.shuffle(free)
        for i in free[: max(missing, 0)]:
            out[i] = BOTTOM


def falling(n: int, k: int) -> int:
    """n * (n-1) * ... with k factors: ordered choices of k out of n."""
    out = 1
    for i in range(k):
        out *= n - i
    return out


def choose(n: int, k: int) -> int:
    """Choices of k out of n."""
    return falling(n, k) // falling(k, k) if 0 <= k <= n else 0
