"""Composing by hand as a game for one: the composer, an outline and the tiles of a set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.events import Event
from alveus.core.game import Result
from alveus.core.outcomes import Outcome, over_event
from alveus.core.refusals import check_allowed
from alveus.core.view import BoardView
from alveus.dominoes.dominosa.outline import bits, write_key
from alveus.dominoes.terzett import notation, play, positions
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
        return list(play.moves(state))

    def apply(self, state: Board, move: Move) -> tuple[Board, tuple[Event, ...]]:
        """The board after a move and what happened.  Raises IllegalMove with the reason."""
        check_allowed(play.why_not(state, move))
        after, event = play.apply(state, move)
        if not after.over:
            return after, (event,)
        return after, (event, over_event(Outcome(0, self.ending), (play.SIDE,)))

    def results(self, state: Board) -> Sequence[Result]:
        """The board after every move."""
        return [
            Result(notation.text(state, move), play.apply(state, move)[0])
            for move in play.moves(state)
        ]

    def view(self, known: Board, viewer: int | None) -> BoardView:
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
        return positions.to_json(board)

    def read(self, position: Mapping[str, Any], kind: str) -> Board:
        """A board from a file.  Raises SetupError, NotationError."""
        return positions.from_json(position, kind)

    def key(self, state: Board) -> dict[str, Any]:
        """The key that lies there; on a full board also how many its figure has."""
        drawn = write_key(state.figure, list(bits(state.key)))
        if not state.full:
            return {"key": drawn, "solutions": 0, "complete": False}
        found = count_keys(state.puzzle, state.rule, SHOWN)
        return {"key": drawn, "solutions": found.solutions, "complete": found.complete}
