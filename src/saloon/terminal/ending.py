"""How a game ended: winners, why, the reckoning, and the seed that anybody can check the dice with."""

from __future__ import annotations

from pathlib import Path

from saloon.kernel import nature
from saloon.kernel.match import Match
from saloon.kernel.result import Result, Row
from saloon.terminal.screen import Screen, Tone
from saloon.terminal.speech import Speech


def show_result(match: Match, screen: Screen, speech: Speech, path: Path | None) -> None:
    """Nothing while the game goes on."""
    result = match.result()
    if result is None:
        return
    words = match.words
    if result.winners:
        names = speech.both([words.seat(seat) for seat in result.winners])
        screen.line(words.say("house.winners", who=names, count=len(result.winners)), Tone.GOOD)
    else:
        screen.line(words.say("house.no_winner"), Tone.STRONG)
    reason = words.say(f"reason.{result.reason}", **words.spell(result.args))
    screen.line(f"{reason} [{result.rule}]")
    show_reckoning(match, result, screen)
    if match.seed is not None:
        commitment = nature.commitment(nature.read_seed(match.seed))
        screen.line(speech.say("end.seed", seed=match.seed), Tone.QUIET)
        screen.line(speech.say("end.hash", hash=commitment), Tone.QUIET)
    if path is not None:
        screen.line(speech.say("end.check", file=path), Tone.QUIET)


def show_reckoning(match: Match, result: Result, screen: Screen) -> None:
    """The breakdown, a column for each seat."""
    words = match.words
    head = ["", *[words.seat(seat) for seat in range(match.seats)]]
    table = result.table or [Row("score", result.scores, total=True)]
    rows = [[words.say(f"row.{row.key}", **words.spell(row.args)), *map(str, row.figures)] for row in table]
    screen.table(head, rows, [row.total for row in table])
