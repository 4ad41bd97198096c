"""Players that are external programs, which exchange JSON lines with alveus.

For each decision, alveus writes a line with the position, limited to information visible to the
program's side.  The program answers with a line that contains an object; its `play` is the rest of
the turn.  ``alveus choose GAME --level NAME --lines`` uses the same protocol, so alveus itself can
be such a program.
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
    """A program given by its command.  Each process starts its own copy at the first request."""

    command: str
    _running: Popen[str] | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def __name__(self) -> str:
        return self.command

    def __call__(self, position: Position) -> str:
        """Ask the program for a move.  Raises SetupError `program_failed` if it gives none."""
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
