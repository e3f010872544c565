"""Laws of secrets: what differs only in what a viewer may not know is the same to that viewer.

`redetermine` makes the other worlds. A viewer's *knowledge* of a state is the world that `redetermine` draws
for him with a fixed rng: if it depends on nothing but what the viewer knows, as it must, two states that draw
the same world are the same state to him.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from saloon.kernel import flow
from saloon.kernel.core import NATURE, WATCHER, Args, Event, Rules, State, seats_in, sees
from saloon.kernel.match import Match, refuse
from saloon.kernel.rng import FastRng, Rng
from saloon.kernel.verbs import SEAT_LETTERS
from tests.laws.journeys import Moment
from tests.laws.play import SAMPLE, picked, wander

Heard = list[tuple[str, list[int]]]


def law_redetermine(moment: Moment, seed: int) -> None:
    """A drawn world looks the same to its viewer, is sound, shares nothing, and depends only on the rng
    and what the viewer knows; the original stays as it was."""
    one, rules, s = moment.title, moment.rules, moment.state.copy()
    before = one.text(s)
    for viewer in moment.viewers():
        world = rules.redetermine(s, viewer, FastRng(seed))
        text = one.text(world)
        again = rules.redetermine(s, viewer, FastRng(seed))
        other = rules.redetermine(rules.redetermine(s, viewer, FastRng(seed + 1)), viewer, FastRng(seed))
        assert one.text(s) == before, f"redetermine for {viewer} changed the original\n{moment}"
        assert looks(rules, world, viewer) == looks(rules, s, viewer), f"{viewer} sees it\n{text}\n{moment}"
        assert not (broken := rules.invariants(world)), f"{viewer}: {broken}\n{text}\n{moment}"
        assert one.text(again) == text, f"redetermine for {viewer} is not decided by its rng\n{moment}"
        assert one.text(other) == text, f"redetermine for {viewer} reads the truth\n{one.text(other)}\n{text}"
        wander(one, world, FastRng(seed), 12)
        assert one.text(s) == before, f"the world drawn for {viewer} shares something\n{moment}"


def law_world_ends(moment: Moment, seed: int, most: int = 20_000) -> None:
    """Games go on from drawn worlds and end."""
    viewers = moment.viewers()
    viewer = viewers[seed % len(viewers)]
    world = moment.rules.redetermine(moment.state, viewer, FastRng(seed))
    words = wander(moment.title, world, FastRng(seed), most, "the heuristic" if seed % 2 else "any word")
    assert world.over(), f"after {words} words from the world of {viewer} it goes on\n{moment}"


def looks(rules: Rules, s: State, viewer: int) -> str:
    """A view as bytes on the wire."""
    return json.dumps(rules.view(s, viewer))


def law_same_to_viewer(moment: Moment, seed: int) -> None:
    """View, whom the table waits for, own words, refusals, odds, fallback and heuristic hold no secret."""
    s = moment.state
    for viewer in moment.viewers():
        mine = everything_shown(moment, s, viewer, seed)
        for extra in (0, 1):
            world = moment.rules.redetermine(s, viewer, FastRng(seed + extra))
            theirs = everything_shown(moment, world, viewer, seed)
            for what in mine:
                same = mine[what] == theirs[what]
                assert same, f"{what} betrays something to {viewer}:\n{mine[what]}\n{theirs[what]}\n{moment}"


def everything_shown(moment: Moment, s: State, viewer: int, seed: int) -> dict[str, object]:
    """All that reaches a viewer without anybody speaking."""
    rules = moment.rules
    out: dict[str, object] = {
        "view": looks(rules, s, viewer),
        "shown": flow.shown(s, viewer),
        "odds": [(key, spoken(args), *rest) for key, args, *rest in rules.odds(s, viewer)] if s.stack else [],
        "the end": str(rules.result(s)) if s.over() else "",
    }
    if viewer == WATCHER:
        return out
    out["legal"] = flow.legal(rules, s, viewer)
    out["refusals"] = refusals(moment, s, viewer, seed)
    out["side"] = rules.team(s, viewer)
    out["promise"] = rules.promise(s, viewer)
    if s.stack and flow.speakers(rules, s) >> viewer & 1:
        out["asks"] = s.stack[-1].asks(s, viewer)
        out["menu"] = s.stack[-1].menu(s, viewer)
    if flow.pending(s) >> viewer & 1:
        out["fallback"] = flow.fallback(s, viewer)
        out["heuristic"] = [rules.choose(s, viewer, FastRng(seed + n)) for n in range(2)]
    return out


def spoken(args: Args) -> str:
    """Arguments of a sentence, comparable."""
    return str([(name, value) for name, (_, value) in args.items()])


def refusals(moment: Moment, s: State, seat: int, seed: int) -> list[tuple[int, int, str]]:
    """Why each word is refused, with the arguments of the sentence."""
    rules = moment.rules
    rng = FastRng(seed)
    out: list[tuple[int, int, str]] = []
    tried = picked(list(range(rules.verbs.size)), SAMPLE, rng)
    if flow.speakers(rules, s) >> seat & 1:
        tried += s.stack[-1].menu(s, seat)
    for action in tried:
        code = flow.why(rules, s, seat, action)
        if code:
            out.append((action, code, spoken(refuse(rules, s, seat, action, code).args)))
    return out


@dataclass(frozen=True)
class Outcome:
    """What a viewer gets of one word: what he hears, what he sees then, and what he knows then. `open`: it is
    an answer of NATURE that he is meant to see, or the last word before everything said is shown."""

    world: int
    seat: int
    action: int
    open: bool
    heard: Heard
    flagged: bool
    sees: str
    knows: str


def outcome(moment: Moment, s: State, world: int, said: tuple[int, int], viewer: int) -> Outcome:
    rules, after = moment.rules, s.copy()
    seat, action = said
    asked = flow.chance(s)
    events = flow.apply(rules, after, seat, action)
    mine = [event for event in events if sees(event.audience, viewer)]
    last = seat != NATURE and flow.pending(s) & ~(1 << seat) == 0
    in_the_open = sees(asked.audience, viewer) if seat == NATURE and asked else last and reveals(mine)
    looking = looks(rules, after, viewer) + str(flow.shown(after, viewer))
    if viewer >= 0:
        looking += str(flow.legal(rules, after, viewer))
    knows = moment.title.text(rules.redetermine(after, viewer, FastRng(7)))
    return Outcome(world, seat, action, in_the_open, audible(mine), reveals(mine), looking, knows)


def audible(events: list[Event]) -> Heard:
    return [(event.kind.name, event.args) for event in events]


def reveals(events: list[Event]) -> bool:
    return any(event.kind.reveals for event in events)


def law_heard(moment: Moment, seed: int) -> None:
    """Words and draws of others tell a viewer what their events say, and nothing else."""
    rng = FastRng(seed)
    for viewer in picked(moment.viewers(), 4, rng):
        others = [moment.rules.redetermine(moment.state, viewer, FastRng(seed + n)) for n in (0, 1)]
        worlds = [moment.state, *others]
        found = outcomes(moment, worlds, viewer, rng)
        for i, first in enumerate(found):
            for second in found[i + 1 :]:
                if first.seat == second.seat:
                    if first.world == second.world:
                        compare_words(moment, viewer, first, second)
                    else:
                        compare_worlds(moment, viewer, first, second)


def outcomes(moment: Moment, worlds: list[State], viewer: int, rng: Rng) -> list[Outcome]:
    """A few words of every speaker and of NATURE, in each of the worlds; the same words where possible."""
    found: list[Outcome] = []
    speakers = [NATURE] if flow.chance(worlds[0]) else []
    speakers += seats_in(flow.speakers(moment.rules, worlds[0]))
    for seat in picked(speakers, 3, rng):
        tried: list[int] = []
        for number, world in enumerate(worlds):
            own = picked(words_of(moment, world, seat, rng), 3 if number == 0 else 1, rng)
            tried += own
            for action in dict.fromkeys([*own, *tried]):
                if allowed(moment, world, seat, action):
                    found.append(outcome(moment, world, number, (seat, action), viewer))
    return found


def words_of(moment: Moment, world: State, seat: int, rng: Rng) -> list[int]:
    """What a seat or NATURE can say in this world."""
    if seat != NATURE:
        return flow.legal(moment.rules, world, seat)
    asked = flow.chance(world)
    return [] if asked is None else list(dict.fromkeys(asked.sample(rng) for _ in range(4)))


def allowed(moment: Moment, world: State, seat: int, action: int) -> bool:
    if seat != NATURE:
        return flow.why(moment.rules, world, seat, action) == 0
    asked = flow.chance(world)
    return asked is not None and asked.allows(action)


def compare_words(moment: Moment, viewer: int, first: Outcome, second: Outcome) -> None:
    """Two different words of one speaker in one world."""
    said = f"{first.seat} says {first.action} or {second.action}, viewer {viewer}:"
    said += f"\n{first.heard}\n{second.heard}"
    if first.knows == second.knows and alike(moment.rules, first, second):
        assert first.heard == second.heard, (
            f"heard, but the state does not keep who knows it; {said}\n{moment}"
        )
        assert first.sees == second.sees, f"seen, but unknown; {said}\n{moment}"
    if first.heard == second.heard and first.sees == second.sees:
        assert first.knows == second.knows, f"redetermine keeps what the viewer cannot know; {said}\n{moment}"


def alike(rules: Rules, first: Outcome, second: Outcome) -> bool:
    """Words that differ at most in what may be hidden. (Open dice, cards that all lay down together, and
    whether a seat kept its number or left, may be told and then forgotten.)"""
    verbs = rules.chances if first.seat == NATURE else rules.verbs
    return verbs.owner(first.action) is verbs.owner(second.action) and not first.open


def compare_worlds(moment: Moment, viewer: int, first: Outcome, second: Outcome) -> None:
    """Words in two worlds that were the same to the viewer before."""
    said = f"{first.seat} says {first.action}, elsewhere {second.action}, viewer {viewer}:"
    said += f"\n{first.heard}\n{second.heard}"
    if first.flagged or second.flagged:
        if first.action == second.action and first.heard != second.heard:
            for one in (first, second):
                assert one.flagged or not one.heard, f"what is not shown tells something; {said}\n{moment}"
        return
    if first.action == second.action:
        assert first.heard == second.heard, (
            f"events differ and none is flagged as revealing; {said}\n{moment}"
        )
        assert first.sees == second.sees, f"seen without an event that reveals; {said}\n{moment}"
    if first.knows == second.knows and alike(moment.rules, first, second):
        assert first.heard == second.heard, f"events betray a hidden word; {said}\n{moment}"


def law_undo(moment: Moment, seed: int) -> None:
    """A word that may be taken back has told nobody anything, and taking it back restores everything."""
    rules, s, rng = moment.rules, moment.state, FastRng(seed)
    for seat in picked(seats_in(flow.speakers(rules, s)), 2, rng):
        for action in picked(flow.legal(rules, s, seat), 2, rng):
            after = s.copy()
            if reveals(flow.apply(rules, after, seat, action)):
                continue
            for viewer in moment.viewers():
                learnt_nothing(moment, (seat, action), viewer, seed)


def learnt_nothing(moment: Moment, said: tuple[int, int], viewer: int, seed: int) -> None:
    """The same word in another of the viewer's worlds: the same events and the same sight."""
    mine = outcome(moment, moment.state, 0, said, viewer)
    if viewer != said[0] and not mine.heard:
        return  # not even that something was said; the law of telling sees to the rest
    world = moment.rules.redetermine(moment.state, viewer, FastRng(seed))
    if not allowed(moment, world, *said):
        return
    theirs = outcome(moment, world, 1, said, viewer)
    what = f"{said} may be taken back, but told {viewer} something:\n{mine.heard}\n{theirs.heard}\n{moment}"
    assert (mine.heard, mine.sees) == (theirs.heard, theirs.sees), what


def law_undo_restores(moment: Moment, seed: int) -> None:
    """`Match.undo` brings back the position, the pending seats and the log."""
    match = Match(moment.rules, moment.state)
    rng = FastRng(seed)
    for seat in seats_in(flow.speakers(moment.rules, moment.state)):
        before = (moment.title.text(match.state), match.waiting(), match.lines())
        words = flow.legal(moment.rules, match.state, seat)
        match.put(seat, words[rng.below(len(words))])
        if match.may_undo(SEAT_LETTERS[seat]):
            match.undo(SEAT_LETTERS[seat])
        else:
            match.rewind(len(match.log) - 1)
        after = (moment.title.text(match.state), match.waiting(), match.lines())
        assert after == before, f"undo differs\n{moment}"
