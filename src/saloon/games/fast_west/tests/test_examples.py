"""The worked examples of the rulebook."""

from saloon.games.fast_west.tests.table import bullets, commit, hand, lives, pile, refused, shoot, sit


def test_the_bullet_card() -> None:
    """Federico has one bullet and reloads; Simona has four and fires her revolver."""
    match = sit(2, "target: 1", "bullets: A=1 B=4")
    shoot(match, "A reload", "B revolver")
    assert bullets(match) == [2, 3]


def test_choosing_a_direction_under_tumbleweed() -> None:
    """Federico aims his winchester at Simona, who sits at his left."""
    match = sit(3, "target: 4", "bullets: A=2")
    assert refused(match, "A play winchester") == "FW-C4"
    shoot(match, "A winchester left", "B reload", "C reload")
    assert lives(match) == [3, 2, 3]


def test_flashback_ricochet_dodge_and_a_winchester_in_the_back() -> None:
    """Federico (A) fires at Simona (B), whose ricochet sends the bullet to Emma (C), who dodges, while
    Maddalena (D) hits Federico with a winchester."""
    match = sit(4, "bullets: A=2 D=2", "pile: A=dodge C=revolver", phase="target")
    commit(match, "* target 15")
    assert hand(match, "A")[1] == "dodge"
    shoot(match, "A revolver", "B ricochet", "C dodge", "D winchester")
    assert lives(match) == [2, 3, 3, 3]
    assert bullets(match)[0] == 1
    assert [pile(match, letter) for letter in "ABCD"] == [
        ["revolver"],
        ["ricochet"],
        ["dodge"],
        ["winchester"],
    ]


def test_reloading_at_five_bullets_brings_back_only_the_cards() -> None:
    match = sit(2, "target: 1", "bullets: A=5", "pile: A=dodge+revolver")
    shoot(match, "A reload", "B reload")
    assert bullets(match)[0] == 5
    assert pile(match, "A") == []


def test_if_everybody_else_ricochets_the_bullet_comes_home() -> None:
    match = sit(4, "target: 2", "bullets: A=1")
    shoot(match, "A revolver", "B ricochet", "C ricochet", "D ricochet")
    assert lives(match) == [2, 3, 3, 3]
