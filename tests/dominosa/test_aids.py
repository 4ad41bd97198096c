"""Solving methods: positions in which each applies, and in which it does not.

Each case is a puzzle with exactly the lines that the method needs: it applies with all of them, and
not without any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.dominosa.puzzles import (
    FIGURES,
    places,
    random_filling,
    sound_filling,
    unique_solution,
    written,
)
from tests.examples import examples

from alveus.families.dominoes.dominosa.aids import (
    AIDS,
    GRADES,
    Step,
    aid_for,
    commitments,
    dual_commitments,
    squares,
)
from alveus.families.dominoes.dominosa.deduce import (
    METHODS,
    conclude,
    deeper,
    exhaust,
    grade,
    has_grade,
    next_step,
    propagate,
    provisional,
    steps,
)
from alveus.families.dominoes.dominosa.exact import count, is_solved, settle, solutions
from alveus.families.dominoes.dominosa.generate import PuzzleSpec, puzzle_of
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle, count_places, from_grid, from_id
from alveus.families.dominoes.dominosa.sets import coverings, doublings, number_sets, parities
from alveus.families.dominoes.dominosa.topics import describe, reason_of

Aid = Callable[[Puzzle, int], Iterator[Step]]


@dataclass(frozen=True)
class Case:
    """A position for a method: the puzzle, the necessary lines, and the step."""

    puzzle: str
    lines: str
    tiles: str
    cells: str = ""
    lays: str = ""
    cuts: str = ""


CASES: dict[str, tuple[Aid, Case]] = {
    "Festlegung: wherever 1:3 lies it covers c3": (
        commitments,
        Case("3:32130321210130130022", "c1-d1", "1:3", "c3", cuts="c3-d3 c3-c4"),
    ),
    "Festlegung: wherever 2:3 lies it covers c4": (
        commitments,
        Case("4:104203120212443414123200413033", "f1-f2", "2:3", "c4", cuts="c3-c4 c4-c5"),
    ),
    "Festlegung, dual: d4 can only be covered by 0:2": (
        dual_commitments,
        Case("3:10123223011103323020", "d3-d4", "0:2", "d4", cuts="b1-b2 d1-d2"),
    ),
    "Festlegung, dual: b5 can only be covered by 3:4": (
        dual_commitments,
        Case("4:342421010403420133011401343222", "b4-b5", "3:4", "b5", cuts="a1-b1"),
    ),
    "Überdeckung: 4:4 on d2-d3 would take the last places of 1:4": (
        coverings,
        Case("4:220101133441001442323301402423", "e2-f2", "4:4 1:4", cuts="d2-d3"),
    ),
    "Überdeckung: 1:3 on d3-e3 would leave nothing for f3": (
        coverings,
        Case("4:342421010403420133011401343222", "f2-f3", "1:3", "f3", cuts="d3-e3"),
    ),
    "Doppelung: 1:2 on a2-a3 would need 0:1 for a1 and for b3": (
        doublings,
        Case("3:10123223011103323020", "b3-b4", "1:2 0:1", "a1 b3", cuts="a2-a3"),
    ),
    "Doppelung: 1:3 on a4-a5 would need 2:3 for a3 and for b5": (
        doublings,
        Case("4:002034113432322412130440321410", "b5-c5", "1:3 2:3", "a3 b5", cuts="a4-a5"),
    ),
    "Parität: the two cells at the foot fill themselves": (
        parities,
        Case("3:10123223011103323020", "b4-c4 b3-b4", "1:2", "a4 b4", cuts="a3-a4"),
    ),
    "Parität: three cells at the edge need one from outside": (
        parities,
        Case(
            "4:100413303123414011202324244230", "e2-f2 e1-f1 f3-f4", "1:1", "f1 f2 f3",
            lays="e3-f3",
        ),
    ),
    "Mengen: four noughts have only four tiles between them": (
        number_sets,
        Case(
            "4:040114044310031323212322210344", "a3-a4", "0:0 0:1 0:3 0:4", "a1 c1 f2 a3",
            cuts="a2-b2 b5-c5 c5-d5",
        ),
    ),
    "Mengen: four noughts that touch need three tiles, the double among them": (
        number_sets,
        Case("3:31013110203221033220", "", "0:0 0:1 0:2", "c1 c2 e3 e4", cuts="d2-e2 e2-e3"),
    ),
    "Mengen: the double is cut where it covers one of the four alone": (
        number_sets,
        Case("3:03222133210300201311", "", "0:0 0:1 0:3", "a1 a3 c3 a4", cuts="c3-d3 d3-d4"),
    ),
    "provisional Siegel: 0:1 on e2-e3 leads to a hole": (
        provisional,
        Case("3:12003123200302113231", "a2-a3", "0:1", "e2 e3", lays="a3-a4"),
    ),
    "provisional Siegel: 0:0 on a1-a2 leads to a hole": (
        provisional,
        Case("4:040114044310031323212322210344", "b1-b2", "0:0", "a1 a2", lays="a2-a3"),
    ),
}  # fmt: skip


def is_concluded(case: Case, aid: Aid, lines: int) -> bool:
    """Return True if a method draws the conclusion of a case with these lines."""
    puzzle = from_id(case.puzzle)
    return any(
        [str(puzzle.tiles[number]) for number in step.tiles] == case.tiles.split()
        and [puzzle.figure.names[cell] for cell in step.cells] == case.cells.split()
        and (puzzle.name(step.lays) if step.lays is not None else "") == case.lays
        and step.cuts == places(puzzle, case.cuts)
        for step in aid(puzzle, puzzle.all & ~lines)
    )


@pytest.mark.parametrize("name", CASES)
def test_method_applies(name: str) -> None:
    aid, case = CASES[name]
    assert is_concluded(case, aid, places(from_id(case.puzzle), case.lines))


@pytest.mark.parametrize("name", CASES)
def test_method_needs_each_line(name: str) -> None:
    aid, case = CASES[name]
    lines = places(from_id(case.puzzle), case.lines)
    for line in bits(lines):
        assert not is_concluded(case, aid, lines & ~(1 << line))


QUADRAT = from_id("3:12322230021103310310")
"""0:2 and 2:2 have two places each, all on d1 e1 d2 e2."""


def test_quadrat_rules_out_other_tiles() -> None:
    (step,) = squares(QUADRAT, QUADRAT.all)
    assert [str(QUADRAT.tiles[number]) for number in step.tiles] == ["0:2", "2:2"]
    assert [QUADRAT.figure.names[cell] for cell in step.cells] == ["d1", "e1", "d2", "e2"]
    assert step.cuts == places(QUADRAT, "c1-d1 c2-d2 d2-d3 e2-e3")


def test_quadrat_has_two_solutions() -> None:
    """Contrary to the book, a puzzle with a Quadrat always has several solutions."""
    assert count(QUADRAT) == (2, True)


def test_third_place_prevents_quadrat() -> None:
    whole = QUADRAT.all
    for step in squares(QUADRAT, whole):
        for number in step.tiles:
            place = next(bits(QUADRAT.of[number] & whole))
            assert not list(squares(QUADRAT, whole & ~(1 << place)))


def test_tally_counts_places_of_every_tile() -> None:
    """The tally of an Omnibus in the book adds up to 127."""
    puzzle = random_filling(7, 1)
    assert sum(count_places(puzzle, puzzle.all)) == 127
    cut = puzzle.of[0]
    assert count_places(puzzle, puzzle.all & ~cut)[0] == 0


SMALL = from_id("3:32130321210130130022")


def first(puzzle: Puzzle, lines: str = "", tiles: str = "", grade: str = "siegel") -> Step | None:
    """The next step up to a grade, with lines and found tiles."""
    live = puzzle.all & ~places(puzzle, lines)
    return next_step(puzzle, live, places(puzzle, tiles), grade)


def method_and_place(puzzle: Puzzle, step: Step | None) -> tuple[str, str]:
    """Return the method of a step, and the place of its tile."""
    assert step is not None
    assert step.lays is not None
    return step.aid, puzzle.name(step.lays)


def test_single_place_from_the_start_is_siegel() -> None:
    only = [of for of in SMALL.of if of.bit_count() == 1]
    aid, place = method_and_place(SMALL, first(SMALL))
    assert aid == "siegel"
    assert places(SMALL, place) in only


def test_single_place_left_is_secondary_siegel() -> None:
    puzzle = from_id("4:040114044310031323212322210344")
    assert not any(of.bit_count() == 1 for of in puzzle.of)
    of = next(of for of in puzzle.of if of.bit_count() == 2)
    first_place, second_place = bits(of)
    for left, cut in ((first_place, second_place), (second_place, first_place)):
        step = first(puzzle, puzzle.name(cut))
        assert method_and_place(puzzle, step) == ("sekundaerer_siegel", puzzle.name(left))
    assert first(puzzle) is None


def test_cell_with_one_free_neighbour_is_small_gap() -> None:
    puzzle = from_id("4:040114044310031323212322210344")
    step = first(puzzle, "a1-b1")
    assert method_and_place(puzzle, step) == ("kleine_luecke", "a1-a2")
    assert step is not None
    assert puzzle.figure.names[step.cells[0]] == "a1"


def test_two_isolated_cells_are_large_gap() -> None:
    puzzle = from_id("4:040114044310031323212322210344")
    assert method_and_place(puzzle, first(puzzle, "a4-a5 b4-b5 b5-c5")) == (
        "grosse_luecke",
        "a5-b5",
    )


def test_found_tile_rules_out_other_places() -> None:
    puzzle = from_id("4:040114044310031323212322210344")
    step = first(puzzle, tiles="a1-a2")
    assert step is not None
    assert step.aid == "trennung"
    others = puzzle.of[puzzle.tile_at[places(puzzle, "a1-a2").bit_length() - 1]]
    near = places(puzzle, "a1-b1 a2-b2 a2-a3")
    assert step.cuts == (others | near) & ~places(puzzle, "a1-a2")


def test_cell_or_tile_without_place_is_hole() -> None:
    puzzle = from_id("4:040114044310031323212322210344")
    step = first(puzzle, "a1-b1 a1-a2")
    assert step is not None
    assert (step.aid, [puzzle.figure.names[cell] for cell in step.cells]) == ("loch", ["a1"])
    of = min(puzzle.of, key=int.bit_count)
    step = first(puzzle, written(puzzle, of))
    assert step is not None
    assert (step.aid, step.tiles) == ("loch", (puzzle.of.index(of),))


def test_aid_for_returns_method_that_finds_tile() -> None:
    puzzle = from_id("4:040114044310031323212322210344")

    def aid(lines: str, place: str) -> str:
        live = puzzle.all & ~places(puzzle, lines)
        return aid_for(puzzle, live, places(puzzle, place).bit_length() - 1)

    assert aid("", "a1-a2") == ""
    assert aid("a1-b1", "a1-a2") == "kleine_luecke"
    assert aid("a4-a5 b4-b5 b5-c5", "a5-b5") == "grosse_luecke"
    assert aid("a2-a3", "a1-a2") == "sekundaerer_siegel"
    siegel = next(of for of in SMALL.of if of.bit_count() == 1)
    assert aid_for(SMALL, SMALL.all, siegel.bit_length() - 1) == "siegel"


def test_methods_are_ordered_by_grade() -> None:
    order = [GRADES.index(grade) for grade in AIDS.values()]
    assert order == sorted(order)
    assert set(AIDS.values()) == set(GRADES)


@examples(300)
@given(st.integers(2, 6), st.integers(0, 10**6), st.floats(0, 1))
def test_conclusions_hold_in_every_solution(reach: int, seed: int, share: float) -> None:
    """For any puzzle and lines: found tiles are in all remaining solutions, cut places in none."""
    puzzle, chance = random_filling(reach, seed), Random(seed)
    key = next(solutions(puzzle))
    lines = sum(1 << place for place in bits(puzzle.all & ~key) if chance.random() < share)
    live = puzzle.all & ~lines
    left = list(solutions(puzzle, live))[:500]
    for aid in METHODS["provisorisch"]:
        for step in aid(puzzle, live):
            for solution in left:
                assert not step.cuts & solution
                assert step.lays is None or solution >> step.lays & 1


@examples(40)
@given(st.integers(3, 5), st.integers(0, 10**6))
def test_each_step_is_valid(reach: int, seed: int) -> None:
    puzzle = sound_filling(reach, seed)
    key, live = unique_solution(puzzle), puzzle.all
    for step in steps(puzzle):
        assert step.aid != "loch"
        assert not step.cuts & key
        assert step.lays is None or key >> step.lays & 1
        assert step.places & live == step.places
        live = live & ~step.cuts
    assert live == key


@examples(40)
@given(st.integers(3, 6), st.integers(0, 10**6))
def test_grade_is_that_of_hardest_step(reach: int, seed: int) -> None:
    puzzle = sound_filling(reach, seed)
    taken = [GRADES.index(step.grade) for step in steps(puzzle)]
    assert GRADES[max(taken)] == grade(puzzle)
    assert [name for name in GRADES if has_grade(puzzle, name)] == [grade(puzzle)]


@examples(60)
@given(st.integers(3, 6), st.integers(0, 10**6), st.sampled_from(GRADES[:4]))
def test_order_of_methods_does_not_change_conclusions(reach: int, seed: int, name: str) -> None:
    puzzle = random_filling(reach, seed)
    live = puzzle.all
    for step in steps(puzzle, grade=name):
        live = live & ~step.cuts
    assert live == propagate(puzzle, puzzle.all, name)


@examples(60)
@given(st.integers(3, 6), st.integers(0, 10**6), st.sampled_from(GRADES[:4]))
def test_right_lines_never_prevent_a_conclusion(reach: int, seed: int, name: str) -> None:
    puzzle, chance = sound_filling(reach, seed), Random(seed)
    wrong = list(bits(puzzle.all & ~unique_solution(puzzle)))
    lines = sum(1 << place for place in chance.sample(wrong, len(wrong) // 3))
    assert propagate(puzzle, puzzle.all & ~lines, name) & ~propagate(puzzle, puzzle.all, name) == 0


REGIONS = {
    "three cells in the corner need the one pair that joins them": (
        "b1-c1 b1-b2 a2-b2", "a1 b1 a2", "lays a2-a3"),
    "two cells in the corner fill themselves": ("b1-c1 b1-b2", "a1 b1", "cuts a1-a2"),
    "two cells at the end do, while two others are shut off": (
        "b1-c1 b1-b2 a1-a2 c4-d4 d3-d4", "d4 e4", "cuts e3-e4"),
    "the last of four cells in a row needs the one beside it": (
        "d4-e4 d3-e3 d2-e2", "e4", "lays e3-e4"),
    "four cells in a row fill themselves": ("d4-e4 d3-e3 d2-e2", "e1 e2 e3 e4", "cuts d1-e1"),
    "three cells shut off cannot be filled": (
        "b1-c1 b1-b2 a2-b2 a2-a3", "a1 b1 a2", "cuts a1-b1 a1-a2"),
}  # fmt: skip


@pytest.mark.parametrize(("lines", "cells", "does"), REGIONS.values(), ids=REGIONS)
def test_odd_region_needs_its_bridge(lines: str, cells: str, does: str) -> None:
    steps = [
        (
            " ".join(SMALL.figure.names[cell] for cell in step.cells),
            f"lays {SMALL.name(step.lays)}" if step.lays else f"cuts {written(SMALL, step.cuts)}",
        )
        for step in parities(SMALL, SMALL.all & ~places(SMALL, lines))
    ]
    assert (cells, does) in steps


def test_odd_region_cannot_be_filled() -> None:
    lines = places(SMALL, "b1-c1 b1-b2 a2-b2 a2-a3")
    corner, rest = parities(SMALL, SMALL.all & ~lines)
    assert (len(corner.cells), len(rest.cells)) == (3, 17)
    assert corner.cuts | rest.cuts == SMALL.all & ~lines


def test_trial_has_steps_to_contradiction() -> None:
    puzzle = from_id("4:040114044310031323212322210344")
    (step,) = provisional(puzzle, puzzle.all & ~places(puzzle, "b1-b2"))
    assert step.tried == places(puzzle, "a1-a2").bit_length() - 1
    assert step.line[0].aid == "trennung"
    assert step.line[-1].aid == "loch"
    assert all(AIDS[inner.aid] in GRADES[:3] for inner in step.line)


def test_trial_without_contradiction_proves_nothing() -> None:
    """With two solutions left, no place of a tile that differs leads to a contradiction."""
    for step in provisional(QUADRAT, settle(QUADRAT, QUADRAT.all)):
        assert not step.cuts & next(solutions(QUADRAT))


def test_hint_of_trial_has_steps_and_hole() -> None:
    puzzle = from_id("4:040114044310031323212322210344")
    (step,) = provisional(puzzle, puzzle.all & ~places(puzzle, "b1-b2"))
    params = reason_of(describe(puzzle, step))[1].params
    assert params["line"][:2] == [
        "trennung line a1-b1 line a2-b2 line a2-a3",
        "kleine_luecke lay b1-c1",
    ]
    assert params["line"][-1] == "loch a5"
    assert (params["at"], params["hole"], params["steps"]) == ("a5", "cell", 6)
    assert (params["does"], params["tile"], params["count"]) == ("lays", "0:0", 2)


SEVERAL = from_id("3:33300100232212312101")
"""None of its four solutions has 0:3 on b1-b2; two other places of 0:3 occur in some."""


def in_some_key(puzzle: Puzzle) -> int:
    """The places of all solutions."""
    return reduce(or_, solutions(puzzle))


def test_tile_with_three_places_is_tried() -> None:
    live = in_some_key(SEVERAL) | places(SEVERAL, "b1-b2")
    assert not list(provisional(SEVERAL, live))
    (step,) = deeper(SEVERAL, live)
    assert (step.aid, step.tried) == ("tiefer_siegel", next(bits(places(SEVERAL, "b1-b2"))))
    assert (step.lays, step.cuts) == (None, places(SEVERAL, "b1-b2"))
    assert step.places == places(SEVERAL, "b1-b2 c1-c2 e1-e2")
    assert step.line[-1].aid == "loch"


def test_trial_never_cuts_place_of_a_solution() -> None:
    live = in_some_key(SEVERAL)
    for aid in (provisional, deeper, exhaust):
        assert not list(aid(SEVERAL, live))


def test_exhaustion_cuts_place_without_solution() -> None:
    live = in_some_key(SEVERAL) | places(SEVERAL, "b1-b2")
    (step,) = exhaust(SEVERAL, live)
    assert (step.cuts, step.lays) == (places(SEVERAL, "b1-b2"), None)
    assert step.places == places(SEVERAL, "b1-b2 c1-c2 e1-e2")


def test_nested_trial_solves_more() -> None:
    puzzle = puzzle_of(PuzzleSpec(6, "tief"), "1")
    assert not is_solved(puzzle, propagate(puzzle, puzzle.all, "provisorisch"))
    taken = list(steps(puzzle))
    deep = [step for step in taken if step.aid == "tiefer_siegel"]
    assert deep
    assert sum(step.lays is not None for step in taken) == 28
    inner = {line.aid for step in deep for line in step.line}
    assert "provisorischer_siegel" in inner
    assert deep[0].line[-1].aid == "loch"


def test_last_method_cuts_all_wrong_places() -> None:
    puzzle = puzzle_of(PuzzleSpec(6, "tief"), "1")
    key = unique_solution(puzzle)
    step = next(exhaust(puzzle, puzzle.all))
    assert not step.cuts & key
    assert not list(exhaust(puzzle, key))
    assert not list(deeper(puzzle, key))


def test_figure_ii_leaves_two_blank_tiles_open() -> None:
    """0:0 and 0:4 have two arrangements, and 4:4 moves with them."""
    puzzle = from_grid(7, FIGURES["II"]["grid"])
    first_key, second_key = solutions(puzzle)
    apart = [puzzle.tiles[n] for n, of in enumerate(puzzle.of) if of & first_key != of & second_key]
    assert [str(tile) for tile in apart] == ["0:0", "0:4", "4:4"]


def test_conclusion_is_applied_once() -> None:
    puzzle = from_id("4:040114044310031323212322210344")
    step = first(puzzle, "a1-b1")
    assert step is not None
    live = conclude(puzzle, puzzle.all, step)
    assert live & puzzle.excluded[places(puzzle, "a1-a2").bit_length() - 1] == places(
        puzzle, "a1-a2"
    )
