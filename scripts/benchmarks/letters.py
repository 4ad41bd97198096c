"""How long a letter of 120 turns is, and how soon it is read and written, as rounds of Python.

A round is the loop of `yardstick.loop_ms`, measured in the same run; Pyodide takes about twice as
long for one, and as much longer for a letter.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from alveus import letters
from alveus.letters import Correspondence, Written
from benchmarks.yardstick import USUAL_MS, loop_ms

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

GAMES = ("xii", "lombardorum", "bohnenspiel")
TURNS = 120
LONGEST = 2000
"""Characters of a link."""
OPENING, WRITING = 300, 100
"""Milliseconds in the browser of a usual machine."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench.py letters`."""
    parser.add_argument("--turns", type=int, default=TURNS)


def run(arguments: argparse.Namespace) -> bool:
    """Print what each game's letter takes; answers whether all budgets are kept."""
    print(f"{'a letter of':<16}{'turns':>7}{'link':>7}{'opened':>9}{'written':>9}{'rounds':>8}")
    kept = [_measure(game, arguments.turns) for game in GAMES]
    return all(kept)


def _measure(game: str, turns: int) -> bool:
    written, kept, count = _write_to_each_other(game, turns)
    link = written.link
    answer = letters.read(link, kept)
    loop = loop_ms()
    opened = _best(lambda: letters.read(link, kept))
    answered = _answer(answer, random.Random(1)) if answer.standing == "ours" else None
    writing = _best(lambda: letters.write(answered)) if answered else 0.0
    usual = USUAL_MS["pyodide"] / loop
    times = f"{opened:>6.0f} ms{writing:>6.0f} ms{opened / loop:>8.1f}"
    print(f"{game:<16}{count:>7}{len(link):>7}{times}")
    fast = opened * usual <= OPENING and writing * usual <= WRITING
    return fast and len(link) <= LONGEST


def _best(do: Callable[[], object]) -> float:
    """Milliseconds, the best of five."""
    times = []
    for _ in range(5):
        since = time.perf_counter()
        do()
        times.append((time.perf_counter() - since) * 1000)
    return min(times)


def _answer(here: Correspondence, rng: random.Random) -> Correspondence:
    while not here.ready and here.standing == "ours":
        game, state = here.match.game, here.match.state
        here = letters.play(here, game.text(state, rng.choice(game.moves(state))))
    return here


def _write_to_each_other(game: str, turns: int) -> tuple[Written, dict[str, object] | None, int]:
    """The letter after so many turns or the longest that a game gives, and its reader's side."""
    rng = random.Random(7)
    written = letters.write(_answer(letters.begin(game), rng))
    kept: list[dict[str, object] | None] = [written.kept, None]
    for count in range(1, turns):
        here = letters.read(written.link, kept[count % 2])
        if here.standing == "over":
            return written, kept[count % 2], count
        written = letters.write(_answer(here, rng))
        kept[count % 2] = written.kept
    return written, kept[turns % 2], turns
