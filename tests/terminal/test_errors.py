"""Whatever is wrong with the input: one sentence on stderr, the right status, no game lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.terminal.conftest import Run
from tests.terminal.seats import Ran

GAME = "saloon game 1\ntitle: standoff\nseats: 2\n"
DEALT = "\n* deal A 1\n* deal B 2\n"
FILES = {
    "empty.game": "",
    "other.game": "hello\n",
    "half.game": "saloon game 1\ntitle: stand",
    "title.game": GAME.replace("standoff", "poker") + DEALT,
    "seats.game": GAME.replace("2", "77") + DEALT,
    "word.game": GAME + DEALT + "A draw Z\n",
    "rule.game": GAME + DEALT + "A draw A\n",
    "card.game": GAME + "\n* deal A 9\n",
    "bot.game": GAME + "bot B: genius\n" + DEALT,
    "escape.game": GAME + "name A: \x1b[2J\n" + DEALT,
    "options.game": GAME + "option lives: 99\n" + DEALT,
    "good.game": GAME + DEALT,
    "seeded.game": GAME + "seed: dust\n\n",
    "bad.position": "saloon position 1\ntitle: standoff\nseats: 2\nlives: A=9\n",
    "broken.position": "saloon position 1\ntitle: standoff\nseats: 3\nlucky: A=1@A B=1@B C=1@C\n",
}


@pytest.fixture(autouse=True)
def files(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "binary.game").write_bytes(bytes(range(256)))
    (tmp_path / "folder.game").mkdir()


def one_sentence(ran: Ran, status: int = 2) -> str:
    assert ran.status == status
    (line,) = ran.err.splitlines()
    assert line.startswith("saloon: ")
    assert line.isprintable()
    assert "mistake of ours" not in line
    return line.removeprefix("saloon: ")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("dance", "invalid choice: 'dance'"),
        ("play poker", "no title 'poker': the house plays"),
        ("play standof", "did you mean 'standoff'?"),
        ("play standoff --seats 1", "standoff is for 2 to 6 seats, not 1"),
        ("play standoff --seats 99", "standoff is for 2 to 6 seats, not 99"),
        ("play standoff --seats many", "invalid int value: 'many'"),
        ("play standoff --seats", "expected one argument"),
        ("play standoff --bots Z", "'Z' is no seat of this table: A to C"),
        ("play standoff --bots B,,C", "'' is no seat of this table"),
        ("play standoff --bot B=genius", "no bot of the kind 'genius': there are heuristic, random"),
        ("play standoff --bot Q", "'Q' is no seat of this table"),
        ("play standoff --name A=", "a name has 1 to 24 printable characters"),
        ("play standoff --name A=" + "x" * 25, "a name has 1 to 24"),
        ("play standoff --option lives", "an option reads NAME=VALUE, not 'lives'"),
        ("play standoff --option lives=99", "option lives cannot be '99'"),
        ("play standoff --option life=2", "did you mean 'lives'?"),
        ("play standoff --option preset=none", "no preset 'none'"),
        ("play standoff --seats 3 --option teams=two", "Two gangs need an even number of seats. [STD-S2]"),
        ("play standoff --lang fr", "invalid choice: 'fr'"),
        ("play standoff --seed " + "x" * 65, "a seed is 1 to 64 printable characters"),
        ("play standoff --frobnicate", "unrecognized arguments: --frobnicate"),
        ("play --seats 3", "which title? saloon titles lists them"),
        ("play standoff --load good.game --seats 2", "--load and --seats contradict each other"),
        ("play standoff --load good.game --option lives=1", "--load and --option contradict each other"),
        ("play --load good.game --position bad.position", "--load and --position contradict"),
        ("play --load seeded.game --seed rain", "seeded.game has its seed already"),
        ("play --load no.game", "no.game cannot be read: No such file or directory"),
        ("play --load folder.game", "folder.game cannot be read: Is a directory"),
        ("play --load binary.game", "binary.game is no text file"),
        ("play --load empty.game", "line 1, column 1: a game begins with 'saloon game 1'"),
        ("play --load other.game", "a game begins with"),
        ("play --load half.game", "no title 'stand'"),
        ("play --load title.game", "no title 'poker'"),
        ("play --load seats.game", "2 to 6 seats, not 77"),
        ("play --load word.game", "line 7, column 8: 'Z' is no"),
        ("play --load rule.game", "line 7, column 1: You cannot draw on yourself. [STD-C2]"),
        ("play --load card.game", "line 5, column 10: '9' is no lucky"),
        ("play --load bot.game", "no bot of the kind 'genius'"),
        ("play --load escape.game", "a control character"),
        ("play --load options.game", "option lives cannot be '99'"),
        ("play --position bad.position", "9 is not between 0 and 5"),
        ("play --position broken.position", "this position cannot stand"),
        ("play --position no.position", "no.position cannot be read"),
        ("play poker --load good.game", "the file is a game of standoff, not of poker"),
        ("play standoff --save good.game", "good.game is already there and is not written over"),
        ("play --load good.game --save seeded.game", "seeded.game is already there"),
        ("play standoff --save folder.game", "folder.game is a folder; name a file in it"),
        ("play standoff --save no/such/x.game", "x.game cannot be written: No such file or directory"),
        ("play standoff --save good.game/x.game", "x.game cannot be written: Not a directory"),
        ("play standoff --save " + "x" * 300, "File name too long"),
        ("replay no.game", "no.game cannot be read"),
        ("replay good.game --viewer Z", "no seat 'Z'"),
        ("replay good.game --viewer nobody", "no seat 'nobody'"),
        ("replay", "the following arguments are required: FILE"),
        ("show other.game", "other.game is neither a game ('saloon game 1') nor a position"),
        ("show folder.game", "Is a directory"),
        ("show binary.game", "is no text file"),
        ("verify half.game", "no title 'stand'"),
        ("verify binary.game", "is no text file"),
        ("titles poker", "no title 'poker'"),
        ("rules poker", "no title 'poker'"),
        ("rules standoff Z9", "standoff has no rule 'Z9'"),
        ("rules standoff STD-C22", "did you mean 'STD-C2'?"),
    ],
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_bad_input(run: Run, monkeypatch: pytest.MonkeyPatch, words: str, told: str, language: str) -> None:
    monkeypatch.setenv("SALOON_LANG", language)
    sentence = one_sentence(run(words))
    if language == "en":
        assert told in sentence


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("verify good.game", "the file tells no seed"),
        ("verify rule.game", "the file tells no seed"),
    ],
)
def test_what_does_not_verify_exits_with_1(run: Run, words: str, told: str) -> None:
    assert told in one_sentence(run(words), 1)


def test_files_that_are_refused_are_left_as_they_were(run: Run, tmp_path: Path) -> None:
    for name, text in FILES.items():
        run(f"play --load {name}")
        run(f"play standoff --save {name}")
        if name not in ("good.game", "seeded.game"):  # these can be gone on with
            assert (tmp_path / name).read_text() == text


def test_a_file_with_anything_in_it_is_one_sentence_or_a_game(run: Run, tmp_path: Path) -> None:
    """A real game with random damage: bytes changed, cut short, lines swapped."""
    run("play standoff --bots all --seed dust --save whole.game")
    whole = (tmp_path / "whole.game").read_bytes()
    dice = random.Random(7)
    refused = 0
    for _ in range(150):
        data = bytearray(whole)
        for _ in range(dice.randint(1, 4)):
            data[dice.randrange(len(data))] = dice.randrange(256)
        if dice.random() < 0.3:
            del data[dice.randrange(len(data)) :]
        (tmp_path / "hurt.game").write_bytes(bytes(data))
        for command in ("verify", "show", "replay --all", "play --load"):
            ran = run(f"{command} hurt.game")
            assert ran.status in (0, 1, 2), ran.err
            if ran.status:
                refused += 1
                one_sentence(ran, ran.status)
    assert refused > 100


def test_a_disk_that_fills_up_does_not_lose_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the third save on nothing can be written where the game was; it ends up elsewhere."""
    from saloon.kernel import record

    saves = [0]
    real = record.replace

    def full(path: Path, text: str) -> None:
        saves[0] += 1
        if saves[0] > 2:
            raise OSError(28, "No space left on device")
        real(path, text)

    monkeypatch.setattr(record, "replace", full)
    played = run(
        "play standoff --seats 2 --bots none --seed dust --save a.game", ["", "draw B", "", "draw A"]
    )
    assert played.status == 0
    assert "This word could not be saved in a.game." in played.out
    assert "a.game could not be written. The game has been kept in " in played.out
    kept = Path(played.out.rsplit(" ", 1)[1].strip())
    assert record.load(kept, draw=False).lines()[2:4] == ["A draw B", "B draw A"]
    assert record.load(Path("a.game"), draw=False).lines()[2:] == ["A draw B"]
    kept.unlink()


def test_a_folder_that_cannot_be_made_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_HOME", str(Path("good.game").absolute()))
    sentence = one_sentence(run("play standoff"))
    assert "cannot be made (File exists)" in sentence
    assert "--save" in sentence


def test_a_mistake_of_ours_is_one_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from saloon.terminal import looking

    def break_down(*args: object) -> int:
        raise KeyError("whisky")

    monkeypatch.setattr(looking, "titles", break_down)
    ran = run("titles")
    assert ran.status == 70
    assert ran.err.count("\n") == 1
    assert "a mistake of ours, not of yours (KeyError: 'whisky')" in ran.err
    monkeypatch.setenv("SALOON_TRACEBACK", "1")
    assert "Traceback" in run("titles").err


@pytest.mark.parametrize("command", ["", "play", "replay", "verify", "show", "titles", "rules"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_help_has_examples(run: Run, command: str, language: str) -> None:
    ran = run(f"{command} --help --lang {language}" if command else "--help")
    assert ran.status == 0
    assert ("example" if language == "en" or not command else "esempi") in ran.out
    assert "<cli." not in ran.out


def test_version(run: Run) -> None:
    from saloon import __version__

    assert run("--version").out == f"saloon {__version__}\n"
