"""The printed figures, and the rules for correct figures."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dominosa.puzzles import FIGURES
from tests.terzett import slow
from tests.terzett.boards import terzett

from alveus.ai import Budget, advise, finish
from alveus.core.errors import AlveusError, SetupError
from alveus.families.dominoes.terzett.figure import (
    count_keys,
    figure_facts,
    first_figure,
    grouping,
    read,
    ready_figures,
)
from alveus.families.dominoes.terzett.kinds import KINDS, TERZETT
from alveus.families.dominoes.terzett.topics import list_figures

CONNECTIONS = {"I": 6, "II": 5, "III": 9, "IV": 6, "V": 0, "VII": 4, "IX": 0}
"""Pairs of equal groups that touch, counted in the printed book."""


@pytest.mark.parametrize(("number", "figure"), FIGURES.items())
def test_printed_figures_are_correct(number: str, figure: Any) -> None:
    printed_here = next(entry for entry in ready_figures("book") if entry.name == number.lower())
    assert printed_here.puzzle.grid == figure["grid"]
    facts = figure_facts(printed_here.puzzle, TERZETT)
    assert facts["cells"] == 72
    assert set(facts["numbers"].values()) == {9}
    assert (facts["keys"], facts["complete"]) == (figure["tilings"], True)
    assert facts["partitions"] == figure["triple_partitions"]
    assert slow.right(figure["grid"], facts["key"], "terzett", 7)
    assert sum(1 for _ in slow.partitions(figure["grid"])) == facts["partitions"]


@pytest.mark.parametrize(("number", "connections"), CONNECTIONS.items())
def test_connections_of_printed_figures(number: str, connections: int) -> None:
    groups = grouping(read({"grid": FIGURES[number]["grid"]}, TERZETT), TERZETT)
    assert groups is not None
    assert groups.connections == connections


def test_list_of_figures_contains_seals_shapes_and_repairs() -> None:
    figures = {figure["id"]: figure for figure in list_figures({})["figures"]}
    assert [FIGURES[n.upper()]["siegel"] for n in figures] == [
        figure["seals"] for figure in figures.values()
    ]
    assert {figure["shape"] for figure in figures.values()} == {"rectangle", "letter", "pierced"}
    repairs = {"none", "caption_below", "legs_moved", "narrowed", "group_moved", "regrouped"}
    assert {figure["repair"] for figure in figures.values()} == repairs
    assert figures["viii"]["shape"] == figures["ix"]["shape"] == "letter"


def test_every_key_solves_a_figure() -> None:
    """Figure I has two keys; both end the game."""
    game = terzett()
    for otherwise in (False, True):
        state = game.opening()
        while not state.over:
            advice = finish(advise(game, state, 0, Budget(), 0))
            text = advice.text
            if advice.reason.code == "either" and otherwise:
                text = next(
                    game.text(state, move)
                    for move in game.moves(state)
                    if move.verb == "lay"
                    and state.live >> move.at & 1
                    and game.text(state, move) != text
                )
            for move in game.parse(state, text):
                state, _ = game.apply(state, move)
        assert game.outcome(state).ending == "solved"


def test_hints_solve_a_figure_with_several_keys() -> None:
    game, content = terzett(), {"puzzle": {"reach": 7, "grid": FIGURES["III"]["grid"]}}
    state: Any = game.from_json(content)
    codes = []
    while not state.over:
        advice = finish(advise(game, state, 0, Budget(), 0))
        codes.append(advice.reason.code)
        for move in game.parse(state, advice.text):
            state, _ = game.apply(state, move)
    assert codes.count("either") > 1


def test_double_alone_is_not_a_group_in_a_duett() -> None:
    """A key is invalid if a double touches no other half with its number."""
    duett = KINDS["duett"]
    content = {"grid": [[0, 0, 1, 1], [0, 0, 2, 2], [1, 1, 2, 2]]}
    puzzle = read(content, duett)
    assert count_keys(puzzle, duett).solutions < count_keys(puzzle, TERZETT).solutions


def test_a_quodlibet_needs_every_shape() -> None:
    rows = first_figure(KINDS["quartett"]).grid
    with pytest.raises(SetupError) as caught:
        figure_facts(read({"grid": rows}, KINDS["quodlibet"]), KINDS["quodlibet"])
    assert caught.value.code == "shape_missing"


ONE = FIGURES["I"]["grid"]
OTHER = [[ONE[0][0], *ONE[0][1:-1], 3], *ONE[1:]]
SWAPPED = [[ONE[1][0], *ONE[0][1:]], [ONE[0][0], *ONE[1][1:]], *ONE[2:]]


@pytest.mark.parametrize(
    ("content", "code", "params"),
    [
        ({"grid": ONE[:7]}, "cells_number", {"count": 63, "expected": 72, "kind": "terzett"}),
        ({"grid": OTHER}, "number_count", {"number": 3, "count": 10, "expected": 9}),
        ({"grid": SWAPPED}, "not_grouped", {"number": 3, "at": "b1"}),
        ({"grid": [[8, *ONE[0][1:]], *ONE[1:]]}, "number_range", {"at": "a1"}),
        ({"grid": "333"}, "wrong_type", {"name": "grid"}),
        ({}, "missing", {"name": "grid"}),
        ({"puzzle": "6:" + "0" * 56}, "number_count", {"number": 0}),
        ({"grid": [[0, 0, 0], [1, 1, None], [None, None, 1]]}, "odd_region", {"at": "a1"}),
    ],
)
def test_invalid_figure_is_rejected_with_cell_or_number(
    content: Any, code: str, params: dict[str, Any]
) -> None:
    with pytest.raises(AlveusError) as caught:
        figure_facts(read(content, TERZETT), TERZETT)
    assert caught.value.code == code
    assert params.items() <= dict(caught.value.params).items()


def test_figure_without_a_key_is_rejected() -> None:
    """Row 1 contains only zeros and row 2 only ones, so no zero can touch a 2."""
    rows = [[0] * 9, [1] * 9, *([n] * 9 for n in range(2, 8))]
    with pytest.raises(SetupError) as caught:
        figure_facts(read({"grid": rows}, TERZETT), TERZETT)
    assert caught.value.code == "no_solution"
    with pytest.raises(SetupError) as caught:
        terzett().from_json({"puzzle": {"reach": 7, "grid": rows}})
    assert caught.value.code == "no_solution"
