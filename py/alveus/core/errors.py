"""Errors in input, each with a stable code and parameters.

This module contains no sentences.  The page translates the codes into the user's language, and
`alveus.play` adds a sentence before an error reaches the caller.  Tests check that every language
has a message for every code in the sources.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import log10
from typing import Any

LONGEST_NUMBER = 256
"""Maximum number of bits of an integer that an error quotes in full."""


class AlveusError(ValueError):
    """Invalid input: a stable code and its parameters."""

    def __init__(self, code: str, **params: Any) -> None:
        shown = {name: _shorten(value) for name, value in params.items()}
        super().__init__(code, shown)
        self.code = code
        self.params: Mapping[str, Any] = shown
        self.sentence = ""
        """The error as a sentence; "" until `alveus.play.sentences.with_error_text` sets it."""

    def __str__(self) -> str:
        """Return the sentence or, if it is empty, the code and the parameters (``name=value``)."""
        if self.sentence:
            return self.sentence
        if not self.params:
            return self.code
        return f"{self.code}: " + ", ".join(f"{k}={v}" for k, v in self.params.items())

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the parts needed to copy or pickle the error: code, parameters and sentence."""
        return partial(type(self), self.code, **self.params), (), {"sentence": self.sentence}

    def to_json(self) -> dict[str, Any]:
        """Return code and parameters as JSON, for the command line and the page."""
        return {"code": self.code, "params": dict(self.params)}


class NotationError(AlveusError):
    """A text that is not a valid move, position, link or file."""


class IllegalMove(AlveusError):
    """A readable move, or another action, that is not allowed; the code is the reason."""


class SetupError(AlveusError):
    """An invalid or unsupported option, position, value, file or request."""


class StaleError(AlveusError):
    """A request made from an outdated view, or from a view of another match."""


def _shorten(value: Any) -> Any:
    """Return `value`, or a power of ten ("10^77") for an integer above `LONGEST_NUMBER` bits."""
    if not isinstance(value, int) or value.bit_length() <= LONGEST_NUMBER:
        return value
    return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * log10(2))}"
