"""Read and write moves as text: ``lay d2-e2``, ``lift d2``, ``line d2-e2``, ``mark 6`` and others.

A text can contain several moves in sequence, as some hints do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from alveus.core.errors import IllegalMove, NotationError
from alveus.core.limits import MOVE_CHARACTERS
from alveus.dominoes.dominosa.outline import Outline
from alveus.dominoes.dominosa.state import Move, State

ALONE = ("try", "keep", "drop", "check")
"""Verbs without an argument."""


def text(state: State, move: Move) -> str:
    """Return a move as text.  A tile to lift is identified by its first cell."""
    figure = state.puzzle.figure
    if move.verb in ("lay", "line"):
        return f"{move.verb} {figure.pair_name(move.at)}"
    if move.verb == "lift":
        return f"lift {figure.names[figure.pairs[move.at][0]]}"
    return f"mark {move.at}" if move.verb == "mark" else move.verb


def parse(state: State, written: str) -> tuple[Move, ...]:
    """Return the moves in a text.

    Raises NotationError; IllegalMove `nothing_to_lift`, `not_neighbours`.
    """
    moves = tuple(_moves(state, written))
    if not moves:
        raise NotationError("notation", text="")
    return moves


def _moves(state: State, written: str) -> Iterator[Move]:
    if len(written) > MOVE_CHARACTERS:
        raise NotationError("notation", text=written[:80])
    figure = state.puzzle.figure
    words = iter(written.split())
    for verb in words:
        if verb in ALONE:
            yield Move(verb)
            continue
        argument = next(words, "")
        if verb in ("lay", "line"):
            yield Move(verb, pair(figure, argument))
        elif verb == "lift":
            on = state.tile_on(cell(figure, argument))
            if on is None:
                raise IllegalMove("nothing_to_lift", at=argument)
            yield Move(verb, on)
        elif verb == "mark" and re.fullmatch(r"[0-9]{1,3}", argument):
            if int(argument) > state.puzzle.reach:
                raise NotationError("no_such_number", number=int(argument))
            yield Move(verb, int(argument))
        else:
            raise NotationError("notation", text=written[:80])


def cell(figure: Outline, name: str) -> int:
    """Return the index of a named cell.  Raises NotationError `no_such_cell`."""
    if name not in figure.named:
        raise NotationError("no_such_cell", cell=name[:80])
    return figure.named[name]


def pair(figure: Outline, written: str) -> int:
    """Return the index of a place, written as two adjacent cells ``d2-e2``.

    Raises NotationError, or IllegalMove `not_neighbours`.
    """
    first, dash, second = written.partition("-")
    if not dash:
        raise NotationError("notation", text=written[:80])
    ends = sorted((cell(figure, first), cell(figure, second)))
    found = figure.pair_of.get((ends[0], ends[1]))
    if found is None:
        raise IllegalMove("not_neighbours", **{"from": first, "to": second})
    return found
