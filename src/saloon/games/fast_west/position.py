"""A game of Fast West as position text."""

from __future__ import annotations

from saloon.games.fast_west.board import GRINGO_DECK, LIVES, MOST_BULLETS, NO_CARD, TARGETS
from saloon.games.fast_west.rules.answers import UNHEARD, Answers
from saloon.games.fast_west.rules.choosing import Choose
from saloon.games.fast_west.rules.gringos import Gringos
from saloon.games.fast_west.rules.recovery import UNCHOSEN, Recovery
from saloon.games.fast_west.rules.setup import Deal
from saloon.games.fast_west.rules.target import TargetCard
from saloon.games.fast_west.rules.turn import PHASES, Turn
from saloon.games.fast_west.state import ABSENT, NO_ARROW, NO_SIDE, FastWest
from saloon.games.fast_west.verbs import ARROW, CARD, GRINGO, GUNSLINGER, IDENTITY, SIDE, TARGET, VERBS
from saloon.kernel.cells import NONE_SIGN, Cell, Number, Said, Seats, Value, flag
from saloon.kernel.notation import Token
from saloon.kernel.position import Field, Form, StepForm
from saloon.kernel.verbs import SEAT, Domain, words


class Pack(Cell):
    """A set as its members joined by plus signs: `dodge+revolver`. A name that occurs more than once in the
    domain's list stands for its first member that is not yet named."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def write(self, value: int) -> str:
        found = [name for at, name in enumerate(self.names) if value >> at & 1]
        return "+".join(found) or NONE_SIGN

    def read(self, token: Token, seats: int) -> int:
        mask = 0
        for name in [] if token.text == NONE_SIGN else token.text.split("+"):
            free = [at for at, one in enumerate(self.names) if one == name and not mask >> at & 1]
            if not free:
                raise token.bad(f"'{name}' cannot be in this set")
            mask |= 1 << free[0]
        return mask


class Unless(Cell):
    """Like another cell, but one value is left out: of gunslingers only those of whom there is something to
    say."""

    def __init__(self, blank: int, cell: Cell) -> None:
        self.blank = blank
        self.cell = cell

    def write(self, value: int) -> str:
        return "" if value == self.blank else self.cell.write(value)

    def read(self, token: Token, seats: int) -> int:
        return self.cell.read(token, seats)


def cards(domain: Domain = CARD) -> Pack:
    return Pack(domain.tokens)


def derive(s: FastWest) -> None:
    """The target card gives the event and, unless it was replaced, the arrow; lives say who is still in; and
    unless the position says otherwise the table has seen every pile grow."""
    if s.target:
        s.event = TARGETS[s.target - 1].event
        s.turned |= 1 << (s.target - 1)
        if s.arrow == NO_ARROW:
            s.arrow = TARGETS[s.target - 1].arrow
    s.faceup |= s.revealed
    s.alive = 0
    for one in s.ring:
        if s.lives[one] > 0:
            s.alive |= 1 << one
        elif s.out[one] == 0:
            s.out[one] = max(1, s.turn - 1)
    for seat in range(s.seats):
        if s.lives[seat] == 0:
            s.bullets[seat] = 0
        if s.pile[seat] not in s.maybe[seat]:
            s.maybe[seat] = [s.pile[seat]]


FORM = Form(
    fields=[
        Field("turn", Number(0, 300)),
        Field("target", Value(TARGET, none=0)),
        Field("turned", cards(TARGET)),
        Field("arrow", Value(ARROW, none=NO_ARROW)),
        Field("lives", Unless(ABSENT, Number(0, LIVES)), by=(GUNSLINGER,)),
        Field("out", Unless(0, Number(0, 300)), by=(GUNSLINGER,)),
        Field("bullets", Number(0, MOST_BULLETS), by=(SEAT,)),
        Field("identity", Value(IDENTITY, none=-1), by=(SEAT,)),
        Field("faceup", Seats()),
        Field("revealed", Seats()),
        Field("pile", cards(), by=(SEAT,)),
        Field("maybe", cards(), by=(SEAT,), many=True),
        Field("table", Unless(NO_CARD, Value(CARD)), by=(GUNSLINGER,)),
        Field("side", Unless(NO_SIDE, Value(SIDE)), by=(GUNSLINGER,)),
        Field("cheer", Said(VERBS), by=(SEAT,)),
        Field("swapped", Value(CARD, none=-1)),
        Field("guard", Seats()),
        Field("double", Seats()),
        Field("stunt", Seats()),
        Field("two_guns", Seats()),
        Field("spent", Pack([CARD.token(card) for card in GRINGO_DECK]), by=(GRINGO,)),
    ],
    steps=[
        StepForm("deal", Deal, lambda s: Deal(0), [Field("to", Number(0, 10))]),
        StepForm("turn", Turn, lambda s: Turn(), [Field("phase", Value(words("phase", PHASES)))]),
        StepForm("target", TargetCard, lambda s: TargetCard()),
        StepForm("choose", Choose, lambda s: Choose(s.seats), [Field("said", Said(VERBS), by=(SEAT,))]),
        StepForm(
            "gringos",
            Gringos,
            lambda s: Gringos(),
            [Field("turning", Value(GRINGO)), Field("coin", flag())],
        ),
        StepForm(
            "answers",
            Answers,
            lambda s: Answers(0, [UNHEARD] * s.seats),
            [Field("asked", Seats()), Field("said", Said(VERBS), by=(SEAT,))],
        ),
        StepForm(
            "recovery",
            Recovery,
            lambda s: Recovery(0, [0] * s.seats, [UNCHOSEN] * s.seats),
            [
                Field("after_dodge", flag()),
                Field("owed", Number(0, 2), by=(SEAT,)),
                Field("chosen", Said(VERBS), by=(SEAT,)),
            ],
        ),
    ],
    derived=("ring", "event", "alive"),
    derive=derive,
)
