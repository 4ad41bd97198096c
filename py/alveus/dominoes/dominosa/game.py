"""A puzzle sheet as a game for one: the solver against a Dominosa or another figure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alveus.core.chanceless import Chanceless
from alveus.core.events import Event, Message
from alveus.core.game import OVER, Info, Refusal, Result, Source
from alveus.core.outcomes import Outcome, over_event
from alveus.core.refusals import check_allowed, cite
from alveus.core.untold import Untold
from alveus.core.view import BoardView
from alveus.dominoes.dominosa import notation, notes, play, positions
from alveus.dominoes.dominosa.mistakes import count_keys, keys
from alveus.dominoes.dominosa.outline import bits, write_key
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.state import Move, State
from alveus.dominoes.dominosa.view import board_view
from alveus.dominoes.dominosa.why import explain


class DominosaGame(Chanceless, Untold):
    """One kind of puzzle, and the first of it; any puzzle given is played all the same."""

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
        """The first puzzle of this kind, with nothing on the sheet."""
        self.info.check_starter(starter)
        return State(self._first())

    def actor(self, state: State) -> int:
        """The solver, or OVER."""
        return OVER if state.over else 0

    def turn(self, state: State) -> int | None:
        """Always the solver's."""
        return 0

    def moves(self, state: State) -> Sequence[Move]:
        """Tiles to lay and lift, lines to draw, numbers to highlight, trials."""
        return list(play.moves(state))

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The sheet after a move and what happened.  Raises IllegalMove with the reason."""
        check_allowed(play.why_not(state, move))
        after, events = play.apply(state, move)
        if not after.over:
            return after, events
        return after, (*events, over_event(Outcome(0, "solved"), self.info.seats))

    def results(self, state: State) -> Sequence[Result]:
        """The sheet after every move."""
        return [
            Result(notation.text(state, move), play.apply(state, move)[0])
            for move in play.moves(state)
        ]

    def outcome(self, state: State) -> Outcome | None:
        """Solved, or None."""
        return Outcome(0, "solved") if state.over else None

    def decided_outcome(self, state: State) -> Outcome | None:
        """None: a puzzle is solved or it is not."""
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """A puzzle given up has no winner."""
        return Outcome(None, "resigned", 0)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """The solver again."""
        return 0

    def information_state(self, state: State, seat: int | None) -> State:
        """The whole sheet; the solution is nobody's secret but not on it."""
        return state

    def view(self, known: State, viewer: int | None) -> BoardView:
        """The sheet with its tally."""
        return board_view(known)

    def text(self, state: State, move: Move) -> str:
        """A move in notation."""
        return notation.text(state, move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """The moves a text names.  Raises NotationError or IllegalMove."""
        return notation.parse(state, text)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why no tile can be laid on a way of two cells, or none begun or lifted on one."""
        return self.cite(explain(state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """A reason with the option and the source of the rule it rests on."""
        return cite(reason, source=self.source)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as files write it."""
        options = self.info.without_defaults(self.settings)
        return {"game": self.info.id, "options": options, **positions.to_json(state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A sheet; without a puzzle the opening.  Raises SetupError, NotationError."""
        return positions.from_json(position) if "puzzle" in position else self.opening()

    def is_note(self, move: Move) -> bool:
        """Whether a move is only a highlight or a check."""
        return move.verb in notes.NOTES

    def notes(self, state: State) -> dict[str, Any]:
        """Highlights and check, as files write them."""
        return notes.to_json(state)

    def with_notes(self, state: State, given: Mapping[str, Any]) -> State:
        """The sheet with the notes of a file.  Raises SetupError."""
        return notes.from_json(state, given)

    def carry_notes(self, before: State, after: State) -> State:
        """Another sheet with the notes of `before` that still hold."""
        return notes.carry(before, after)

    def key(self, state: State) -> dict[str, Any]:
        """A solution of the puzzle as rows of ``< > ^ v``, and how many there are."""
        found = keys(state.puzzle)
        number = count_keys(state.puzzle)
        drawn = write_key(state.puzzle.figure, list(bits(found[0]))) if found else []
        return {"key": drawn, "solutions": number.solutions, "complete": number.complete}
