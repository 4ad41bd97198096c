"""Signals that end a command: Ctrl-C, SIGTERM, and SIGHUP when the terminal is closed.

While Python imports the command, a signal ends the process at once.  Later, the first signal raises
a KeyboardInterrupt, so that files are closed and results printed; a second one ends the process.
The exit status is 128 plus the signal's number.  This module is imported before all others,
so it imports as little as possible.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

BASE = 128
"""The exit status after a signal, minus the number of the signal."""
SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
_AGAIN_SECONDS = 0.02

_process = 0
"""Id of the process that called `guard`.  In a forked child, a signal ends the child at once."""
_working = False
_received = 0
"""Number of the first signal received while the command works; 0 before."""


class Interrupted(KeyboardInterrupt):
    """Raised when a signal is received while the command works, after its imports.

    A plain KeyboardInterrupt would change the exit status: if code run by `exec()` raises it, for
    example while a dataclass is created, CPython later ends the process with SIGINT, even if the
    KeyboardInterrupt was caught.  CPython does not do this for a subclass.
    """


def guard() -> None:
    """Install the signal handlers.  Until `run` starts a command, a signal ends the process."""
    global _process
    _process = os.getpid()
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _handle)
    sys.unraisablehook = _handle_unraisable
    atexit.register(_ignore_signals)


def run(command: Callable[[], int | None]) -> int:
    """Run a command and return its exit status; 0 if the command returns None.

    After a signal, the status is 128 plus the number of the signal, even if the command raises
    SystemExit.  Without a signal, a KeyboardInterrupt counts as SIGINT, and a SystemExit is raised
    again.
    """
    global _working
    try:
        try:
            _working = True
            status = command() or 0
        finally:
            _working = False
    except KeyboardInterrupt:
        status = BASE + signal.SIGINT
    except SystemExit:
        if not _received:
            raise
    return BASE + _received if _received else status


def _handle(number: int, _frame: FrameType | None) -> None:
    global _received
    if _received or not _working or os.getpid() != _process:
        os._exit(BASE + number)
    _received = number
    raise Interrupted


def _ignore_signals() -> None:
    """Ignore signals while Python exits, so that no signal changes the exit status."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def _handle_unraisable(unraisable: sys.UnraisableHookArgs) -> None:
    """Repeat a signal if Python discarded its KeyboardInterrupt in a finalizer or callback."""
    global _received
    if not (_received and isinstance(unraisable.exc_value, KeyboardInterrupt)):
        sys.__unraisablehook__(unraisable)
        return
    from threading import Timer

    number, _received = _received, 0
    send = (os.kill, (_process, number)) if os.name == "posix" else (signal.raise_signal, (number,))
    Timer(_AGAIN_SECONDS, *send).start()
