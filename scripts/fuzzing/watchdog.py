"""Time limits within the process: one for processor time, and a longer one for wall-clock time."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from fuzzing.faults import Hang

COMPUTING = 5.0
"""Processor time limit in seconds.  It does not depend on other programs on the machine."""
WAITING = 60.0
"""Wall-clock limit in seconds.  It finds inputs that make alveus wait without computing."""


@contextmanager
def time_limit(computing: float = COMPUTING, waiting: float = WAITING) -> Iterator[None]:
    """Raise `Hang` if the block exceeds a time limit, which is given in seconds.

    This has no effect on Windows, which has no interval timers.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return
    timers = (signal.ITIMER_PROF, computing), (signal.ITIMER_REAL, waiting)
    signals = signal.SIGPROF, signal.SIGALRM
    before = [signal.signal(number, _stop) for number in signals]
    try:
        for timer, seconds in timers:
            signal.setitimer(timer, seconds)
        yield
    finally:
        for timer, _ in timers:
            signal.setitimer(timer, 0)
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)


def _stop(number: int, frame: object) -> None:
    raise Hang
