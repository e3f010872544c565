"""The titles of the house, found by walking `saloon.games`: one folder, nothing registered.

A title is a package with `game.py` (RULES), `position.py` (FORM), `text.py` (board) and `locale/`;
`figures.py` (FIGURES) if a client draws its board, `orders.py` if seats may give standing orders of its own.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from saloon.kernel.core import Rules
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import nearest

if TYPE_CHECKING:
    from saloon.kernel.position import Form
    from saloon.kernel.words import Words

Board = Callable[[dict[str, Any], "Words"], list[str]]


def titles() -> list[str]:
    """The ids of all titles, sorted."""
    games = importlib.import_module("saloon.games")
    return sorted(m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg)


@cache
def load(title: str) -> Rules:
    """The rules of a title."""
    wanted = title.strip().lower().replace("-", "_")
    if wanted not in titles():
        known = titles()
        raise SaloonError(f"no title '{title}'{nearest(wanted, known)}: the house plays {', '.join(known)}")
    return cast(Rules, module(wanted, "game").RULES)


def form(title: str) -> Form:
    """How the title's positions are written."""
    return cast("Form", module(title, "position").FORM)


@cache
def board(title: str) -> Board:
    """The title's board as lines of text, from a view."""
    return cast(Board, module(title, "text").board)


def figures(title: str) -> dict[str, Any]:
    """What stands on the title's board, plain JSON for clients that draw it; empty without `figures.py`."""
    if importlib.util.find_spec(f"saloon.games.{title}.figures") is None:
        return {}
    return cast(dict[str, Any], module(title, "figures").FIGURES)


@cache
def orders(title: str) -> Any:
    """The title's module of standing orders (see `saloon.kernel.orders`); None if it has none."""
    if importlib.util.find_spec(f"saloon.games.{title}.orders") is None:
        return None
    return module(title, "orders")


def module(title: str, part: str) -> Any:
    return importlib.import_module(f"saloon.games.{title}.{part}")
