"""Signals that end a command: Ctrl-C, SIGTERM, and SIGHUP after a terminal was closed.

While Python imports the command, a signal ends the process at once.  While the command works, the
first signal raises KeyboardInterrupt, so that files are closed, workers end and results are
printed; a second one ends the process at once.  The exit status is 128 plus the signal's number.

This module is imported before all others, so it imports as little as possible.
"""

from __future__ import annotations

import os
import signal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

BASE = 128
"""Exit statuses of signals begin here."""
SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
_AGAIN_SECONDS = 0.02

_process = 0
"""The process whose signals are handled: forked children inherit the handler."""
_working = False
_received = 0
"""The number of the first signal during the work."""


def guard() -> None:
    """Let signals end the process at once; signals that the parent process ignores stay ignored."""
    global _process
    _process = os.getpid()
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _handle)
    sys.unraisablehook = _handle_unraisable


def run(command: Callable[[], int]) -> int:
    """Run a command and return its exit status, that of the signal if one was received."""
    global _working
    try:
        try:
            _working = True
            status = command()
        finally:
            _working = False
    except KeyboardInterrupt:
        status = BASE + signal.SIGINT
    return BASE + _received if _received else status


def _handle(number: int, _frame: FrameType | None) -> None:
    global _received
    if _received or not _working or os.getpid() != _process:
        os._exit(BASE + number)
    _received = number
    raise KeyboardInterrupt


def _handle_unraisable(found: sys.UnraisableHookArgs) -> None:
    """Repeat a signal whose exception got lost in a finalizer or a callback."""
    global _received
    if not (_received and isinstance(found.exc_value, KeyboardInterrupt)):
        sys.__unraisablehook__(found)
        return
    from threading import Timer

    number, _received = _received, 0
    send = (os.kill, (_process, number)) if os.name == "posix" else (signal.raise_signal, (number,))
    Timer(_AGAIN_SECONDS, *send).start()
