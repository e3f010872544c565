"""Gymnasium's own check, and a seat among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.research.gym import SeatEnv


@pytest.mark.parametrize("title", catalogue.titles())
def test_gymnasium_finds_nothing_wrong(title: str) -> None:
    name = f"saloon/{title}-v{catalogue.load(title).version}"
    check_env(gymnasium.make(name, opponents="random", render_mode="rgb_array").unwrapped)
    for mode in ("ansi", "rgb_array"):
        env = SeatEnv(title, opponents="random", render_mode=mode)
        env.reset(seed=1)
        assert len(env.render()) > 0


def test_several_at_once_through_gymnasium() -> None:
    envs = gymnasium.make_vec("saloon/standoff-v1", num_envs=3, vectorization_mode="sync", opponents="random")
    observation, _ = envs.reset(seed=4)
    ended = 0
    for _ in range(80):
        observation, _, over, _, info = envs.step(observation["action_mask"].argmax(axis=1))
        assert "refused" not in info
        ended += int(over.sum())
    assert ended > 2


def play(env: Any, seed: int) -> tuple[float, int]:
    """A game by the lowest legal action; what it brought and how many steps it took."""
    observation, _ = env.reset(seed=seed)
    over, steps, reward = False, 0, 0.0
    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, _, info = env.step(action)
        assert "refused" not in info
        steps += 1
    return reward, steps


def test_a_title_by_its_id_and_every_seat_plays() -> None:
    env = gymnasium.make("saloon/standoff-v1", seats=3, seat=2, opponents=["ranch_hand", "greenhorn"])
    assert {play(env, seed) for seed in range(8)} != {play(env, 0)}
    assert play(env, 5) == play(env, 5)


def test_searching_opponents_with_a_budget_in_passes_repeat_their_games() -> None:
    env = SeatEnv("fast_west", seats=2, opponents="gunslinger@5")
    assert play(env, 3) == play(env, 3)


def test_words_say_what_actions_mean() -> None:
    env = SeatEnv("standoff", seats=2)
    env.reset(seed=1)
    assert "draw B" in env.words().values()
    assert [*env.words()] == np.flatnonzero(env.observation()["action_mask"]).tolist()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": 2}, "no seat 2"),
        ({"opponents": ["random", "random"]}, "1 other seats, but 2 opponents"),
        ({"opponents": "gunslinge"}, "did you mean 'gunslinger'"),
    ],
)
def test_bad_input_is_one_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(SaloonError, match=said):
        SeatEnv("standoff", seats=2, **given)


def test_after_the_end_comes_a_reset() -> None:
    env = SeatEnv("standoff", seats=2, opponents="random")
    play(env, 1)
    with pytest.raises(SaloonError, match="reset"):
        env.step(0)
