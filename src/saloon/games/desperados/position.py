"""A table of Desperados as position text.

    saloon position 1
    title: desperados
    seats: 3
    sheriff: A
    row: p1 p3 p5 p7 p9
    deputies: taos gallup
    pawn: A=santa_fe B=tombstone C=taos
    coaches: durango -
    move: 1
    laid: A1=taos@A B1=el_paso@BC C1=santa_fe@BC

A robbery reads `poker/taos/2/1/BC`: target, town, move, required number, owners of the discs in their order;
a tile of the loot `1/bank/gallup/2300/first/*`: turn, kind, town, worth, lot, who knows the worth.
"""

from __future__ import annotations

from typing import Any

from saloon.games.desperados.board import BANKS, DECK, DEPUTIES, MOVES, SALOON
from saloon.games.desperados.rules.cards import LayCards, cards_laid
from saloon.games.desperados.rules.ending import EndOfTurn
from saloon.games.desperados.rules.robberies import Act
from saloon.games.desperados.rules.rounds import Round
from saloon.games.desperados.rules.setting_up import ChooseStart, Deal, PlaceLaw
from saloon.games.desperados.rules.sheriff import SheriffMove, stood
from saloon.games.desperados.rules.verification import Verification
from saloon.games.desperados.state import MIDDLE_LOT, NONE, Desperados, Loot, Robbery
from saloon.games.desperados.verbs import BANK, CARD, MOVE, PLAN, TARGET, TOWN, TURN
from saloon.kernel.cells import Cell, Number, Seats, Value, flag
from saloon.kernel.core import bit
from saloon.kernel.notation import Token
from saloon.kernel.position import Field, Form, StepForm
from saloon.kernel.verbs import SEAT, SEAT_LETTERS, Domain, words

ENDED = words("ended", ["no", "time", "early", "sheriff_gave_up", "outlaws_gave_up"])
LOT = words("lot", ["first", "middle", "mixed", "bottom"])
KIND = words("kind", ["poker", "brown", "blue", "bank"])
COMING = words("coming", ["move", "cards", "acts", "after", "checked"])
DECLARED = words("declared", ["poker", "brown", "blue", "peek"])
ROBBERY = Value(words("robbery", [str(number) for number in range(1, 6)]), none=NONE)
CARD_PLACE = words("card_place", [f"{letter}{move}" for letter in SEAT_LETTERS[:6] for move in range(1, 6)])


