"""Tiny titles with known answers, told as trees: whose choice, what chance, who wins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from saloon.kernel import flow
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, NOBODY, EventKind, Rules, State, Step
from saloon.kernel.reasons import NOT_NOW, ReasonTable
from saloon.kernel.result import Result
from saloon.kernel.rng import Rng
from saloon.kernel.verbs import SEAT, Verb, VerbTable, numbers

MOST = 9
PICK = Verb("pick", numbers("option", 0, MOST - 1))
FALL = Verb("fall", numbers("outcome", 0, MOST - 1))
CHOSE = EventKind("chose", SEAT)
PICKED = EventKind("picked", SEAT, numbers("option", 0, MOST - 1))
FELL = EventKind("fell", numbers("outcome", 0, MOST - 1))


@dataclass(frozen=True)
class End:
    """The winners; with a hidden card, for each of its faces."""

    winners: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Toss:
    """Chance goes on to one of these, by weight."""

    weights: tuple[int, ...]
    then: tuple[Node, ...]


@dataclass(frozen=True)
class Choice:
    """One seat chooses, openly."""

    seat: int
    then: tuple[Node, ...]


@dataclass(frozen=True)
class Together:
    """Seats 0 and 1 choose at once, unseen; then the cell of the matrix."""

    then: tuple[tuple[Node, ...], ...]


@dataclass(eq=False)
class Again:
    """A node that can come back to an earlier one; filled in later."""

    to: list[Node] = field(default_factory=list)


Node = End | Toss | Choice | Together | Again


class Scene(State):
    """Where the tale stands. `card` is hidden from everybody."""

    card: int = 0

    def copy(self) -> Scene:
        other = Scene(self.seats, self.options)
        other.card = self.card
        other.bring(self)
        return other


class Page(Step[Scene]):
    """The node that is told now, and what was picked in secret so far."""

    def __init__(self, node: Node, picked: list[int] | None = None) -> None:
        self.node = node.to[0] if isinstance(node, Again) else node
        self.picked = picked or [-1, -1]

    def copy(self) -> Page:
        return Page(self.node, self.picked[:])

    def must(self, s: Scene) -> int:
        if isinstance(self.node, Choice):
            return 1 << self.node.seat
        if isinstance(self.node, Together):
            return sum(1 << seat for seat in (0, 1) if self.picked[seat] < 0)
        return 0

    def why(self, s: Scene, seat: int, action: int) -> int:
        return 0 if action in self.legal(s, seat) else NOT_NOW

    def legal(self, s: Scene, seat: int) -> list[int]:
        if isinstance(self.node, Choice):
            return [PICK.of(k) for k in range(len(self.node.then))]
        assert isinstance(self.node, Together)
        return [PICK.of(k) for k in range(len(self.node.then) if seat == 0 else len(self.node.then[0]))]

    def take(self, s: Scene, seat: int, action: int) -> None:
        option = PICK.arg(action, 0)
        if isinstance(self.node, Choice):
            s.tell(PICKED, EVERYONE, [seat, option])
            s.stack[-1] = Page(self.node.then[option])
        else:
            s.tell(CHOSE, EVERYONE, [seat])
            self.picked[seat] = option

    def chance(self, s: Scene) -> Chance | None:
        if isinstance(self.node, Toss):
            return Draw(EVERYONE, [FALL.of(k) for k in range(len(self.node.then))], list(self.node.weights))
        return None

    def take_chance(self, s: Scene, action: int) -> None:
        assert isinstance(self.node, Toss)
        s.tell(FELL, EVERYONE, [FALL.arg(action, 0)])
        s.stack[-1] = Page(self.node.then[FALL.arg(action, 0)])

    def advance(self, s: Scene) -> None:
        if isinstance(self.node, Together):
            s.stack[-1] = Page(self.node.then[self.picked[0]][self.picked[1]])
        else:
            s.options = [0] if not isinstance(self.node, End) else list(self.node.winners[s.card])
            s.stack.pop()


class Shuffle(Step[Scene]):
    """One of two cards is laid face down; nobody sees it."""

    def __init__(self, node: Node) -> None:
        self.node = node

    def copy(self) -> Shuffle:
        return Shuffle(self.node)

    def chance(self, s: Scene) -> Chance | None:
        return Draw(NOBODY, [FALL.of(0), FALL.of(1)])

    def take_chance(self, s: Scene, action: int) -> None:
        s.card = FALL.arg(action, 0)
        s.stack[-1] = Page(self.node)


class Tale(Rules):
    """A title made of one tree."""

    def __init__(self, first: Node, seats: int = 2, hidden: bool = False) -> None:
        self.title, self.version, self.fewest, self.most = "tale", 1, seats, seats
        self.verbs, self.chances = VerbTable([PICK]), VerbTable([FALL])
        self.reasons = ReasonTable("TALE-1", "TALE-2")
        self.events = [CHOSE, PICKED, FELL]
        self.options, self.presets = [], []
        self.first = first
        self.hidden = hidden

    def setup(self, seats: int, options: list[int]) -> State:
        state = Scene(seats, options)
        state.stack.append(Shuffle(self.first) if self.hidden else Page(self.first))
        return state

    def view(self, state: State, viewer: int) -> dict[str, object]:
        return {"over": state.over()}

    def result(self, state: State) -> Result:
        winners = sorted(state.options)
        return Result(winners, [int(seat in winners) for seat in range(state.seats)], "told", "TALE-2")

    def redetermine(self, state: State, viewer: int, rng: Rng) -> State:
        assert isinstance(state, Scene)
        other = state.copy()
        if self.hidden:
            other.card = rng.below(2)
        if isinstance(top := other.stack[-1], Page):
            for seat in (0, 1):
                if top.picked[seat] >= 0 and seat != viewer:
                    top.picked[seat] = rng.below(len(top.legal(other, seat)))
        return other

    def withdraw(self, state: State, viewer: int) -> None:
        assert isinstance(state, Scene)
        if isinstance(top := state.stack[-1], Page):
            top.picked = [picked if seat == viewer else -1 for seat, picked in enumerate(top.picked)]

    def resume(self, state: State) -> None:
        state.stack = [Page(self.first)]


def won(*winners: int) -> End:
    """These win, whatever the card."""
    return End((winners, winners))


def odds(hundredths: int, seat: int = 0, other: int = 1) -> Node:
    """The seat wins with so many hundredths, otherwise the other one."""
    return Toss((hundredths, 100 - hundredths), (won(seat), won(other)))


def opened(rules: Tale) -> State:
    """The tale at its first choice."""
    state = flow.start(rules, rules.fewest, [])
    while (asked := flow.chance(state)) is not None:
        flow.answer(state, asked.sample(Fixed()))
    return state


class Fixed(Rng):
    """Always the first."""

    def below(self, n: int) -> int:
        return 0


def truel() -> Tale:
    """Three in turn, hitting with 1/3, 2/3 and always; each may also shoot into the air (its own number)."""
    hits = (1, 2, 3)
    known: dict[tuple[int, tuple[int, ...]], Any] = {}

    def turn(seat: int, alive: tuple[int, ...]) -> Node:
        if len(alive) == 1:
            return won(alive[0])
        if (seat, alive) in known:
            return Again(known[(seat, alive)])
        place = known.setdefault((seat, alive), [])
        after = alive[(alive.index(seat) + 1) % len(alive)]
        shots: list[Node] = []
        for target in range(3):
            if target == seat or target not in alive:
                shots.append(turn(after, alive))
                continue
            left = tuple(one for one in alive if one != target)
            then = left[(left.index(seat) + 1) % len(left)]
            shots.append(Toss((hits[seat], 3 - hits[seat]), (turn(then, left), turn(after, alive))))
        place.append(Choice(seat, tuple(shots)))
        return Again(place)

    return Tale(turn(0, (0, 1, 2)), 3)
