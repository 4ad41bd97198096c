"""Experiments that the tests of the laboratory share, and players from outside."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import alveus
from alveus import lab
from alveus.lab.statistics import Sums


def small(**changed: object) -> lab.Experiment:
    """Bohnenspiel by chance under two readings: quick, and with draws and forced turns."""
    given: dict[str, object] = {"vary": {"beans": ["6", "3"]}, "games": 40, "seed": "monday"}
    return lab.Experiment("bohnenspiel", **{**given, **changed})  # type: ignore[arg-type]


def play_first(position: alveus.Position) -> str:
    return position.legal[0]


def play_nonsense(position: alveus.Position) -> str:
    return "e2-e4"


def raise_always(position: alveus.Position) -> str:
    raise RuntimeError("no")


def sleep_always(position: alveus.Position) -> str:
    while True:
        time.sleep(0.01)


def peek(position: alveus.Position) -> str:
    """A cheat: it looks for the seed, and for the coming throw twice over."""
    assert "seed" not in repr(position)
    return position.turns[0]


def die_once(position: alveus.Position) -> str:
    """The first process that asks it is killed."""
    flag = Path(os.environ["ALVEUS_TEST_FLAG"])
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return position.legal[0]


def sums_of(ys: list[int], xs: list[int], y0s: list[int], x0s: list[int]) -> Sums:
    """The sums of pairs: measure and what it is counted by, then the yardstick's."""
    sums = Sums()
    sums.add(ys, xs, y0s, x0s)
    return sums
