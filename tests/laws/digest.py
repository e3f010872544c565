"""`python -m tests.laws.digest`: a fingerprint of seeded games of every title, with texts, words and views.
A law runs it under several PYTHONHASHSEEDs; it must print the same."""

import hashlib
import json

from saloon.kernel import catalogue, flow
from saloon.kernel.core import ARCHIVE
from saloon.kernel.rng import FastRng
from tests.laws.journeys import Title, title, travelled


def digest(titles: list[Title]) -> str:
    """One line for every title."""
    lines = []
    for one in titles:
        found = hashlib.sha256()
        for number in (1, 2):
            journey = travelled(one, one.counts()[-1], number)
            found.update(repr(journey.log).encode())
            for at, (_, s) in enumerate(journey.kept[::7]):
                found.update(one.text(s).encode())
                for viewer in (at % s.seats, ARCHIVE):
                    found.update(json.dumps(one.rules.view(s, viewer)).encode())
                world = one.rules.redetermine(s, at % s.seats, FastRng(at))
                found.update(one.text(world).encode())
                found.update(repr([flow.legal(one.rules, s, seat) for seat in range(s.seats)]).encode())
        lines.append(f"{one.rules.title} {found.hexdigest()}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(digest([title(name) for name in catalogue.titles()]))
