"""A puzzle sheet as a game for one player, who divides a grid of numbers into the tiles of a set.

A move places or lifts a tile, draws or erases a line between two cells, begins or ends a trial (a
tentative assumption), or changes a note.  The game ends when all tiles are placed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alveus.core.base import Deterministic, SingleMoveTurns, check_allowed, cite
from alveus.core.events import Event, Message
from alveus.core.game import OVER, Info, Refusal, Source
from alveus.core.outcomes import Outcome, over_event
from alveus.core.view import BoardView
from alveus.families.dominoes.dominosa import notation, rules
from alveus.families.dominoes.dominosa.exact import count_keys, key_of
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.state import Move, State
from alveus.families.dominoes.dominosa.view import board_view


class DominosaGame(Deterministic, SingleMoveTurns):
    """The game of solving one puzzle.  The argument `first` is called for a new game's puzzle."""

    def __init__(
        self,
        info: Info,
        settings: Mapping[str, str],
        source: Source,
        first: Callable[[], Puzzle],
    ) -> None:
        self.info = info
        self.settings = settings
        self.source = source
        self._first = first

    def opening(self, starter: int | None = None) -> State:
        """Return a sheet without tiles, with the puzzle that the constructor's `first` returns.

        Raises SetupError for an unknown starter, and `grade_not_found` if no puzzle is generated.
        """
        self.info.check_starter(starter)
        return State(self._first())

    def actor(self, state: State) -> int:
        """Return 0, the seat of the only player, or OVER if the puzzle is solved."""
        return OVER if state.over else 0

    def turn(self, state: State) -> int | None:
        """Return 0, the seat of the only player."""
        return 0

    def moves(self, state: State) -> Sequence[Move]:
        """Return the legal moves."""
        return list(rules.moves(state))

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Return the sheet after the move, and the events.  Raises IllegalMove with the reason."""
        check_allowed(rules.why_not(state, move))
        after, events = rules.apply(state, move)
        outcome = self.outcome(after)
        return after, (*events, *([over_event(outcome, self.info.seats)] if outcome else ()))

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome `solved` if all tiles are placed, otherwise None."""
        return Outcome(0, "solved") if state.over else None

    def decided_outcome(self, state: State) -> Outcome | None:
        """Return None: before the last tile is placed, no outcome is certain."""
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """Return the outcome `resigned`, without a winner."""
        return Outcome(None, "resigned", 0)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Return 0: the only player also begins the next game."""
        return 0

    def information_state(self, state: State, seat: int | None) -> State:
        """Return the whole sheet, because nothing on it is hidden."""
        return state

    text = staticmethod(notation.write_move)
    parse = staticmethod(notation.parse_moves)
    notes = staticmethod(notation.notes_to_json)
    with_notes = staticmethod(notation.with_notes)
    carry_notes = staticmethod(rules.carry_notes)

    def view(self, known: State, viewer: int | None) -> BoardView:
        """Return the view of a sheet, the same for each `viewer`: JSON for the page."""
        return board_view(known)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Return the reason why no tile can be put on two cells; None if that is legal.

        `path` has the names of the cells.  For one cell, return the reason why no tile can be put
        on it and a neighbour; None if that is legal, or if the cell has a tile, which can be
        lifted.  Raises NotationError for unknown cells.
        """
        return self.cite(rules.explain_path(state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return `reason` (why a move is illegal) with the rules' source; None for no reason."""
        return cite(reason, source=self.source)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the position as JSON."""
        options = self.info.to_store(self.settings)
        return {"game": self.info.id, "options": options, **notation.to_json(state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """Return the sheet of a JSON position; without a `puzzle` in it, the sheet of a new game.

        Raises NotationError for an unreadable puzzle or place, SetupError for all other errors.
        """
        return notation.from_json(position) if "puzzle" in position else self.opening()

    def is_note(self, move: Move) -> bool:
        """Return True if a move only highlights a number or shows errors."""
        return move.verb in rules.NOTES

    def key(self, state: State) -> dict[str, Any]:
        """Return a solution of the puzzle (`key`) and the number of all `solutions`, as JSON.

        `key` has a text for each row of the puzzle, in which a tile is ``<>``, or ``^`` above
        ``v``; without a solution, `key` is empty.  Counting stops at `exact.COMPARED` solutions;
        `complete` is False if there are more.
        """
        number, complete = count_keys(state.puzzle)
        return {"key": key_of(state.puzzle) or [], "solutions": number, "complete": complete}
