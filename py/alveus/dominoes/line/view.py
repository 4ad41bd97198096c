"""The table as a seat sees it: its own tiles open, the others' and the stock from behind."""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Message, say
from alveus.core.outcomes import outcome_message
from alveus.core.view import (
    ActionView,
    BoardView,
    CounterView,
    MarkView,
    MoveView,
    PieceView,
    PlaceView,
)
from alveus.core.view_builders import action_view, move_view, piece_view, place_view
from alveus.dominoes.line.context import Context
from alveus.dominoes.line.ending import account, hand_pips
from alveus.dominoes.line.groups import group
from alveus.dominoes.line.layout import STOCK, hand_place, line_place, slot, span
from alveus.dominoes.line.moves import (
    buyable,
    explain_buy,
    explain_pass,
    list_moves,
    serves,
)
from alveus.dominoes.line.notation import write_move
from alveus.dominoes.line.state import LEFT, RIGHT, Move, State
from alveus.dominoes.tiles import Tile, tile


def board_view(context: Context, known: State, viewer: int | None) -> BoardView:
    """Everything the page shows of one moment, apart from its history."""
    own = known.turn == viewer and known.over is None
    offered = list_moves(context.rules, known) if own else []
    return {
        "status": [_status(context, known).to_json()],
        "places": list(_places(context, known, viewer)),
        "pieces": list(_pieces(context, known, viewer)),
        "moves": [_move(context, known, move) for move in offered if move.kind != "pass"],
        "tokens": [],
        "counters": list(_counters(context, known, viewer)),
        "actions": _actions(context, known, viewer),
        "marks": list(_groups(context, known, viewer)),
    }


def _status(context: Context, state: State) -> Message:
    seats = context.seats
    if state.over is not None:
        return outcome_message(
            state.over, seats, **account(context.rules, state, state.over.winner)
        )
    if not state.hands or state.turn is None:
        return say("to_deal")
    side, ends = seats[state.turn], list(state.ends)
    if not ends:
        return say("to_lead", side=side)
    if state.hand_of(state.turn) and not serves(state, state.turn):
        if explain_buy(context.rules, state) is None:
            return say("must_buy", side=side, ends=ends, buyable=buyable(context.rules, state))
        return say("must_pass", side=side, ends=ends)
    allowed = explain_buy(context.rules, state) is None
    left = buyable(context.rules, state) if allowed else 0
    return say("to_join", side=side, ends=ends, buyable=left)


def _places(context: Context, state: State, viewer: int | None) -> Iterator[PlaceView]:
    seats = context.seats
    row = 0
    for seat, side in enumerate(seats):
        if seat != viewer:
            yield place_view(hand_place(side), "hand", (row, 0), say("hand", side=side), side=side)
            row += 1
    yield from _line_places(state, row)
    if context.rules.stock != "none" or not state.hands:
        count, left = len(state.stock), buyable(context.rules, state)
        if not state.hands:
            count, left = context.rules.tiles, 0
        yield place_view(STOCK, "stock", (row + 1, 0), say("stock", count=count, buyable=left))
    if viewer is not None and state.hands:
        for number in range(len(state.hands[viewer])):
            side, label = seats[viewer], say("slot", number=number + 1)
            yield place_view(slot(side, number), "slot", (row + 2, number), label, side=side)


def _line_places(state: State, row: int) -> Iterator[PlaceView]:
    laid = span(state)
    if not laid:
        yield place_view("line.0", "end", (row, 0), say("first"))
        return
    left, right = (
        say("end", number=n, end=e) for n, e in zip(state.ends, (LEFT, RIGHT), strict=True)
    )
    yield place_view(line_place(state, LEFT), "end", (row, 0), left)
    for column, at in enumerate(laid, 1):
        yield place_view(f"line.{at}", "line", (row, column), say("laid", number=column))
    yield place_view(line_place(state, RIGHT), "end", (row, len(laid) + 1), right)


def _pieces(context: Context, state: State, viewer: int | None) -> Iterator[PieceView]:
    for seat, (side, hand) in enumerate(zip(context.seats, state.hands, strict=False)):
        for number, held in enumerate(hand):
            if seat == viewer:
                yield _piece(held, slot(side, number), 0, side)
            else:
                yield _piece(held, hand_place(side), number, side)
    for at, (left, right) in zip(span(state), state.line, strict=True):
        yield {**_piece(tile(left, right), f"line.{at}", 0), "value": f"{left}:{right}"}
    face_down = state.stock if state.hands else (None,) * context.rules.tiles
    if context.rules.stock != "none" or not state.hands:
        for number, lying in enumerate(face_down):
            yield _piece(lying, STOCK, number)


def _piece(face: Tile | None, place: str, order: int, side: str = "") -> PieceView:
    """A tile; one that is not seen is named after where it lies, which tells nothing of it."""
    name = f"{place}.{order}" if face is None else str(face)
    value = "" if face is None else str(face)
    return piece_view(name, "tile", place, order=order, side=side, value=value)


def _move(context: Context, state: State, move: Move) -> MoveView:
    path, label = [STOCK], say("buy", buyable=buyable(context.rules, state))
    if move.tile is not None and state.turn is not None:
        side, hand = context.seats[state.turn], state.hands[state.turn]
        path = [slot(side, hand.index(move.tile)), line_place(state, move.end)]
        label = say("lead", tile=str(move.tile))
        if state.line:
            number = state.ends[0] if move.end == LEFT else state.ends[1]
            label = say("join", tile=str(move.tile), number=number, end=move.end)
    return move_view(write_move(context.seats, move), path, label)


def _groups(context: Context, state: State, viewer: int | None) -> Iterator[MarkView]:
    """The own tiles of a number that the book has a name for."""
    if viewer is None or not state.hands or state.over is not None:
        return
    side, hand = context.seats[viewer], state.hand_of(viewer)
    for number in range(context.rules.reach + 1):
        name = group(context.rules.reach, hand, number)
        if name:
            at = [slot(side, index) for index, held in enumerate(hand) if number in held]
            label = say(name, number=number).to_json()
            yield {"kind": "group", "side": side, "path": at, "label": label}


def _counters(context: Context, state: State, viewer: int | None) -> Iterator[CounterView]:
    if not state.hands:
        return
    if context.rules.stock != "none":
        yield {"code": "buyable", "side": "", "value": buyable(context.rules, state)}
    for seat, side in enumerate(context.seats):
        yield {"code": "tiles", "side": side, "value": len(state.hands[seat])}
        if seat == viewer or state.over is not None:
            yield {"code": "pips", "side": side, "value": hand_pips(state, seat)}
    yield {"code": "table", "side": "", "value": sum(map(sum, state.line))}


def _actions(context: Context, state: State, viewer: int | None) -> list[ActionView]:
    if state.over is not None:
        return []
    if not state.hands or state.turn is None:
        return [action_view("deal", text="throw")]
    mine = state.turn == viewer
    rules = context.rules
    buying = explain_buy(rules, state) if mine else say("not_your_turn")
    passing = explain_pass(rules, state) if mine else say("not_your_turn")
    if mine and rules.fine:
        passing = None
    actions = [action_view("pass", passing)]
    return actions if rules.stock == "none" else [action_view("buy", buying), *actions]
