"""Nine men's morris as a game of alveus, and its declaration."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from alveus.pack import (
    OVER,
    BoardView,
    Event,
    GameSpec,
    Info,
    Message,
    NotationError,
    Option,
    Outcome,
    Refusal,
    TwoPlayerGame,
    check_allowed,
    cite,
    over_event,
    say,
    source_of,
)
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


class Morris(TwoPlayerGame):
    """The game with its options."""

    info = INFO

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.settings = settings
        self.reading = Reading(settings["flying"] == "yes", settings["shelter"] == "always")
        self._cited = {"not_next": ("flying", FLYING[settings["flying"]])}
        self._cited["in_mill"] = ("shelter", SHELTER[settings["shelter"]])

    def opening(self, starter: int | None = None) -> State:
        """Return the empty board, with nine men in each hand."""
        self.info.check_starter(starter)
        return State(turn=starter or 0)

    def actor(self, state: State) -> int:
        """Return the seat to move, or OVER."""
        return state.turn if state.over is None else OVER

    def turn(self, state: State) -> int | None:
        """Return the seat to move."""
        return state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """Return the legal moves."""
        return legal_moves(self.reading, state)

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Return the state after a move, and its events.  Raises IllegalMove."""
        check_allowed(explain(self.reading, state, move))
        after = play(self.reading, state, move)
        events = [_event(state, move)]
        if after.taking:
            events.append(Event("mill", SEATS[state.turn]))
        if after.over is not None:
            events.append(over_event(after.over, SEATS))
        return after, tuple(events)

    def advance(self, state: State, move: Move) -> State:
        """Return the state after a legal move."""
        return play(self.reading, state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the game continues."""
        return state.over

    def view(self, known: State, viewer: int | None) -> BoardView:
        """Return the board; it is the same for both sides."""
        return board_view(known, self.moves(known))

    def text(self, state: State, move: Move) -> str:
        """Return a move as text: "d6", "d6-d7", "xd7"."""
        return text_of(move)

    def parse(self, state: State, text: str) -> tuple[Move, ...]:
        """Return the move in a text.  Raises NotationError."""
        match = _MOVE.fullmatch(text.strip())
        if match is None or not {match[2], match[3] or match[2]} <= set(POINTS):
            raise NotationError("notation", text=text[:80])
        first = POINTS.index(match[2])
        if match[1] and match[3]:
            raise NotationError("notation", text=text[:80])
        if match[1]:
            return (Move(first, NOWHERE),)
        return (Move(first, POINTS.index(match[3])) if match[3] else Move(NOWHERE, first),)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Return the reason why a path of places is not a legal move, or None."""
        return self.cite(self._refused(state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return a reason with the option and the source of its rule."""
        return cite(reason, self._cited, RULES)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the position as JSON."""
        options = INFO.without_defaults(self.settings)
        return {"game": INFO.id, "options": options, **write_position(state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """Return the state of a position.  Raises SetupError."""
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
    """Return the event of a move."""
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
    """Return the game with the chosen options."""
    return Morris(INFO.settings(chosen))


SPEC = GameSpec(
    INFO,
    game,
    levels=("miller", "shepherd", "monk"),
    opponent="morris.player",
    analysis=True,
)
