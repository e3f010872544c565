"""The map of a title that has one, with what stands where, as a viewer sees it.

A title has a map if its `figures` hold a list of places with `x` and `y`. `roads` are pairs of places, and
`placed` names the fields of the view that hold the number of a place, those of seats the most open first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from saloon.research.paper import FAINT, INK, RULE, SHEET, TAGS, Paper

Point = tuple[float, float]


@dataclass
class Places:
    """Names and points; what stands at each: seats (and whether by the first of their fields), and tags;
    `worn`: the fields seats have."""

    names: list[str]
    points: list[Point]
    roads: list[list[int]]
    placed: list[str]
    seats: list[list[tuple[int, bool]]] = field(default_factory=list)
    tags: list[list[str]] = field(default_factory=list)
    worn: list[str] = field(default_factory=list)

    def stand(self, view: dict[str, Any]) -> None:
        """Find what stands where."""
        self.seats = [[] for _ in self.names]
        self.tags = [[] for _ in self.names]
        self.worn = [name for name in self.placed if any(name in one for one in view.get("seats", []))]
        for seat, one in enumerate(view.get("seats", [])):
            for name in self.worn:
                if isinstance(place := one.get(name), int) and (seat, True) not in self.seats[place]:
                    self.seats[place].append((seat, name == self.worn[0]))
        for name, value in view.items():
            if name not in ("seats", "steps"):
                self.find(name, value, name in self.placed)

    def find(self, label: str, value: Any, placed: bool) -> None:
        """Tags for a value of the view and everything in it; `label` is what led there."""
        if isinstance(value, dict):
            for name, one in value.items():
                what = label if name == "town" else f"{name} {single(label)}"
                self.find(what, one, name in self.placed)
        elif isinstance(value, list):
            for one in value:
                self.find(single(label), one, placed)
        elif placed and isinstance(value, int) and 0 <= value < len(self.names):
            self.tags[value].append(label)


def places(figures: dict[str, Any], called: dict[str, str]) -> Places | None:
    """The map in a title's figures, if there is one; `called` says what its tokens are called."""
    for key, found in figures.items():
        if isinstance(found, list) and found and isinstance(found[0], dict) and {"x", "y"} <= {*found[0]}:
            [token] = {*found[0]} - {"x", "y"}
            names = [called.get(one[token], one[token]) for one in found]
            points = [(float(one["x"]), float(one["y"])) for one in found]
            return Places(names, points, figures.get("roads", []), figures.get("placed", [key]))
    return None


def single(name: str) -> str:
    """One of many, by its name."""
    if name.endswith("ies"):
        return name[:-3] + "y"
    return name[:-2] if name.endswith("hes") else name.removesuffix("s")


def draw(paper: Paper, map: Places, frame: tuple[int, int, int, int]) -> None:
    """The map in a frame (left, top, right, bottom)."""
    left, top, right, bottom = frame
    paper.room(bottom)
    paper.box(frame, SHEET, RULE)
    points = fitted(map.points, left + 55, top + 45, right - left - 110, bottom - top - 140)
    for a, b in map.roads:
        paper.pen.line([points[a], points[b]], RULE, 4)
    kinds = sorted({tag for tags in map.tags for tag in tags})
    for x, y in points:
        paper.pen.ellipse((x - 5, y - 5, x + 5, y + 5), INK)
    for place, (x, y) in enumerate(points):
        paper.text((x, y + 7), map.names[place], 13, INK, anchor="ma")
        below = y + 32
        for kind in dict.fromkeys(map.tags[place]):
            count = map.tags[place].count(kind)
            text = kind if count == 1 else f"{kind} x{count}"
            paper.tag(x - 4 - 3 * len(text), below, text, TAGS[kinds.index(kind) % len(TAGS)])
            below += 17
        for i, (seat, first) in enumerate(map.seats[place]):
            paper.badge(x + 23 * i - 11.5 * (len(map.seats[place]) - 1), y - 17, seat, 10, first)
    legend = [f"{shape}: {name}" for shape, name in zip(("full", "hollow"), map.worn, strict=False)]
    paper.text((left + 12, bottom - 22), "    ".join(legend), 13, FAINT)


def fitted(points: list[Point], left: int, top: int, wide: int, high: int) -> list[Point]:
    """Points moved and scaled into a frame."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    across, down = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    return [(left + (x - min(xs)) / across * wide, top + (y - min(ys)) / down * high) for x, y in points]
