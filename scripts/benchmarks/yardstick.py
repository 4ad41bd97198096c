"""The present speed of this machine, for comparing measurements of different runs.

A fixed loop runs right before and after each measurement.  A speed is also converted to a reference
machine, which runs a million rounds of the loop in 25 ms (in Pyodide: 50 ms).
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

USUAL_MS = {"cpython": 25, "pyodide": 50}
"""Milliseconds of the loop in each Python on the idle reference machine."""


def loop_ms() -> float:
    """Return the milliseconds for one fixed loop of plain Python, the best of five."""
    return min(_loop() for _ in range(5)) * 1000


def kept(rows: Sequence[tuple[str, Callable[[], int], int]], python: str) -> bool:
    """Run every counter, print counts per second and budgets, and return True if all are met.

    A row has a title, a function that works and returns its count, and the minimum count per second
    on the reference machine.
    """
    print(f"{'a second, thousands':<32}{'here':>9}{'usual':>9}{'budget':>9}")
    all_met = True
    for name, counted, budget in rows:
        speed, usual = _speed(counted, USUAL_MS[python])
        passed = usual >= budget
        all_met = all_met and passed
        figures = f"{speed / 1e3:>9.0f}{usual / 1e3:>9.0f}{budget / 1e3:>9.0f}"
        print(f"{name:<32}{figures}{'' if passed else '  missed'}")
    return all_met


def _speed(counted: Callable[[], int], usual_loop: float) -> tuple[float, float]:
    """Return the best of three runs: counts per second here, and on the reference machine."""
    best = (0.0, 0.0)
    for _ in range(3):
        before = loop_ms()
        started = time.perf_counter()
        count = counted()
        speed = count / (time.perf_counter() - started)
        loop = (before + loop_ms()) / 2
        best = max(best, (speed, speed * loop / usual_loop))
    return best


def _loop() -> float:
    started = time.perf_counter()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return time.perf_counter() - started
