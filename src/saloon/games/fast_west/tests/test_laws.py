"""The conservation laws of chapter K, over whole games with everybody's words and NATURE's answers at
random."""

from dataclasses import dataclass, field
from itertools import permutations

import pytest

from saloon.games.fast_west.board import ALL_CARDS, IDENTITIES, LIVES
from saloon.games.fast_west.game import RULES
from saloon.games.fast_west.position import FORM
from saloon.games.fast_west.rules.answers import Answers
from saloon.games.fast_west.rules.choosing import Choose
from saloon.games.fast_west.rules.gringos import top_card_odds
from saloon.games.fast_west.rules.recovery import Recovery
from saloon.games.fast_west.rules.target import face_down
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.tests.table import commit, pile, shoot, sit, table
from saloon.games.fast_west.verbs import FIRST_GRINGO, PLAY
from saloon.kernel import flow, position
from saloon.kernel.core import NATURE, Event, seats_in
from saloon.kernel.match import Match
from saloon.kernel.options import read_options
from saloon.kernel.rng import FastRng, Rng

TABLES = [
    (2, {}),
    (3, {}),
    (5, {"dodge_scope": "one"}),
    (6, {"gringos": "2", "banned_cards": "dud"}),
    (10, {}),
]


@dataclass
class Moment:
    """The state before and after a word, and what happened."""

    before: FastWest
    after: FastWest
    seat: int
    action: int
    events: list[Event] = field(default_factory=list)

    def told(self, name: str) -> list[list[int]]:
        return [event.args for event in self.events if event.kind.name == name]


def play(seats: int, options: dict[str, str], seed: int) -> list[Moment]:
    """A whole game by chance, most reveals included."""
    rng = FastRng(seed)
    state = flow.start(RULES, seats, read_options(RULES, options))
    out: list[Moment] = []
    while not state.over():
        before = state.copy()
        seat, action = next_word(state, rng)
        events = flow.apply(RULES, state, seat, action)
        after = state.copy()
        assert isinstance(before, FastWest)
        assert isinstance(after, FastWest)
        out.append(Moment(before, after, seat, action, events))
    return out


def next_word(state: object, rng: Rng) -> tuple[int, int]:
    assert isinstance(state, FastWest)
    asked = flow.chance(state)
    if asked is not None:
        return NATURE, asked.sample(rng)
    pending = seats_in(flow.pending(state))
    seat = pending[rng.below(len(pending))]
    if rng.below(2):
        return seat, RULES.choose(state, seat, rng)
    legal = flow.legal(RULES, state, seat)
    return seat, legal[rng.below(len(legal))]


GAMES = [moment for seats, options in TABLES for seed in range(6) for moment in play(seats, options, seed)]


def test_k1_k7_hand_pile_and_table_are_the_seven_cards_and_reload_is_in_hand() -> None:
    for moment in GAMES:
        s = moment.after
        for seat in range(s.seats):
            lying = 1 << s.table[seat] if s.table[seat] >= 0 else 0
            if s.swapped >= 0 and s.holds_swap(seat):
                lying |= 1 << s.swapped
            assert s.hand(seat) | s.pile[seat] | lying == ALL_CARDS
            assert s.hand(seat) & s.pile[seat] == s.hand(seat) & lying == s.pile[seat] & lying == 0
            if isinstance(s.stack[-1] if s.stack else None, Choose):
                assert s.hand(seat) & 1, "reload"
            if isinstance(s.stack[-1] if s.stack else None, Recovery):
                assert lying == 0, "between turns nothing is on the table"


def test_k2_bullets_stay_between_nothing_and_five() -> None:
    assert {count for moment in GAMES for count in moment.after.bullets} == set(range(6))


def test_k3_lives_never_rise() -> None:
    for moment in GAMES:
        before, after = moment.before, moment.after
        for one in after.ring:
            assert 0 <= after.lives[one] <= before.lives[one] <= LIVES
            if one < FIRST_GRINGO and after.revealed >> one & 1:
                assert after.lives[one] <= IDENTITIES[after.identity[one]].hearts


def test_k4_turned_and_face_down_target_cards_are_the_sixteen() -> None:
    for moment in GAMES:
        s = moment.after
        if s.turned != 2**16 - 1:
            assert face_down(s.turned) ^ s.turned == 2**16 - 1
        if moment.told("turn_began"):
            assert s.turned >> (s.target - 1) & 1
    assert any(moment.told("reshuffled") for moment in GAMES)


