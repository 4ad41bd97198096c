"""A game of sowing under settled options, as the house asks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.chanceless import Chanceless
from alveus.core.events import Event, Message
from alveus.core.game import OVER, Info, Refusal, Result
from alveus.core.outcomes import Outcome
from alveus.core.refusals import cite
from alveus.core.results import Results
from alveus.core.stream import Stream
from alveus.core.untold import PlaysOut, UntoldByMoves
from alveus.core.view import BoardView
from alveus.mancala import ending, notation, playing, positions
from alveus.mancala.ruleset import Ruleset
from alveus.mancala.state import State
from alveus.mancala.view import board_view
from alveus.mancala.why import explain_path


class MancalaGame(Chanceless, PlaysOut, UntoldByMoves):
    """One game of the family: its catalogue entry, its options and its rules."""

    def __init__(self, info: Info, settings: Mapping[str, str], rules: Ruleset) -> None:
        self.info = info
        self.settings = settings
        self.rules = rules

    def opening(self, starter: int | None = None) -> State:
        """The same number of beans in every pit; South begins unless told otherwise."""
        self.info.check_starter(starter)
        return playing.opening(self.rules, starter or 0)

    def actor(self, state: State) -> int:
        """The seat to move, or OVER."""
        return state.turn if state.over is None else OVER

    def turn(self, state: State) -> int | None:
        """The seat on turn."""
        return state.turn

    def moves(self, state: State) -> Sequence[int]:
        """The player's pits that hold beans, and letting the turn pass where that is allowed."""
        return playing.list_moves(state)

    def apply(self, state: State, move: int) -> tuple[State, tuple[Event, ...]]:
        """The state after a turn and what happened.  Raises IllegalMove with the reason."""
        return playing.play(self.rules, state, move)

    def advance(self, state: State, move: int) -> State:
        """The state after a turn that may be played, without telling."""
        return playing.advance(self.rules, state, move)

    def play_out(self, state: State, luck: Stream) -> State:
        """The state in which the game ends that is played on by chance."""
        from alveus.mancala.playout import play_out  # not when a game begins

        return play_out(self.rules, state, luck)

    def results(self, state: State) -> Sequence[Result]:
        """The position after every move, played when it is asked for."""
        return Results(self, state)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """Won by whoever has more than half of the beans, unless every bean of his counts."""
        return ending.decided_outcome(self.rules, state)

    def concede(self, state: State, seat: int) -> Outcome:
        """A game given up is lost as if every bean on the board were the winner's."""
        return ending.concede(self.rules, state, seat)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """The players begin in turn."""
        return 1 - starter

    def information_state(self, state: State, seat: int | None) -> State:
        """A seat sees everything: the beans lie open."""
        return state

    def view(self, known: State, viewer: int | None) -> BoardView:
        """The board, which both players read alike."""
        return board_view(self.rules, known)

    def text(self, state: State, move: int) -> str:
        """A move in notation: the mover's own pits are 1 to 6 from his left."""
        return notation.write_move(move)

    def parse(self, state: State, text: str) -> tuple[int, ...]:
        """The move a text names.  Raises NotationError, or IllegalMove for a pit of the other."""
        return (notation.parse_move(state, text),)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why a pit cannot be emptied now."""
        return self.cite(explain_path(state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """A reason with the option and the source of the rule it rests on."""
        return cite(reason, self.rules.reasons)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as files write it."""
        head = {"game": self.info.id, "options": self.info.without_defaults(self.settings)}
        return {**head, **positions.to_json(self.rules, state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A legal state, or SetupError."""
        return positions.from_json(self.rules, position)
