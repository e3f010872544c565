"""The four opponents, by the names people know them under."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Final

from saloon.bots.settings import Settings
from saloon.bots.sides import Sides, hopes
from saloon.bots.sight import Sight
from saloon.bots.think import Budget, Decision, Known, Note, search
from saloon.kernel.errors import SaloonError
from saloon.kernel.flow import fallback, step
from saloon.kernel.match import Match
from saloon.kernel.options import nearest
from saloon.kernel.rng import FastRng

SLIPS: Final = 3
"""A greenhorn slips in one decision out of so many."""


class Bot(ABC):
    """A program that plays a seat. It is handed a `Sight`, so it knows what the seat knows."""

    level: str

    @abstractmethod
    def choose(self, sight: Sight, budget: Budget) -> Decision:
        """A legal word for a pending seat. Equal sight, seed and passes give an equal decision."""

    def attend(self, match: Match, seat: int) -> None:  # noqa: B027 - most bots need no more than a sight
        """Before each `choose` at a table: for bots that follow what their seat was told."""

    def stop(self) -> None:  # noqa: B027 - most bots hold nothing open
        """The game is over."""


class Random(Bot):
    """Any legal word, each as likely; a yardstick, not an opponent."""

    level = "random"

    def choose(self, sight: Sight, budget: Budget) -> Decision:
        words = sight.words()
        return Decision(words[FastRng(budget.seed).below(len(words))], Note(self.level))


def thumb(sight: Sight, rng: FastRng) -> int:
    """What the title's heuristic says; a slip of it must not stop a table."""
    action = sight.rules.choose(sight.world, sight.seat, rng)
    legal = sight.legal()
    return action if action in legal else fallback(sight.world, sight.seat)


class RanchHand(Bot):
    """The title's heuristic, without a second thought."""

    level = "ranch_hand"

    def choose(self, sight: Sight, budget: Budget) -> Decision:
        return Decision(thumb(sight, FastRng(budget.seed)), Note(self.level))


class Greenhorn(Bot):
    """Knows what one does, but now and then takes the better looking of two words that came to mind."""

    level = "greenhorn"

    def choose(self, sight: Sight, budget: Budget) -> Decision:
        rng = FastRng(budget.seed)
        if rng.below(SLIPS):
            return Decision(thumb(sight, rng), Note(self.level))
        words = sight.words()
        thoughts = [words[rng.below(len(words))] for _ in range(2)]
        return Decision(max(thoughts, key=lambda word: at_first_sight(sight, word, rng)), Note(self.level))


def at_first_sight(sight: Sight, word: int, rng: FastRng) -> float:
    """How the seat seems to stand right after a word, in one possible world."""
    world = sight.sample(rng)
    step(sight.rules, world, sight.seat, word)
    if world.over():
        return 0.0
    sides = Sides(sight.rules, world)
    return hopes(sight.rules, world, sides)[sides.of[sight.seat]]


@dataclass(frozen=True)
class Searcher(Bot):
    """Thinks as long as its budget lasts, on top of what it knows already."""

    level: str
    settings: Settings
    known: Known | None = None

    def choose(self, sight: Sight, budget: Budget) -> Decision:
        return search(sight, self.settings, budget, self.level, self.known)


MILLISECONDS: Final = {"gunslinger": 300, "legend": 2000}
PONDERERS: Final = ("legend",)
"""Those who think while others are asked."""
LEVELS: Final = ("greenhorn", "ranch_hand", "gunslinger", "legend")
KNOWN: Final = ("random", *LEVELS)


def bot(level: str) -> Bot:
    """The bot of a level."""
    if level == "random":
        return Random()
    if level == "greenhorn":
        return Greenhorn()
    if level == "ranch_hand":
        return RanchHand()
    if level in MILLISECONDS:
        return Searcher(level, Settings())
    raise SaloonError(f"no bot '{level}'{nearest(level, list(KNOWN))}: the house has {', '.join(KNOWN)}")


def full(level: str, budget: Budget) -> Budget:
    """The budget with the level's usual time filled in where none is given."""
    if budget.passes or budget.milliseconds or level not in MILLISECONDS:
        return budget
    return replace(budget, milliseconds=MILLISECONDS[level])
