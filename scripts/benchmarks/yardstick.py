"""How fast this machine is just now, so that figures of two runs can be compared."""

from __future__ import annotations

import time

USUAL_MS = {"cpython": 25, "pyodide": 50}
"""What the loop takes in each Python on a usual machine that has nothing else to do."""


def loop_ms() -> float:
    """Milliseconds for one fixed loop of plain Python, the best of five."""
    return min(_loop() for _ in range(5)) * 1000


def _loop() -> float:
    started = time.perf_counter()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return time.perf_counter() - started
