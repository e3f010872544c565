"""OpenSpiel's information-set Monte-Carlo tree search at our tables: games on stdin, results on stdout.

It plays through our adapter, one seat after the other, on the same build of the rules as our bot and with the
same milliseconds a decision; its rollouts are OpenSpiel's own random ones. The only argument is a folder of
packages, looked into last.
"""

import json
import sys
from importlib import import_module
from time import monotonic
from typing import Any

sys.path.append(sys.argv[1])

from saloon.bots.arena.entrant import Entrant
from saloon.bots.arena.game import Table, everybody_speaks
from saloon.bots.levels import Bot, bot
from saloon.bots.sides import Sides, shares
from saloon.bots.sight import Sight
from saloon.bots.think import Budget, Decision, Note
from saloon.kernel.match import Match


def searcher(game: Any, seed: int) -> Any:
    """OpenSpiel's bot, its number of simulations bounded by the clock."""
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    numpy = import_module("numpy")
    luck = numpy.random.RandomState(seed % (1 << 31))

    class Timed(ismcts.ISMCTSBot):  # type: ignore[misc, name-defined]  # an optional package
        end = 0.0
        simulations = 0

        def sample_root_state(self, state: Any) -> Any:
            if monotonic() > self.end and self._root_node.total_visits > 0:
                raise TimeoutError
            self.simulations += 1
            return super().sample_root_state(state)

        def run_search(self, state: Any) -> Any:
            try:
                return super().run_search(state)
            except TimeoutError:
                return self.get_final_policy(state, self._root_node)

    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    return Timed(game, evaluator, 1.4, 1 << 30, random_state=luck)


class Spiel(Bot):
    """Their bot in one of our seats."""

    level = "openspiel"

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, sight: Sight, budget: Budget) -> Decision:
        state = self.game.new_initial_state()
        state.held.state = sight.world.copy()
        legal = sight.words()
        if len(legal) == 1:
            return Decision(legal[0], Note(self.level))
        while state.whose() != sight.seat:
            # Others choose at the same time: what they say is not known, so any words will do for them.
            other = state.whose()
            state.held.say(other, state.held.legal(other)[0])
        thinks = searcher(self.game, budget.seed)
        thinks.end = monotonic() + budget.milliseconds / 1000
        action = int(thinks.step(state))
        return Decision(action if action in legal else legal[0], Note(self.level, thinks.simulations))


def play(question: dict[str, Any]) -> dict[str, Any]:
    """A game with our bot on one side and theirs on all others."""
    import_module("saloon.research.spiel")
    title, seats, milliseconds = question["title"], question["seats"], question["milliseconds"]
    game = import_module("pyspiel").load_game(f"saloon_{title}_turns(seats={seats})")
    match = Match.new(title, seats, {}, seed=question["seed"])
    sides = Sides(match.rules, match.state)
    ours = [sides.of[seat] == question["side"] for seat in range(seats)]
    lineup = [Entrant("gunslinger" if own else "openspiel", 0, milliseconds) for own in ours]
    bots = [bot("gunslinger") if own else Spiel(game) for own in ours]
    table = Table(match, lineup, bots, question["seed"], [])
    while not match.over:
        everybody_speaks(table)
    won = shares(match.rules, match.state, sides)
    return {"share": won[question["side"]], "sides": sides.count, "size": sum(ours), "used": table.used}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(play(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
