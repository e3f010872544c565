"""What each viewer knows: the table of RULES.md, line by line, and the worlds that are drawn for a viewer."""

from collections import Counter
from typing import Any

from saloon.games.fast_west.board import IDENTITIES
from saloon.games.fast_west.game import RULES
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.tests.table import (
    commit,
    heard,
    identity,
    pile,
    refused,
    seat,
    shoot,
    sit,
    table,
)
from saloon.kernel.match import Match
from saloon.kernel.notation import say
from saloon.kernel.rng import FastRng

OTHERS = ("B", "C", "watcher")


def top(world: FastWest) -> Any:
    """The open window of a world."""
    return world.stack[-1]


def maybe(match: Match, number: int) -> list[int]:
    """The piles that a seat can have, as far as the table knows."""
    state = match.state
    assert isinstance(state, FastWest)
    return state.maybe[number]


def spoken(match: Match, speaker: int, action: int) -> str:
    return say(match.rules, speaker, action) if action >= 0 else "nothing"


def worlds(match: Match, viewer: int, count: int = 300) -> list[FastWest]:
    """Worlds drawn for a viewer."""
    rng = FastRng(5)
    found = [RULES.redetermine(match.state, viewer, rng) for _ in range(count)]
    return [world for world in found if isinstance(world, FastWest)]


def test_open_to_all_lives_bullets_turn_and_target_deck() -> None:
    match = sit(3, "target: 2", "turned: 5+9", "bullets: A=2 B=3 C=4", "lives: A=1 B=2 C=3", "turn: 7")
    for viewer in ("A", *OTHERS):
        view = table(match, viewer)
        assert [one["lives"] for one in view["seats"]] == [1, 2, 3]
        assert [one["bullets"] for one in view["seats"]] == [2, 3, 4]
        assert (view["turn"], view["turned"], view["face_down"]) == (7, [2, 5, 9], 13)


def test_a_hidden_identity_is_its_owner_s() -> None:
    match = sit(3, "identity: A=ninja B=cook C=trapper")
    assert identity(match, "A", "A") == "ninja"
    assert [identity(match, "A", viewer) for viewer in OTHERS] == [None, None, None]
    match.play("A reveal")
    assert [identity(match, "A", viewer) for viewer in OTHERS] == ["ninja"] * 3


def test_elimination_gives_no_extra_sight() -> None:
    match = sit(
        3, "lives: B=0", "identity: A=ninja B=cook C=trapper", "pile: A=dodge", "maybe A: dodge revolver"
    )
    assert identity(match, "A", "B") is None
    assert seat(match, "A", "B")["pile"] is None
    assert seat(match, "A", "B")["surely_in_pile"] == []


def test_hands_and_piles_are_counted_by_all_and_read_by_their_owner() -> None:
    match = sit(3, "pile: A=dodge+revolver", "maybe A: dodge+revolver dodge+winchester")
    for viewer in OTHERS:
        mine = seat(match, "A", viewer)
        assert (mine["hand"], mine["pile"]) == (None, None)
        assert (mine["hand_count"], mine["pile_count"]) == (5, 2)
        assert mine["surely_in_pile"] == ["dodge"]
    assert seat(match, "A", "A")["pile"] == ["dodge", "revolver"]
    assert "winchester" in seat(match, "A", "A")["hand"]


def test_what_public_play_implies_about_a_card_taken_back() -> None:
    match = sit(3, "target: 15", "pile: A=dodge+revolver+winchester", phase="event")
    commit(match, "A recover revolver")
    assert maybe(match, 0) == [2 + 4, 2 + 8, 4 + 8]
    assert heard(match)[-1] == "A takes 1 card back from the pile."
    shoot(match, "A revolver", "B reload", "C reload")
    assert seat(match, "A", "B")["surely_in_pile"] == ["dodge", "revolver", "winchester"], (
        "it was the revolver"
    )


