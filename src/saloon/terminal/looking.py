"""Commands that only look: the titles, a title's rules, the board of a file, the check of a finished game."""

from __future__ import annotations

from pathlib import Path

from saloon.kernel import catalogue, position, record, rulebook
from saloon.kernel.core import ARCHIVE
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.options import Preset
from saloon.kernel.verify import verify
from saloon.kernel.words import Words
from saloon.terminal.replay import Replay, viewer_of
from saloon.terminal.screen import Screen, Tone
from saloon.terminal.speech import Speech


def titles(screen: Screen, speech: Speech) -> int:
    """One line for each title."""
    for title in catalogue.titles():
        rules = catalogue.load(title)
        words = Words(rules, speech.language)
        seats = speech.say("menu.seats", fewest=rules.fewest, most=rules.most)
        name, blurb = words.say("title.name"), words.say("title.blurb")
        screen.line(speech.say("titles.line", title=title, name=name, seats=seats, blurb=blurb))
    return 0


def title(wanted: str, screen: Screen, speech: Speech) -> int:
    """One title with its options and presets."""
    rules = catalogue.load(wanted)
    words = Words(rules, speech.language)
    screen.heading(words.say("title.name"))
    screen.line(words.say("title.blurb"))
    screen.line(speech.say("menu.seats", fewest=rules.fewest, most=rules.most))
    for option in rules.options:
        what = speech.say(
            "titles.option",
            what=words.say(f"option.{option.name}"),
            values=option.choices(words.language),
            usual=option.default,
            rule=option.rule,
        )
        screen.line(f"--option {option.name}=...  {what}")
    for one in rules.presets:
        what = f"--option preset={one.name}  {words.say(f'preset.{one.name}')}"
        values = told(one, speech)
        screen.line(f"{what} ({values})" if values else what)
    return 0


def told(one: Preset, speech: Speech) -> str:
    """What a preset chooses; where that depends on the number of seats, for each of them."""
    parts = [", ".join(f"{name}={value}" for name, value in one.values.items())]
    for seats, values in sorted(one.for_seats.items()):
        chosen = ", ".join(f"{name}={value}" for name, value in values.items())
        parts.append(speech.say("titles.at", seats=seats, values=chosen))
    return "; ".join(part for part in parts if part)


def rules(wanted: str, clause: str | None, screen: Screen, speech: Speech) -> int:
    language = speech.language
    screen.document(rulebook.clause(wanted, clause, language) if clause else rulebook.text(wanted, language))
    return 0


def show(path: Path, wanted: str | None, screen: Screen, speech: Speech) -> int:
    """The board of a game as it stands now, or of a position; a position hides nothing unless asked to."""
    text = record.text_of(path)
    if text.lstrip().startswith(position.HEADLINE):
        match = Match.from_position(text)
        match.words = Words(match.rules, speech.language)
        viewer = ARCHIVE if wanted is None else viewer_of(match, wanted)
    elif text.startswith(record.HEADLINE):
        match = record.read(text, speech.language, draw=False)
        viewer = viewer_of(match, wanted)
    else:
        first = (record.HEADLINE, position.HEADLINE)
        raise SaloonError(speech.say("error.neither", file=path, game=first[0], position=first[1]))
    replay = Replay(match, viewer, screen, speech, path)
    screen.heading(replay.heading())
    screen.board(replay.table.board(viewer))
    if waiting := replay.waiting():
        screen.line(waiting)
    if match.over:
        screen.line(match.words.say("house.over"))
    return 0


def check(path: Path, screen: Screen, speech: Speech) -> int:
    """What was checked of a finished game; a disagreement is an error of its own kind."""
    found = verify(record.text_of(path))
    words = Words(found.match.rules, speech.language, found.match.words.names)
    screen.line(speech.say("verify.hash", hash=found.published), Tone.TEXT)
    screen.line(speech.say("verify.draws", public=found.public, hidden=found.hidden))
    screen.line(speech.say("verify.words", words=found.words))
    if found.claims:
        screen.line(speech.say("verify.claims", claims=found.claims))
    result = record.result_line(found.match)
    screen.line(speech.say("verify.result", title=words.say("title.name"), result=result))
    screen.line(speech.say("verify.good"), Tone.GOOD)
    return 0
