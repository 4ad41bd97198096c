"""How fast this machine is just now, so that figures of two runs can be compared.

A fixed loop runs right before and after each measurement, and a speed is also told as what it
would be on a machine that runs a million rounds in 25 ms (Pyodide: 50 ms).
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

USUAL_MS = {"cpython": 25, "pyodide": 50}
"""What the loop takes in each Python on a usual machine that has nothing else to do."""


def loop_ms() -> float:
    """Milliseconds for one fixed loop of plain Python, the best of five."""
    return min(_loop() for _ in range(5)) * 1000


def kept(rows: Sequence[tuple[str, Callable[[], int], int]], python: str) -> bool:
    """Measure what is counted, print it beside the budgets, and say whether all are kept."""
    print(f"{'a second, thousands':<32}{'here':>9}{'usual':>9}{'budget':>9}")
    all_met = True
    for name, counted, budget in rows:
        speed, usual = _speed(counted, USUAL_MS[python])
        met = usual >= budget
        all_met = all_met and met
        figures = f"{speed / 1e3:>9.0f}{usual / 1e3:>9.0f}{budget / 1e3:>9.0f}"
        print(f"{name:<32}{figures}{'' if met else '  missed'}")
    return all_met


def _speed(counted: Callable[[], int], usual_loop: float) -> tuple[float, float]:
    """The best of three runs: counts a second here, and on the usual machine."""
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
