"""The examples do what they say."""

import numpy as np

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
