"""A game of joining under settled options, as the house asks it, and what a seat knows of it."""

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
from alveus.dominoes.line import ending, notation, playing, positions
from alveus.dominoes.line.context import Context
from alveus.dominoes.line.knowledge import knowledge
from alveus.dominoes.line.moves import list_moves
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import Deal, Move, State
from alveus.dominoes.line.view import board_view
from alveus.dominoes.line.why import explain_path


class LineGame(UntoldByMoves):
    """One game of the family: its catalogue entry, its options and its rules."""

    def __init__(self, info: Info, settings: Mapping[str, str], rules: Ruleset) -> None:
        self.info = replace(info, seats=info.seats[: rules.players])
        self.settings = settings
        self.rules = rules
        self.context = Context(rules, self.info.seats)

    def opening(self, starter: int | None = None) -> State:
        """All tiles face down on the table; without a starter the lot falls with the deal."""
        self.info.check_starter(starter)
        return playing.opening(self.rules, starter)

    def actor(self, state: State) -> int:
        """The seat to play, CHANCE before the deal, or OVER."""
        if state.over is not None:
            return OVER
        return CHANCE if not state.hands or state.turn is None else state.turn

    def turn(self, state: State) -> int | None:
        """The seat on turn; None before the deal where nobody knows who begins."""
        return state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """The moves of the seat on turn; of what a seat knows, only its own."""
        return list_moves(self.rules, state)

    def apply(self, state: State, move: Move | Deal) -> tuple[State, tuple[Event, ...]]:
        """The state after a move and what happened.  Raises IllegalMove with the reason."""
        if isinstance(move, Deal):
            return playing.deal_out(self.rules, state, move)
        return playing.play(self.context, state, move)

    def advance(self, state: State, move: Move | Deal) -> State:
        """The state after a move that may be played, or after the deal, without telling."""
        if isinstance(move, Deal):
            return playing.deal_out(self.rules, state, move)[0]
        return playing.advance(self.context, state, move)

    def results(self, state: State) -> Sequence[Result]:
        """The position after every move."""
        return [
            Result(self.text(state, move), self.apply(state, move)[0]) for move in self.moves(state)
        ]

    def outcomes(self, state: State) -> Sequence[tuple[Deal, int]]:
        """None are listed: there are too many deals."""
        return ()

    def chance(self, state: State, stream: Stream) -> Deal:
        """The tiles as the stream shuffles them, and the lot where nobody has won before.

        Raises IllegalMove `dealt_already`.
        """
        return playing.draw_deal(self.rules, state, stream)

    def outcome(self, state: State) -> Outcome | None:
        """How the deal ended, or None."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """None: as long as tiles can be taken or laid the hands still change."""
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """A deal given up counts as if it ended here."""
        return ending.concede(self.rules, state, seat)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """The winner; after a deal that nobody won the same starter again."""
        if self.rules.highest_leads:
            return None
        return starter if outcome.winner is None else outcome.winner

    def information_state(self, state: State, seat: int | None) -> State:
        """What a seat knows: the line, its own hand, and of all other tiles how many there are.

        After the end everything lies open.
        """
        if state.over is not None:
            return state
        hands = tuple(
            hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(state.hands)
        )
        return state._replace(hands=hands, stock=(None,) * len(state.stock))

    def knowledge(self, known: State, viewer: int) -> dict[str, Any]:
        """What can be said of the tiles that the viewer does not see."""
        return knowledge(self.context, known, viewer)

    def view(self, known: State, viewer: int | None) -> BoardView:
        """The table as a seat sees it; None: with all hands covered."""
        return board_view(self.context, known, viewer)

    def text(self, state: State, move: Move | Deal) -> str:
        """A move in notation."""
        return notation.write_move(self.info.seats, move)

    def parse(self, state: State, text: str) -> tuple[Move | Deal, ...]:
        """The move a text names.  Raises NotationError or IllegalMove."""
        return (notation.parse_move(self.context, state, text),)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why a tile cannot be laid there, or none taken."""
        return self.cite(explain_path(self.context, state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """A reason with the option and the source of the rule it rests on."""
        return cite(reason, self.rules.reasons)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as files write it."""
        head = {"game": self.info.id, "options": self.info.without_defaults(self.settings)}
        return {**head, **positions.to_json(self.context, state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A legal state, or SetupError."""
        return positions.from_json(self.context, position)
