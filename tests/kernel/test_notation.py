"""Words as text: what can be read, and where exactly what cannot be read stands."""

import pytest

from saloon.kernel import catalogue
from saloon.kernel.core import NATURE, Rules
from saloon.kernel.errors import Unreadable
from saloon.kernel.notation import LONGEST_LINE, read, read_words, say, tokens, words_of
from saloon.kernel.verbs import SEAT, Verb, VerbTable, words

RULES = catalogue.load("standoff")
GIFT = words("gift", ["horse", "hat"], optional=True)
ROOM = words("room", ["N1", "N2"])
TABLE = VerbTable([Verb("give", SEAT, GIFT), Verb("go", ROOM), Verb("pass")])


def test_a_line_may_be_as_long_as_the_longest() -> None:
    assert read(RULES, 3, "A duck" + " " * (LONGEST_LINE - 6)) == read(RULES, 3, "A duck")
    assert len(tokens("x" * LONGEST_LINE)) == 1


def test_all_the_dice_there_are_may_fall_at_once() -> None:
    text = "* roll" + " 6" * 23
    assert say(RULES, *read(RULES, 2, text)) == text
    assert say(RULES, *read(RULES, 2, "* roll 0006")) == "* roll 6"


def test_lines_and_columns_count_from_one() -> None:
    for text, column in (("", 1), ("\x00A duck", 1), ("A jump", 3)):
        with pytest.raises(Unreadable) as wrong:
            read(RULES, 3, text)
        assert str(wrong.value).startswith(f"line 1, column {column}: ")


def test_tokens_know_their_place() -> None:
    found = tokens("  A\tdraw   B", 7, 10)
    assert [(t.text, t.line, t.column) for t in found] == [("A", 7, 12), ("draw", 7, 14), ("B", 7, 21)]
    assert tokens("") == []


@pytest.mark.parametrize(
    ("text", "seat", "verb", "args"),
    [
        ("A draw B", 0, "draw", [1]),
        ("a DRAW b", 0, "draw", [1]),
        ("  B   duck ", 1, "duck", []),
        ("B\tduck", 1, "duck", []),
        ("C leave", 2, "leave", []),
        ("A draw J", 0, "draw", [9]),
    ],
)
def test_words_of_seats_are_read(text: str, seat: int, verb: str, args: list[int]) -> None:
    found = RULES.verbs.named(verb)
    assert found is not None
    assert read(RULES, 3, text) == (seat, found.encode(args))


@pytest.mark.parametrize("text", ["* roll 6", "* deal B 4", "* roll 1 2 3", "* roll"])
def test_words_of_nature_are_read_and_written(text: str) -> None:
    seat, action = read(RULES, 3, text)
    assert seat == NATURE
    assert say(RULES, seat, action) == text


def test_every_word_of_the_table_is_written_and_read() -> None:
    for action in range(RULES.verbs.size):
        assert read(RULES, 6, say(RULES, 4, action)) == (4, action)
    with pytest.raises(ValueError, match="no action of standoff"):
        say(RULES, 0, RULES.verbs.size)


def test_an_optional_argument_may_be_left_out_at_the_end() -> None:
    give = TABLE.verbs[0]
    assert words_of(give, give.of(2, 0)) == "give C"
    assert words_of(give, give.of(2, 2)) == "give C hat"
    for text in ("give C", "give C -", "give c hat"):
        assert words_of(give, read_words(TABLE, tokens(text))) == text.removesuffix(" -").replace("c", "C")


def test_values_in_capitals_are_found_in_small_letters() -> None:
    assert read_words(TABLE, tokens("go n2")) == TABLE.verbs[1].of(1)
    assert read_words(TABLE, tokens("go N2")) == TABLE.verbs[1].of(1)


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("", 1, "nothing is said here"),
        ("   ", 1, "nothing is said here"),
        ("A", 1, "what does A say?"),
        ("  *", 3, "what does * say?"),
        ("D duck", 1, "'D' is no seat of this table: A to C, or * for chance"),
        ("AB duck", 1, "'AB' is no seat"),
        ("1 duck", 1, "'1' is no seat"),
        ("A drow B", 3, "no verb 'drow' (did you mean 'draw'?): draw, duck, rethink"),
        ("A roll 6", 3, "no verb 'roll'"),
        ("* duck", 3, "no verb 'duck'"),
        ("A draw", 3, "'draw' needs target after 'draw'"),
        ("A draw K", 8, "'K' is no target: A B C D E F G H I J"),
        ("A  draw B C", 11, "'draw' takes no more words"),
        ("A duck B", 8, "'duck' takes no more words"),
        ("* deal A 5", 10, "'5' is no lucky: 1 2 3 4"),
        ("* deal A", 8, "'deal' needs lucky after 'A'"),
        ("* roll 7", 8, "'7' is no face of a die: 1 to 6"),
        ("* roll 1 0", 10, "'0' is no face of a die"),
        ("* roll x", 8, "'x' is no face of a die"),
        ("* roll -1", 8, "'-1' is no face of a die"),
        ("* roll 00061", 8, "'00061' is no face of a die"),
        ("* roll ٣", 8, "'٣' is no face of a die"),
        ("* roll " + "1 " * 24, 3, "at most 23 dice at once"),
        ("A duck\x00", 7, "a control character"),
        ("A\u2028duck", 2, "a control character"),
        ("A\xa0duck", 2, "a control character"),
        ("A \x1b[31mduck", 3, "a control character"),
        ("A duck" + " " * LONGEST_LINE, LONGEST_LINE, f"a line has at most {LONGEST_LINE} characters"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, column: int, message: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read(RULES, 3, text, 4)
    assert message in wrong.value.message
    assert (wrong.value.line, wrong.value.column) == (4, column)
    assert str(wrong.value) == f"line 4, column {column}: {wrong.value.message}"


def test_an_error_without_a_line_is_a_plain_sentence() -> None:
    assert str(Unreadable("that is odd")) == "that is odd"


def test_lists_of_up_to_twenty_values_are_told() -> None:
    twenty = words("page", [f"p{n}" for n in range(20)])
    with pytest.raises(Unreadable, match=r"p0 p1 p2 .* p18 p19$"):
        read_words(VerbTable([Verb("turn", twenty)]), tokens("turn x"))
    more = words("page", [f"p{n}" for n in range(21)])
    with pytest.raises(Unreadable, match=r"p0 to p20$"):
        read_words(VerbTable([Verb("turn", more)]), tokens("turn x"))


def test_long_lists_of_values_are_shortened() -> None:
    many = words("page", [f"p{n}" for n in range(30)])
    with pytest.raises(Unreadable, match=r"'x' is no page: p0 to p29"):
        read_words(VerbTable([Verb("turn", many)]), tokens("turn x"))


def test_columns_count_from_where_the_text_began() -> None:
    with pytest.raises(Unreadable) as wrong:
        read(RULES, 3, "A draw K", 2, 20)
    assert (wrong.value.line, wrong.value.column) == (2, 27)


def test_a_table_of_one_seat_still_reads() -> None:
    rules: Rules = RULES
    with pytest.raises(Unreadable, match=r"A to A, or \*"):
        read(rules, 1, "B duck")
