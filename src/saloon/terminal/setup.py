"""Before the game: the menu of titles and saved games, and the sheet on which a table is set up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from saloon.kernel import catalogue, nature
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import Option, preset
from saloon.kernel.verbs import SEAT_LETTERS, Domain
from saloon.kernel.words import LANGUAGES, Words
from saloon.terminal import bots, saves
from saloon.terminal.commands import Quit
from saloon.terminal.plan import Plan, name_of
from saloon.terminal.screen import Screen, Tone
from saloon.terminal.speech import Speech, all_names

FEW_VALUES = 8


def is_command(typed: str, key: str) -> bool:
    return typed.partition(" ")[0].lower().removeprefix("/") in all_names(f"command.{key}")


def change_language(typed: str, speech: Speech, screen: Screen) -> None:
    wanted = typed.partition(" ")[2].strip()
    if wanted in LANGUAGES:
        speech.turn_to(wanted)
    else:
        screen.line(speech.say("error.language", known=", ".join(LANGUAGES)), Tone.BAD)


class Menu:
    """What the house plays, and the games that wait to be gone on with."""

    def __init__(self, screen: Screen, speech: Speech) -> None:
        self.screen = screen
        self.speech = speech
        self.titles = catalogue.titles()
        self.saved = saves.unfinished()

    def run(self) -> str | saves.Saved:
        """A title's id, or a saved game."""
        while True:
            self.page()
            while (picked := self.pick(self.screen.ask(self.speech.say("menu.prompt")))) is None:
                pass
            if not isinstance(picked, bool):
                return picked

    def pick(self, typed: str) -> str | saves.Saved | bool | None:
        """What was picked; True for the page again, None for another try."""
        if not typed:
            return True
        if is_command(typed, "quit"):
            raise Quit
        if is_command(typed, "language"):
            change_language(typed, self.speech, self.screen)
            return True
        offered: list[str | saves.Saved] = [*self.titles, *self.saved]
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(offered):
            return offered[int(typed[:6]) - 1]
        if typed.lower() in self.titles:
            return typed.lower()
        self.screen.line(self.speech.say("turn.no_number", typed=typed), Tone.BAD)
        return None

    def page(self) -> None:
        self.screen.wipe()
        self.screen.heading(self.speech.say("menu.heading"))
        self.screen.line(self.speech.say("menu.play"))
        for number, title in enumerate(self.titles, 1):
            rules = catalogue.load(title)
            words = Words(rules, self.speech.language)
            seats = self.speech.say("menu.seats", fewest=rules.fewest, most=rules.most)
            self.screen.choice(str(number), f"{words.say('title.name')}: {words.say('title.blurb')}", seats)
        if self.saved:
            self.screen.line(self.speech.say("menu.go_on"))
        for number, game in enumerate(self.saved, len(self.titles) + 1):
            self.screen.choice(str(number), game.told(self.speech), str(game.path))
        self.screen.line(self.speech.say("menu.hint"), Tone.QUIET)


@dataclass(frozen=True)
class Item:
    """One line of the sheet."""

    label: str
    value: str
    choices: str
    change: Callable[[str], None]


