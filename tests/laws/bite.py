"""What the tests that show the laws' teeth have in common: games of a broken standoff, and what bites it.

A broken standoff is made by putting one wrong function in the place of a right one, for the length of a test.
That needs the interpreted build, where functions can be replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest

from saloon.games.standoff.game import RULES
from saloon.games.standoff.position import FORM
from saloon.games.standoff.text import board
from saloon.kernel import flow
from saloon.kernel.errors import SaloonError
from tests.laws.journeys import Journey, Moment, Title, travelled

STANDOFF = Title(RULES, FORM, board)
NUMBERS = (0, 1, 2, 3)
SEATS = (2, 3, 4, 6)


def only_interpreted() -> None:
    """Skip a whole module on the compiled build."""
    if not str(flow.__file__).endswith(".py"):
        pytest.skip("nothing can be broken on purpose in the compiled build", allow_module_level=True)


def journeys(title: Title = STANDOFF, most: int = 3_000) -> Iterator[Journey]:
    """A few games with several seat counts, options and styles."""
    for seats in SEATS:
        for number in NUMBERS:
            yield travelled(title, seats, number, most)


def on_games(law: Callable[[Journey], None], title: Title = STANDOFF) -> None:
    """Hold a law against these games."""
    for journey in journeys(title):
        law(journey)


def on_moments(law: Callable[[Moment, int], None], games: Iterable[Journey] = ()) -> None:
    """Hold a law against every state of these games."""
    for journey in games or journeys():
        for at in range(len(journey.kept)):
            law(Moment(journey, at), at)


def bites(law: Callable[[Moment, int], None], message: str, games: Iterable[Journey] = ()) -> None:
    """The law finds the fault, and says what it is."""
    with pytest.raises(AssertionError, match=message):
        on_moments(law, games)


def bites_games(law: Callable[[Journey], None], message: str) -> None:
    """The same for a law about whole games; a game file may already be refused on reading."""
    with pytest.raises((AssertionError, SaloonError), match=message):
        on_games(law)
