"""The research benches run and say what they promise; no figure is compared with a clock."""

import json

import pytest

from bench import exploitability, research


def test_peers_are_measured_beside_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The peers' side is ours here, as their environment is not needed to see that figures come out."""
    asked: list[tuple[str, str]] = []

    def take(worker: object, question: dict[str, object]) -> float:
        asked.append((str(question["act"]), str(question.get("title") or question.get("name"))))
        return 2.0 if "title" in question else 0.5

    class Nobody:
        def __init__(self, command: list[str]) -> None:
            pass

        def ask(self, **question: object) -> dict[str, object]:
            return {"compiled": True, "pettingzoo": "1", "open_spiel": "2"}

        def close(self) -> None:
            pass

    monkeypatch.setattr(research, "Worker", Nobody)
    monkeypatch.setattr(research, "take", take)
    monkeypatch.setattr(research, "peer_python", lambda: "python")
    monkeypatch.setattr(research, "ours_python", lambda _: "python")
    assert research.main(["--title", "standoff", "--rounds", "1", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {line["name"] for line in lines} == {
        "research/vector/standoff",
        "research/vector_observed/standoff",
        "research/pettingzoo/standoff",
        "research/openspiel/standoff",
    }
    assert all(line["ratio"] == 4 for line in lines)
    assert {"hearts", "hanabi", "gin_rummy", "texas_holdem"} <= {name for _, name in asked}


def test_our_side_measures_every_interface() -> None:
    from bench._research_ours import lanes, observed, openspiel, pettingzoo

    for act in (lanes, observed, openspiel, pettingzoo):
        assert act("standoff", 2) > 0


def test_exploitability_of_a_bot_and_of_regret_matching(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--interpreted", "--level", "ranch_hand", "--times", "1", "--iterations", "3", "--json"]
    assert exploitability.main(asked) == 0
    bot, solver = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert bot["name"] == "exploitability/fast_west/duel_2/ranch_hand"
    assert bot["peer"] == solver["peer"] == "uniform random"
    assert 0 <= solver["value"] < solver["peer_value"]
    assert 0 <= bot["value"] <= 1
