"""The bazaar: bid, build, an open window, a question only the secret holder is really asked, a vote with a
spectator beside it. Two to four seats; nothing is won by skill."""

from __future__ import annotations

from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, EventKind, Rules, State, Step, bit
from saloon.kernel.options import Option
from saloon.kernel.reasons import NOT_NOW, ReasonTable
from saloon.kernel.result import Result
from saloon.kernel.rng import Rng
from saloon.kernel.verbs import SEAT, Verb, VerbTable, numbers, words

KIND = words("kind", ["bank", "store", "stable"])
TOWN = words("town", [f"town{n}" for n in range(1, 21)])
BID = Verb("bid", numbers("amount", 1, 100))
BUILD = Verb("build", KIND, TOWN)
PASS = Verb("pass")
OBJECT = Verb("object")
HINT = Verb("hint", numbers("card", 1, 3))
CHEER = Verb("cheer")
VOTE = Verb("vote", words("choice", ["aye", "nay"]))
VERBS = VerbTable([BID, BUILD, PASS, OBJECT, HINT, CHEER, VOTE])
HOLD = Verb("hold", SEAT)
CHANCES = VerbTable([HOLD])
HOLDS = EventKind("holds", SEAT, reveals=True)
BADE = EventKind("bade", SEAT, numbers("amount", 1, 100))
WHISPERED = EventKind("whispered", SEAT)
BUILT = EventKind("built", SEAT, KIND, TOWN)
OBJECTED = EventKind("objected", SEAT)
CHEERED = EventKind("cheered", SEAT)
VOTED = EventKind("voted", SEAT)
COUNTED = EventKind("counted", numbers("ayes", 0, 10), reveals=True)
EVENTS = [HOLDS, BADE, WHISPERED, BUILT, OBJECTED, CHEERED, VOTED, COUNTED]
REASONS = ReasonTable("BAZ-A1", "BAZ-E1")
TOO_LOW = REASONS.add("BAZ-A2", "too_low")
FORBIDDEN = REASONS.add("BAZ-B1", "forbidden")


class Bazaar(State):
    def __init__(self, seats: int, options: list[int], like: Bazaar | None = None) -> None:
        super().__init__(seats, options)
        self.high: int = like.high if like else 0
        self.holder: int = like.holder if like else -1
        self.votes: list[int] = like.votes[:] if like else [-1] * seats
        if like:
            self.bring(like)

    def copy(self) -> Bazaar:
        return Bazaar(self.seats, self.options, self)


class Phase(Step[Bazaar]):
    """A step whose only own fact is a mask or seat."""

    def __init__(self, left: int = 0) -> None:
        self.left = left

    def copy(self) -> Phase:
        return type(self)(self.left)

    def why(self, s: Bazaar, seat: int, action: int) -> int:
        return 0 if action in self.menu(s, seat) else NOT_NOW


class Hide(Phase):
    def chance(self, s: Bazaar) -> Chance | None:
        return Draw(0, [HOLD.of(seat) for seat in range(s.seats)])

    def take_chance(self, s: Bazaar, action: int) -> None:
        s.holder = HOLD.arg(action, 0)
        s.tell(HOLDS, bit(s.holder), [s.holder])
        s.stack[-1] = Auction(0)


class Auction(Phase):
    def must(self, s: Bazaar) -> int:
        return bit(self.left)

    def menu(self, s: Bazaar, seat: int) -> list[int]:
        return [*BID.actions(), PASS.of()]

    def why(self, s: Bazaar, seat: int, action: int) -> int:
        if BID.owns(action):
            return 0 if BID.arg(action, 0) > s.high else TOO_LOW
        return 0 if action == PASS.of() else NOT_NOW

    def take(self, s: Bazaar, seat: int, action: int) -> None:
        if BID.owns(action):
            s.high = BID.arg(action, 0)
            s.tell(BADE, EVERYONE, [seat, s.high])
            s.tell(WHISPERED, bit(seat), [seat])
        s.stack[-1] = Auction(seat + 1) if seat + 1 < s.seats else Building(0)


