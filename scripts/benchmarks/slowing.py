"""Slow down a browser with all its processes, including workers, which Chromium cannot throttle.

The processes are stopped for a fraction of every 20 milliseconds.
"""

from __future__ import annotations

import os
import signal
import threading
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

TURN = 0.02
"""Seconds of a cycle, in which the processes are stopped once and run once."""
TURNS = 5
"""Number of cycles after which new processes of the browser are looked for."""


@contextmanager
def slowed(profile: str, times: float) -> Iterator[None]:
    """Make the browser with this profile `times` times slower until the block ends."""
    ended = threading.Event()
    thread = threading.Thread(target=_slow, args=(profile, times, ended))
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _slow(profile: str, times: float, ended: threading.Event) -> None:
    while not ended.is_set():
        processes = _family(profile)
        for _ in range(TURNS):
            _send(signal.SIGSTOP, processes)
            ended.wait(TURN * (1 - 1 / times))
            _send(signal.SIGCONT, processes)
            ended.wait(TURN / times)


def _send(what: signal.Signals, processes: list[int]) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def _family(profile: str) -> list[int]:
    """Return the ids of all processes of the browser with this profile folder (on Linux)."""
    parents: dict[int, int] = {}
    family: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            process = int(folder.name)
            parents[process] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if f"--user-data-dir={profile}".encode() in (folder / "cmdline").read_bytes():
                family.add(process)
    while more := {child for child, parent in parents.items() if parent in family} - family:
        family |= more
    return sorted(family)
