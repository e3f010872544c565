"""Verbs: every word is one integer, and every integer is one word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel.verbs import MAX_SEATS, SEAT, DiceVerb, Domain, Verb, VerbTable, numbers, words

TOWN = words("town", ["abilene", "dodge", "laredo"])
PRICE = numbers("price", -2, 7)
GIFT = words("gift", ["horse", "hat"], optional=True)


def table() -> VerbTable:
    return VerbTable(
        [
            Verb("pass"),
            Verb("build", TOWN, PRICE),
            Verb("give", SEAT, TOWN, GIFT, ordered=True),
            Verb("five", TOWN, GIFT, TOWN, PRICE, GIFT),
            Verb("shout", interrupt=True),
        ]
    )


def test_a_domain_knows_its_values_and_tokens() -> None:
    assert PRICE.values() == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7]
    assert [PRICE.has(value) for value in (-3, -2, 7, 8)] == [False, True, True, False]
    assert (PRICE.token(-2), PRICE.value("-2"), PRICE.value("8")) == ("-2", -2, None)
    assert (GIFT.token(0), GIFT.value("hat"), GIFT.optional) == ("-", 2, True)
    assert SEAT.size == MAX_SEATS


def test_a_domain_under_another_name_has_the_same_values() -> None:
    target = SEAT.named("target")
    assert (target.name, target.label, target.tokens) == ("seat", "target", SEAT.tokens)
    assert SEAT.label == "seat"
    assert GIFT.named("present").optional
    assert Domain("price", ["5", "6"], 5).named("bid").value("6") == 6


def test_the_ranges_of_a_table_lie_side_by_side() -> None:
    verbs = table()
    sizes = [1, 3 * 10, 10 * 3 * 3, 3 * 3 * 3 * 10 * 3, 1]
    assert [verb.size for verb in verbs.verbs] == sizes
    assert [verb.base for verb in verbs.verbs] == [0, 1, 31, 121, 931]
    assert verbs.size == 932
    assert verbs.interrupts_at == 931
    assert [verb.name for verb in verbs.verbs if verb.ordered] == ["give"]


def test_a_table_without_interrupts_has_none() -> None:
    assert VerbTable([Verb("pass")]).interrupts_at == 1


def test_interrupts_come_last() -> None:
    with pytest.raises(ValueError, match="interrupt verbs come last: pass"):
        VerbTable([Verb("shout", interrupt=True), Verb("pass")])


def test_every_action_has_one_owner_and_reads_back() -> None:
    verbs = table()
    for action in range(verbs.size):
        owners = [verb for verb in verbs.verbs if verb.owns(action)]
        assert owners == [verbs.owner(action)]
        verb = owners[0]
        args = verb.args(action)
        assert all(domain.has(value) for domain, value in zip(verb.domains, args, strict=True))
        assert verb.encode(args) == action
        assert [verb.arg(action, i) for i in range(len(args))] == args
    assert verbs.owner(-1) is None
    assert verbs.owner(verbs.size) is None


def test_arguments_count_up_from_the_last() -> None:
    build = table().verbs[1]
    assert build.actions() == list(range(1, 31))
    assert [build.args(action) for action in (1, 2, 11, 30)] == [[0, -2], [0, -1], [1, -2], [2, 7]]


def test_of_is_encode_for_up_to_four_arguments() -> None:
    verbs = table()
    assert verbs.verbs[0].of() == 0
    build, give = verbs.verbs[1], verbs.verbs[2]
    assert all(build.of(*build.args(action)) == action for action in build.actions())
    assert all(give.of(*give.args(action)) == action for action in give.actions())


def test_encode_wants_all_arguments() -> None:
    with pytest.raises(ValueError, match="argument"):
        table().verbs[1].encode([1])


def test_verbs_are_found_by_name() -> None:
    verbs = table()
    assert verbs.named("give") is verbs.verbs[2]
    assert verbs.named("take") is None


@given(st.lists(st.integers(1, 6), max_size=23))
def test_dice_are_packed_into_one_integer(faces: list[int]) -> None:
    roll = DiceVerb("roll")
    chances = VerbTable([Verb("deal", SEAT), roll])
    action = roll.pack(faces)
    assert roll.args(action) == faces
    assert chances.owner(action) is roll


def test_dice_fill_their_range_without_gaps() -> None:
    coins = DiceVerb("coins", sides=2, most=3)
    VerbTable([Verb("deal", SEAT), coins])
    assert coins.size == 1 + 2 + 4 + 8
    throws = [coins.args(action) for action in range(coins.base, coins.base + coins.size)]
    assert throws[:4] == [[], [1], [2], [1, 1]]
    assert throws[-1] == [2, 2, 2]
    assert len({tuple(throw) for throw in throws}) == coins.size
    assert [coins.pack(throw) for throw in throws] == list(range(10, 25))


def test_twenty_three_dice_fit_into_64_bits() -> None:
    roll = DiceVerb("roll")
    VerbTable([roll])
    assert roll.most == 23
    assert roll.pack([6] * 23) == roll.size - 1 < 2**63


def test_the_face_of_a_single_die() -> None:
    roll = DiceVerb("roll")
    VerbTable([Verb("deal", SEAT), roll])
    assert [roll.face(roll.pack([face])) for face in range(1, 7)] == [1, 2, 3, 4, 5, 6]
