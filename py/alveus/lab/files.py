"""The file of an experiment: a line for the experiment, and one for each finished part.

A line is written whole and flushed.  One that was torn by a power cut or a full disk is the last
one, is dropped when the file is opened again, and its part is played again.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import IO, Any

from alveus.core.errors import SetupError
from alveus.core.version import __version__
from alveus.lab.experiment import Experiment
from alveus.lab.parts import COLUMNS, Part, read_part, write_part
from alveus.lab.playing import Record

FORMAT = 1
Name = str | PathLike[str]


def head(experiment: Experiment) -> dict[str, Any]:
    """The first line: the experiment, and what it is played with."""
    return {
        "alveus-lab": FORMAT,
        "experiment": experiment.to_json(),
        "versions": {"alveus": __version__, "python": platform.python_version()},
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


class Ledger:
    """The file of a run: what stands in it, and what is added."""

    def __init__(self, experiment: Experiment, name: Name) -> None:
        """Opens or begins a file.

        Raises SetupError `lab_other` for the file of another experiment, `lab_no_file` for what
        is none, `lab_damaged` where a part of it cannot be read.
        """
        self._path = Path(name)
        self._experiment = experiment
        if self._path.exists() and self._path.stat().st_size:
            self._drop_torn_line()
        new = not self._path.exists() or not self._path.stat().st_size
        self._file: IO[str] = self._path.open("a", encoding="utf-8", newline="\n")
        if new:
            self._write(as_line(head(experiment)))

    def parts(self) -> Iterator[tuple[Part, list[Record]]]:
        """What stands in it."""
        with self._path.open(encoding="utf-8") as file:
            found = read_head(file.readline())
            if not is_same(found, self._experiment):
                raise SetupError("lab_other", file=self._path.name)
            yield from read_parts(self._experiment, file)

    def add(self, part: Part, records: list[Record]) -> None:
        """Writes a part.  Raises SetupError `lab_not_written` and leaves the file as it was."""
        self._write(as_line(write_part(part, records)))

    def close(self) -> None:
        """Nothing more is written."""
        self._file.close()

    def _write(self, line: str) -> None:
        size = self._path.stat().st_size
        try:
            self._file.write(line)
            self._file.flush()
        except OSError as wrong:
            self._cut(size)
            raise SetupError("lab_not_written", text=wrong.strerror or str(wrong)) from None

    def _cut(self, size: int) -> None:
        """Takes back what was written of a line, as far as the disk lets us."""
        try:
            with self._path.open("r+b") as file:
                file.truncate(size)
        except OSError:
            return

    def _drop_torn_line(self) -> None:
        with self._path.open("r+b") as file:
            end = file.seek(0, 2)
            whole = end
            while whole:
                back = min(whole, 1 << 16)
                file.seek(whole - back)
                found = file.read(back).rfind(b"\n")
                if found >= 0:
                    whole += found + 1 - back
                    break
                whole -= back
            if 0 < whole < end:
                file.truncate(whole)
            elif not whole:
                raise SetupError("lab_no_file")


def is_same(one: Experiment, other: Experiment) -> bool:
    """Whether two are the same experiment; the number of games may grow."""
    return one.with_games(other.games).to_json() == other.to_json()
