"""Checking a finished game: every die and card against the seed, the seed against its hash, the result
against the rules. Prints nothing; `Disagreement` is the first thing that does not fit."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.kernel import flow, nature, record
from saloon.kernel.core import NATURE
from saloon.kernel.errors import Illegal, SaloonError
from saloon.kernel.match import Match
from saloon.kernel.notation import NATURE_SIGN, say


class Disagreement(SaloonError):
    """The file says one thing; the seed, the hash or the rules say another."""


@dataclass(frozen=True)
class Verified:
    """What was checked and found right."""

    match: Match
    words: int
    public: int
    hidden: int
    claims: int
    published: str


def verify(text: str) -> Verified:
    """Check a finished game's text. What cannot be read at all is `Unreadable`, as everywhere."""
    lines = record.split(text)
    header, at = record.read_header(lines)
    match = record.open_match(header, "en")
    seed, published = seed_of(header)
    for number, line in enumerate(lines[at:], at + 1):
        check_line(match, nature.read_seed(seed), line, number)
    check_result(match, header)
    match.seed = seed
    public, hidden = match.drawn
    claims = sum(text.startswith("=") for _, text in match.remarks)
    return Verified(match, len(match.log) - public - hidden, public, hidden, claims, published)


def seed_of(header: record.Header) -> tuple[str, str]:
    """The seed and the hash that was published before the first word; one must follow from the other."""
    seed = header.value("seed")
    published = header.value("seed hash")
    if not seed:
        raise Disagreement("the file tells no seed, so no die or card of it can be checked")
    if not published:
        raise Disagreement("the file tells no seed hash, so nothing shows that the seed was fixed beforehand")
    found = nature.commitment(nature.read_seed(seed))
    if found != published.lower():
        number = header.values["seed hash"][1]
        raise Disagreement(f"line {number}: the seed has the hash {found}, not the one the file published")
    return seed, published


def check_line(match: Match, seed: bytes, line: str, number: int) -> None:
    """One line below the header: legal, and if NATURE speaks, what the seed says."""
    ply = len(match.log) + 1
    place = f"line {number}, ply {ply}"
    asked = flow.chance(match.state)
    expected = None
    if asked is not None:
        expected = nature.answer(seed, asked, match.drawn[nature.stream_of(asked)])
    from_nature = line.split("#", 1)[0].split()[:1] == [NATURE_SIGN]
    try:
        record.read_line(match, line, number)
    except Illegal as error:
        if expected is None or not from_nature:
            tag = f" [{error.refusal.rule}]" if error.refusal.rule else ""
            raise Disagreement(f"{place}: {error.message}{tag}") from None
        raise Disagreement(different(match, expected, line, place)) from None
    except record.FalseClaim as error:
        raise Disagreement(str(error)) from None
    if len(match.log) == ply and from_nature and match.log[-1].action != expected:
        raise Disagreement(different(match, expected, line, place))


def different(match: Match, expected: int | None, line: str, place: str) -> str:
    said = " ".join(line.split("#", 1)[0].split())
    right = "nothing" if expected is None else say(match.rules, NATURE, expected)
    return f"{place}: the seed gives '{right}', the file says '{said}'"


def check_result(match: Match, header: record.Header) -> None:
    """The game is over, and ended as the header tells it."""
    found = record.result_line(match)
    if found is None:
        raise Disagreement(f"the game is not over after ply {len(match.log)}: only a finished one is checked")
    told = header.value("result")
    if told is None:
        raise Disagreement(f"the header tells no result; the game ends with {found}")
    if told != found:
        number = header.values["result"][1]
        raise Disagreement(f"line {number}: the header tells '{told}', but the game ends with '{found}'")
