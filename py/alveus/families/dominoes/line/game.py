"""Block dominoes as a `core.game.Game` (class `LineGame`), and the spec of its games (`line_spec`).

`LineGame` deals the tiles and applies moves, and returns the events of both.  The legal moves and
the scores are computed in `rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from alveus.core.base import SingleMoveTurns, check_allowed, cite
from alveus.core.errors import IllegalMove
from alveus.core.events import Event, Message
from alveus.core.game import CHANCE, OVER, Info, Refusal
from alveus.core.outcomes import Outcome, over_event
from alveus.core.spec import GameSpec
from alveus.core.stream import Stream
from alveus.core.view import BoardView
from alveus.families.dominoes.line import knowledge, notation, rules, view
from alveus.families.dominoes.line.rules import Ruleset
from alveus.families.dominoes.line.state import (
    LEFT,
    STOCK,
    Deal,
    Move,
    Purchase,
    State,
    hand_place,
    slot,
)
from alveus.families.dominoes.tiles import Tile, complete_set


class LineGame(SingleMoveTurns):
    """Block dominoes, with catalogue entry (`info`), option values (`settings`) and `rules`."""

    def __init__(self, info: Info, settings: Mapping[str, str], ruleset: Ruleset) -> None:
        self.info = replace(info, seats=ruleset.seats)
        self.settings = settings
        self.rules = ruleset

    def opening(self, starter: int | None = None) -> State:
        """Return the state before the deal.  If `starter` is None, the deal decides who starts.

        Raises SetupError for an unknown seat.
        """
        self.info.check_starter(starter)
        return rules.opening(self.rules, starter)

    def actor(self, state: State) -> int:
        """Return the seat to play, CHANCE before the deal, or OVER after the end."""
        if state.over is not None:
            return OVER
        return CHANCE if not state.hands or state.turn is None else state.turn

    def turn(self, state: State) -> int | None:
        """Return the seat to play; None before the deal if the starter is not known."""
        return state.turn

    def moves(self, state: State) -> Sequence[Move]:
        """Return the legal moves; none if the hand to play is hidden."""
        return rules.list_moves(self.rules, state)

    def apply(self, state: State, move: Move | Deal) -> tuple[State, tuple[Event, ...]]:
        """Return the state and events after a move or a deal.  Raises IllegalMove if illegal."""
        if isinstance(move, Deal):
            return _deal_out(self.rules, state, move)
        check_allowed(rules.explain_move(self.rules, state, move))
        after = self.advance(state, move)
        return after, tuple(_events(self.rules, state, move, after))

    def advance(self, state: State, move: Move | Deal) -> State:
        """Return the state after a legal move or a deal, without events; faster than `apply`.

        Raises IllegalMove `face_down` if the move takes a hidden tile from the stock.
        """
        if isinstance(move, Deal):
            return _deal_out(self.rules, state, move)[0]
        if move.tile is not None:
            after = _join(self.rules, state, move.tile, move.end)
        else:
            after = _buy(state) if move.kind == "buy" else _pass(self.rules, state)
        return rules.settle(self.rules, after)

    def outcomes(self, state: State) -> Sequence[tuple[Deal, int]]:
        """Return an empty tuple: there are too many deals to list."""
        return ()

    def chance(self, state: State, stream: Stream) -> Deal:
        """Return a shuffled deal with the seat that starts.  Raises IllegalMove after the deal."""
        if state.hands:
            raise IllegalMove("dealt_already")
        tiles = complete_set(self.rules.reach)
        order = tuple(tiles[number] for number in stream.permutation(len(tiles)))
        starter = stream.below(self.rules.players) if state.turn is None else state.turn
        return Deal(_starter(self.rules, order, starter), order)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, or None while the round continues."""
        return state.over

    def decided_outcome(self, state: State) -> Outcome | None:
        """Return None: the outcome is never certain before the end of the round."""
        return None

    def concede(self, state: State, seat: int) -> Outcome:
        """Return the outcome if `seat` resigns: the other seat with the fewest pips in hand wins.

        In a tie, the first of the tied seats after `seat` wins; before the deal, the next seat.
        """
        others = [(seat + n) % self.rules.players for n in range(1, self.rules.players)]
        winner, parts = others[0], {}
        if state.hands:
            winner = min(others, key=lambda other: rules.hand_pips(state, other))
            parts = rules.score_parts(self.rules, state, winner)
        points, told = rules.score(self.rules, state), tuple(parts.items())
        return Outcome(winner, "resigned", points, state.fines, told)

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Return the next starter: the winner, or `starter` if tied; None if the deal decides."""
        if self.rules.highest_leads:
            return None
        return starter if outcome.winner is None else outcome.winner

    def information_state(self, state: State, seat: int | None) -> State:
        """Return the state with None for each tile hidden from `seat` while the round continues.

        If `seat` is None, all hands are hidden.  `State.forced` depends on a hand, so only its
        owner knows it.
        """
        if state.over is not None:
            return state
        hands = tuple(
            hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(state.hands)
        )
        stock = (None,) * len(state.stock)
        return state._replace(hands=hands, stock=stock, forced=state.forced and seat == state.turn)

    def knowledge(self, known: State, viewer: int) -> dict[str, Any]:
        """Return as JSON the knowledge of the seat `viewer` about the tiles.

        `numbers` has, for each number, how many of its tiles are in the line, in the viewer's hand
        and unseen.  `tiles` has, for each tile that the viewer cannot see, the probabilities that
        it is in another side's hand, in the stock and in the talon (the part of the stock that is
        never taken).  `talon` is the expected number of pips in the talon.  The function
        `knowledge` in the module `knowledge` describes all members.
        """
        return knowledge.knowledge(self.rules, known, viewer)

    def sampler(self, known: State, viewer: int) -> Callable[[Random], State]:
        """Return a function that completes `known`, seen by `viewer`, to a random possible deal."""
        return knowledge.deal_sampler(self.rules, known, viewer)

    def view(self, known: State, viewer: int | None) -> BoardView:
        """Return the view for a seat as JSON; with None, all hands are hidden until the end."""
        return view.board_view(self.rules, known, viewer)

    def text(self, state: State, move: Move | Deal) -> str:
        """Return a move as text."""
        return notation.write_move(self.rules, move)

    def parse(self, state: State, text: str) -> tuple[Move | Deal, ...]:
        """Read one move or deal.

        Raises NotationError; IllegalMove for a second deal, or for a move before the deal.
        """
        return (notation.parse_move(self.rules, state, text),)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Return the reason why no legal move begins with the selected places; None if a move does.

        `path` has the place of a tile (``a.0``: the first in side `a`'s hand) and, if selected, the
        place beyond an end of the line (``line.1``); or only ``stock``.
        """
        return self.cite(view.explain_path(self.rules, state, path))

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return `reason` with the option and source (book) of its rule; None without a reason."""
        return cite(reason, self.rules.reasons)

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the position as JSON."""
        head = {"game": self.info.id, "options": self.info.to_store(self.settings)}
        return {**head, **notation.to_json(self.rules, state)}

    def from_json(self, position: Mapping[str, Any]) -> State:
        """Read a position.  Raises SetupError if it is not legal."""
        return notation.from_json(self.rules, position)