class Sheet:
    """Set up a table line by line; Enter begins."""

    def __init__(self, plan: Plan, screen: Screen) -> None:
        self.plan = plan
        self.screen = screen
        self.speech = plan.speech

    def run(self) -> Plan:
        self.page()
        while True:
            typed = self.screen.ask(self.speech.say("setup.prompt"))
            if not typed and self.ready():
                return self.plan
            if is_command(typed, "quit"):
                raise Quit
            if typed and self.change(typed):
                self.page()

    def ready(self) -> bool:
        try:
            self.plan.match()
        except SaloonError as error:
            self.screen.line(error.told(self.speech.language), Tone.BAD)
            return False
        return True

    def change(self, typed: str) -> bool:
        """`3 Bea`, or `3` and then the value; whether anything changed."""
        number, _, value = typed.partition(" ")
        items = self.items()
        if not (number.isascii() and number.isdigit() and 1 <= int(number[:6]) <= len(items)):
            self.screen.line(self.speech.say("setup.how"), Tone.BAD)
            return False
        item = items[int(number[:6]) - 1]
        value = value.strip() or self.screen.ask(f"{item.label} ({item.choices})")
        try:
            item.change(value)
        except SaloonError as error:
            self.screen.line(error.told(self.speech.language), Tone.BAD)
            return False
        return True

    def page(self) -> None:
        words = self.plan.words()
        self.screen.wipe()
        self.screen.heading(words.say("title.name"))
        self.screen.line(words.say("title.blurb"))
        for number, item in enumerate(self.items(), 1):
            self.screen.choice(str(number), f"{item.label}: {item.value}", item.choices)
        self.screen.line(self.speech.say("setup.how"), Tone.QUIET)

    # The lines

    def items(self) -> list[Item]:
        say, plan = self.speech.say, self.plan
        span = say("setup.span", low=plan.rules.fewest, high=plan.rules.most)
        out = [Item(say("setup.seats"), str(plan.seats), span, self.set_seats)]
        out += [self.seat_item(seat) for seat in range(plan.seats)]
        if plan.rules.presets:
            out.append(self.preset_item())
        chosen = plan.chosen()
        out += [
            self.option_item(option, value) for option, value in zip(plan.rules.options, chosen, strict=True)
        ]
        seed = plan.seed if plan.seed is not None else say("setup.seed_new")
        out.append(Item(say("setup.seed"), seed, say("setup.seed_how"), self.set_seed))
        out.append(
            Item(say("setup.language"), say("setup.own_name"), ", ".join(LANGUAGES), self.set_language)
        )
        return out

    def seat_item(self, seat: int) -> Item:
        kind = self.plan.bots.get(seat)
        name = self.plan.names.get(seat, self.speech.say("setup.person"))
        value = self.speech.say("setup.bot", kind=kind) if kind else name
        label = self.speech.say("setup.seat", letter=SEAT_LETTERS[seat])
        choices = self.speech.say("setup.sitting", kinds=", ".join(bots.KINDS))
        return Item(label, value, choices, lambda text: self.set_seat(seat, text))

    def preset_item(self) -> Item:
        words = self.plan.words()
        names = [one.name for one in self.plan.rules.presets]
        known = ", ".join(f"{name} = {words.say(f'preset.{name}')}" for name in names)
        name = self.plan.options.get("preset")
        value = words.say(f"preset.{name}") if name else self.speech.say("setup.own")
        return Item(self.speech.say("setup.preset"), value, known, self.set_preset)

    def option_item(self, option: Option, value: int) -> Item:
        words = self.plan.words()
        return Item(
            words.say(f"option.{option.name}"),
            words.value(option.domain, value),
            self.values(option.domain, words),
            lambda text: self.set_option(option, text),
        )

    def values(self, domain: Domain, words: Words) -> str:
        if domain.size > FEW_VALUES or all(token.isdigit() for token in domain.tokens):
            return self.speech.say("setup.span", low=domain.tokens[0], high=domain.tokens[-1])
        return ", ".join(
            token if words.value(domain, value) == token else f"{token} = {words.value(domain, value)}"
            for token, value in zip(domain.tokens, domain.values(), strict=True)
        )

    # Changing them

    def set_seats(self, text: str) -> None:
        if not (text.isascii() and text.isdigit()):
            raise SaloonError(self.speech.say("error.number", text=text))
        self.plan.resize(int(text[:6]))

    def set_seat(self, seat: int, text: str) -> None:
        self.plan.names.pop(seat, None)
        if text.lower() in (*bots.KINDS, "bot"):
            self.plan.bots[seat] = bots.RANDOM if text.lower() == bots.RANDOM else bots.HEURISTIC
            return
        self.plan.bots.pop(seat, None)
        if text:
            self.plan.names[seat] = name_of(text, self.speech)

    def set_preset(self, text: str) -> None:
        self.plan.options = {"preset": preset(self.plan.rules, text.lower()).name}

    def set_option(self, option: Option, text: str) -> None:
        """By its token, or by what it is called in the language of the table."""
        words = self.plan.words()
        for token, value in zip(option.domain.tokens, option.domain.values(), strict=True):
            if words.value(option.domain, value).lower() == text.lower():
                text = token
        self.plan.options[option.name] = option.domain.token(option.value(text))

    def set_seed(self, text: str) -> None:
        if text:
            nature.read_seed(text)
        self.plan.seed = text or None

    def set_language(self, text: str) -> None:
        if text not in LANGUAGES:
            raise SaloonError(self.speech.say("error.language", known=", ".join(LANGUAGES)))
        self.speech.turn_to(text)
