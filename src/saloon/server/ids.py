"""Names that nobody can guess."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter or digit that is mistaken for another when read aloud."""


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
