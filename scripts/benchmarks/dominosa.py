"""Times to prove that a Dominosa puzzle has one solution, and to make, grade and explain puzzles.

If OR-Tools is installed (it is not a dependency: `pip install ortools`), CP-SAT with one worker
solves the same puzzles in the same run.  Times of making puzzles are also converted to a machine
that runs a million rounds of plain Python in 25 ms.  Puzzles of the last grade are made on the page
of a built site in Chromium.
"""

from __future__ import annotations

import time
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from alveus import registry
from alveus.ai import Budget, advise, finish
from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa.exact import count, solutions
from alveus.families.dominoes.dominosa.game import DominosaGame
from alveus.families.dominoes.dominosa.generate import PuzzleSpec, fill_at_random, puzzle_of, shape
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.dominosa.tilings import tilings
from benchmarks.making import measure
from benchmarks.yardstick import loop_ms
from toolchain.ground import SITE

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

LOOP_MS = 25
"""Milliseconds for a million rounds on the reference machine."""
MAKING_MS = {"siegel": 60, "festlegung": 150, "mengen": 500, "provisorisch": 800}
"""Maximum median times to make a puzzle on the reference machine, by grade."""
HINT_MS = 30
"""Maximum 95th percentile of a hint's time; the browser's Python is three times slower."""
RATIO = 0.5
"""Maximum time of our proof, relative to the time of CP-SAT."""
REACHES = (6, 7)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py dominosa`."""
    parser.add_argument(
        "--puzzles", type=int, default=200, help="number of random fillings to check"
    )
    parser.add_argument("--made", type=int, default=60, help="puzzles to create for each grade")
    parser.add_argument("--waited", type=int, default=20, help="deep puzzles to create on the page")
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")


def run(arguments: argparse.Namespace) -> bool:
    """Print the tables; return True if the budgets are met."""
    kept = [_proofs(reach, arguments.puzzles) for reach in REACHES]
    print(f"\n{'making, ms':<24}{'median':>9}{'usual':>9}{'budget':>9}{'19 of 20':>10}")
    made: list[Puzzle] = []
    for reach in REACHES:
        for grade, budget in MAKING_MS.items():
            kept.append(_making(reach, grade, budget, arguments.made, made))
    kept.append(_hints(made[:: len(made) // 24 or 1]))
    kept.append(measure(arguments.site, arguments.waited))
    return all(kept)


def _proofs(reach: int, number: int) -> bool:
    """Measure the median time to find a second solution, or to prove that there is none."""
    ways, chance = tilings(shape("rectangle", reach)), stream_of(f"proofs {reach}")
    puzzles = [fill_at_random(ways, reach, chance).puzzle for _ in range(number)]
    ours = median(_timed(_second, puzzle) for puzzle in puzzles)
    result = f"proof of uniqueness, reach {reach}: {1000 * ours:.2f} ms, median of {number}"
    if find_spec("ortools") is None:
        print(f"{result}; OR-Tools is not installed")
        return True
    theirs = median(_timed(_second_by_cpsat, puzzle) for puzzle in puzzles)
    ratio = ours / theirs
    print(f"{result}; CP-SAT {1000 * theirs:.1f} ms; ratio {ratio:.3f} (allowed {RATIO})")
    return ratio <= RATIO


def _second(puzzle: Puzzle) -> None:
    """Find one solution, then a second one or the proof that there is none."""
    count(puzzle, 1)


def _second_by_cpsat(puzzle: Puzzle) -> None:
    """Solve the problem of `_second` with CP-SAT: find a solution, then try to find another one."""
    from ortools.sat.python import cp_model  # type: ignore[import-not-found,unused-ignore]

    model = cp_model.CpModel()
    lies = [model.new_bool_var("") for _ in puzzle.figure.pairs]
    for group in puzzle.groups:
        model.add_exactly_one(lies[place] for place in bits(group))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(model)
    solution = [variable for variable in lies if solver.value(variable)]
    model.add_bool_or(variable.negated() for variable in solution)
    solver.solve(model)


def _making(reach: int, grade: str, budget: int, number: int, made: list[Puzzle]) -> bool:
    """Measure the time to make puzzles of a grade from fixed seeds, and add them to `made`."""
    before = loop_ms()
    times = []
    for seed in range(number):
        started = time.perf_counter()
        made.append(puzzle_of(PuzzleSpec(reach, grade), f"bench {seed}"))
        times.append(1000 * (time.perf_counter() - started))
    times.sort()
    usual = median(times) * LOOP_MS / ((before + loop_ms()) / 2)
    passed = usual <= budget
    figures = f"{median(times):>9.1f}{usual:>9.1f}{budget:>9}{times[len(times) * 19 // 20]:>10.1f}"
    print(f"reach {reach}, {grade:<15}{figures}{'' if passed else '  missed'}")
    return passed


def _hints(puzzles: list[Puzzle]) -> bool:
    """Measure the times of all hints from the empty grid to the last tile."""
    game = registry.game("dominosa")
    if not isinstance(game, DominosaGame):
        raise TypeError
    times = []
    for puzzle in puzzles:
        state = State(puzzle)
        while not state.over:
            started = time.perf_counter()
            advice = finish(advise(game, state, 0, Budget(), 0))
            times.append(1000 * (time.perf_counter() - started))
            for move in game.parse(state, advice.text):
                state, _ = game.apply(state, move)
        if state.laid != next(solutions(puzzle)):
            raise ValueError(puzzle)
    times.sort()
    most = times[len(times) * 19 // 20]
    passed = most * LOOP_MS / loop_ms() <= HINT_MS
    print(f"\n{len(times)} hints: {median(times):.1f} ms median, {most:.1f} ms nineteen of twenty,")
    print(f"{times[-1]:.1f} ms longest (allowed {HINT_MS} ms){'' if passed else '  missed'}")
    return passed


def _timed(work: Callable[[Puzzle], object], puzzle: Puzzle) -> float:
    """Return the time of a call in seconds."""
    started = time.perf_counter()
    work(puzzle)
    return time.perf_counter() - started
