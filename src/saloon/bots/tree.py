# compiled zone
"""Monte-Carlo search over everything the table might be, for any title.

Each pass draws a world the seat thinks possible and plays it to its end. A node belongs to a side and is
found by what that side has seen since the search began: its own words, and whatever events reached it. So a
side never acts on what it cannot see, a gang shares one tree, and seats that choose at the same time choose
without each other's word. Where sides choose together a node matches regrets, elsewhere it goes by upper
confidence; the title's heuristic plays the rest of the game and votes for what to try first.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from saloon.bots.node import Node, Visit, draw
from saloon.bots.settings import Settings
from saloon.bots.sides import Sides, hopes, payoffs
from saloon.bots.sight import Sight
from saloon.kernel.core import Event, Rules, State
from saloon.kernel.flow import answer, step
from saloon.kernel.playout import lowest
from saloon.kernel.rng import FastRng

PRIME: Final = 1099511627689
"""The largest prime below 2^40: a key times the factor below stays a machine word."""
FACTOR: Final = 1000003
UNREST: Final = 20
"""A rollout waits for a quiet moment, but no longer than so many words of each seat."""


def mixed(key: int, value: int) -> int:
    return (key * FACTOR + value % PRIME + 7) % PRIME


class Tree:
    """One search for one decision."""

    def __init__(self, sight: Sight, settings: Settings, seed: int, idle: bool = False) -> None:
        """`idle`: it is for others to speak first."""
        self.sight: Final = sight
        self.rules: Final[Rules] = sight.rules
        self.settings: Final = settings
        self.rng: Final = FastRng(seed)
        self.sides: Final = Sides(sight.rules, sight.world)
        self.side: Final[int] = self.sides.of[sight.seat]
        self.root: Final = Node()
        self.words: Final[list[int]] = [] if idle else sight.words()
        self.patience: Final[int] = settings.depth if settings.depth >= 0 else sight.rules.patience()
        self.nodes: Final[dict[int, Node]] = {}
        self.kinds: Final[dict[str, int]] = {}
        for kind in sight.rules.events:
            self.kinds[kind.name] = len(self.kinds)
        self.arrivals: Final[list[tuple[str, Node]]] = []
        """Of an idle search: where the seat may be asked next, by what it sees then."""
        self.met: bool = False
        self.passes: int = 0
        self.together: bool = False
        self.keys: list[int] = []
        self.fresh: int = 0
        self.batch: int = 0
        self.spoken: int = 0
        self.said: list[int] = []
        """What each side said in each batch of this pass; 0: nothing that a node has learnt from."""

    def run(self, passes: int) -> None:
        for _ in range(passes):
            self.once()

    def once(self) -> None:
        """One world, played from the decision to its end or its cut-off."""
        s = self.imagine()
        path: list[Visit] = []
        self.keys = [side + 1 for side in range(self.sides.count)]
        self.fresh = 0
        self.spoken = 0
        self.met = False
        top = s.stack[-1]
        self.said = []
        self.open(top.must(s) or top.may(s))
        if self.words:
            self.together = self.batch & ~self.sides.masks[self.side] != 0
            self.speak(s, self.sight.seat, self.root, self.words, path)
        while s.stack:
            top = s.stack[-1]
            mask = top.must(s) or top.may(s)
            if not mask:
                self.throw(s)
                continue
            seat = lowest(mask)
            node = self.find(seat)
            if node is None:
                break
            if not self.words and not self.met and seat == self.sight.seat:
                self.arrive(s, node)
            if not self.batch >> seat & 1 or self.spoken >> seat & 1:
                self.open(mask)
            self.speak(s, seat, node, top.legal(s, seat), path)
        self.credit(path, self.rollout(s))
        self.passes += 1

    def imagine(self) -> State:
        """A world the seat thinks possible, in which those who are asked with it have not spoken."""
        s = self.sight.sample(self.rng)
        if self.words:
            self.rules.withdraw(s, self.sight.seat)
        return s

    def open(self, batch: int) -> None:
        """These seats are asked at the same time."""
        self.batch = batch
        self.spoken = 0
        for _ in range(self.sides.count):
            self.said.append(0)

    def find(self, seat: int) -> Node | None:
        """The node of the seat about to speak; a new one as long as this pass may still grow there."""
        side = self.sides.of[seat]
        key = mixed(self.keys[side], seat)
        node = self.nodes.get(key)
        if node is not None:
            return node
        if self.fresh >> side & 1 or self.fresh >> self.side & 1:
            return None
        self.fresh |= 1 << side
        node = Node()
        self.nodes[key] = node
        return node

    def arrive(self, s: State, node: Node) -> None:
        """Our next decision in this pass; what the seat sees there is what it will be found by."""
        self.met = True
        if node.seen == 0:
            self.arrivals.append((sight_of(self.rules, s, self.sight.seat), node))

    def speak(self, s: State, seat: int, node: Node, legal: list[int], path: list[Visit]) -> None:
        """Choose a word at a node, say it, and let every side see what it may."""
        side = self.sides.of[seat]
        self.spoken |= 1 << seat
        k = 0
        if len(legal) > 1:
            visit = self.pick(s, seat, node, legal, self.batch & ~self.sides.masks[side] != 0)
            path.append(visit)
            k = visit.said
        place = len(self.said) - self.sides.count + side
        self.said[place] = mixed(self.said[place], legal[k] + 1)
        self.tell(s, seat, legal[k])

    def pick(self, s: State, seat: int, node: Node, legal: list[int], together: bool) -> Visit:
        """What a seat says at its node in this world."""
        options = self.settings
        if node.voted < options.votes:
            vote = self.rules.choose(s, seat, self.rng)
            if vote in legal:
                node.votes[node.at(vote)] += 1
            node.voted += 1
        words = node.offer(legal)
        prior = node.priors(words, options.trust)
        side = self.sides.of[seat]
        answers = -1
        if together and self.sides.count == 2 and options.matching >= 0:
            answers = len(self.said) - self.sides.count + 1 - side
        if answers < 0 or node.seen < options.matching * len(words) * node.doubt():
            explore = options.explore * (2.0 * node.spread() if options.scaled else 1.0)
            return Visit(node, side, words, node.best(words, prior, explore), [], answers)
        policy = node.matched(words, prior)
        gamma = options.gamma / (1.0 + float(node.matches) / (options.calm * len(words)))
        odds: list[float] = []
        for k in range(len(words)):
            odds.append((1.0 - gamma) * policy[k] + gamma * prior[k])
        return Visit(node, side, words, draw(odds, self.rng), policy, answers)

    def throw(self, s: State) -> None:
        """NATURE answers; where the answers are few, nodes tell them apart."""
        asked = s.stack[-1].chance(s)
        assert asked is not None
        self.batch = 0
        if asked.ways() > self.settings.coarse:
            answer(s, asked.sample(self.rng))
            return
        heard: list[Event] = []
        s.heard = heard
        answer(s, asked.sample(self.rng))
        s.heard = None
        self.watch(heard)

    def watch(self, heard: list[Event]) -> None:
        """Every side adds the events it hears to what it has seen."""
        for event in heard:
            value = self.kinds.get(event.kind.name, 0)
            for arg in event.args:
                value = (value * 131 + arg + 3) % PRIME
            for side in range(self.sides.count):
                if event.audience & self.sides.masks[side]:
                    self.keys[side] = mixed(self.keys[side], value)

    def rollout(self, s: State) -> list[float]:
        """The heuristic plays on for everybody; what the end is worth to each side."""
        rules = self.rules
        rng = self.rng
        slip = self.settings.slip
        left = self.patience * s.seats
        while s.stack:
            top = s.stack[-1]
            mask = top.must(s) or top.may(s)
            if mask:
                if left <= 0 and (rules.is_quiet(s) or left <= -UNREST * s.seats):
                    return hopes(rules, s, self.sides)
                left -= 1
                seat = lowest(mask)
                if slip and rng.below(slip) == 0:
                    legal = top.legal(s, seat)
                    top.take(s, seat, legal[rng.below(len(legal))])
                else:
                    step(rules, s, seat, rules.choose(s, seat, rng))
            else:
                asked = top.chance(s)
                if asked is None:
                    top.advance(s)
                else:
                    top.take_chance(s, asked.sample(rng))
        return payoffs(rules, s, self.sides, self.settings.margin)

    def credit(self, path: list[Visit], gains: list[float]) -> None:
        """Every node on the way learns what this pass was worth to its side."""
        ours = gains[self.side]
        for visit in path:
            if self.settings.paranoid and visit.side != self.side:
                visit.learn(1.0 - ours, self.answer(visit))
            else:
                visit.learn(gains[visit.side], self.answer(visit))

    def answer(self, visit: Visit) -> int:
        """What the other side said at the same time, 0 if that is not known."""
        return self.said[visit.answers] if visit.answers >= 0 else 0

    def line(self, action: int, most: int) -> list[tuple[int, int]]:
        """(seat, word) of how it would most likely go on after a word, as far as the search has seen."""
        s = self.imagine()
        self.keys = [side + 1 for side in range(self.sides.count)]
        out: list[tuple[int, int]] = []
        seat = self.sight.seat
        while len(out) < most:
            out.append((seat, action))
            self.tell(s, seat, action)
            while s.stack and not pending(s):
                self.throw(s)
            if not s.stack:
                break
            seat = lowest(pending(s))
            node = self.nodes.get(mixed(self.keys[self.sides.of[seat]], seat))
            found = -1 if node is None else favourite(node, s.stack[-1].legal(s, seat))
            if found < 0:
                break
            action = found
        return out

    def tell(self, s: State, seat: int, action: int) -> None:
        """Say a word and let every side see what it may."""
        side = self.sides.of[seat]
        heard: list[Event] = []
        s.heard = heard
        step(self.rules, s, seat, action)
        s.heard = None
        self.keys[side] = mixed(mixed(self.keys[side], seat + 1), action)
        self.watch(heard)


def sight_of(rules: Rules, s: State, seat: int) -> str:
    """A short name for all that a seat sees, the same in every process."""
    return blake2b(repr(rules.view(s, seat)).encode(), digest_size=12).hexdigest()


def pending(s: State) -> int:
    top = s.stack[-1]
    return top.must(s) or top.may(s)


def favourite(node: Node, legal: list[int]) -> int:
    """The word tried most among these, or -1 if none was tried at least twice."""
    if len(legal) == 1:
        return legal[0]
    best = -1
    most = 1
    for action in legal:
        index = node.place.get(action, -1)
        if index >= 0 and node.visits[index] > most:
            most = node.visits[index]
            best = action
    return best
