"""The only errors that cross the API: cannot be read, and read but not allowed. Both are one sentence."""

from __future__ import annotations

from saloon.kernel.reasons import Refusal


class SaloonError(ValueError):
    """Bad input of any kind; `str()` is a sentence for people."""

    def told(self, language: str) -> str:
        """The sentence in a language, where it has one in more than English."""
        return str(self)


class Unreadable(SaloonError):
    """Text that does not say anything this title understands. Line and column count from 1."""

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        self.message = message
        self.line = line
        self.column = column
        super().__init__(f"line {line}, column {column}: {message}" if line else message)


class Illegal(SaloonError):
    """Understood, but the rules say no; `refusal` names the clause."""

    def __init__(self, refusal: Refusal, message: str, line: int = 0, column: int = 0) -> None:
        self.refusal = refusal
        self.message = message
        self.line = line
        self.column = column
        tag = f" [{refusal.rule}]" if refusal.rule else ""
        super().__init__(f"line {line}, column {column}: {message}{tag}" if line else message + tag)
