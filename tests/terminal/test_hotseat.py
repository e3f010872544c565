"""Several people at one screen: nobody reads what another seat alone may know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.kernel import record
from saloon.kernel.match import Match
from saloon.kernel.notation import read
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.terminal import bots, screen
from tests.terminal.conftest import Run
from tests.terminal.seats import Answer, anybody, first, pages, script

POSITION = """saloon position 1
title: standoff
seats: 4
lives: A=2 B=2 C=2 D=2
lucky: A=1@A B={b}@B C={c}@C D=4@D
"""


def leaks(whose: str, page: str) -> list[str]:
    """Lines of a page that tell somebody else's hidden number or choice."""
    found = []
    for line in page.splitlines():
        dealt = re.match(r"(\w) is dealt lucky number", line)
        board = re.match(r"  (\w): .*lucky number \d(?!, shown)(?!\d)", line)
        choice = re.match(r"  (\w): .*your choice:", line)
        for hit in (dealt, board, choice):
            if hit and hit[1] != whose:
                found.append(line)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_no_page_tells_another_seats_secret(run: Run, seed: int) -> None:
    played = run(f"play standoff --seats 4 --bots none --seed s{seed}", anybody(seed))
    found = pages(played.out, "Standoff")
    assert {whose for whose, _ in found} == {"", "A", "B", "C", "D"}
    for whose, page in found[:-1]:  # the last one tells how it ended, to everybody
        assert leaks(whose, page) == []
    for seat in "ABCD":  # their own secrets are there, as the scan reads them
        assert any(leaks("", page) for whose, page in found if whose == seat)


def test_the_scan_finds_a_leak() -> None:
    assert leaks("A", "B is dealt lucky number 3.\n  B: 2 lives, hat, lucky number 4\n") != []
    assert leaks("B", "B is dealt lucky number 3.\n  A: out, lucky number 4, shown\n") == []


def test_a_gang_sees_its_own_numbers_only(run: Run) -> None:
    played = run("play standoff --seats 4 --bots none --seed s --option teams=two", anybody(2))
    for whose, page in pages(played.out, "Standoff")[:-1]:
        gang = {"A": "AC", "C": "AC", "B": "BD", "D": "BD", "": ""}[whose]
        assert [
            line for seat in "ABCD" if seat not in gang for line in leaks(whose, page) if line[0] == seat
        ] == []


def test_two_worlds_that_differ_in_hidden_numbers_look_the_same_to_the_others(run: Run) -> None:
    """Byte for byte: what stands on the pages of A, of D and of all until somebody shows a number."""
    lines = ["", "draw D", "", "draw D", "", "duck", "", "draw A"]
    out = []
    for b, c in ((2, 3), (3, 2)):
        Path("p.position").write_text(POSITION.format(b=b, c=c))
        played = run(f"play --position p.position --bots none --seed dust --save {b}.game", lines)
        out.append([page for page in pages(played.out, "Standoff") if page[0] in ("", "A", "D")])
    assert len(out[0]) > 4
    assert out[0] == [(whose, page.replace("3.game", "2.game")) for whose, page in out[1]]


def test_the_device_is_passed_and_only_enter_opens_the_next_page(run: Run) -> None:
    played = run(
        "play standoff --seats 2 --bots none --seed dust --name A=Ann --name B=Bea", ["1", "", "1", "hm"]
    )
    text = played.out
    assert "Pass the device to Ann (A).\nAnn, press Enter> 1\nPress Enter alone" in text
    assert text.index("Pass the device to Bea (B).") > text.index("Ann> 1")
    assert text.endswith("saloon play --load " + text.rsplit(" ", 1)[1])
    assert "Standoff – Bea (B)" not in text


def test_between_seats_one_can_get_up(run: Run) -> None:
    played = run("play standoff --seats 2 --bots none --seed dust", ["quit"])
    assert played.status == 0
    assert "Saved, nothing is lost" in played.out


def test_one_person_alone_never_passes_the_device(run: Run) -> None:
    assert "Pass the device" not in run("play standoff --seats 4 --seed dust", anybody(1)).out


def test_each_seat_is_told_what_happened_since_it_last_looked(run: Run) -> None:
    played = run("play standoff --seats 3 --bots none --seed dust", anybody(5))
    told: dict[str, list[str]] = {"A": [], "B": [], "C": []}
    for whose, page in pages(played.out, "Standoff"):
        if whose:
            told[whose] += [line for line in page.splitlines() if re.match(r"Round \d+\.$", line)]
    for rounds in told.values():
        assert rounds == [f"Round {number}." for number in range(2, len(rounds) + 2)]
    assert told["A"]


AUCTION = ["", "pass", "", "pass", "", "pass"]
TO_THE_QUESTION = [*AUCTION, "", "pass", "pass", "", "pass", "", "pass"]
"""Three people bid, the first builds, all let the window go: the third has the device then."""


