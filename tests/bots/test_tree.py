"""The search finds what is known to be right on titles small enough to solve on paper."""

import pytest

from saloon.bots.cross import Cross
from saloon.bots.node import Node
from saloon.bots.settings import Settings
from saloon.bots.sight import look
from saloon.bots.think import verdict
from saloon.bots.tree import Tree
from saloon.kernel import flow
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


def test_who_spoke_first_in_secret_is_thought_of_as_asked_together() -> None:
    """Seat 0 has picked already. Against an even draw of that one word would always be best; right against
    somebody who thinks is a mixture, the same as if both were asked."""
    rules = matrix(BIASED)
    state = opened(rules)
    flow.step(rules, state, 0, PICK.of(0))
    late = Tree(look(rules, state, 1), Settings(), 7)
    late.run(6000)
    early = verdict(searched(rules, 0, 6000))
    assert late.together
    assert exploitability(BIASED, early, verdict(late)) < 0.05


def test_a_few_hundred_games_are_enough_where_luck_plays_no_part() -> None:
    """Scissors, stone, paper with a costly stone: what both hold is learnt from every game, not only from the
    few of one word. Half the win chance is at stake."""
    table = ((odds(50), won(0), won(1)), (won(1), odds(50), won(0)), (won(0), won(1), odds(50)))
    tree = searched(Tale(Together(table)), 0, 300)
    assert max(verdict(tree)) < 0.5


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


def test_a_pair_of_words_is_judged_by_its_own_games_the_more_the_surer_they_are() -> None:
    """Row 0 wins against column 0 and loses against column 1, row 1 the other way round."""

    def filled(rounds: int, luck: bool) -> Cross:
        cross = Cross()
        for n in range(rounds):
            for row in (0, 1):
                for word in (7, 9):
                    sure = 1.0 if (row == 0) == (word == 7) else 0.0
                    cross.learn(row, cross.column(word), 1.0 - sure if luck and n % 3 == 0 else sure)
        return cross

    sure, few, many = filled(10, False), filled(3, True), filled(60, True)
    assert sure.worth(0, sure.column(7), sure.doubt()) > 0.98
    assert sure.worth(0, sure.column(9), sure.doubt()) < 0.02
    places = [(one, one.column(7)) for one in (sure, many, few)]
    hopes = [one.hope(0, place) for one, place in places]
    assert hopes == sorted(hopes)
    assert many.hope(5, places[1][1]) > many.hope(0, places[1][1])
    assert 0.5 < few.worth(0, few.column(7), few.doubt()) < many.worth(0, many.column(7), many.doubt()) < 0.67


def test_a_word_that_was_never_said_is_worth_what_the_others_answer_is_worth() -> None:
    cross = Cross()
    for word, payoff in ((7, 1.0), (9, 0.0)):
        for _ in range(20):
            cross.learn(0, cross.column(word), payoff)
    assert cross.worth(3, cross.column(7), cross.doubt()) > 0.9
    assert cross.worth(3, cross.column(9), cross.doubt()) < 0.1


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
