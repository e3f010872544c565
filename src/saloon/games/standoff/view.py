# compiled zone
"""What a viewer may see of a standoff: a whitelist."""

from __future__ import annotations

from saloon.games.standoff.rules.choose import NOTHING, Choose
from saloon.games.standoff.rules.fire import Shot, Volley
from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import DRAW
from saloon.kernel.core import ARCHIVE, EVERYONE, sees


def view(s: Standoff, viewer: int) -> dict[str, object]:
    return {
        "round": s.round,
        "seats": [
            {
                "lives": s.lives[seat],
                "hat": s.hats[seat] == 1,
                "wounds": s.wounds[seat],
                "hits": s.hits[seat],
                "lucky": s.lucky[seat] if sees(s.known[seat], viewer) else None,
                "lucky_shown": s.known[seat] == EVERYONE,
                "gang": s.gang(seat) if s.gang(seat) != 1 << seat else None,
            }
            for seat in range(s.seats)
        ],
        "steps": [step_view(s, viewer, step) for step in s.stack],
    }


def step_view(s: Standoff, viewer: int, step: object) -> dict[str, object]:
    if isinstance(step, Choose):
        return {
            "step": "choose",
            "chosen": [choice != NOTHING for choice in step.choices],
            "choices": [
                spoken(choice) if viewer in (seat, ARCHIVE) else None
                for seat, choice in enumerate(step.choices)
            ],
        }
    if isinstance(step, Volley):
        return {"step": "volley", "choices": [spoken(choice) for choice in step.choices]}
    if isinstance(step, Shot):
        return {"step": "shot", "shooter": step.shooter, "target": step.target, "die": step.die or None}
    return {"step": type(step).__name__.lower()}


def spoken(choice: int) -> int | str | None:
    """A choice as a client reads it: the target's seat, `duck`, or nothing."""
    if choice == NOTHING:
        return None
    return DRAW.arg(choice, 0) if DRAW.owns(choice) else "duck"
