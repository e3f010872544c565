"""Passwords: hashed with argon2id, away from the event loop."""

import asyncio
import time

import pytest
from argon2 import PasswordHasher

from saloon.server.people.passwords import Passwords, fault

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def test_only_the_right_password_fits() -> None:
    async def story() -> tuple[str, list[bool]]:
        passwords = Passwords(QUICK)
        kept = await passwords.hash("dusty boots")
        fits = [await passwords.fits(said, kept) for said in ("dusty boots", "dusty boot", "")]
        return kept, [*fits, await passwords.fits("nobody has this one", None)]

    kept, fits = asyncio.run(story())
    assert kept.startswith("$argon2id$")
    assert "dusty" not in kept
    assert fits == [True, False, False, False]


def test_a_broken_hash_fits_nothing() -> None:
    assert not Passwords(QUICK).verify("dusty boots", "gibberish")


def test_weaker_hashes_are_made_anew() -> None:
    weak = QUICK.hash("dusty boots")
    assert Passwords().old(weak)
    assert not Passwords(QUICK).old(weak)


def test_the_event_loop_goes_on_meanwhile() -> None:
    """A hash of full strength takes a while; ticks of a hundredth of a second go on during it."""

    async def story() -> tuple[float, int]:
        passwords, ticks = Passwords(), 0
        started = time.perf_counter()
        work = asyncio.ensure_future(passwords.hash("dusty boots"))
        while not work.done():
            await asyncio.sleep(0.002)
            ticks += 1
        return time.perf_counter() - started, ticks

    _, ticks = asyncio.run(story())
    assert ticks >= 3


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("short", "password_short"),
        ("x" * 257, "password_long"),
        ("password1", "password_common"),
        ("Clementine", "password_common"),
        ("abababababab", "password_common"),
        ("dusty boots", None),
    ],
)
def test_what_cannot_be_a_password(password: str, key: str | None) -> None:
    assert fault(password, "clementine") == key
