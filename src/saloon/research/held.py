"""A game as OpenSpiel holds it: a state that can be copied, what each seat remembers, dice half thrown."""

from __future__ import annotations

from typing import Any, Final

from saloon.kernel import catalogue, flow, position
from saloon.kernel.chance import Throw
from saloon.kernel.core import Event, Rules, State, seats_in
from saloon.kernel.match import find_title
from saloon.kernel.rng import FastRng
from saloon.research.codec import Codec, made
from saloon.research.table import tells

PRIME: Final = (1 << 61) - 1
FACTOR: Final = 0x1B873593CC9E2D51
TRIES: Final = 64


def mixed(key: int, value: int) -> int:
    return ((key ^ (value + 0x9E37)) * FACTOR + value + 1) % PRIME


class Memory:
    """What a seat was told and what it said, as a fingerprint and as counts of each kind of event."""

    def __init__(self, seat: int, kinds: int) -> None:
        self.print = seat + 1
        self.counts = [0] * kinds

    def copy(self) -> Memory:
        out = Memory(0, 0)
        out.print = self.print
        out.counts = self.counts[:]
        return out

    def add(self, values: list[int]) -> None:
        for value in values:
            self.print = mixed(self.print, value)


class Held:
    """The game. `together`: seats that choose at the same time do so in one joint action."""

    def __init__(self, codec: Codec, together: bool, state: State, memories: list[Memory]) -> None:
        self.codec = codec
        self.together = together
        self.state = state
        self.memories = memories
        self.thrown: list[int] = []
        """The dice of the present throw that have fallen so far."""

    @classmethod
    def begun(cls, codec: Codec, together: bool) -> Held:
        state = flow.start(codec.rules, codec.seats, codec.options)
        kinds = len(codec.rules.events)
        return cls(codec, together, state, [Memory(seat, kinds) for seat in range(codec.seats)])

    def copy(self) -> Held:
        out = Held(self.codec, self.together, self.state.copy(), [one.copy() for one in self.memories])
        out.thrown = self.thrown[:]
        return out

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain values: the state as position text."""
        text = position.write(self.rules, catalogue.form(self.rules.title), self.state)
        memories = [(one.print, one.counts) for one in self.memories]
        return again, (text, self.codec.options, self.together, memories, self.thrown)

    @property
    def rules(self) -> Rules:
        return self.codec.rules

    def asked(self) -> list[int]:
        return seats_in(flow.pending(self.state))

    def legal(self, seat: int) -> list[int]:
        if not flow.pending(self.state) >> seat & 1:
            return []
        return self.state.stack[-1].legal(self.state, seat)

    # Chance, one die after the other, everything else by its number among the possible answers

    def ways(self) -> list[tuple[int, int]]:
        """The present answers of NATURE, each once, with their weights; of a throw the faces of one die."""
        asked = flow.chance(self.state)
        assert asked is not None
        if isinstance(asked, Throw):
            return [(face, 1) for face in range(1, asked.verb.sides + 1)]
        found: dict[int, int] = {}
        for action, weight in asked.spread():
            found[action] = found.get(action, 0) + weight
        return sorted(found.items())

    def fall(self, way: int) -> None:
        """One answer of NATURE; the last die of a throw lets the game go on."""
        asked = flow.chance(self.state)
        assert asked is not None
        if not isinstance(asked, Throw):
            action = self.ways()[way][0]
            self.hear(lambda: flow.answer(self.state, action))
            return
        self.thrown.append(way + 1)
        if len(self.thrown) == asked.count:
            faces, self.thrown = self.thrown, []
            self.hear(lambda: flow.answer(self.state, asked.verb.pack(faces)))

    def way_text(self, way: int) -> str:
        asked = flow.chance(self.state)
        if asked is None or isinstance(asked, Throw):
            return f"roll {way + 1}"
        action = self.ways()[way][0]
        verb = self.rules.chances.owner(action)
        assert verb is not None
        named = [domain.token(value) for domain, value in zip(verb.domains, verb.args(action), strict=True)]
        return " ".join([verb.name, *named])

    # Words

    def say(self, seat: int, action: int) -> list[Event]:
        self.memories[seat].add([-1, action])
        return self.hear(lambda: flow.step(self.rules, self.state, seat, action))

    def say_together(self, actions: list[int]) -> None:
        """In seat order; a seat that has learnt anything from a word before its own is asked again."""
        seats = self.asked()
        legal = {seat: self.legal(seat) for seat in seats}
        for place, seat in enumerate(seats):
            verb = self.rules.verbs.owner(actions[seat])
            later = seats[place + 1 :]
            events = self.say(seat, actions[seat])
            if verb is not None and verb.ordered:
                return
            if any(tells(event, later) for event in events):
                return
            if any(self.legal(other) != legal[other] for other in later):
                return

    def hear(self, happen: Any) -> list[Event]:
        """Let something happen; every seat remembers what it was told."""
        heard: list[Event] = []
        self.state.heard = heard
        happen()
        self.state.heard = None
        for event in heard:
            kind = self.codec.kinds[event.kind.name]
            for seat, memory in enumerate(self.memories):
                if event.audience >> seat & 1:
                    memory.add([-2 - kind, *event.args])
                    memory.counts[kind] += 1
        return heard

    def resampled(self, seat: int, seed: int) -> Held:
        """A world the seat cannot tell from this one, in which the same seats are still to speak: who has
        spoken may be a secret at a table, but here everybody speaks in order. What the others remember there
        is not known: they begin from the seat's own memory, and are told apart by what they see."""
        out = self.copy()
        rng = FastRng(seed)
        waiting = flow.pending(self.state)
        for _ in range(TRIES):
            out.state = self.rules.redetermine(self.state, seat, rng)
            if flow.pending(out.state) == waiting:
                break
        else:
            out.catch_up(seat, rng)
        own = self.memories[seat]
        for other, memory in enumerate(out.memories):
            if other != seat:
                memory.print = mixed(own.print, other)
                memory.counts = own.counts[:]
        return out

    def catch_up(self, seat: int, rng: FastRng) -> None:
        """Let the seats before this one speak, whatever they can."""
        while (asked := self.asked()) and asked[0] != seat and seat in asked:
            legal = self.legal(asked[0])
            flow.step(self.rules, self.state, asked[0], legal[rng.below(len(legal))])


def again(
    text: str, options: list[int], together: bool, memories: list[tuple[int, list[int]]], thrown: list[int]
) -> Held:
    """What `Held.__reduce__` wrote down."""
    rules, state = position.read(find_title, text)
    kept = [Memory(0, 0) for _ in memories]
    for memory, (fingerprint, counts) in zip(kept, memories, strict=True):
        memory.print, memory.counts = fingerprint, counts[:]
    out = Held(made(rules.title, state.seats, tuple(options)), together, state, kept)
    out.thrown = thrown[:]
    return out
