"""Three in a row on nine squares: a game that is not part of alveus.

It contains only the requirements of a new game in ARCHITECTURE.md: a state, the rules as pure
functions, a view of squares and pieces, positions as JSON, the codes, and the spec.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from alveus.core.base import Deterministic, SingleMoveTurns
from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.events import Event, Message, say
from alveus.core.game import OVER, Info, Option, Refusal, Source
from alveus.core.json_validation import items, member
from alveus.core.outcomes import Outcome
from alveus.core.spec import GameSpec
from alveus.core.view import BoardView
from alveus.core.view_builders import move_view

SEATS = ("cross", "nought")
SQUARES = [file + rank for rank in "321" for file in "abc"]
ROWS = ("012", "345", "678", "036", "147", "258", "048", "246")
LETTERS = ".xo"

_CUSTOM = Source("", "", "modern", "note-noughts-three")

INFO = Info(
    "noughts",
    "toy",
    SEATS,
    (Option("three", {"wins": _CUSTOM, "loses": _CUSTOM}, "wins"),),
    {"plain": {}, "contrary": {"three": "loses"}},
    {
        "event": ("set", "over"),
        "status": ("to_set", "won", "drawn"),
        "label": ("square", "set"),
        "reason": ("game_over", "square_taken", "one_square"),
        "ending": ("three", "full", "resigned"),
        "counter": (),
        "action": (),
        "mark": (),
        "error": ("too_many",),
    },
    chance=False,
)


class State(NamedTuple):
    """The content of the squares (0 empty, 1 cross, 2 nought), and the seat to move."""

    board: tuple[int, ...]
    turn: int
    over: Outcome | None = None


class Noughts(Deterministic, SingleMoveTurns):
    """The game under fixed options."""

    info = INFO

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.settings = settings

    def opening(self, starter: int | None = None) -> State:
        self.info.check_starter(starter)
        return State((0,) * 9, starter or 0)

    def actor(self, state: State) -> int:
        return OVER if state.over else state.turn

    def turn(self, state: State) -> int | None:
        return state.turn

    def moves(self, state: State) -> Sequence[int]:
        return () if state.over else [at for at in range(9) if not state.board[at]]

    def apply(self, state: State, move: int) -> tuple[State, tuple[Event, ...]]:
        refused = self._refused(state, move)
        if refused is not None:
            raise IllegalMove(refused.code, **refused.params)
        board = (*state.board[:move], state.turn + 1, *state.board[move + 1 :])
        after = self._settled(State(board, 1 - state.turn))
        happened = Event("set", SEATS[state.turn], (), {"at": SQUARES[move]})
        if after.over is None:
            return after, (happened,)
        winner = "" if after.over.winner is None else SEATS[after.over.winner]
        params = {"ending": after.over.ending, "points": after.over.points}
        return after, (happened, Event("over", winner, (), params))

    def outcome(self, state: State) -> Outcome | None:
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        return Outcome(1 - seat, "resigned")

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        return 1 - starter

    def information_state(self, state: State, seat: int | None) -> State:
        return state

    def view(self, known: State, viewer: int | None) -> BoardView:
        return {
            "status": [self._status(known).to_json()],
            "places": [
                {
                    "id": name,
                    "kind": "square",
                    "row": at // 3,
                    "column": at % 3,
                    "name": name,
                    "label": say("square", name=name).to_json(),
                    "side": "",
                    "marks": [],
                    "value": "",
                }
                for at, name in enumerate(SQUARES)
            ],
            "pieces": [
                {
                    "id": f"s{name}",
                    "kind": "stone",
                    "side": SEATS[known.board[at] - 1],
                    "place": name,
                    "order": 0,
                    "value": "",
                    "covers": [],
                    "layers": [],
                }
                for at, name in enumerate(SQUARES)
                if known.board[at]
            ],
            "moves": [
                move_view(SQUARES[at], [SQUARES[at]], say("set", at=SQUARES[at]))
                for at in self.moves(known)
            ],
            "tokens": [],
            "counters": [],
            "actions": [],
            "marks": [],
        }

    def text(self, state: State, move: int) -> str:
        return SQUARES[move]

    def parse(self, state: State, text: str) -> tuple[int, ...]:
        if not re.fullmatch("[abc][123]", text.strip()):
            raise NotationError("notation", text=text[:80])
        return (SQUARES.index(text.strip()),)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        squares = [SQUARES.index(name) for name in path]
        refused = self._refused(state, squares[0]) if squares else None
        if refused is None and len(set(squares)) > 1:
            refused = say("one_square")
        return self.cite(refused)

    def cite(self, reason: Message | None) -> Refusal | None:
        return None if reason is None else Refusal(reason, "three", _CUSTOM)

    def to_json(self, state: State) -> dict[str, Any]:
        drawn = "".join(LETTERS[stone] for stone in state.board)
        return {
            "game": INFO.id,
            "options": INFO.without_defaults(self.settings),
            "turn": SEATS[state.turn],
            "board": [drawn[at : at + 3] for at in (0, 3, 6)],
        }

    def from_json(self, position: Mapping[str, Any]) -> State:
        drawn = "".join(map(str, items(position, "board")))
        if not re.fullmatch("[.xo]{9}", drawn):
            raise SetupError("bad_value", name="board", value=drawn[:80])
        if abs(drawn.count("x") - drawn.count("o")) > 1:
            raise SetupError("too_many")
        turn = SEATS.index(member(position, "turn", SEATS, SEATS[0]))
        return self._settled(State(tuple(map(LETTERS.index, drawn)), turn))

    def _refused(self, state: State, at: int) -> Message | None:
        if state.over:
            return say("game_over")
        return say("square_taken", at=SQUARES[at]) if state.board[at] else None

    def _settled(self, state: State) -> State:
        """Return the state, ended if a player has three in a row or no square is free."""
        for row in ROWS:
            stones = {state.board[int(at)] for at in row}
            if len(stones) == 1 and stones != {0}:
                owner = stones.pop() - 1
                winner = owner if self.settings["three"] == "wins" else 1 - owner
                return state._replace(over=Outcome(winner, "three"))
        return state if 0 in state.board else state._replace(over=Outcome(None, "full"))

    def _status(self, state: State) -> Message:
        if state.over is None:
            return say("to_set", side=SEATS[state.turn])
        if state.over.winner is None:
            return say("drawn", ending=state.over.ending)
        return say("won", side=SEATS[state.over.winner], ending=state.over.ending, points=1)


def game(chosen: Mapping[str, str]) -> Noughts:
    return Noughts(INFO.settings(chosen))


SPEC = GameSpec(INFO, game, levels=("novice", "expert"), opponent="tests.toy.player")
