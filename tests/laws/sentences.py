"""Laws of sentences: whatever can be met has its words in every language, and no words lie about unused."""

from __future__ import annotations

import ast
import re
import string
from functools import cache
from importlib import resources
from pathlib import Path

from saloon.kernel import catalogue, flow
from saloon.kernel.core import ARCHIVE, NATURE, EventKind, Rules, State, sees
from saloon.kernel.match import refuse
from saloon.kernel.rng import FastRng
from saloon.kernel.verbs import DiceVerb, Domain
from saloon.kernel.words import LANGUAGES, Words, sentences
from tests.laws.journeys import Moment, Title, next_word
from tests.laws.play import picked

HOUSE = "saloon.kernel"


@cache
def speech(rules: Rules, language: str) -> Words:
    return Words(rules, language)


def package(rules: Rules) -> str:
    return f"saloon.games.{rules.title}"


def said(sentence: str, what: str) -> None:
    """A sentence is whole: its key exists and no argument is left open."""
    assert sentence.strip(), f"{what} is silent"
    assert not re.search(r"[{}]|<\w+[.\w]*>", sentence), f"{what} reads '{sentence}'"


def law_same_keys(rules: Rules) -> None:
    """Every language has the same keys, and the same arguments in each sentence."""
    for where in (HOUSE, package(rules)):
        first = sentences(where, LANGUAGES[0])
        for language in LANGUAGES[1:]:
            other = sentences(where, language)
            assert first.keys() == other.keys(), f"{where}: {sorted(first.keys() ^ other.keys())}"
            for key in first:
                assert fields(first[key]) == fields(other[key]), f"{where}: the arguments of {key}"


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def tables(rules: Rules) -> dict[str, set[str]]:
    """The keys that the title's tables call for, with the arguments each sentence may use."""
    out: dict[str, set[str]] = {"title.name": set(), "title.blurb": set()}
    for verb in [*rules.verbs.verbs, *rules.chances.verbs]:
        out[f"verb.{verb.name}"] = {"faces"} if isinstance(verb, DiceVerb) else labels(verb.domains)
    for kind in rules.events:
        out[f"event.{kind.name}"] = event_labels(kind)
    for option in rules.options:
        out[f"option.{option.name}"] = set()
    for preset in rules.presets:
        out[f"preset.{preset.name}"] = set()
    for domain in domains(rules):
        for token in domain.tokens:
            if re.search(r"[^\W\d_]{3}", token) and domain.name != "seat":
                out[f"value.{domain.name}.{token}"] = set()
    return out


def labels(found: list[Domain]) -> set[str]:
    return {domain.label for domain in found}


def event_labels(kind: EventKind) -> set[str]:
    return labels(kind.domains) | ({kind.rest.label} if kind.rest else set())


def domains(rules: Rules) -> list[Domain]:
    """The domains of all that is said, that happens and that is chosen."""
    found = [d for verb in [*rules.verbs.verbs, *rules.chances.verbs] for d in verb.domains]
    found += [d for kind in rules.events for d in [*kind.domains, *([kind.rest] if kind.rest else [])]]
    return found + [option.domain for option in rules.options]


def law_tables_have_sentences(rules: Rules) -> None:
    """Every verb, event, option, preset, value and reason has its sentence, with arguments it is given."""
    for language in LANGUAGES:
        known = speech(rules, language).known
        for key, given in tables(rules).items():
            assert key in known, f"{rules.title}/{language}: no {key}"
            assert fields(known[key]) <= given, f"{rules.title}/{language}: {key} is not given all arguments"
        for reason in rules.reasons.known:
            assert f"why.{reason.key}" in known, f"{rules.title}/{language}: no why.{reason.key}"


def law_no_idle_keys(title: Title) -> None:
    """No sentence lies about unused: a table calls for it, or the title's source names its last word."""
    rules = title.rules
    called = set(tables(rules)) | {f"why.{reason.key}" for reason in rules.reasons.known}
    called |= {
        f"verb.{verb.name}_bare" for verb in rules.verbs.verbs if verb.domains and verb.domains[-1].optional
    }
    named = names_in_source(package(rules))
    for key in sentences(package(rules), LANGUAGES[0]):
        group, _, rest = key.partition(".")
        by_table = group in ("verb", "event", "option", "preset", "why", "title")
        used = key in called or (not by_table and (key in named or rest.rpartition(".")[2] in named))
        assert used, f"{rules.title}: nothing says {key}"


