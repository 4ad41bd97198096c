"""Experiments and players for the tests of the laboratory."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import alveus
from alveus import lab
from alveus.lab.statistics import Sums


def small(**changed: Any) -> lab.Experiment:
    """Return a small experiment: random Bohnenspiel games under two readings."""
    settings: dict[str, Any] = {"vary": {"beans": ["6", "3"]}, "games": 40, "seed": "monday"}
    return lab.Experiment("bohnenspiel", **{**settings, **changed})


def play_first(position: alveus.Position) -> str:
    return position.legal[0]


def play_nonsense(position: alveus.Position) -> str:
    return "e2-e4"


def raise_always(position: alveus.Position) -> str:
    raise RuntimeError("no")


def exit_always(position: alveus.Position) -> str:
    raise SystemExit


def sleep_always(position: alveus.Position) -> str:
    while True:
        time.sleep(0.01)


def peek(position: alveus.Position) -> str:
    """Choose a move after checking that the position reveals neither seed nor future dice."""
    assert "seed" not in repr(position)
    return position.turns[0]


def die_once(position: alveus.Position) -> str:
    """Kill the first process that calls this player."""
    flag = Path(os.environ["ALVEUS_TEST_FLAG"])
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return position.legal[0]


def sums_of(ys: list[int], xs: list[int], y0s: list[int], x0s: list[int]) -> Sums:
    """Return the sums of pairs: numerators, denominators, and those of the baseline."""
    sums = Sums()
    sums.add(ys, xs, y0s, x0s)
    return sums
