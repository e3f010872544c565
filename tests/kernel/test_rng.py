"""Random numbers for search and tests: the same everywhere, and even."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel.rng import FastRng, Rng

M = 0xFFFFFFFF


def sfc32(seed: int, count: int) -> list[int]:
    """sfc32 once more, from its description: three words of state and a counter."""
    a, b, c, counter = seed & M, seed >> 32 & M, seed >> 64 & M, 1
    out = []
    for _ in range(12 + count):
        out.append((a + b + counter) & M)
        counter = counter + 1 & M
        a, b, c = b ^ b >> 9, c + (c << 3) & M, (((c << 21) | (c >> 11)) & M) + out[-1] & M
    return out[12:]


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [1363572419, 145230303, 808754475, 4216505632]),
        (1, [441792574, 614447336, 1644328534, 3387734806]),
        (2**96 - 1, [4273276651, 3768204794, 412274996, 163292757]),
    ],
)
def test_known_numbers(seed: int, numbers: list[int]) -> None:
    rng = FastRng(seed)
    assert [rng.next32() for _ in range(4)] == numbers


@given(st.integers(0, 2**96 - 1))
def test_it_is_sfc32(seed: int) -> None:
    rng = FastRng(seed)
    assert [rng.next32() for _ in range(20)] == sfc32(seed, 20)


def test_seeds_of_any_size_and_sign_will_do() -> None:
    first = [FastRng(seed).next32() for seed in (-1, 0, 1, 2**40, 2**200 + 1)]
    assert len(set(first)) == 4, "only the low 96 bits count, so 1 and 2^200 + 1 are the same seed"
    assert first[2] == first[4]


@given(st.integers(0, 2**32), st.integers(1, 2**32))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = FastRng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(5))


def test_below_throws_again_past_the_last_whole_multiple() -> None:
    """For n = 3 * 2^30 a quarter of all 32-bit numbers would favour the low results."""
    n = 3 * 2**30
    raw = sfc32(7, 200)
    assert any(number >= n for number in raw[:100])
    rng = FastRng(7)
    kept = [number for number in raw if number < n]
    assert [rng.below(n) for _ in range(100)] == kept[:100]


def test_dice_are_even() -> None:
    """Chi-square with five degrees of freedom; 20.5 would be one in a thousand."""
    rng = FastRng(2024)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_shuffles_are_even_and_lose_nothing() -> None:
    rng = FastRng(11)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 24
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 49.7
    assert all(sorted(cards) == [1, 2, 3, 4] for cards in seen)


def test_short_lists_can_be_shuffled() -> None:
    cards: list[int] = []
    FastRng(1).shuffle(cards)
    assert cards == []


def test_an_rng_of_ones_own() -> None:
    class Counting(Rng):
        def __init__(self) -> None:
            self.asked: list[int] = []

        def below(self, n: int) -> int:
            self.asked.append(n)
            return 0

    rng = Counting()
    cards = [1, 2, 3]
    rng.shuffle(cards)
    assert (cards, rng.asked) == ([2, 3, 1], [3, 2])
    with pytest.raises(NotImplementedError):
        Rng().below(2)
