"""Laws of play: what may be said, what follows, how it ends. A law is a function that asserts."""

from __future__ import annotations

from saloon.kernel import flow, nature
from saloon.kernel.core import NATURE, State, seats_in
from saloon.kernel.reasons import NOT_ASKED, OVER
from saloon.kernel.rng import FastRng, Rng
from tests.laws.journeys import MOST_WORDS, Journey, Moment, Title, next_word, speak

WHOLE_TABLE = 3_000
"""Verb tables up to this size are tried action by action, larger ones by sample."""
SAMPLE = 400


def law_replay(journey: Journey) -> None:
    """Setup and log give every state again, word by word."""
    one = journey.title
    s = flow.start(one.rules, journey.seats, journey.options)
    kept = dict(journey.kept)
    for ply, (seat, action) in enumerate([*journey.log, (NATURE, -1)]):
        if ply in kept:
            assert one.text(s) == one.text(kept[ply]), f"the replay differs after {ply} words"
        if ply < len(journey.log):
            speak(one.rules, s, seat, action)


def law_seed(journey: Journey, seed: int) -> None:
    """The seats' words and NATURE's seed give the same dice and cards, and the same end."""
    one = journey.title
    key = nature.read_seed(str(seed))
    said: list[tuple[int, int]] = []
    rng = FastRng(seed)
    first = flow.start(one.rules, journey.seats, journey.options)
    drawn = [0, 0]
    while not first.over() and len(said) < 60:
        seat, action = next_word(one.rules, first, rng, journey.style)
        if seat == NATURE:
            action = seeded(first, key, drawn)
        said.append((seat, action))
        speak(one.rules, first, seat, action)
    again = flow.start(one.rules, journey.seats, journey.options)
    drawn = [0, 0]
    for seat, action in said:
        if seat == NATURE:
            assert seeded(again, key, drawn) == action, "the same seed answered differently"
        speak(one.rules, again, seat, action)
    assert one.text(first) == one.text(again)


def seeded(s: State, key: bytes, drawn: list[int]) -> int:
    """NATURE's answer from a seed; counts the draws of each stream."""
    asked = flow.chance(s)
    assert asked is not None, "NATURE was asked the first time, and is not now"
    stream = nature.stream_of(asked)
    drawn[stream] += 1
    return nature.answer(key, asked, drawn[stream] - 1)


def law_copy(moment: Moment, seed: int) -> None:
    """A copy is equal, and what happens to one never shows in the other."""
    one, original = moment.title, moment.state.copy()
    before = one.text(original)
    copied = original.copy()
    assert one.text(copied) == before, "a copy differs from its original"
    wander(one, copied, FastRng(seed), 25)
    assert one.text(original) == before, "playing in a copy changed the original"
    copied = original.copy()
    wander(one, original, FastRng(seed), 25)
    assert one.text(copied) == before, "playing in the original changed a copy"


def wander(one: Title, s: State, rng: Rng, most: int, style: str = "any word, out of turn too") -> int:
    """Play on at random; returns how many words were said."""
    words = 0
    while not s.over() and words < most:
        speak(one.rules, s, *next_word(one.rules, s, rng, style))
        words += 1
    return words


def actions_to_try(moment: Moment, seat: int, seed: int) -> list[int]:
    """The whole verb table if it is small; else what is legal, its neighbours, the menu and a sample."""
    rules, s = moment.rules, moment.state
    size = rules.verbs.size
    if size <= WHOLE_TABLE:
        return list(range(size))
    rng = FastRng(seed)
    chosen = {rng.below(size) for _ in range(SAMPLE)}
    for action in flow.legal(rules, s, seat):
        chosen |= {action - 1, action, action + 1}
    if s.stack and flow.speakers(rules, s) >> seat & 1:
        chosen |= set(s.stack[-1].menu(s, seat))
    return sorted(a for a in chosen if 0 <= a < size)


def law_legal(moment: Moment, seed: int) -> None:
    """`legal` is exactly what `why` allows: ascending, never empty for a seat that is asked, else empty."""
    rules, s = moment.rules, moment.state
    speaking = flow.speakers(rules, s)
    for seat in range(s.seats):
        legal = flow.legal(rules, s, seat)
        assert legal == sorted(set(legal)), f"seat {seat}: legal is not ascending\n{moment}"
        assert bool(legal) == bool(speaking >> seat & 1), (
            f"seat {seat}: asked, or has words, not both\n{moment}"
        )
        allowed = [a for a in actions_to_try(moment, seat, seed) if flow.why(rules, s, seat, a) == 0]
        odd = sorted(set(legal) ^ set(allowed))
        assert not odd, f"seat {seat}: legal and why disagree about {odd[:5]}\n{moment}"


