"""The examples do what they say."""

import numpy as np
import pyspiel

from examples import tabular
from examples.reinforce import Policy, measure, train
from saloon.research.vector import VectorEnv


def test_a_learner_beats_random_seats() -> None:
    env = VectorEnv("standoff", 2, count=256)
    policy = Policy(env.codec.size, env.codec.actions, 0.01)
    before, _ = measure(env, policy, 1000)
    assert train(env, policy, seconds=600, most=40_000) >= 40_000
    after, unsure = measure(env, policy, 1000)
    assert after - 2 * unsure > before > 0.3


def test_a_policy_says_only_what_is_allowed() -> None:
    env = VectorEnv("fast_west", 3, count=32)
    policy = Policy(env.codec.size, env.codec.actions, 0.01)
    step = env.reset(seed=4)
    for _ in range(20):
        actions = policy.choose(step.observation, step.mask)
        assert step.mask[np.arange(32), actions].all()
        step = env.step(actions)
        assert not step.refused.any()


def test_a_table_of_regrets_beats_a_random_seat() -> None:
    game = pyspiel.load_game("saloon_fast_west_turns(seats=2,options=gringos:0;duel:2)")
    learner = tabular.Learner()
    before, unsure_before = tabular.measure(game, learner, 400)
    assert abs(before) < 2 * unsure_before
    assert learner.train(game, seconds=600, most=800) == 800
    after, unsure = tabular.measure(game, learner, 800)
    assert after - unsure > 0
