"""Composing by hand as a game for one: the composer, an outline and the tiles of a set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.errors import IllegalMove
from alveus.core.events import Event, Message, say
from alveus.core.game import Result
from alveus.core.view import BoardView
from alveus.dominoes.dominosa.notation import cell
from alveus.dominoes.dominosa.outline import bits, write_key
from alveus.dominoes.terzett import laying, notation, reading
from alveus.dominoes.terzett.board import Board, Move
from alveus.dominoes.terzett.figure import count_keys
from alveus.dominoes.terzett.view import board_view

SHOWN = 200
"""Keys counted for somebody at the board."""


class Composing:
    """The rules of the composing board; what a match asks for besides, its game answers."""

    ending = "composed"

    def moves(self, state: Board) -> Sequence[Move]:
        """Tiles to take up, to lay, to turn and to take away, trials, help."""
        return list(laying.moves(state))

    def apply(self, state: Board, move: Move) -> tuple[Board, tuple[Event, ...]]:
        """The board after a move and what happened.  Raises IllegalMove with the reason."""
        refusal = laying.refused(state, move)
        if refusal is not None:
            raise IllegalMove(refusal.code, **refusal.params)
        after, event = laying.done(state, move)
        if not after.over:
            return after, (event,)
        told = {"ending": self.ending, "points": 1}
        return after, (event, Event("over", laying.SIDE, (), told))

    def results(self, state: Board) -> Sequence[Result]:
        """The board after every move."""
        return [
            Result(notation.text(state, move), laying.done(state, move)[0])
            for move in laying.moves(state)
        ]

    def view(self, known: Board, eyes: int) -> BoardView:
        """The board with its stock."""
        return board_view(known)

    def text(self, state: Board, move: Move) -> str:
        """A move in notation."""
        return notation.text(state, move)

    def parse(self, state: Board, text: str) -> tuple[Move, ...]:
        """The moves a text names.  Raises NotationError or IllegalMove."""
        return notation.parse(state, text)

    def position(self, board: Board) -> dict[str, Any]:
        """The board as files write it."""
        return reading.to_json(board)

    def read(self, position: Mapping[str, Any], kind: str) -> Board:
        """A board from a file.  Raises SetupError, NotationError."""
        return reading.from_json(position, kind)

    def key(self, state: Board) -> dict[str, Any]:
        """The key that lies there; on a full board also how many its figure has."""
        drawn = write_key(state.figure, list(bits(state.key)))
        if not state.full:
            return {"key": drawn, "solutions": 0, "complete": False}
        found = count_keys(state.puzzle, state.rule, SHOWN)
        return {"key": drawn, "solutions": found.solutions, "complete": found.complete}

    def reason(self, board: Board, path: Sequence[str]) -> Message | None:
        """Why nothing can be done with a way of one cell or two, or None where something can."""
        if board.over:
            return say("game_over")
        if not path:
            return None
        first, last = cell(board.figure, path[0]), cell(board.figure, path[-1])
        on = board.on(first)
        if first == last:
            if on is not None:
                return None
            return self._not_begun(board, first, len(path))
        if on is not None:
            return say("cell_covered", at=path[0], tile=str(on.tile))
        if (min(first, last), max(first, last)) not in board.figure.pair_of:
            return say("not_neighbours", **{"from": path[0], "to": path[-1]})
        if board.held is None:
            return say("nothing_held")
        ends = (min(first, last), max(first, last)) if board.held.double else (first, last)
        return laying.refused(board, Move("place", board.held, *ends))

    def _not_begun(self, board: Board, first: int, cells: int) -> Message | None:
        """Why no tile can be begun on a free cell."""
        if board.held is None:
            return say("nothing_held")
        ends = [(first, other) for other in board.figure.neighbours(first)]
        if board.held.double:
            ends = [(min(way), max(way)) for way in ends]
        reasons = [laying.refused(board, Move("place", board.held, *way)) for way in ends]
        if all(reasons):
            return reasons[0]
        name = board.figure.names[first]
        return None if cells == 1 else say("not_neighbours", **{"from": name, "to": name})
