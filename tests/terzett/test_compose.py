"""Automatic composition: correct figures, proofs of impossibility, reproducible seeds."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.terzett import slow
from tests.terzett.boards import (
    RECTANGLE,
    across,
    after,
    below,
    board,
    grid,
    impossible,
    key,
    made,
    terzett,
)

from alveus.core.errors import SetupError
from alveus.core.stream import stream_of
from alveus.families.dominoes.terzett import compose as composing
from alveus.families.dominoes.terzett.board import FREE, Board
from alveus.families.dominoes.terzett.compose import compose, find_numbers
from alveus.families.dominoes.terzett.figure import count_keys, figure_facts, ready_figures
from alveus.families.dominoes.terzett.kinds import KINDS

LIBRARY = ready_figures("library")
DIAGONAL = {f"{column}{row + 1}": row for row, column in enumerate("abcdefgh")}
LYING_CROSS = {**across(4, "bcdefgh", 0), "e3": 0, "e5": 0}
UPRIGHT_CROSS = {**{f"e{row}": 0 for row in range(1, 8)}, "d4": 0, "f4": 0}
BANDS = [*["#" * 10] * 2, *[".########."] * 2, *["#" * 10] * 2]
PLUS = {**across(4, "cdefg", 0), **{f"e{row}": 0 for row in (2, 3, 5, 6)}}


def is_correct(whole: Board) -> bool:
    return slow.right(grid(whole), key(whole), whole.kind.name, whole.reach)


def refusal(start: Board, tries: int = 40, word: str = "1") -> tuple[str, Any]:
    with pytest.raises(SetupError) as caught:
        for _ in islice(compose(start, word), tries):
            pass
    return caught.value.code, caught.value.params.get("why")


@examples(6)
@given(st.integers(0, 10**6))
def test_figures_are_correct_and_reproducible(seed: int) -> None:
    whole = made(board(RECTANGLE), str(seed))
    assert is_correct(whole)
    assert whole.over
    assert made(board(RECTANGLE), str(seed)) == whole


@pytest.mark.parametrize(
    "prescribed",
    [
        below("cde", range(8)),
        {**below("cde", range(8)), **across(1, "abcdefghi", 0)},
        across(1, "abcdefghi", 0),
        DIAGONAL,
        LYING_CROSS,
        UPRIGHT_CROSS,
        {"e5": 7, "e6": 7, "e7": 7},
    ],
    ids=["fig 9", "fig 10", "nine in a row", "fig 11", "fig 12", "fig 12 upright", "fig 4"],
)
def test_figure_contains_prescribed_numbers(prescribed: dict[str, int]) -> None:
    whole = made(board(RECTANGLE, given=prescribed))
    assert is_correct(whole)
    names = whole.figure.named
    assert {cell: whole.puzzle.numbers[names[cell]] for cell in prescribed} == prescribed


@pytest.mark.parametrize("sums", [{"c": 10}, {"c": 27}, {"1": 20, "8": 40}])
def test_prescribed_sums_are_met(sums: dict[str, int]) -> None:
    whole = made(board(RECTANGLE, sums=sums))
    rows = grid(whole)
    actual = {"c": sum(row[2] for row in rows), "1": sum(rows[0]), "8": sum(rows[7])}
    assert is_correct(whole)
    assert {line: actual[line] for line in sums} == sums


def test_composing_keeps_placed_tiles() -> None:
    begun = after(board(RECTANGLE), "place 0:0 a1-b1", "place 0:5 c1-c2", "place 6:6 e5-e6")
    whole = made(begun)
    assert set(begun.laid) <= set(whole.laid)
    assert is_correct(whole)


def test_duett_with_a_placed_double_can_be_composed() -> None:
    begun = after(board(["########"] * 7, "duett"), "place 0:0 a4-a5", "place 1:1 g5-h5")
    whole = made(begun)
    assert set(begun.laid) <= set(whole.laid)
    assert is_correct(whole)


def test_duett_with_all_cells_of_a_number_prescribed_can_be_composed() -> None:
    (puzzle,) = [entry.puzzle for entry in LIBRARY if entry.name == "duett-7x8"]
    cells = zip(puzzle.figure.names, puzzle.numbers, strict=True)
    prescribed = {name: number for name, number in cells if number == 0}
    whole = made(board(["########"] * 7, "duett", given=prescribed))
    assert is_correct(whole)
    assert all(whole.puzzle.numbers[whole.figure.named[cell]] == 0 for cell in prescribed)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_composed(kind: str) -> None:
    outline = next(entry.puzzle.figure.text_rows for entry in LIBRARY if entry.kind == kind)
    whole = made(board(outline, kind), "3")
    assert is_correct(whole)
    assert whole.over
    assert count_keys(whole.puzzle, whole.kind).solutions >= 1


@pytest.mark.parametrize("entry", LIBRARY, ids=lambda entry: entry.name)
def test_library_figures_are_correct(entry: Any) -> None:
    kind = KINDS[entry.kind]
    facts = figure_facts(entry.puzzle, kind)
    assert slow.right(entry.puzzle.grid, facts["key"], entry.kind, entry.puzzle.reach)
    assert (facts["keys"], facts["complete"]) == (entry.keys, True)


def test_library_has_forty_terzett_outlines_and_all_other_kinds() -> None:
    kinds = [entry.kind for entry in LIBRARY]
    assert kinds.count("terzett") >= 40
    assert set(kinds) == set(KINDS)
    drawn = {(entry.kind, tuple(entry.puzzle.figure.text_rows)) for entry in LIBRARY}
    assert len(drawn) == len({entry.name for entry in LIBRARY}) == len(kinds)


def test_plus_of_five_and_five_equal_numbers_is_impossible() -> None:
    """Nine equal numbers form a cross only as a bar of seven with a bar of three."""
    assert refusal(board(RECTANGLE, given=PLUS)) == ("impossible", "never")


def test_zeros_and_ones_in_outer_rows_are_impossible() -> None:
    rows = {**across(1, "abcdefghi", 0), **across(8, "abcdefghi", 1)}
    assert refusal(board(RECTANGLE, given=rows)) == ("impossible", "tile_stuck")


@pytest.mark.parametrize(
    ("start", "why"),
    [
        (board(["#" * (2 * n) for n in range(1, 9)]), "no_grouping"),
        (board(BANDS, "quadrat", given={"a1": 0, "b1": 1}), "never"),
        (board(["###", ".#.", ".#.", ".#."]), "unpaired"),
        (board(RECTANGLE, sums={"c": 57}), "sum"),
    ],
    ids=["a staircase of single steps", "two numbers in a square", "no tiling", "too large a sum"],
)
def test_impossible_boards_give_a_reason(start: Board, why: str) -> None:
    assert refusal(start) == ("impossible", why)


@pytest.mark.parametrize(
    ("kind", "outline"),
    [
        ("quartett", ["#" * 14] * 4),
        ("quartett", ["####"] * 14),
        ("quartett", ["##"] * 28),
        ("quadrat", ["#" * 14] * 4),
        ("quadrat", [*["######"] * 4, *["##..##"] * 2, *["######"] * 4]),
    ],
)
def test_impossible_outlines_are_recognised_in_every_orientation(
    kind: str, outline: list[str]
) -> None:
    assert refusal(board(outline, kind)) == ("impossible", "proved")


def test_proof_applies_only_to_the_rules_that_it_states() -> None:
    start = board(["##"] * 28, "quartett")
    assert impossible(start) == "proved"
    other_rules = replace(start.kind, double_alone=False)
    assert impossible(replace(start, kind=other_rules)) is None


def test_quodlibet_contains_all_three_shapes() -> None:
    outline = next(entry.puzzle.figure.text_rows for entry in LIBRARY if entry.kind == "quodlibet")
    for seed in "12":
        (groups, *_) = slow.partitions(grid(made(board(outline, "quodlibet"), seed)), "quodlibet")
        wide = {len({column for _, column in group}) for group in groups}
        assert wide == {1, 2, 4}


def test_unsuccessful_search_is_not_reported_as_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(composing, "MAX_ATTEMPTS", 1)
    code, why = refusal(board(RECTANGLE, given=below("cde", range(8))), word="4")
    assert (code, why) == ("figure_not_found", None)


def test_library_figure_depends_on_the_seed() -> None:
    from alveus import registry

    def figure(seed: str, **start: str) -> Any:
        made_of = registry.spec("terzett").puzzle({}, seed, start or None)
        while True:
            try:
                assert next(made_of).code == "generating"
            except StopIteration as end:
                return end.value

    pyramid = figure("1", library="pyramid")
    assert pyramid == figure("1", library="pyramid") != figure("2", library="pyramid")
    state = terzett().from_json(pyramid)
    assert not state.over
    assert figure("1") != figure("2")


KEYS_WITH_NUMBERS = (
    ("_0____", "cc cd ce df af aa"),
    ("_____0", "ac aa ad be cc"),
    ("_1____", "bc df ce af ee ac"),
    ("_2___2", "ce ac bf bd af"),
    ("___2_2", "ef df ad bc ac ee"),
    ("0_____", "de bc df ff cf ce"),
)
"""Prescribed numbers of six groups, and the two groups joined by each tile."""


@pytest.mark.parametrize(("prescribed", "joined"), KEYS_WITH_NUMBERS)
def test_number_search_finds_numbers_if_there_are_any(prescribed: str, joined: str) -> None:
    """Only unused numbers that are not prescribed are interchangeable."""
    given_numbers = [FREE if number == "_" else int(number) for number in prescribed]
    pairs = [("abcdef".index(both[0]), "abcdef".index(both[1])) for both in joined.split()]
    for seed in range(4):
        numbers = find_numbers(given_numbers, pairs, 2, 2, stream_of(str(seed)))
        assert numbers is not None
        assert all(
            wanted in (FREE, now) for wanted, now in zip(given_numbers, numbers, strict=True)
        )
        assert len({frozenset((numbers[a], numbers[b])) for a, b in pairs}) == len(pairs)
        assert [numbers.count(number) for number in range(3)] == [2, 2, 2]
