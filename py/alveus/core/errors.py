"""What can be wrong with what somebody gives us, each as a code and its parameters.

No sentence stands here: the page words the codes in the user's language, and `alveus.play` gives
an error its English sentence on its way out.  Codes are stable; the tests read the families'
enumerations and hold every language to them.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log10
from typing import Any

LONGEST_NUMBER = 256
"""Maximum number of bits of an integer that an error quotes in full."""


class AlveusError(ValueError):
    """Something given to alveus that cannot be used: a stable code with its parameters."""

    def __init__(self, code: str, **params: Any) -> None:
        shown = {name: _shorten(value) for name, value in params.items()}
        super().__init__(code, shown)
        self.code = code
        self.params: Mapping[str, Any] = shown
        self.sentence = ""
        """The error in words, where it has come past somebody who has them."""

    def __str__(self) -> str:
        """The sentence; without one the code and its parameters, ``code: name=value, …``."""
        if self.sentence:
            return self.sentence
        if not self.params:
            return self.code
        return f"{self.code}: " + ", ".join(f"{k}={v}" for k, v in self.params.items())

    def __reduce__(self) -> tuple[Any, ...]:
        """The error with its sentence, to be copied or sent to another process."""
        return _error, (type(self), self.code, dict(self.params), self.sentence)

    def to_json(self) -> dict[str, Any]:
        """The error as the command line and the bridge write it."""
        return {"code": self.code, "params": dict(self.params)}


class NotationError(AlveusError):
    """A text that is not the notation of any move, position, link or file."""


class IllegalMove(AlveusError):
    """A well written move that the rules refuse; the code is the reason."""


class SetupError(AlveusError):
    """A position, option or save that cannot exist under the rules chosen."""


class StaleError(AlveusError):
    """A request made from a view that is no longer the present one."""


def _shorten(value: Any) -> Any:
    """Return a huge integer as a power of ten, because Python refuses to print it."""
    if not isinstance(value, int) or value.bit_length() <= LONGEST_NUMBER:
        return value
    return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * log10(2))}"


def _error(
    kind: type[AlveusError], code: str, params: Mapping[str, Any], sentence: str
) -> AlveusError:
    error = kind(code, **params)
    error.sentence = sentence
    return error
