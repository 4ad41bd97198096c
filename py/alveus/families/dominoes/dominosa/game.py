"""A puzzle sheet as a game for one player, the solver."""

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
    """The game of solving a puzzle of the chosen kind, or any puzzle given in a position."""

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
        """Return the empty sheet of the first puzzle of the kind.  Raises SetupError."""
        self.info.check_starter(starter)
        return State(self._first())

    def actor(self, state: State) -> int:
        """Return the solver's seat, or OVER if the puzzle is solved."""
        return OVER if state.over else 0

    def turn(self, state: State) -> int | None:
        """Return the solver's seat."""
        return 0

    def moves(self, state: State) -> Sequence[Move]:
        """Return the legal moves."""
        return list(rules.moves(state))

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Return the sheet after a move and its events.  Raises IllegalMove with the reason."""
        check_allowed(rules.why_not(state, move))
        after, events = rules.apply(state, move)
        outcome = self.outcome(after)
        return after, (*events, *([over_event(outcome, self.info.seats)] if outcome else ()))

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome `solved`, or None while tiles are missing."""
        return Outcome(0, "solved") if state.over else None

    def decided_outcome(self, state: State) -> Outcome | None:
        """Return None: only the last tile solves a puzzle."""
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """Return the outcome if the player gives up: no winner."""
        return Outcome(None, "resigned", 0)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Return the solver's seat."""
        return 0

    def information_state(self, state: State, seat: int | None) -> State:
        """Return the whole sheet; it does not contain the solution."""
        return state

    def view(self, known: State, viewer: int | None) -> BoardView:
        """Return the view of a sheet: JSON for the page."""
        return board_view(known)

    def text(self, state: State, move: Move) -> str:
        """Return a move as text."""
        return notation.write_move(state, move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """Read the moves in a text.  Raises NotationError or IllegalMove."""
        return notation.parse_moves(state, text)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Return why no tile can be placed or lifted on a path, or None if that is possible.

        `path` has the names of one or two cells.  Raises NotationError for unknown cells.
        """
        return self.cite(rules.explain_path(state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return the refusal of a move: `reason` and the source of the rule; None for None."""
        return cite(reason, source=self.source)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the position as JSON."""
        options = self.info.to_store(self.settings)
        return {"game": self.info.id, "options": options, **notation.to_json(state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """Return the sheet of a position, or the opening if the position has no `puzzle`.

        Raises SetupError or NotationError for an invalid position.
        """
        return notation.from_json(position) if "puzzle" in position else self.opening()

    def is_note(self, move: Move) -> bool:
        """Return True if a move only highlights a number or shows errors."""
        return move.verb in rules.NOTES

    def notes(self, state: State) -> dict[str, Any]:
        """Return the notes (highlighted numbers, visible errors) as JSON."""
        return notation.notes_to_json(state)

    def with_notes(self, state: State, given: Mapping[str, Any]) -> State:
        """Return the sheet with its notes replaced by those in `given`.  Raises SetupError."""
        return notation.with_notes(state, given)

    def carry_notes(self, before: State, after: State) -> State:
        """Return `after` with the notes of `before`; errors stay visible only on an equal sheet."""
        return rules.carry_notes(before, after)

    def key(self, state: State) -> dict[str, Any]:
        """Return a solution of the puzzle, and the number of solutions, as JSON.

        `key` is the solution as rows of text (see `key_of`), or [] if there is none.  `complete` is
        False if counting stopped at `exact.COMPARED`.
        """
        number, complete = count_keys(state.puzzle)
        return {"key": key_of(state.puzzle) or [], "solutions": number, "complete": complete}
