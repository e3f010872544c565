# compiled zone
"""NATURE at a real table: every die and card follows from a secret seed that anybody can check afterwards.

The hash of the seed is published before the first word, the seed at the end. The answer to the k-th request
of a stream comes from BLAKE2b keyed with the seed over (stream, k, try); tries past the last whole multiple
of the range are thrown again, so no answer is likelier than another. Hidden and public requests count apart:
the public dice tell nothing about how many cards were dealt in secret.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from saloon.kernel.chance import Chance
from saloon.kernel.core import EVERYONE
from saloon.kernel.errors import SaloonError
from saloon.kernel.rng import Rng

SEED_BYTES: Final = 32
PUBLIC: Final = 0
HIDDEN: Final = 1
STREAMS: Final = ("public", "hidden")


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def read_seed(text: str) -> bytes:
    """A seed is 64 hexadecimal digits; any other word of up to 64 characters is stretched to one."""
    if not text or len(text) > 2 * SEED_BYTES or not text.isprintable() or text != text.strip():
        raise SaloonError("a seed is 1 to 64 printable characters, with no space at its ends")
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) == SEED_BYTES:
        return seed
    return hashlib.sha256(text.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before the game: SHA-256 of the 32 seed bytes."""
    return hashlib.sha256(seed).hexdigest()


def stream_of(request: Chance) -> int:
    return PUBLIC if request.audience == EVERYONE else HIDDEN


class Stream(Rng):
    """The random numbers of one request."""

    def __init__(self, seed: bytes, stream: int, index: int) -> None:
        self.seed = seed
        self.label = f"{STREAMS[stream]}/{index}/"
        self.tries = 0

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            message = f"{self.label}{self.tries}".encode()
            self.tries += 1
            digest = hashlib.blake2b(message, key=self.seed, digest_size=8, person=b"saloon-nature").digest()
            value = int.from_bytes(digest, "big")
            if value < limit:
                return value % n


def answer(seed: bytes, request: Chance, index: int) -> int:
    """NATURE's answer to the index-th request (from 0) of its stream."""
    return request.sample(Stream(seed, stream_of(request), index))
