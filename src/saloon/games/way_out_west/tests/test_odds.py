"""The chances of gunfights: exact, against enumeration by hand and against thousands of fights."""

from fractions import Fraction

import pytest

from saloon.games.way_out_west import duels
from saloon.games.way_out_west.duels import ATTACKER_FIRST, DEFENDER_FIRST, PARTS, SIMULTANEOUS
from saloon.games.way_out_west.game import RULES
from saloon.games.way_out_west.rules.fight import Gunfight
from saloon.kernel import flow
from saloon.kernel.rng import FastRng
from saloon.kernel.verbs import Domain
from tests.talk import Table, scene

WOW = "way_out_west"
STEPS = "step turn\n  stage: ending\nstep actions\n"


def test_g23_the_hits_of_a_volley() -> None:
    assert duels.volley(0) == [1]
    assert duels.volley(1) == [Fraction(2, 3), Fraction(1, 3)]
    assert duels.volley(2) == [Fraction(4, 9), Fraction(4, 9), Fraction(1, 9)]
    assert sum(duels.volley(11)) == 1


def test_g20_one_against_one_is_a_series_that_can_be_summed() -> None:
    """1/3 + (2/3)(2/3)(1/3) + ... = (1/3) / (1 - 4/9) = 3/5."""
    assert duels.first_wins(1, 1) == Fraction(3, 5)


def test_g24_two_against_one_by_hand() -> None:
    """Two fire first: 5/9 to win at once; else one fires: 1/3 leaves one against one with the two's side
    first."""
    first = duels.first_wins(2, 1)
    second = Fraction(1, 3) * (1 - Fraction(3, 5)) + Fraction(2, 3) * (1 - first)
    assert first == Fraction(5, 9) + Fraction(4, 9) * (1 - second)


def test_g21_g41_one_against_one_together() -> None:
    """Of the five outcomes that change anything 2 : 2 : 1 are a win, a loss and both dead."""
    assert duels.simultaneous_wins(1, 1) == Fraction(2, 5)
    assert duels.attacker(1, 1, SIMULTANEOUS) + duels.defender(1, 1, SIMULTANEOUS) == Fraction(4, 5)


@pytest.mark.parametrize("order", [ATTACKER_FIRST, DEFENDER_FIRST])
def test_g20_in_alternating_fire_somebody_wins(order: int) -> None:
    for attackers in range(1, 12):
        for defenders in range(1, 12):
            mine = duels.attacker(attackers, defenders, order)
            assert 0 < mine < 1
            assert mine + duels.defender(attackers, defenders, order) == 1


def test_g21_together_the_sides_are_alike() -> None:
    for one in range(1, 12):
        for other in range(1, 12):
            both = duels.attacker(one, other, SIMULTANEOUS) + duels.attacker(other, one, SIMULTANEOUS)
            assert 0 < both < 1


def test_g20_more_shooters_never_hurt() -> None:
    for mine in range(1, 11):
        for theirs in range(1, 12):
            assert duels.first_wins(mine, theirs) < duels.first_wins(mine + 1, theirs)
            assert duels.first_wins(theirs, mine) > duels.first_wins(theirs, mine + 1)
            assert duels.first_wins(mine, theirs) > 1 - duels.first_wins(theirs, mine)


@pytest.mark.parametrize(
    ("attackers", "defenders", "order"),
    [(1, 2, ATTACKER_FIRST), (2, 1, DEFENDER_FIRST), (3, 3, SIMULTANEOUS), (0, 1, 0), (1, 0, 0)],
)
def test_g20_the_order_is_that_of_the_rules(attackers: int, defenders: int, order: int) -> None:
    if attackers and defenders:
        assert duels.order_of_fire(attackers, defenders) == order
    else:
        assert duels.attacker_wins(attackers, defenders, order) == (PARTS if attackers else 0)


def test_g20_only_what_is_certain_is_none_or_all() -> None:
    assert duels.rounded(Fraction(1, 10**9)) == 1
    assert duels.rounded(1 - Fraction(1, 10**9)) == PARTS - 1
    assert duels.rounded(Fraction(3, 5)) == 6000
    assert (duels.rounded(Fraction(0)), duels.rounded(Fraction(1))) == (0, PARTS)
    assert duels.attacker_wins(11, 1, DEFENDER_FIRST) == duels.attacker_wins(11, 1, DEFENDER_FIRST)


def fought(attackers: int, defenders: int, rng: FastRng) -> int:
    """A fight with the real rules to the end; the winning side."""
    table = scene(
        WOW,
        3,
        f"cowboys A: abilene={attackers}\ncowboys B: abilene={defenders}\nowner abilene: hotel=B\n{STEPS}",
    )
    table.say("A take gunfight", "A attack abilene", "A raid hotel")
    s = table.state
    fight = s.stack[-1]
    assert isinstance(fight, Gunfight)
    while fight.winner < 0:
        asked = flow.chance(s)
        if asked is not None:
            flow.answer(s, asked.sample(rng))
        else:
            seat = 0 if flow.pending(s) == 1 else 1
            flow.step(RULES, s, seat, flow.legal(RULES, s, seat)[0])
    return fight.winner


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 1), (2, 3), (4, 3), (3, 3)])
def test_g20_g40_as_many_are_won_as_the_odds_say(attackers: int, defenders: int) -> None:
    rng, games = FastRng(attackers * 10 + defenders), 1500
    wins = sum(fought(attackers, defenders, rng) == 0 for _ in range(games))
    chance = duels.attacker(attackers, defenders, duels.order_of_fire(attackers, defenders))
    # Four standard deviations.
    assert abs(wins - games * chance) < 4 * float(games * chance * (1 - chance)) ** 0.5


