"""Terzett for one player: find the tiles of a figure on a puzzle sheet, or compose one on a board.

In a figure, equal numbers form groups.  `TerzettGame` inherits the functions for sheets from
`DominosaGame`, and calls the modules of this folder for boards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial, wraps
from typing import Any

from alveus.core.base import check_allowed
from alveus.core.errors import SetupError
from alveus.core.events import Event
from alveus.core.game import Info, Refusal, Source
from alveus.core.outcomes import Outcome, over_event
from alveus.families.dominoes.dominosa import notation as sheets
from alveus.families.dominoes.dominosa.game import DominosaGame
from alveus.families.dominoes.dominosa.outline import bits, write_key
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.terzett import figure, notation, rules
from alveus.families.dominoes.terzett.board import Board, Move, empty_board
from alveus.families.dominoes.terzett.kinds import kind_of
from alveus.families.dominoes.terzett.view import board_view

COMPOSED = Outcome(0, "composed")


def _either(name: str, board_function: Callable[..., Any]) -> Any:
    """Return a method that calls `board_function` on boards, but the inherited `name` on sheets."""

    @wraps(getattr(DominosaGame, name))
    def method(self: TerzettGame, state: State | Board, *arguments: Any) -> Any:
        if isinstance(state, Board):
            return board_function(state, *arguments)
        return getattr(super(TerzettGame, self), name)(state, *arguments)

    return method


def _apply(board: Board, move: Move) -> tuple[Board, tuple[Event, ...]]:
    check_allowed(rules.why_not(board, move))
    after, event = rules.apply(board, move)
    return after, (event, over_event(COMPOSED, (rules.SIDE,))) if after.over else (event,)


def _key(board: Board) -> dict[str, Any]:
    """Return the placed tiles of a board as rows of text (`key`), and a count of tile layouts.

    `solutions` is the number of layouts that give the numbers of a full board, counted up to
    `COUNTED_ON_BOARD`; `complete` is False if there are more.  If the board is not full,
    `solutions` is 0 and `complete` is False.
    """
    solutions, complete = 0, False
    if board.full:
        limit = figure.COUNTED_ON_BOARD
        solutions, complete = figure.count_keys(board.puzzle, board.kind, limit)
    rows = write_key(board.figure, bits(board.key))
    return {"key": rows, "solutions": solutions, "complete": complete}


class TerzettGame(DominosaGame):
    """The game of solving or composing a figure, that is, an outline with a number in each cell.

    A state is a sheet (`State`, as in Dominosa) for solving, or a `Board` for composing.
    """

    moves = _either("moves", rules.moves)
    apply = _either("apply", _apply)
    outcome = _either("outcome", lambda board: COMPOSED if board.over else None)
    view = _either("view", lambda board, viewer: board_view(board))
    text = _either("text", notation.write_move)
    parse = _either("parse", notation.parse_moves)
    notes = _either("notes", notation.notes_to_json)
    with_notes = _either("with_notes", notation.with_notes)
    carry_notes = _either("carry_notes", notation.carry_notes)

    def __init__(self, info: Info, settings: Mapping[str, str], source: Source) -> None:
        self.kind = kind_of(settings["kind"])
        self.task = settings["task"]
        super().__init__(info, settings, source, partial(figure.first_figure, self.kind))

    def opening(self, starter: int | None = None) -> Any:
        """Return a sheet without tiles or, if the option `task` is `compose`, an empty board.

        The sheet has the default figure of the kind set by the option `kind`, such as Terzett; the
        board has only this figure's outline.  Raises SetupError if `starter` is not None or 0.
        """
        sheet = super().opening(starter)
        return sheet if self.task == "figure" else empty_board(sheet.puzzle.figure, self.kind)

    def why(self, state: State | Board, path: Sequence[str]) -> Refusal | None:
        """Return why no tile can be put on the two cells named in `path`; None if that is legal.

        On a `Board`, the tile is the held one.  If only one cell is named, None means that the cell
        has a tile, or that a tile can be put on this cell and a neighbour.  Raises NotationError
        for an unknown cell.
        """
        if isinstance(state, State):
            return super().why(state, path)
        return self.cite(rules.explain(state, path))

    def to_json(self, state: State | Board) -> dict[str, Any]:
        """Return the position as JSON."""
        if isinstance(state, State):
            position = super().to_json(state)
            position.pop(sheets.AS_IS, None)
            return position
        options = self.info.to_store(self.settings)
        return {"game": self.info.id, "options": options, **notation.to_json(state)}

    def key(self, state: State | Board) -> dict[str, Any]:
        """Return the placed tiles of a board (see `_key`), or a solution of a sheet.

        If possible, the solution obeys the rules of the game's kind: in a Duett, no tile is a
        complete group.
        """
        if isinstance(state, Board):
            return _key(state)
        key = next(figure.keys(state.puzzle, self.kind), 0)
        own = {"key": write_key(state.puzzle.figure, bits(key))} if key else {}
        return {**super().key(state), **own}

    def from_json(self, position: Mapping[str, Any]) -> Any:
        """Read a JSON position from its member `outline` (a board for composing) or `puzzle`.

        With neither member, return the opening.  Raises NotationError or SetupError.  The code is
        `cells_number`, `not_grouped`, `shape_missing` or `no_solution` if the puzzle is not a
        figure of the game's kind (such as Terzett).
        """
        if "outline" in position:
            return notation.from_json(position, self.kind)
        if "puzzle" not in position:
            return self.opening()
        state = sheets.from_json({**position, sheets.AS_IS: True})
        self.kind.reach_of(len(state.puzzle.numbers))
        figure.check_grouped(state.puzzle, self.kind)
        if not next(figure.keys(state.puzzle, self.kind), 0):
            raise SetupError("no_solution")
        return state

    def is_note(self, move: Any) -> bool:
        """Return True if a move only highlights, shows errors, holds a tile or switches live help.

        Live help (`Board.help`) reports impossible cells, numbers and tiles.
        """
        return super().is_note(move) or move.verb in notation.NOTES
