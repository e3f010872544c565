"""The report of a match file: one HTML file with everything in it, for people who have not read this page."""

from __future__ import annotations

from html import escape
from importlib import resources
from typing import Any, Final

from saloon.bots.arena.contest import Contest
from saloon.bots.arena.plots import Bar, Curve, course, forest
from saloon.bots.arena.ratings import Rating, rate
from saloon.bots.arena.stats import Interval, sequence
from saloon.bots.arena.tally import Tally, endings, tally
from saloon.bots.explain import Say
from saloon.kernel import catalogue
from saloon.kernel.words import Words

MOST_POINTS: Final = 400


class Report:
    """One contest in one language."""

    def __init__(self, contest: Contest, games: list[dict[str, Any]], language: str = "en") -> None:
        self.contest = contest
        self.games = games
        self.language = language
        self.say = Say(language)
        self.words = Words(catalogue.load(contest.title), language)
        self.tallies = [one for one in tally(contest, games).values() if one.deals]
        self.ratings = rate(games)

    def name(self, bot: str) -> str:
        """`gunslinger@200` as people read it."""
        level, at, rest = bot.partition("@")
        return self.say(f"level.{level.split('+')[0]}") + (f" ({rest})" if at else "")

    def role(self, role: int) -> str:
        key = "any" if role == 0 else "alone" if role == 1 else "gang"
        return self.say(f"role.{key}", count=role)

    def verdict(self, one: Tally) -> str:
        if not one.sure():
            return "open"
        return "better" if one.times().mean > 1 else "worse"

    def html(self) -> str:
        """The whole page."""
        heading = self.say("report.heading", title=self.words.say("title.name"))
        style = resources.files("saloon.bots.arena").joinpath("report.css").read_text(encoding="utf-8")
        body = "\n".join(part for part in self.parts() if part)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(heading)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
            f"<h1>{escape(heading)}</h1>\n{body}\n</body>\n</html>\n"
        )

    def parts(self) -> list[str]:
        return [
            self.introduction(),
            self.who_beats_whom(),
            self.rated(),
            self.courses(),
            self.seat(),
            self.ends(),
            self.note("report.again"),
        ]

    def note(self, key: str, **args: object) -> str:
        return f"<p>{escape(self.say(key, **args))}</p>"

    def section(self, key: str, *parts: str) -> str:
        note = f"report.{key}_note"
        explained = self.note(note) if note in self.say.known else ""
        return (
            f"<section><h2>{escape(self.say(f'report.{key}'))}</h2>\n{explained}\n"
            + "\n".join(parts)
            + "</section>"
        )

    def introduction(self) -> str:
        c = self.contest
        named = [
            f"{self.words.say(f'option.{name}')}: {self.words.known.get(f'value.{name}.{value}', value)}"
            for name, value in c.options.items()
        ]
        return "\n".join(
            [
                self.note("report.played", games=len(self.games), seats=c.seats, seed=c.seed),
                self.note("report.options", options="; ".join(named)) if named else self.note("report.usual"),
                self.note("report.budget", bots=", ".join(c.bots)),
                self.note("report.method"),
            ]
        )

    def table(self, heads: list[str], rows: list[list[str]]) -> str:
        top = "".join(f'<th scope="col">{escape(self.say(f"column.{head}"))}</th>' for head in heads)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'

    def who_beats_whom(self) -> str:
        if not self.tallies:
            return self.note("arena.too_few")
        title = self.say("report.who")
        plot = forest(title, self.bars(), 1.0, self.say("report.equal"))
        rows = [
            [
                self.name(one.hero),
                self.name(one.field),
                str(len(one.shares)),
                percent(one.won()),
                times(one.times()),
                self.say(f"verdict.{self.verdict(one)}"),
            ]
            for one in self.tallies
        ]
        parts = [plot, self.table(["hero", "field", "games", "share", "times", "sure"], rows)]
        by_role = [
            [self.name(one.hero), self.name(one.field), self.role(role), percent(found)]
            for one in self.tallies
            for role, found in one.by_role().items()
        ]
        if by_role:
            parts.append(self.table(["hero", "field", "role", "share"], by_role))
        return self.section("who", *parts)

    def bars(self) -> list[Bar]:
        out: list[Bar] = []
        for one in self.tallies:
            found = one.times()
            label = f"{self.name(one.hero)} – {self.name(one.field)}"
            out.append(Bar(label, found.mean, found.low, found.high, self.verdict(one), f"{found.mean:.2f}×"))
        return out

    def rated(self) -> str:
        if not self.ratings:
            return ""
        bars = [
            Bar(self.label(r), r.mu, r.mu - 2 * r.sigma, r.mu + 2 * r.sigma, "open", f"{r.mu:.1f}")
            for r in self.ratings
        ]
        rows = [
            [self.name(r.bot), self.role(r.role), f"{r.mu:.1f}", f"± {2 * r.sigma:.1f}", str(r.games)]
            for r in self.ratings
        ]
        return self.section(
            "rating",
            forest(self.say("report.rating"), bars),
            self.table(["hero", "role", "mu", "unsure", "games"], rows),
        )

    def label(self, rating: Rating) -> str:
        name = self.name(rating.bot)
        return name if rating.role == 0 else f"{name}, {self.role(rating.role)}"

    def courses(self) -> str:
        plots: list[str] = []
        for one in self.tallies:
            if len(one.deals) < 2:
                continue
            step = max(1, len(one.deals) // MOST_POINTS)
            found = [sequence(one.deals[:n]).scaled(one.sides) for n in range(2, len(one.deals) + 1, step)]
            label = f"{self.name(one.hero)} – {self.name(one.field)}"
            about = f"{len(one.deals)} {self.say('report.deals')}"
            curve = Curve(label, [(i.mean, i.low, i.high) for i in found], about)
            plots.append(course(label, curve, 1.0, self.say("report.equal")))
        return self.section("course", *plots) if plots else ""

    def seat(self) -> str:
        plots: list[str] = []
        for one in self.tallies:
            label = f"{self.name(one.hero)} – {self.name(one.field)}"
            bars = [
                Bar(
                    self.say("report.side", side=side + 1),
                    i.mean,
                    i.low,
                    i.high,
                    "open",
                    f"{100 * i.mean:.0f} %",
                )
                for side, i in enumerate(one.by_side())
            ]
            plots.append(
                f"<h3>{escape(label)}</h3>" + forest(label, bars, 1 / one.sides, self.say("report.equal"))
            )
        return self.section("seat", *plots) if plots else ""

    def ends(self) -> str:
        rows = [[self.words.say(f"reason.{reason}"), str(count)] for reason, count in endings(self.games)]
        return self.section("ending", self.table(["reason", "games"], rows)) if rows else ""


def percent(found: Interval) -> str:
    return f"{100 * found.mean:.1f} % ({100 * found.low:.0f}–{100 * found.high:.0f})"


def times(found: Interval) -> str:
    return f"{found.mean:.2f} × ({found.low:.2f}–{found.high:.2f})"
