"""Faults: failures of alveus on an input."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path

PACKAGE = f"{Path('py', 'alveus')}"
LONGEST = 400
"""Maximum number of characters stored of a fault's detail."""


class Fault(Exception):
    """Raised if a check fails. `kind` is the class of the fault, `detail` describes the input."""

    def __init__(self, kind: str, detail: object = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = str(detail)


class Hang(BaseException):
    """Raised by the watchdog.  It is not an Exception, so no handler in alveus catches it."""


@dataclass(frozen=True)
class FaultReport:
    """A fault that one input caused."""

    kind: str
    """The class of the fault.  Faults of one class probably have the same cause."""
    detail: str


def describe(error: BaseException) -> FaultReport:
    """Return the fault class and detail that describe an exception caused by an input."""
    if isinstance(error, Fault):
        return FaultReport(error.kind, error.detail[:LONGEST])
    kind = "hang" if isinstance(error, Hang) else type(error).__name__
    return FaultReport(f"{kind} at {_place(error)}", str(error)[:LONGEST])


def _place(error: BaseException) -> str:
    """Return the innermost function in a traceback, preferably one of alveus."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if PACKAGE in frame.filename]
    if not (own or frames):
        return "an unknown place"
    frame = (own or frames)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