def test_two_cards_back_after_a_boosted_dodge() -> None:
    match = sit(3, "target: 1", "lives: C=0", "pile: A=revolver+winchester+ricochet")
    shoot(match, "A dodge", "B reload", "C cheer A dodge")
    commit(match, "A recover revolver ricochet")
    seen = [pile_of(world, 0) for world in worlds(match, 1)]
    assert Counter(seen).keys() == {("dodge", "revolver"), ("dodge", "winchester"), ("dodge", "ricochet")}
    assert min(Counter(seen).values()) > 60, "evenly"
    assert {pile_of(world, 0) for world in worlds(match, 0, 20)} == {("dodge", "winchester")}


def pile_of(world: FastWest, number: int) -> tuple[str, ...]:
    names = ["reload", "dodge", "revolver", "winchester", "dynamite", "ricochet", "miscalculation"]
    return tuple(card for at, card in enumerate(names) if world.pile[number] >> at & 1)


def test_a_reload_and_a_guard_make_everything_known_again() -> None:
    match = sit(3, "identity: A=ninja", "pile: A=revolver", "maybe A: revolver winchester")
    shoot(match, "A reload", "B reload", "C reload", "A guard")
    assert seat(match, "A", "B")["surely_in_pile"] == ["dodge"]


def test_a_guard_and_a_swap_show_what_was_in_the_hand() -> None:
    guard = sit(3, "identity: A=ninja", "pile: A=revolver", "maybe A: dodge revolver")
    commit(guard, "A reload", "B reload", "C reload", "A guard", "B pass", "C pass")
    assert maybe(guard, 0) == [2]
    swap = sit(3, "identity: A=cheat", "bullets: A=3", "pile: A=dodge", "maybe A: dodge winchester")
    commit(swap, "A revolver", "B reload", "C reload", "A swap winchester", "B pass", "C pass")
    assert maybe(swap, 0) == [2 + 4 + 8]


def test_a_void_flag_is_never_disclosed() -> None:
    match = sit(3, "identity: A=two_gun", "bullets: A=0")
    commit(match, "A play revolver - both", "B reload", "C reload")
    for viewer in OTHERS:
        assert "both" not in " ".join(heard(match, 0, -2 if viewer == "watcher" else "ABC".index(viewer)))
        assert seat(match, "A", viewer)["both_guns"] is False
    assert {world.identity[0] == 13 for world in worlds(match, 1)} == {True, False}


def test_who_has_answered_in_window_r_can_be_anybody() -> None:
    match = sit(3, "identity: A=cook B=trapper C=ninja")
    commit(match, "A ricochet", "B dodge", "C reload")
    before = {viewer: match.view(viewer) for viewer in ("B", "C", "watcher")}
    match.play("A reveal")
    assert {viewer: match.view(viewer) for viewer in before} == before
    drawn = worlds(match, 1)
    assert {top(world).must(world) for world in drawn} == {2, 3, 6, 7}, "all but B may have answered"
    match.play("B pass")
    assert {top(world).must(world) for world in worlds(match, 1)} == {1, 4, 5}, "but not everybody"


def test_refused_attempts_are_known_to_nobody_else() -> None:
    match = sit(3, "identity: A=double_barrel")
    before = match.view("B")
    assert refused(match, "A reveal") == "FW-P00.7"
    assert match.view("B") == before
    assert heard(match) == []


def test_swaps_guards_and_boosts_are_for_all_to_see() -> None:
    match = sit(4, "target: 3", "identity: A=cheat B=ninja", "bullets: A=3", "lives: C=0")
    told = shoot(
        match, "A revolver", "B reload", "C cheer B reload", "D reload", "A swap winchester", "B guard"
    )
    for line in (
        "A replaces the weapon with Winchester.",
        "B gives up a dodge to escape one shot.",
        "B's Reload is boosted.",
        "A's shot is stopped by B.",
    ):
        assert line in told


