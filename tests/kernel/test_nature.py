"""NATURE at a real table: what falls follows from the seed, evenly, and anybody can work it out again."""

import hashlib

import pytest

from saloon.kernel import nature
from saloon.kernel.chance import Chance, Draw, Throw
from saloon.kernel.core import EVERYONE, WATCHERS
from saloon.kernel.errors import SaloonError
from saloon.kernel.verbs import DiceVerb, VerbTable

ROLL = DiceVerb("roll")
CHANCES = VerbTable([ROLL])
SEED = nature.read_seed("dust")


def word(seed: bytes, label: str) -> int:
    """The documented formula, without the module."""
    person = b"saloon-nature"
    return int.from_bytes(
        hashlib.blake2b(label.encode(), key=seed, digest_size=8, person=person).digest(), "big"
    )


def dice(seed: bytes, count: int, index: int, audience: int = EVERYONE) -> list[int]:
    return ROLL.args(nature.answer(seed, Throw(audience, ROLL, count), index))


def test_seeds_are_64_hexadecimal_digits_or_stretched_words() -> None:
    digits = "0123456789abcdef" * 4
    assert nature.read_seed(digits) == bytes.fromhex(digits) == nature.read_seed(digits.upper())
    assert nature.read_seed("dust") == hashlib.sha256(b"dust").digest()
    assert nature.read_seed("x" * 64) == hashlib.sha256(b"x" * 64).digest()
    assert nature.read_seed("polvere e pòlvere") == hashlib.sha256("polvere e pòlvere".encode()).digest()
    spaced = ("ab " * 22)[:64].strip()
    assert nature.read_seed(spaced) == hashlib.sha256(spaced.encode()).digest()


@pytest.mark.parametrize("text", ["", "x" * 65, "a\nb", "a\x00", " dust", "dust ", "\t"])
def test_other_seeds_are_refused(text: str) -> None:
    with pytest.raises(SaloonError, match="a seed is 1 to 64 printable characters"):
        nature.read_seed(text)


def test_new_seeds_are_long_and_differ() -> None:
    seeds = {nature.new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(nature.read_seed(seed)) == nature.SEED_BYTES == len(bytes.fromhex(seed)) for seed in seeds)


def test_the_hash_is_the_plain_sha256_of_the_seed() -> None:
    digits = "00" * 32
    known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert nature.commitment(nature.read_seed(digits)) == known


@pytest.mark.parametrize(
    ("index", "faces"),
    [
        (0, [2, 3, 1, 5, 4, 3, 6, 6]),
        (1, [2, 1, 1, 4, 3, 1, 4, 4]),
        (1000, [3, 3, 6, 5, 4, 5, 3, 1]),
    ],
)
def test_known_dice(index: int, faces: list[int]) -> None:
    assert dice(SEED, 8, index) == faces


def test_the_documented_formula_gives_the_same() -> None:
    """Nothing is rejected here: below 6 the limit is only four short of 2^64."""
    for index in range(50):
        label = f"public/{index}/"
        assert dice(SEED, 2, index) == [word(SEED, f"{label}{k}") % 6 + 1 for k in (0, 1)]


def test_numbers_past_the_last_whole_multiple_are_drawn_again() -> None:
    """For n = 3 * 2^62 a quarter of all 64-bit numbers would favour the low results."""
    n = 3 * 2**62
    rejected = 0
    for index in range(40):
        tries = [word(SEED, f"hidden/{index}/{k}") for k in range(20)]
        kept = [number for number in tries if number < n]
        rejected += tries[0] >= n
        assert nature.Stream(SEED, nature.HIDDEN, index).below(n) == kept[0]
    assert 4 < rejected < 20


def test_hidden_and_public_requests_are_separate_streams() -> None:
    for audience in (0, 1, WATCHERS, EVERYONE & ~1):
        assert nature.stream_of(Chance(audience)) == nature.HIDDEN
        assert dice(SEED, 20, 0, audience) != dice(SEED, 20, 0)
    assert nature.stream_of(Chance(EVERYONE)) == nature.PUBLIC


def test_an_answer_depends_on_nothing_but_seed_stream_and_index() -> None:
    forwards = [dice(SEED, 5, index) for index in range(30)]
    backwards = [dice(SEED, 5, index) for index in reversed(range(30))]
    assert forwards == backwards[::-1]
    assert len({tuple(faces) for faces in forwards}) > 25
    assert forwards != [dice(nature.read_seed("dust2"), 5, index) for index in range(30)]


def test_dice_are_even() -> None:
    """Chi-square for single dice and for pairs of neighbours; the bounds are one in a thousand."""
    faces = [face for index in range(3_000) for face in dice(SEED, 4, index)]
    single = [faces.count(face) for face in range(1, 7)]
    assert sum((count - 2_000) ** 2 / 2_000 for count in single) < 20.5
    pairs = list(zip(faces[::2], faces[1::2], strict=True))
    expected = len(pairs) / 36
    found = [pairs.count((a, b)) for a in range(1, 7) for b in range(1, 7)]
    assert sum((count - expected) ** 2 / expected for count in found) < 66.6


def test_cards_are_even_and_as_likely_as_their_weights() -> None:
    request = Draw(0, [10, 20, 30], [1, 0, 3])
    drawn = [nature.answer(SEED, request, index) for index in range(4_000)]
    assert set(drawn) == {10, 30}
    assert abs(drawn.count(30) - 3_000) < 100