def trees(where: str) -> list[ast.Module]:
    """The source of a title's modules."""
    folder = resources.files(where)
    assert isinstance(folder, Path)
    paths = [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


@cache
def names_in_source(where: str) -> set[str]:
    """Every literal string, and every class by its name in small letters, of a title's modules."""
    out: set[str] = set()
    for tree in trees(where):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                out.add(node.value)
            if isinstance(node, ast.ClassDef):
                out.add(node.name.lower())
    return out


def law_no_idle_words(where: str) -> None:
    """Every verb, event and reason that is declared under a name is used by some function."""
    declared: set[str] = set()
    used: set[str] = set()
    for tree in trees(where):
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign | ast.Assign) and declares(node.value):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                declared |= {target.id} if isinstance(target, ast.Name) else set()
            if isinstance(node, ast.FunctionDef):
                used |= {below.id for below in ast.walk(node) if isinstance(below, ast.Name)}
                used |= {below.attr for below in ast.walk(node) if isinstance(below, ast.Attribute)}
    assert declared, f"{where} declares nothing"
    assert declared <= used, f"{where}: {sorted(declared - used)} can never be met"


def declares(value: ast.expr | None) -> bool:
    """`Verb(...)`, `EventKind(...)` or `REASONS.add(...)`."""
    if not isinstance(value, ast.Call):
        return False
    call = value.func
    if isinstance(call, ast.Name):
        return call.id in ("Verb", "DiceVerb", "EventKind")
    return isinstance(call, ast.Attribute) and call.attr == "add"


def law_sentences_in_play(moment: Moment, seed: int) -> None:
    """Everything a person reads at this moment is whole, in every language."""
    rules, s = moment.rules, moment.state
    for language in LANGUAGES:
        words = speech(rules, language)
        rng = FastRng(seed)
        for seat in range(s.seats):
            for action in picked(flow.legal(rules, s, seat), 12, rng):
                said(words.action(seat, action), f"{language}: action {action}")
            if s.stack and flow.speakers(rules, s) >> seat & 1:
                key = f"ask.{s.stack[-1].asks(s, seat)}"
                assert words.has(key), f"{language}: no {key}\n{moment}"
                refusals_in_words(moment, words, seat)
        odds_and_end(rules, s, words)
        orders_in_words(rules, s, words)


def orders_in_words(rules: Rules, s: State, words: Words) -> None:
    """Every standing order of the title's own is called something, and says what it does."""
    own = catalogue.orders(rules.title)
    for kind in own.offered(s, 0) if own is not None and s.stack else []:
        assert words.has(f"order.{kind}"), f"{words.language}: no order.{kind}"
        assert words.has(f"order_name.{kind}"), f"{words.language}: no order_name.{kind}"
        assert fields(words.known[f"order.{kind}"]) <= {"n", "seat"}, f"{words.language}: order.{kind}"


def refusals_in_words(moment: Moment, words: Words, seat: int) -> None:
    """Every greyed word of the menu says why."""
    rules, s = moment.rules, moment.state
    for action in s.stack[-1].menu(s, seat):
        code = flow.why(rules, s, seat, action)
        if code:
            reason = words.refusal(refuse(rules, s, seat, action, code))
            said(reason, f"{words.language}: the refusal of {action} to {seat}")


def odds_and_end(rules: Rules, s: State, words: Words) -> None:
    if s.over():
        result = rules.result(s)
        said(words.say(f"reason.{result.reason}", **words.spell(result.args)), f"reason {result.reason}")
        for row in result.table:
            said(words.say(f"row.{row.key}", **words.spell(row.args)), f"row {row.key}")
        return
    for viewer in range(s.seats):
        for key, args, favourable, out_of in rules.odds(s, viewer):
            said(words.say(f"odds.{key}", **words.spell(args)), f"odds {key}")
            assert 0 <= favourable <= out_of > 0, f"odds {key}: {favourable} out of {out_of}"


def law_events_in_words(moment: Moment, seed: int) -> None:
    """Everything that happens is told in whole sentences, in every language, and seats by their names."""
    rules, rng = moment.rules, FastRng(seed)
    if moment.state.over():
        return
    for _ in range(4):
        seat, action = next_word(rules, moment.state, rng, "any word, out of turn too")
        events = flow.apply(rules, moment.state.copy(), seat, action)
        for language in LANGUAGES:
            words = speech(rules, language)
            if seat == NATURE:
                said(words.action(NATURE, action), f"{language}: NATURE's {action}")
            for event in events:
                said(words.event(event), f"{language}: event {event.kind.name}")
                assert any(sees(event.audience, viewer) for viewer in moment.viewers()), "nobody hears it"


def law_board(moment: Moment) -> None:
    """The board is drawn for everybody, in every language."""
    for viewer in (*moment.viewers(), ARCHIVE):
        view = moment.rules.view(moment.state, viewer)
        for language in LANGUAGES:
            lines = moment.title.board(view, speech(moment.rules, language))
            said("\n".join(lines), f"{language}: the board for {viewer}")
            assert all("\n" not in line for line in lines), "a line of the board has a line break"
