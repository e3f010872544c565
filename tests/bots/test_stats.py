"""The bounds we print hold as often as they say, and the report shows them."""

import xml.etree.ElementTree as Tree
from dataclasses import replace
from typing import Any

import pytest

from saloon.bots.arena.contest import contest
from saloon.bots.arena.crews import Alone
from saloon.bots.arena.plots import Bar, Curve, course, forest
from saloon.bots.arena.ratings import rate, roles
from saloon.bots.arena.report import Report
from saloon.bots.arena.run import run
from saloon.bots.arena.stats import bootstrapped, sequence, significant, wilson
from saloon.bots.arena.tally import tally
from saloon.kernel.rng import FastRng


def throws(count: int, chance: int, seed: int) -> list[float]:
    """Wins with a chance in hundredths."""
    rng = FastRng(seed)
    return [float(rng.below(100) < chance) for _ in range(count)]


def test_wilson_as_in_the_book() -> None:
    found = wilson(8, 10)
    assert found.low == pytest.approx(0.4902, abs=1e-4)
    assert found.high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0).high == 1.0
    assert wilson(10, 10).low == pytest.approx(0.7225, abs=1e-4)


def test_the_bootstrap_covers_the_truth() -> None:
    found = [bootstrapped(throws(60, 40, seed)) for seed in range(60)]
    assert sum(one.low <= 0.4 <= one.high for one in found) >= 51


def test_the_bootstrap_is_not_sure_of_what_is_all_alike() -> None:
    assert bootstrapped([1.0] * 20).low < 0.9
    assert bootstrapped([]).high == 1.0


def test_looking_after_every_deal_deceives_nobody() -> None:
    """With equal strength fewer than one contest in twenty ends with a verdict, however often one looks."""
    wrong = 0
    for seed in range(120):
        deals = throws(150, 50, seed)
        wrong += any(significant(deals[:n], 0.5) for n in range(2, 151, 4))
    assert wrong <= 6


def test_a_real_difference_is_found() -> None:
    assert significant(throws(120, 80, 3), 0.5)
    assert not significant([1.0] * 5, 0.5)
    assert sequence([0.5]).high > 1e9


def games(**other: Any) -> tuple[Any, list[dict[str, Any]]]:
    asked: dict[str, Any] = {"seats": 3, "options": {}, "seed": "dust", "games": 60}
    wanted = replace(contest("standoff", ["ranch_hand", "random"], **{**asked, **other}), stops=False)
    lines: list[dict[str, Any]] = []
    run(wanted, Alone(), None, lambda standing, line: lines.append(line))
    return wanted, lines


def test_the_tally_adds_up() -> None:
    wanted, lines = games()
    found = tally(wanted, lines)[("ranch_hand", "random")]
    shares = [line["share"] for line in lines if line["hero"] == "ranch_hand"]
    assert len(found.deals) == 20
    assert found.times().mean == pytest.approx(3 * sum(shares) / len(shares))
    assert sum(one.count for one in found.by_side()) == len(found.shares) == 60
    assert found.by_role() == {}


def test_sides_of_different_size_are_told_apart() -> None:
    line = {"sides": [0, 1, 1, 1], "shares": [1.0, 0.0]}
    assert roles(line) == [1, 3]
    assert roles({"sides": [0, 1, 0, 1], "shares": [1.0, 0.0]}) == [0, 0]


def test_the_better_bot_is_rated_higher() -> None:
    _, lines = games(seats=2, options={"lives": "4"})
    found = rate(lines)
    assert [one.bot for one in found] == ["ranch_hand", "random"]
    assert found[0].games == 60
    assert found[0].sigma < 8


def test_the_report_is_whole_by_itself() -> None:
    for language in ("en", "it"):
        page = Report(*games(games=6), language).html()
        for svg in page.split("<svg")[1:]:
            Tree.fromstring("<svg" + svg.split("</svg>")[0] + "</svg>")
        assert page.count("<svg") >= 4
        assert "http" not in page
        assert "<script" not in page
        assert "&lt;" not in page


def test_a_report_of_nothing_says_so() -> None:
    wanted, _ = games(games=1)
    assert "no game was finished yet" in Report(wanted, []).html()


def test_plots_stay_on_their_paper() -> None:
    bars = [Bar("one & <two>", 1.2, 0.9, 1.5, "open", "1.20"), Bar("three", 0.0, 0.0, 0.0)]
    svg = Tree.fromstring(forest("who", bars, 1.0, "equal"))
    height = float(svg.attrib["viewBox"].split()[3])
    for circle in svg.iter("circle"):
        assert 0 < float(circle.attrib["cx"]) < 760
        assert 0 < float(circle.attrib["cy"]) < height
    curve = Curve("course", [(1.0, 0.2, 1.8), (1.1, 0.4, 1.6), (1.2, 0.9, 1.5)])
    points = Tree.fromstring(course("course", curve, 1.0, "equal")).find("polyline")
    assert points is not None
    assert len(points.attrib["points"].split()) == 3