class Building(Phase):
    def must(self, s: Bazaar) -> int:
        return bit(self.left)

    def menu(self, s: Bazaar, seat: int) -> list[int]:
        return [*BUILD.actions(), PASS.of()]

    def why(self, s: Bazaar, seat: int, action: int) -> int:
        if BUILD.owns(action):
            return FORBIDDEN if BUILD.args(action) == [2, 0] else 0
        return 0 if action == PASS.of() else NOT_NOW

    def take(self, s: Bazaar, seat: int, action: int) -> None:
        if BUILD.owns(action):
            s.tell(BUILT, EVERYONE, [seat, *BUILD.args(action)])
        s.stack[-1] = Window(bit(s.seats) - 1)


class Window(Phase):
    """Open to all, nobody must."""

    def may(self, s: Bazaar) -> int:
        return self.left

    def menu(self, s: Bazaar, seat: int) -> list[int]:
        return [PASS.of(), OBJECT.of()]

    def take(self, s: Bazaar, seat: int, action: int) -> None:
        if action == OBJECT.of():
            s.tell(OBJECTED, EVERYONE, [seat])
            return
        self.left &= ~bit(seat)
        if not self.left:
            s.stack[-1] = Secret(0)


class Secret(Phase):
    """Only the holder is asked, but all look asked."""

    def must(self, s: Bazaar) -> int:
        return bit(s.holder)

    def shown(self, s: Bazaar, viewer: int) -> int:
        return bit(s.seats) - 1

    def menu(self, s: Bazaar, seat: int) -> list[int]:
        return HINT.actions()

    def take(self, s: Bazaar, seat: int, action: int) -> None:
        s.stack[-1] = Vote(0)


class Vote(Phase):
    """All but the last seat vote; the last may cheer beside them."""

    def must(self, s: Bazaar) -> int:
        return sum(bit(seat) for seat in range(s.seats - 1) if s.votes[seat] < 0)

    def may(self, s: Bazaar) -> int:
        return bit(s.seats - 1)

    def menu(self, s: Bazaar, seat: int) -> list[int]:
        return [CHEER.of()] if seat == s.seats - 1 else VOTE.actions()

    def take(self, s: Bazaar, seat: int, action: int) -> None:
        if action == CHEER.of():
            s.tell(CHEERED, EVERYONE, [seat])
            return
        s.votes[seat] = VOTE.arg(action, 0)
        s.tell(VOTED, EVERYONE, [seat])
        if not self.must(s):
            s.tell(COUNTED, EVERYONE, [s.votes.count(0)])
            s.stack.pop()


class BazaarRules(Rules):
    def __init__(self) -> None:
        self.title = "bazaar"
        self.version = 1
        self.fewest = 2
        self.most = 4
        self.verbs = VERBS
        self.chances = CHANCES
        self.reasons = REASONS
        self.events = EVENTS
        self.options = [Option("loud", words("flag", ["no", "yes"]), "no", "BAZ-S1", "house")]
        self.presets = []

    def setup(self, seats: int, options: list[int]) -> State:
        state = Bazaar(seats, options)
        state.stack.append(Hide())
        return state

    def resume(self, state: State) -> None:
        state.stack = [Auction(0)]

    def view(self, state: State, viewer: int) -> dict[str, object]:
        assert isinstance(state, Bazaar)
        mine = state.votes[viewer] if viewer >= 0 else None
        return {"high": state.high, "holder": viewer == state.holder, "vote": mine}

    def result(self, state: State) -> Result:
        return Result([], [0] * state.seats, "counted", "BAZ-E1")

    def redetermine(self, state: State, viewer: int, rng: Rng) -> State:
        world = state.copy()
        assert isinstance(world, Bazaar)
        others = [seat for seat in range(world.seats) if seat != viewer]
        world.holder = viewer if world.holder == viewer else others[rng.below(len(others))]
        return world


RULES = BazaarRules()
