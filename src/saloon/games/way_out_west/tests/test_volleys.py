"""Chapter G, WOW-G23 to WOW-G42: volleys, losses, retreats and the end of the fight."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"
TOWNS = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]


def attack(text: str, target: str, *words: str, attackers: int = 3, **options: str) -> Table:
    """A attacks in Abilene, and everybody says what comes before the first shot."""
    steps = "step turn\n  stage: ending\nstep actions\n"
    table = scene(WOW, 4, f"cowboys A: abilene={attackers}\n{text}\n{steps}", **options)
    table.say("A take gunfight", "A attack abilene", f"A {target}", *words)
    return table


def hotel(defenders: int, *words: str, attackers: int = 3, more: str = "") -> Table:
    text = f"owner abilene: hotel=B\ncowboys B: abilene={defenders}\n{more}"
    return attack(text, "raid hotel", *words, attackers=attackers)


def cowboys(table: Table, seat: str) -> list[int]:
    return [table.see("towns", town, "cowboys", seat) for town in TOWNS]


def strength(table: Table) -> tuple[int, int]:
    fight = table.see("steps", -1)
    return fight["attackers"], fight["defenders"]


def test_g23_d31_a_die_per_shooter_and_5_or_6_hits() -> None:
    table = hotel(2, "B fire")
    assert table.refusal("* roll 1") is not None
    assert table.refusal("* roll 1 1 1") is not None
    assert table.say("* roll 4 5") == ["defender_fired B 1 4 5", "cowboys_fell A 1"]
    table.say("A fire")
    assert table.say("* roll 6 4") == ["attacker_fired A 1 6 4", "cowboys_fell B 1"]


def test_g24_losses_are_gone_before_the_other_side_fires() -> None:
    table = hotel(2, "B fire", "* roll 5 6", "A fire")
    assert strength(table) == (1, 2)
    assert table.refusal("* roll 1 1 1") is not None
    assert table.refusal("* roll 1") is None


def test_g25_d32_both_roll_with_what_they_had_then_both_lose() -> None:
    table = hotel(3)
    assert table.say("* roll 6 6 1 5 5 1") == [
        "attacker_fired A 2 6 6 1",
        "defender_fired B 2 5 5 1",
        "cowboys_fell B 2",
        "cowboys_fell A 2",
    ]
    assert strength(table) == (1, 1)


def test_g26_cowboys_fall_before_guard_and_sheriff() -> None:
    text = "owner abilene: bank=B jail=B\ncowboys B: abilene=1\n"
    table = attack(text, "raid bank", "B fire", "* roll 1 1 1", attackers=6)
    table.say("A fire")
    assert table.say("* roll 6 1 1 1 1 1") == ["attacker_fired A 1 6 1 1 1 1 1", "cowboys_fell B 1"]
    table.say("* roll 1 1", "A fire")
    assert table.say("* roll 6 1 1 1 1 1")[1:] == ["guard_fell B bank"]
    table.say("* roll 1", "A fire")
    assert table.say("* roll 6 1 1 1 1 1")[1:3] == ["sheriff_fell abilene", "won A"]


def test_g26_the_default_gunman_falls_before_a_helping_sheriff() -> None:
    table = attack("owner abilene: hotel=B jail=C\n", "raid hotel", "B ask", "C help", "* roll 1 1", "A fire")
    assert table.say("* roll 6 1 1")[1:] == ["gunman_fell B"]
    assert table.see("steps", -1, "sheriff") is True


def test_g26_the_attackers_sheriff_falls_last() -> None:
    table = hotel(5, attackers=2, more="owner abilene: jail=A\n")
    table.say("A fire", "* roll 1 1 1", "B fire")
    assert table.say("* roll 6 6 1 1 1")[1:] == ["cowboys_fell A 2"]
    assert strength(table) == (1, 5)
    table.say("* roll 1", "B fire")
    assert table.say("* roll 6 1 1 1 1")[1:3] == ["sheriff_fell abilene", "won B"]


def test_g27_with_a_farmer_the_sheriff_falls_first() -> None:
    table = attack("farmer: abilene=B\nowner abilene: jail=C\n", "evict", "C help", "* roll 1 1", "A fire")
    assert table.say("* roll 6 1 1") == ["attacker_fired A 1 6 1 1", "sheriff_fell abilene"]
    assert strength(table) == (3, 1)
    assert table.say("* roll 1")[0] == "farmer_fired abilene 0 1"
    table.say("A fire")
    assert table.say("* roll 6 1 1")[1:] == ["won A", "evicted A abilene", "took_wanted A"]


def test_g27_two_hits_fell_both() -> None:
    table = attack("farmer: abilene=B\nowner abilene: jail=C\n", "evict", "C help", "* roll 1 1", "A fire")
    assert table.say("* roll 6 6 1")[1:3] == ["sheriff_fell abilene", "won A"]


def test_g28_hits_beyond_the_last_shooter_are_lost() -> None:
    table = hotel(1, "B fire", "* roll 1", "A fire")
    assert table.say("* roll 6 6 6")[:2] == ["attacker_fired A 3 6 6 6", "cowboys_fell B 1"]
    assert cowboys(table, "B") == [0, 0, 0, 0, 0]
    assert table.see("seats", "B", "cowboys") == 9


def test_g28_lost_on_the_attacker_too() -> None:
    table = hotel(3, "A fire", "* roll 1", "B fire", attackers=1)
    assert table.say("* roll 6 6 6")[1:3] == ["cowboys_fell A 1", "won B"]
    assert table.see("seats", "A", "cowboys") == 9


def test_g29_the_dead_go_back_to_their_owners_stock() -> None:
    table = hotel(2, "B fire", "* roll 6 6")
    assert table.see("seats", "A", "cowboys") == 8
    assert cowboys(table, "A") == [0, 0, 1, 0, 0]


def test_g30_guard_and_gunman_are_there_again_in_the_next_fight() -> None:
    table = attack("owner abilene: train=B\ncowboys C: abilene=3\n", "raid train", "* roll 1", "A fire")
    table.say("* roll 6 1 1", "B pass", "C take gunfight", "C attack abilene", "C raid train")
    assert table.see("steps", -1, "guard") is True
    assert table.see("steps", -1, "defenders") == 4


def test_g31_d23_a_side_may_retreat_at_its_first_turn() -> None:
    table = hotel(2)
    assert table.legal("B") == ["fire", "retreat"]
    assert table.reason("B stay") == "not_now"
    table.say("B fire", "* roll 1 1")
    assert table.legal("A") == ["fire", "retreat"]
    assert table.say("A retreat") == ["retreated A"]


def test_g31_the_clock_stands_its_ground() -> None:
    assert hotel(2).fallback("B") == "fire"
    table = hotel(3)
    table.say("* roll 1 1 1 1 1 1")
    assert table.fallback("A") == "stay"


def test_g32_d24_firing_together_the_first_round_is_always_fired() -> None:
    table = hotel(3)
    assert table.waiting() == []
    table.say("* roll 1 1 1 1 1 1")
    assert table.waiting() == ["A"]
    assert table.legal("A") == ["stay", "retreat"]
    assert table.reason("A fire") == "not_now"
    assert table.say("A stay") == ["stayed A"]
    assert table.waiting() == ["B"]
    assert table.say("B stay") == ["stayed B"]
    assert table.waiting() == []


def test_g32_after_every_round() -> None:
    table = hotel(3)
    table.say("* roll 1 1 1 1 1 1", "A stay", "B stay", "* roll 1 1 1 1 1 1", "A stay")
    assert table.say("B retreat") == ["retreated B"]


def test_g33_if_the_attacker_retreats_nobody_else_is_asked_or_fires() -> None:
    table = hotel(3)
    table.say("* roll 1 1 1 1 1 1", "A retreat", "A flee deadwood", "A flee dodge_city")
    assert table.say("A flee kansas_city") == ["fled A kansas_city", "won B", "took_wanted B"]
    assert table.waiting() == ["B"]
    assert table.see("steps", -1, "step") == "actions"


def test_g34_without_a_cowboy_counter_nobody_is_asked() -> None:
    table = attack("owner abilene: bank=B\n", "raid bank")
    assert table.waiting() == []
    table.say("* roll 1")
    assert table.waiting() == ["A"]


def test_g34_nor_a_sheriff_alone() -> None:
    table = hotel(
        5, "A fire", "* roll 1 1 1", "B fire", "* roll 6 6 1 1 1", attackers=2, more="owner abilene: jail=A\n"
    )
    assert strength(table) == (1, 5)
    assert table.waiting() == []


def test_g34_d24_firing_together_the_one_without_counters_is_passed_over() -> None:
    table = attack("owner abilene: bank=B jail=C\ncowboys B: abilene=1\n", "raid bank", "B ask", "C help")
    table.say("* roll 6 1 1 1 1 1", "A stay")
    assert table.waiting() == []
    assert table.see("steps", -1, "defenders") == 2
    table = hotel(4, attackers=3, more="owner abilene: jail=A\n")
    table.say("* roll 1 1 1 1 6 6 6 1")
    assert table.waiting() == ["B"]


def test_g35_who_retreats_has_lost_at_once() -> None:
    table = hotel(1, "B retreat")
    assert table.say("B flee deadwood") == [
        "fled B deadwood",
        "won A",
        "captured A hotel abilene B",
        "took_wanted A",
    ]


def test_g36_guard_and_sheriff_do_not_fight_on() -> None:
    table = attack(
        "owner abilene: train=B jail=B\ncowboys B: abilene=1\n", "raid train", "* roll 1 1 1 1 1 1"
    )
    table.say("A stay", "B retreat")
    assert table.say("B flee deadwood")[1:3] == ["won A", "captured A train abilene B"]


def test_g37_d25_each_to_a_different_other_town() -> None:
    table = hotel(3, "B fire", "* roll 1 1 1", attackers=4)
    table.say("A retreat")
    assert table.legal("A") == ["flee san_antonia", "flee kansas_city", "flee dodge_city", "flee deadwood"]
    assert (table.clause("A flee abilene"), table.reason("A flee abilene")) == (
        "WOW-G37",
        "must_go_elsewhere",
    )
    table.say("A flee deadwood")
    assert (table.clause("A flee deadwood"), table.reason("A flee deadwood")) == ("WOW-G37", "town_used")
    table.say("A flee dodge_city", "A flee kansas_city")
    assert table.legal("A") == ["flee san_antonia"]
    table.say("A flee san_antonia")
    assert cowboys(table, "A") == [1, 1, 0, 1, 1]
    assert table.see("seats", "A", "cowboys") == 5


def test_g37_the_defenders_scatter_the_same_way() -> None:
    table = hotel(2, "B retreat", "B flee deadwood")
    assert table.waiting() == ["B"]
    table.say("B flee kansas_city")
    assert cowboys(table, "B") == [0, 1, 0, 0, 1]


def test_g38_more_than_four_go_back_to_stock() -> None:
    table = hotel(5, "B fire", "* roll 1 1 1 1 1", attackers=6)
    table.say("A retreat", "A flee deadwood", "A flee dodge_city", "A flee kansas_city")
    assert table.say("A flee san_antonia")[:2] == ["fled A san_antonia", "scattered A 2"]
    assert cowboys(table, "A") == [1, 1, 0, 1, 1]
    assert table.see("seats", "A", "cowboys") == 5


def test_g39_no_stagecoach_earns_by_a_retreat() -> None:
    table = hotel(1, "B retreat", more="owner abilene: stagecoach=C\nowner deadwood: stagecoach=C\n")
    table.say("B flee deadwood")
    assert table.see("seats", "C", "cash") == 20


def test_g40_a_side_without_shooters_has_lost() -> None:
    table = hotel(1, "B fire", "* roll 1", "A fire")
    assert "won A" in table.say("* roll 6 1 1")
    table = hotel(2, "A fire", "* roll 1", "B fire", attackers=1)
    assert table.say("* roll 6 1")[1:] == ["cowboys_fell A 1", "won B", "took_wanted B"]
    assert table.see("towns", "abilene", "buildings") == {"hotel": 1}


def test_g41_if_both_sides_fall_nobody_has_won() -> None:
    table = hotel(1, attackers=1)
    assert table.say("* roll 5 6")[-1] == "nobody_won abilene"
    assert table.see("towns", "abilene", "buildings") == {"hotel": 1}
    assert [one["wanted"] for one in table.see("seats")] == [0, 0, 0, 0]
    assert table.waiting() == ["B"]


def test_g42_with_all_cowboys_dead_the_own_sheriff_may_still_win() -> None:
    table = hotel(
        3, "A fire", "* roll 1 6", "B fire", "* roll 6 1", attackers=1, more="owner abilene: jail=A\n"
    )
    assert strength(table) == (1, 2)
    table.say("* roll 5", "B fire", "* roll 1")
    assert table.say("* roll 5")[-3:] == ["won A", "captured A hotel abilene B", "took_wanted A"]
    assert cowboys(table, "A") == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("side", ["A", "B"])
def test_l15_cowboys_leave_the_map_only_as_losses(side: str) -> None:
    table = hotel(2, "B fire", "* roll 6 1", "A fire", "* roll 6 1")
    assert sum(cowboys(table, side)) + table.see("seats", side, "cowboys") == 9


def test_l14_the_number_of_shooters_never_grows() -> None:
    table = hotel(3)
    seen = [strength(table)]
    for dice in ("6 1 1 1 1 1", "1 1 1 6 1", "1 5 1 1"):
        table.say(f"* roll {dice}")
        seen.append(strength(table))
        table.say("A stay", "B stay")
    assert seen == [(3, 3), (3, 2), (2, 2), (2, 1)]
    assert min(seen[0]) >= 1
