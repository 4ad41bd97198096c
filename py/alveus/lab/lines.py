"""Lines of an experiment's results file: a header with the experiment, then one line per part."""

from __future__ import annotations

import json
import sys
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import parse_json
from alveus.core.version import __version__
from alveus.lab.chunks import COLUMNS, Part, read_part
from alveus.lab.experiment import Experiment
from alveus.lab.playing import Record

FORMAT = 1


def head(experiment: Experiment) -> dict[str, Any]:
    """Return the header: the experiment, and the versions of alveus and Python."""
    return {
        "alveus-lab": FORMAT,
        "experiment": experiment.to_json(),
        "versions": {"alveus": __version__, "python": ".".join(map(str, sys.version_info[:3]))},
        "columns": COLUMNS,
    }


def as_line(value: Any) -> str:
    """Return a value as a line of the results file."""
    return json.dumps(value, separators=(",", ":")) + "\n"


def read_head(line: str) -> Experiment:
    """Read the experiment from the header line of a results file.

    Raises SetupError: `lab_no_file` if the line is not a header; `lab_too_new` if another version
    of the format wrote it.
    """
    try:
        written = parse_json(line)
        version, columns = written["alveus-lab"], written["columns"]
        experiment = written["experiment"]
    except (ValueError, KeyError, TypeError):
        raise SetupError("lab_no_file") from None
    if version != FORMAT or columns != list(COLUMNS):
        raise SetupError("lab_too_new", version=str(version)[:20])
    return Experiment.from_json(experiment)


def read_parts(experiment: Experiment, lines: Iterable[str]) -> Iterator[tuple[Part, list[Record]]]:
    """Yield the parts in the lines after the header.

    An incomplete last line is ignored.  Raises SetupError `lab_damaged` with the number of a line
    that does not contain a part of this experiment.
    """
    done = Done()
    for number, line in enumerate(lines, 2):
        if not line.endswith("\n"):
            return
        try:
            part, records = read_part(experiment, parse_json(line))
            done.add(part)
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            raise SetupError("lab_damaged", line=number) from None
        if part.first >= experiment.pairs:
            continue
        end = min(part.end, experiment.pairs)
        width = 2 * len(experiment.readings)
        yield Part(part.first, end), records[: (end - part.first) * width]


class Done:
    """The pairs already played, as sorted ranges.  Adjacent ranges are merged."""

    def __init__(self) -> None:
        self._firsts: list[int] = []
        self._ends: list[int] = []

    def add(self, part: Part) -> None:
        """Add a part.  Raises ValueError if some of its pairs have been added before."""
        first, end = part
        at = bisect_left(self._firsts, first)
        follows = at > 0 and self._ends[at - 1] == first
        precedes = at < len(self._firsts) and self._firsts[at] == end
        if (at > 0 and self._ends[at - 1] > first) or (
            at < len(self._firsts) and self._firsts[at] < end
        ):
            raise ValueError(f"{part} twice")
        if follows and precedes:
            del self._ends[at - 1], self._firsts[at]
        elif follows:
            self._ends[at - 1] = end
        elif precedes:
            self._firsts[at] = first
        else:
            self._firsts.insert(at, first)
            self._ends.insert(at, end)

    def gaps(self, until: int) -> Iterator[Part]:
        """Yield the ranges of pairs that have not been played, in order."""
        at = 0
        for first, end in zip(self._firsts, self._ends, strict=True):
            if at < min(first, until):
                yield Part(at, min(first, until))
            at = max(at, end)
        if at < until:
            yield Part(at, until)


def is_same(one: Experiment, other: Experiment) -> bool:
    """True if two experiments are the same apart from their number of games."""
    return one.with_games(other.games).to_json() == other.to_json()
