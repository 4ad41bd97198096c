"""Terzett, a game for one player with two tasks: solve a figure, or compose one in an outline.

A figure is solved on a puzzle sheet, as in Dominosa; each of its keys is a solution.  The position
determines which task is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Literal, TypeAlias, cast

from alveus.core.base import check_allowed
from alveus.core.errors import SetupError
from alveus.core.events import Event
from alveus.core.game import Info, Refusal, Result, Source
from alveus.core.outcomes import Outcome, over_event
from alveus.core.view import BoardView
from alveus.families.dominoes.dominosa import notation as sheets
from alveus.families.dominoes.dominosa.game import DominosaGame
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.terzett import notation, positions, rules
from alveus.families.dominoes.terzett.board import Board, board_of, outline_rows
from alveus.families.dominoes.terzett.figure import (
    COUNTED_ON_BOARD,
    check_grouped,
    count_keys,
    key_rows,
    keys,
)
from alveus.families.dominoes.terzett.kinds import kind_of
from alveus.families.dominoes.terzett.library import first_figure
from alveus.families.dominoes.terzett.view import board_view

Task: TypeAlias = Literal["figure", "compose"]
COMPOSED = Outcome(0, "composed")


class TerzettGame(DominosaGame):
    """One kind of figure, to solve or to compose.

    Adds the composing board to the rules of puzzle sheets.
    """

    def __init__(self, info: Info, settings: Mapping[str, str], source: Source) -> None:
        self.kind = kind_of(settings["kind"])
        self.task = cast("Task", settings["task"])
        super().__init__(info, settings, source, partial(first_figure, self.kind))

    def opening(self, starter: int | None = None) -> Any:
        """Return the first figure of the kind or, for the task of composing, its empty outline."""
        sheet = super().opening(starter)
        if self.task == "figure":
            return sheet
        return board_of(tuple(outline_rows(sheet.puzzle.figure)), self.kind)

    def moves(self, state: State | Board) -> Sequence[Any]:
        """Return all legal moves."""
        return super().moves(state) if isinstance(state, State) else rules.moves(state)

    def apply(self, state: State | Board, move: Any) -> tuple[Any, tuple[Event, ...]]:
        """Return the state after a move, and the events.  Raises IllegalMove with the reason."""
        if isinstance(state, State):
            return super().apply(state, move)
        check_allowed(rules.why_not(state, move))
        after, event = rules.apply(state, move)
        return after, (event, over_event(COMPOSED, (rules.SIDE,))) if after.over else (event,)

    def results(self, state: State | Board) -> Sequence[Result]:
        """Return each legal move as text with the state after it."""
        if isinstance(state, State):
            return super().results(state)
        moves = rules.moves(state)
        return [Result(notation.text(state, move), rules.apply(state, move)[0]) for move in moves]

    def outcome(self, state: State | Board) -> Outcome | None:
        """Return the outcome `solved` or `composed`, or None."""
        if isinstance(state, State):
            return super().outcome(state)
        return COMPOSED if state.over else None

    def view(self, known: State | Board, viewer: int | None) -> BoardView:
        """Return the view of the sheet or board: JSON for the page."""
        return super().view(known, viewer) if isinstance(known, State) else board_view(known)

    def text(self, state: State | Board, move: Any) -> str:
        """Return a move in notation."""
        if isinstance(state, State):
            return super().text(state, move)
        return notation.text(state, move)

    def parse(self, state: State | Board, text: str) -> tuple[Any, ...]:
        """Return the moves in a text.  Raises NotationError or IllegalMove."""
        if isinstance(state, State):
            return super().parse(state, text)
        return notation.parse(state, text)

    def why(self, state: State | Board, path: Sequence[str]) -> Refusal | None:
        """Return the reason why no move is possible on a path of cells, or None."""
        if isinstance(state, State):
            return super().why(state, path)
        return self.cite(rules.explain(state, path))

    def to_json(self, state: State | Board) -> dict[str, Any]:
        """Return the position as JSON."""
        if isinstance(state, State):
            position = super().to_json(state)
            position.pop(sheets.AS_IS, None)
            return position
        options = self.info.without_defaults(self.settings)
        return {"game": self.info.id, "options": options, **positions.to_json(state)}

    def from_json(self, position: Mapping[str, Any]) -> Any:
        """Read a figure or a board.  Without either, return the opening.

        Raises SetupError, NotationError; SetupError `not_grouped`, `shape_missing` or `no_solution`
        for a puzzle that is not a figure of this kind.
        """
        if "outline" in position:
            return positions.from_json(position, self.kind)
        if "puzzle" not in position:
            return self.opening()
        state = sheets.from_json({**position, sheets.AS_IS: True})
        self.kind.reach_of(len(state.puzzle.numbers))
        check_grouped(state.puzzle, self.kind)
        if not next(keys(state.puzzle, self.kind), 0):
            raise SetupError("no_solution")
        return state

    def is_note(self, move: Any) -> bool:
        """Return whether a move changes only notes: highlight, check, tile in the hand, help."""
        return super().is_note(move) or move.verb in positions.NOTES

    def notes(self, state: State | Board) -> dict[str, Any]:
        """Return the notes as JSON."""
        return super().notes(state) if isinstance(state, State) else positions.notes_to_json(state)

    def with_notes(self, state: State | Board, given: Mapping[str, Any]) -> Any:
        """Return the state with the notes read from JSON.  Raises SetupError, NotationError."""
        if isinstance(state, State):
            return super().with_notes(state, given)
        return positions.with_notes(state, given)

    def carry_notes(self, before: Any, after: Any) -> Any:
        """Return another state of the same game with the notes of `before` that still apply."""
        if isinstance(after, State):
            return super().carry_notes(before, after)
        return positions.carry_notes(before, after)

    def key(self, state: State | Board) -> dict[str, Any]:
        """Return the tiles as rows of ``< > ^ v`` and, if the board is full, the number of keys."""
        if isinstance(state, State):
            return super().key(state)
        rows = key_rows(state.figure, state.key)
        if not state.full:
            return {"key": rows, "solutions": 0, "complete": False}
        count = count_keys(state.puzzle, state.kind, COUNTED_ON_BOARD)
        return {"key": rows, "solutions": count.solutions, "complete": count.complete}
