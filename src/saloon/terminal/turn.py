"""One seat in front of the screen: its page, and what it types until it has spoken or passes on."""

from __future__ import annotations

from collections import Counter

from saloon.kernel import flow
from saloon.kernel.core import seats_in
from saloon.kernel.match import Match
from saloon.terminal.choices import Choices
from saloon.terminal.commands import Commands
from saloon.terminal.screen import FEWEST_NEWS, Screen, Tone
from saloon.terminal.table import Table

ROUTINE_LINES = 9
USUAL_CHOICES = 5


class Turn:
    """`run` returns when the seat has spoken, has let things go on, or names another seat. A sealed word is
    not said yet: `word` keeps it."""

    def __init__(
        self, table: Table, screen: Screen, commands: Commands, seat: int, sealed: bool = False
    ) -> None:
        self.sealed = sealed
        self.word: int | None = None
        self.table = table
        self.screen = screen
        self.commands = commands
        self.seat = seat
        self.news = table.news(seat)
        self.choices = self.fresh_choices()

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def must(self) -> bool:
        top = self.table.top
        return top.must(self.match.state) >> self.seat & 1 == 1

    @property
    def window(self) -> bool:
        """Nobody must speak, and this seat may."""
        top, state = self.table.top, self.match.state
        return top.must(state) == 0 and top.may(state) >> self.seat & 1 == 1

    def run(self) -> int | None:
        """None, or the seat that is to have the device next."""
        self.page()
        while True:
            typed = self.screen.ask(self.table.words.seat(self.seat))
            if not typed:
                if self.let_go():
                    return None
                continue
            command = self.commands.find(typed, self.match.rules.verbs)
            if command is not None:
                passed = self.commands.run(self, command)
                if passed is not None and self.sealed:
                    self.screen.line(self.table.speech.say("turn.sealed"), Tone.BAD)
                elif passed is not None:
                    return passed if passed != self.seat else None
            elif self.say(typed):
                return None

    # What was typed

    def let_go(self) -> bool:
        """Enter: go on without a word where that is possible, otherwise show the page again."""
        if self.must:
            self.choices = self.fresh_choices()
            self.page()
            return False
        if self.window:
            return self.put(flow.fallback(self.match.state, self.seat))
        self.table.serve(self.seat)
        return True

    def say(self, typed: str) -> bool:
        """Whether the words were said; otherwise the list opens, narrows, or it is told why not."""
        picked = self.choices.pick(typed)
        action = picked.actions[0] if picked and picked.single else self.choices.meant(typed)
        if action is not None:
            return self.put(action)
        found = picked.actions if picked else self.choices.narrow(typed)
        if (found and not typed.isdigit()) or picked:
            self.choices.show(found, opened=True)
            self.list_choices()
        else:
            key = "turn.no_number" if typed.isdigit() else "turn.not_understood"
            self.screen.line(self.table.speech.say(key, typed=typed), Tone.BAD)
        return False

    def put(self, action: int) -> bool:
        refusal = self.match.why(self.seat, action)
        if refusal is not None:
            self.screen.line(f"{self.table.words.refusal(refusal)} [{refusal.rule}]", Tone.BAD)
            return False
        self.word = action
        if self.sealed:
            return True
        self.table.put(self.seat, action)
        if not self.table.saved:
            self.screen.line(self.table.speech.say("turn.unsaved", file=self.table.path), Tone.BAD)
        return True

    # The page

    def fresh_choices(self) -> Choices:
        legal = flow.legal(self.match.rules, self.match.state, self.seat)
        return Choices(self.table.words, self.seat, legal, self.screen.room(self.taken()))

    def board(self) -> list[str]:
        return self.table.board(self.seat)

    def taken(self) -> int:
        """Lines of the page that are not choices."""
        board = self.screen.height_of(self.board())
        return board + min(len(self.news), FEWEST_NEWS) + len(self.odds()) + ROUTINE_LINES

    def page(self) -> None:
        speech = self.table.speech
        self.screen.wipe()
        self.screen.heading(speech.say("turn.heading", title=self.table.title, who=self.table.who(self.seat)))
        self.show_news()
        self.screen.board(self.board())
        self.screen.lines(self.odds(), Tone.QUIET)
        self.screen.lines(self.question(), Tone.STRONG)
        self.list_choices()
        self.list_barred(self.screen.barred_room())

    def show_news(self) -> None:
        """The latest; what has no room stays in the log."""
        board = self.screen.height_of(self.board())
        room = self.screen.news_room(board + ROUTINE_LINES + USUAL_CHOICES)
        if len(self.news) > room:
            self.screen.line(self.table.speech.say("turn.earlier", count=len(self.news) - room), Tone.QUIET)
        self.screen.lines(self.news[-room:], Tone.NEWS)

    def odds(self) -> list[str]:
        """Chances worth knowing now."""
        out = []
        for key, args, good, all_of_them in self.match.rules.odds(self.match.state, self.seat):
            what = self.table.words.say(f"odds.{key}", **self.table.words.spell(args))
            percent = round(100 * good / all_of_them) if all_of_them else 0
            out.append(
                self.table.speech.say("turn.odds", what=what, good=good, of=all_of_them, percent=percent)
            )
        return out

    def question(self) -> list[str]:
        """What the seat is asked, or whom the table waits for."""
        speech, words = self.table.speech, self.table.words
        kind = self.table.kind_of_decision(self.seat)
        out = [words.say(f"ask.{kind}")] if kind else []
        others = [name for name in self.table.waits_for(self.seat) if name != self.table.who(self.seat)]
        if others:
            out.append(speech.say("turn.also" if self.must else "turn.waits", who=speech.both(others)))
        if self.window:
            silent = words.action(self.seat, flow.fallback(self.match.state, self.seat))
            out.append(speech.say("turn.window", what=silent))
        elif not self.must:
            out.append(speech.say("turn.nothing_asked"))
        return out

    def list_choices(self) -> None:
        """Numbered lines; interrupts stand apart."""
        speech, choices = self.table.speech, self.choices
        if choices.range is not None:
            self.screen.line(speech.say("turn.which_number", what=choices.range.text), Tone.STRONG)
        ordinary = len(choices.shown) - len(choices.aside)
        lines = enumerate(choices.shown[:ordinary], 1)
        self.screen.choices([(str(number), line.text, line.note) for number, line in lines])
        if choices.aside:
            self.screen.line(speech.say("turn.any_moment"), Tone.QUIET)
        for number, line in enumerate(choices.aside, ordinary + 1):
            self.screen.choice("" if choices.range else str(number), line.text, line.note)

    def list_barred(self, most: int) -> None:
        """What a person would look for here and cannot say, with the reason and its clause."""
        barred = self.barred()
        if barred:
            self.screen.line(self.table.speech.say("turn.not_now"), Tone.QUIET)
        for text, why in barred[:most]:
            self.screen.barred(text, why)
        if len(barred) > most:
            self.screen.line(self.table.speech.say("turn.more_barred", count=len(barred) - most), Tone.QUIET)

    def barred(self) -> list[tuple[str, str]]:
        """Each greyed word, or group of words of one verb with one reason, and why not; different reasons
        come before more of the same."""
        top, state = self.table.top, self.match.state
        if self.seat not in seats_in(top.must(state) | top.may(state)):
            return []
        lister = self.choices.lister
        groups: dict[tuple[str, str, str], list[int]] = {}
        for action in top.menu(state, self.seat):
            refusal = self.match.why(self.seat, action)
            if refusal is not None:
                why = f"{self.table.words.refusal(refusal)} [{refusal.rule}]"
                groups.setdefault((refusal.key, lister.owner(action).name, why), []).append(action)
        ranked: list[tuple[int, str, str]] = []
        alike: Counter[str] = Counter()
        for (key, _, why), found in groups.items():
            ranked.append((alike[key], lister.brief(found), why))
            alike[key] += 1
        return [(text, why) for _, text, why in sorted(ranked, key=lambda line: line[0])]
