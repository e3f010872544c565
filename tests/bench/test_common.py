"""Figures, medians and workers of the benches; nothing here measures time."""

import json
import sys
from functools import partial
from itertools import count

import pytest

from bench._common import Failed, Figure, Worker, medians, report, row

FIGURE = Figure("playouts/standoff/compiled", 3_000_000.0, "decisions/s", "peer 1", 30_000.0)
COPY = Figure("copy/standoff/compiled", 0.25, "us/copy", "peer 1", 50.0)


def test_a_line_is_one_json_object() -> None:
    assert json.loads(FIGURE.line()) == {
        "name": "playouts/standoff/compiled",
        "value": 3_000_000,
        "unit": "decisions/s",
        "peer": "peer 1",
        "peer_value": 30_000,
        "ratio": 100,
    }


def test_the_ratio_is_ours_over_theirs_whatever_is_better() -> None:
    assert json.loads(COPY.line())["ratio"] == 0.005


def test_figures_are_rounded_to_what_is_not_noise() -> None:
    told = json.loads(Figure("n", 123_456.7, "u", "p", 3.0).line())
    assert (told["value"], told["ratio"]) == (123_500, 41_150)


def test_people_read_a_row_and_a_fraction_where_less_is_better() -> None:
    assert row(FIGURE).split()[1:] == ["3,000,000", "decisions/s", "peer", "1", "30,000", "100x"]
    assert row(COPY, less_is_better=True).split()[1:] == ["0.25", "us/copy", "peer", "1", "50", "1/200"]
    assert row(COPY).split()[-1] == "0.005x"


def test_a_report_is_lines_of_either_kind(capsys: pytest.CaptureFixture[str]) -> None:
    report([FIGURE, COPY], as_json=True)
    assert [json.loads(line)["name"] for line in capsys.readouterr().out.splitlines()] == [
        FIGURE.name,
        COPY.name,
    ]
    report([FIGURE, COPY], as_json=False, less_is_better={"us/copy"})
    assert [line.split()[-1] for line in capsys.readouterr().out.splitlines()] == ["100x", "1/200"]


def test_contenders_are_asked_in_turn() -> None:
    order: list[str] = []

    def asked(name: str) -> float:
        order.append(name)
        return 0.0

    found = medians({name: partial(asked, name) for name in ("a", "b")}, 3)
    assert order == ["a", "b", "a", "b", "a", "b"]
    assert found == {"a": 0.0, "b": 0.0}


def test_the_median_of_each_counts_not_the_luckiest() -> None:
    slow, quick = iter([5.0, 100.0, 7.0]), count(1)
    assert medians({"slow": lambda: next(slow), "quick": lambda: float(next(quick))}, 3) == {
        "slow": 7.0,
        "quick": 2.0,
    }


def test_a_worker_answers_in_its_own_process() -> None:
    echo = """if True:
        import json, os, sys
        for line in sys.stdin:
            print(json.dumps([json.loads(line), os.getpid()]), flush=True)
    """
    worker = Worker([sys.executable, "-c", echo])
    asked, process = worker.ask(act="play", seats=4)
    worker.close()
    assert asked == {"act": "play", "seats": 4}
    assert process == worker.process.pid
    assert worker.process.returncode == 0


def test_a_worker_that_stops_is_told_in_a_sentence() -> None:
    worker = Worker([sys.executable, "-c", "raise SystemExit"])
    with pytest.raises(Failed, match="stopped"):
        worker.ask(act="play")
    worker.close()
