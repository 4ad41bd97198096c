"""Solving as the book teaches it: at every step the least aid that helps.

`propagate` draws every conclusion of the aids up to a grade and tells only the places left; it is
what puzzles are graded and made with.  `steps` draws them one by one, each as a value that says
why.  Both use the same aids; every aid that applies goes on applying when more places are cut,
so that the order does not change what can be concluded, and a puzzle has one grade.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from alveus.dominoes.dominosa.commitments import commitments, dual_commitments, squares
from alveus.dominoes.dominosa.exact import is_solved, lay, settle, solutions
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.seals import find_seal
from alveus.dominoes.dominosa.sets import coverings, doublings, number_sets, parities
from alveus.dominoes.dominosa.step import GRADES, Step

Aid = Callable[[Puzzle, int], Iterator[Step]]
"""All steps that one aid allows on a settled mask of live places."""

FESTLEGUNG: tuple[Aid, ...] = (commitments, dual_commitments, squares)
MENGEN: tuple[Aid, ...] = (*FESTLEGUNG, coverings, doublings, parities, number_sets)


def conclude(puzzle: Puzzle, live: int, step: Step) -> int:
    """The live places after a step."""
    if step.lays is not None:
        return lay(puzzle, live, step.lays)
    return live & ~step.cuts


def propagate(puzzle: Puzzle, live: int, grade: str, least: int = 0) -> int:
    """The live places left when the aids up to a grade find nothing more; 0 at a Loch.

    Once fewer than the `least` are left, nobody asks how few.
    """
    aids = _aids(grade)
    live = settle(puzzle, live)
    while live and not is_solved(puzzle, live) and live.bit_count() >= least:
        for aid in aids:
            after = live
            for step in aid(puzzle, live):
                after = conclude(puzzle, after, step)
            if after != live:
                live = settle(puzzle, after)
                break
        else:
            return live
    return live


def grade(puzzle: Puzzle) -> str:
    """The grade of a puzzle with one solution: the least whose aids solve it."""
    live = puzzle.all
    for name in GRADES[:-1]:
        live = propagate(puzzle, live, name)
        if is_solved(puzzle, live):
            return name
    return GRADES[-1]


def has_grade(puzzle: Puzzle, name: str) -> bool:
    """Whether a puzzle with one solution is of a grade; cheaper than to find out of which."""
    live, number = puzzle.all, GRADES.index(name)
    if number:
        live = propagate(puzzle, live, GRADES[number - 1])
        if is_solved(puzzle, live):
            return False
    return name == GRADES[-1] or is_solved(puzzle, propagate(puzzle, live, name))


def withstands(puzzle: Puzzle, key: int) -> bool:
    """Whether provisional Siegel do not solve a puzzle of which this is the one solution.

    What `propagate` would say, but only wrong places are tried, and no step is told: the right
    place never leads to a Loch.
    """
    live = propagate(puzzle, puzzle.all, GRADES[2])
    while not is_solved(puzzle, live):
        for group in puzzle.of:
            places = group & live
            wrong = places & ~key
            if places.bit_count() != 2:
                continue
            tried = lay(puzzle, live, wrong.bit_length() - 1)
            if not propagate(puzzle, tried, GRADES[2]):
                live = propagate(puzzle, live & ~wrong, GRADES[2])
                break
        else:
            return True
    return False


def next_step(puzzle: Puzzle, live: int, laid: int, grade: str = GRADES[-1]) -> Step | None:
    """The next step by the least aid, or None where none up to a grade helps.

    `laid` are the places on which tiles have been found.
    """
    step = find_seal(puzzle, live, laid)
    if step is not None:
        return step
    for aid in _aids(grade):
        step = next(aid(puzzle, live), None)
        if step is not None:
            return step
    return None


def steps(
    puzzle: Puzzle, live: int | None = None, laid: int = 0, grade: str = GRADES[-1]
) -> Iterator[Step]:
    """The steps of a solution, as far as the aids up to a grade carry; a Loch ends them."""
    live = puzzle.all if live is None else live
    while True:
        step = next_step(puzzle, live, laid, grade)
        if step is None:
            return
        yield step
        if step.aid == "loch":
            return
        if step.lays is not None:
            laid |= 1 << step.lays
        live &= ~step.cuts


def _aids(grade: str) -> tuple[Aid, ...]:
    return _AIDS[GRADES.index(grade)]


def provisional(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Provisorischer Siegel: a tile with two places is tried on one; a Loch proves the other.

    What needs the least aids on the way to its Loch is tried first.
    """
    yield from _provisional(puzzle, live, "provisorischer_siegel", GRADES[:3])


def deeper(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """A provisional Siegel within a provisional Siegel; then any place of any tile."""
    yield from _provisional(puzzle, live, "tiefer_siegel", GRADES[3:4])
    order = sorted(puzzle.of, key=lambda places: (places & live).bit_count())
    for group in order:
        places = group & live
        for place in bits(places if places & (places - 1) else 0):
            if not propagate(puzzle, lay(puzzle, live, place), "provisorisch"):
                yield _tried(puzzle, live, place, places, "tiefer_siegel", "provisorisch")
                return


def exhaust(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Erschöpfung: a place with which no arrangement of the other tiles is left."""
    for place in bits(live):
        found = live & puzzle.excluded[place] == 1 << place
        if not found and not next(solutions(puzzle, lay(puzzle, live, place)), 0):
            tile = puzzle.tile_at[place]
            places = puzzle.of[tile] & live
            yield Step("erschoepfung", (tile,), (), places, cuts=1 << place, tried=place)
            return


def _provisional(puzzle: Puzzle, live: int, aid: str, grades: tuple[str, ...]) -> Iterator[Step]:
    for name in grades:
        for group in puzzle.of:
            places = group & live
            if places.bit_count() == 2:
                for place in bits(places):
                    if not propagate(puzzle, lay(puzzle, live, place), name):
                        yield _tried(puzzle, live, place, places, aid, name)
                        return


def _tried(puzzle: Puzzle, live: int, place: int, places: int, aid: str, grade: str) -> Step:
    """The step that a trial with a Loch at its end allows."""
    own = 1 << place
    line = tuple(steps(puzzle, live, _found(puzzle, live) | own, grade))
    found = puzzle.tile_at[place]
    left = places & ~own
    lays = None if left & (left - 1) else left.bit_length() - 1
    cells = puzzle.figure.pairs[place]
    return Step(aid, (found,), cells, places, lays, own if lays is None else 0, place, line)


def _found(puzzle: Puzzle, live: int) -> int:
    """The places of a settled mask on which a tile is found."""
    found = 0
    for group in puzzle.of:
        places = group & live
        if not places & (places - 1):
            found |= places
    return found


_AIDS: tuple[tuple[Aid, ...], ...] = (
    (),
    FESTLEGUNG,
    MENGEN,
    (*MENGEN, provisional),
    (*MENGEN, provisional, deeper, exhaust),
)
