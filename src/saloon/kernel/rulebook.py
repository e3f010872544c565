"""A title's rules as text, in the house's languages: the whole, one clause by its id, or block by block.

English is `RULES.md`, which the code is held against; Italian is `RULES.it.md` and defines the same ids.
`AID.md` and `AID.it.md` are the same on one page, to have beside the table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Final

from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import nearest

CLAUSE = re.compile(r"^\W*\*\*([A-Z]+-[A-Z]+[0-9.]*[0-9])\*\*")
RULED = re.compile(r"^\|[\s:|-]+\|$")
RULES: Final = "RULES"
AID: Final = "AID"
ITEM = re.compile(r"^(?:[-*]|\d+\.) ")


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of the rules. `kind`: heading, clause, text, item or table; `ids` are the clauses it defines (a
    table has one for each row, or empty). The text keeps its marks for bold, italic and code."""

    kind: str
    text: str = ""
    level: int = 0
    ids: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


def text(title: str, language: str = "en", document: str = RULES) -> str:
    name = catalogue.load(title).title
    folder = resources.files(f"saloon.games.{name}")
    file = folder / (f"{document}.md" if language == "en" else f"{document}.{language}.md")
    found = file if file.is_file() else folder / f"{document}.md"
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def clauses(title: str, language: str = "en") -> dict[str, str]:
    """Every clause by its id, as it stands in the rules."""
    out: dict[str, str] = {}
    current = ""
    for line in text(title, language).splitlines():
        if found := CLAUSE.match(line):
            current = found[1]
            out[current] = line
        elif not line.strip() or line.startswith("#"):
            current = ""
        elif current:
            out[current] += "\n" + line
    return out


def clause(title: str, wanted: str, language: str = "en") -> str:
    """One clause; the title's own prefix may be left out (`C2` for `STD-C2`)."""
    known = clauses(title, language)
    name = wanted.strip().upper().strip("[]")
    for rule, said in known.items():
        if name in (rule, rule.partition("-")[2]):
            return said
    raise SaloonError(f"{title} has no rule '{wanted}'{nearest(name, list(known))}")


@cache
def blocks(title: str, language: str = "en", document: str = RULES) -> list[Block]:
    """The rules, or another document of the title, piece by piece, in order."""
    out: list[Block] = []
    lines: list[str] = []
    for line in [*text(title, language, document).splitlines(), ""]:
        begins = line.startswith("#") or bool(ITEM.match(line.lstrip())) or not same_sort(lines, line)
        if lines and (not line.strip() or begins):
            out.append(block(lines))
            lines = []
        if line.strip() and line.strip("- "):
            lines.append(line)
    return out


def same_sort(lines: list[str], line: str) -> bool:
    """A table and what is around it are two pieces, even without a blank line between."""
    return not lines or lines[0].startswith("|") == line.startswith("|")


def block(lines: list[str]) -> Block:
    first = lines[0].strip()
    if first.startswith("#"):
        return Block("heading", first.lstrip("# "), len(first) - len(first.lstrip("#")))
    if first.startswith("|"):
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
        kept = [row for row, line in zip(rows, lines, strict=True) if not RULED.match(line.strip())]
        return Block("table", ids=[rule_of(f"**{row[0].strip('*')}**") for row in kept], rows=kept)
    said = " ".join(line.strip() for line in lines)
    if rule := rule_of(said):
        return Block("clause", CLAUSE.sub("", said).strip(), ids=[rule])
    level = (len(lines[0]) - len(lines[0].lstrip())) // 2
    return Block("item", ITEM.sub("", said), level) if ITEM.match(said) else Block("text", said)


def rule_of(line: str) -> str:
    found = CLAUSE.match(line)
    return found[1] if found else ""
