"""The arena: every game once, the same games again, and an honest answer."""

import json
import os
import signal
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saloon.bots.arena.contest import Contest, contest
from saloon.bots.arena.crews import Alone, Cores
from saloon.bots.arena.entrant import entrant
from saloon.bots.arena.game import Job, Table, everybody_speaks, play
from saloon.bots.arena.matchfile import Keeper, load
from saloon.bots.arena.run import check, run
from saloon.bots.command import add_to, arena
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match

BOTS = ["gunslinger@6", "ranch_hand", "random"]


def small(**other: Any) -> Contest:
    asked: dict[str, Any] = {
        "title": "standoff",
        "bots": BOTS,
        "seats": 3,
        "options": {"rounds": "4"},
        "seed": "dust",
        "games": 6,
    }
    how = {key: other.pop(key) for key in ("stops", "gauntlet") if key in other}
    return replace(contest(**{**asked, **other}), **how)


def fought(wanted: Contest, path: Path) -> bytes:
    with Keeper(path, wanted) as keeper:
        run(wanted, Alone(), keeper)
    return path.read_bytes()


def command(*words: str) -> int:
    parser = ArgumentParser()
    add_to(parser.add_subparsers())
    given = parser.parse_args(["arena", *words])
    return arena(given)


def test_every_pairing_plays_every_deal_from_every_side() -> None:
    jobs = list(small(games=7).jobs())
    assert [job.number for job in jobs] == list(range(6 * 3 * 3))
    seen = {(job.hero, job.field, job.deal, job.side) for job in jobs}
    assert len(seen) == len(jobs)
    assert len({job.seed for job in jobs}) == 3
    assert len(list(small(seats=2).jobs())) == 3 * 3 * 2


def test_in_a_gauntlet_the_first_one_meets_all_others() -> None:
    wanted = small(gauntlet=True)
    assert {(job.hero, job.field) for job in wanted.jobs()} == {(BOTS[0], BOTS[1]), (BOTS[0], BOTS[2])}


def test_a_deal_is_the_same_for_every_side() -> None:
    """Duplicate play: with the same bot everywhere it makes no difference which side is the hero's."""
    jobs = [Job(0, "standoff", 3, {}, "dust", "ranch_hand", "ranch_hand", 0, side) for side in range(3)]
    assert len({play(job)["digest"] for job in jobs}) == 1


def test_the_same_contest_gives_the_same_bytes(tmp_path: Path) -> None:
    once = fought(small(), tmp_path / "one")
    assert fought(small(), tmp_path / "two") == once
    assert fought(small(seed="rain"), tmp_path / "three") != once


def test_it_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    whole = fought(small(), tmp_path / "whole")
    for cut in (len(whole) // 3, 2 * len(whole) // 3, len(whole) - 1, whole.index(b"\n") + 1):
        path = tmp_path / f"cut{cut}"
        path.write_bytes(whole[:cut])
        assert fought(small(), path) == whole


def test_known_games_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "file"
    whole = fought(small(), path)

    class Nobody(Alone):
        def start(self, job: Job) -> None:
            raise AssertionError(f"game {job.number} is in the file already")

    with Keeper(path, small()) as keeper:
        assert run(small(), Nobody(), keeper).games == 36
    assert path.read_bytes() == whole


def test_another_contest_does_not_go_on_with_the_file(tmp_path: Path) -> None:
    whole = fought(small(), tmp_path / "file")
    with pytest.raises(SaloonError, match=r"another contest \(seed dust, not rain\)"):
        Keeper(tmp_path / "file", small(seed="rain"))
    assert (tmp_path / "file").read_bytes() == whole


@pytest.mark.parametrize("text", ["", "saloon game 1\n", "[]\n", '{"a":1}\n', "\xff\n"])
def test_what_is_no_match_file_is_one_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "file").write_text(text, encoding="latin-1")
    with pytest.raises(SaloonError, match=r"match file|no game of the arena"):
        load(tmp_path / "file")


def test_processes_give_the_same_bytes_even_when_one_is_killed(tmp_path: Path) -> None:
    whole = fought(small(), tmp_path / "alone")
    crew = Cores(2)
    seen: list[int] = []

    def heard(standing: object, line: dict[str, Any]) -> None:
        seen.append(line["game"])
        if len(seen) == 5:
            process = next(iter((crew.executor._processes or {}).values()))
            os.kill(process.pid or 0, signal.SIGKILL)

    with Keeper(tmp_path / "cores", small()) as keeper:
        run(small(), crew, keeper, heard)
    crew.close()
    assert (tmp_path / "cores").read_bytes() == whole
    assert seen == list(range(36))


