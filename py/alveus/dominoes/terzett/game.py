"""Terzett as a game for one, on two boards: a figure to be solved, or an outline to be filled.

Which of them is on the table the position says.  A figure is played as any puzzle sheet is;
whatever key is found is right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from alveus.core.chanceless import Chanceless
from alveus.core.errors import SetupError
from alveus.core.events import Event, Message
from alveus.core.game import OVER, Info, Refusal, Result, Source
from alveus.core.outcomes import Outcome
from alveus.core.refusals import cite
from alveus.core.untold import Untold
from alveus.core.view import BoardView
from alveus.dominoes.dominosa import notes as sheet_notes
from alveus.dominoes.dominosa import positions as sheets
from alveus.dominoes.dominosa.game import DominosaGame
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.state import State
from alveus.dominoes.terzett import notes as board_notes
from alveus.dominoes.terzett.board import Board, board_of
from alveus.dominoes.terzett.composing import Composing
from alveus.dominoes.terzett.figure import check_grouped, keys
from alveus.dominoes.terzett.kinds import KINDS, Kind
from alveus.dominoes.terzett.library import first_figure, first_outline
from alveus.dominoes.terzett.why import explain


class _Rules(Protocol):
    """What the rules of both boards answer."""

    def moves(self, state: Any) -> Sequence[Any]: ...
    def apply(self, state: Any, move: Any) -> tuple[Any, tuple[Event, ...]]: ...
    def results(self, state: Any) -> Sequence[Result]: ...
    def view(self, known: Any, viewer: int | None) -> BoardView: ...
    def text(self, state: Any, move: Any) -> str: ...
    def parse(self, state: Any, text: str) -> tuple[Any, ...]: ...
    def key(self, state: Any) -> dict[str, Any]: ...


class TerzettGame(Chanceless, Untold):
    """One kind of figure, to be solved or composed."""

    def __init__(self, info: Info, settings: Mapping[str, str], source: Source) -> None:
        self.info = info
        self.settings = settings
        self.source = source
        self._sheet = DominosaGame(info, settings, source, self._first)
        self._board = Composing()

    @property
    def kind(self) -> Kind:
        """The kind of figure."""
        return KINDS[self.settings["kind"]]

    def opening(self, starter: int | None = None) -> State | Board:
        """The first figure of the kind, or its first outline with nothing on it."""
        self.info.check_starter(starter)
        if self.settings["task"] == "figure":
            return self._sheet.opening()
        return board_of(first_outline(self.kind), self.kind.name)

    def actor(self, state: State | Board) -> int:
        """The solver or composer, or OVER."""
        return OVER if state.over else 0

    def turn(self, state: State | Board) -> int | None:
        """Always the same one's."""
        return 0

    def moves(self, state: State | Board) -> Sequence[Any]:
        """Everything that can be done now."""
        return self._of(state).moves(state)

    def apply(self, state: State | Board, move: Any) -> tuple[Any, tuple[Event, ...]]:
        """The state after a move and what happened.  Raises IllegalMove with the reason."""
        return self._of(state).apply(state, move)

    def results(self, state: State | Board) -> Sequence[Result]:
        """The state after every move."""
        return self._of(state).results(state)

    def outcome(self, state: State | Board) -> Outcome | None:
        """Solved or composed, or None."""
        if not state.over:
            return None
        return Outcome(0, "solved" if isinstance(state, State) else self._board.ending)

    def decided_outcome(self, state: State | Board) -> Outcome | None:
        """None: a figure is finished or it is not."""
        return None

    def concede(self, state: State | Board, seat: int) -> Outcome:
        """A figure given up has no winner."""
        return Outcome(None, "resigned", 0)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """The same one again."""
        return 0

    def information_state(self, state: State | Board, seat: int | None) -> State | Board:
        """Everything."""
        return state

    def view(self, known: State | Board, viewer: int | None) -> BoardView:
        """The sheet, or the board with its stock."""
        return self._of(known).view(known, viewer)

    def text(self, state: State | Board, move: Any) -> str:
        """A move in notation."""
        return self._of(state).text(state, move)

    def parse(self, state: State | Board, text: str) -> tuple[Any, ...]:
        """The moves a text names.  Raises NotationError or IllegalMove."""
        return self._of(state).parse(state, text)

    def why(self, state: State | Board, path: Sequence[str]) -> Refusal | None:
        """Why nothing can be done with a way over cells, or None where something can."""
        if isinstance(state, State):
            return self._sheet.why(state, path)
        return self.cite(explain(state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """A reason with the option and the source of the rule it rests on."""
        return cite(reason, source=self.source)

    def to_json(self, state: State | Board) -> dict[str, Any]:
        """The position as files write it."""
        head = {"game": self.info.id, "options": self.info.without_defaults(self.settings)}
        if isinstance(state, Board):
            return {**head, **self._board.position(state)}
        written = sheets.to_json(state)
        written.pop(sheets.AS_IS, None)
        return {**head, **written}

    def from_json(self, position: Mapping[str, Any]) -> State | Board:
        """A figure or a board, or without either the opening.

        Raises SetupError, NotationError; SetupError `not_grouped`, `shape_missing` or
        `no_solution` for a puzzle that is no figure of this kind.
        """
        if "outline" in position:
            return self._board.read(position, self.kind.name)
        if "puzzle" not in position:
            return self.opening()
        state = sheets.from_json({**position, sheets.AS_IS: True})
        self.kind.reach_of(len(state.puzzle.numbers))
        check_grouped(state.puzzle, self.kind)
        if not next(keys(state.puzzle, self.kind), 0):
            raise SetupError("no_solution")
        return state

    def is_note(self, move: Any) -> bool:
        """Whether a move is only a highlight or a check, a tile taken up or live help."""
        return move.verb in (*sheet_notes.NOTES, *board_notes.NOTES)

    def notes(self, state: State | Board) -> dict[str, Any]:
        """The notes as files write them."""
        if isinstance(state, State):
            return sheet_notes.to_json(state)
        return board_notes.to_json(state)

    def with_notes(self, state: State | Board, given: Mapping[str, Any]) -> State | Board:
        """The state with the notes of a file.  Raises SetupError, NotationError."""
        if isinstance(state, State):
            return sheet_notes.from_json(state, given)
        return board_notes.from_json(state, given)

    def carry_notes(self, before: Any, after: Any) -> State | Board:
        """Another state on the same table with the notes of `before` that still hold."""
        if isinstance(after, State):
            return sheet_notes.carry(before, after)
        return board_notes.carry(before, after)

    def key(self, state: State | Board) -> dict[str, Any]:
        """A key as rows of ``< > ^ v``, and how many there are."""
        return self._of(state).key(state)

    def _of(self, state: State | Board) -> _Rules:
        return self._sheet if isinstance(state, State) else self._board

    def _first(self) -> Puzzle:
        return first_figure(self.kind)
