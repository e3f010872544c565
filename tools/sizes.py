"""Long files, long functions, long argument lists: `python -m tools.sizes`.

A file is a room: all its lines count. Of a function only lines of code count; its docstring, comments and
blank lines are free, so that nobody saves on explaining. `self` is no argument. Over the first figure a
thing is listed; over the second, in src/, the check fails. There is no list of exemptions: split the thing.
"""

import ast
import io
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tools", "tests", "bench")

FILE_LINES, FILE_LIMIT = 300, 350
FUNCTION_LINES, FUNCTION_LIMIT = 30, 45
ARGUMENTS = 6

NOT_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


class Finding(NamedTuple):
    """One thing that is long."""

    path: Path
    line: int
    what: str
    too_long: bool

    def __str__(self) -> str:
        return f"{'TOO LONG ' if self.too_long else '         '}{self.path}:{self.line}: {self.what}"


def measure(path: Path, strict: bool) -> Iterator[Finding]:
    """The findings of one file; only a strict one can be too long."""
    source = path.read_text(encoding="utf-8")
    if (lines := len(source.splitlines())) > FILE_LINES:
        yield Finding(path, 1, f"{lines} lines", strict and lines > FILE_LIMIT)
    code = code_lines(source)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if (lines := sum(node.lineno <= line <= (node.end_lineno or 0) for line in code)) > FUNCTION_LINES:
            yield Finding(
                path, node.lineno, f"{node.name} has {lines} lines", strict and lines > FUNCTION_LIMIT
            )
        if (count := argument_count(node)) > ARGUMENTS:
            yield Finding(path, node.lineno, f"{node.name} takes {count} arguments", False)


def code_lines(source: str) -> set[int]:
    """The numbers of the lines that hold code: no blank lines, no comments, no strings that stand alone."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NOT_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            lines.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return lines


def argument_count(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many things a caller has to think of."""
    named = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    starred = [each for each in (node.args.vararg, node.args.kwarg) if each]
    return len(named) + len(starred) - (bool(named) and named[0].arg in {"self", "cls"})


def main(root: Path = ROOT) -> int:
    """Measure everything and print what is long."""
    found = [
        finding
        for folder in FOLDERS
        for path in sorted((root / folder).rglob("*.py"))
        for finding in measure(path, strict=folder == "src")
    ]
    for finding in found:
        print(finding._replace(path=finding.path.relative_to(root)))
    too_long = sum(finding.too_long for finding in found)
    print(
        f"{len(found)} long things, {too_long} too long "
        f"(files: {FILE_LINES} lines are long, {FILE_LIMIT} in src/ too long; "
        f"functions: {FUNCTION_LINES} and {FUNCTION_LIMIT} lines of code)"
    )
    return int(too_long > 0)


if __name__ == "__main__":
    sys.exit(main())
