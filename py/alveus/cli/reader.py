"""Input of a game: a terminal with completion and input history, or lines from a pipe."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TextIO

from alveus.cli.output import fitting, hush, is_terminal
from alveus.core.files import lines_of

try:
    import readline
except ImportError:  # not available on Windows
    readline = None  # type: ignore[assignment]

WIPE = "\033[2J\033[3J\033[H"
"""Escape sequences that clear the screen and the scrollback buffer."""
WAKE_SECONDS = 0.5
FAR = 100
"""Number of blank lines that scroll the screen if the terminal has no sequence to clear it."""


class Reader:
    """Input and output of a game at a terminal or through pipes; a pipe gets no prompt."""

    def __init__(self, typed: TextIO | None, shown: TextIO | None) -> None:
        self._lines, self._shown = lines_of(typed), shown
        self.interactive = is_terminal(typed) and is_terminal(shown)
        self._words: Sequence[str] = ()
        if self.interactive and readline is not None:
            editline = getattr(readline, "backend", "readline") == "editline"
            readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
            readline.set_completer_delims("")
            readline.set_completer(self._complete)

    def ask(self, prompt: str, words: Sequence[str]) -> str | None:
        """Return the next input line, or None at the end; a terminal shows `prompt` first.

        The Tab key completes the line to one of `words`.  Raises SetupError `file_too_large` if a
        line from a pipe is too long.
        """
        self._words = words
        if not self.interactive:
            return next(self._lines, None)
        try:
            with _wakened():
                return input(fitting(prompt, self._shown))
        except EOFError:
            print(file=self._shown)
        except OSError:  # the terminal was closed
            hush()
        return None

    def wipe(self) -> None:
        """Clear the terminal, so that the next player does not see the last player's hand."""
        if self.interactive:
            able = os.environ.get("TERM", "dumb") != "dumb"
            print(WIPE if able else "\n" * FAR, end="", file=self._shown, flush=True)

    def _complete(self, begun: str, number: int) -> str | None:
        words = (word for word in self._words if word.startswith(begun))
        return next(islice(words, number, None), None)


@contextmanager
def _wakened() -> Iterator[None]:
    """Wake a waiting `input` twice a second, so that it handles signals, then waits again.

    Otherwise a signal, such as Ctrl-C, has no effect if it arrives just after readline's prompt.
    """
    if os.name != "posix" or signal.getsignal(signal.SIGALRM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, WAKE_SECONDS, WAKE_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
