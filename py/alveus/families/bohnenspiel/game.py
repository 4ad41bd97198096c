"""The Bohnenspiel with chosen options, as a `Game` (see `alveus.core.game`).

Seats are 0 (South) and 1 (North).  A move is the number of the pit to sow (0 to 5 for South's pits,
6 to 11 for North's), or SKIP for a pass.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus.core.base import TwoPlayerGame, check_allowed, cite
from alveus.core.events import Event, Message, say
from alveus.core.game import OVER, Info, Refusal
from alveus.core.outcomes import Outcome
from alveus.core.ruleset import Reasons
from alveus.core.view import BoardView
from alveus.families.bohnenspiel import notation
from alveus.families.bohnenspiel.board import PIT, PITS, SIDES, State, add_to
from alveus.families.bohnenspiel.rules import (
    Ruleset,
    begin_game,
    explain_move,
    finish_turn,
    list_moves,
    make_move,
    points_for,
)
from alveus.families.bohnenspiel.view import board_view, end_events, sowing_events


class Bohnenspiel(TwoPlayerGame):
    """The Bohnenspiel under given rules.

    `sources` has the violated rule for each code of IllegalMove: the rule's option ("" if it has
    none) and the source of the rule, such as a passage in a book.
    """

    def __init__(
        self, info: Info, settings: Mapping[str, str], rules: Ruleset, sources: Reasons
    ) -> None:
        self.info = info
        self.settings = settings
        self.rules = rules
        self.sources = sources

    def opening(self, starter: int | None = None) -> State:
        """Return the first position.  South begins unless `starter` is 1 (North).

        Raises SetupError `unknown_side` if `starter` is neither 0, 1 nor None.
        """
        self.info.check_starter(starter)
        pits, skips = (self.rules.beans,) * PITS, self.rules.skips
        return begin_game(self.rules, State(pits, (0, 0), starter or 0, (skips, skips)))

    def actor(self, state: State) -> int:
        """Return the seat on turn (0 or 1), or OVER if the game has ended."""
        return state.turn if state.over is None else OVER

    def turn(self, state: State) -> int | None:
        """Return the seat on turn, or after the game the seat on turn at its end; never None."""
        return state.turn

    def moves(self, state: State) -> Sequence[int]:
        """Return the legal moves: pits of the player on turn, and SKIP if it can pass."""
        return list_moves(self.rules, state)

    def apply(self, state: State, move: int) -> tuple[State, tuple[Event, ...]]:
        """Return the position after a move, and its events.  Raises IllegalMove if not legal."""
        check_allowed(explain_move(self.rules, state, move))
        moved, sowing = make_move(self.rules, state, move)
        after = finish_turn(self.rules, moved)
        if sowing is None:
            events = [Event("skip", SIDES[state.turn], (), {"left": moved.skips[state.turn]})]
        else:
            events = list(sowing_events(state.turn, move, sowing))
        return after, (*events, *end_events(self.rules, moved, after))

    def advance(self, state: State, move: int) -> State:
        """Return the position after a move, whose legality is not checked; faster than `apply`."""
        return finish_turn(self.rules, make_move(self.rules, state, move)[0])

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the game continues."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """Return the win of a player whose store holds more than half of the beans, or None.

        The result is also None if the game is over, or if the points of the win depend on later
        captures (`Ruleset.by_beans`).
        """
        if state.over is None and not self.rules.by_beans:
            for seat, beans in enumerate(state.stores):
                if beans >= self.rules.majority:
                    return Outcome(seat, "majority")
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """Return the outcome if `seat` resigns: the opponent wins.

        For the opponent's points, the beans left in all pits count as captured by the opponent.
        """
        stores = add_to(state.stores, 1 - seat, sum(state.pits))
        surplus = stores[1 - seat] - stores[seat]
        return Outcome(1 - seat, "resigned", points_for(self.rules, surplus))

    def view(self, known: State, viewer: int | None) -> BoardView:
        """Return the view of the board, the same for all viewers."""
        return board_view(self.rules, known)

    def text(self, state: State, move: int) -> str:
        """Return the text of a move: 1 to 6 from the mover's left, or `skip`."""
        return notation.write_move(move)

    def parse(self, state: State, text: str) -> tuple[int, ...]:
        """Return the move with this text as a tuple of one item; the move can be illegal.

        In a text, pits are counted from the mover's left, from 1; 7 to 12 are the opponent's.
        Raises NotationError if `text` is not a move, IllegalMove for a pit of the opponent.
        """
        return (notation.parse_move(state, text),)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Return why the first place of `path` (ids of places) cannot be sown; None if it can.

        A path to another place is refused too: a player cannot choose the target of a sowing.
        """
        reason: Message | None = None
        if state.over is not None:
            reason = say("game_over")
        elif path and path[0] not in PIT:
            reason = say("store_not_sown")
        elif path:
            pit = PIT[path[0]]
            reason = explain_move(self.rules, state, pit)
            if reason is None and path[-1] != path[0]:
                reason = say("target_not_chosen", count=state.pits[pit])
        return self.cite(reason)

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return `reason` with the option and the source of the violated rule; None for None."""
        return cite(reason, self.sources)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the position as JSON, with the game's id and options (see `Info.to_store`)."""
        head = {"game": self.info.id, "options": self.info.to_store(self.settings)}
        return {**head, **notation.to_json(self.rules, state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """Return the state of a JSON position.  Raises SetupError if it is not valid."""
        return notation.from_json(self.rules, position)