def test_k5_a_gringo_s_cards_are_always_its_nine() -> None:
    for moment in GAMES:
        for spent in moment.after.spent:
            assert sum(top_card_odds(spent)) + spent.bit_count() == 9


def test_k6_identities_differ_and_are_revealed_once() -> None:
    for moment in GAMES:
        dealt = [identity for identity in moment.after.identity if identity >= 0]
        assert len(dealt) == len(set(dealt)) <= len(IDENTITIES)
        assert moment.before.faceup & ~moment.after.faceup == 0
        for seat, _ in moment.told("revealed"):
            assert not moment.before.revealed >> seat & 1


def test_k8_after_a_reload_the_pile_is_empty_or_holds_the_guard_s_dodge() -> None:
    match = sit(2, "identity: A=ninja", "pile: A=revolver+dynamite B=ricochet")
    shoot(match, "A reload", "B reload", "A guard")
    assert (pile(match, "A"), pile(match, "B")) == (["dodge"], [])
    for moment in GAMES:
        for one, card in moment.told("played"):
            assert card != 0 or one >= FIRST_GRINGO or not moment.after.pile[one] & 1


def test_k9_every_bullet_is_accounted_for() -> None:
    for moment in GAMES:
        held = moment.before.bullets[:]
        for event in moment.events:
            if event.kind.name == "gained":
                held[event.args[0]] += event.args[1]
            elif event.kind.name == "paid":
                held[event.args[0]] -= event.args[1]
            elif event.kind.name == "robbed":
                held[event.args[0]] += event.args[2]
                held[event.args[1]] -= event.args[2]
            elif event.kind.name == "eliminated" and event.args[0] < FIRST_GRINGO:
                held[event.args[0]] = 0
        assert held == moment.after.bullets


FATES = ("cancelled", "stopped", "spared", "hit")


def test_k10_every_shot_has_one_fate_and_every_card_is_paid_once() -> None:
    shots = 0
    for moment in GAMES:
        fates = sum(len(moment.told(name)) for name in FATES)
        assert len(moment.told("fired")) == fates
        payers = [args[0] for args in moment.told("paid")]
        assert len(payers) == len(set(payers))
        assert not {args[0] for args in moment.told("unpaid")} & set(payers)
        shots += fates
    assert shots > 500


def test_k11_what_is_lost_is_what_the_hits_take_and_the_hearts_of_reveals() -> None:
    for moment in GAMES:
        taken = [0] * 12
        for _, at, count in moment.told("hit"):
            taken[at] += count
        hearts = [args[0] for args in moment.told("heart_lost")]
        for one in moment.after.ring:
            held = moment.before.lives[one] - hearts.count(one)
            assert moment.after.lives[one] == held - min(held, taken[one])


def test_k12_the_living_never_grow() -> None:
    for moment in GAMES:
        before, after = moment.before, moment.after
        assert after.alive & ~before.alive == 0
        for one in after.ring:
            assert (after.alive >> one & 1 == 1) == (after.lives[one] > 0)
            if after.alive >> one & 1 and after.alive.bit_count() > 1:
                assert after.alive >> after.beside(one, 0) & 1
                assert after.beside(after.beside(one, 0), 1) == one


@pytest.mark.parametrize(("seats", "options"), [(2, {"turn_limit": "20"}), (4, {"turn_limit": "30"})])
def test_k13_every_game_ends_by_the_turn_limit_with_one_result(seats: int, options: dict[str, str]) -> None:
    reasons: set[str] = set()
    for seed in range(10):
        s = play(seats, options, 100 + seed)[-1].after
        result = RULES.result(s)
        assert s.turn <= int(options["turn_limit"])
        assert len(result.winners) == (1 if result.reason == "last_one" else 0)
        reasons.add(result.reason)
    silent = Match.new("fast_west", seats, {**options, "gringos": "0"}, seed="mesa")
    while not silent.over:
        for letter in silent.waiting():
            silent.play(f"{letter} {silent.fallback(letter)}")
    assert table(silent)["turn"] == int(options["turn_limit"])
    assert reasons <= {"last_one", "west", "gringo", "gringos", "turn_limit"}


def test_k14_what_differs_only_in_secrets_is_the_same_to_the_viewer() -> None:
    for moment in GAMES[::17]:
        for viewer in (0, 1, -2):
            world = RULES.redetermine(moment.after, viewer, FastRng(3))
            assert RULES.view(world, viewer) == RULES.view(moment.after, viewer)
            assert flow.shown(world, viewer) == flow.shown(moment.after, viewer)


