# compiled zone
"""The contract between a title and everything that runs it: State, Step, Rules.

A game is a State with a stack of Steps. The top step says which seats must or may speak, or what it asks
of NATURE; `flow` drives it. Steps speak in plain integers: seats 0..9, actions from the title's verb table,
masks of seats (bit k = seat k), reason codes (0 = allowed).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from saloon.kernel.chance import Chance
from saloon.kernel.reasons import NOT_ASKED, ReasonTable
from saloon.kernel.rng import Rng
from saloon.kernel.verbs import Domain, VerbTable

if TYPE_CHECKING:
    from saloon.kernel.options import Option, Preset
    from saloon.kernel.result import Result

NATURE: Final = -1
"""The seat that throws the dice and turns the cards."""
WATCHER: Final = -2
"""A viewer without a seat, during the game."""
ARCHIVE: Final = -3
"""Anybody, after the game has ended: sees everything."""

WATCHERS: Final = 1 << 20
"""The watchers' bit in an audience or known-by mask."""
EVERYONE: Final = (1 << 21) - 1
NOBODY: Final = 0


def bit(seat: int) -> int:
    return 1 << seat


def sees(mask: int, viewer: int) -> bool:
    """Whether a viewer belongs to a known-by mask (or audience)."""
    if viewer >= 0:
        return mask >> viewer & 1 == 1
    return viewer == ARCHIVE or mask & WATCHERS != 0


def seats_in(mask: int) -> list[int]:
    """The seats of a mask, in seat order."""
    out: list[int] = []
    seat = 0
    mask &= WATCHERS - 1
    while mask:
        if mask & 1:
            out.append(seat)
        mask >>= 1
        seat += 1
    return out


class EventKind:
    """Something that can happen, with its arguments; `list_of` arguments (dice) come last and take the rest.

    `reveals`: somebody in the audience has just learnt something that was hidden; undo stops here."""

    def __init__(
        self, name: str, *domains: Domain, rest: Domain | None = None, reveals: bool = False
    ) -> None:
        self.name: Final = name
        self.domains: Final = list(domains)
        self.rest: Final = rest
        self.reveals: Final = reveals


class Event:
    """Something that happened, for those in its audience."""

    def __init__(self, kind: EventKind, audience: int, args: list[int]) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.args: Final = args


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true at the table. Titles add plain ints and lists of ints, and write `copy`."""

    def __init__(self, seats: int, options: list[int]) -> None:
        self.seats: int = seats
        self.options: list[int] = options
        self.stack: list[Step[Any]] = []
        self.heard: list[Event] | None = None

    @abstractmethod
    def copy(self) -> State:
        """An independent copy. Nobody listens to a copy."""
        raise NotImplementedError

    def bring(self, other: State) -> None:
        """Take a copy of another state's steps (for `copy`)."""
        self.stack = [step.copy() for step in other.stack]

    def over(self) -> bool:
        return not self.stack

    def tell(self, kind: EventKind, audience: int, args: list[int]) -> None:
        """Make an event, if anybody listens. Hot code asks `if s.heard is not None` first."""
        if self.heard is not None:
            self.heard.append(Event(kind, audience, args))


S = TypeVar("S", bound=State)

