"""The table as a seat sees it: its own tiles open, the others' and the stock from behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from alveus.core.events import Message, say
from alveus.core.parts import action_view, move_view
from alveus.core.view import (
    ActionView,
    BoardView,
    CounterView,
    MarkView,
    MoveView,
    PieceView,
    PlaceView,
)
from alveus.dominoes.joining.ending import weight
from alveus.dominoes.joining.groups import group
from alveus.dominoes.joining.layout import STOCK, hand_place, line_place, slot, span
from alveus.dominoes.joining.playing import buyable, moves, not_bought, not_passed, serves
from alveus.dominoes.joining.state import LEFT, RIGHT, Move, State
from alveus.dominoes.tiles import Tile, tile

if TYPE_CHECKING:
    from alveus.dominoes.joining.game import JoiningGame


def board_view(game: JoiningGame, known: State, eyes: int) -> BoardView:
    """Everything the page shows of one moment, apart from its history."""
    own = known.turn == eyes and known.over is None
    offered = list(moves(game.rules, known)) if own else []
    return {
        "status": [_status(game, known).to_json()],
        "places": list(_places(game, known, eyes)),
        "pieces": list(_pieces(game, known, eyes)),
        "moves": [_move(game, known, move) for move in offered if move.kind != "pass"],
        "tokens": [],
        "counters": list(_counters(game, known, eyes)),
        "actions": _actions(game, known, eyes),
        "marks": list(_groups(game, known, eyes)),
    }


def _status(game: JoiningGame, state: State) -> Message:
    seats = game.info.seats
    if state.over is not None:
        over = state.over
        if over.winner is None:
            return say("drawn", ending=over.ending)
        return say("won", side=seats[over.winner], ending=over.ending, points=over.points)
    if not state.hands or state.turn is None:
        return say("to_deal")
    side, ends = seats[state.turn], list(state.ends)
    if not ends:
        return say("to_lead", side=side)
    if state.held(state.turn) and not serves(state, state.turn):
        if not_bought(game.rules, state) is None:
            return say("must_buy", side=side, ends=ends, buyable=buyable(game.rules, state))
        return say("must_pass", side=side, ends=ends)
    return say("to_join", side=side, ends=ends)


def _places(game: JoiningGame, state: State, eyes: int) -> Iterator[PlaceView]:
    seats = game.info.seats
    row = 0
    for seat, side in enumerate(seats):
        if seat != eyes:
            yield _place(hand_place(side), "hand", row, 0, say("hand", side=side), side)
            row += 1
    yield from _line_places(state, row)
    if game.rules.stock != "none" or not state.hands:
        count, left = len(state.stock), buyable(game.rules, state)
        if not state.hands:
            count, left = game.rules.tiles, 0
        yield _place(STOCK, "stock", row + 1, 0, say("stock", count=count, buyable=left))
    if eyes >= 0 and state.hands:
        for number in range(len(state.hands[eyes])):
            label = say("slot", number=number + 1)
            yield _place(slot(seats[eyes], number), "slot", row + 2, number, label, seats[eyes])


def _line_places(state: State, row: int) -> Iterator[PlaceView]:
    laid = span(state)
    if not laid:
        yield _place("line.0", "end", row, 0, say("first"))
        return
    left, right = (
        say("end", number=n, end=e) for n, e in zip(state.ends, (LEFT, RIGHT), strict=True)
    )
    yield _place(line_place(state, LEFT), "end", row, 0, left)
    for column, at in enumerate(laid, 1):
        yield _place(f"line.{at}", "line", row, column, say("laid", number=column))
    yield _place(line_place(state, RIGHT), "end", row, len(laid) + 1, right)


def _place(
    place_id: str, kind: str, row: int, column: int, label: Message, side: str = ""
) -> PlaceView:
    return {
        "id": place_id,
        "kind": kind,
        "row": row,
        "column": column,
        "name": "",
        "label": label.to_json(),
        "side": side,
        "marks": [],
        "value": "",
    }


def _pieces(game: JoiningGame, state: State, eyes: int) -> Iterator[PieceView]:
    for seat, (side, hand) in enumerate(zip(game.info.seats, state.hands, strict=False)):
        for number, held in enumerate(hand):
            if seat == eyes:
                yield _piece(held, slot(side, number), 0, side)
            else:
                yield _piece(held, hand_place(side), number, side)
    for at, (left, right) in zip(span(state), state.line, strict=True):
        yield {**_piece(tile(left, right), f"line.{at}", 0), "value": f"{left}:{right}"}
    face_down = state.stock if state.hands else (None,) * game.rules.tiles
    if game.rules.stock != "none" or not state.hands:
        for number, lying in enumerate(face_down):
            yield _piece(lying, STOCK, number)


def _piece(face: Tile | None, place: str, order: int, side: str = "") -> PieceView:
    """A tile; one that is not seen is named after where it lies, which tells nothing of it."""
    return {
        "id": f"{place}.{order}" if face is None else str(face),
        "kind": "tile",
        "side": side,
        "place": place,
        "order": order,
        "value": "" if face is None else str(face),
        "covers": [],
        "layers": [],
    }


def _move(game: JoiningGame, state: State, move: Move) -> MoveView:
    path, label = [STOCK], say("buy", buyable=buyable(game.rules, state))
    if move.tile is not None and state.turn is not None:
        side, hand = game.info.seats[state.turn], state.hands[state.turn]
        path = [slot(side, hand.index(move.tile)), line_place(state, move.end)]
        label = say("lead", tile=str(move.tile))
        if state.line:
            number = state.ends[0] if move.end == LEFT else state.ends[1]
            label = say("join", tile=str(move.tile), number=number, end=move.end)
    return move_view(game.text(state, move), path, label)


def _groups(game: JoiningGame, state: State, eyes: int) -> Iterator[MarkView]:
    """The own tiles of a number that the book has a name for."""
    if eyes < 0 or not state.hands or state.over is not None:
        return
    side, hand = game.info.seats[eyes], state.held(eyes)
    for number in range(game.rules.reach + 1):
        name = group(game.rules.reach, hand, number)
        if name:
            at = [slot(side, index) for index, held in enumerate(hand) if number in held]
            label = say(name, number=number).to_json()
            yield {"kind": "group", "side": side, "path": at, "label": label}


def _counters(game: JoiningGame, state: State, eyes: int) -> Iterator[CounterView]:
    if not state.hands:
        return
    if game.rules.stock != "none":
        yield {"code": "buyable", "side": "", "value": buyable(game.rules, state)}
    for seat, side in enumerate(game.info.seats):
        yield {"code": "tiles", "side": side, "value": len(state.hands[seat])}
        if seat == eyes or state.over is not None:
            yield {"code": "pips", "side": side, "value": weight(state, seat)}
    yield {"code": "table", "side": "", "value": sum(map(sum, state.line))}


def _actions(game: JoiningGame, state: State, eyes: int) -> list[ActionView]:
    if state.over is not None:
        return []
    if not state.hands or state.turn is None:
        return [action_view("deal", text="throw")]
    mine = state.turn == eyes
    rules = game.rules
    buying = not_bought(rules, state) if mine else say("not_your_turn")
    passing = not_passed(rules, state) if mine else say("not_your_turn")
    if mine and rules.fine:
        passing = None
    actions = [action_view("pass", passing)]
    return actions if rules.stock == "none" else [action_view("buy", buying), *actions]
