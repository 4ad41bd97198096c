"""Nine men's morris as alveus plays it: the rules behind the house's interface, and the spec."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.chanceless import Chanceless
from alveus.core.errors import NotationError
from alveus.core.events import Event, Message, say
from alveus.core.game import OVER, Info, Option, Refusal, Result, source_of
from alveus.core.outcomes import Outcome, over_event
from alveus.core.refusals import check_allowed, cite
from alveus.core.results import Results
from alveus.core.spec import GameSpec
from alveus.core.untold import UntoldByMoves
from alveus.core.view import BoardView
from morris.board import POINTS
from morris.positions import SEATS, read_position, write_position
from morris.rules import (
    NOWHERE,
    Move,
    Reading,
    State,
    explain,
    explain_start,
    legal_moves,
    play,
)
from morris.view import HANDS, board_view, text_of

GASSER = "Ralph Gasser, Solving Nine Men’s Morris, in Games of No Chance (1996)"
ALFONSO = "Alfonso X, Libro de los juegos (1283)"

RULES = source_of("morris", GASSER, "", "modern")
FLYING = {
    "yes": source_of("morris", GASSER, "", "modern", "flying"),
    "no": source_of("morris", ALFONSO, "fol. 93r", "inferred", "flying"),
}
SHELTER = {
    "unless_all": source_of("morris", GASSER, "", "modern", "shelter"),
    "always": source_of("morris", ALFONSO, "fol. 93r", "inferred", "shelter"),
}

INFO = Info(
    "morris",
    "morris",
    SEATS,
    (Option("flying", FLYING, "yes"), Option("shelter", SHELTER, "unless_all")),
    {"gasser": {}, "alfonso": {"flying": "no", "shelter": "always"}},
    {
        "event": ("placed", "moved", "mill", "taken", "over"),
        "status": ("to_place", "to_move", "to_take", "won", "drawn"),
        "label": ("point", "hand", "place", "move", "take"),
        "reason": (
            "game_over", "take_first", "take_theirs", "in_mill", "no_mill", "point_taken",
            "all_placed", "place_first", "nobody_there", "not_yours", "not_next", "stuck",
            "one_point", "no_point", "same_point",
        ),
        "ending": ("few", "blocked", "quiet", "resigned"),
        "counter": (),
        "action": (),
        "mark": ("board",),
        "error": ("too_many_men", "uneven_hands", "nothing_to_take"),
        "hint": ("mill", "guard", "take", "ahead"),
    },
    chance=False,
)  # fmt: skip

_MOVE = re.compile("(x?)([a-g][1-7])(?:-([a-g][1-7]))?")


class Morris(Chanceless, UntoldByMoves):
    """The game under settled options."""

    info = INFO

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.settings = settings
        self.reading = Reading(settings["flying"] == "yes", settings["shelter"] == "always")
        self._cited = {"not_next": ("flying", FLYING[settings["flying"]])}
        self._cited["in_mill"] = ("shelter", SHELTER[settings["shelter"]])

    def opening(self, starter: int | None = None) -> State:
        """The empty board, with nine men in either hand."""
        self.info.check_starter(starter)
        return State(turn=starter or 0)

    def actor(self, state: State) -> int:
        """The seat to move, or OVER."""
        return state.turn if state.over is None else OVER

    def turn(self, state: State) -> int | None:
        """The seat whose turn it is."""
        return state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """What may be played."""
        return legal_moves(self.reading, state)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after a move and what happened.  Raises IllegalMove."""
        check_allowed(explain(self.reading, state, move))
        after = play(self.reading, state, move)
        happened = [_event(state, move)]
        if after.taking:
            happened.append(Event("mill", SEATS[state.turn]))
        if after.over is not None:
            happened.append(over_event(after.over, SEATS))
        return after, tuple(happened)

    def advance(self, state: State, move: Move) -> State:
        """The same without telling."""
        return play(self.reading, state, move)

    def results(self, state: State) -> Sequence[Result]:
        """Every move's result."""
        return Results(self, state)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """None: until it ends, the game can turn."""
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """A game given up is the other side's."""
        return Outcome(1 - seat, "resigned")

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """The sides begin by turns."""
        return 1 - starter

    def information_state(self, state: State, seat: int | None) -> State:
        """All of it: nothing is hidden."""
        return state

    def view(self, known: State, viewer: int | None) -> BoardView:
        """The board as both sides read it."""
        return board_view(known, self.moves(known))

    def text(self, state: State, move: Move) -> str:
        """A move as text: "d6", "d6-d7", "xd7"."""
        return text_of(move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """The move that a text names.  Raises NotationError."""
        found = _MOVE.fullmatch(text.strip())
        if found is None or not {found[2], found[3] or found[2]} <= set(POINTS):
            raise NotationError("notation", text=text[:80])
        first = POINTS.index(found[2])
        if found[1] and found[3]:
            raise NotationError("notation", text=text[:80])
        if found[1]:
            return (Move(first, NOWHERE),)
        return (Move(first, POINTS.index(found[3])) if found[3] else Move(NOWHERE, first),)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why a way over places cannot be played now, or None where it can."""
        return self.cite(self._refused(state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """A reason with the option and the source that it rests on."""
        return cite(reason, self._cited, RULES)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as links and files write it."""
        options = INFO.without_defaults(self.settings)
        return {"game": INFO.id, "options": options, **write_position(state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A state, or SetupError with what is wrong."""
        return read_position(self.reading, position)

    def _refused(self, state: State, path: Sequence[str]) -> Message | None:
        if state.over is not None:
            return say("game_over")
        if not path or set(path) & set(HANDS):
            return say("no_point")
        start, *rest = (POINTS.index(name) for name in path)
        end = rest[-1] if rest else start
        if state.taking or state.hand[state.turn]:
            move = Move(start, NOWHERE) if state.taking else Move(NOWHERE, start)
            refused = explain(self.reading, state, move)
            return say("one_point") if refused is None and end != start else refused
        if not rest:
            return explain_start(self.reading, state, start)
        refused = explain_start(self.reading, state, start)
        if refused is None and end == start:
            return say("same_point")
        return refused or explain(self.reading, state, Move(start, end))


def _event(state: State, move: Move) -> Event:
    """What a move does to one man."""
    side = SEATS[state.turn]
    if move.start == NOWHERE:
        at = POINTS[move.end]
        return Event("placed", side, (HANDS[state.turn], at), {"at": at, "to": at})
    start = POINTS[move.start]
    if move.end == NOWHERE:
        return Event("taken", side, (), {"at": start})
    end = POINTS[move.end]
    return Event("moved", side, (start, end), {"start": start, "end": end})


def game(chosen: Mapping[str, str]) -> Morris:
    """The game under chosen options."""
    return Morris(INFO.settings(chosen))


SPEC = GameSpec(
    INFO,
    game,
    levels=("miller", "shepherd", "monk"),
    opponent="morris.player",
    analysis=True,
)
