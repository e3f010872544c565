"""Passwords: argon2id, worked out in a thread so that nobody's move waits for it."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from saloon.server.ids import new_id

SHORTEST: Final = 8
LONGEST: Final = 256
AT_ONCE: Final = 2
"""So many are worked out at a time: each takes 64 MiB and a core for a moment."""

COMMON: Final = """
password passwort password1 password123 12345678 123456789 1234567890 qwertyui qwerty123 qwertyuiop abc12345
iloveyou letmein1 sunshine princess football baseball 1q2w3e4r trustno1 password! welcome1 admin123 passw0rd
juventus ciaociao saloon123
"""


class Passwords:
    """Makes and checks hashes. One for a house: it holds the line of those who wait."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.line = asyncio.Semaphore(AT_ONCE)
        self.nobody = ""

    async def hash(self, password: str) -> str:
        async with self.line:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether the password is the one kept. For a name nobody has (None) it takes as long."""
        if kept is None and not self.nobody:
            self.nobody = await self.hash("nobody has this one")
        async with self.line:
            return await asyncio.to_thread(self.verify, password, kept or self.nobody) and kept is not None

    def verify(self, password: str, kept: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False

    def old(self, kept: str) -> bool:
        """Hashed with weaker figures than today's: to be made anew at the next sign-in."""
        return self.hasher.check_needs_rehash(kept)


def new_password() -> str:
    """One to begin with, easy to read aloud."""
    return "-".join(new_id(4) for _ in range(4))


def fault(password: str, name: str) -> str | None:
    """Why this cannot be a password, as the key of a sentence."""
    if len(password) < SHORTEST:
        return "password_short"
    if len(password) > LONGEST:
        return "password_long"
    if (
        password.casefold() in COMMON.split()
        or password.casefold() == name.casefold()
        or len(set(password)) < 3
    ):
        return "password_common"
    return None
