"""The lines of an experiment's file, wherever they lie: the experiment, then its parts."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.version import __version__
from alveus.lab.experiment import Experiment
from alveus.lab.parts import COLUMNS, Part, read_part
from alveus.lab.playing import Record

FORMAT = 1


def head(experiment: Experiment) -> dict[str, Any]:
    """The first line: the experiment, and what it is played with."""
    return {
        "alveus-lab": FORMAT,
        "experiment": experiment.to_json(),
        "versions": {"alveus": __version__, "python": ".".join(map(str, sys.version_info[:3]))},
        "columns": COLUMNS,
    }


def as_line(value: Any) -> str:
    """A line of the file."""
    return json.dumps(value, separators=(",", ":")) + "\n"


def read_head(line: str) -> Experiment:
    """The experiment in a first line.  Raises SetupError `lab_no_file`, `lab_too_new`."""
    try:
        written = json.loads(line)
        version, columns = written["alveus-lab"], written["columns"]
        experiment = written["experiment"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise SetupError("lab_no_file") from None
    if version != FORMAT or columns != list(COLUMNS):
        raise SetupError("lab_too_new", version=str(version)[:20])
    return Experiment.from_json(experiment)


def read_parts(experiment: Experiment, lines: Iterable[str]) -> Iterator[tuple[Part, list[Record]]]:
    """The parts of a file after its first line, one after the other.

    A last line without an end is left out.  Raises SetupError `lab_damaged` with the number of a
    line that is no part of this experiment.
    """
    done = Done()
    for number, line in enumerate(lines, 2):
        if not line.endswith("\n"):
            return
        try:
            part, records = read_part(experiment, json.loads(line))
            done.add(part)
        except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError):
            raise SetupError("lab_damaged", line=number) from None
        if part.first >= experiment.pairs:
            continue
        end = min(part.end, experiment.pairs)
        width = 2 * len(experiment.readings)
        yield Part(part.first, end), records[: (end - part.first) * width]


class Done:
    """The pairs that are played, as ranges that grow together."""

    def __init__(self) -> None:
        self._starts: dict[int, int] = {}
        self._ends: dict[int, int] = {}

    def add(self, part: Part) -> None:
        """Takes note of a part.  Raises ValueError for one that is there already."""
        if any(first < part.end and part.first < end for first, end in self._starts.items()):
            raise ValueError(f"{part} twice")
        first, end = part
        if first in self._ends:
            first = self._ends.pop(first)
            del self._starts[first]
        if end in self._starts:
            end = self._starts.pop(end)
            del self._ends[end]
        self._starts[first] = end
        self._ends[end] = first

    def gaps(self, until: int) -> Iterator[Part]:
        """What is not played, in order."""
        at = 0
        for first, end in sorted(self._starts.items()):
            if at < min(first, until):
                yield Part(at, min(first, until))
            at = max(at, end)
        if at < until:
            yield Part(at, until)


def is_same(one: Experiment, other: Experiment) -> bool:
    """Whether two are the same experiment; the number of games may grow."""
    return one.with_games(other.games).to_json() == other.to_json()