def shown(table: Table, viewer: int = 0) -> dict[str, tuple[int, int]]:
    """Every chance on show, by its sentence's key and the words it names."""
    out: dict[str, tuple[int, int]] = {}
    for key, args, favourable, out_of in RULES.odds(table.state, viewer):
        named = [
            domain.token(value) if isinstance(domain, Domain) else str(value)
            for domain, value in args.values()
        ]
        out[" ".join([key, *named])] = (favourable, out_of)
    return out


def test_d19_before_the_town_is_named_every_target_has_its_chance() -> None:
    table = scene(
        WOW,
        3,
        "cowboys A: abilene=1 deadwood=2\nowner abilene: hotel=B jail=C\n"
        "cattle C: deadwood=1\nfarmer: deadwood=B\n" + STEPS,
    )
    assert shown(table) == {}
    table.say("A take gunfight")
    assert shown(table) == {
        "raid abilene jail C": (4000, PARTS),
        "raid abilene hotel B": (4000, PARTS),
        "raid_helped C abilene hotel B": (duels.attacker_wins(1, 2, ATTACKER_FIRST), PARTS),
        "rustle deadwood 1 C": (duels.attacker_wins(2, 1, DEFENDER_FIRST), PARTS),
        "evict deadwood": (duels.attacker_wins(2, 1, DEFENDER_FIRST), PARTS),
    }
    table.say("A attack deadwood")
    assert {key.split()[0] for key in shown(table)} == {"rustle", "evict"}


def test_d19_a_farmer_may_be_helped_too() -> None:
    table = scene(WOW, 3, "cowboys A: abilene=1\nowner abilene: jail=C\nfarmer: abilene=B\n" + STEPS)
    table.say("A take gunfight", "A attack abilene")
    assert shown(table)["evict_helped C abilene"] == (duels.attacker_wins(1, 2, ATTACKER_FIRST), PARTS)
    table.say("A evict")
    assert list(shown(table)) == ["attacker_alone A", "attacker_helped A"]
    table.say("C refuse")
    assert list(shown(table)) == ["attacker_wins A", "farmer_wins", "nobody_wins"]


def test_d23_before_each_volley() -> None:
    table = scene(WOW, 3, f"cowboys A: abilene=3\ncowboys B: abilene=2\nowner abilene: hotel=B\n{STEPS}")
    table.say("A take gunfight", "A attack abilene", "A raid hotel")
    opening = duels.attacker_wins(3, 2, DEFENDER_FIRST)
    assert shown(table) == {"attacker_wins A": (opening, PARTS), "defender_wins B": (PARTS - opening, PARTS)}
    table.say("B fire", "* roll 6 1", "A fire")
    now = duels.attacker_wins(2, 2, ATTACKER_FIRST)
    assert shown(table)["attacker_wins A"] == (now, PARTS)


def test_d24_together_nobody_may_win() -> None:
    table = scene(WOW, 3, f"cowboys A: abilene=1\ncowboys B: abilene=1\nowner abilene: hotel=B\n{STEPS}")
    table.say("A take gunfight", "A attack abilene", "A raid hotel")
    assert shown(table) == {
        "attacker_wins A": (4000, PARTS),
        "defender_wins B": (4000, PARTS),
        "nobody_wins": (2000, PARTS),
    }


@pytest.mark.parametrize(("cash", "falls"), [(2, 216), (3, 215), (10, 108), (17, 1), (18, 0)])
def test_r4_how_likely_the_bank_falls(cash: int, falls: int) -> None:
    table = scene(WOW, 3, f"cash: B={cash}\ncowboys A: abilene=3\nowner abilene: bank=B\n{STEPS}")
    table.say("A take gunfight", "A attack abilene", "A raid bank")
    assert shown(table)["bank_falls B"] == (falls, 216)
    table.say("* roll 1", "A fire", "* roll 6 1 1")
    assert shown(table) == {"bank_falls B": (falls, 216)}


def test_r4_s14_covered_cash_is_not_given_away_by_the_odds() -> None:
    table = scene(WOW, 3, f"cowboys A: abilene=3\nowner abilene: bank=B\n{STEPS}", open_money="no")
    table.say("A take gunfight", "A attack abilene", "A raid bank")
    assert "bank_falls B" not in shown(table, 0)
    assert "bank_falls B" in shown(table, 1)


def test_e3_after_the_end_there_is_nothing_to_show() -> None:
    assert shown(scene(WOW, 3, "turn: 12\nstep none\n")) == {}