def law_apply(moment: Moment, seed: int) -> None:
    """Whatever is legal is accepted; everything else is refused, and a refusal changes nothing."""
    one, rules, s = moment.title, moment.rules, moment.state
    rng = FastRng(seed)
    before = one.text(s)
    touched = s.copy()
    for seat in range(s.seats):
        legal = flow.legal(rules, s, seat)
        for action in picked(legal, 6, rng):
            assert not refused(moment, s.copy(), seat, action), f"seat {seat} may not say {action}\n{moment}"
        for action in picked([a for a in range(min(rules.verbs.size, 10**5)) if a not in legal], 12, rng):
            assert refused(moment, touched, seat, action), f"seat {seat} may say {action}\n{moment}"
    assert one.text(touched) == before, f"a refusal changed something\n{moment}"
    assert touched.heard is None, "somebody still listens after a refusal"


def picked(items: list[int], most: int, rng: Rng) -> list[int]:
    """Some of the items, in no order."""
    shuffled = items[:]
    rng.shuffle(shuffled)
    return shuffled[:most]


def refused(moment: Moment, s: State, seat: int, action: int) -> bool:
    """Whether `apply` says no, with a reason that the title knows."""
    try:
        flow.apply(moment.rules, s, seat, action)
        return False
    except flow.NotAllowed as no:
        code = no.args[0]
    known = [reason.code for reason in moment.rules.reasons.known]
    assert code in known, f"no reason has the code {code}\n{moment}"
    return True


