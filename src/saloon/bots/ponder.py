"""Thinking while others are asked.

A search from a moment at which the seat has nothing to say comes to many decisions it may be asked for next.
What it found there is kept in a book, under what the seat would see then; when the seat is asked and sees one
of these, its search does not start from nothing. A book is plain text and numbers: any process can write it,
books of one seat add up, and it holds nothing the seat may not know.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from saloon.bots.node import Node
from saloon.bots.settings import Settings
from saloon.bots.sight import Sight
from saloon.bots.think import Budget, Known, spend
from saloon.bots.tree import Tree, pending, sight_of

FEWEST = 2
"""A decision that was come to less often is not worth its line."""
LONGEST = 2000
"""Lines of a book; those come to least often are left out."""


@dataclass
class Book:
    """What is known of the decisions that may come."""

    lines: dict[str, Known] = field(default_factory=dict)

    def add(self, other: Book) -> None:
        for name, known in other.lines.items():
            self.lines.setdefault(name, Known()).add(known)

    def known(self, sight: Sight) -> Known | None:
        """What it says about the decision the seat is now asked for."""
        return self.lines.get(sight_of(sight.rules, sight.world, sight.seat))


def ponder(sight: Sight, settings: Settings, budget: Budget) -> Book:
    """Think for a seat that is not asked; an empty book if it is, or if the game is over."""
    book = Book()
    if not sight.world.stack or pending(sight.world) >> sight.seat & 1:
        return book
    tree = Tree(sight, settings, budget.seed, True)
    spend(tree, budget)
    for name, node in sorted(tree.arrivals, key=lambda one: -one[1].seen)[:LONGEST]:
        if node.seen >= FEWEST:
            book.lines.setdefault(name, Known()).add(written(node))
    return book


def written(node: Node) -> Known:
    figures = zip(node.actions, node.offered, node.visits, node.total, strict=True)
    return Known(node.squares, [one for one in figures if one[2]])
