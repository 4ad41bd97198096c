"""Steps of a solution, and the solving methods (aids) of the two easiest grades of difficulty.

A function for a method finds steps: the next one (first grade), or all (second grade).  The German
names of the methods are those of the book by Adler and Jahn (1920), except for the methods of the
grades `mengen` and `tief`.  A place is a pair of adjacent cells.  Two bit masks describe the sheet:
bit i of `live` is 1 if place i is not ruled out, bit i of `placed` is 1 if place i has a tile.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle

Grade: TypeAlias = Literal["siegel", "festlegung", "mengen", "provisorisch", "tief"]
GRADES: tuple[Grade, ...] = get_args(Grade)
"""The grades (difficulty) of puzzles from easy to hard, each named after one of its methods."""

_AIDS: Mapping[Grade, tuple[str, ...]] = {
    "siegel": (
        "trennung", "siegel", "sekundaerer_siegel", "grosse_luecke", "kleine_luecke", "loch",
    ),
    "festlegung": ("festlegung", "festlegung_dual", "quadrat"),
    "mengen": ("ueberdeckung", "doppelung", "paritaet", "mengen"),
    "provisorisch": ("provisorischer_siegel",),
    "tief": ("tiefer_siegel", "erschoepfung"),
}  # fmt: skip
AIDS: Mapping[str, Grade] = MappingProxyType(
    {aid: grade for grade, aids in _AIDS.items() for aid in aids}
)
"""The grade of difficulty of each solving method, keyed by the method's name."""


@dataclass(frozen=True)
class Step:
    """A conclusion that one solving method draws: excluded places, or a tile's place.

    `aid` is the name of the method.  Tiles, cells and places (pairs of adjacent cells) are indices,
    as in `Puzzle`.  Some methods use a trial: a tile is tried on a place, which leads to a
    contradiction.
    """

    aid: str
    tiles: tuple[int, ...] = ()
    """Tiles that the explanation of the step mentions."""
    cells: tuple[int, ...] = ()
    """Cells that the explanation of the step mentions.  If `line` contains the steps of a trial,
    these are the two cells of the place on which the tile was tried."""
    places: int = 0
    """Bit mask of the places that explain the step, such as all possible places of one tile."""
    lays: int | None = None
    """The place where the step puts a tile; None if it puts none."""
    cuts: int = 0
    """Bit mask of the places that the step rules out (bit i is place i); 0 if none."""
    tried: int | None = None
    """Index of the place where a tried tile led to a contradiction; None without a trial."""
    line: tuple[Step, ...] = ()
    """The steps that follow from a tile on the place with the index `tried`.  The last of these
    steps is the contradiction, by the method `loch` (hole): a cell or a tile without a possible
    place.  The tuple is empty for all methods except `provisorischer_siegel` and
    `tiefer_siegel`."""
    number: int | None = None
    """Only for the method Mengen: the number that all `cells` and `tiles` have in common."""

    @property
    def grade(self) -> Grade:
        """The grade of the method."""
        return AIDS[self.aid]


def find_seal(puzzle: Puzzle, live: int, placed: int) -> Step | None:
    """Return the next step of a solution by the methods of the easiest grade, `siegel`, or None.

    The step names a cell or a tile without a possible place (a contradiction), or rules out places
    that a placed tile makes impossible, or puts a tile on a place that is the only one left for the
    tile (the method Siegel, "seal") or for a cell.
    """
    return (
        _hole(puzzle, live)
        or _separation(puzzle, live, placed)
        or _seal(puzzle, live, placed)
        or _gap(puzzle, live, placed)
    )


def aid_for(puzzle: Puzzle, live: int, place: int) -> str:
    """Return the name of the easiest method that proves that `place` (an index) has a tile.

    Only the methods of the easiest grade, `siegel`, are tried.  Return "" if none proves it.
    """
    only = 1 << place
    places = puzzle.of[puzzle.tile_at[place]]
    if places & live == only:
        return "siegel" if places == only else "sekundaerer_siegel"
    if puzzle.figure.touching[place] & live == only:
        return "grosse_luecke"
    cells = puzzle.figure.pairs[place]
    return "kleine_luecke" if any(puzzle.figure.at[c] & live == only for c in cells) else ""


