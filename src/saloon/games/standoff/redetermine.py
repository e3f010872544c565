# compiled zone
"""Worlds a viewer cannot tell from the real one."""

from __future__ import annotations

from saloon.games.standoff.rules.choose import NOTHING, Choose
from saloon.games.standoff.state import DECK, Standoff
from saloon.kernel.core import sees
from saloon.kernel.rng import Rng


def redetermine(real: Standoff, viewer: int, rng: Rng) -> Standoff:
    """STD-S3, STD-C3: hidden numbers are dealt anew from those the viewer has not seen; hidden choices are
    drawn from what each seat can choose."""
    s = real.copy()
    hidden = [seat for seat in range(s.seats) if s.lucky[seat] and not sees(s.known[seat], viewer)]
    unseen = DECK[:]
    for seat in range(s.seats):
        if s.lucky[seat] and seat not in hidden:
            unseen.remove(s.lucky[seat])
    rng.shuffle(unseen)
    for place, seat in enumerate(hidden):
        s.lucky[seat] = unseen[place]
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Choose):
        for seat in range(s.seats):
            if top.choices[seat] != NOTHING and seat != viewer:
                top.choices[seat] = NOTHING
                options = top.legal(s, seat)
                top.choices[seat] = options[rng.below(len(options))]
    return s


def withdraw(s: Standoff, viewer: int) -> None:
    """STD-C3: the others' hidden choices, taken back."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Choose):
        for seat in range(s.seats):
            if seat != viewer:
                top.choices[seat] = NOTHING
