"""Every title's first lesson, in every language."""

import pytest

from saloon.kernel import catalogue, rulebook
from saloon.kernel.errors import SaloonError
from saloon.kernel.lesson import Course, lesson, script, texts
from saloon.kernel.words import LANGUAGES

TITLES = catalogue.titles()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_lesson_plays_to_its_end_by_the_rules(title: str, language: str) -> None:
    told = lesson(title, language)
    assert 8 <= len(told.steps) <= 16
    assert sum(bool(step.want) for step in told.steps) >= 4
    for step in told.steps:
        said = [word.say for word in step.seen.ask.words] if step.seen.ask else []
        assert set(step.want) <= set(said)
        assert step.seen.heard >= len(step.story)
        assert bool(step.hint) == bool(step.want)


@pytest.mark.parametrize("title", TITLES)
def test_the_lesson_says_everything_in_every_language_and_nothing_else(title: str) -> None:
    steps = script(title)["step"]
    wanted = {f"{step['id']}.text" for step in steps} | {
        f"{step['id']}.hint" for step in steps if step.get("want")
    }
    for language in LANGUAGES:
        assert set(texts(title, language)) == wanted
    english, italian = (texts(title, language) for language in ("en", "it"))
    assert not [key for key in wanted if english[key] == italian[key]]


@pytest.mark.parametrize("title", TITLES)
def test_what_a_lesson_points_at_is_there(title: str) -> None:
    told = lesson(title, "en")
    for step in told.steps:
        kind, _, what = step.point.partition(":")
        if kind == "view":
            found: object = step.seen.view
            for part in what.split("."):
                found = found[int(part)] if isinstance(found, list) else found[part]  # type: ignore[index]  # JSON
        elif kind == "seat":
            assert 0 <= int(what) < step.seen.seats
        elif kind:
            assert what in tokens(title, kind), step.point


def tokens(title: str, domain: str) -> list[str]:
    rules = catalogue.load(title)
    verbs = [*rules.verbs.verbs, *rules.chances.verbs]
    found = [each for verb in verbs for each in getattr(verb, "domains", []) if each.name == domain]
    found += [each for kind in rules.events for each in kind.domains if each.name == domain]
    return [token for each in found for token in each.tokens]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_an_aid_of_a_page(title: str, language: str) -> None:
    text = rulebook.text(title, language, rulebook.AID)
    assert 20 <= len(text.splitlines()) <= 80
    pieces = rulebook.blocks(title, language, rulebook.AID)
    assert pieces[0].kind == "heading"
    assert len([piece for piece in pieces if piece.kind == "heading"]) >= 4
    assert [piece.kind for piece in pieces] == [
        piece.kind for piece in rulebook.blocks(title, "en", rulebook.AID)
    ]
    if language != "en":
        assert text != rulebook.text(title, "en", rulebook.AID)


def test_a_script_the_rules_forbid_is_refused_with_its_step() -> None:
    course = Course("standoff", "en", "A", {})
    one = {"id": "draw", "position": "saloon position 1\ntitle: standoff\nseats: 2\nlucky: A=1@A B=2@B\n"}
    with pytest.raises(SaloonError, match=r"step 'draw': 'draw A' cannot be said here: .*draw B"):
        course.step({**one, "want": ["draw A"]})
    with pytest.raises(SaloonError, match="step 'draw': You cannot draw on yourself"):
        course.step({**one, "play": ["A draw A"]})
    with pytest.raises(SaloonError, match="has no wish"):
        course.step({**one, "wish": 1})
