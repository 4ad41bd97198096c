"""Players that are other programs, spoken to in JSON: a position a line, and a line for an answer.

A program is written the position as its side knows it, and answers with an object whose `play` is
the rest of the turn.  That is the conversation of ``alveus choose GAME --level NAME --lines``, so
alveus itself is such a program, and any referee that speaks with it can be played by another.
"""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass, field
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import parse_object
from alveus.play.positions import Position

LONGEST_NAME = 80
PATIENCE = 2.0
"""Maximum time in seconds for a program to exit."""


@dataclass
class Program:
    """A program by its command, begun when it is first asked; every process has one of its own."""

    command: str
    _running: Popen[str] | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def __name__(self) -> str:
        return self.command

    def __call__(self, position: Position) -> str:
        """What the program plays.  Raises SetupError `program_failed` where it answers no move."""
        try:
            self._running = self._running or self._begin()
            asked, answered = self._running.stdin, self._running.stdout
            if asked is None or answered is None:
                raise SetupError("program_failed", command=self.command[:LONGEST_NAME])
            asked.write(json.dumps(position.to_json()) + "\n")
            asked.flush()
            play = parse_object(answered.readline()).get("play")
        except (OSError, ValueError) as wrong:
            raise SetupError("program_failed", command=self.command[:LONGEST_NAME]) from wrong
        if not isinstance(play, str):
            raise SetupError("program_failed", command=self.command[:LONGEST_NAME])
        return play

    def end(self) -> None:
        """Stop the program."""
        running, self._running = self._running, None
        if running is None:
            return
        running.terminate()
        try:
            running.wait(PATIENCE)
        except TimeoutExpired:
            running.kill()

    def __getstate__(self) -> dict[str, Any]:
        return {"command": self.command, "_running": None}

    def _begin(self) -> Popen[str]:
        return Popen(
            shlex.split(self.command), stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8"
        )
