"""Effects of deals and moves in block dominoes: the next state and its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.outcomes import over_event
from alveus.core.refusals import check_allowed
from alveus.core.stream import Stream
from alveus.dominoes.line.rules import (
    buyable,
    can_join,
    explain_move,
    explain_pass,
    hand_pips,
    lead_of,
    lead_rank,
    settle,
)
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import (
    LEFT,
    STOCK,
    Deal,
    Hand,
    Move,
    Purchase,
    State,
    hand_place,
    line_place,
    move_path,
    slot,
)
from alveus.dominoes.tiles import Tile, complete_set


def opening(rules: Ruleset, starter: int | None) -> State:
    """Return the state before the deal.  The starter is ignored under `highest_leads`."""
    first = None if rules.highest_leads else starter
    return State(turn=first, starter=first)


def start_round(rules: Ruleset, hands: tuple[Hand, ...], stock: Hand) -> State:
    """Return a round before its first move, without a starter."""
    lacks = (frozenset[int](),) * rules.players
    return State(hands, stock=stock, fines=(0,) * rules.players, lacks=lacks)


def draw_deal(rules: Ruleset, state: State, stream: Stream) -> Deal:
    """Return tiles shuffled by a random stream, and a random starter if none is known.

    Raises IllegalMove `dealt_already`.
    """
    if state.hands:
        raise IllegalMove("dealt_already")
    tiles = complete_set(rules.reach)
    order = tuple(tiles[number] for number in stream.permutation(len(tiles)))
    starter = stream.below(rules.players) if state.turn is None else state.turn
    return Deal(_starter(rules, order, starter), order)


def deal_out(rules: Ruleset, state: State, deal: Deal) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the deal and its event.  Raises IllegalMove `dealt_already`."""
    if state.hands:
        raise IllegalMove("dealt_already")
    hands = _hands(rules, deal.tiles)
    stock = () if rules.stock == "none" else deal.tiles[rules.hand_size * rules.players :]
    first = _starter(rules, deal.tiles, deal.starter if state.turn is None else state.turn)
    after = start_round(rules, hands, stock)._replace(turn=first, starter=first)
    counts = [len(hand) for hand in hands]
    return after, (Event("deal", "", (), {"tiles": counts, "stock": len(stock)}),)


def _hands(rules: Ruleset, order: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    n = rules.hand_size
    return tuple(tuple(sorted(order[seat * n : seat * n + n])) for seat in range(rules.players))


def _starter(rules: Ruleset, order: Sequence[Tile], starter: int) -> int:
    if not rules.highest_leads:
        return starter
    ranks = [lead_rank(lead_of(hand)) for hand in _hands(rules, order)]
    return ranks.index(max(ranks))


def advance(rules: Ruleset, state: State, move: Move) -> State:
    """Return the state after a legal move.  Raises IllegalMove `face_down` for a hidden stock."""
    if move.tile is not None:
        after = _join(rules, state, move.tile, move.end)
    elif move.kind == "buy":
        after = _buy(state)
    else:
        after = _pass(rules, state)
    return settle(rules, after)


def play(rules: Ruleset, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a move and its events.  Raises IllegalMove with the reason."""
    check_allowed(explain_move(rules, state, move))
    after = advance(rules, state, move)
    return after, (_event(rules, state, move, after), *_end_events(rules, after))


def _join(rules: Ruleset, state: State, tile: Tile, end: str) -> State:
    seat = state.turn or 0
    hand = tuple(other for other in state.hands[seat] if other != tile)
    line, origin, (low, high) = state.line, state.origin, tile
    if not line:
        line, origin = ((low, high),), 0
    elif end == LEFT:
        pair = (low, high) if high == line[0][0] else (high, low)
        line, origin = (pair, *line), origin + 1
    else:
        line = (*line, (low, high) if low == line[-1][1] else (high, low))
    hands = _replace(state.hands, seat, hand)
    return _end_turn(
        rules, state._replace(hands=hands, line=line, origin=origin, layer=seat, passes=0)
    )


def _buy(state: State) -> State:
    seat, tile = state.turn or 0, state.stock[0]
    if tile is None:
        raise IllegalMove("face_down")
    hand = state.hand_of(seat)
    return state._replace(
        hands=_replace(state.hands, seat, tuple(sorted((*hand, tile)))),
        stock=state.stock[1:],
        bought=state.bought + 1,
        forced=state.forced if state.bought else not can_join(state, seat),
        lacks=_replace(state.lacks, seat, frozenset[int]()),
        buys=(*state.buys, Purchase(seat, len(hand), state.ends)),
    )


def _pass(rules: Ruleset, state: State) -> State:
    seat = state.turn or 0
    if explain_pass(rules, state) is not None:
        fines = (n + rules.fine * (other != seat) for other, n in enumerate(state.fines))
        return state._replace(fines=tuple(fines))
    passes = 0 if buyable(rules, state) else state.passes + 1
    lacks = _replace(state.lacks, seat, state.lacks[seat] | set(state.ends))
    return _end_turn(rules, state._replace(passes=passes, lacks=lacks))


def _end_turn(rules: Ruleset, state: State) -> State:
    turn = ((state.turn or 0) + 1) % rules.players
    return state._replace(turn=turn, bought=0, forced=False)


def _replace(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _event(rules: Ruleset, state: State, move: Move, after: State) -> Event:
    """Return the event of a move.  Only the player sees the slot and the bought tile."""
    seat = state.turn or 0
    side = rules.seats[seat]
    if move.tile is not None:
        params: dict[str, Any] = {"tile": str(move.tile)}
        if state.line:
            params |= {"number": state.number_at(move.end), "end": move.end}
        places = (hand_place(side), line_place(state, move.end))
        path = tuple(move_path(state, side, move))
        return Event("join" if state.line else "lead", side, places, params, way=path)
    if move.kind == "buy":
        tile = state.stock[0]
        path = (STOCK, slot(side, after.hands[seat].index(tile)))
        public = {"tile": "none", "left": buyable(rules, after)}
        return Event("buy", side, (STOCK, hand_place(side)), public, {"tile": str(tile)}, path)
    if explain_pass(rules, state) is not None:
        return Event("false_pass", side, (), {"points": rules.fine})
    return Event("pass", side, (), {"ends": list(state.ends)})


def _end_events(rules: Ruleset, state: State) -> tuple[Event, ...]:
    """Return the events of the end of a round: the pips of hands, stock and line."""
    if state.over is None:
        return ()
    end = over_event(
        state.over,
        rules.seats,
        hands=[hand_pips(state, seat) for seat in range(len(state.hands))],
        talon=sum(tile.pips for tile in state.stock if tile is not None),
        table=sum(map(sum, state.line)),
    )
    return (end,) if state.over.ending == "domino" else (Event("block"), end)
