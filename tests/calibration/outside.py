"""GNU Backgammon as a judge in a separate process."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from shutil import which
from types import TracebackType

from alveus.families.tables.opponent.board import AfterTurn
from alveus.families.tables.state import Side

SCRIPT = Path(__file__).with_name("gnubg_judge.py")
PROGRAM = which("gnubg", path="/usr/games:/usr/bin:/usr/local/bin")
"""Path of the program of Debian's package, or None if it is not installed."""


class Judge:
    """GNU Backgammon's estimates of the chance of winning."""

    def __init__(self) -> None:
        if PROGRAM is None:
            raise FileNotFoundError("gnubg")
        self.process = subprocess.Popen(
            [PROGRAM, "-t", "-q", "-p", str(SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> Judge:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def chances(self, positions: Sequence[AfterTurn], plies: int) -> list[float]:
        """Return for each position after a turn the chance of the player who made the turn."""
        boards = [[board(position.other), board(position.own)] for position in positions]
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps({"plies": plies, "positions": boards}) + "\n")
        self.process.stdin.flush()
        while not (line := self.process.stdout.readline()).startswith("told "):
            if not line:
                raise EOFError("gnubg")
        return [1 - chance for chance in json.loads(line.removeprefix("told "))]


def board(side: Side) -> list[int]:
    """Return the men of a side by their distance in points, then those on the bar."""
    return [*reversed(side.points[1:]), side.bar]