def _deal_out(ruleset: Ruleset, state: State, deal: Deal) -> tuple[State, tuple[Event, ...]]:
    if state.hands:
        raise IllegalMove("dealt_already")
    hands = _hands(ruleset, deal.tiles)
    stock = () if ruleset.stock == "none" else deal.tiles[ruleset.hand_size * ruleset.players :]
    first = _starter(ruleset, deal.tiles, deal.starter if state.turn is None else state.turn)
    after = rules.start_round(ruleset, hands, stock)._replace(turn=first, starter=first)
    counts = [len(hand) for hand in hands]
    return after, (Event("deal", "", (), {"tiles": counts, "stock": len(stock)}),)


def _hands(ruleset: Ruleset, order: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    n = ruleset.hand_size
    return tuple(tuple(sorted(order[seat * n : seat * n + n])) for seat in range(ruleset.players))


def _starter(ruleset: Ruleset, order: Sequence[Tile], starter: int) -> int:
    if not ruleset.highest_leads:
        return starter
    ranks = [rules.lead_rank(rules.lead_of(hand)) for hand in _hands(ruleset, order)]
    return ranks.index(max(ranks))


def _join(ruleset: Ruleset, state: State, tile: Tile, end: str) -> State:
    seat = state.turn or 0
    hand = tuple([other for other in state.hands[seat] if other != tile])
    line, origin, (low, high) = state.line, state.origin, tile
    if not line:
        line, origin = ((low, high),), 0
    elif end == LEFT:
        pair = (low, high) if high == line[0][0] else (high, low)
        line, origin = (pair, *line), origin + 1
    else:
        line = (*line, (low, high) if low == line[-1][1] else (high, low))
    hands = _set(state.hands, seat, hand)
    return _end_turn(
        ruleset, state._replace(hands=hands, line=line, origin=origin, layer=seat, passes=0)
    )


def _buy(state: State) -> State:
    seat, tile = state.turn or 0, state.stock[0]
    if tile is None:
        raise IllegalMove("face_down")
    hand = state.hand_of(seat)
    return state._replace(
        hands=_set(state.hands, seat, tuple(sorted((*hand, tile)))),
        stock=state.stock[1:],
        bought=state.bought + 1,
        forced=state.forced if state.bought else not rules.can_join(state, seat),
        lacks=_set(state.lacks, seat, frozenset[int]()),
        buys=(*state.buys, Purchase(seat, len(hand), state.ends)),
    )


def _pass(ruleset: Ruleset, state: State) -> State:
    seat = state.turn or 0
    if rules.explain_pass(ruleset, state) is not None:
        fines = (n + ruleset.fine * (other != seat) for other, n in enumerate(state.fines))
        return state._replace(fines=tuple(fines))
    passes = 0 if rules.buyable(ruleset, state) else state.passes + 1
    lacks = _set(state.lacks, seat, state.lacks[seat] | set(state.ends))
    return _end_turn(ruleset, state._replace(passes=passes, lacks=lacks))


def _end_turn(ruleset: Ruleset, state: State) -> State:
    turn = ((state.turn or 0) + 1) % ruleset.players
    return state._replace(turn=turn, bought=0, forced=False)


def _set(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _events(ruleset: Ruleset, state: State, move: Move, after: State) -> Iterator[Event]:
    """Yield a move's event and, at the end of the round, `over`, preceded by `block` if blocked."""
    seat = state.turn or 0
    side = ruleset.seats[seat]
    if move.tile is not None:
        params: dict[str, Any] = {"tile": str(move.tile)}
        if state.line:
            params |= {"number": state.number_at(move.end), "end": move.end}
        path = tuple(state.move_path(side, move))
        public_path = (hand_place(side), path[-1])
        yield Event("join" if state.line else "lead", side, public_path, params, way=path)
    elif move.kind == "buy":
        tile = state.stock[0]
        path = (STOCK, slot(side, after.hands[seat].index(tile)))
        public = {"tile": "none", "left": rules.buyable(ruleset, after)}
        yield Event("buy", side, (STOCK, hand_place(side)), public, {"tile": str(tile)}, path)
    elif rules.explain_pass(ruleset, state) is not None:
        yield Event("false_pass", side, (), {"points": ruleset.fine})
    else:
        yield Event("pass", side, (), {"ends": list(state.ends)})
    if after.over is None:
        return
    if after.over.ending != "domino":
        yield Event("block")
    yield over_event(
        after.over,
        ruleset.seats,
        hands=[rules.hand_pips(after, seat) for seat in range(len(after.hands))],
        talon=sum(tile.pips for tile in after.stock if tile is not None),
        table=sum(map(sum, after.line)),
    )


def line_spec(
    info: Info, build: Callable[[Mapping[str, str]], LineGame], levels: tuple[str, ...]
) -> GameSpec:
    """Return the spec of a game of block dominoes, with the parts that all these games share.

    `build` makes the game from option values; `levels` has the level ids, the weakest first.
    """
    package = "alveus.families.dominoes.line"
    return GameSpec(
        info,
        build,
        levels,
        opponent=f"{package}.opponent.{info.id}",
        diagrams=f"{package}.diagram",
        sheets=f"{package}.sheet",
        writing=f"{package}.lines",
        numbering=f"{package}.numbering",
        schema=f"{package}.schema",
        analysis=True,
    )
