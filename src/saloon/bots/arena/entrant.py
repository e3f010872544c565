"""Who takes part, as a word: `ranch_hand`, `gunslinger@300ms`, `legend@800`, `gunslinger@200+explore=0.4`,
`run:python3 bot.py@300ms`."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.bots.levels import MILLISECONDS, Bot, Searcher, bot
from saloon.bots.program import MARK, Program, command_of
from saloon.bots.settings import Settings
from saloon.bots.think import Budget
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import nearest


@dataclass(frozen=True)
class Entrant:
    """A level with its budget and, for those who try things out, settings of the search."""

    level: str
    passes: int = 0
    milliseconds: int = 0
    tuned: tuple[tuple[str, float], ...] = ()

    def __str__(self) -> str:
        thinks = f"@{self.passes}" if self.passes else f"@{self.milliseconds}ms" if self.milliseconds else ""
        return self.level + thinks + "".join(f"+{name}={value:g}" for name, value in self.tuned)

    def bot(self) -> Bot:
        if self.level.startswith(MARK):
            return Program(self.level.removeprefix(MARK))
        made = bot(self.level)
        if self.tuned and isinstance(made, Searcher):
            return Searcher(self.level, settings(self.tuned))
        return made

    def budget(self, seed: int) -> Budget:
        return Budget(self.passes, self.milliseconds, seed)


def settings(tuned: tuple[tuple[str, float], ...]) -> Settings:
    made = Settings()
    for name, value in tuned:
        kind = type(getattr(made, name))
        setattr(made, name, kind(value))
    return made


def entrant(text: str) -> Entrant:
    """Read an entrant; whatever is wrong is one clear sentence."""
    if text.strip().startswith(MARK):
        command, time = command_of(text.strip())
        return Entrant(MARK + command, 0, time)
    head, *extras = text.strip().split("+")
    level, at, thinks = head.partition("@")
    bot(level)
    passes, milliseconds = 0, MILLISECONDS.get(level, 0)
    if at:
        number = thinks.removesuffix("ms")
        if not (number.isascii() and number.isdigit() and 0 < int(number[:9]) < 10**8):
            raise SaloonError(
                f"'{text}': after @ comes a number of passes or of milliseconds, as in {level}@300ms"
            )
        passes, milliseconds = (0, int(number)) if thinks.endswith("ms") else (int(number), 0)
    return Entrant(level, passes, milliseconds, tuple(setting(text, extra) for extra in extras))


def setting(text: str, extra: str) -> tuple[str, float]:
    name, _, value = extra.partition("=")
    known = sorted(vars_of(Settings()))
    if name not in known:
        raise SaloonError(f"'{text}': no setting '{name}'{nearest(name, known)}: {', '.join(known)}")
    try:
        return name, float(value)
    except ValueError:
        raise SaloonError(f"'{text}': {name} is a number, not '{value}'") from None


def vars_of(made: Settings) -> list[str]:
    """The names of the settings; a compiled class has no `__dict__`."""
    return [name for name in dir(made) if not name.startswith("_")]
