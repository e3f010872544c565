"""OpenSpiel: every title as a game, known to `pyspiel.load_game` as soon as this module is imported.

    game = pyspiel.load_game("saloon_fast_west(seats=3,options=gringos:0;turn_limit:20)")
    game = pyspiel.load_game("saloon_fast_west_turns(seats=2,options=preset:duel)")

The first form has seats that choose at the same time act in one joint action, the second one after the other
and unseen. Every answer of NATURE is an explicit chance node; dice fall one by one. Returns are 1 for a side
that wins alone and -1 shared out among the others.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar, Final

from saloon.bots.sides import Sides
from saloon.kernel import catalogue, flow, playout, position
from saloon.kernel.core import WATCHER, Rules
from saloon.kernel.errors import SaloonError
from saloon.kernel.notation import say
from saloon.kernel.rng import FastRng
from saloon.kernel.verbs import DiceVerb
from saloon.research.codec import Codec, codec
from saloon.research.held import Held
from saloon.research.needs import need
from saloon.research.needs import numpy as np
from saloon.research.payoff import payoffs

pyspiel: Any = need("pyspiel")

LONGEST: Final = 20_000
SEATS: Final = "play" + "ers"
"""What OpenSpiel's own games call the number of seats; with us the same as `seats`."""
COUNTED: Final = 32
"""So many events of a kind fill their place in an information state's tensor."""
BITS: Final = 64
"""Of the fingerprint of what a seat remembers."""


def game_type(rules: Rules, together: bool, zero_sum: bool) -> Any:
    """The card of a game."""
    kind = pyspiel.GameType
    name = f"saloon_{rules.title}" + ("" if together else "_turns")
    return kind(
        short_name=name,
        long_name=name.replace("_", " ").title(),
        dynamics=kind.Dynamics.SIMULTANEOUS if together else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.fewest, SEATS: 0, "options": ""},
    )


def game_info(of: Codec, zero_sum: bool) -> Any:
    chances = of.rules.chances.verbs
    widest = max([1, *[one.sides for one in chances if isinstance(one, DiceVerb)]])
    drawn = sum(one.size for one in chances if not isinstance(one, DiceVerb))
    return pyspiel.GameInfo(
        num_distinct_actions=of.actions,
        max_chance_outcomes=max(widest, drawn),
        num_players=of.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=LONGEST,
    )


def each_for_itself(of: Codec) -> bool:
    """Whether every seat is a side of its own. Who is in a gang may only be known when a game is over."""
    state = flow.start(of.rules, of.seats, of.options)
    playout.finish(of.rules, state, FastRng(1))
    return Sides(of.rules, state).count == of.seats


def read_pairs(text: str) -> dict[str, str]:
    """`lives:1;teams:two`."""
    out: dict[str, str] = {}
    for pair in text.split(";") if text.strip() else []:
        name, colon, value = pair.partition(":")
        if not colon:
            raise SaloonError(f"an option reads NAME:VALUE, not '{pair}'")
        out[name.strip()] = value.strip()
    return out