def _hole(puzzle: Puzzle, live: int) -> Step | None:
    """Loch (contradiction): return a step that names a cell or a tile without possible places."""
    for cell, places in enumerate(puzzle.figure.at):
        if not places & live:
            return Step("loch", cells=(cell,))
    for tile, places in enumerate(puzzle.of):
        if not places & live:
            return Step("loch", tiles=(tile,))
    return None


def _separation(puzzle: Puzzle, live: int, placed: int) -> Step | None:
    """Trennung (separation): rule out the places that a placed tile makes impossible.

    These are the other places of this tile, and all other places that contain one of its cells.
    Return the step for the first placed tile with such a place in `live`; None if there is none.
    """
    for place in bits(placed):
        cuts = live & puzzle.excluded[place] & ~(1 << place)
        if cuts:
            tiles, cells = (puzzle.tile_at[place],), puzzle.figure.pairs[place]
            return Step("trennung", tiles, cells, 1 << place, cuts=cuts)
    return None


def _seal(puzzle: Puzzle, live: int, placed: int) -> Step | None:
    """Return a step that puts a tile on its only live place; None if no unplaced tile has only one.

    A tile that fits on one place of the whole sheet (Siegel) has priority over a tile whose other
    places have been ruled out (secondary Siegel).
    """
    later = None
    for tile, places in enumerate(puzzle.of):
        only = places & live
        if only & (only - 1) or only & placed:
            continue
        place = only.bit_length() - 1
        if only == places:
            return Step("siegel", (tile,), puzzle.figure.pairs[place], only, place)
        if later is None:
            later = Step("sekundaerer_siegel", (tile,), puzzle.figure.pairs[place], only, place)
    return later


def _gap(puzzle: Puzzle, live: int, placed: int) -> Step | None:
    """Return a step that puts a tile on the only live place of a cell without a tile, or None.

    A place that is the only live one of both its cells (große Lücke: large gap) has priority over a
    place that is the only live one of just one cell (kleine Lücke: small gap).
    """
    small = None
    for cell, places in enumerate(puzzle.figure.at):
        only = places & live
        if only & (only - 1) or only & placed:
            continue
        place = only.bit_length() - 1
        a, b = puzzle.figure.pairs[place]
        tiles = (puzzle.tile_at[place],)
        if live & puzzle.figure.touching[place] == only:
            return Step("grosse_luecke", tiles, (a, b), only, place)
        if small is None:
            small = Step("kleine_luecke", tiles, (cell, a + b - cell), only, place)
    return small


def commitments(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Festlegung: if all live places of a tile share a cell, rule out other tiles on the cell."""
    figure = puzzle.figure
    for tile, group in enumerate(puzzle.of):
        places = group & live
        if not places & (places - 1):
            continue
        for cell in figure.pairs[places.bit_length() - 1]:
            cuts = figure.at[cell] & live & ~places
            if cuts and not places & ~figure.at[cell]:
                yield Step("festlegung", (tile,), (cell,), places, cuts=cuts)


def dual_commitments(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Dual Festlegung: if only one tile fits on a cell, rule out this tile's places elsewhere.

    `live` is the bit mask of the places (pairs of adjacent cells) that are not ruled out.
    """
    for cell, group in enumerate(puzzle.figure.at):
        places = group & live
        if not places & (places - 1):
            continue
        tile = puzzle.tile_at[places.bit_length() - 1]
        cuts = puzzle.of[tile] & live & ~places
        if cuts and not places & ~puzzle.of[tile]:
            yield Step("festlegung_dual", (tile,), (cell,), places, cuts=cuts)


def squares(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Quadrat: if two tiles fit only on the same four cells, rule out other tiles on the cells."""
    figure = puzzle.figure
    candidates: list[tuple[int, int, int]] = []
    for tile, group in enumerate(puzzle.of):
        places = group & live
        if places.bit_count() != 2:
            continue
        cells = reduce(or_, (1 << cell for place in bits(places) for cell in figure.pairs[place]))
        for other, other_places, other_cells in candidates:
            if (cells | other_cells).bit_count() != 4:
                continue
            square = tuple(bits(cells | other_cells))
            touching = reduce(or_, (figure.at[cell] for cell in square))
            cuts = touching & live & ~places & ~other_places
            if cuts:
                yield Step("quadrat", (other, tile), square, places | other_places, cuts=cuts)
        candidates.append((tile, places, cells))
