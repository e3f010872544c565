"""The web client's files, built into the package; what is no file is the client's own affair."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from saloon.server.trouble import Trouble

FOLDER: Final = Path(__file__).parent / "static"
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"
)
FOR_EVER: Final = "public, max-age=31536000, immutable"


@cache
def files() -> dict[str, Path]:
    """Every file of the client by its path."""
    if not FOLDER.is_dir():
        return {}
    found = (path for path in sorted(FOLDER.rglob("*")) if path.is_file())
    return {path.relative_to(FOLDER).as_posix(): path for path in found}


@get("/", include_in_schema=False, sync_to_thread=False)
def front() -> Response[bytes]:
    return file("")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str]) -> Response[bytes]:
    return file(path.strip("/"))


def file(name: str) -> Response[bytes]:
    if name.startswith("api/") or name == "api":
        raise Trouble(404, "not_found")
    known = files()
    if name not in known:
        if "." in name.rsplit("/", 1)[-1] or "index.html" not in known:
            raise Trouble(404, "not_found")
        name = "index.html"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {
        "cache-control": FOR_EVER if name.startswith("assets/") else "no-cache",
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
    }
    return Response(known[name].read_bytes(), media_type=kind, headers=headers)


ROUTES = [front, page]