def test_k15_the_order_of_answers_in_a_window_does_not_matter() -> None:
    ends = set()
    for order in permutations(("A revolver", "B dodge", "C reload")):
        for answers in permutations(("A reveal", "B reveal", "C guard")):
            match = sit(3, "identity: A=quick_draw B=trapper C=ninja", "bullets: A=1")
            commit(match, *order, *answers)
            ends.add(match.position())
    assert len(ends) == 1


def test_k15_the_same_seed_and_the_same_words_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        match = Match.new("fast_west", 4, {"gringos": "1"}, seed="mesa")
        rng = FastRng(8)
        while not match.over:
            seat, action = next_word(match.state, rng)
            match.put(seat, action)
        ends.append(match.position())
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (["lives: A=0 B=0"], "nobody is left"),
        (["pile: A=reload"], "A has the reload in the pile"),
        (["identity: A=ninja B=ninja"], "dealt twice"),
        (["identity: A=ninja", "revealed: A"], "A has more lives than hearts"),
        (["revealed: A"], "A has more lives than hearts"),
        (["lives: G1=3"], "G1 is not at this table"),
        (["turn: 101"], "past the limit"),
        (["out: A=3"], "A is neither in nor out"),
        (["pile: A=dodge", "maybe A: dodge dodge+revolver"], "A has a pile that the table rules out"),
    ],
)
def test_a_position_that_breaks_a_law_is_refused(lines: list[str], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        sit(2, *lines)


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        (["step answers", "  asked: AB"], "no card on the table"),
        (["step gringos"], "no card on the table"),
        (["table: A=dodge", "step choose"], "A has a card on the table too early"),
        (["step choose", "  said: A=pass"], "A has said what it cannot say"),
        (["pile: A=dodge", "step choose", "  said: A=play/dodge"], "A has said what is not allowed"),
        (["table: A=reload B=reload", "step answers", "  asked: A"], "asks others"),
        (["table: A=revolver B=reload", "step answers", "  asked: AB"], "A shoots to neither side"),
        (
            ["pile: A=dodge", "table: A=dodge B=reload", "step answers", "  asked: AB"],
            "on the table and in the pile",
        ),
        (["lives: B=0", "step recovery", "  owed: B=1"], "B is out"),
        (
            ["pile: A=dodge+revolver", "step recovery", "  owed: A=1", "  chosen: A=recover/winchester"],
            "not allowed",
        ),
    ],
)
def test_a_window_that_does_not_fit_its_table_is_refused(step: list[str], wrong: str) -> None:
    lines = [line for line in step if not line.startswith((" ", "step"))]
    tail = ["step turn", "  phase: shootout", *[line for line in step if line.startswith((" ", "step"))]]
    with pytest.raises(ValueError, match=wrong):
        sit(2, *lines, *tail, phase="")


def test_the_laws_notice_what_no_position_can_say() -> None:
    state = sit(2).state
    assert isinstance(state, FastWest)
    for spoil, wrong in (
        ("bullets", "A has 6 bullets"),
        ("lives", "A has 4 lives"),
        ("turned", "the target card in force has not been turned"),
    ):
        s = state.copy()
        if spoil == "bullets":
            s.bullets[0] = 6
        elif spoil == "lives":
            s.lives[0] = 4
        else:
            s.turned = 0
        assert RULES.invariants(s) == [wrong]
    s = state.copy()
    s.stack = []
    assert RULES.invariants(s) == ["the game is over but nothing has ended it"]


def test_games_by_chance_meet_everything() -> None:
    """The laws above would be empty if these games were dull."""
    kinds = {event.kind.name for moment in GAMES for event in moment.events}
    assert {kind.name for kind in RULES.events} - kinds <= {"spared", "swapped", "doubled"}
    steps = {type(moment.after.stack[-1]) for moment in GAMES if moment.after.stack}
    assert {Choose, Answers, Recovery} <= steps
    assert any(PLAY.owns(moment.action) and PLAY.arg(moment.action, 2) for moment in GAMES)


def test_positions_of_whole_games_read_back() -> None:
    for moment in GAMES[::31]:
        text = position.write(RULES, FORM, moment.after)
        assert position.write(RULES, FORM, position.read(lambda _: (RULES, FORM), text)[1]) == text
