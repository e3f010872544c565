"""OpenSpiel's own tests and algorithms, on our titles."""

import json
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from saloon.kernel import catalogue
from saloon.kernel.rng import FastRng
from saloon.research import spiel

FORMS = [f"saloon_{title}{form}" for title in catalogue.titles() for form in ("", "_turns")]
DUEL = "saloon_fast_west_turns(seats=2,options=gringos:0;duel:2)"


@pytest.mark.parametrize("name", FORMS)
def test_random_simulation(name: str) -> None:
    """Clones, masks, serialisation, observations, returns, lengths: at every state of a game."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", FORMS)
def test_openspiels_own_test_of_python_games(name: str) -> None:
    """Pickles and texts of games, types and states, clones, utilities; joint actions as turns too."""
    np.random.seed(5)
    theirs = games_sim_test.GamesSimTest()
    theirs.sim_game(pyspiel.load_game(name))
    if not name.endswith("_turns"):
        theirs.sim_game(pyspiel.load_game_as_turn_based(name))


def test_the_number_of_seats_may_be_called_as_openspiel_does() -> None:
    game = pyspiel.load_game("saloon_standoff", {"play" + "ers": 5})
    assert game.num_players() == 5
    assert pickle.loads(pickle.dumps(game)).num_players() == 5
    assert pyspiel.load_game("saloon_standoff(seats=3)").num_players() == 3


@pytest.mark.parametrize("name", FORMS)
def test_games_are_registered_and_told_apart(name: str) -> None:
    card = pyspiel.load_game(name).get_type()
    together = card.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    assert name in pyspiel.registered_names()
    assert together == (not name.endswith("_turns"))
    gang = "desperados" in name
    assert (card.utility == pyspiel.GameType.Utility.GENERAL_SUM) == gang


def moved(state: Any, seed: int, moves: int) -> Any:
    """On by so many random moves."""
    rng = np.random.RandomState(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        elif state.is_simultaneous_node():
            joint = [state.legal_actions(seat) or [0] for seat in range(state.num_players())]
            state.apply_actions([int(rng.choice(legal)) for legal in joint])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("title", catalogue.titles())
def test_a_resampled_state_looks_the_same_to_its_seat(title: str) -> None:
    game = pyspiel.load_game(f"saloon_{title}_turns")
    for seed in range(12):
        state = moved(game.new_initial_state(), seed, 12 + 5 * seed)
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.whose()
        other = state.resample_from_infostate(seat, np.random.RandomState(seed).random_sample)
        assert other.whose() == seat
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.legal_actions() == state.legal_actions()


def test_resampling_draws_what_is_hidden_anew() -> None:
    game = pyspiel.load_game("saloon_standoff_turns(seats=2)")
    state = moved(game.new_initial_state(), 1, 2)
    sampler = np.random.RandomState(1).random_sample
    found = {state.resample_from_infostate(0, sampler).information_state_string(1) for _ in range(40)}
    assert len(found) > 2


@pytest.mark.parametrize("title", catalogue.titles())
def test_worlds_that_look_the_same_have_the_same_information_state(title: str) -> None:
    state = moved(pyspiel.load_game(f"saloon_{title}").new_initial_state(), 2, 25)
    for seat in range(state.num_players()):
        twin = state.clone()
        twin.held.state = twin.held.rules.redetermine(twin.held.state, seat, FastRng(4))
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)


def test_information_states_remember_what_views_forget() -> None:
    game = pyspiel.load_game(DUEL)
    first, second = game.new_initial_state(), game.new_initial_state()
    for state, mine, theirs in ((first, 0, 3), (second, 3, 0)):
        state.apply_action(state.legal_actions()[0])
        state.apply_action(state.legal_actions()[mine])
        state.apply_action(state.legal_actions()[theirs])
    assert first.information_state_string(0) != second.information_state_string(0)


def tree(state: Any, known: list[list[Any]]) -> Iterator[tuple[int, str, Any, Any, Any]]:
    """Every decision of a game: the seat, its information state as a string and as a tensor, all it has seen
    and said so far, and where among that stands what it has said."""
    if state.is_terminal():
        return
    for seat, seen in enumerate(known):
        look = json.dumps(state.held.codec.look(state.held.state, seat))
        if look not in seen[-1:]:
            seen.append(look)
    seat = state.whose()
    if seat >= 0:
        tensor = tuple(state.information_state_tensor(seat))
        yield seat, state.information_state_string(seat), tensor, tuple(known[seat]), tuple(state.history())
    for action in [a for a, _ in state.chance_outcomes()] if seat < 0 else state.legal_actions():
        after = [[*seen] for seen in known]
        if seat >= 0:
            after[seat].append(action)
        yield from tree(state.child(action), after)


def test_information_states_are_what_a_seat_can_tell_apart() -> None:
    """In the whole of a small game: two histories have the same string exactly when the seat has seen and
    said the same in both, step by step; and two tensors are the same exactly when the strings are."""
    known: dict[tuple[int, str], set[Any]] = {}
    tensors: dict[tuple[int, str], set[Any]] = {}
    strings: dict[tuple[int, Any], set[str]] = {}
    histories = set()
    for seat, string, tensor, seen, history in tree(pyspiel.load_game(DUEL).new_initial_state(), [[], []]):
        known.setdefault((seat, string), set()).add(seen)
        tensors.setdefault((seat, string), set()).add(tensor)
        strings.setdefault((seat, seen), set()).add(string)
        histories.add(history)
    assert len(histories) > 2 * len(known) > 50
    assert all(len(each) == 1 for each in [*known.values(), *tensors.values(), *strings.values()])
    assert len({(seat, *each) for (seat, _), each in tensors.items()}) == len(tensors)


def test_tensors_tell_apart_what_looks_and_counts_alike() -> None:
    """The same shots in another order, in the duel of three turns."""
    told: dict[tuple[int, bytes], set[str]] = {}
    whole: dict[tuple[int, bytes], set[str]] = {}
    for seed in range(150):
        state = pyspiel.load_game(DUEL.replace("duel:2", "duel:3")).new_initial_state()
        while not state.is_terminal():
            seat = state.whose()
            if seat >= 0:
                tensor = np.array(state.information_state_tensor(seat), np.float32)
                string = state.information_state_string(seat)
                told.setdefault((seat, tensor[: -spiel.BITS].tobytes()), set()).add(string)
                whole.setdefault((seat, tensor.tobytes()), set()).add(string)
            moved(state, 100 * seed + state.move_number(), 1)
    assert any(len(strings) > 1 for strings in told.values())
    assert all(len(strings) == 1 for strings in whole.values())


@pytest.mark.parametrize("title", catalogue.titles())
def test_a_seat_remembers_whatever_changes_before_its_eyes(title: str) -> None:
    state = pyspiel.load_game(f"saloon_{title}_turns").new_initial_state()
    before: list[tuple[int, str]] = []
    for ply in range(60):
        if state.is_terminal():
            break
        now = [
            (memory.print, json.dumps(state.held.codec.look(state.held.state, seat)))
            for seat, memory in enumerate(state.held.memories)
        ]
        for (told, seen), (told_now, seen_now) in zip(before, now, strict=False):
            assert (told != told_now) or (seen == seen_now)
        before = now
        moved(state, ply, 1)


def test_a_throw_falls_die_by_die() -> None:
    game = pyspiel.load_game("saloon_way_out_west_turns")
    widest = 0
    for seed in range(4):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                widest = max(widest, len(outcomes))
                assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            moved(state, seed + state.move_number(), 1)
    assert 1 < widest <= game.max_chance_outcomes()


def test_ordered_words_of_a_joint_action_are_asked_again() -> None:
    """Somebody who reveals while others choose returns their choices (FW-C9)."""
    game = pyspiel.load_game("saloon_fast_west(seats=3,options=gringos:0)")
    reveal = game.new_initial_state().held.rules.verbs.named("reveal")
    for seed in range(60):
        state = moved(game.new_initial_state(), seed, 4)
        if not state.is_simultaneous_node():
            continue
        bold = [next((a for a in state.legal_actions(seat) if reveal.owns(a)), None) for seat in range(3)]
        if bold[0] is None:
            continue
        state.apply_actions([bold[0], *[state.legal_actions(seat)[0] for seat in (1, 2)]])
        assert state.is_simultaneous_node()
        assert all(state.legal_actions(seat) for seat in range(3))
        return
    raise AssertionError("nobody revealed anything")


@pytest.mark.parametrize("make", [make_observation, None])
def test_observers(make: Any) -> None:
    game = pyspiel.load_game("saloon_fast_west_turns(seats=2)")
    state = moved(game.new_initial_state(), 3, 6)
    if make is None:
        public = pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.NONE)
        seen = game.make_py_observer(public).string_from(state, 0)
        assert '"identity":"' not in seen
        with pytest.raises(ValueError, match="no parameters"):
            game.make_py_observer(public, {"more": 1})
        return
    observation = make(game, pyspiel.IIGObservationType(perfect_recall=True))
    observation.set_from(state, 0)
    assert {"observation", "told", "memory"} == set(observation.dict)
    assert observation.tensor.shape[0] == len(state.information_state_tensor(0))


def test_playthroughs_and_reinforcement_learning() -> None:
    assert "standoff" in generate_playthrough.playthrough(
        "saloon_standoff(seats=2)", action_sequence=None, seed=1
    )
    env = rl_environment.Environment(pyspiel.load_game("saloon_standoff_turns(seats=2)"))
    step = env.reset()
    while not step.last():
        seat = step.observations["current_" + "player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == 0


def test_monte_carlo_tree_search_of_theirs_plays_ours() -> None:
    game = pyspiel.load_game("saloon_standoff_turns(seats=2)")
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    python = mcts.MCTSBot(game, 1.4, 10, evaluator, random_state=rng)
    informed = ismcts.ISMCTSBot(game, evaluator, 1.4, 10, random_state=rng)
    native = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 3), 1.4, 10, 10, True, 7, False)
    state = moved(game.new_initial_state(), 5, 3)
    for bot in (python.step, informed.step, lambda s: native.mcts_search(s).best_child().action):
        assert bot(state) in state.legal_actions()


def test_counterfactual_regrets_solve_the_little_duel() -> None:
    game = pyspiel.load_game(DUEL)
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert after < 0.35 * before


@pytest.mark.parametrize(
    ("options", "said"), [("lives", "NAME:VALUE"), ("live:2", "did you mean"), ("lives:9", "lives cannot be")]
)
def test_options_that_are_none_are_one_sentence(options: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(f"saloon_standoff(seats=2,options={options})")
    assert spiel.read_pairs(" lives:2 ; teams:two") == {"lives": "2", "teams": "two"}
