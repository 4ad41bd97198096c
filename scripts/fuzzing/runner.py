"""Try a group's inputs in one or several processes, and count the results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context
from random import Random
from typing import Protocol, cast

from fuzzing.faults import FaultReport, describe
from fuzzing.watchdog import time_limit

GROUPS = (
    "positions",
    "moves",
    "saves",
    "links",
    "letters",
    "requests",
    "commands",
    "values",
    "games",
    "steps",
    "experiments",
    "packs",
)
CHUNK = 250
"""Number of inputs that a process tries in one batch."""


class Group(Protocol):
    """A module of `fuzzing.groups`."""

    SHARE: int
    """Weight of this group: the inputs are divided in proportion to the weights of all groups."""

    def attempt(self, chance: Random) -> bool:
        """Try one input.

        Return True if it was accepted, False if it was refused with a code.  Any exception is a
        fault.
        """


@dataclass
class Tally:
    """The results of a group."""

    inputs: int = 0
    accepted: int = 0
    faults: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    """Number and detail of each faulty input, keyed by fault class."""

    @property
    def failed(self) -> int:
        """Number of inputs with a fault."""
        return sum(map(len, self.faults.values()))

    @property
    def refused(self) -> int:
        """Number of inputs refused with a code."""
        return self.inputs - self.accepted - self.failed

    def add(self, other: Tally) -> None:
        """Add the results of more inputs."""
        self.inputs += other.inputs
        self.accepted += other.accepted
        for kind, occurrences in other.faults.items():
            self.faults.setdefault(kind, []).extend(occurrences)


def find_group(name: str) -> Group:
    """Import the module of a group."""
    return cast("Group", import_module(f"fuzzing.groups.{name}"))


def share(inputs: int, names: Sequence[str] = GROUPS) -> dict[str, int]:
    """Distribute inputs among groups in proportion to `SHARE`, at least one for each group."""
    shares = {name: find_group(name).SHARE for name in names}
    whole = sum(shares.values())
    return {name: max(1, round(inputs * part / whole)) for name, part in shares.items()}


def chance_of(seed: str, name: str, number: int) -> Random:
    """Return the random generator of input `number` in a group, the same for the same arguments."""
    return Random(f"{seed} {name} {number}")


def try_inputs(seed: str, name: str, first: int, last: int) -> Tally:
    """Try the inputs of a group from number `first` to number `last` - 1."""
    tally, group = Tally(), find_group(name)
    for number in range(first, last):
        tally.inputs += 1
        outcome = _try(group, chance_of(seed, name, number))
        if isinstance(outcome, FaultReport):
            tally.faults.setdefault(outcome.kind, []).append((number, outcome.detail))
        else:
            tally.accepted += outcome
    return tally


def run(seed: str, counts: dict[str, int], jobs: int = 1) -> Iterator[tuple[str, Tally]]:
    """Try inputs of each group, and yield the group and the results of each batch.

    The order of the results does not depend on `jobs`.
    """
    chunks = [
        (name, first, min(first + CHUNK, count))
        for name, count in counts.items()
        for first in range(0, count, CHUNK)
    ]
    if jobs == 1:
        for name, first, last in chunks:
            yield name, try_inputs(seed, name, first, last)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        tasks = [(name, pool.submit(try_inputs, seed, name, *ends)) for name, *ends in chunks]
        for name, task in tasks:
            yield name, task.result()


def _try(group: Group, chance: Random) -> bool | FaultReport:
    try:
        with time_limit():
            return group.attempt(chance)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # includes the watchdog's Hang and a command's SystemExit
        return describe(error)
