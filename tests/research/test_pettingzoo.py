"""PettingZoo's own tests, for every title."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.research import aec, parallel

TITLES = catalogue.titles()
# PettingZoo knows by name which environments give a dictionary with a mask; of all others it warns.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize("title", TITLES)
def test_one_after_the_other(title: str) -> None:
    api_test(aec.env(title), num_cycles=100)
    api_test(aec.raw_env(title, max_cycles=10), num_cycles=50)


@pytest.mark.parametrize("title", TITLES)
def test_all_at_once(title: str) -> None:
    parallel_api_test(parallel.parallel_env(title), num_cycles=120)


@pytest.mark.parametrize("title", TITLES)
def test_equal_seeds_give_equal_games(title: str) -> None:
    seed_test(partial(aec.env, title), num_cycles=40)
    parallel_seed_test(partial(parallel.parallel_env, title), num_cycles=30)


@pytest.mark.parametrize("title", TITLES)
def test_boards_as_text_and_as_pictures(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(aec.raw_env, title))


@pytest.mark.parametrize("title", TITLES)
def test_games_are_broken_off(title: str) -> None:
    class Module:
        parallel_env = staticmethod(partial(parallel.parallel_env, title))
        env = staticmethod(partial(parallel.env, title))

    max_cycles_test(Module)


def finished(env: Any, seed: int) -> dict[str, float]:
    """Play a random game; what each seat got in all."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(rng.choice(legal)))
    return total


@pytest.mark.parametrize(("title", "seats"), [("standoff", 4), ("fast_west", 3), ("way_out_west", 3)])
def test_what_one_wins_the_others_lose(title: str, seats: int) -> None:
    totals = [finished(aec.env(title, seats=seats), seed) for seed in range(4)]
    assert all(sum(total.values()) == pytest.approx(0) for total in totals)
    assert any(any(total.values()) for total in totals)


def test_a_gang_wins_and_loses_together() -> None:
    total = sorted(finished(aec.env("desperados", seats=4), 5).values())
    assert total in ([-1, 1, 1, 1], [-1, -1, -1, 1])


def test_rewards_by_score_are_the_lead_over_the_others() -> None:
    total = finished(aec.env("way_out_west", seats=3, rewards="score"), 2)
    assert sum(total.values()) == pytest.approx(0)
    assert any(abs(one) > 1 for one in total.values())


def test_an_action_that_is_not_allowed_is_named_with_its_clause() -> None:
    env = aec.raw_env("standoff", seats=2)
    env.reset(seed=1)
    env.step(0)  # A draws at itself
    assert "STD-" in env.infos["seat_0"]["refused"]
    strict = aec.raw_env("standoff", seats=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(SaloonError, match="STD-"):
        strict.step(0)


def test_together_nobody_answers_what_was_chosen_before_it() -> None:
    env = parallel.parallel_env("standoff", seats=3)
    first, _ = env.reset(seed=4)
    assert all(not seen["action_mask"][env.wait] for seen in first.values())
    _, _, _, _, infos = env.step(
        {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in first.items()}
    )
    assert not any("refused" in info for info in infos.values())
    assert infos["seat_0"]["seen"]["table"]["steps"] != []


def test_who_is_not_asked_can_only_wait() -> None:
    env = parallel.parallel_env("way_out_west", seats=3)
    seen, _ = env.reset(seed=4)
    [asked] = [agent for agent, one in seen.items() if not one["action_mask"][env.wait]]
    words = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    idle = next(agent for agent in seen if agent != asked)
    _, _, _, _, infos = env.step(words | {idle: words[asked]})
    assert {agent for agent, info in infos.items() if "refused" in info} == {idle}
    strict = parallel.parallel_env("way_out_west", seats=3, illegal="raise")
    strict.reset(seed=4)
    with pytest.raises(SaloonError):
        strict.step(words | {idle: words[asked]})
    _, _, _, _, infos = env.step(dict.fromkeys(words, env.wait))
    assert len([info for info in infos.values() if "refused" in info]) == 1


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"title": "standof"}, "did you mean"),
        ({"title": "standoff", "seats": 9}, "2 to 6"),
        ({"title": "standoff", "options": {"live": "3"}}, "no option 'live'"),
        ({"title": "standoff", "rewards": "money"}, "win or score"),
        ({"title": "standoff", "illegal": "fall_back"}, "did you mean 'fallback'"),
    ],
)
def test_bad_input_is_one_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(SaloonError, match=said):
        aec.env(**given)
