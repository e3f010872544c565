"""What `bench/playouts.py` prints and refuses, with contenders that only pretend to work."""

import json

import pytest

from bench import _saloon, playouts
from bench._common import Failed, Worker
from saloon.kernel import catalogue, flow


class Pretender(Worker):
    """Answers every measurement alike."""

    def __init__(self, done: int, spent: float) -> None:
        self.answer = [done, spent]
        self.closed = False

    def ask(self, **question: object) -> object:
        return {"version": "9"} if question["act"] == "about" else self.answer

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def pretenders(monkeypatch: pytest.MonkeyPatch) -> dict[str, Pretender]:
    """catanatron takes 2 s for 100 things, we 1 s interpreted and 0.1 s compiled."""
    found = {
        "catanatron": Pretender(100, 2.0),
        "interpreted": Pretender(100, 1.0),
        "compiled": Pretender(100, 0.1),
    }
    monkeypatch.setattr(playouts, "open_workers", lambda: found)
    return found


def figures(capsys: pytest.CaptureFixture[str]) -> dict[str, dict[str, object]]:
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return {line["name"]: line for line in lines}


def test_a_title_has_four_figures(
    pretenders: dict[str, Pretender], capsys: pytest.CaptureFixture[str]
) -> None:
    assert playouts.main(["--json", "--title", "standoff", "--rounds", "1"]) == 0
    found = figures(capsys)
    assert list(found) == [
        "playouts/standoff/interpreted",
        "playouts/standoff/compiled",
        "copy/standoff/interpreted",
        "copy/standoff/compiled",
    ]
    assert found["playouts/standoff/compiled"] == {
        "name": "playouts/standoff/compiled",
        "value": 1000,
        "unit": "decisions/s",
        "peer": "catanatron 9",
        "peer_value": 50,
        "ratio": 20,
    }
    copied = found["copy/standoff/compiled"]
    assert (copied["value"], copied["unit"], copied["ratio"]) == (1000, "us/copy", 0.05)
    assert all(worker.closed for worker in pretenders.values())


def test_every_title_is_measured_unless_one_is_named(
    pretenders: dict[str, Pretender], capsys: pytest.CaptureFixture[str]
) -> None:
    assert playouts.main(["--json", "--rounds", "1"]) == 0
    assert {name.split("/")[1] for name in figures(capsys)} == set(catalogue.titles())


def test_an_unusual_number_of_seats_is_in_the_name(
    pretenders: dict[str, Pretender], capsys: pytest.CaptureFixture[str]
) -> None:
    assert playouts.main(["--json", "--title", "standoff", "--seats", "2,4", "--rounds", "1"]) == 0
    assert [name for name in figures(capsys) if name.startswith("copy") and "compiled" in name] == [
        "copy/standoff/compiled/2",
        "copy/standoff/compiled",
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--title", "standof"], "did you mean 'standoff'"),
        (["--title", "standoff", "--seats", "7"], "2 to 6 seats, not 7"),
    ],
)
def test_what_cannot_be_measured_is_told_in_a_sentence(
    arguments: list[str],
    sentence: str,
    pretenders: dict[str, Pretender],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert playouts.main(arguments) == 1
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--seats", "0"], ["--rounds", "none"], ["--seconds", "-1"]])
def test_numbers_that_make_no_sense_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit):
        playouts.parse(arguments)


def test_a_build_that_is_not_what_it_should_be_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    class Compiled(Pretender):
        def __init__(self, command: list[str]) -> None:
            super().__init__(1, 1.0)

        def ask(self, **question: object) -> object:
            return {"compiled": True}

    monkeypatch.setattr(playouts, "Worker", Compiled)
    monkeypatch.setattr(playouts, "compiled_python", lambda: None)
    monkeypatch.setattr(playouts, "peer_python", lambda: "python")
    with pytest.raises(Failed, match="interpreted does not"):
        playouts.open_workers()


def test_copied_states_are_in_the_middle_of_a_game() -> None:
    for state in _saloon.halfway("standoff", 4):
        assert flow.pending(state) or flow.chance(state) is not None
        assert not state.over()


def test_our_side_counts_decisions_and_copies() -> None:
    assert _saloon.play("standoff", 2, 3) >= 6
    assert _saloon.copy("standoff", 4, 2) == 2 * _saloon.STATES


def test_the_usual_seats_are_halfway_between_fewest_and_most() -> None:
    assert {title: playouts.usual(title) for title in catalogue.titles()} == {
        "standoff": 4,
        "way_out_west": 4,
        "desperados": 5,
        "fast_west": 6,
    }
