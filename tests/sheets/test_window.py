"""Clipped drawings."""

from __future__ import annotations

import pytest
from tests.sheets.measuring import Shape, shapes

from alveus.diagrams.svg import INK, Box, Drawing
from alveus.sheets.page import PAPERS, Sheet
from alveus.sheets.window import Window


@pytest.fixture
def window() -> Window:
    return Window(Box(10, 10, 20, 20))


def inside(window: Window) -> list[Shape]:
    return list(shapes(Sheet(PAPERS["a4"], "", window).element()))


def box(shape: Shape, edge: float = 0.0) -> tuple[float, ...]:
    sides = shape.left + edge, shape.top + edge, shape.right - edge, shape.below - edge
    return tuple(round(side, 2) for side in sides)


def test_shape_inside_the_box_is_moved(window: Window) -> None:
    window.rectangle(Box(12, 13, 4, 5), width=0)
    assert box(inside(window)[0]) == (2, 3, 6, 8)


def test_line_ends_at_the_edge(window: Window) -> None:
    window.line((0, 20), (40, 20), width=2)
    assert box(inside(window)[0], 1) == (0, 10, 20, 10)


def test_line_outside_is_not_drawn(window: Window) -> None:
    window.line((0, 5), (40, 5))
    window.line((40, 0), (40, 40))
    window.line((0, 25), (8, 40))
    assert inside(window) == []


def test_rectangle_around_the_box_is_not_drawn(window: Window) -> None:
    window.rectangle(Box(0, 0, 40, 40))
    assert inside(window) == []


def test_clipped_rectangle_keeps_two_sides(window: Window) -> None:
    window.rectangle(Box(20, 20, 40, 40), width=2)
    assert [box(side, 1) for side in inside(window)] == [(10, 10, 20, 10), (10, 10, 10, 20)]


def test_clipped_shape_is_filled_up_to_the_edge(window: Window) -> None:
    window.polygon((20, 20), (60, 20), (60, 60), fill=INK, width=0)
    [filled] = inside(window)
    assert box(filled) == (10, 10, 20, 20)


def test_clipped_circle_remains_round(window: Window) -> None:
    window.circle((30, 20), 5, width=0.2)
    sides = inside(window)
    assert box(sides[0])[0] >= 14.8
    assert min(side.left for side in sides) == pytest.approx(14.9, abs=0.05)
    assert max(side.right for side in sides) <= 20.1


def test_text_is_not_clipped(window: Window) -> None:
    window.text((29, 20), "in", 4)
    window.text((31, 20), "out", 4)
    assert [shape.words for shape in inside(window)] == ["in"]


def test_clipped_path_ends_at_the_edge(window: Window) -> None:
    window.path("M -1 -1 L 1 -1 C 1 0 1 0 1 1 L -1 1 Z", (30, 30), 5, fill=INK, width=0)
    assert box(inside(window)[0]) == (15, 15, 20, 20)


def test_path_inside_the_box_is_moved(window: Window) -> None:
    window.path("M -1 -1 L 1 -1 L 1 1 Z", (20, 20), 5, width=0)
    [shape] = inside(window)
    assert (shape.tag, box(shape)) == ("path", (5, 5, 15, 15))


def test_arrow_ends_at_the_edge(window: Window) -> None:
    window.arrow((20, 20), (60, 20))
    assert {box(shape, 2.5) for shape in inside(window)[:1]} == {(10, 10, 20, 10)}
    assert all(shape.right <= 20 + 2.5 for shape in inside(window))


def test_arrow_outside_is_not_drawn(window: Window) -> None:
    window.arrow((0, 2), (40, 2))
    assert inside(window) == []


def test_tint_ends_at_the_edge(window: Window) -> None:
    window.tint(Box(20, 20, 40, 40))
    assert box(inside(window)[-1]) == (10, 10, 20, 20)


def test_placed_drawing_is_moved_and_drawn_only_if_its_centre_is_inside(window: Window) -> None:
    square = Drawing(4, 4)
    square.rectangle(Box(0, 0, 4, 4), width=0)
    window.place(square, (12, 13))
    window.place(square, (40, 13))
    window.place(square, (32, 13), turn=90)
    assert [box(shape) for shape in inside(window)] == [(2, 3, 6, 7), (18, 3, 22, 7)]
