"""A game of block dominoes under chosen options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from alveus.core.events import Event, Message
from alveus.core.game import CHANCE, OVER, Info, Refusal, Result
from alveus.core.outcomes import Outcome
from alveus.core.refusals import cite
from alveus.core.stream import Stream
from alveus.core.untold import UntoldByMoves
from alveus.core.view import BoardView
from alveus.dominoes.line import effects, knowledge, positions, rules, view
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import Deal, Move, State


class LineGame(UntoldByMoves):
    """A game of this family: catalogue entry, settings and ruleset."""

    def __init__(self, info: Info, settings: Mapping[str, str], ruleset: Ruleset) -> None:
        self.info = replace(info, seats=ruleset.seats)
        self.settings = settings
        self.rules = ruleset

    def opening(self, starter: int | None = None) -> State:
        """Return the state before the deal.  Without a starter, the deal draws one."""
        self.info.check_starter(starter)
        return effects.opening(self.rules, starter)

    def actor(self, state: State) -> int:
        """Return the seat to play, CHANCE before the deal, or OVER."""
        if state.over is not None:
            return OVER
        return CHANCE if not state.hands or state.turn is None else state.turn

    def turn(self, state: State) -> int | None:
        """Return the seat to play; None before the deal if the starter is not known."""
        return state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """Return the legal moves; empty if the hand to play is hidden."""
        return rules.list_moves(self.rules, state)

    def apply(self, state: State, move: Move | Deal) -> tuple[State, tuple[Event, ...]]:
        """Return the state after a move and its events.  Raises IllegalMove with the reason."""
        if isinstance(move, Deal):
            return effects.deal_out(self.rules, state, move)
        return effects.play(self.rules, state, move)

    def advance(self, state: State, move: Move | Deal) -> State:
        """Return the state after a legal move or a deal, without events."""
        if isinstance(move, Deal):
            return effects.deal_out(self.rules, state, move)[0]
        return effects.advance(self.rules, state, move)

    def results(self, state: State) -> Sequence[Result]:
        """Return the text of each move and the state after it."""
        return [
            Result(self.text(state, move), self.advance(state, move)) for move in self.moves(state)
        ]

    def outcomes(self, state: State) -> Sequence[tuple[Deal, int]]:
        """Return an empty list: the number of deals is too large."""
        return ()

    def chance(self, state: State, stream: Stream) -> Deal:
        """Return a shuffled deal, with a random starter if none is known.

        Raises IllegalMove `dealt_already`.
        """
        return effects.draw_deal(self.rules, state, stream)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the round continues."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """Return None: hands can change until the end."""
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """Return the outcome if a seat resigns, with the current score."""
        return rules.concede(self.rules, state, seat)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Return the winner, or the same starter after a tie; None if the highest tile leads."""
        if self.rules.highest_leads:
            return None
        return starter if outcome.winner is None else outcome.winner

    def information_state(self, state: State, seat: int | None) -> State:
        """Return the observation of a seat: all other tiles are None until the end."""
        if state.over is not None:
            return state
        hands = tuple(
            hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(state.hands)
        )
        return state._replace(hands=hands, stock=(None,) * len(state.stock))

    def knowledge(self, known: State, viewer: int) -> dict[str, Any]:
        """Return the counts of each number and the odds of each hidden tile."""
        return knowledge.knowledge(self.rules, known, viewer)

    def view(self, known: State, viewer: int | None) -> BoardView:
        """Return the table as seen by a seat; None covers all hands."""
        return view.board_view(self.rules, known, viewer)

    def text(self, state: State, move: Move | Deal) -> str:
        """Return a move as text."""
        return positions.write_move(self.rules, move)

    def parse(self, state: State, text: str) -> tuple[Move | Deal, ...]:
        """Read a move.  Raises NotationError or IllegalMove."""
        return (positions.parse_move(self.rules, state, text),)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Return the reason against a path from a hand or the stock, or None if it is legal."""
        return self.cite(view.explain_path(self.rules, state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return a reason with the option and the source of its rule."""
        return cite(reason, self.rules.reasons)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the position as JSON."""
        head = {"game": self.info.id, "options": self.info.without_defaults(self.settings)}
        return {**head, **positions.to_json(self.rules, state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """Read a position.  Raises SetupError if it is not legal."""
        return positions.from_json(self.rules, position)