def law_strangers(moment: Moment) -> None:
    """Who is not asked is told so; seats and actions that do not exist are refused, not stumbled over."""
    rules, s = moment.rules, moment.state
    size = rules.verbs.size
    assert (flow.why(rules, s, 0, 0) == OVER) == s.over(), f"over, or not over\n{moment}"
    for seat in range(s.seats):
        for action in (-(2**70), -1, size, size + 1, 2**70):
            assert flow.why(rules, s, seat, action), f"action {action} of {size} is allowed\n{moment}"
        if not flow.speakers(rules, s) >> seat & 1:
            actions = range(0, size, 1 + size // 50)
            reasons = {flow.why(rules, s, seat, action) for action in actions} - {OVER, NOT_ASKED}
            own = {s.stack[-1].why_silent(s, seat, action) for action in actions} if s.stack else set()
            assert reasons <= own - {0}, f"seat {seat} is not asked, yet {reasons}\n{moment}"
            assert all(rules.reasons.find(code) for code in reasons)
    for seat in (-7, -2, -1, s.seats, 31, 64):
        assert flow.why(rules, s, seat, 0), f"seat {seat} may speak\n{moment}"
        assert flow.legal(rules, s, seat) == [], f"seat {seat} has words\n{moment}"


def law_somebody(moment: Moment) -> None:
    """Somebody is pending, or NATURE is asked, or the game is over: one of these, and no other seats."""
    rules, s = moment.rules, moment.state
    everybody = (1 << s.seats) - 1
    asked = flow.chance(s)
    ways = [s.over(), flow.pending(s) != 0, asked is not None]
    assert sum(ways) == 1, f"over, seats pending, NATURE asked: {ways}\n{moment}"
    assert (flow.speakers(rules, s) if s.stack else 0) & ~everybody == 0, f"a seat too many\n{moment}"
    if asked is not None:
        spread = asked.spread() if asked.ways() <= WHOLE_TABLE else []
        assert asked.ways() > 0, f"NATURE has no answer\n{moment}"
        assert len({a for a, _ in spread if asked.allows(a)}) <= asked.ways()
        for action in [asked.sample(FastRng(n)) for n in range(8)]:
            assert asked.allows(action), f"NATURE answers {action} and does not allow it\n{moment}"
            assert rules.chances.owner(action) is not None, f"NATURE says {action}: no such word\n{moment}"
        assert not asked.allows(-1), "NATURE allows -1"
        assert not asked.allows(rules.chances.size), "NATURE allows what is not in its table"


def law_commits(moment: Moment, seed: int) -> None:
    """Words of two pending seats that are both legal in either order lead to the same state."""
    s, rng = moment.state, FastRng(seed)
    asked = seats_in(flow.pending(s) | (s.stack[-1].may(s) if s.stack else 0))
    for i in range(len(asked)):
        for j in range(i + 1, len(asked)):
            for a in picked(unordered(moment, asked[i]), 3, rng):
                for b in picked(unordered(moment, asked[j]), 2, rng):
                    one = in_turn(moment, [(asked[i], a), (asked[j], b)])
                    other = in_turn(moment, [(asked[j], b), (asked[i], a)])
                    same = one is None or other is None or one == other
                    assert same, f"{asked[i]}:{a} and {asked[j]}:{b} do not commute\n{one}\n{other}\n{moment}"


def unordered(moment: Moment, seat: int) -> list[int]:
    """A seat's words of verbs whose order is no part of the rule."""
    words = flow.legal(moment.rules, moment.state, seat)
    verbs = [(word, moment.rules.verbs.owner(word)) for word in words]
    return [word for word, verb in verbs if verb is not None and not verb.ordered and not verb.interrupt]


def in_turn(moment: Moment, said: list[tuple[int, int]]) -> str | None:
    """The position after these words; None if one of them is no longer legal when its turn comes."""
    s = moment.state.copy()
    for seat, action in said:
        if flow.why(moment.rules, s, seat, action):
            return None
        flow.step(moment.rules, s, seat, action)
    return moment.title.text(s)


def law_listening(moment: Moment, seed: int) -> None:
    """The same happens whether somebody listens or not."""
    rules, rng = moment.rules, FastRng(seed)
    if moment.state.over():
        return
    for _ in range(3):
        seat, action = next_word(rules, moment.state, rng, "any word, out of turn too")
        silent, heard = moment.state.copy(), moment.state.copy()
        speak(rules, silent, seat, action)
        events = flow.apply(rules, heard, seat, action)
        assert moment.title.text(silent) == moment.title.text(heard), (
            f"{seat}:{action} differs when heard\n{moment}"
        )
        for event in events:
            assert event.kind in rules.events, f"event {event.kind.name} is not declared\n{moment}"
            for domain, value in zip(event.kind.domains, event.args, strict=event.kind.rest is None):
                assert domain.has(value), f"event {event.kind.name}: {domain.label} is {value}\n{moment}"


def law_fallback(moment: Moment) -> None:
    """What the clock plays is legal."""
    rules, s = moment.rules, moment.state
    for seat in seats_in(flow.pending(s)):
        action = flow.fallback(s, seat)
        assert flow.why(rules, s, seat, action) == 0, (
            f"fallback {action} of seat {seat} is not legal\n{moment}"
        )
        chosen = rules.choose(s, seat, FastRng(1))
        assert flow.why(rules, s, seat, chosen) == 0, f"the heuristic's {chosen} is not legal\n{moment}"
        assert 0 <= rules.promise(s, seat) <= 1000, f"promise of seat {seat}\n{moment}"


def law_silent_table_ends(moment: Moment, seed: int, most: int = MOST_WORDS) -> None:
    """A table that everybody has left comes to an end by what the clock plays."""
    s, rng = moment.state.copy(), FastRng(seed)
    for _ in range(most):
        if s.over():
            return
        asked = flow.chance(s)
        if asked is not None:
            flow.answer(s, asked.sample(rng))
        else:
            seat = seats_in(flow.pending(s))[0]
            flow.step(moment.rules, s, seat, flow.fallback(s, seat))
    raise AssertionError(f"with everybody absent the game goes on for ever\n{moment}")


def law_invariants(journey: Journey) -> None:
    """Nothing is broken, anywhere on the way."""
    for at in range(len(journey.kept)):
        broken = journey.title.rules.invariants(journey.kept[at][1])
        assert not broken, f"{broken}\n{Moment(journey, at)}"


def law_result(journey: Journey) -> None:
    """Winners, scores and the reckoning are complete; a side wins together."""
    rules, s = journey.title.rules, journey.end
    result = rules.result(s)
    seats = list(range(s.seats))
    assert result.winners == sorted(set(result.winners) & set(seats)), f"winners {result.winners}"
    assert len(result.scores) == s.seats, f"{len(result.scores)} scores for {s.seats} seats"
    assert result.rule.count("-") == 1, f"the clause is '{result.rule}'"
    for seat in result.winners:
        assert set(seats_in(rules.team(s, seat))) <= set(result.winners), f"only part of {seat}'s side wins"
    for row in result.table:
        assert len(row.figures) in (0, s.seats), f"row {row.key} has {len(row.figures)} figures"
