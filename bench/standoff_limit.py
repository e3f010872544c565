"""How much of Standoff is luck: what the best choice of targets would win.

    python bench/standoff_limit.py [--json]

Three seats. The field plays by a fixed rule (any word, or a ranch hand's), so the best answer to it can be
counted backwards from the last round: chances are added up, no game is played. `value` is its share of wins
over an equal share, and no bot can do much better in `bench/strength.py`; the peer is an equal share. The
hero shoots whom it pays to shoot, shows a number that makes a hit, and keeps its hat for the last wound. A
round of the title is written out once more here; a test holds it against the title's own.
"""

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Literal

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._common import Figure, report

SEATS = 3
ROUNDS = 20
HERO = 0
DUCK = -1
OUT = (0, 0, 0)
FRESH = (2, 1, 1)
"""Lives, hat, and a lucky number that is still hidden."""

Seat = tuple[int, int, int]
Table = tuple[Seat, ...]
Field = Literal["random", "ranch_hand"]
Wounds = tuple[int, ...]
Odds = dict[tuple[Table, Wounds], float]


def main(arguments: list[str] | None = None) -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(
        prog="bench/standoff_limit.py", description="What luck leaves to play for."
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    wanted = parser.parse_args(arguments)
    report(figures(), wanted.json)
    return 0


def figures() -> Iterator[Figure]:
    fields: tuple[Field, ...] = ("random", "ranch_hand")
    for field in fields:
        share = hope((FRESH,) * SEATS, ROUNDS, field)
        yield Figure(
            f"strength/standoff/{SEATS}/best_over_{field}", SEATS * share, "x equal share", "equal share", 1.0
        )


@cache
def hope(table: Table, rounds: int, field: Field) -> float:
    """The hero's share of the win with so many rounds to come."""
    standing = [seat for seat in range(SEATS) if table[seat][0]]
    if HERO not in standing:
        return 0.0
    if len(standing) == 1:
        return 1.0
    if rounds == 0:
        most = max(lives for lives, _, _ in table)
        return 1.0 / sum(seat[0] == most for seat in table) if table[HERO][0] == most else 0.0
    words = [DUCK, *[seat for seat in standing if seat != HERO]]
    return max(expected(table, word, rounds, field) for word in words)


def expected(table: Table, word: int, rounds: int, field: Field) -> float:
    """What a word of the hero brings."""
    total = 0.0
    others = [list(said(table, seat, field).items()) for seat in range(SEATS) if seat != HERO]
    for chosen in product(*others):
        chance = 1.0
        for _, part in chosen:
            chance *= part
        for after, odds in volley(table, (word, *[target for target, _ in chosen]), field).items():
            total += chance * odds * hope(after, rounds - 1, field)
    return total


def said(table: Table, seat: int, field: Field) -> dict[int, float]:
    """How likely each choice of a seat of the field is."""
    targets = [other for other in range(SEATS) if other != seat and table[other][0]]
    if not table[seat][0]:
        return {DUCK: 1.0}
    if field == "random":
        words = [DUCK, *targets]
    else:
        strength = {target: 2 * table[target][0] + table[target][1] for target in targets}
        words = [target for target in targets if strength[target] == max(strength.values())]
    return {word: 1 / len(words) for word in words}


def volley(table: Table, choices: tuple[int, ...], field: Field) -> dict[Table, float]:
    """STD-F1 to STD-F5, STD-E1: where the table may stand after a round."""
    odds: Odds = {(table, (0,) * SEATS): 1.0}
    for shooter, target in enumerate(choices):
        if target != DUCK and table[shooter][0]:
            odds = shot(odds, shooter, target, (1 if choices[target] == DUCK else 2) / 6, field)
    out: dict[Table, float] = {}
    for (seats, wounds), chance in odds.items():
        after = tuple(
            (seat[0] - hurt, *seat[1:]) if seat[0] > hurt else OUT
            for seat, hurt in zip(seats, wounds, strict=True)
        )
        out[after] = out.get(after, 0.0) + chance
    return out


def shot(odds: Odds, shooter: int, target: int, hits: float, field: Field) -> Odds:
    """One die; a hidden number turns one miss in six into a hit, if its owner shows it."""
    out: Odds = {}
    shows = 0.5 if field == "random" and shooter != HERO else 1.0
    for (seats, wounds), chance in odds.items():
        lucky = shows / 6 if seats[shooter][2] else 0.0
        hit(out, seats, wounds, target, chance * hits, field)
        if lucky:
            hit(out, changed(seats, shooter, (*seats[shooter][:2], 0)), wounds, target, chance * lucky, field)
        add(out, seats, wounds, chance * (1 - hits - lucky))
    return out


def hit(out: Odds, seats: Table, wounds: Wounds, target: int, chance: float, field: Field) -> None:
    """The hat is kept for the last wound by whoever thinks, and tossed for by whoever does not."""
    lives, hat, lucky = seats[target]
    spent = 0.0
    if hat:
        spent = 0.5 if field == "random" and target != HERO else float(lives - wounds[target] <= 1)
    if spent:
        add(out, changed(seats, target, (lives, 0, lucky)), wounds, chance * spent)
    if spent < 1:
        worse = tuple(hurt + (seat == target) for seat, hurt in enumerate(wounds))
        add(out, seats, worse, chance * (1 - spent))


def changed(seats: Table, at: int, seat: Seat) -> Table:
    return (*seats[:at], seat, *seats[at + 1 :])


def add(out: Odds, seats: Table, wounds: Wounds, chance: float) -> None:
    out[seats, wounds] = out.get((seats, wounds), 0.0) + chance


if __name__ == "__main__":
    sys.exit(main())
