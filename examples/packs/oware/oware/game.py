"""Oware (Abapa) as a game of alveus, and its declaration."""

from __future__ import annotations

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
    SetupError,
    TwoPlayerGame,
    check_allowed,
    cite,
    integer,
    items,
    member,
    over_event,
    say,
    source_of,
)
from oware.rules import (
    HOUSES,
    QUIET,
    ROW,
    SEATS,
    SEEDS,
    Reading,
    State,
    explain,
    legal_moves,
    play,
    settle,
    totals,
)
from oware.view import PLACES, board_view, sowing_events

SOCIETY = "Oware Society, rules of Abapa"
RULES = source_of("oware", SOCIETY, "", "attested")
SLAM = {
    "none": source_of("oware", SOCIETY, "", "attested", "slam"),
    "all": source_of("oware", "Wikipedia, Oware", "Variations", "attested", "slam"),
}

INFO = Info(
    "oware",
    "oware",
    SEATS,
    (Option("slam", SLAM, "none"),),
    {"abapa": {}, "all": {"slam": "all"}},
    {
        "event": ("sown", "captured", "over"),
        "status": ("to_sow", "won", "drawn"),
        "label": ("house", "store", "sow", "capture"),
        "reason": ("game_over", "not_yours", "empty", "must_feed", "one_house", "no_house"),
        "ending": ("most", "no_move", "quiet", "resigned"),
        "counter": ("seeds",),
        "mark": ("many",),
        "error": ("seeds_missing",),
        "hint": ("captures", "saves", "ahead"),
    },
    chance=False,
)


class Oware(TwoPlayerGame):
    """The game with its options.  A move is the index of the house that is sown."""

    info = INFO

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.settings = settings
        self.rules = Reading(takes_all=settings["slam"] == "all")

    def opening(self, starter: int | None = None) -> State:
        """Return the board with four seeds in every house."""
        self.info.check_starter(starter)
        return State(turn=starter or 0)

    def actor(self, state: State) -> int:
        """Return the seat to move, or OVER."""
        return state.turn if state.over is None else OVER

    def turn(self, state: State) -> int | None:
        """Return the seat to move."""
        return state.turn

    def moves(self, state: State) -> Sequence[int]:
        """Return the houses that may be sown."""
        return legal_moves(state)

    def apply(self, state: State, move: int) -> tuple[State, tuple[Event, ...]]:
        """Return the state after a move, and its events.  Raises IllegalMove."""
        check_allowed(explain(state, move))
        after, events = play(self.rules, state, move), sowing_events(self.rules, state, move)
        if after.over is not None:
            south, north = totals(after)
            events.append(over_event(after.over, SEATS, south=south, north=north))
        return after, tuple(events)

    def advance(self, state: State, move: int) -> State:
        """Return the state after a legal move."""
        return play(self.rules, state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the game continues."""
        return state.over

    def view(self, known: State, viewer: int | None) -> BoardView:
        """Return the board; it is the same for both sides."""
        return board_view(self.rules, known)

    def text(self, state: State, move: int) -> str:
        """Return the number of the house, from its owner's left."""
        return str(move % ROW + 1)

    def parse(self, state: State, text: str) -> tuple[int, ...]:
        """Return the house of the side to move with a number.  Raises NotationError."""
        if text.strip() not in map(str, range(1, ROW + 1)):
            raise NotationError("notation", text=text[:80])
        return (state.turn * ROW + int(text) - 1,)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Return the reason why a path of places is not a legal move, or None."""
        if path[0] not in PLACES:
            return self.cite(say("no_house"))
        refused = explain(state, PLACES.index(path[0]))
        if refused is None and set(path) != {path[0]}:
            refused = say("one_house")
        return self.cite(refused)

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return a reason with the source of its rule."""
        return cite(reason, source=RULES)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the position as JSON."""
        position = {"game": INFO.id, "options": INFO.without_defaults(self.settings)}
        position |= {"turn": SEATS[state.turn], "houses": list(state.houses)}
        quiet = {"quiet": state.quiet} if state.quiet else {}
        return {**position, "stores": list(state.stores), **quiet}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """Return the state of a position.  Raises SetupError."""
        turn = SEATS.index(member(position, "turn", SEATS, SEATS[0]))
        houses = [integer(seeds, "houses", 0, SEEDS) for seeds in items(position, "houses")]
        stores = [integer(seeds, "stores", 0, SEEDS) for seeds in items(position, "stores")]
        quiet = integer(position.get("quiet", 0), "quiet", 0, QUIET)
        if (len(houses), len(stores), sum(houses + stores)) != (HOUSES, len(SEATS), SEEDS):
            raise SetupError("seeds_missing", count=SEEDS)
        return settle(State(tuple(houses), (stores[0], stores[1]), turn, quiet))


def game(chosen: Mapping[str, str]) -> Oware:
    """Return the game with the chosen options."""
    return Oware(INFO.settings(chosen))


SPEC = GameSpec(
    INFO,
    game,
    levels=("novice", "player", "elder"),
    opponent="oware.player",
    diagrams="oware.diagram",
    sheets="oware.sheet",
    writing="oware.lines",
    numbering="oware.numbering",
    schema="oware.schema",
)