Args = dict[str, tuple[Domain | None, int]]
"""Arguments of a sentence: name -> (domain, value); a plain number has no domain."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A paragraph of the rulebook in progress. Exactly one of these holds for the step on top of the stack:
    it waits for seats (`must` or `may`), asks NATURE (`chance`), or goes on by itself (`advance`)."""

    def must(self, s: S) -> int:
        """The seats the table waits for."""
        return 0

    def may(self, s: S) -> int:
        """The seats that may speak although the table does not wait for them. With no `must` beside it this
        is an optional window: whoever runs the game may close it by playing `fallback` for those seats."""
        return 0

    def shown(self, s: S, viewer: int) -> int:
        """The seats a viewer sees the table waiting for; narrower or wider where the truth would betray."""
        return self.must(s)

    def pause(self, s: S) -> int:
        """For so many seconds at least a table of people keeps this open, so that time betrays nobody."""
        return 0

    def asks(self, s: S, seat: int) -> str:
        """What kind of decision this is for a seat, as a key of the locale's `ask` group."""
        return type(self).__name__.lower()

    def chance(self, s: S) -> Chance | None:
        return None

    def legal(self, s: S, seat: int) -> list[int]:
        """What a seat of `must` or `may` can say, in ascending order, never empty. Steps may hand out a list
        they keep: callers do not change it."""
        return [a for a in self.menu(s, seat) if self.why(s, seat, a) == 0]

    def menu(self, s: S, seat: int) -> list[int]:
        """What a person would look for here, the greyed included."""
        return []

    def why(self, s: S, seat: int, action: int) -> int:
        """0, or the reason why this seat (of `must` or `may`) cannot say this."""
        raise NotImplementedError

    def why_silent(self, s: S, seat: int, action: int) -> int:
        """Why a seat that is not asked cannot say this, where a clause says more than 'not your turn'. Never
        0, and made of nothing that the seat may not know."""
        return NOT_ASKED

    def take(self, s: S, seat: int, action: int) -> None:
        raise NotImplementedError

    def take_chance(self, s: S, action: int) -> None:
        raise NotImplementedError

    def advance(self, s: S) -> None:
        """What follows by itself now that nobody is asked."""
        raise NotImplementedError

    def fallback(self, s: S, seat: int) -> int:
        """What is played for an absent seat: legal, and no better informed than the seat."""
        return self.legal(s, seat)[0]

    @abstractmethod
    def copy(self) -> Step[S]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """A title: its tables and its questions. One instance serves all games."""

    title: str
    version: int
    fewest: int
    most: int
    verbs: VerbTable
    chances: VerbTable
    reasons: ReasonTable
    events: list[EventKind]
    options: list[Option]
    presets: list[Preset]

    @abstractmethod
    def setup(self, seats: int, options: list[int]) -> State:
        """The state before the first word; NATURE is asked for everything random."""

    def may_sit(self, seats: int, options: list[int]) -> int:
        """0, or the reason why this many seats cannot play with these options."""
        return 0

    @abstractmethod
    def view(self, state: State, viewer: int) -> dict[str, object]:
        """What a viewer sees, as plain JSON: a whitelist."""

    @abstractmethod
    def result(self, state: State) -> Result:
        """Winners (possibly none), scores, reason and breakdown; only asked when the game is over."""

    @abstractmethod
    def redetermine(self, state: State, viewer: int, rng: Rng) -> State:
        """A copy in which everything the viewer cannot know is drawn anew, evenly over what is possible.
        Never reads the truth it replaces."""

    def withdraw(self, state: State, viewer: int) -> None:  # noqa: B027 - few titles have secret words
        """Take back what the others have said in the open step unheard by this seat, in a world a search has
        imagined: there they think about it as if they were asked together with the seat, which they were."""

    def interrupters(self, state: State) -> int:
        """The seats that may say an interrupt verb right now, whatever the step."""
        return 0

    def interrupts(self, state: State, seat: int) -> list[int]:
        return []

    def why_interrupt(self, state: State, seat: int, action: int) -> int:
        raise NotImplementedError

    def interrupt(self, state: State, seat: int, action: int) -> None:
        raise NotImplementedError

    def resume(self, state: State) -> None:
        """Put the ordinary beginning of a turn on the stack, for a position that names no steps."""
        raise NotImplementedError

    def team(self, state: State, seat: int) -> int:
        """The mask of seats that win and know together with this one (itself included)."""
        return 1 << seat

    def whispers(self, state: State, seat: int) -> int:
        """The mask of seats that talk and plan together out of the others' hearing, this one included; 0 if
        there is nobody to whisper to, or the table does not allow it."""
        team = self.team(state, seat)
        everybody = (1 << state.seats) - 1
        return 0 if team in (1 << seat, everybody) else team

    def may_talk(self, state: State, seat: int) -> bool:
        """Whether this seat may talk at the table at all."""
        return True

    def reason_args(self, state: State, seat: int, action: int, code: int) -> Args:
        """The arguments of a refusal's sentence, as (domain, value)."""
        return {}

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The title's quick heuristic for a pending seat, from what that seat may know."""
        legal = state.stack[-1].legal(state, seat)
        return legal[rng.below(len(legal))]

    def promise(self, state: State, seat: int) -> int:
        """How well a seat stands, in thousandths of a sure win, from open facts; for search cut-offs."""
        return 500

    def prospect(self, state: State, seat: int) -> int:
        """`promise` with all cards open. A search asks this, only of worlds it has imagined itself."""
        return self.promise(state, seat)

    def is_quiet(self, state: State) -> bool:
        """Whether this is a good moment to ask `prospect`. A search that has seen enough goes on until one
        comes."""
        return True

    def patience(self) -> int:
        """How many words of each seat a search plays by `choose` before it asks `prospect`: the better that
        is, the fewer."""
        return 8

    def odds(self, state: State, viewer: int) -> list[tuple[str, Args, int, int]]:
        """Chances worth showing a viewer now: (text key, arguments, favourable, out of)."""
        return []

    def invariants(self, state: State) -> list[str]:
        """Broken conservation laws, as short sentences for tests and for the position reader."""
        return []
