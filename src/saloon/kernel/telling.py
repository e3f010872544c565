# compiled zone
"""What one viewer is told of a table, as plain values ready for JSON: the view, what is asked of the viewer
with every word it can say and why not the rest, the chances worth knowing, and what happened.

The types are in `told`. Everything that leaves the house for a client, of people or of bots, is made here,
from what the rules let this viewer see. Nothing here counts words of the log or looks at the clock: such
numbers would betray who has spoken.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from saloon.kernel import catalogue, flow
from saloon.kernel.core import ARCHIVE, Event, seats_in
from saloon.kernel.match import Entry, Match, refuse
from saloon.kernel.notation import words_of
from saloon.kernel.told import Ask, Barred, Chance, Ending, Happening, Reckoned, Seen, Value, Word
from saloon.kernel.verbs import DiceVerb, Domain, Verb
from saloon.kernel.words import Words

Kept = TypeVar("Kept")


def seen(match: Match, viewer: str, words: Words, heard: int, barred: bool = True) -> Seen:
    """The table as a viewer sees it. `heard` is counted by whoever follows the log (`Story`)."""
    who = match.viewer(viewer)
    rules, state = match.rules, match.state
    view = rules.view(state, who)
    waits = flow.pending(state) if who == ARCHIVE else flow.shown(state, who)
    return Seen(
        rules.title,
        rules.version,
        viewer,
        match.seats,
        match.over,
        seats_in(waits),
        view,
        ask(match, who, words, barred) if who >= 0 else None,
        chances(match, who, words),
        catalogue.board(rules.title)(view, words),
        heard,
        who >= 0 and match.may_undo(viewer),
        ending(match, words),
    )


def ask(match: Match, seat: int, words: Words, barred: bool = True) -> Ask | None:
    """What a seat may say now; None if nothing."""
    rules, state = match.rules, match.state
    legal = flow.legal(rules, state, seat)
    if not legal:
        return None
    top = state.stack[-1]
    asked = (top.must(state) | top.may(state)) >> seat & 1 == 1
    kind = top.asks(state, seat) if asked else ""
    return Ask(
        decision(match, kind, seat, legal),
        seat,
        kind,
        words.say(f"ask.{kind}") if asked else "",
        top.must(state) >> seat & 1 == 1,
        [word(match, seat, action, words) for action in legal],
        [no_word(match, seat, action, words) for action in greyed(match, seat, legal)]
        if barred and asked
        else [],
        flow.fallback(state, seat) if asked else None,
    )


def decision(match: Match, kind: str, seat: int, legal: list[int]) -> str:
    """The name of a decision, made of nothing but what the seat knows: what it has said and what it is
    offered."""
    said = match.spoken[seat]
    text = f"{kind} {seat} {said} {' '.join(map(str, legal))}"
    return hashlib.blake2b(text.encode(), digest_size=9).hexdigest()


def greyed(match: Match, seat: int, legal: list[int]) -> list[int]:
    """What a person would look for and cannot say."""
    allowed = set(legal)
    return [a for a in match.state.stack[-1].menu(match.state, seat) if a not in allowed]


MOST_KEPT: Final = 1_000
"""Words and sentences kept ready for one table in one language."""


def keep(words: Words, key: object, made: Kept) -> Kept:
    """The same thing is put into words over and over; with this, once."""
    if len(words.made) >= MOST_KEPT:
        words.made.clear()
    words.made[key] = made
    return made


def word(match: Match, seat: int, action: int, words: Words) -> Word:
    found: Word | None = words.made.get(action)
    if found is not None:
        return found
    verb = verb_of(match, action)
    made = Word(
        action,
        words_of(verb, action),
        verb.name,
        arguments(verb, action),
        words.action(seat, action),
        verb.interrupt,
    )
    return keep(words, action, made)


def no_word(match: Match, seat: int, action: int, words: Words) -> Barred:
    code = flow.why(match.rules, match.state, seat, action)
    refusal = refuse(match.rules, match.state, seat, action, code)
    key = (action, code, *(value for _, value in refusal.args.values()))
    found: Barred | None = words.made.get(key)
    if found is not None:
        return found
    said = word(match, seat, action, words)
    made = Barred(action, said.say, said.verb, said.args, said.text, words.refusal(refusal), refusal.rule)
    return keep(words, key, made)


def verb_of(match: Match, action: int) -> Verb:
    verb = match.rules.verbs.owner(action)
    if verb is None:
        raise ValueError(f"{action} is no action of {match.rules.title}")
    return verb


def arguments(verb: Verb, action: int) -> dict[str, Value]:
    """The arguments by their labels, as clients read them; those left out read None."""
    if isinstance(verb, DiceVerb):
        return {}
    return {d.label: plain(d, v) for d, v in zip(verb.domains, verb.args(action), strict=True)}


def plain(domain: Domain | None, value: int) -> Value:
    """One value as clients read it: a seat's or any other number as a number, else the token."""
    if domain is None or domain.name == "seat":
        return value
    token = domain.token(value)
    if domain.optional and token == "-":
        return None
    return int(token) if token.isdigit() else token


def chances(match: Match, who: int, words: Words) -> list[Chance]:
    return [
        Chance(words.say(f"odds.{key}", **words.spell(args)), good, of)
        for key, args, good, of in (match.rules.odds(match.state, who) if not match.over else [])
    ]


def happening(event: Event, n: int, words: Words) -> Happening:
    """An event for somebody in its audience."""
    kind = event.kind
    key = (kind.name, *event.args)
    found: tuple[dict[str, Value | list[Value]], str] | None = words.made.get(key)
    if found is None:
        found = keep(words, key, (values_of(event), words.event(event)))
    return Happening(n, kind.name, *found)


def values_of(event: Event) -> dict[str, Value | list[Value]]:
    """The arguments of an event by their labels."""
    kind = event.kind
    values: dict[str, Value | list[Value]] = {
        d.label: plain(d, v) for d, v in zip(kind.domains, event.args, strict=False)
    }
    if kind.rest is not None:
        values[kind.rest.label] = [plain(kind.rest, v) for v in event.args[len(kind.domains) :]]
    return values


def ending(match: Match, words: Words) -> Ending | None:
    result = match.result()
    if result is None:
        return None
    return Ending(
        result.winners,
        result.scores,
        result.reason,
        words.say(f"reason.{result.reason}", **words.spell(result.args)),
        result.rule,
        [
            Reckoned(words.say(f"row.{row.key}", **words.spell(row.args)), row.figures, row.total)
            for row in result.table
        ],
    )


class Story:
    """What one viewer has been told, following a log entry by entry."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.heard = 0
        self.told: list[Event] = []

    def follow(self, entries: list[Entry]) -> list[Event]:
        """The events of these entries that the viewer is told; counts them."""
        fresh = [event for entry in entries for event in entry.told(self.viewer)]
        self.told += fresh
        self.heard += len(fresh)
        return fresh
