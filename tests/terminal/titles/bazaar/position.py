"""A bazaar as position text: as much as saving needs."""

from saloon.kernel.cells import Number, Value
from saloon.kernel.position import Field, Form, StepForm
from saloon.kernel.verbs import SEAT

from .game import Hide

FORM = Form(
    fields=[
        Field("high", Number(0, 100)),
        Field("holder", Value(SEAT, none=-1)),
        Field("votes", Number(-1, 1), by=(SEAT,)),
    ],
    steps=[StepForm("hide", Hide, lambda s: Hide())],
)
