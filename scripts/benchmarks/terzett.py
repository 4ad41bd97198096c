"""Time to compose a Terzett, free and under the conditions of the book's figures 9 to 12.

If OR-Tools is installed (it is not a dependency: `pip install ortools`), CP-SAT with one worker
composes free figures in the same run.
"""

from __future__ import annotations

import time
from dataclasses import replace
from importlib.util import find_spec
from statistics import median
from typing import TYPE_CHECKING

from alveus.ai import finish
from alveus.core.errors import SetupError
from alveus.families.dominoes.dominosa.outline import bits, outline
from alveus.families.dominoes.terzett.board import FREE, Board, empty_board
from alveus.families.dominoes.terzett.compose import compose
from alveus.families.dominoes.terzett.kinds import TERZETT, groups_of

if TYPE_CHECKING:
    import argparse

RECTANGLE = ("#" * 9,) * 8
RATIO, WORST = 3.0, 10.0
"""Maximum ratios of the median and of the slowest free figure to CP-SAT's median."""
CONDITION_S = 60
"""Maximum seconds for a figure under conditions."""

COLUMNS = {f"{column}{row + 1}": row for column in "cde" for row in range(8)}
NOUGHTS = {f"{column}1": 0 for column in "abcdefghi"}
CONDITIONS = {
    "figure 9, 0 to 7 in three columns": COLUMNS,
    "figure 10, the same and nine noughts": {**COLUMNS, **NOUGHTS},
    "figure 11, the diagonal": {f"{column}{i + 1}": i for i, column in enumerate("abcdefgh")},
    "figure 12, a cross of nine": {**{f"{c}4": 0 for c in "bcdefgh"}, "e3": 0, "e5": 0},
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py terzett`."""
    parser.add_argument("--seeds", type=int, default=20, help="free figures to be composed")
    parser.add_argument("--tries", type=int, default=5, help="seeds for every condition")


def run(arguments: argparse.Namespace) -> bool:
    """Print the times; return True if the budgets are met."""
    kept = [_free(arguments.seeds)]
    kept += [_condition(name, counts, arguments.tries) for name, counts in CONDITIONS.items()]
    return all(kept)


def _free(seeds: int) -> bool:
    """Measure figures of eight rows by nine columns without prescribed numbers."""
    board = empty_board(outline(RECTANGLE), TERZETT)
    ours = [_timed(board, f"bench {seed}") for seed in range(seeds)]
    result = f"free figure: {median(ours):.3f} s median, {max(ours):.3f} s slowest of {seeds}"
    if find_spec("ortools") is None:
        print(f"{result}; OR-Tools is not installed")
        return True
    theirs = median(_timed_by_cpsat(board, seed) for seed in range(seeds))
    ratio, worst = median(ours) / theirs, max(ours) / theirs
    print(f"{result}; CP-SAT {theirs:.2f} s median;")
    print(f"ratio {ratio:.4f} (allowed {RATIO}), slowest {worst:.4f} (allowed {WORST})")
    return ratio <= RATIO and worst <= WORST


def _condition(name: str, counts: dict[str, int], tries: int) -> bool:
    """Measure figures with prescribed numbers."""
    board = empty_board(outline(RECTANGLE), TERZETT)
    numbers = [counts.get(name, FREE) for name in board.figure.names]
    board = replace(board, prescribed=tuple(numbers))
    times = [_timed(board, f"bench {seed}") for seed in range(tries)]
    passed = max(times) <= CONDITION_S
    print(f"{name}: {median(times):.2f} s median, {max(times):.2f} s slowest of {tries}"
          f"{'' if passed else '  missed'}")  # fmt: skip
    return passed


def _timed(board: Board, word: str) -> float:
    """Return the seconds to compose a figure; infinity if none is found."""
    started = time.perf_counter()
    try:
        finish(compose(board, word))
    except SetupError:
        return float("inf")
    return time.perf_counter() - started


def _timed_by_cpsat(board: Board, seed: int) -> float:
    """Return the seconds that CP-SAT takes to compose a figure on a board."""
    from ortools.sat.python import cp_model  # type: ignore[import-not-found,unused-ignore]

    started = time.perf_counter()
    model = cp_model.CpModel()
    groups, figure, count = groups_of(board.figure, board.kind), board.figure, board.reach + 1
    of = [[model.new_bool_var("") for _ in range(count)] for _ in groups.cells]
    lies = {
        (pair, a, b): model.new_bool_var("")
        for pair in range(len(figure.pairs))
        for a in range(count)
        for b in range(count)
    }
    for number in range(count):
        model.add(sum(variables[number] for variables in of) == board.kind.groups(board.reach))
    for low, high in board.tiles:
        ways = {(low, high), (high, low)}
        model.add_exactly_one(lies[p, a, b] for p in range(len(figure.pairs)) for a, b in ways)
    for cell, at in enumerate(groups.at):
        on = [model.new_bool_var("") for _ in range(count)]
        model.add_exactly_one(on)
        for number in range(count):
            covering = [
                lies[(pair, number, b) if figure.pairs[pair][0] == cell else (pair, b, number)]
                for pair in bits(figure.at[cell])
                for b in range(count)
            ]
            model.add(sum(of[group][number] for group in at) == on[number])
            model.add(sum(covering) == on[number])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed
    solver.solve(model)
    return time.perf_counter() - started
