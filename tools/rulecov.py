"""Rule coverage: every id of a title's RULES.md has code tagged with it and a test named after it.

    python -m tools.rulecov [TITLE...]

An id is *defined* by `**WOW-G5**` at the start of a list item, a paragraph or a table row of RULES.md.

Code is *tagged* where an id opens a line of a docstring or a comment and is followed by a colon, a full stop,
a bracket or nothing: `WOW-G5: why`, `WOW-B2 (house)`, `WOW-X3 to WOW-X6, WOW-M7: why`. An id inside
a sentence is no tag, but it has to exist.

A *test* names ids at the start of its name, without the prefix: `test_g5_...`, `test_g5_g6_...`, and
`test_p01_4_...` for FW-P01.4. What its docstring says does not count.

An id is *pinned* when it has both. The exit code is 1 when one is not, or when a tag, a test or a text
names an id that does not exist.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "saloon" / "games"

ID = r"[A-Z]+-[A-Z]+[0-9]+(?:\.[0-9]+)?"
DEFINED = re.compile(rf"^\s*(?:[-*+|]\s*|\d+\.\s+)?\*\*({ID})\*\*", re.M)
MENTION = re.compile(rf"(?<![\w.-]){ID}(?!\w|\.\d)")
TAGS = re.compile(rf"^\s*({ID}(?:(?:, (?:and )?| and | to ){ID})*)(?=[:;.)]|\s+[(\[]|\s*$)")
SPAN = re.compile(rf"({ID}) to ({ID})")
SLUG = re.compile(r"([a-z]+[0-9]+)(?:_([0-9]+)(?![a-z0-9]))?(?=_|$)")


@dataclass
class Title:
    """What one title's folder says."""

    name: str
    defined: list[str] = field(default_factory=list)
    tagged: dict[str, str] = field(default_factory=dict)
    tested: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def pinned(self) -> int:
        """How many ids have both code and a test."""
        return sum(each in self.tagged and each in self.tested for each in self.defined)

    def report(self) -> Iterator[str]:
        """The lines for the terminal, faults first."""
        for what, found in (("code tagged with it", self.tagged), ("a test named after it", self.tested)):
            if missing := [each for each in self.defined if each not in found]:
                yield f"{self.name}: {len(missing)} without {what}: {' '.join(missing)}"
        for fault in self.faults:
            yield f"{self.name}: {fault}"
        yield f"{self.name}: {self.pinned}/{len(self.defined)} rule ids pinned"


def survey(folder: Path) -> Title:
    """Read one title's folder."""
    title = Title(folder.name)
    rules = folder / "RULES.md"
    if not rules.exists():
        title.faults.append("there is no RULES.md")
        return title
    title.defined = DEFINED.findall(rules.read_text(encoding="utf-8"))
    title.faults += [f"{each} is defined twice" for each in repeated(title.defined)]
    prefixes = {each.split("-")[0] for each in title.defined}
    if len(prefixes) != 1:
        title.faults.append(f"RULES.md defines ids with {len(prefixes)} prefixes; a title has one")
    for path in sorted(folder.rglob("*.py")):
        if "tests" in path.relative_to(folder).parts:
            read_tests(title, path)
        else:
            read_code(title, path)
    for path in sorted(each for each in folder.rglob("*") if each.suffix in {".py", ".md", ".toml"}):
        read_mentions(title, path, prefixes)
    return title


def read_code(title: Title, path: Path) -> None:
    """Collect the tags of one module."""
    source = path.read_text(encoding="utf-8")
    for line, text in [*docstrings(source), *comments(source)]:
        for each in tags(text):
            title.tagged.setdefault(each, f"{path.name}:{line}")
            if title.defined and each.split("-")[0] != title.defined[0].split("-")[0]:
                title.faults.append(f"{path.name}:{line} is tagged with {each}, an id of another title")


def read_tests(title: Title, path: Path) -> None:
    """Collect the ids that the tests of one module are named after."""
    slugs = {each.split("-")[1].lower().replace(".", "_"): each for each in title.defined}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for slug in named(node.name, slugs):
                if slug in slugs:
                    title.tested.setdefault(slugs[slug], node.name)
                else:
                    title.faults.append(
                        f"{path.name}: {node.name} names {slug}, which RULES.md does not define"
                    )


def read_mentions(title: Title, path: Path, prefixes: set[str]) -> None:
    """Find ids of this title that do not exist: in tags, refusals, locale texts and prose."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for each in MENTION.findall(line):
            if each.split("-")[0] in prefixes and each not in title.defined:
                title.faults.append(f"{path.name}:{number} names {each}, which RULES.md does not define")


def tags(text: str) -> Iterator[str]:
    """The ids that open a line of a docstring or comment; `A1 to A3` is A1, A2 and A3."""
    for line in text.splitlines():
        if match := TAGS.match(line):
            for first, last in SPAN.findall(match[1]):
                yield from span(first, last)
            yield from re.findall(ID, SPAN.sub("", match[1]))


def span(first: str, last: str) -> Iterator[str]:
    """All ids from first to last; both ends as they stand when they are not of one chapter."""
    start, end = (re.fullmatch(r"(.*?)([0-9]+)", each) for each in (first, last))
    if start is None or end is None or start[1] != end[1]:
        yield from (first, last)
        return
    width = len(start[2])
    yield from (f"{start[1]}{number:0{width}}" for number in range(int(start[2]), int(end[2]) + 1))


def named(name: str, slugs: Iterable[str]) -> Iterator[str]:
    """The slugs at the start of a test's name, with sub-numbers in chapters that have them."""
    rest = name.removeprefix("test_")
    while match := SLUG.match(rest):
        whole = match[0]
        chapter = re.sub(r"[0-9_]+$", "", match[1])
        if match[2] and whole not in slugs and not any(each.startswith(f"{match[1]}_") for each in slugs):
            whole = match[1]
        if whole not in slugs and not any(re.match(rf"{chapter}[0-9]", each) for each in slugs):
            return
        yield whole
        rest = rest[len(whole) :].removeprefix("_")


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Every string that stands alone as a statement: also those below a constant or an attribute."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, node.value.value


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Every comment, without its sign."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def repeated(ids: list[str]) -> list[str]:
    """What occurs more than once."""
    return sorted({each for each in ids if ids.count(each) > 1})


def main(arguments: list[str], games: Path = GAMES) -> int:
    """Survey the titles asked for, or all; print the report."""
    known = sorted(path.name for path in games.iterdir() if (path / "game.py").exists())
    if unknown := [each for each in arguments if each not in known]:
        print(f"rulecov: there is no title {unknown[0]!r}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    titles = [survey(games / name) for name in arguments or known]
    for title in titles:
        print(*title.report(), sep="\n")
    pinned, total = sum(title.pinned for title in titles), sum(len(title.defined) for title in titles)
    print(f"{pinned}/{total} rule ids pinned")
    return int(pinned < total or any(title.faults for title in titles))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
