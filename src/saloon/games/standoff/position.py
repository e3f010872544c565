"""A standoff as position text."""

from __future__ import annotations

from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.rules.deal import Deal
from saloon.games.standoff.rules.fire import ROLLING, Shot, Volley
from saloon.games.standoff.rules.rounds import Round
from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import LUCKY, ROUND, VERBS
from saloon.kernel.cells import Number, Said, Value, flag
from saloon.kernel.position import Field, Form, StepForm
from saloon.kernel.verbs import SEAT, words

STAGE = words("stage", ["rolling", "showing", "hit", "done"])


def blank_choices(state: Standoff) -> list[int]:
    return [-1] * state.seats


FORM = Form(
    fields=[
        Field("round", Value(ROUND)),
        Field("lives", Number(0, 5), by=(SEAT,)),
        Field("hats", flag(), by=(SEAT,)),
        Field("lucky", Value(LUCKY, none=0), by=(SEAT,), known="known"),
        Field("wounds", Number(0, 99), by=(SEAT,)),
        Field("hits", Number(0, 999), by=(SEAT,)),
    ],
    steps=[
        StepForm("deal", Deal, lambda s: Deal(0), [Field("to", Number(0, 6))]),
        StepForm("round", Round, lambda s: Round(), [Field("opened", flag())]),
        StepForm(
            "choose",
            Choose,
            lambda s: Choose(s.seats),
            [Field("choices", Said(VERBS), by=(SEAT,))],
        ),
        StepForm(
            "volley",
            Volley,
            lambda s: Volley(blank_choices(s), 0),
            [Field("choices", Said(VERBS), by=(SEAT,)), Field("shooter", Number(0, 6))],
        ),
        StepForm(
            "shot",
            Shot,
            lambda s: Shot(0, 1, 0, 0, ROLLING),
            [
                Field("shooter", Value(SEAT)),
                Field("target", Value(SEAT)),
                Field("ducked", flag()),
                Field("die", Number(0, 6)),
                Field("stage", Value(STAGE)),
            ],
        ),
    ],
)
