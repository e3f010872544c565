"""Everything that goes wrong becomes a `Problem`: a key, and one sentence in the asker's language."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DBAPIError

from saloon.kernel.errors import Illegal, SaloonError
from saloon.server.speech import preferred, say
from saloon.server.wire.people import Problem

LOG = structlog.get_logger("saloon.trouble")
BY_STATUS: Final = {
    400: "bad_request",
    401: "nobody",
    403: "forbidden",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    415: "bad_request",
    429: "too_many",
}


class Trouble(Exception):
    """Raised anywhere in the house: status, key of the sentence (`problem.KEY`), its arguments."""

    def __init__(self, status: int, key: str, rule: str | None = None, **args: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.rule = rule
        self.args_said = args
        self.headers: dict[str, str] = {}

    def problem(self, language: str) -> Problem:
        return Problem(self.key, say(language, f"problem.{self.key}", **self.args_said), self.rule)


def problem_of(error: Exception, language: str) -> tuple[int, Problem]:
    """Status and problem of any exception; what we did not expect says nothing of its inside."""
    if isinstance(error, Trouble):
        return error.status, error.problem(language)
    if isinstance(error, Illegal):
        return 400, Problem("not_allowed", error.message, error.refusal.rule)
    if isinstance(error, SaloonError):
        return 400, Problem("bad_request", error.told(language))
    if isinstance(error, ValidationException | msgspec.ValidationError | msgspec.DecodeError):
        return 400, Problem("bad_request", say(language, "problem.unreadable", what=told(error)))
    if isinstance(error, RecursionError):
        # A body of brackets within brackets; whoever reads JSON gives up there.
        return 400, Problem("bad_request", say(language, "problem.bad_request"))
    if isinstance(error, HTTPException) and error.status_code < 500:
        key = BY_STATUS.get(error.status_code, "bad_request")
        return error.status_code, Problem(key, say(language, f"problem.{key}"))
    if away(error):
        LOG.warning("no store", why=type(error).__name__)
        return 503, Problem("busy", say(language, "problem.busy"))
    LOG.error("ours", exc_info=error)
    return 500, Problem("ours", say(language, "problem.ours"))


def away(error: Exception) -> bool:
    """Whether the store did not answer: that passes."""
    broken = isinstance(error, DBAPIError) and error.connection_invalidated
    return broken or isinstance(error, TimeoutError | ConnectionError)


def told(error: Exception) -> str:
    """What a reader of the message says is wrong with it, in short."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        parts = [str(extra[0].get(word, "")) for word in ("key", "message")]
        return ": ".join(part for part in parts if part)[:200]
    return str(getattr(error, "detail", error))[:200]


def language_of(request: Request[Any, Any, Any]) -> str:
    """`?lang=`, else the person's own, else what the browser prefers."""
    asked = request.query_params.get("lang", "")
    known = request.scope.get("saloon.lang")
    return preferred(asked) if asked else str(known or preferred(request.headers.get("accept-language", "")))


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The exception handler of the whole app."""
    status, problem = problem_of(error, language_of(request))
    headers = error.headers if isinstance(error, Trouble) else {}
    return Response(problem, status_code=status, media_type="application/json", headers=headers)
