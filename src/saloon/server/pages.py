"""The web client's files, built into the package; what is no file is the client's own affair."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from saloon.server import ahead, speech
from saloon.server.trouble import Trouble

FOLDER: Final = Path(__file__).parent / "static"
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"
)
PACKED: Final = ".br"
"""What the build has packed stands beside the file itself."""
PLAIN_TYPES: Final = (".js", ".css", ".html", ".svg", ".json", ".webmanifest")
AnyRequest = Request[Any, Any, Any]
FOR_EVER: Final = "public, max-age=31536000, immutable"


@cache
def files() -> dict[str, Path]:
    """Every file of the client by its path."""
    if not FOLDER.is_dir():
        return {}
    found = (path for path in sorted(FOLDER.rglob("*")) if path.is_file() and path.suffix != PACKED)
    return {path.relative_to(FOLDER).as_posix(): path for path in found}


@get("/", include_in_schema=False, sync_to_thread=False, opt={"packed": True})
def front(request: AnyRequest) -> Response[bytes]:
    return file("", request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={"packed": True})
def page(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return file(path.strip("/"), request)


@cache
def packed(path: Path, encoding: str) -> bytes:
    """A file as it goes over the line; small enough a house to keep them all in memory."""
    if encoding == "br":
        return path.with_name(path.name + PACKED).read_bytes()
    return gzip.compress(path.read_bytes()) if encoding == "gzip" else path.read_bytes()


def encoding_for(path: Path, accepts: str) -> str:
    """The best packing that the asker can unpack; none for what is packed by its nature."""
    offered = {
        one.split(";")[0].strip() for one in accepts.lower().split(",") if one.split(";")[-1].strip() != "q=0"
    }
    if path.suffix not in PLAIN_TYPES:
        return ""
    if "br" in offered and path.with_name(path.name + PACKED).exists():
        return "br"
    return "gzip" if "gzip" in offered else ""


def addressed(name: str) -> bool:
    """Whether this could be the address of a page: no file's name, no way out of a folder."""
    return name.isprintable() and ".." not in name.split("/") and "." not in name.rsplit("/", 1)[-1]


def file(name: str, request: AnyRequest) -> Response[bytes]:
    if name.startswith("api/") or name == "api":
        raise Trouble(404, "not_found")
    known = files()
    address = None if name in known else name
    if address is not None:
        if not addressed(name) or "index.html" not in known:
            raise Trouble(404, "not_found")
        name = "index.html"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {
        "cache-control": FOR_EVER if name.startswith("assets/") else "no-cache",
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
    }
    if address is not None:
        language = speech.preferred(request.headers.get("accept-language", ""))
        headers["link"] = ahead.link(FOLDER, address, language)
    if encoding := encoding_for(known[name], request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = encoding
    headers["vary"] = "accept-encoding"
    return Response(packed(known[name], encoding), media_type=kind, headers=headers)


ROUTES = [front, page]