def test_a_certain_answer_ends_a_pairing() -> None:
    wanted = small(bots=["ranch_hand", "random"], seats=2, options={"lives": "5"}, games=2000)
    standing = run(wanted, Alone())
    assert standing.settled
    assert 24 <= standing.games < 1000
    fixed = small(bots=["ranch_hand", "random"], seats=2, options={"lives": "5"}, games=60, stops=False)
    assert run(fixed, Alone()).games == 60


def test_games_by_the_clock_can_be_repeated_too() -> None:
    wanted = small(bots=["gunslinger@1ms", "random"], games=1)
    jobs = list(wanted.jobs())
    line = play(jobs[0])
    assert len(line["passes"]) > 1
    assert check(wanted, json.loads(json.dumps(line)))
    assert not check(wanted, {**line, "digest": "0" * 64})


def test_seats_that_choose_together_decide_on_the_same_state() -> None:
    """Nobody hears the others' choices, not even which worlds they leave."""
    asked: list[tuple[int, str]] = []

    class Listening(Table):
        def choose(self, seat: int) -> int:
            asked.append((seat, self.match.position()))
            return self.match.state.stack[-1].legal(self.match.state, seat)[0]

    everybody_speaks(Listening(Match.new("standoff", seats=3, seed="dust"), [], [], "", []))
    assert [seat for seat, _ in asked] == [0, 1, 2]
    assert len({position for _, position in asked}) == 1


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("gunslingr", "did you mean"),
        ("legend@", "after @"),
        ("legend@fast", "after @"),
        ("legend@0", "after @"),
        ("legend+speed=3", "no setting"),
        ("legend+explore=much", "is a number"),
    ],
)
def test_an_entrant_that_makes_no_sense_is_one_sentence(text: str, what: str) -> None:
    with pytest.raises(SaloonError, match=what):
        entrant(text)


@pytest.mark.parametrize("text", ["ranch_hand", "legend@2000ms", "gunslinger@40+explore=0.25+matching=0"])
def test_an_entrant_reads_back(text: str) -> None:
    assert str(entrant(text)) == text


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"bots": ["random"]}, "two bots"),
        ({"bots": ["random", "random"]}, "named once"),
        ({"games": 0}, "at least one"),
        ({"seats": 9}, "2 to 6 seats"),
        ({"title": "standof"}, "no title"),
        ({"options": {"lifes": "3"}}, "no option"),
    ],
)
def test_a_contest_that_cannot_be_is_one_sentence(change: dict[str, Any], what: str) -> None:
    with pytest.raises(SaloonError, match=what):
        small(**change)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "games.jsonl", tmp_path / "report.html"
    words = [
        "standoff",
        "--bots",
        "ranch_hand,random",
        "--seats",
        "4",
        "--option",
        "teams=two",
        "--games",
        "4",
    ]
    words += ["--workers", "1", "--file", str(file), "--html", str(page)]
    assert command(*words) == 0
    assert "ranch_hand" in capsys.readouterr().out
    before = page.read_text(encoding="utf-8")
    assert command(*words) == 0
    assert page.read_text(encoding="utf-8") == before
    assert command("--check", str(file)) == 0
    assert "4 of 4 games" in capsys.readouterr().out
    assert command("--report", str(file), "--html", str(page), "--lang", "it") == 0
    assert "Chi batte chi" in page.read_text(encoding="utf-8")


def test_the_command_finds_a_forged_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    command("standoff", "--bots", "ranch_hand,random", "--games", "2", "--workers", "1", "--file", str(file))
    file.write_text(file.read_text().replace('"digest":"', '"digest":"0', 1))
    assert command("--check", str(file)) == 1
    assert "Game 0 comes out differently" in capsys.readouterr().err


def test_the_command_says_what_is_wrong() -> None:
    with pytest.raises(SaloonError, match="which title"):
        command()
    with pytest.raises(SaloonError, match="NAME=VALUE"):
        command("standoff", "--option", "lives")
    with pytest.raises(SaloonError, match="cannot be read"):
        command("--check", "nowhere.jsonl")
