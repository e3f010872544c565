"""The worked examples, die by die."""

from tests.talk import Table, scene

WOW = "way_out_west"
# Jesse is A, Frank B, Roy C.
JESSE_ATTACKS = """
cash: A=2 B=15
cowboys A: abilene=4
cowboys B: abilene=2
owner abilene: bank=B jail=C
step turn
  stage: ending
step actions
"""


def rulebook() -> Table:
    table = scene(WOW, 3, JESSE_ATTACKS)
    table.say("A take gunfight", "A attack abilene", "A raid bank", "B ask")
    return table


def cowboys(table: Table, seat: str) -> int:
    return int(table.see("towns", "abilene", "cowboys", seat))


def test_g20_g26_g40_the_gunfight_of_the_rulebook() -> None:
    table = rulebook()
    assert table.say("C refuse") == ["refused C", "lined_up 4 3"]
    assert table.waiting() == ["B"]
    table.say("B fire")
    assert table.say("* roll 5 2 1") == ["defender_fired B 1 5 2 1", "cowboys_fell A 1"]
    table.say("A fire")
    assert table.say("* roll 6 5 3") == ["attacker_fired A 2 6 5 3", "cowboys_fell B 2"]
    assert table.waiting() == []
    assert table.say("* roll 4") == ["defender_fired B 0 4"]
    table.say("A fire")
    assert table.say("* roll 1 6 2") == ["attacker_fired A 1 1 6 2", "guard_fell B bank", "won A"]
    assert table.say("* roll 4 3 5") == ["robbed A B 12 4 3 5"]
    assert [one["cash"] for one in table.see("seats")] == [14, 3, 20]
    assert table.see("towns", "abilene", "buildings", "bank") == 1
    table.say("A leave kansas_city", "A leave kansas_city")
    assert table.say("A leave deadwood") == ["left A deadwood", "took_wanted A"]
    assert table.see("towns", "kansas_city", "cowboys", "A") == 2
    assert table.see("towns", "deadwood", "cowboys", "A") == 1
    assert table.see("seats", "B", "cowboys") == 9
    assert table.see("seats", "A", "wanted") == 1
    assert table.waiting() == ["B"]


def test_g21_g25_j10_r11_the_same_with_roys_help() -> None:
    table = rulebook()
    assert table.say("C help") == ["helped C", "lined_up 4 4"]
    assert table.say("* roll 5 6 6 2 5 5 1 3") == [
        "attacker_fired A 3 5 6 6 2",
        "defender_fired B 2 5 5 1 3",
        "cowboys_fell B 2",
        "guard_fell B bank",
        "cowboys_fell A 2",
    ]
    assert cowboys(table, "A") == 2
    assert table.waiting() == ["A"]
    table.say("A stay")
    assert table.waiting() == []
    assert table.say("* roll 1 5 2") == [
        "attacker_fired A 1 1 5",
        "defender_fired B 0 2",
        "sheriff_fell abilene",
        "won A",
    ]
    assert table.see("towns", "abilene", "sheriff_missing") is True
    table.say("* roll 1 1 1")
    assert table.waiting() == ["A"]
    table.say("A leave deadwood", "A leave deadwood")
    assert table.see("towns", "abilene", "buildings") == {"jail": 2, "bank": 1}


def test_t4_t9_t13_the_auction() -> None:
    table = scene(WOW, 4, "play_order: B D A C\n")
    table.say("B bid 1", "D drop", "A bid 2", "C bid 4", "B bid 5", "A drop", "C drop")
    assert table.see("play_order") == [1, 2, 0, 3]
    assert [one["cash"] for one in table.see("seats")] == [18, 15, 16, 20]
