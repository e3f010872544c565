"""The search finds what is known to be right on titles small enough to solve on paper."""

import pytest

from saloon.bots.node import Node
from saloon.bots.sight import look
from saloon.bots.think import verdict
from saloon.bots.tree import Settings, Tree
from tests.bots.tales import PICK, Choice, End, Tale, Together, odds, opened, truel, won

# Rock, scissors, paper with uneven wins: seat 0's chance in hundredths.
BIASED = [[50, 95, 20], [5, 50, 90], [80, 10, 50]]
PENNIES = [[90, 10], [30, 70]]


def searched(rules: Tale, seat: int, passes: int, seed: int = 7, **settings: float) -> Tree:
    chosen = Settings()
    for name, value in settings.items():
        setattr(chosen, name, type(getattr(chosen, name))(value))
    tree = Tree(look(rules, opened(rules), seat), chosen, seed)
    tree.run(passes)
    return tree


def worth(tree: Tree, option: int) -> float:
    """The win chance found for an option."""
    return tree.root.worth(tree.root.at(PICK.of(option)))


def matrix(hundredths: list[list[int]]) -> Tale:
    return Tale(Together(tuple(tuple(odds(cell) for cell in row) for row in hundredths)))


def exploitability(hundredths: list[list[int]], ours: list[float], theirs: list[float]) -> float:
    """How much both sides together could gain by knowing the other's mixture, in win chance."""
    rows = [sum(q * cell for q, cell in zip(theirs, row, strict=True)) for row in hundredths]
    columns = [sum(p * row[k] for p, row in zip(ours, hundredths, strict=True)) for k in range(len(theirs))]
    return (max(rows) - min(columns)) / 100


@pytest.mark.parametrize("hundredths", [BIASED, PENNIES])
def test_choosing_together_converges_to_the_mixed_equilibrium(hundredths: list[list[int]]) -> None:
    rules = matrix(hundredths)
    mixed = [verdict(searched(rules, seat, 6000)) for seat in (0, 1)]
    assert exploitability(hundredths, mixed[0], mixed[1]) < 0.05


def test_upper_confidence_alone_would_not_mix() -> None:
    """What the test above is worth: the same search without regret matching can be exploited."""
    rules = matrix(PENNIES)
    pure = [verdict(searched(rules, seat, 6000, matching=-1)) for seat in (0, 1)]
    assert exploitability(PENNIES, pure[0], pure[1]) > 0.15


@pytest.mark.parametrize(("seats", "matched"), [(2, True), (3, False)])
def test_regrets_are_matched_between_two_sides_only(seats: int, matched: bool) -> None:
    table = tuple(tuple(odds(cell) for cell in row) for row in PENNIES)
    tree = searched(Tale(Together(table), seats), 0, 600)
    assert tree.together
    assert (tree.root.matches > 0) == matched


def test_small_differences_are_seen_where_payoffs_differ_little() -> None:
    """The second word brings 52 instead of 50, and the heuristic always votes for the first. How far apart
    payoffs lie is the measure of how long one looks around."""

    def tried(scaled: bool) -> list[int]:
        node = Node()
        node.votes[node.at(0)] = 6
        for _ in range(600):
            words = node.offer([0, 1])
            explore = 1.2 * (2 * node.spread() if scaled else 1.0)
            k = node.best(words, node.priors(words, 0.9), explore)
            node.learn(words[k], (0.50, 0.52)[k])
        return node.visits

    assert tried(True)[1] > tried(True)[0]
    assert tried(False)[1] < tried(False)[0]


def test_nobody_sees_the_first_mover() -> None:
    """Seat 1 speaks second, but its chance is the game's value and not that of an answer."""
    value = searched(matrix(BIASED), 1, 6000).root.mean()
    assert 0.4 < value < 0.6


def test_chance_and_elimination_are_solved() -> None:
    """The truel: the worst shot does best to shoot into the air, and then wins 25 games of 63."""
    tree = searched(truel(), 0, 8000, slip=0)
    policy = verdict(tree)
    assert tree.words[policy.index(1.0)] == PICK.of(0)
    assert worth(tree, 0) == pytest.approx(25 / 63, abs=0.04)


@pytest.mark.parametrize("later", [False, True])
def test_what_is_hidden_cannot_be_acted_on(later: bool) -> None:
    """A guess wins half the time, the sure thing 60 in 100; who plays each world as if its card lay open
    thinks that guessing always wins."""
    guesses = (End(((0,), (1,))), End(((1,), (0,))))
    tale = Choice(0, (odds(60), Choice(0, guesses))) if later else Choice(0, (odds(60), *guesses))
    tree = searched(Tale(tale, hidden=True), 0, 1500)
    assert verdict(tree)[0] == 1.0


def test_everyone_for_himself_or_all_against_us() -> None:
    """Seat 1 does better to help us than to hurt us: trusting pays unless everybody else is an enemy."""
    helped = odds(60, 0, 1)
    hurt = odds(30, 1, 2)
    tale = Tale(Choice(0, (odds(40, 0, 2), Choice(1, (helped, hurt)))), 3)
    assert verdict(searched(tale, 0, 1500))[1] == 1.0
    assert verdict(searched(tale, 0, 1500, paranoid=True))[0] == 1.0


def test_a_sure_win_is_taken_and_a_sure_loss_avoided() -> None:
    tale = Tale(Choice(0, (odds(50), won(1), Choice(1, (won(0), won(0))), won(1))))
    tree = searched(tale, 0, 300)
    assert verdict(tree)[2] == 1.0
    assert worth(tree, 2) > 0.95
    assert worth(tree, 1) < 0.05


def test_the_expected_line_is_what_was_tried_most() -> None:
    tale = Tale(Choice(0, (Choice(1, (won(0), Choice(0, (won(1), won(0))))), won(1))))
    tree = searched(tale, 0, 600, slip=0)
    assert tree.line(PICK.of(0), 3)[0] == (0, PICK.of(0))
    assert [seat for seat, _ in tree.line(PICK.of(0), 3)] in ([0, 1], [0, 1, 0])
