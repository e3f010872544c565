"""A title's rules as text: the whole, or one clause by its id."""

from __future__ import annotations

import re
from importlib import resources

from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import nearest

CLAUSE = re.compile(r"^\W*\*\*([A-Z]+-[A-Z]+[0-9.]*[0-9])\*\*")


def text(title: str) -> str:
    name = catalogue.load(title).title
    return (resources.files(f"saloon.games.{name}") / "RULES.md").read_text(encoding="utf-8")


def clauses(title: str) -> dict[str, str]:
    """Every clause by its id, as it stands in the rules."""
    out: dict[str, str] = {}
    current = ""
    for line in text(title).splitlines():
        if found := CLAUSE.match(line):
            current = found[1]
            out[current] = line
        elif not line.strip() or line.startswith("#"):
            current = ""
        elif current:
            out[current] += "\n" + line
    return out


def clause(title: str, wanted: str) -> str:
    """One clause; the title's own prefix may be left out (`C2` for `STD-C2`)."""
    known = clauses(title)
    name = wanted.strip().upper().strip("[]")
    for rule, said in known.items():
        if name in (rule, rule.partition("-")[2]):
            return said
    raise SaloonError(f"{title} has no rule '{wanted}'{nearest(name, list(known))}")
