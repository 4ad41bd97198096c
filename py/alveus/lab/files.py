"""An experiment's results file: one line for the experiment, then one for each finished part.

A part is a range of pairs of games; its line contains the record (result) of each game.  The file
is created atomically; then lines are appended.  If a line cannot be written completely, it is
removed again.  After a power cut, the incomplete last line is removed when the run is continued,
and its part is played again.  A run reads all parts before it changes the file, so a file with
errors is not changed.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from os import PathLike
from pathlib import Path
from typing import TypeAlias, TypeVar

from alveus.core.errors import SetupError
from alveus.core.files import file_lines, write_file
from alveus.core.version import __version__
from alveus.lab.lines import (
    read_head,
    read_parts,
    read_versions,
    rewrite_head,
    write_head,
    write_part,
)
from alveus.lab.records import Part, Record
from alveus.lab.settings import Settings

Name: TypeAlias = str | PathLike[str]
E = TypeVar("E", bound=Settings)

_ABOUT_TEXT = ("lab_no_file", "lab_too_new", "lab_damaged")
"""Codes of errors about a file's content, to which `_naming` adds the name of the file."""
_START = 1 << 16
"""Number of bytes read at once, to find a file's encoding or its last line end."""


class Ledger:
    """The results file of a run, open for appending a line per finished range of pairs of games."""

    def __init__(self, experiment: Settings, name: Name, continues: bool = True) -> None:
        """Open the results file `name`, or create it with a header line for `experiment`.

        An existing file is converted to UTF-8 with LF line ends, and an incomplete last line is
        removed.  The header line is changed if `experiment` has more games than it declares, or if
        `continues` is true and other versions of alveus played the games in the file.  A report on
        the file then covers all games and versions.  Raises OSError if the file cannot be read or
        written.
        """
        self._path = Path(name)
        if _has_content(self._path):
            _rewrite_foreign_text(self._path)
            _remove_incomplete_line(self._path)
            _update_head(self._path, experiment, continues)
        else:
            write_file(self._path, write_head(experiment))
        self._file = self._path.open("ab", buffering=0)
        self._size = self._path.stat().st_size

    def add(self, part: Part, records: list[Record]) -> None:
        """Append the results of a range of pairs of games.

        Raises SetupError: `lab_in_use` if another run has changed the file, `lab_not_written` if it
        cannot be written.
        """
        size = self._path.stat().st_size
        if size != self._size:
            raise SetupError("lab_in_use", file=self._path.name)
        line = memoryview(write_part(part, records).encode())
        after = size + len(line)
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError as error:
            raise SetupError("lab_not_written", text=error.strerror or str(error)) from None
        else:
            self._size = after
        finally:
            if line:  # remove the incomplete line; if this fails, the next run removes it
                with suppress(OSError):
                    os.truncate(self._path, size)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def read_finished_parts(experiment: Settings, name: Name) -> Iterator[tuple[Part, list[Record]]]:
    """Yield each part (range of pairs of games) in a results file, with the results of its games.

    The file is not changed.  If it does not exist or is empty, it has no parts.  Raises OSError if
    the file cannot be read.  Raises SetupError: `lab_other` if it belongs to another experiment,
    `lab_damaged` if a part is invalid, or the errors of `read_head` for an invalid header line.
    """
    path = Path(name)
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise SetupError("lab_no_file", file=path.name)  # a pipe cannot be read again
    if not _has_content(path):
        return
    with _naming(path):
        lines = _numbered(path)
        first = next(lines, "")
        if not experiment.is_same(read_head(first, type(experiment))):
            raise SetupError("lab_other", file=path.name)
        if not first.endswith("\n"):
            raise SetupError("lab_no_file")
        yield from read_parts(experiment, lines)


def _has_content(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _rewrite_foreign_text(path: Path) -> None:
    with path.open("rb") as file:
        start = file.read(_START)
    if b"\r" in start or start[:1] in (b"\xef", b"\xfe", b"\xff"):
        write_file(path, "".join(_numbered(path)))


def _update_head(path: Path, experiment: Settings, continues: bool) -> None:
    lines = _numbered(path)
    first = next(lines)
    games = read_head(first, type(experiment)).games
    version = __version__ if continues and __version__ not in read_versions(first) else ""
    if version or games < experiment.games:
        most = max(games, experiment.games)
        write_file(path, "".join([rewrite_head(first, most, version), *lines]))
    lines.close()


def _remove_incomplete_line(path: Path) -> None:
    with path.open("r+b") as file:
        end = whole = file.seek(0, 2)
        line_end = -1
        while whole and line_end < 0:
            size = min(whole, _START)
            whole -= size
            file.seek(whole)
            line_end = file.read(size).rfind(b"\n")
        if line_end >= 0 and whole + line_end + 1 < end:
            file.truncate(whole + line_end + 1)


def versions_of(names: Sequence[Name]) -> tuple[str, ...]:
    """Return the versions of alveus that played the games of valid results files."""
    versions: dict[str, None] = {}
    for name in names:
        lines = _numbered(name)
        versions |= dict.fromkeys(read_versions(next(lines)))
        lines.close()
    return tuple(versions)


@contextmanager
def open_files(
    names: Sequence[Name], kind: type[E]
) -> Iterator[tuple[E, Iterator[tuple[Part, list[Record]]]]]:
    """Return a context manager that opens results files of one experiment.

    It yields the experiment, and an iterator over the parts (ranges of pairs of games) of all
    files, each with the results of its games.  The experiment is an instance of `kind`.  If the
    files declare different numbers of games, the experiment has the largest of these numbers.
    Raises OSError, or SetupError: `lab_other` for different experiments, and the errors of
    `read_finished_parts`.
    """
    with ExitStack() as stack:
        files = []
        for name in names:
            with _naming(name):
                lines = _numbered(name)
                stack.callback(lines.close)
                files.append((name, read_head(next(lines, ""), kind), lines))
        if not files:
            raise SetupError("lab_no_file")
        most = max((experiment for _, experiment, _ in files), key=lambda file: file.games)
        for name, experiment, _ in files:
            if not experiment.is_same(most):
                raise SetupError("lab_other", file=Path(name).name)

        def parts() -> Iterator[tuple[Part, list[Record]]]:
            for name, _, lines in files:
                with _naming(name):
                    yield from read_parts(most, lines)

        yield most, parts()


def _numbered(name: Name) -> Generator[str]:
    """Yield a file's lines; omit the last one if it is cut off within a character.

    Raises SetupError if a line cannot be decoded: `lab_no_file` if it is the first line or the file
    is in UTF-16, otherwise `lab_damaged` with the number of the line.
    """
    number = 1
    try:
        for line in file_lines(name):
            number += 1
            yield line
    except UnicodeDecodeError as error:
        if number == 1:
            raise SetupError("lab_no_file") from None
        if error.object.endswith(b"\n"):
            raise SetupError("lab_damaged", line=number) from None


@contextmanager
def _naming(name: Name) -> Iterator[None]:
    """Within this context, add the file's name to errors about its content."""
    try:
        yield
    except SetupError as error:
        if error.code not in _ABOUT_TEXT or "file" in error.params:
            raise
        raise SetupError(error.code, **error.params, file=Path(name).name) from None
