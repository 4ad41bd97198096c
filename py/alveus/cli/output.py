"""What is written: JSON for programs, sentences and tables for people, and what a terminal can."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any, TextIO

from alveus.core.errors import AlveusError
from alveus.core.game import Info
from alveus.play.drawing import board
from alveus.play.positions import Position
from alveus.play.sentences import word_error

PROGRESS_SECONDS = 0.2
"""Minimum interval in seconds between two updates of a progress line."""

PLAINER = str.maketrans(
    {
        **dict.fromkeys("“”„", '"'),
        **dict.fromkeys("‘’", "'"),
        **dict.fromkeys("–−", "-"),
        "×": "x",
        "·": ".",
        "…": "...",
        "\N{NO-BREAK SPACE}": " ",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
    }
)
"""What stands for a character in a terminal that does not know it."""


def for_people(given: argparse.Namespace) -> bool:
    """Whether somebody reads the answer on a terminal."""
    return not given.json and is_terminal(sys.stdout)


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is open and a terminal."""
    return stream is not None and stream.isatty()


def put(given: argparse.Namespace, answer: Any, tell: Callable[[], str]) -> None:
    """The answer: as JSON, or as it is told to people."""
    if for_people(given):
        write(tell())
    else:
        print(as_json(answer, sys.stdout), flush=True)


def write(text: str, stream: TextIO | None = None) -> None:
    """A text for people, with the characters that the stream can write."""
    stream = stream or sys.stdout
    print(fitting(text, stream), file=stream, flush=True)


@contextmanager
def progress_line() -> Iterator[Callable[[str], None]]:
    """Show progress in one line of the terminal on standard error; clear the line at the end.

    Yields the function that shows a text, at most once in `PROGRESS_SECONDS`. If standard error is
    not a terminal, nothing is shown.
    """
    shown, last = "", perf_counter()

    def show(text: str) -> None:
        nonlocal shown, last
        if is_terminal(sys.stderr) and perf_counter() - last >= PROGRESS_SECONDS:
            last = perf_counter()
            _rewrite(fitting(text, sys.stderr), shown)
            shown = text

    try:
        yield show
    finally:
        if shown:
            _rewrite("", shown)
            _rewrite("", "")


def _rewrite(text: str, shown: str) -> None:
    print(f"\r{text:<{len(shown)}}", end="", file=sys.stderr, flush=True)


def fitting(text: str, stream: TextIO | None) -> str:
    """A text with plainer characters for those that the stream cannot write."""
    if fits(text, stream):
        return text
    return text.translate(PLAINER).encode(_encoding(stream), "replace").decode(_encoding(stream))


def fits(text: str, stream: TextIO | None) -> bool:
    """Whether a stream can write a text."""
    try:
        text.encode(_encoding(stream))
    except UnicodeError:
        return False
    return True


def as_json(answer: Any, stream: TextIO | None) -> str:
    """The answer as JSON, with escapes for what the stream cannot write."""
    written = json.dumps(answer, ensure_ascii=False)
    return written if fits(written, stream) else json.dumps(answer)


def draw_board(position: Position) -> str:
    """The board in characters, in ASCII where the terminal knows no more."""
    unicode = board(position)
    return unicode if fits(unicode, sys.stdout) else board(position, ascii=True)


def table(rows: Sequence[Sequence[object]]) -> str:
    """Rows of cells in columns; numbers stand to the right."""
    written = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*written, strict=True)]
    lines = []
    for row, cells in zip(rows, written, strict=True):
        padded = (
            cell.rjust(width) if isinstance(given, int | float) else cell.ljust(width)
            for given, cell, width in zip(row, cells, widths, strict=True)
        )
        lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)


def fill(text: str, lead: str) -> str:
    """A text behind its lead, in lines as long as the terminal has them."""
    columns = max(60, shutil.get_terminal_size().columns - 1)
    return textwrap.fill(text, columns, initial_indent=lead, subsequent_indent=" " * len(lead))


def error_json(error: AlveusError) -> dict[str, Any]:
    """An error as programs read it; its message is made of code and parameters alone."""
    message = str(type(error)(error.code, **error.params))
    return {"error": {**error.to_json(), "message": message}}


def report(error: AlveusError, info: Info | None, as_object: bool) -> None:
    """An error: a sentence for people, the object for programs."""
    if as_object or not is_terminal(sys.stderr):
        print(as_json(error_json(error), sys.stderr), file=sys.stderr)
    else:
        write(sentence_of(error, info), sys.stderr)


def sentence_of(error: AlveusError, info: Info | None) -> str:
    """An error in words."""
    return error.sentence or word_error(error, info) or str(error)


def tell_failure(error: Exception) -> str:
    """Return the system's error message with the file's name, without a full stop."""
    if isinstance(error, OSError) and error.strerror and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error).rstrip(".")


def hush() -> None:
    """Discard further output after the pipe's reader or the terminal has closed."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())


def _encoding(stream: TextIO | None) -> str:
    return getattr(stream, "encoding", None) or "utf-8"
