# compiled zone
"""What a table may choose, what it is told in a refusal, and how a game is reckoned up."""

from __future__ import annotations

from saloon.games.desperados.board import TURNS
from saloon.games.desperados.rules.winning import gang_won, target
from saloon.games.desperados.state import (
    BANK,
    BLUE_COACH,
    EARLY,
    OUTLAWS_GAVE_UP,
    POKER,
    SHERIFF_GAVE_UP,
    Desperados,
)
from saloon.games.desperados.verbs import CARD, EXCHANGE, LAY, ROB, SEND, TARGET, TOWN
from saloon.games.desperados.verbs import TURN as TURN_DOMAIN
from saloon.kernel.core import Args
from saloon.kernel.options import FLAG, Option, Preset
from saloon.kernel.result import Result, Row
from saloon.kernel.verbs import numbers, words


def options() -> list[Option]:
    """DES-O9: the defaults are the book's wherever it speaks. Their order is that of the constants in
    state.py."""
    amounts = [str(amount) for amount in range(3000, 8001, 500)]
    return [
        Option("sheriff_seat", words("sheriff_seat", ["random", *"123456"]), "random", "DES-S2", "ruling"),
        Option("talk", words("talk", ["whisper", "open", "silent"]), "whisper", "DES-T2", "ruling"),
        Option("hidden_loot", FLAG, "no", "DES-V19", "ruling"),
        Option("early_finish", FLAG, "yes", "DES-W3", "ruling"),
        Option("sheriff_may_change_card", FLAG, "no", "DES-H8", "book"),
        Option(
            "possible_places",
            words("possible_places", ["off", "sheriff", "outlaws", "both"]),
            "both",
            "DES-T14",
            "ruling",
        ),
        Option("extra_deputies", numbers("count", 0, 3), "0", "DES-S11", "book"),
        Option("target_per_outlaw", words("target_per_outlaw", amounts), "4000", "DES-W1", "book"),
    ]


def presets() -> list[Preset]:
    """DES-O9: `even` mends what was measured (RULINGS.md): deputies are the lever for a small gang; where
    one more would be too many, the amount."""
    even = {
        3: {"extra_deputies": "3"},
        4: {"extra_deputies": "1", "target_per_outlaw": "4500"},
        5: {"target_per_outlaw": "4500"},
        6: {"target_per_outlaw": "3500"},
    }
    return [Preset("book"), Preset("even", {}, even)]


def named(action: int) -> Args:
    """The arguments of a refusal's sentence: what the speaker named."""
    if LAY.owns(action):
        return {"card": (CARD, LAY.arg(action, 0))}
    if EXCHANGE.owns(action):
        return {"card": (CARD, EXCHANGE.arg(action, 0))}
    if SEND.owns(action):
        return {"deputy": (None, SEND.arg(action, 0)), "town": (TOWN, SEND.arg(action, 1))}
    if ROB.owns(action):
        return {"target": (TARGET, ROB.arg(action, 0))}
    return {}


def outcome(s: Desperados) -> Result:
    """DES-W6: the side that won, the loot by turn and kind, and why; no draws and no winner alone."""
    gang = gang_won(s)
    won = s.outlaws() if gang else [s.sheriff]
    scores = [1 if seat in won else 0 for seat in range(s.seats)]
    reason, rule = "enough" if gang else "too_little", "DES-W1"
    if s.ended == EARLY:
        reason, rule = "enough_early", "DES-W3"
    elif s.ended == SHERIFF_GAVE_UP or s.ended == OUTLAWS_GAVE_UP:
        reason, rule = "sheriff_gave_up" if gang else "outlaws_gave_up", "DES-W5"
    table = [loot_row(s, turn) for turn in range(1, TURNS + 1) if turn <= s.turn]
    table.append(Row("total", [], {"total": (None, s.total()), "target": (None, target(s))}, total=True))
    return Result(won, scores, reason, rule, {"total": (None, s.total()), "target": (None, target(s))}, table)


def loot_row(s: Desperados, turn: int) -> Row:
    """One turn's loot by kind."""
    banks = sum([tile.value for tile in s.loot if tile.turn == turn and tile.kind == BANK])
    poker = sum([tile.value for tile in s.loot if tile.turn == turn and tile.kind == POKER])
    coaches = sum([tile.value for tile in s.loot if tile.turn == turn and POKER < tile.kind <= BLUE_COACH])
    amounts: Args = {
        "turn": (TURN_DOMAIN, turn),
        "banks": (None, banks),
        "poker": (None, poker),
        "coaches": (None, coaches),
    }
    return Row("turn", [], amounts)
