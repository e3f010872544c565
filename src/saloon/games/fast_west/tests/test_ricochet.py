"""Chapter B."""

from saloon.games.fast_west.tests.table import (
    BOTH,
    CROSSED,
    LEFT,
    RIGHT,
    commit,
    hush,
    lives,
    shoot,
    sit,
)


def test_b1_a_ricochet_passes_the_bullet_on() -> None:
    match = sit(4, LEFT, "bullets: A=1")
    told = shoot(match, "A revolver", "B ricochet", "C reload", "D reload")
    assert lives(match) == [3, 3, 2, 3]
    assert "A's shot ricochets off B." in told


def test_b2_the_shot_keeps_the_way_it_is_travelling() -> None:
    both = sit(4, BOTH, "bullets: A=1")
    shoot(both, "A revolver", "B ricochet", "C dodge", "D ricochet")
    assert lives(both) == [3, 3, 3, 3]
    crossed = sit(4, CROSSED, "bullets: A=1")
    shoot(crossed, "A revolver right", "B reload", "C reload", "D ricochet")
    assert lives(crossed) == [3, 3, 2, 3]
    against = sit(4, LEFT, "bullets: A=1", "identity: A=two_gun")
    shoot(against, "A play revolver - both", "B dodge", "C reload", "D ricochet")
    assert lives(against) == [2, 3, 2, 3]


def test_b3_from_ricochet_to_ricochet() -> None:
    match = sit(5, RIGHT, "bullets: A=1")
    told = shoot(match, "A revolver", "B reload", "C ricochet", "D ricochet", "E ricochet")
    assert lives(match) == [3, 2, 3, 3, 3]
    flight = [line for line in told if "ricochets" in line]
    assert flight == [f"A's shot ricochets off {letter}." for letter in "EDC"]


def test_b4_the_flight_ends_where_nobody_ricochets() -> None:
    match = sit(4, LEFT, "bullets: A=1")
    shoot(match, "A revolver", "B ricochet", "C dodge", "D reload")
    assert lives(match) == [3, 3, 3, 3]


def test_b5_it_comes_back_to_its_author() -> None:
    match = sit(4, LEFT, "bullets: A=2")
    shoot(match, "A winchester", "B ricochet", "C ricochet", "D ricochet")
    assert lives(match) == [2, 3, 3, 3]
    two = sit(2, LEFT, "bullets: A=1")
    shoot(two, "A revolver", "B ricochet")
    assert lives(two) == [2, 3]


def test_b6_a_ricochet_passes_every_shot_on_each_by_itself() -> None:
    match = sit(3, BOTH, "bullets: A=1 C=2")
    told = shoot(match, "A revolver", "B ricochet", "C winchester")
    # C wins the duel with A and hits; over B each shot goes on to the other's author.
    assert lives(match) == [1, 3, 2]
    assert "A's shot ricochets off B." in told
    assert "C's shot ricochets off B." in told


def test_b7_the_author_stays_the_author() -> None:
    match = sit(3, LEFT, "bullets: A=1 C=3", "identity: A=bandit_queen", "revealed: A")
    told = shoot(match, "A revolver", "B ricochet", "C dodge")
    assert "A's shot is stopped by C." in told
    robbed = sit(3, LEFT, "bullets: A=1 B=3 C=3", "identity: A=bandit_queen", "revealed: A")
    told = shoot(robbed, "A revolver", "B ricochet", "C reload")
    assert "A takes 2 bullets from C." in told


def test_b8_dynamite_is_not_turned_aside() -> None:
    match = sit(3, LEFT, "bullets: A=5")
    shoot(match, "A dynamite", "B ricochet", "C reload")
    assert lives(match) == [3, 1, 3]


def test_b9_a_shot_cancelled_in_a_duel_never_flies() -> None:
    match = sit(3, CROSSED, "bullets: A=1 B=1")
    told = shoot(match, "A revolver left", "B revolver right", "C ricochet")
    assert lives(match) == [3, 3, 3]
    assert not [line for line in told if "ricochets" in line]


def test_b1_a_ricochet_that_is_banned_passes_nothing_on() -> None:
    match = sit(3, "option banned_cards: dud", "target: 9", "bullets: A=1")
    commit(match, "A revolver", "B ricochet", "C reload")
    hush(match)
    assert lives(match) == [3, 2, 3]
