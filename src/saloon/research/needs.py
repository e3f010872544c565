"""The packages this one stands on, all of them extras: without one, a sentence says how to get it."""

from __future__ import annotations

import importlib
from typing import Any

from saloon.kernel.errors import SaloonError

EXTRAS = {
    "numpy": "research,openspiel",
    "gymnasium": "research",
    "pettingzoo": "research",
    "PIL": "research",
    "pyspiel": "openspiel",
}


class Missing(SaloonError, ImportError):
    """A package is not installed."""


def need(module: str) -> Any:
    """A module of an optional package."""
    package = module.split(".")[0]
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        extra = EXTRAS[package]
        raise Missing(
            f"this needs {package}, which comes with an extra: pip install '.[{extra}]' in saloon's folder"
        ) from None


numpy = need("numpy")
