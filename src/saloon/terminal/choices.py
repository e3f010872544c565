"""What a seat can say, as a list that stays short: long groups fold into one line that opens when picked.

A line is picked by its number on the page, or by typing the notation; other words narrow the list down."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.kernel.errors import Unreadable
from saloon.kernel.notation import read_words, tokens, words_of
from saloon.kernel.verbs import DiceVerb, Verb
from saloon.kernel.words import Words

GAP = "…"
SHORT_RANGE = 6
MOST_RUNS = 6
FEW_VALUES = 4
SHORTEST_BEGINNING = 3


@dataclass(frozen=True)
class Line:
    """One line of the list: a word, or several to open."""

    actions: list[int]
    text: str
    note: str

    @property
    def single(self) -> bool:
        return len(self.actions) == 1


@dataclass(frozen=True)
class Range:
    """Words that differ only in one number: the number is asked for."""

    by_value: dict[int, int]
    text: str


class Lister:
    """Makes lines of actions, for one seat in one language."""

    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.table = words.rules.verbs

    def owner(self, action: int) -> Verb:
        verb = self.table.owner(action)
        assert verb is not None
        return verb

    def note(self, action: int) -> str:
        return words_of(self.owner(action), action)

    def leaf(self, action: int) -> Line:
        return Line([action], self.words.action(self.seat, action), self.note(action))

    def group(self, actions: list[int]) -> Line:
        """Many words of one verb as one line; what they have in common is said."""
        verb = self.owner(actions[0])
        rows = [verb.args(action) for action in actions]
        args: dict[str, object] = {}
        said = [verb.name]
        for place, domain in enumerate(verb.domains):
            values = sorted({row[place] for row in rows})
            args[domain.label] = self.several(verb, place, values)
            said.append(self.span(verb, place, values))
        return Line(actions, self.words.say(f"verb.{verb.name}", **args), " ".join(said))

    def several(self, verb: Verb, place: int, values: list[int]) -> str:
        """The values of one argument in words; of many the first few, of many numbers none. An argument that
        may be left unsaid is left unsaid."""
        domain = verb.domains[place]
        said = [self.words.value(domain, value) for value in values[:FEW_VALUES]]
        if len(values) == 1 or not all(said):
            return said[0]
        if len(values) <= FEW_VALUES:
            return ", ".join(word.strip() for word in said)
        return GAP if counts(verb, place) else ", ".join([*said[:-1], GAP])

    def brief(self, actions: list[int]) -> str:
        """A word, or many of one verb, said once; the notation helps where the sentence has a gap."""
        if len(actions) == 1:
            return self.leaf(actions[0]).text
        line = self.group(actions)
        return f"{line.text} ({line.note})" if GAP in line.text else line.text

    def span(self, verb: Verb, place: int, values: list[int]) -> str:
        """`5..100` for numbers, `5..12,20` with a hole; a few words one by one, many as a gap."""
        if not counts(verb, place):
            tokens = [verb.domains[place].token(value) for value in values]
            return ",".join(tokens) if len(tokens) <= FEW_VALUES else GAP
        runs: list[list[int]] = []
        for value in values:
            if runs and value == runs[-1][-1] + 1:
                runs[-1] = [runs[-1][0], value]
            else:
                runs.append([value])
        if len(runs) > MOST_RUNS:
            return f"{values[0]}{GAP}{values[-1]}"
        return ",".join("..".join(map(str, run)) for run in runs)

    def fold(self, actions: list[int], room: int) -> list[Line]:
        """At most about `room` lines: groups open from the smallest on while there is room."""
        if len(actions) <= room:
            return [self.leaf(action) for action in actions]
        groups = self.split(actions)
        free = room - len(groups)
        open_groups: set[int] = set()
        for place in sorted(range(len(groups)), key=lambda i: len(groups[i])):
            if len(groups[place]) - 1 <= free or len(groups) == len(actions):
                free -= len(groups[place]) - 1
                open_groups.add(place)
        out: list[Line] = []
        for place, group in enumerate(groups):
            if place in open_groups:
                out += [self.leaf(action) for action in group]
            else:
                line = self.group(group)
                out.append(Line(line.actions, f"{line.text} ({len(group)})", line.note))
        return out

    def split(self, actions: list[int]) -> list[list[int]]:
        """By verb; words of one verb by the first argument in which they differ."""
        verbs = {self.owner(action).name for action in actions}
        if len(verbs) > 1:
            return grouped(actions, [self.owner(action).base for action in actions])
        verb = self.owner(actions[0])
        rows = [verb.args(action) for action in actions]
        for place in range(len(verb.domains)):
            keys = [row[place] for row in rows]
            if len(set(keys)) > 1:
                return grouped(actions, keys)
        return [[action] for action in actions]

    def range_of(self, actions: list[int]) -> Range | None:
        """If these differ in one number only, and there are too many to list."""
        verb = self.owner(actions[0])
        if len(actions) <= SHORT_RANGE or isinstance(verb, DiceVerb):
            return None
        if not all(verb.owns(action) for action in actions):
            return None
        rows = [verb.args(action) for action in actions]
        places = [i for i in range(len(verb.domains)) if len({row[i] for row in rows}) > 1]
        if len(places) != 1 or not counts(verb, places[0]):
            return None
        by_value = {row[places[0]]: action for row, action in zip(rows, actions, strict=True)}
        return Range(by_value, self.group(actions).note)


def counts(verb: Verb, place: int) -> bool:
    """Whether an argument is a number whose token is that number."""
    domain = verb.domains[place]
    return all(token.isdigit() and int(token) == domain.first + i for i, token in enumerate(domain.tokens))


def grouped(actions: list[int], keys: list[int]) -> list[list[int]]:
    """Actions with the same key together, in the order of first appearance."""
    found: dict[int, list[int]] = {}
    for action, key in zip(actions, keys, strict=True):
        found.setdefault(key, []).append(action)
    return list(found.values())


class Choices:
    """The list on the page: what it shows now, and what a typed line picks from it."""

    def __init__(self, words: Words, seat: int, legal: list[int], room: int) -> None:
        self.lister = Lister(words, seat)
        self.legal = legal
        self.room = room
        at = words.rules.verbs.interrupts_at
        self.aside = [self.lister.leaf(action) for action in legal if action >= at]
        self.ordinary = [action for action in legal if action < at]
        self.shown: list[Line] = []
        self.range: Range | None = None
        self.reset()

    def reset(self) -> None:
        """Everything, folded."""
        self.show(self.ordinary)

    def show(self, actions: list[int], opened: bool = False) -> None:
        """These only; a row of numbers too long for the page, or opened, becomes a question for a number."""
        numbers = self.lister.range_of(actions) if opened or len(actions) > self.room else None
        self.range = numbers
        lines = [] if numbers else self.lister.fold(actions, self.room)
        self.shown = [*lines, *self.aside]

    def show_all(self) -> None:
        """Every word on a line of its own."""
        self.range = None
        self.shown = [*[self.lister.leaf(action) for action in self.ordinary], *self.aside]

    def pick(self, text: str) -> Line | None:
        """The line behind a typed number, if there is one."""
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            return None
        number = int(text)
        if self.range is not None:
            action = self.range.by_value.get(number)
            return None if action is None else self.lister.leaf(action)
        return self.shown[number - 1] if 1 <= number <= len(self.shown) else None

    def exact(self, text: str) -> int | None:
        """The action of a typed notation, legal or not."""
        try:
            return read_words(self.lister.table, tokens(text))
        except Unreadable:
            return None

    def meant(self, text: str) -> int | None:
        """The notation, or a beginning of it that can mean one word only."""
        typed = " ".join(text.lower().split())
        exact = self.exact(text)
        if exact is not None or len(typed) < SHORTEST_BEGINNING:
            return exact
        begun = [action for action in self.ordinary if self.note(action).startswith(typed)]
        return begun[0] if len(begun) == 1 else None

    def narrow(self, text: str) -> list[int]:
        """The ordinary words in which every typed word begins some word of the sentence or notation."""
        typed = text.lower().split()
        begun = [a for a in self.ordinary if self.note(a).startswith(" ".join(typed))]
        if begun:
            return begun
        return [a for a in self.ordinary if all(self.mentions(a, word) for word in typed)]

    def note(self, action: int) -> str:
        return self.lister.note(action).lower()

    def mentions(self, action: int, word: str) -> bool:
        said = f"{self.note(action)} {self.lister.words.action(self.lister.seat, action)}".lower()
        return any(part.strip(".,:;()'\"").startswith(word) for part in said.split())
