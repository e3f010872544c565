"""The OpenAPI document, with what every route has in common: who may ask, and what a `Problem` looks like."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from saloon.server.people.sessions import COOKIE

ABOUT: Final = """The house over HTTP. The socket at `/api/socket`, over which games are played, is told in
docs/guides/wire.md. Every answer from 400 on is a `Problem`: a key for programs, a sentence for people."""
PROBLEM: Final[dict[str, Any]] = {
    "type": "object",
    "title": "Problem",
    "required": ["key", "text", "rule"],
    "properties": {
        "key": {"type": "string", "description": "for programs"},
        "text": {"type": "string", "description": "a sentence in the asker's language"},
        "rule": {"type": ["string", "null"], "description": "the clause, where a rule says no"},
    },
}
ANSWER: Final = {
    "description": "A problem, told in one sentence",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}
WAYS_IN: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "a person at the page"},
    "token": {"type": "http", "scheme": "bearer", "description": "a program, with scopes"},
}
OPEN: Final = ("/health", "/ready", "/metrics", "/api/titles", "/api/levels", "/api/games", "/api/users")
SETS_OUT: Final = (
    "/api/guest",
    "/api/login",
    "/api/lost",
    "/api/passkey",
    "/api/passkey/begin",
    "/api/push",
    "/api/ratings",
)
"""Where nobody needs to be known."""


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The document with all answers, ways in and groups of routes."""
    document["info"]["description"] = ABOUT
    components = document.setdefault("components", {})
    components.setdefault("schemas", {})["Problem"] = PROBLEM
    components["securitySchemes"] = WAYS_IN
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if isinstance(operation, dict) and "responses" in operation:
                describe(path, method, operation)
    return document


def describe(path: str, method: str, operation: dict[str, Any]) -> None:
    """What one route has in common with the others."""
    operation["responses"].pop("400", None)
    operation["responses"] |= {"4XX": ANSWER, "5XX": ANSWER}
    operation["tags"] = [group(path)]
    free = (path.startswith(OPEN) and method == "get") or path.startswith(SETS_OUT)
    operation["security"] = [{"cookie": []}, {"token": []}, *([{}] if free else [])]


def group(path: str) -> str:
    parts = path.strip("/").split("/")
    if parts[0] != "api":
        return "operating"
    groups = {"me": "people", "guest": "people", "account": "people", "login": "people", "logout": "people"}
    groups["lost"] = "people"
    groups |= {"passkey": "people", "push": "people", "reports": "people", "users": "history"}
    groups |= {
        "ratings": "history",
        "games": "history",
        "levels": "titles",
        "play": "tables",
        "match": "tables",
    }
    return groups.get(parts[1], parts[1])


class Document(JsonRenderPlugin):
    """Serves the document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, complete(openapi_schema))
