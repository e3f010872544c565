"""Words we do not use in code, and silences without a reason: `python -m tools.words`.

* `player` in a name: it is a seat in the engine, a user in the server, a bot for programs.
* Names that say nothing: `process_...`, `handle_...`, `do_...`, `...manager`, `...helper`; modules called
  `utils`, `base`, `misc` or `common`.
* `noqa`, `type: ignore`, `pragma: no cover`, and skipped or expected-to-fail tests without a reason beside
  them; TODO and its kind at all: an open end is an issue, not a comment.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tools", "tests", "bench")

BANNED = re.compile(r"player|^_*(process|handle|do)_|manager|helper", re.I)
EMPTY_MODULES = {"utils", "util", "base", "misc", "common", "helpers"}
OPEN_END = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
CODES = r"(?::\s*[A-Z]+\d+(?:[,\s]+[A-Z]+\d+)*|\[[\w\-, ]+\])?"
SILENCE = re.compile(rf"#\s*(noqa|type: ignore|pragma: no (?:cover|mutate)){CODES}(?P<reason>.*)")
SKIP = re.compile(r"^\s*@pytest\.mark\.(skip|xfail)\b(?!.*reason=)", re.M)


def faults(path: Path) -> Iterator[tuple[int, str]]:
    """Line and complaint, for one file."""
    source = path.read_text(encoding="utf-8")
    if path.stem in EMPTY_MODULES:
        yield 1, f"a module called {path.stem} says nothing about what is in it"
    for line, name in names(source):
        if BANNED.search(name):
            yield line, f"the name {name} is one we do not use (STYLE.md)"
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], complaint) for complaint in comment_faults(token.string))
    for match in SKIP.finditer(source):
        yield source.count("\n", 0, match.start()) + 1, f"{match[1]} needs a reason"


def names(source: str) -> Iterator[tuple[int, str]]:
    """The names a file gives to things; those it only uses were given elsewhere."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr


def comment_faults(comment: str) -> Iterator[str]:
    """What is wrong with a comment."""
    if match := OPEN_END.search(comment):
        yield f"{match[1]}: open an issue instead"
    if (match := SILENCE.search(comment)) and not re.search(r"\w{3}", match["reason"]):
        yield f"{match[1]} needs a reason beside it"


def main(root: Path = ROOT) -> int:
    """Look through everything and print what was found."""
    files = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.py"))]
    found = [f"{path.relative_to(root)}:{line}: {what}" for path in files for line, what in faults(path)]
    print(*found, f"{len(files)} files, {len(found)} words or silences we do not use", sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