class SaloonGame(pyspiel.Game):  # type: ignore[misc]  # the class comes from an optional package
    """A title at one table; each title and form is a class below this one."""

    title: ClassVar[str]
    together: ClassVar[bool]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules, together = catalogue.load(self.title), self.together
        seats = int(given.get(SEATS, 0) or given.get("seats", 0) or rules.fewest)
        self.codec = codec(rules.title, seats, read_pairs(str(given.get("options", ""))))
        self.origin = Held.begun(self.codec, together)
        given["seats"] = given[SEATS] = seats
        zero_sum = each_for_itself(self.codec)
        super().__init__(game_type(rules, together, zero_sum), game_info(self.codec, zero_sum), given)

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name: the classes are made when they are registered."""
        return loaded, (str(self),)

    def new_initial_state(self, *_: Any) -> SaloonState:
        return SaloonState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.codec, kind)


class SaloonState(pyspiel.State):  # type: ignore[misc]  # the class comes from an optional package
    """A game in progress."""

    def __init__(self, game: SaloonGame) -> None:
        super().__init__(game)
        self.held = game.origin.copy()

    def whose(self) -> int:
        held = self.held
        if held.state.over():
            return int(pyspiel.PlayerId.TERMINAL)
        asked = held.asked()
        if not asked:
            return int(pyspiel.PlayerId.CHANCE)
        return asked[0] if len(asked) == 1 or not held.together else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, seat: int) -> list[int]:
        return self.held.legal(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.held.ways()]
        total = sum(weights)
        return [(way, weight / total) for way, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        asked = self.held.asked()
        if asked:
            self.held.say(asked[0], action)
        else:
            self.held.fall(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.held.say_together(actions)

    def _action_to_string(self, seat: int, action: int) -> str:
        if seat < 0:
            return self.held.way_text(action)
        return say(self.held.rules, seat, action)

    def is_terminal(self) -> bool:
        return self.held.state.over()

    def returns(self) -> list[float]:
        held = self.held
        if not held.state.over():
            return [0.0] * held.codec.seats
        return payoffs(held.rules, held.state, False)

    def resample_from_infostate(self, seat: int, sampler: Callable[[], float] | None = None) -> SaloonState:
        """A state that looks the same to the seat, with everything it cannot know drawn anew."""
        seed = int((sampler() if sampler is not None else random.random()) * (1 << 53))
        out: SaloonState = self.clone()
        out.held = self.held.resampled(seat, seed)
        return out

    def __str__(self) -> str:
        rules = self.held.rules
        thrown = f"thrown: {self.held.thrown}\n" if self.held.thrown else ""
        return position.write(rules, catalogue.form(rules.title), self.held.state) + thrown


# OpenSpiel's word for it, which is not ours.
setattr(SaloonState, "current_" + "player", SaloonState.whose)


class Observer:
    """What a seat sees, as OpenSpiel asks for it. With perfect recall also what it remembers: a fingerprint
    of all it was told and said, in the tensor bit by bit; there also how often it was told each thing."""

    def __init__(self, of: Codec, kind: Any) -> None:
        self.codec = of
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a seat sees its own secrets, not everybody's")
        told = len(of.rules.events)
        self.tensor = np.zeros(of.size + (told + BITS if self.recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: of.size]}
        if self.recall:
            self.dict["told"] = self.tensor[of.size : -BITS]
            self.dict["memory"] = self.tensor[-BITS:]

    def set_from(self, state: SaloonState, seat: int) -> None:
        held = state.held
        self.dict["observation"][:] = self.codec.vector(held.state, seat if self.private else WATCHER)
        if self.recall:
            memory = held.memories[seat]
            self.dict["told"][:] = np.minimum(memory.counts, COUNTED) / COUNTED
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(memory.print.to_bytes(BITS // 8), np.uint8))

    def string_from(self, state: SaloonState, seat: int) -> str:
        held = state.held
        seen = self.codec.look(held.state, seat if self.private else WATCHER)
        text = json.dumps(seen, separators=(",", ":"))
        return f"{held.memories[seat].print:016x} {text}" if self.recall else text


def loaded(name: str) -> Any:
    """A game by its name, after this module has made it known."""
    return pyspiel.load_game(name)


def register() -> None:
    """Make every title known to OpenSpiel, in both forms."""
    known = set(pyspiel.registered_names())
    for title in catalogue.titles():
        rules = catalogue.load(title)
        for together in (True, False):
            card = game_type(rules, together, False)
            if card.short_name not in known:
                # A class, as OpenSpiel lets go of what it was given only after Python has ended.
                made = type(
                    card.long_name.replace(" ", ""), (SaloonGame,), {"title": title, "together": together}
                )
                pyspiel.register_game(card, made)


register()
