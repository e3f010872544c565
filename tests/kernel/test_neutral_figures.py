"""Figures that nobody sits behind: a title's longer domain of seats, and lists with places left out."""

import pytest

from saloon.kernel import catalogue, flow
from saloon.kernel.cells import Cell, Number, Said, Value
from saloon.kernel.core import State, Step
from saloon.kernel.errors import Unreadable
from saloon.kernel.notation import Token
from saloon.kernel.position import Field, Line, field_lines, read_field
from saloon.kernel.reasons import NOT_ASKED
from saloon.kernel.verbs import SEAT_LETTERS, Domain, Verb, VerbTable
from saloon.kernel.words import Words

FIGURE = Domain("seat", [*SEAT_LETTERS, "G1"])


class Present(Cell):
    """A number, or nothing at all."""

    def write(self, value: int) -> str:
        return "" if value < 0 else str(value)

    def read(self, token: Token, seats: int) -> int:
        return Number(0, 9).read(token, seats)


class Board:
    def __init__(self) -> None:
        self.lives = [3, 2, -1, -1, -1, -1, -1, -1, -1, -1, 1]


LIVES = Field("lives", Present(), by=(FIGURE,))


def test_a_cell_that_writes_nothing_is_left_out_of_the_line() -> None:
    assert field_lines(LIVES, Board()) == ["lives: A=3 B=2 G1=1"]


def test_a_figure_after_the_seats_can_be_read_whatever_the_seats() -> None:
    board = Board()
    read_field(board, [LIVES], Line([Token("lives", 1, 1)], [Token("G1=3", 1, 8)], False), 2)
    assert board.lives[10] == 3
    assert Value(FIGURE).read(Token("G1", 1, 1), 2) == 10
    with pytest.raises(Unreadable):
        read_field(board, [LIVES], Line([Token("lives", 1, 1)], [Token("C=3", 1, 8)], False), 2)
    cheer = VerbTable([Verb("cheer", FIGURE)])
    assert Said(cheer).read(Token("cheer/G1", 1, 1), 2) == 10
    with pytest.raises(Unreadable):
        Said(cheer).read(Token("cheer/C", 1, 1), 2)
    with pytest.raises(Unreadable):
        Value(FIGURE).read(Token("C", 1, 1), 2)


def test_a_figure_is_called_by_its_sign_and_a_seat_by_its_name() -> None:
    words = Words(catalogue.load("standoff"), "en", {1: "Bea"})
    assert [words.value(FIGURE, value) for value in (0, 1, 10)] == ["A", "Bea", "G1"]


class Closed(Step[State]):
    """Asks nobody, and says why."""

    def why_silent(self, s: State, seat: int, action: int) -> int:
        return 17 + seat

    def copy(self) -> "Closed":
        return Closed()


class Silent(Step[State]):
    def copy(self) -> "Silent":
        return Silent()


def test_a_step_may_say_more_than_not_asked() -> None:
    rules = catalogue.load("standoff")
    state = flow.start(rules, 3, [2, 0, 20])
    state.stack = [Silent()]
    assert flow.why(rules, state, 1, 0) == NOT_ASKED
    state.stack = [Closed()]
    assert flow.why(rules, state, 1, 0) == 18