def at_the_question(run: Run, own_house: Path, seed: str, lines: Answer) -> tuple[int, list[tuple[str, str]]]:
    """Who holds the secret, and the pages from the question on."""
    path = f"{seed}.game"
    words = f"play bazaar --seats 3 --bots none --seed {seed} --save {path}"
    played = run(words, first(TO_THE_QUESTION, lines))
    text = record.load(Path(path), draw=False).lines()[0]
    found = pages(played.out, "Bazaar")
    asked = [i for i, (_, page) in enumerate(found) if "Give a hint" in page or "You need not" in page]
    return "ABC".index(text[-1]), found[asked[0] :]


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_everybody_the_table_seems_to_wait_for_gets_the_device(
    run: Run, bazaar: None, own_house: Path, seed: str
) -> None:
    """Only the holder of the secret is asked, but who it is must not be seen from whom the device goes to."""
    holder, found = at_the_question(run, own_house, seed, anybody(1))
    round_of_all = [(whose, page) for whose, page in found if whose][:3]
    assert [whose for whose, _ in round_of_all] == ["C", "A", "B"]
    for whose, page in round_of_all:
        assert ("Give a hint" in page) == (whose == "ABC"[holder])
        assert "Vote." not in page


def test_sealed_words_are_opened_after_the_round(run: Run, bazaar: None, own_house: Path) -> None:
    holder, found = at_the_question(run, own_house, "a", script(["seat A", "", "", "", "", "2", "1", "undo"]))
    assert holder == 1
    assert "For now the device goes around by itself" in found[0][1]
    # B said its hint last, and the vote begins with B, who has the device.
    assert next(whose for whose, page in found if "\nVote.\n" in page) == "B"
    assert record.load(Path("a.game"), draw=False).lines()[-2:] == ["B hint 2", "B vote aye"]


def test_a_word_only_its_seat_may_know_of_is_shown_before_the_page_is_hidden(run: Run, bazaar: None) -> None:
    played = run("play bazaar --seats 2 --bots none --seed a", ["", "bid 7", "", "", "log"])
    found = pages(played.out, "Bazaar")
    (first,) = [page for whose, page in found if whose == "A"]
    assert "A> bid 7\nA bids 7.\nSomebody whispers to A.\nPress Enter to hide your page>" in first
    assert not any("whispers to A" in page for whose, page in found if whose != "A")


def test_who_may_speak_beside_the_others_gets_the_device_once(
    run: Run, bazaar: None, own_house: Path
) -> None:
    """The last seat may cheer while the others vote; afterwards it is not asked again."""
    played = run(
        "play bazaar --seats 3 --bots none --seed a --save a.game",
        [*TO_THE_QUESTION, "", "", "", "", "1", "1", "", "cheer", "", "vote aye"],
    )
    assert played.status == 0
    assert record.load(Path("a.game")).lines()[-3:] == ["B vote aye", "C cheer", "A vote aye"]
    assert "1 in favour" not in played.out
    assert "2 in favour." in played.out


def test_an_open_window_closes_when_nobody_wants_to_speak(run: Run, bazaar: None, own_house: Path) -> None:
    """Enter passes; who objects is asked again until it passes too."""
    lines = [*AUCTION, "", "pass", "object", "", "", "", "", "", "quit"]
    run("play bazaar --seats 3 --bots none --seed a --save a.game", lines)
    said = record.load(Path("a.game"), draw=False).lines()
    assert said[5:9] == ["A object", "A pass", "B pass", "C pass"]


def test_a_bot_that_never_falls_silent_is_closed_out_of_a_window(
    run: Run, bazaar: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has had its say; then silence is played for it."""

    def loud(match: Match, seat: int, kind: str) -> int:
        words = match.legal(SEAT_LETTERS[seat])
        said = "object" if "object" in words else words[-1]
        return read(match.rules, match.seats, f"{SEAT_LETTERS[seat]} {said}")[1]

    monkeypatch.setattr(bots, "choose", loud)
    run("play bazaar --seats 3 --bots B,C --seed a --save a.game", ["pass", "pass", "object", "", "quit"])
    said = record.load(Path("a.game"), draw=False).lines()
    assert said[5:11] == ["A object", "A pass", "B object", "C object", "B pass", "C pass"]


def test_there_is_nothing_to_advise_whom_nothing_is_asked(run: Run) -> None:
    played = run("play standoff --seats 3 --bots none --seed dust", ["", "leave", "", "seat A", "", "hint"])
    assert "Nothing is asked of you, so there is nothing to advise." in played.out
    assert "You need not say anything now." in played.out


def test_a_long_list_of_what_is_barred_is_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "MOST_BARRED", 1)
    page, answer = run("play standoff --seed dust", ["why"]).out.split("A> why\n")
    assert "1 more cannot be said now: why lists them." in page
    assert "Take your choice back" not in page
    assert "Take your choice back" in answer
