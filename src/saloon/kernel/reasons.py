# compiled zone
"""Reasons why something cannot be said: a small integer in the rules, a rule id and a sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from saloon.kernel.core import Args

OVER: Final = 1
NOT_ASKED: Final = 2
NOT_NOW: Final = 3
NO_SEAT: Final = 4
FIRST_OWN: Final = 10


class Reason:
    def __init__(self, code: int, rule: str, key: str) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.key: Final = key


class ReasonTable:
    """All reasons of a title. The first ones are the same everywhere; `order_rule` is the title's clause that
    says who speaks when, `end_rule` the one that ends the game."""

    def __init__(self, order_rule: str, end_rule: str) -> None:
        self.order_rule: Final = order_rule
        self.known: Final[list[Reason]] = [
            Reason(OVER, end_rule, "over"),
            Reason(NOT_ASKED, order_rule, "not_asked"),
            Reason(NOT_NOW, order_rule, "not_now"),
            Reason(NO_SEAT, order_rule, "no_seat"),
        ]
        self.next: int = FIRST_OWN

    def add(self, rule: str, key: str) -> int:
        """Declare a reason: the clause it rests on and the key of its sentence. Returns its code."""
        code = self.next
        self.next = code + 1
        self.known.append(Reason(code, rule, key))
        return code

    def find(self, code: int) -> Reason:
        for reason in self.known:
            if reason.code == code:
                return reason
        raise KeyError(code)


class Refusal:
    """A refusal as it crosses the API: clause, key of the sentence, and its arguments in words' terms."""

    def __init__(self, rule: str, key: str, args: Args) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args
