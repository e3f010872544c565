"""Plots as inline SVG: nothing to load, readable on paper, on a phone and by a screen reader."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import ceil, floor
from typing import Final

WIDTH: Final = 760
LABELS: Final = 300
ROW: Final = 30
EDGE: Final = 24


@dataclass(frozen=True)
class Bar:
    """A measured value with its bounds, one row of a plot; `tone` is better, worse or open."""

    label: str
    value: float
    low: float
    high: float
    tone: str = "open"
    text: str = ""


@dataclass(frozen=True)
class Curve:
    """A running mean with its band."""

    label: str
    points: list[tuple[float, float, float]]
    about: str = ""


class Scale:
    """Values to places on the paper."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self.start, self.end = low, max(high, low + 1e-9), start, end

    def at(self, value: float) -> float:
        clipped = min(max(value, self.low), self.high)
        return self.start + (clipped - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        """A handful of round values."""
        span = self.high - self.low
        step = next(s for s in (0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 1000, 1e9) if span / s <= 7)
        return [step * k for k in range(ceil(self.low / step), floor(self.high / step) + 1)]


def svg(height: float, title: str, parts: list[str]) -> str:
    body = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def forest(title: str, bars: list[Bar], mark: float | None = None, mark_text: str = "") -> str:
    """A dot and a bar for every row, and a line that matters."""
    known = [bar.low for bar in bars] + [bar.high for bar in bars] + ([mark] if mark is not None else [])
    pad = 0.05 * (max(known) - min(known)) + 0.01
    scale = Scale(min(known) - pad, max(known) + pad, LABELS, WIDTH - 70)
    bottom = EDGE + ROW * len(bars)
    parts: list[str] = []
    for tick in scale.ticks():
        parts.append(line(scale.at(tick), EDGE, scale.at(tick), bottom, "grid"))
        parts.append(text(scale.at(tick), bottom + 16, f"{tick:g}", "small", "middle"))
    if mark is not None:
        parts.append(line(scale.at(mark), EDGE - 6, scale.at(mark), bottom, "mark"))
        parts.append(text(scale.at(mark), EDGE - 10, mark_text, "small", "middle"))
    for row, bar in enumerate(bars):
        y = EDGE + ROW * (row + 0.5)
        parts.append(text(0, y + 5, bar.label))
        parts.append(line(scale.at(bar.low), y, scale.at(bar.high), y, f"bar {bar.tone}"))
        parts.append(f'<circle cx="{scale.at(bar.value):.1f}" cy="{y:.1f}" r="5" class="{bar.tone}"/>')
        parts.append(text(WIDTH, y + 5, bar.text, "figure", "end"))
    return svg(bottom + 24, title, parts)


def course(title: str, curve: Curve, mark: float, mark_text: str) -> str:
    """How a running mean and its band went, against a line that matters."""
    height = 190
    last = curve.points[-1]
    spread = max(0.3, 1.5 * (last[2] - last[1]))
    scale_y = Scale(
        max(0.0, min(mark, last[1]) - spread / 2), max(mark, last[2]) + spread / 2, height - 30, EDGE
    )
    scale_x = Scale(1, max(2, len(curve.points)), 46, WIDTH - 10)
    at = [(scale_x.at(n), mean, low, high) for n, (mean, low, high) in enumerate(curve.points, 1)]
    over = [f"{x:.1f},{scale_y.at(high):.1f}" for x, _, _, high in at]
    under = [f"{x:.1f},{scale_y.at(low):.1f}" for x, _, low, _ in reversed(at)]
    middle = " ".join(f"{x:.1f},{scale_y.at(mean):.1f}" for x, mean, _, _ in at)
    parts = [f'<polygon points="{" ".join(over + under)}" class="band"/>']
    for tick in scale_y.ticks():
        parts.append(line(46, scale_y.at(tick), WIDTH - 10, scale_y.at(tick), "grid"))
        parts.append(text(38, scale_y.at(tick) + 4, f"{tick:g}", "small", "end"))
    parts.append(line(46, scale_y.at(mark), WIDTH - 10, scale_y.at(mark), "mark"))
    parts.append(text(50, scale_y.at(mark) - 4, mark_text, "small"))
    parts.append(f'<polyline points="{middle}" class="curve"/>')
    parts.append(text(WIDTH - 10, height - 10, curve.about, "small", "end"))
    parts.append(text(46, 14, curve.label))
    return svg(height, title, parts)
