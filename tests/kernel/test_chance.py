"""Requests to NATURE: what may be answered, how likely each answer is."""

import pytest

from saloon.kernel.chance import Chance, Draw, Throw
from saloon.kernel.core import EVERYONE
from saloon.kernel.rng import FastRng, Rng
from saloon.kernel.verbs import SEAT, DiceVerb, Verb, VerbTable

DEAL = Verb("deal", SEAT)
ROLL = DiceVerb("roll", most=4)
CHANCES = VerbTable([DEAL, ROLL])


def counted(request: Chance, draws: int) -> dict[int, int]:
    rng = FastRng(5)
    out: dict[int, int] = {}
    for _ in range(draws):
        answer = request.sample(rng)
        out[answer] = out.get(answer, 0) + 1
    return out


def test_a_draw_without_weights_is_even() -> None:
    draw = Draw(1, [3, 5, 9])
    assert (draw.audience, draw.ways()) == (1, 3)
    assert draw.spread() == [(3, 1), (5, 1), (9, 1)]
    assert [draw.allows(action) for action in (3, 4, 9, -1)] == [True, False, True, False]
    found = counted(draw, 3_000)
    assert set(found) == {3, 5, 9}
    assert all(abs(count - 1_000) < 100 for count in found.values())


def test_a_card_that_is_listed_twice_is_twice_as_likely() -> None:
    found = counted(Draw(1, [3, 3, 5]), 3_000)
    assert abs(found[3] - 2_000) < 100


def test_a_draw_with_weights_leaves_out_what_weighs_nothing() -> None:
    draw = Draw(EVERYONE, [3, 5, 9], [2, 0, 6])
    assert draw.ways() == 2
    assert draw.spread() == [(3, 2), (9, 6)]
    assert [draw.allows(action) for action in (3, 5, 9)] == [True, False, True]
    found = counted(draw, 4_000)
    assert set(found) == {3, 9}
    assert abs(found[9] - 3_000) < 100


def test_a_throw_allows_every_face_of_so_many_dice() -> None:
    throw = Throw(EVERYONE, ROLL, 2)
    assert throw.ways() == 36
    assert [action for action, _ in throw.spread()] == [
        ROLL.pack([first, second]) for first in range(1, 7) for second in range(1, 7)
    ]
    assert {weight for _, weight in throw.spread()} == {1}
    allowed = [action for action in range(CHANCES.size) if throw.allows(action)]
    assert allowed == [action for action, _ in throw.spread()]


def test_a_throw_is_even() -> None:
    found = counted(Throw(EVERYONE, ROLL, 2), 7_200)
    assert len(found) == 36
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 66.6


def test_a_throw_of_no_dice_has_one_answer() -> None:
    throw = Throw(EVERYONE, ROLL, 0)
    assert (throw.ways(), throw.spread()) == (1, [(ROLL.base, 1)])
    assert throw.sample(FastRng(1)) == ROLL.base
    assert ROLL.args(ROLL.base) == []


def test_dice_fall_in_the_order_they_are_drawn() -> None:
    class Script(Rng):
        def __init__(self, numbers: list[int]) -> None:
            self.numbers = numbers

        def below(self, n: int) -> int:
            return self.numbers.pop(0)

    assert ROLL.args(Throw(EVERYONE, ROLL, 3).sample(Script([5, 0, 2]))) == [6, 1, 3]
    assert Draw(0, [7, 8], [1, 3]).sample(Script([0])) == 7
    assert [Draw(0, [7, 8], [1, 3]).sample(Script([n])) for n in (1, 2, 3)] == [8, 8, 8]


def test_a_request_of_ones_own_says_all_four_things() -> None:
    bare = Chance(EVERYONE)
    with pytest.raises(NotImplementedError):
        bare.sample(FastRng(1))
    with pytest.raises(NotImplementedError):
        bare.allows(0)
    with pytest.raises(NotImplementedError):
        bare.ways()
    with pytest.raises(NotImplementedError):
        bare.spread()
