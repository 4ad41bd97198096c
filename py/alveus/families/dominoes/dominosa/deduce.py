"""Solve a puzzle with the methods of all grades of difficulty, the easiest applicable one first.

The grade of a puzzle is the easiest grade whose methods solve it.  A possible conclusion remains
possible after other conclusions, so the order of the methods has no effect on the result, and each
puzzle has exactly one grade.

`live` is the mask of the places (pairs of adjacent cells) that are not ruled out: bit i is place i.
Before a method of a higher grade is tried, the first grade's methods have placed all forced tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, islice
from types import MappingProxyType

from alveus.families.dominoes.dominosa import aids, sets
from alveus.families.dominoes.dominosa.aids import GRADES, Grade, Step
from alveus.families.dominoes.dominosa.exact import is_solved, lay, settle, solutions
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle

Aid = Callable[[Puzzle, int], Iterator[Step]]
"""A solving method: yields deductions from a puzzle and the bit mask of its possible places."""


def conclude(puzzle: Puzzle, live: int, step: Step) -> int:
    """Return the mask `live` without the places that a step, or the tile it lays, rules out."""
    if step.lays is not None:
        return lay(puzzle, live, step.lays)
    return live & ~step.cuts


def propagate(puzzle: Puzzle, live: int, grade: str, least: int = 0) -> int:
    """Apply all methods up to a grade; return the bit mask of the places that are still possible.

    Return 0 if a tile or a cell has no possible place.  To save time, return early when fewer than
    `least` places are possible.
    """
    methods = METHODS[grade]
    live = settle(puzzle, live)
    while live and not is_solved(puzzle, live) and live.bit_count() >= least:
        for method in methods:
            after = live
            for step in method(puzzle, live):
                after = conclude(puzzle, after, step)
            if after != live:
                live = settle(puzzle, after)
                break
        else:
            return live
    return live


def grade(puzzle: Puzzle) -> Grade:
    """Return the grade of a puzzle with one solution: the easiest whose methods solve it."""
    live = puzzle.all
    for name in GRADES[:-1]:
        live = propagate(puzzle, live, name)
        if is_solved(puzzle, live):
            return name
    return GRADES[-1]


def has_grade(puzzle: Puzzle, name: str) -> bool:
    """Return True if a puzzle with one solution has the grade `name`; faster than `grade`."""
    live, number = puzzle.all, GRADES.index(name)
    if number:
        live = propagate(puzzle, live, GRADES[number - 1])
        if is_solved(puzzle, live):
            return False
    return name == GRADES[-1] or is_solved(puzzle, propagate(puzzle, live, name))


def next_step(puzzle: Puzzle, live: int, placed: int, grade: str = GRADES[-1]) -> Step | None:
    """Return the next deduction by the easiest method up to the grade `grade`, or None.

    `live` is the mask of the places (pairs of adjacent cells) that are not ruled out, `placed` the
    mask of the places with a tile.
    """
    step = aids.find_seal(puzzle, live, placed)
    for method in METHODS[grade]:
        step = step or next(method(puzzle, live), None)
    return step


def steps(
    puzzle: Puzzle, live: int | None = None, placed: int = 0, grade: str = GRADES[-1]
) -> Iterator[Step]:
    """Yield deductions by the methods of `grade` and all easier grades, until none is left.

    A contradiction (a tile or cell without a possible place) is the last deduction.  `live` is the
    mask of the places that are not ruled out, by default all places; `placed` is the mask of the
    places with a tile.
    """
    live = puzzle.all if live is None else live
    while step := next_step(puzzle, live, placed, grade):
        yield step
        if step.aid == "loch":
            return
        if step.lays is not None:
            placed |= 1 << step.lays
        live &= ~step.cuts


def provisional(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Provisorischer Siegel: try each tile that has two places in the mask `live` on either place.

    If a trial leads to a contradiction by methods of the first three grades, yield one step, which
    puts the tile on its other place, and end.
    """
    pairs = [group for group in puzzle.of if (group & live).bit_count() == 2]
    trials = (_try(puzzle, live, pairs, "provisorischer_siegel", name) for name in GRADES[:3])
    yield from islice(chain.from_iterable(trials), 1)


def deeper(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Tiefer Siegel, a method of the hardest grade: try each tile on its places in `live`.

    Yield at most one step.  If a tile on one place leads to a contradiction, by methods of the
    first four grades, the step rules out this place, or puts the tile on its only other place.
    """
    groups = sorted(puzzle.of, key=lambda group: (group & live).bit_count())
    unsettled = [group for group in groups if (group & live).bit_count() > 1]
    yield from islice(_try(puzzle, live, unsettled, "tiefer_siegel", "provisorisch"), 1)


def _try(puzzle: Puzzle, live: int, masks: Iterable[int], aid: str, grade: str) -> Iterator[Step]:
    """Try tiles on each of their places in `live`; yield a step for each contradiction.

    `masks` contains, for each tile to try, the mask of its places.  The methods up to `grade` look
    for contradictions.  If the tile has exactly one other place, the step puts it there; otherwise
    the step rules out the place of the trial.  `aid` is the name of the method in the step.
    """
    for mask in masks:
        places = mask & live
        for place in bits(places):
            if propagate(puzzle, lay(puzzle, live, place), grade):
                continue
            own = 1 << place
            fixed = sum(only for each in puzzle.of if not (only := each & live) & (only - 1))
            line = tuple(steps(puzzle, live, fixed | own, grade))
            tile, cells = puzzle.tile_at[place], puzzle.figure.pairs[place]
            left = places & ~own
            lays = None if left & (left - 1) else left.bit_length() - 1
            cuts = own if lays is None else 0
            yield Step(aid, (tile,), cells, places, lays, cuts, place, line)


def exhaust(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Erschöpfung, the last method of the hardest grade: try each place in `live` by full search.

    Yield at most one step: it rules out the first place (by index) on which no solution has a tile.
    """
    for place in bits(live):
        settled = live & puzzle.excluded[place] == 1 << place
        if not settled and not next(solutions(puzzle, lay(puzzle, live, place)), 0):
            tile = puzzle.tile_at[place]
            places = puzzle.of[tile] & live
            yield Step("erschoepfung", (tile,), (), places, cuts=1 << place, tried=place)
            return


_SECOND: tuple[Aid, ...] = (aids.commitments, aids.dual_commitments, aids.squares)
_THIRD: tuple[Aid, ...] = (
    *_SECOND,
    sets.coverings,
    sets.doublings,
    sets.parities,
    sets.number_sets,
)
METHODS: Mapping[str, tuple[Aid, ...]] = MappingProxyType(
    {
        "siegel": (),
        "festlegung": _SECOND,
        "mengen": _THIRD,
        "provisorisch": (*_THIRD, provisional),
        "tief": (*_THIRD, provisional, deeper, exhaust),
    }
)
"""For each grade, the methods of this grade and of all easier ones, in the order in which they are
tried.  The methods of the easiest grade, `siegel`, are in no entry, because `settle` (or
`find_seal`, for single steps) always applies them first."""
