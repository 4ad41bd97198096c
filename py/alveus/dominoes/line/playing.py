"""What a deal and a move do to the table: tiles dealt out, joined and taken, turns passed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.refusals import check_allowed
from alveus.core.stream import Stream
from alveus.dominoes.line.context import Context
from alveus.dominoes.line.ending import settle
from alveus.dominoes.line.moves import buyable, explain_move, explain_pass, lead, rank, serves
from alveus.dominoes.line.narration import buy_event, end_events, join_event
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import LEFT, Deal, Hand, Laid, Move, Purchase, State
from alveus.dominoes.tiles import Tile, complete_set


def opening(rules: Ruleset, starter: int | None) -> State:
    """All tiles face down on the table; a starter counts only where no tile must be led."""
    first = None if rules.highest_leads else starter
    return State(turn=first, starter=first)


def begin_deal(rules: Ruleset, hands: tuple[Hand, ...], stock: Hand) -> State:
    """A deal in which nothing has been played."""
    lacks = (frozenset[int](),) * rules.players
    return State(hands, stock=stock, fines=(0,) * rules.players, lacks=lacks)


def draw_deal(rules: Ruleset, state: State, stream: Stream) -> Deal:
    """The tiles as the stream shuffles them, and the lot where nobody has won before.

    Raises IllegalMove `dealt_already`.
    """
    if state.hands:
        raise IllegalMove("dealt_already")
    tiles = complete_set(rules.reach)
    order = tuple(tiles[number] for number in stream.permutation(len(tiles)))
    starter = stream.below(rules.players) if state.turn is None else state.turn
    return Deal(_first(rules, order, starter), order)


def deal_out(rules: Ruleset, state: State, deal: Deal) -> tuple[State, tuple[Event, ...]]:
    """The hands and the stock of a deal.  Raises IllegalMove `dealt_already`."""
    if state.hands:
        raise IllegalMove("dealt_already")
    hands = _hands(rules, deal.tiles)
    stock = () if rules.stock == "none" else deal.tiles[rules.hand_size * rules.players :]
    first = _first(rules, deal.tiles, deal.starter if state.turn is None else state.turn)
    after = begin_deal(rules, hands, stock)._replace(turn=first, starter=first)
    counts = [len(hand) for hand in hands]
    return after, (Event("deal", "", (), {"tiles": counts, "stock": len(stock)}),)


def advance(context: Context, state: State, move: Move) -> State:
    """The state after a move that may be played."""
    if move.tile is not None:
        after = _joined(context.rules, state, move.tile, move.end)
    elif move.kind == "buy":
        after, _ = _bought(state)
    else:
        after, _ = _pass(context, state)
    return settle(context.rules, after)


def play(context: Context, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after a move and what happened.  Raises IllegalMove with the reason."""
    check_allowed(explain_move(context.rules, state, move))
    if move.tile is not None:
        after = _joined(context.rules, state, move.tile, move.end)
        event = join_event(context.seats, state, move.tile, move.end)
    elif move.kind == "buy":
        after, tile = _bought(state)
        seat, left = state.turn or 0, buyable(context.rules, after)
        event = buy_event(context.seats, seat, tile, after.hand_of(seat), left)
    else:
        after, event = _pass(context, state)
    after = settle(context.rules, after)
    return after, (event, *end_events(context.seats, after))


def _hands(rules: Ruleset, order: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    n = rules.hand_size
    return tuple(tuple(sorted(order[seat * n : seat * n + n])) for seat in range(rules.players))


def _first(rules: Ruleset, order: Sequence[Tile], starter: int) -> int:
    """Who begins: the starter, or whoever has got the tile that must be led."""
    if not rules.highest_leads:
        return starter
    leads = [lead(rules, hand) or Tile(0, 0) for hand in _hands(rules, order)]
    return max(range(len(leads)), key=lambda seat: rank(leads[seat]))


def _joined(rules: Ruleset, state: State, tile: Tile, end: str) -> State:
    seat = state.turn or 0
    rest = tuple(held for held in state.hands[seat] if held != tile)
    line, origin = _lengthen(state, tile, end)
    after = state._replace(
        hands=_with(state.hands, seat, rest), line=line, origin=origin, layer=seat, passes=0
    )
    return _hand_on(rules, after)


def _bought(state: State) -> tuple[State, Tile]:
    """The state after the next tile of the stock is taken, and which that was."""
    seat = state.turn or 0
    tile, held = state.stock[0], state.hand_of(seat)
    if tile is None:
        raise IllegalMove("face_down")
    after = state._replace(
        hands=_with(state.hands, seat, tuple(sorted((*held, tile)))),
        stock=state.stock[1:],
        bought=state.bought + 1,
        forced=state.forced if state.bought else not serves(state, seat),
        lacks=_with(state.lacks, seat, frozenset[int]()),
        buys=(*state.buys, Purchase(seat, len(held), state.ends)),
    )
    return after, tile


def _pass(context: Context, state: State) -> tuple[State, Event]:
    rules, seat = context.rules, state.turn or 0
    side = context.seats[seat]
    if explain_pass(rules, state) is not None:
        fine = rules.fine
        fined = tuple(n + fine * (other != seat) for other, n in enumerate(state.fines))
        return state._replace(fines=fined), Event("false_pass", side, (), {"points": fine})
    passes = 0 if buyable(rules, state) else state.passes + 1
    lacks = _with(state.lacks, seat, state.lacks[seat] | set(state.ends))
    after = _hand_on(rules, state._replace(passes=passes, lacks=lacks))
    return after, Event("pass", side, (), {"ends": list(state.ends)})


def _hand_on(rules: Ruleset, state: State) -> State:
    """The next seat is on turn."""
    turn = ((state.turn or 0) + 1) % rules.players
    return state._replace(turn=turn, bought=0, forced=False)


def _lengthen(state: State, tile: Tile, end: str) -> tuple[tuple[Laid, ...], int]:
    """The line with a tile more, and where its first tile then lies."""
    low, high = tile
    if not state.line:
        return ((low, high),), 0
    if end == LEFT:
        laid = (low, high) if high == state.ends[0] else (high, low)
        return (laid, *state.line), state.origin + 1
    laid = (low, high) if low == state.ends[1] else (high, low)
    return (*state.line, laid), state.origin


def _with(all_of: tuple[Any, ...], seat: int, one: Any) -> tuple[Any, ...]:
    return (*all_of[:seat], one, *all_of[seat + 1 :])
