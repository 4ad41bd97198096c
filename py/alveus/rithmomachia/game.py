"""A battle of numbers under settled options, as the house asks it."""

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
from alveus.rithmomachia import ending, notation, playing, positions
from alveus.rithmomachia.context import make_context
from alveus.rithmomachia.moves import list_moves
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.state import Move, State
from alveus.rithmomachia.view import board_view
from alveus.rithmomachia.why import explain_path


class RithmomachiaGame(Chanceless, PlaysOut, UntoldByMoves):
    """The battle: its catalogue entry, its options and its rules.

    What plays without telling is imported when somebody does: a page that begins need not wait.
    """

    def __init__(self, info: Info, settings: Mapping[str, str], rules: Ruleset) -> None:
        self.info = info
        self.settings = settings
        self.rules = rules
        self.context = make_context(rules)

    def __reduce__(self) -> tuple[Any, ...]:
        """The battle by its rules, to be copied or sent; what follows from them is shared."""
        return RithmomachiaGame, (self.info, self.settings, self.rules)

    def opening(self, starter: int | None = None) -> State:
        """Both armies in order; White begins unless told otherwise."""
        self.info.check_starter(starter)
        return playing.opening(self.context, starter or 0)

    def actor(self, state: State) -> int:
        """The seat to move, or OVER."""
        return state.turn if state.over is None else OVER

    def turn(self, state: State) -> int | None:
        """The seat on turn."""
        return state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """Every legal action: steps, captured stones put down, stones taken, passing."""
        return list_moves(self.context, state)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after an action and what happened.  Raises IllegalMove with the reason."""
        return playing.play(self.context, state, move)

    def advance(self, state: State, move: Move) -> State:
        """The state after an action that may be played, without telling."""
        from alveus.rithmomachia.untold import advance

        return advance(self.context, state, move)

    def play_out(self, state: State, luck: Stream) -> State:
        """The state in which the battle ends that is played on by chance."""
        from alveus.rithmomachia.playout import play_out

        return play_out(self.context, state, luck)

    def results(self, state: State) -> Sequence[Result]:
        """The position after every action, played when it is asked for."""
        return Results(self, state)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """A draw to be taken where neither side can set a winning row any more."""
        return ending.decided_outcome(self.rules, state)

    def concede(self, state: State, seat: int) -> Outcome:
        """A game given up is lost."""
        return Outcome(1 - seat, "resigned")

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """The even army begins every game."""
        return 0

    def information_state(self, state: State, seat: int | None) -> State:
        """A seat sees everything: the stones lie open."""
        return state

    def view(self, known: State, viewer: int | None) -> BoardView:
        """The board, which both players read alike."""
        return board_view(self.context, known)

    def text(self, state: State, move: Move) -> str:
        """A move in notation."""
        return notation.write_move(state, move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """The moves a text names.  Raises NotationError, or IllegalMove for a stone not taken."""
        return notation.parse_moves(self.rules, state, text)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why a stone cannot go a way, or does not take another, or None where it can."""
        return self.cite(explain_path(self.context, state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """A reason with the option and the source of the rule it rests on."""
        return cite(reason, self.rules.reasons)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as files write it."""
        head = {"game": self.info.id, "options": self.info.without_defaults(self.settings)}
        return {**head, **positions.to_json(self.rules, state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A legal state, or SetupError."""
        return positions.from_json(self.context, position)
