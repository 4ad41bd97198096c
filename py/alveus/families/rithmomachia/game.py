"""Rithmomachia as a game of `alveus.core.game`.  Seat 0 is White, seat 1 is Black."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.base import TwoPlayerGame, check_allowed, cite
from alveus.core.events import Event, Message
from alveus.core.game import OVER, Info, Refusal
from alveus.core.outcomes import Outcome
from alveus.core.view import BoardView
from alveus.families.rithmomachia import notation, rules
from alveus.families.rithmomachia.board import opening
from alveus.families.rithmomachia.ruleset import REASONS, Ruleset
from alveus.families.rithmomachia.state import Move, State, make_context
from alveus.families.rithmomachia.view import board_view


class RithmomachiaGame(TwoPlayerGame):
    """Rithmomachia with a value for every option.  The methods implement `core.game.Game`."""

    def __init__(self, info: Info, settings: Mapping[str, str], ruleset: Ruleset) -> None:
        self.info = info
        self.settings = settings
        self.rules = ruleset
        self.context = make_context(ruleset)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game without its caches."""
        return RithmomachiaGame, (self.info, self.settings, self.rules)

    def opening(self, starter: int | None = None) -> State:
        """Return the first position, with seat `starter` on turn; None means White.

        Raises SetupError `unknown_side` if `starter` is neither a seat nor None.
        """
        self.info.check_starter(starter)
        return rules.begin_game(self.context, State(opening(self.rules), starter or 0))

    def actor(self, state: State) -> int:
        """Return the seat to move, or OVER if the game has ended."""
        return state.turn if state.over is None else OVER

    def turn(self, state: State) -> int | None:
        """Return the seat on turn; in a finished game, the seat that was on turn at its end."""
        return state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """Return all legal actions: steps, placing of captured stones, captures, passing."""
        return rules.list_moves(self.context, state)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Return the position after an action, and its events.  Raises IllegalMove if not legal."""
        check_allowed(rules.explain_move(self.context, state, move))
        return rules.play(self.context, state, move)

    def advance(self, state: State, move: Move) -> State:
        """Return the position after a legal action, without events."""
        return rules.advance(self.context, state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the game continues."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """Return the draw that can be claimed if no side can ever form a winning row, or None."""
        return rules.decided_outcome(self.rules, state)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Return the seat that begins the next game: always White, the even army."""
        return 0

    def view(self, known: State, viewer: int | None) -> BoardView:
        """Return the position as data for the page, the same for every viewer."""
        return board_view(self.context, known)

    def text(self, state: State, move: Move) -> str:
        """Return a move in notation."""
        return notation.write_move(state, move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """Return the moves in a text, in order.

        Raises NotationError for an unreadable text; IllegalMove for placing a stone not captured.
        """
        return notation.parse_moves(self.context, state, text)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Return why a stone cannot go from the first place of `path` to the last; None if it can.

        For a path of one place, the result says why the stone there cannot act.
        """
        return self.cite(rules.explain_path(self.context, state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return `reason` with the option and source of the violated rule; None if it is None."""
        return cite(reason, REASONS)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the position as JSON."""
        head = {"game": self.info.id, "options": self.info.to_store(self.settings)}
        return {**head, **notation.to_json(self.context, state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """Read a position from JSON.  Raises SetupError with the reason if it is invalid."""
        return notation.from_json(self.context, position)
