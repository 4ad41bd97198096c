"""A tables game under settled options: the family's functions behind the interface of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.events import Event, Message
from alveus.core.game import Info, Refusal, Result
from alveus.core.outcomes import Outcome
from alveus.core.refusals import check_allowed, cite
from alveus.core.stream import Stream
from alveus.core.untold import PlaysOut
from alveus.core.view import BoardView
from alveus.tables import calls, notation, playing, positions, sending, throwing
from alveus.tables.context import Context
from alveus.tables.layout import Layout
from alveus.tables.moves import actor, list_moves
from alveus.tables.refusals import explain_move
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Call, Cube, Move, SendBack, Side, StartThrow, State, Step, Throw
from alveus.tables.view import board_view
from alveus.tables.why import explain_path


class TablesGame(PlaysOut):
    """One game of the family: its catalogue entry, its options, its rules and its board.

    What plays without telling is imported when somebody does: a page that begins need not wait.
    """

    def __init__(
        self, info: Info, settings: Mapping[str, str], rules: Ruleset, layout: Layout
    ) -> None:
        self.info = info
        self.settings = settings
        self.rules = rules
        self.layout = layout
        self.context = Context(rules, layout, info.seats)

    def opening(self, starter: int | None = None) -> State:
        """All men on the first point or in hand; else the `starter` option says who begins."""
        self.info.check_starter(starter)
        rules = self.rules
        points = [0] * (rules.length + 1)
        if not rules.start_in_hand:
            points[1] = rules.men
        side = Side(tuple(points), hand=rules.men if rules.start_in_hand else 0)
        if starter is None:
            starter = 0 if rules.starter == "white" else -1
        return State((side, side), starter, cube=Cube() if rules.cube else None)

    def actor(self, state: State) -> int:
        """The seat to move; CHANCE while a throw is awaited."""
        return actor(state)

    def turn(self, state: State) -> int | None:
        """The seat on turn, also before it has thrown; None while the start is thrown for."""
        return None if state.turn < 0 else state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """The steps that begin some complete legal turn, or what else can be said."""
        return list_moves(self.context, state)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after a move and what happened.  Raises IllegalMove with the reason."""
        context = self.context
        check_allowed(explain_move(context, state, move))
        match move:
            case StartThrow():
                return throwing.apply_start_throw(context, state, move)
            case Throw():
                return throwing.apply_throw(context, state, move)
            case Call():
                return calls.apply_call(context, state, move)
            case SendBack():
                return sending.apply_sending(context, state, move)
            case Step():
                return playing.apply_step(context, state, move)

    def results(self, state: State) -> Sequence[Result]:
        """Every distinct position in which the turn can end, with one play that leads to it."""
        if state.dice is None or state.choice or state.over is not None:
            return [
                Result(self.text(state, move), self.apply(state, move)[0])
                for move in self.moves(state)
            ]
        return playing.TurnResults(self.context, state)

    def advance(self, state: State, move: Move) -> State:
        """The state after a move that may be played, without telling."""
        from alveus.tables import untold

        return untold.advance(self.context, state, move)

    def ends(self, state: State) -> Sequence[State]:
        """Every distinct state in which the turn can end, without a play that leads to it."""
        from alveus.tables import untold

        return untold.list_ends(self.context, state)

    def play_out(self, state: State, luck: Stream) -> State:
        """The state in which a game ends that is played on by chance."""
        from alveus.tables import playouts

        return playouts.play_out(self.context, state, luck)

    def outcomes(self, state: State) -> Sequence[tuple[Move, int]]:
        """Every distinct throw with its weight; the order of the dice does not matter."""
        return throwing.possible_throws(self.rules, state)

    def chance(self, state: State, stream: Stream) -> Move:
        """The throw that the stream gives."""
        return throwing.draw_throw(self.rules, state, stream)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """Never: a hit can always come."""
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """A resigned game counts a single win, times the cube."""
        return Outcome(1 - seat, "resigned", state.cube.value if state.cube else 1)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Who begins the next game; after a draw the same player begins again."""
        match self.rules.next_starter:
            case "winner":
                return starter if outcome.winner is None else outcome.winner
            case "loser":
                return starter if outcome.winner is None else 1 - outcome.winner
            case "white":
                return 0
            case _:
                return None

    def information_state(self, state: State, seat: int | None) -> State:
        """A seat sees everything: nothing lies hidden on these boards."""
        return state

    def view(self, known: State, viewer: int | None) -> BoardView:
        """The board with the numbers of the player who looks at it."""
        return board_view(self.context, known, viewer or 0)

    def text(self, state: State, move: Move) -> str:
        """A move in notation: ``6:10-16*``, ``throw 5-1``, ``pass``."""
        return notation.move_text(self.rules, move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """The moves a text names; a whole turn is its steps joined by a space."""
        return notation.parse(self.rules, state, text)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why a man cannot go over these places now."""
        return self.cite(explain_path(self.context, state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """A reason with the option and the source of the rule it rests on."""
        return cite(reason, self.rules.reasons)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as files write it."""
        return {
            "game": self.info.id,
            "options": self.info.without_defaults(self.settings),
            **positions.to_json(self.context, state),
        }

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A legal state, or SetupError."""
        return positions.from_json(self.context, position)
