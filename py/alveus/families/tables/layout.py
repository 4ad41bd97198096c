"""Layouts of the boards: the ids, rows, columns and names of the places, and each player's path.

A place is a point or square of the board, or an area beside it for men that are on the bar, in hand
or off.  Both players use the same place ids, but number the points along their own paths.  Some
points have marks: a traditional name, or a limit on the number of men.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from alveus.core.view import PlaceKind
from alveus.families.tables.ruleset import LIMIT_MARKS, NO_LIMIT
from alveus.families.tables.state import BAR, HAND, Side, Step

BARS, HANDS = ("bar.white", "bar.black"), ("hand.white", "hand.black")
"""The places of each player's hit men, and of the men that have not entered the board yet."""
TRAYS = ("off.white", "off.black")
"""The places of each player's men that have been borne off."""
BESIDE: Mapping[str, tuple[PlaceKind, int]] = {
    **{place: ("bar", seat) for seat, place in enumerate(BARS)},
    **{place: ("hand", seat) for seat, place in enumerate(HANDS)},
    **{place: ("tray", seat) for seat, place in enumerate(TRAYS)},
}
"""Kind and owner's seat of each place beside the board."""


@dataclass(frozen=True)
class Layout:
    """The places of a board, by id."""

    routes: tuple[tuple[str, ...], tuple[str, ...]]
    """For each seat the places of its path, by point number; index 0 is unused."""
    grid: Mapping[str, tuple[int, int]]
    """Row and column of each place, from 0 at the upper left as the board is drawn."""
    waiting_kind: str = "bar"
    """Name (code) of the place for hit men: `bar`, `cell` (holding cell), `circle` (ornament)."""
    square_names: Mapping[str, str] = field(default_factory=dict)
    """Names (``A7``), keyed by place, of squares that have the same name for both players."""
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The marks of each marked point, as codes, keyed by place: a traditional name (``summus``), or
    the limit on the number of men (``one_man``, ``any_number``)."""
    mark_names: Mapping[str, str] = field(default_factory=dict)
    """Traditional names (``summus``) drawn beside points of the Roman board, keyed by place id."""

    def place(self, seat: int, number: int) -> str:
        """Return the id of the place that has this number on a seat's path."""
        return self.routes[seat][number]

    def number(self, seat: int, place: str) -> int:
        """Return the number of a place on a seat's path, or 0 if the path does not contain it."""
        return self.routes[seat].index(place) if place in self.routes[seat] else 0

    def point_name(self, seat: int, number: int) -> int | str:
        """Return the name of a point on a seat's path: ``A7`` for a named square, or `number`."""
        return self.square_names.get(self.routes[seat][number], number)

    def source_name(self, seat: int, source: int) -> int | str:
        """Name a step's source: ``bar``, ``hand``, a square's name (``A7``) or a point number."""
        return {BAR: "bar", HAND: "hand"}.get(source) or self.point_name(seat, source)

    def path(self, seat: int, step: Step) -> tuple[str, str]:
        """Return the ids of the places at the start and at the end of a step."""
        beyond = step.target >= len(self.routes[seat])
        beside = {BAR: BARS[seat], HAND: HANDS[seat]}
        source = beside.get(step.source) or self.routes[seat][step.source]
        return source, TRAYS[seat] if beyond else self.routes[seat][step.target]

    def stacks(self, sides: Sequence[Side]) -> Iterator[tuple[str, int, int]]:
        """Yield each occupied place, with its owner's seat and the number of men."""
        for seat, side in enumerate(sides):
            places = (*self.routes[seat], BARS[seat], TRAYS[seat], HANDS[seat])
            numbers = (*side.points, side.bar, side.off, side.hand)
            for place, men in zip(places, numbers, strict=True):
                if men:
                    yield place, seat, men


def half_board(length: int, limits: Sequence[int]) -> Layout:
    """Return half a tables board: `length` points in two rows, the bar and the trays on the right.

    White moves left in the upper row, then right in the lower row; Black takes the same path in the
    opposite direction.  `limits` has the maximum number of men on each point, indexed by the
    player's own number of the point; index 0 and points without a limit have `NO_LIMIT`.  It is
    empty if no point has a limit.
    """
    half = length // 2
    points = tuple(f"p{number}" for number in range(1, length + 1))
    grid = {place: (0, half - 1 - i) for i, place in enumerate(points[:half])}
    grid |= {place: (1, i) for i, place in enumerate(points[half:])}
    grid |= {"bar.white": (0, half), "off.black": (0, half + 1)}
    grid |= {"bar.black": (1, half), "off.white": (1, half + 1)}
    marks = dict.fromkeys(points, (LIMIT_MARKS[NO_LIMIT],))
    for number, limit in enumerate(limits):
        if limit != NO_LIMIT:
            marks[points[number - 1]] = marks[points[-number]] = (LIMIT_MARKS[limit],)
    return Layout((("", *points), ("", *reversed(points))), grid, marks=marks)


def roman_board(contrary: bool, hands: bool, waiting_kind: str) -> Layout:
    """Return the Roman board: twelve lines, divided by a lane in which the dice are rolled.

    White sits at the left short end, Black at the right one.  Points 1 to 12 are the left halves of
    the lines from top to bottom, 13 to 24 the right halves from bottom to top.  If `contrary`,
    Black moves from 24 to 1; if `hands`, men start in hand.  For `waiting_kind`, see `Layout`.
    """
    points = tuple(f"p{number}" for number in range(1, 25))
    names = {"p14": "antigonus", "p19": "summus", "p23": "divus"}
    grid = {place: (i, 1) for i, place in enumerate(points[:12])}
    grid |= {place: (11 - i, 2) for i, place in enumerate(points[12:])}
    for side, column in (("white", 0), ("black", 3)):
        grid |= {f"bar.{side}": (0, column), f"off.{side}": (11, column)}
        if hands:
            grid[f"hand.{side}"] = (1, column)
    return Layout(
        routes=(("", *points), ("", *(reversed(points) if contrary else points))),
        grid=grid,
        waiting_kind=waiting_kind,
        marks={place: (name,) for place, name in names.items()},
        mark_names=names,
    )


def slab_board(route: str) -> Layout:
    """Return the board of 36 squares: three rows of twelve, with a round ornament in mid-row.

    A path enters on the middle row, then passes the upper and the lower row.  `route` is ``common``
    (one path for both), ``mirrored`` (Black passes the upper and lower row in the opposite
    direction), or ``half_a`` (White's path has only the left half of the middle row, Black's path
    only the right half).
    """
    a = [f"a{n}" for n in range(1, 13)]
    outer = [f"{row}{n}" for row in "bcd" for n in range(1, 7)] + [f"e{n}" for n in range(6, 0, -1)]
    columns = (*range(6), *range(7, 13))
    cells = [(row, column) for row, way in ((1, 1), (0, -1), (2, 1)) for column in columns[::way]]
    grid = dict(zip([*a, *outer], cells, strict=True))
    for side, row in (("black", 0), ("white", 2)):
        grid |= {f"bar.{side}": (row, 6), f"hand.{side}": (row, 13), f"off.{side}": (row, 14)}
    routes = {
        "common": (("", *a, *outer), ("", *a, *outer)),
        "mirrored": (("", *a, *outer), ("", *a, *reversed(outer))),
        "half_a": (("", *a[:6], *outer), ("", *a[6:], *outer)),
    }
    return Layout(
        routes=routes[route],
        grid=grid,
        waiting_kind="circle",
        square_names={place: place.upper() for place in (*a, *outer)},
    )