class Several(Cell):
    """A mask as the tokens of its bits, joined by commas."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def write(self, value: int) -> str:
        return ",".join(token for i, token in enumerate(self.domain.tokens) if value >> i & 1) or "-"

    def read(self, token: Token, seats: int) -> int:
        one = Value(self.domain)
        parts = [] if token.text == "-" else token.text.split(",")
        mask = 0
        for part in parts:
            mask |= bit(one.read(Token(part, token.line, token.column), seats))
        return mask


class Record(Cell):
    """Several values of a small object in one word, joined by slashes."""

    def __init__(self, cells: list[Cell]) -> None:
        self.cells = cells

    def values(self, thing: Any) -> list[int]:
        raise NotImplementedError

    def make(self, values: list[int], last: Token) -> Any:
        raise NotImplementedError

    def write(self, value: Any) -> str:
        parts = zip(self.cells, self.values(value), strict=True)
        return "/".join(cell.write(part) for cell, part in parts)

    def read(self, token: Token, seats: int) -> Any:
        parts = token.text.split("/")
        if len(parts) != len(self.cells):
            raise token.bad(f"'{token.text}' should have {len(self.cells)} parts, joined by slashes")
        found = [Token(part, token.line, token.column) for part in parts]
        values = [cell.read(part, seats) for cell, part in zip(self.cells, found, strict=True)]
        return self.make(values, found[-1])


class Owners(Cell):
    """Seats in an order that matters, as letters; kept as digits to base ten, 1 for A."""

    def write(self, value: int) -> str:
        return "".join(SEAT_LETTERS[int(digit) - 1] for digit in str(value))

    def read(self, token: Token, seats: int) -> int:
        value = 0
        for letter in token.text:
            seat = SEAT_LETTERS.find(letter)
            if not 0 <= seat < seats or str(seat + 1) in str(value):
                raise token.bad(f"'{token.text}' names no different seats")
            value = 10 * value + seat + 1
        return value


class RobberyCell(Record):
    def __init__(self) -> None:
        super().__init__([Value(TARGET), Value(TOWN), Value(MOVE), Number(1, DEPUTIES + 1), Owners()])

    def values(self, thing: Robbery) -> list[int]:
        digits = int("".join(str(seat + 1) for seat in thing.owners))
        return [thing.target, thing.town, thing.move, thing.required, digits]

    def make(self, values: list[int], last: Token) -> Robbery:
        owners = [int(digit) - 1 for digit in str(values[4])]
        return Robbery(values[0], values[1], values[2], values[3], owners)


class LootCell(Record):
    def __init__(self) -> None:
        known = Seats(watchers=True)
        super().__init__(
            [Value(TURN), Value(KIND), Value(TOWN), Number(100, 9999), Value(LOT, none=NONE), known]
        )

    def values(self, thing: Loot) -> list[int]:
        return [thing.turn, thing.kind, thing.town, thing.value, thing.lot, thing.known]

    def make(self, values: list[int], last: Token) -> Loot:
        turn, kind, town, value, lot, known = values
        return Loot(turn, kind, town, value, known, lot)


def derive(s: Desperados) -> None:
    """The gang, where the turn began, true positions and hands."""
    if s.sheriff == NONE:
        return
    s.gang = bit(s.seats) - 1 & ~bit(s.sheriff)
    for seat in range(s.seats):
        if s.began[seat] == NONE:
            s.began[seat] = s.pawn[seat]
        moves = cards_laid(s, seat)
        s.at[seat] = stood(s, seat, moves)
        laid = [s.card(seat, move) for move in range(1, moves + 1)]
        out = sum(bit(card) for card in set(laid) if card <= SALOON)
        s.hand[seat] = DECK & ~s.lost[seat] & ~out


def shared(choice: Cell) -> list[Field]:
    return [
        Field("choices", choice, by=(SEAT,)),
        Field("confirmed", Value(SEAT), many=True),
        Field("done", Seats()),
    ]


def blank(s: Desperados) -> list[int]:
    return [NONE] * s.seats


MONEY = Number(100, 9999)

FORM = Form(
    fields=[
        Field("turn", Value(TURN)),
        Field("move", Number(0, MOVES)),
        Field("sheriff", Value(SEAT, none=NONE)),
        Field("ended", Value(ENDED)),
        Field("conceding", Seats()),
        Field("row", Value(PLAN), many=True),
        Field("coaches", Value(TOWN, none=NONE), many=True),
        Field("deputies", Value(TOWN), many=True),
        Field("sent", Several(words("deputies", ["-", *[str(n) for n in range(1, DEPUTIES + 1)]]))),
        Field("began", Value(TOWN, none=NONE), by=(SEAT,)),
        Field("pawn", Value(TOWN, none=NONE), by=(SEAT,)),
        Field("lost", Several(TOWN), by=(SEAT,)),
        Field("laid", Value(CARD, none=NONE), by=(CARD_PLACE,), known="known"),
        Field("proved", Value(TOWN, none=NONE), by=(CARD_PLACE,)),
        Field("robberies", RobberyCell(), many=True),
        Field("disc", ROBBERY, by=(SEAT,)),
        Field("arrested", Seats()),
        Field("bank", Number(0, 9999), by=(BANK,), known="bank_known"),
        Field("bank_lot", Value(LOT, none=NONE), by=(BANK,)),
        Field("looted", Several(BANK)),
        Field("pile", MONEY, many=True),
        Field("bottom", Number(0, 2)),
        Field("poker", Several(TOWN)),
        Field("poker_left", MONEY, many=True),
        Field("coach_left", MONEY, many=True),
        Field("loot", LootCell(), many=True),
    ],
    steps=[
        StepForm(
            "deal",
            Deal,
            lambda s: Deal(0, 0),
            [Field("banks", Number(0, len(BANKS))), Field("chosen", flag())],
        ),
        StepForm("place_law", PlaceLaw, lambda s: PlaceLaw()),
        StepForm(
            "choose_start",
            ChooseStart,
            lambda s: ChooseStart(blank(s), [], 0),
            shared(Value(TOWN, none=NONE)),
        ),
        StepForm("round", Round, lambda s: Round(0), [Field("coming", Value(COMING))]),
        StepForm("sheriff_move", SheriffMove, lambda s: SheriffMove()),
        StepForm("lay_cards", LayCards, lambda s: LayCards(blank(s), [], 0), shared(Value(CARD, none=NONE))),
        StepForm("act", Act, lambda s: Act(blank(s), [], 0), shared(Value(DECLARED, none=NONE))),
        StepForm(
            "verification",
            Verification,
            lambda s: Verification(0, NONE, 0),
            [Field("number", Number(0, MOVES)), Field("taking", ROBBERY), Field("checked", Number(0, 9))],
        ),
        StepForm(
            "end_of_turn",
            EndOfTurn,
            lambda s: EndOfTurn(0, 0, [], MIDDLE_LOT),
            [
                Field("begun", flag()),
                Field("filling", Several(BANK)),
                Field("taken", MONEY, many=True),
                Field("lot", Value(LOT)),
            ],
        ),
    ],
    derived=("gang", "at", "hand"),
    derive=derive,
)
