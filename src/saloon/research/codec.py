"""What a seat sees as a vector of fixed size, and what it may say as a mask."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from saloon.kernel import catalogue
from saloon.kernel.core import Rules, State
from saloon.kernel.options import check_fit, check_seats, read_options
from saloon.research.layout import Layout
from saloon.research.looking import look
from saloon.research.needs import numpy as np
from saloon.research.shape import write_all
from saloon.research.survey import survey

Options = Mapping[str, str]


class Codec:
    """The encoding of one title at one table. `names` says what each place of a vector means, `most` the
    largest whole number there; vectors are scaled so that it is 1. `version` changes with the encoding and
    with the rules: keep it beside what was learnt."""

    def __init__(self, rules: Rules, seats: int, options: list[int]) -> None:
        """Use `codec`, which keeps what was made."""
        self.rules = rules
        self.seats = seats
        self.options = options
        layout = Layout(rules, survey(rules, seats, options))
        self.part = layout.root
        self.names = layout.names
        self.size = len(layout.names)
        self.most = np.array(layout.most, np.uint8)
        self.scale = np.float32(1) / self.most.astype(np.float32)
        self.actions = rules.verbs.size
        self.kinds = {kind.name: i for i, kind in enumerate(rules.events)}
        digest = hashlib.blake2b("\n".join(layout.names).encode(), digest_size=4).hexdigest()
        self.version = f"{rules.title}-{rules.version}-{digest}"

    def look(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat sees, as a plain dictionary."""
        return look(self.rules, state, seat)

    def whole(self, state: State, seat: int) -> Any:
        """The vector in whole numbers, 0 to 255."""
        row = bytearray(self.size)
        write_all(self.part, look(self.rules, state, seat), row, 0, self.size)
        return np.frombuffer(row, np.uint8)

    def vector(self, state: State, seat: int) -> Any:
        """The vector, float32 between 0 and 1."""
        return np.minimum(self.whole(state, seat), self.most) * self.scale

    def mask(self, legal: list[int]) -> Any:
        """Int8, 1 for every action that may be said."""
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask


def codec(title: str, seats: int, options: Options | None = None) -> Codec:
    """The encoding of a table; bad input is one clear sentence."""
    rules = catalogue.load(title)
    check_seats(rules, seats)
    chosen = read_options(rules, options or {}, seats)
    check_fit(rules, seats, chosen)
    return made(rules.title, seats, tuple(chosen))


@lru_cache(maxsize=32)
def made(title: str, seats: int, options: tuple[int, ...]) -> Codec:
    return Codec(catalogue.load(title), seats, list(options))
