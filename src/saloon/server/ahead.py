"""What a page of the client needs is named with the page itself, so that a browser fetches it at once and not
one after the other. What belongs together, the build has written down."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

MANIFEST: Final = Path(".vite") / "manifest.json"
ENTRY: Final = "index.html"
PAGES: Final = {"": "front", "t": "table", "g": "replay", "u": "profile"}
"""The page behind an address, by how it begins, where it is called something else."""
TITLES: Final = "</api/titles?lang={language}>; rel=preload; as=fetch; crossorigin=anonymous"


@cache
def manifest(folder: Path) -> dict[str, dict[str, Any]]:
    path = folder / MANIFEST
    found: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def link(folder: Path, address: str, language: str) -> str:
    """The `Link` header of the page at an address."""
    begins = address.split("/")[0]
    page = PAGES.get(begins, begins)
    return needed(folder, page if source(page) in manifest(folder) else "lost", language)


def source(page: str) -> str:
    return f"src/pages/{page}.svelte"


@cache
def needed(folder: Path, page: str, language: str) -> str:
    known = manifest(folder)
    wanted = closure(known, [source(page), f"src/locale/{language}.json"])
    here = closure(known, [ENTRY])
    parts = [TITLES.format(language=language)] if page == "front" else []
    for key in sorted(wanted - here):
        parts.append(f"</{known[key]['file']}>; rel=modulepreload")
        parts += [f"</{style}>; rel=preload; as=style" for style in known[key].get("css", [])]
    return ", ".join(parts)


def closure(known: dict[str, dict[str, Any]], keys: list[str]) -> set[str]:
    """These parts, and whatever they cannot do without."""
    found: set[str] = set()
    while keys:
        key = keys.pop()
        if key in known and key not in found:
            found.add(key)
            keys += known[key].get("imports", [])
    return found
