"""Output of commands: JSON or, on a terminal, text in characters that the terminal can show."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any, TextIO

from alveus.core.errors import AlveusError
from alveus.core.game import Info
from alveus.play.drawing import board
from alveus.play.positions import Position
from alveus.play.sentences import word_error
from alveus.words.messages import messages

PROGRESS_SECONDS = 0.2
"""Minimum interval in seconds between two updates of a progress line."""

YES = ("y", "yes", "j", "ja")

PLAINER = str.maketrans(
    dict(zip("“”„‘’–−×·\N{NO-BREAK SPACE}", '"""\'\'--x. ', strict=True))
    | {"…": "...", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
)
"""ASCII replacements for characters, if a stream cannot encode a text completely."""


def is_terminal(stream: TextIO | None) -> bool:
    """True if a stream is open and is a terminal."""
    return stream is not None and stream.isatty()


def put(args: argparse.Namespace, answer: Any, to_text: Callable[[], str]) -> None:
    """Print a command's result: on a terminal as text, otherwise or with ``--json`` as JSON.

    `answer` is the result as JSON; `to_text` returns it as text.
    """
    if is_terminal(sys.stdout) and not args.json:
        write(to_text())
    else:
        print(as_json(answer, sys.stdout), flush=True)


def write(text: str, stream: TextIO | None = None) -> None:
    """Print a text; replace characters that the stream cannot encode."""
    stream = stream or sys.stdout
    print(fitting(text, stream), file=stream, flush=True)


def confirm(question: str) -> bool:
    """Ask the user a yes-or-no question; return True for yes, and False without a terminal."""
    if not (is_terminal(sys.stdin) and is_terminal(sys.stderr)):
        return False
    write(question, sys.stderr)
    return sys.stdin.readline().strip().lower() in YES


@contextmanager
def progress_line() -> Iterator[Callable[[str], None]]:
    """Show progress in one line of the terminal on standard error; clear the line at the end.

    Yields the function that shows a text.  It ignores texts within `PROGRESS_SECONDS` after the
    start or the last shown text, and all texts if standard error is not a terminal.
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
    """Return the text itself if the stream (None: UTF-8) can encode it, else a replacement.

    The replacement has ASCII for characters in `PLAINER`, and "?" for others that do not fit.
    """
    if fits(text, stream):
        return text
    return text.translate(PLAINER).encode(_encoding(stream), "replace").decode(_encoding(stream))


def fits(text: str, stream: TextIO | None) -> bool:
    """True if the stream's encoding contains all characters of a text."""
    try:
        text.encode(_encoding(stream))
    except UnicodeError:
        return False
    return True


def as_json(answer: Any, stream: TextIO | None) -> str:
    """Return a value as JSON text; escape non-ASCII characters if the stream cannot encode it."""
    text = json.dumps(answer, ensure_ascii=False)
    return text if fits(text, stream) else json.dumps(answer)


def draw_board(position: Position) -> str:
    """Return the board as text, in ASCII if the terminal cannot show Unicode."""
    unicode = board(position)
    return unicode if fits(unicode, sys.stdout) else board(position, ascii=True)


def describe(kind: str, parts: Iterable[Mapping[str, Any]], info: Info) -> str:
    """Return messages as sentences, joined by blanks.

    Each of `parts` is a message as JSON: code, parameters and possibly a side.  All have the same
    `kind`, "status" or "event".  Messages with an empty code are omitted.
    """
    words, sentences = messages(), []
    for part in parts:
        if part["code"]:
            params = part["params"] | ({"side": part["side"]} if "side" in part else {})
            sentences.append(words.say(kind, part["code"], params, info))
    return " ".join(sentences)


def table(rows: Sequence[Sequence[object]]) -> str:
    """Return rows of cells as text in aligned columns; numbers are right-aligned."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    lines = []
    for row, cells in zip(rows, texts, strict=True):
        padded = (
            cell.rjust(width) if isinstance(value, int | float) else cell.ljust(width)
            for value, cell, width in zip(row, cells, widths, strict=True)
        )
        lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)


def fill(text: str, lead: str) -> str:
    """Wrap `lead` + `text` to the terminal's width; indent further lines by the width of `lead`."""
    columns = max(60, shutil.get_terminal_size().columns - 1)
    return textwrap.fill(text, columns, initial_indent=lead, subsequent_indent=" " * len(lead))


def error_json(error: AlveusError, info: Info | None = None) -> dict[str, Any]:
    """Return an error as JSON: code, parameters, sentence; `info` describes the game, if known."""
    return {"error": {**error.to_json(), "message": sentence_of(error, info)}}


def report(error: AlveusError, info: Info | None, as_object: bool) -> None:
    """Print an error to standard error, as JSON or as a sentence.

    JSON is printed if `as_object` is True or if standard error is not a terminal.  `info` describes
    the game of the error, which can have its own messages; None if no game is known.
    """
    if as_object or not is_terminal(sys.stderr):
        print(as_json(error_json(error, info), sys.stderr), file=sys.stderr)
    else:
        write(sentence_of(error, info), sys.stderr)


def sentence_of(error: AlveusError, info: Info | None) -> str:
    """Return an error as a sentence, or its code and parameters if no message exists.

    `info` describes the game of the error, which can have its own messages; None if unknown.
    """
    return error.sentence or word_error(error, info) or str(error)


def failure_text(error: Exception) -> str:
    """Return an error as text without a final full stop; a file error begins with the file name."""
    if isinstance(error, OSError) and error.strerror and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error).rstrip(".")


def hush() -> None:
    """Discard all further output, because the reader of the output has closed it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())


def _encoding(stream: TextIO | None) -> str:
    return getattr(stream, "encoding", None) or "utf-8"
