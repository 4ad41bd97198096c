"""Why not: the reason why nothing can be done with a way over the cells of a sheet."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.events import Message, say
from alveus.dominoes.dominosa.notation import cell
from alveus.dominoes.dominosa.play import places_for_tiles, why_no_tile
from alveus.dominoes.dominosa.state import State


def explain(state: State, path: Sequence[str]) -> Message | None:
    """Why no tile can be laid on two cells, or none begun or lifted on one; None where it can."""
    if state.over:
        return say("game_over")
    if not path:
        return None
    figure = state.puzzle.figure
    first, last = cell(figure, path[0]), cell(figure, path[-1])
    apart = say("not_neighbours", **{"from": path[0], "to": path[-1]})
    if first != last:
        place = figure.pair_of.get((min(first, last), max(first, last)))
        return apart if place is None else why_no_tile(state, place)
    if state.tile_on(first) is not None:
        return None
    if not places_for_tiles(state) & figure.at[first]:
        return say("cell_shut", at=path[0])
    return None if len(path) == 1 else apart
