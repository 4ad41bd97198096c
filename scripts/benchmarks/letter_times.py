"""Length of a letter of 120 turns, and Python's time to read and write it.

Times are given for this machine and, in brackets, for the reference machine, converted with the
loop of `yardstick.loop_ms` in the same run.  In Pyodide they are Python's part of the time for
which a visitor of the page waits.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from alveus import letters
from alveus.letters import Correspondence, Written
from benchmarks.yardstick import USUAL_MS, loop_ms

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("xii", "lombardorum", "duodecim", "bohnenspiel", "rithmomachia")
TURNS = 120
LONGEST = 2000
"""Maximum length of a link in characters."""
OPENING, WRITING = 300, 100
"""Maximum milliseconds in the browser of the reference machine."""


@dataclass(frozen=True)
class Reading:
    """A letter after a number of turns, and the data of the player who reads it."""

    link: str
    turns: int
    kept: dict[str, Any] | None
    """The reader's record of the game; None for an unknown game."""
    answered: Correspondence | None
    """The game with the reader's moves, not yet written as a letter; None if the game is over."""


def measure(python: str, readings: dict[str, Reading]) -> bool:
    """Print the times of each game's letter; return True if all budgets are met."""
    print(f"{'a letter of':<16}{'turns':>7}{'link':>7}{'opened':>16}{'written':>16}")
    kept = [_measure(python, game, reading) for game, reading in readings.items()]
    return all(kept)


def _measure(python: str, game: str, reading: Reading) -> bool:
    usual = USUAL_MS[python] / loop_ms()
    opened = _best(lambda: letters.read(reading.link, reading.kept))
    answered = reading.answered
    writing = 0.0 if answered is None else _best(lambda: letters.write(answered))
    figures = format_ms(opened, writing, usual)
    print(f"{game:<16}{reading.turns:>7}{len(reading.link):>7}{figures}")
    return len(reading.link) <= LONGEST and is_soon(opened, writing, usual)


def format_ms(opened: float, writing: float, usual: float) -> str:
    """Return both times here and on the reference machine, with a mark for a missed budget."""
    times = [f"{ms:>8.0f} ms ({ms * usual:>3.0f})" for ms in (opened, writing)]
    return f"{times[0]:>16}{times[1]:>16}{'' if is_soon(opened, writing, usual) else '  missed'}"


def is_soon(opened: float, writing: float, usual: float) -> bool:
    """Return True if both times meet their budgets."""
    return opened * usual <= OPENING and writing * usual <= WRITING


def _best(do: Callable[[], object]) -> float:
    """Call a function five times, and return the shortest time in milliseconds."""
    times = []
    for _ in range(5):
        since = time.perf_counter()
        do()
        times.append((time.perf_counter() - since) * 1000)
    return min(times)


def _answer(correspondence: Correspondence, rng: random.Random) -> Correspondence:
    while not correspondence.ready and correspondence.standing == "ours":
        game, state = correspondence.match.game, correspondence.match.state
        correspondence = letters.play(
            correspondence, game.text(state, rng.choice(game.moves(state)))
        )
    return correspondence


def write_to_each_other(game: str, turns: int = TURNS) -> Reading:
    """Play a random game by letter; return its last letter, with the data of the reader.

    This is the letter after `turns` turns, or at the end of the game if the game is shorter.
    """
    rng = random.Random(7)
    writing: Written = letters.write(_answer(letters.begin(game), rng))
    kept: list[dict[str, Any] | None] = [writing.kept, None]
    count = 1
    while count < turns:
        correspondence = letters.read(writing.link, kept[count % 2])
        if correspondence.standing == "over":
            break
        writing = letters.write(_answer(correspondence, rng))
        kept[count % 2] = writing.kept
        count += 1
    reader = letters.read(writing.link, kept[count % 2])
    answered = _answer(reader, random.Random(1)) if reader.standing == "ours" else None
    return Reading(writing.link, count, kept[count % 2], answered)
