"""A tables game under settled options: throws, steps, what is said, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.events import Event
from alveus.core.game import CHANCE, OVER, Info, Outcome, Refusal, Result
from alveus.core.stream import Stream
from alveus.core.view import BoardView
from alveus.tables import calls, notation, playing, reading, throwing
from alveus.tables.ending import settled
from alveus.tables.layout import Layout
from alveus.tables.node import Node
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Call, Choose, Cube, Lot, Move, Side, State, Step, Throw
from alveus.tables.turns import Turn
from alveus.tables.view import board_view
from alveus.tables.why import why


class TablesGame:
    """One game of the family: its catalogue entry, its options, its rules and its board."""

    def __init__(
        self, info: Info, settings: Mapping[str, str], rules: Ruleset, layout: Layout
    ) -> None:
        self.info = info
        self.settings = settings
        self.rules = rules
        self.layout = layout
        self._searched: tuple[State, Turn] | None = None

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
        if state.over is not None:
            return OVER
        if state.turn < 0:
            return CHANCE
        if state.choice or (state.cube is not None and state.cube.stage == "offered"):
            return 1 - state.turn
        if state.dice is None and not self._may_double(state):
            return CHANCE
        return state.turn

    def turn(self, state: State) -> int | None:
        """The seat on turn, also before it has thrown; None while the start is thrown for."""
        return None if state.turn < 0 else state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """The steps that begin some complete legal turn, or what else can be said."""
        actor = self.actor(state)
        if actor < 0:
            return ()
        if state.choice:
            return [Choose(point) for point in calls.sendable(self, state)]
        if state.cube is not None and state.cube.stage == "offered":
            return (Call("take"), Call("drop"))
        if state.dice is None:
            return (Call("throw"), Call("double"))
        turn, node = self.search(state), self.node(state)
        allowed: list[Move] = list(turn.allowed(node))
        if not allowed or turn.may_stop(node):
            allowed.append(Call("pass"))
        return allowed

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after a move and what happened.  Raises IllegalMove with the reason."""
        match move:
            case Lot():
                return throwing.drawn_lot(self, state, move)
            case Throw():
                return throwing.thrown(self, state, move)
            case Call():
                return calls.called(self, state, move)
            case Choose():
                return calls.chosen(self, state, move)
            case Step():
                return playing.stepped(self, state, move)

    def results(self, state: State) -> Sequence[Result]:
        """Every distinct position in which the turn can end, with one play that leads to it."""
        if state.dice is None or state.choice or state.over is not None:
            return [
                Result(self.text(state, move), self.apply(state, move)[0])
                for move in self.moves(state)
            ]
        return playing.results(self, state)

    def outcomes(self, state: State) -> Sequence[tuple[Move, int]]:
        """Every distinct throw with its weight; the order of the dice does not matter."""
        return throwing.outcomes(self, state)

    def chance(self, state: State, stream: Stream) -> Move:
        """The throw that the stream gives."""
        return throwing.chance(self, state, stream)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None."""
        return state.over

    def decided(self, state: State) -> Outcome | None:
        """Never: a hit can always come."""
        return None

    def conceded(self, state: State, seat: int) -> Outcome:
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

    def known(self, state: State, seat: int) -> State:
        """A seat sees everything: nothing lies hidden on these boards."""
        return state

    def view(self, known: State, eyes: int) -> BoardView:
        """The board with the numbers of the player whose eyes look."""
        return board_view(self, known, eyes)

    def text(self, state: State, move: Move) -> str:
        """A move in notation: ``6:10-16*``, ``throw 5-1``, ``pass``."""
        return notation.text(self.rules, move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """The moves a text names; a whole turn is its steps joined by a space."""
        return notation.parse(self.rules, state, text)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why a way over the board's places cannot be played now."""
        return why(self, state, path)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as files write it."""
        return reading.to_json(self, state)

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A legal state, or SetupError."""
        return settled(self, reading.from_json(self, position))

    def search(self, state: State) -> Turn:
        """A search through the turn of the player who is to play; the last one is kept."""
        if self._searched is None or self._searched[0] is not state:
            self._searched = state, Turn(self.rules, state.turn)
        return self._searched[1]

    def node(self, state: State) -> Node:
        """Where in its turn the position stands."""
        own, other = state.sides[state.turn], state.sides[1 - state.turn]
        return self.search(state).node(own, other, state.left, state.played)

    def _may_double(self, state: State) -> bool:
        cube = state.cube
        return cube is not None and cube.stage == "open" and cube.may_be_turned_by(state.turn)
