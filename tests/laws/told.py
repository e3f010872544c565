"""The law of telling: nothing changes for a viewer without an event that the viewer hears.

The numbers of a viewer's updates rest on it: a word without such an event takes no number, so the viewer
cannot even count it.
"""

from __future__ import annotations

from saloon.kernel import flow
from saloon.kernel.core import NATURE, Rules, State, seats_in, sees
from saloon.kernel.rng import FastRng
from tests.laws.journeys import Moment
from tests.laws.secrets import looks

MOST = 6
"""Words tried of one seat at one moment."""


def seen(rules: Rules, s: State, viewer: int) -> tuple[str, int, list[int]]:
    return looks(rules, s, viewer), flow.shown(s, viewer), flow.legal(rules, s, viewer) if viewer >= 0 else []


def law_told(moment: Moment, seed: int) -> None:
    """After any word, whoever heard nothing and did not speak sees what he saw before."""
    rules, s, rng = moment.rules, moment.state, FastRng(seed)
    if s.over():
        return
    words: list[tuple[int, int]] = []
    for seat in seats_in(flow.speakers(rules, s)):
        legal = flow.legal(rules, s, seat)[:]
        rng.shuffle(legal)
        words += [(seat, action) for action in legal[:MOST]]
    asked = flow.chance(s)
    if asked is not None:
        words.append((NATURE, asked.sample(rng)))
    before = {viewer: seen(rules, s, viewer) for viewer in moment.viewers()}
    for seat, action in words:
        after = s.copy()
        events = flow.apply(rules, after, seat, action)
        for viewer in moment.viewers():
            if viewer != seat and not any(sees(event.audience, viewer) for event in events):
                same = seen(rules, after, viewer) == before[viewer]
                assert same, f"{viewer} is told nothing of {seat}'s {action}, but sees a change\n{moment}"
