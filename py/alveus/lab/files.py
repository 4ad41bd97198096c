"""The file of an experiment: a line for the experiment, and one for each finished part.

A line is written whole and flushed.  One that was torn by a power cut or a full disk is the last
one, is dropped when the file is opened again, and its part is played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from os import PathLike
from pathlib import Path
from typing import IO, TypeAlias

from alveus.core.errors import SetupError
from alveus.lab.experiment import Experiment
from alveus.lab.lines import as_line, head, is_same, read_head, read_parts
from alveus.lab.parts import Part, write_part
from alveus.lab.playing import Record
from alveus.lab.report import Report

Name: TypeAlias = str | PathLike[str]


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


def read_report(*names: Name) -> Report:
    """The report of one file, or of several that are parts of one experiment.

    Raises SetupError `lab_other` where they are not, and what is wrong with a file.
    """
    with ExitStack() as stack:
        files = [stack.enter_context(Path(name).open(encoding="utf-8")) for name in names]
        experiments = [read_head(file.readline()) for file in files]
        if not experiments:
            raise SetupError("lab_no_file")
        most = max(experiments, key=lambda one: one.games)
        for one, name in zip(experiments, names, strict=True):
            if not is_same(one, most):
                raise SetupError("lab_other", file=Path(name).name)
        report = Report(most)
        for file in files:
            report.add_lines(file)
    return report
