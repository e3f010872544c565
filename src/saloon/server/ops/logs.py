"""Logs: one JSON object a line, and nothing in them that is somebody's secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

from saloon.kernel.errors import SaloonError

LEVELS: Final = ("debug", "info", "warning", "error")
SECRET: Final = (
    "authorization",
    "challenge",
    "cookie",
    "credential",
    "key",
    "password",
    "secret",
    "seed",
    "target",
    "text",
    "token",
)
"""Words that may not be in the name of anything logged: ways in, addresses, dice, and what people say."""
QUIET: Final = ("httpx", "httpcore", "asyncio", "alembic")
"""Others' loggers that tell addresses at `info`, or every glance at the store."""


def configure(level: str) -> None:
    """All that is logged here, by us and by others, goes to standard error in one form."""
    if level not in LEVELS:
        raise SaloonError(f"SALOON_LOG_LEVEL is one of {', '.join(LEVELS)}, not '{level}'")
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        hide,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    render: list[Any] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.JSONRenderer(),
    ]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=render))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def hide(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whatever is called by the name of a secret is not written, by whomever it was given."""
    for name in event:
        if any(word in name.lower() for word in SECRET):
            event[name] = "..."
    return event
