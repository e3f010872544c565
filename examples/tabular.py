"""A learner with a table: a minute of counterfactual regrets in the little duel of Fast West, then games
against a seat that plays at random.

    python examples/tabular.py                       the duel of two turns
    python examples/tabular.py --turns 3 --seconds 120

External sampling MCCFR (Lanctot and others, 2009) walks the game as OpenSpiel sees it: every word of the seat
that learns, one word of the other, one answer of chance. At each information state it keeps how much it
regrets not having said each word; what it said on average is the policy. Needs
`pip install '.[openspiel]'`.
"""

from __future__ import annotations

import argparse
import random
from time import monotonic
from typing import Any

import pyspiel

from saloon.research import spiel

Odds = list[float]


class Learner:
    """Regrets and average policy at each information state met so far."""

    def __init__(self, seed: int = 1) -> None:
        self.regrets: dict[str, Odds] = {}
        self.said: dict[str, Odds] = {}
        self.luck = random.Random(seed)

    def now(self, key: str, words: int) -> Odds:
        """What to say for the moment: words in proportion to their regret, while any is above zero."""
        regrets = [max(one, 0.0) for one in self.regrets.setdefault(key, [0.0] * words)]
        total = sum(regrets)
        return [one / total for one in regrets] if total else [1 / words] * words

    def average(self, key: str, words: int) -> Odds:
        said = self.said.get(key, [1.0] * words)
        return [one / sum(said) for one in said]

    def walk(self, state: Any, learns: int) -> float:
        """Down one sampled way for everybody but who learns; what it is worth to that seat."""
        while state.is_chance_node():
            state = state.child(drawn(state, self.luck))
        if state.is_terminal():
            return float(state.returns()[learns])
        seat = state.whose()
        key, legal = state.information_state_string(seat), state.legal_actions()
        odds = self.now(key, len(legal))
        if seat != learns:
            said = self.said.setdefault(key, [0.0] * len(legal))
            self.said[key] = [a + b for a, b in zip(said, odds, strict=True)]
            return self.walk(state.child(self.luck.choices(legal, odds)[0]), learns)
        worth = [self.walk(state.child(word), learns) for word in legal]
        mean = sum(a * b for a, b in zip(odds, worth, strict=True))
        self.regrets[key] = [a + b - mean for a, b in zip(self.regrets[key], worth, strict=True)]
        return mean

    def train(self, game: Any, seconds: float, most: int = 1 << 60) -> int:
        """Until the time is up, or so many walks are done; how many they were."""
        walks, end = 0, monotonic() + seconds
        while monotonic() < end and walks < most:
            self.walk(game.new_initial_state(), walks % game.num_players())
            walks += 1
        return walks


def drawn(state: Any, luck: random.Random) -> int:
    outcomes = state.chance_outcomes()
    return int(luck.choices([one for one, _ in outcomes], [odds for _, odds in outcomes])[0])


def measure(game: Any, learner: Learner, games: int) -> tuple[float, float]:
    """The policy in one seat and a random one in the other, in turn: what a game brings (a win is 1, a loss
    -1), and how sure that is (two standard errors)."""
    luck, worth = random.Random(2), []
    for number in range(games):
        own, state = number % 2, game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                word = drawn(state, luck)
            elif (seat := state.whose()) == own:
                odds = learner.average(state.information_state_string(seat), len(legal))
                word = luck.choices(legal, odds)[0]
            else:
                word = luck.choice(legal)
            state.apply_action(word)
        worth.append(float(state.returns()[own]))
    mean = sum(worth) / games
    return mean, 2 * (sum((one - mean) ** 2 for one in worth) / games / games) ** 0.5


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description="A minute of learning, then games against a random seat.")
    parser.add_argument("--turns", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args(arguments)
    spiel.register()
    game = pyspiel.load_game(f"saloon_fast_west_turns(seats=2,options=gringos:0;duel:{given.turns})")
    learner = Learner()
    before, _ = measure(game, learner, given.games)
    walks = learner.train(game, given.seconds)
    after, unsure = measure(game, learner, given.games)
    print(f"{walks:,} walks in {given.seconds:g} s, {len(learner.regrets):,} information states")
    print(f"a game against a random seat brings {before:+.2f} before, {after:+.2f} (± {unsure:.2f}) after")
    return after - before


if __name__ == "__main__":
    main()