def test_a_gringo_s_cards_are_open_and_its_identity_nobody_s() -> None:
    match = sit(3, "option gringos: 1", "spent: G1=dodge+revolver")
    for viewer in ("A", *OTHERS, "archive"):
        gringo = table(match, viewer)["gringos"][0]
        assert (gringo["discards"], gringo["face_down"]) == (["dodge", "revolver"], 7)
        assert "identity" not in gringo


def test_hidden_identities_are_drawn_evenly_from_those_not_seen() -> None:
    match = sit(3, "identity: A=ninja B=cook C=trapper", "revealed: C")
    drawn = worlds(match, 0, 1200)
    seen = Counter(world.identity[1] for world in drawn)
    assert len(seen) == len(IDENTITIES) - 2
    assert all(60 <= count <= 150 for count in seen.values())
    assert {world.identity[0] for world in drawn} == {1}
    assert {world.identity[2] for world in drawn} == {9}
    watched = Counter(world.identity[0] for world in worlds(match, -2, 400))
    assert len(watched) == len(IDENTITIES) - 1


def test_hidden_commits_and_guesses_are_drawn_from_what_could_be_said() -> None:
    little = "pile: B=dodge+winchester+dynamite+ricochet+miscalculation"
    match = sit(4, "target: 4", "lives: D=0", "identity: A=two_gun", little)
    commit(match, "B revolver left", "D cheer B revolver")
    drawn = [top(world) for world in worlds(match, 0)]
    said = Counter(spoken(match, 1, window.said[1]) for window in drawn)
    assert said.keys() == {"B play reload", "B play revolver left", "B play revolver right"}
    assert min(said.values()) > 60, "evenly"
    guesses = {spoken(match, 3, window.said[3]) for window in drawn}
    assert len(guesses) == 7, "any card"
    assert all(guess.startswith("D cheer B ") for guess in guesses), "the name is known"
    assert {window.said[0] for window in drawn} == {-1}
    shoot(match, "A reload", "C reload")
    assert {world.cheer[3] for world in worlds(match, 0)} == {-1}, "the guesses lie open by then"


def test_the_answers_of_others_are_drawn_from_what_their_drawn_identity_could_say() -> None:
    match = sit(2, "identity: A=cook B=trapper", "bullets: B=1")
    commit(match, "A reload", "B revolver")
    drawn = worlds(match, 0, 600)
    words = {spoken(match, 1, top(world).said[1]) for world in drawn}
    assert words == {"nothing", "B pass", "B reveal"}
    for world in drawn:
        if top(world).said[1] >= 0:
            assert top(world).why(world, 1, top(world).said[1]) == 0


def test_nothing_drawn_depends_on_the_truth() -> None:
    one = sit(3, "identity: A=ninja B=cook", "pile: B=dodge", "maybe B: dodge revolver")
    other = sit(3, "identity: A=ninja B=two_gun", "pile: B=revolver", "maybe B: dodge revolver")
    commit(one, "B revolver")
    commit(other, "B play dodge")
    for number in range(20):
        texts = [
            Match(RULES, RULES.redetermine(m.state, 0, FastRng(number))).position() for m in (one, other)
        ]
        assert texts[0] == texts[1]


def test_what_is_chosen_in_windows_f_and_v_is_drawn_again() -> None:
    match = sit(3, "target: 15", "pile: A=dodge+revolver B=winchester+ricochet", phase="event")
    commit(match, "A recover dodge")
    chosen = {spoken(match, 0, top(world).chosen[0]) for world in worlds(match, 1)}
    assert chosen == {"A recover dodge", "A recover revolver"}
    assert seat(match, "A", "A")["pile"] == ["dodge", "revolver"]
    assert table(match, "A")["steps"][-1]["cards"][0] == ["dodge"]
    assert table(match, "B")["steps"][-1]["cards"][0] is None
    assert pile(match, "B") == ["winchester", "ricochet"]
