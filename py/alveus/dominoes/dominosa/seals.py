"""The aids of the first grade: Siegel, Lücken, Trennung, and the Loch that shows an error.

`laid` is the mask of the places on which a tile has been found; a tile or cell that has one live
place and is not yet among them is found now.
"""

from __future__ import annotations

from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.step import Step


def count_places(puzzle: Puzzle, live: int) -> list[int]:
    """The Auszählung: for every tile the number of its live places."""
    return [(places & live).bit_count() for places in puzzle.of]


def find_seal(puzzle: Puzzle, live: int, laid: int) -> Step | None:
    """The next step of the first grade, or None."""
    return (
        _hole(puzzle, live) or _separation(puzzle, live, laid) or _seal(puzzle, live, laid)
        or _gap(puzzle, live, laid)
    )  # fmt: skip


def aid_for(puzzle: Puzzle, live: int, place: int) -> str:
    """The aid of this grade by which a tile is found on a place, or "" where it is not."""
    only = 1 << place
    places = puzzle.of[puzzle.tile_at[place]]
    if places & live == only:
        return "siegel" if places == only else "sekundaerer_siegel"
    if puzzle.figure.touching[place] & live == only:
        return "grosse_luecke"
    cells = puzzle.figure.pairs[place]
    return "kleine_luecke" if any(puzzle.figure.at[c] & live == only for c in cells) else ""


def _hole(puzzle: Puzzle, live: int) -> Step | None:
    """Loch: a cell or a tile without a place; something before it was wrong."""
    for cell, places in enumerate(puzzle.figure.at):
        if not places & live:
            return Step("loch", cells=(cell,))
    for found, places in enumerate(puzzle.of):
        if not places & live:
            return Step("loch", tiles=(found,))
    return None


def _separation(puzzle: Puzzle, live: int, laid: int) -> Step | None:
    """Trennung: a tile found is cut from its other places, and its cells from their neighbours."""
    for place in bits(laid):
        cuts = live & puzzle.excluded[place] & ~(1 << place)
        if cuts:
            found = puzzle.tile_at[place]
            return Step("trennung", (found,), puzzle.figure.pairs[place], 1 << place, cuts=cuts)
    return None


def _seal(puzzle: Puzzle, live: int, laid: int) -> Step | None:
    """Siegel: a tile with one place from the start; a secondary one if it arose later."""
    later = None
    for found, places in enumerate(puzzle.of):
        only = places & live
        if only & (only - 1) or only & laid:
            continue
        place = only.bit_length() - 1
        first = only == places
        if first or later is None:
            aid = "siegel" if first else "sekundaerer_siegel"
            step = Step(aid, (found,), puzzle.figure.pairs[place], only, place)
            if first:
                return step
            later = step
    return later


def _gap(puzzle: Puzzle, live: int, laid: int) -> Step | None:
    """Große Lücke: two cells shut off together; kleine Lücke: a cell open on one side only."""
    small = None
    for cell, places in enumerate(puzzle.figure.at):
        only = places & live
        if only & (only - 1) or only & laid:
            continue
        place = only.bit_length() - 1
        a, b = puzzle.figure.pairs[place]
        tiles = (puzzle.tile_at[place],)
        if live & puzzle.figure.touching[place] == only:
            return Step("grosse_luecke", tiles, (a, b), only, place)
        if small is None:
            small = Step("kleine_luecke", tiles, (cell, a + b - cell), only, place)
    return small
