"""Many games at once: the same games, lane by lane, as a table of its own would play."""

import numpy as np
import pytest

from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.research.vector import VectorEnv

TITLES = catalogue.titles()


@pytest.mark.parametrize("title", TITLES)
def test_lanes_play_on_through_many_games(title: str) -> None:
    env = VectorEnv(title, count=16, observe=False)
    step = env.reset(seed=3)
    ended = 0
    for _ in range(700):
        assert step.mask.shape == (16, env.codec.actions)
        assert (step.mask.sum(axis=1) > 0).all()
        actions = env.random_actions()
        assert step.mask[np.arange(16), actions].all()
        step = env.step(actions)
        assert not step.refused.any()
        assert (step.reward[~step.done] == 0).all()
        ended += step.done.sum()
    assert ended > 0


@pytest.mark.parametrize("title", TITLES)
def test_the_vector_is_the_codecs(title: str) -> None:
    env = VectorEnv(title, count=5)
    step = env.reset(seed=8)
    for _ in range(30):
        step = env.step(env.random_actions())
    for lane in range(5):
        state, seat = env.lanes.states[lane], int(step.seat[lane])
        assert (step.observation[lane] == env.codec.vector(state, seat)).all()
        assert np.flatnonzero(step.mask[lane]).tolist() == env.lanes.legal[lane]


def test_a_lane_plays_the_same_whatever_its_neighbours_do() -> None:
    one, other = VectorEnv("fast_west", 3, count=4), VectorEnv("fast_west", 3, count=4)
    a, b = one.reset(seed=5), other.reset(seed=5)
    for _ in range(60):
        lowest = a.mask.argmax(axis=1)
        mixed = np.where(np.arange(4) == 2, b.mask.argmax(axis=1), other.random_actions())
        a, b = one.step(lowest), other.step(mixed)
        assert (a.observation[2] == b.observation[2]).all()
    assert not (a.observation[0] == b.observation[0]).all()


def test_rewards_of_a_lane_sum_to_nothing_and_name_the_winner() -> None:
    env = VectorEnv("standoff", 2, count=64, observe=False)
    env.reset()
    won = np.zeros(2)
    for _ in range(200):
        step = env.step(env.thumb_actions())
        assert np.allclose(step.reward.sum(axis=1), 0)
        won += (step.reward == 1).sum(axis=0)
    assert (won > 20).all()


def test_an_action_that_is_not_allowed_is_replaced_and_marked() -> None:
    env = VectorEnv("standoff", 2, count=3, observe=False)
    env.reset()
    actions = env.random_actions()
    actions[1] = 0  # A draws at itself
    assert env.step(actions).refused.tolist() == [False, True, False]


@pytest.mark.parametrize(("count", "actions"), [(3, [1, 2]), (2, [0.5, 1.0]), (2, [[1, 2]])])
def test_actions_of_another_shape_are_one_sentence(count: int, actions: list[object]) -> None:
    env = VectorEnv("standoff", 2, count=count)
    env.reset()
    with pytest.raises(SaloonError, match=f"a step takes {count} integers"):
        env.step(np.array(actions))


def test_at_least_one_lane() -> None:
    with pytest.raises(SaloonError, match="at least one game"):
        VectorEnv("standoff", count=0)
