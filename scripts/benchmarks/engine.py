"""Speed of the rules and thinking times of the opponents, in plain CPython.

Random playouts and distinct turn results per second of every game, and the time of a choice at each
level with its own budget.  The browser's Python is up to three times slower.  Its limits are one
second for a choice of the strongest level, and 20 ms for the results of a roll of three dice with
thirty scattered men; plain CPython has correspondingly lower limits.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from alveus import ai, registry
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream
from alveus.families.tables.turn_search import TurnSearch
from alveus.families.tables.turns import Turn
from benchmarks import yardstick

if TYPE_CHECKING:
    import argparse

BUDGETS = {"cpython": (0.35, 0.008), "pyodide": (1.0, 0.020)}
"""Limits in seconds for each Python: the 95th percentile of a choice of the strongest level, and
the median time for the distinct results of three dice with thirty men all over the board.
"""
SCATTERED = Path(__file__).resolve().parents[2] / "tests" / "tables" / "scattered.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py engine`."""
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.set_defaults(python="cpython")


def run(arguments: argparse.Namespace) -> bool:
    """Print the table; return True if the rules and the strongest levels meet their budgets."""
    longest_choice, longest_scattered = BUDGETS[arguments.python]
    kept = True
    for game_id in registry.ids():
        game = registry.game(game_id)
        if len(game.info.seats) == 1:
            continue  # puzzles have separate benchmarks
        random = Random(arguments.seed)
        playouts, results = _rates(game, random, arguments.seconds)
        print(f"{game_id}: {playouts:.1f} random playouts/s, {results:.0f} distinct results/s")
        for level in registry.spec(game_id).levels:
            times = _choices(game, level, random, arguments.seconds)
            usually = times[len(times) * 19 // 20]
            print(
                f"  {level:<10} {1000 * median(times):7.1f} ms median, {1000 * usually:7.1f} ms"
                f" 95 of 100, {1000 * times[-1]:7.1f} ms longest of {len(times)} choices"
            )
        kept = kept and not (registry.spec(game_id).levels and usually > longest_choice)
    before = yardstick.loop_ms()
    scattered = _scattered()
    loop = (before + yardstick.loop_ms()) / 2
    usual = median(scattered) * yardstick.USUAL_MS[arguments.python] / loop
    print(
        f"three dice, thirty scattered men: {1000 * median(scattered):.1f} ms median,"
        f" {1000 * scattered[-1]:.1f} ms longest of {len(scattered)} positions;"
        f" on a usual machine {1000 * usual:.1f} ms"
    )
    kept = kept and usual <= longest_scattered
    print(f"the same loop of a million rounds now: {loop:.0f} ms")
    return kept


def _rates(game: Game[Any, Any], random: Random, seconds: float) -> tuple[float, float]:
    """Return the numbers of random games and of distinct turn results found per second."""
    playouts = results = 0
    began = perf_counter()
    while perf_counter() < began + seconds:
        state = game.opening()
        while game.actor(state) != OVER:
            if game.actor(state) == CHANCE:
                state = _thrown(game, state, random)
                continue
            outcomes = game.results(state)
            results += len(outcomes)
            state = random.choice(outcomes).state
        playouts += 1
    took = perf_counter() - began
    return playouts / took, results / took


def _choices(game: Game[Any, Any], level: str, random: Random, seconds: float) -> list[float]:
    """Return the sorted times of a level's choices in games against itself."""
    times: list[float] = []
    state = game.opening()
    began = perf_counter()
    while perf_counter() < began + seconds or not times:
        actor = game.actor(state)
        if actor == OVER:
            state = game.opening()
        elif actor == CHANCE:
            state = _thrown(game, state, random)
        else:
            known = game.information_state(state, actor)
            started = perf_counter()
            choice = ai.finish(ai.choose(game, known, actor, level, ai.Budget(), 1))
            times.append(perf_counter() - started)
            for move in game.parse(state, choice.text):
                state, _ = game.apply(state, move)
    return sorted(times)


def _scattered() -> list[float]:
    """Return the sorted times to find the results of a turn in each position of `SCATTERED`."""
    game: Any = registry.game("duodecim")
    times = []
    for position in json.loads(SCATTERED.read_text(encoding="utf-8")):
        state = game.from_json(position)
        times.append(min(_ends(game, state) for _ in range(3)))
    return sorted(times)


def _ends(game: Any, state: Any) -> float:
    turn = Turn(game.context, state, TurnSearch(game.rules))
    started = perf_counter()
    len(turn.ends)
    return perf_counter() - started


def _thrown(game: Game[Any, Any], state: Any, random: Random) -> Any:
    if game.info.hidden:  # there are too many deals to list them with `outcomes`
        return game.apply(state, game.chance(state, Stream(random.randbytes(16))))[0]
    throws, weights = zip(*game.outcomes(state), strict=True)
    return game.apply(state, random.choices(throws, weights)[0])[0]
