"""Faults: the ways in which alveus can fail on an input."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path

PACKAGE = f"{Path('py', 'alveus')}"
LONGEST = 400
"""Characters of a fault's detail that are kept."""


class Fault(Exception):
    """A broken promise: `kind` names the class of the fault, `detail` describes the input."""

    def __init__(self, kind: str, detail: object = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = str(detail)


class Hang(BaseException):
    """Raised by the watchdog.  Not an Exception, so that no handler of alveus catches it."""


@dataclass(frozen=True)
class Found:
    """A fault of one input."""

    kind: str
    """The class: faults of the same kind probably have the same cause."""
    detail: str


def describe(error: BaseException) -> Found:
    """Return the class and the detail of an exception that an input caused."""
    if isinstance(error, Fault):
        return Found(error.kind, error.detail[:LONGEST])
    kind = "hang" if isinstance(error, Hang) else type(error).__name__
    return Found(f"{kind} at {_place(error)}", str(error)[:LONGEST])


def _place(error: BaseException) -> str:
    """Return the innermost function of alveus in a traceback, else the innermost function."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if PACKAGE in frame.filename]
    if not (own or frames):
        return "an unknown place"
    frame = (own or frames)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
