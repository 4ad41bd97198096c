"""The view of block dominoes as JSON.  Until the round ends, other seats' hands are face down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
from alveus.families.dominoes.line import rules
from alveus.families.dominoes.line.knowledge import group
from alveus.families.dominoes.line.notation import write_move
from alveus.families.dominoes.line.rules import Ruleset
from alveus.families.dominoes.line.state import LEFT, RIGHT, STOCK, Move, State, hand_place, slot
from alveus.families.dominoes.tiles import Tile, tile


def board_view(ruleset: Ruleset, state: State, viewer: int | None) -> BoardView:
    """Return a position as JSON for the page, as `viewer` (a seat; None: an onlooker) knows it."""
    on_turn = state.turn == viewer and state.over is None
    moves = rules.list_moves(ruleset, state) if on_turn else []
    return {
        "status": [_status(ruleset, state).to_json()],
        "places": list(_places(ruleset, state, viewer)),
        "pieces": list(_pieces(ruleset, state, viewer)),
        "moves": [_move(ruleset, state, move) for move in moves if move.kind != "pass"],
        "tokens": [],
        "counters": list(_counters(ruleset, state, viewer)),
        "actions": _actions(ruleset, state, viewer),
        "marks": list(_groups(ruleset, state, viewer)),
    }


def _status(ruleset: Ruleset, state: State) -> Message:
    if state.over is not None:
        parts = rules.score_parts(ruleset, state, state.over.winner)
        return outcome_message(state.over, ruleset.seats, **parts)
    if not state.hands or state.turn is None:
        return say("to_deal")
    side, ends = ruleset.seats[state.turn], list(state.ends)
    if not ends:
        return say("to_lead", side=side)
    left = rules.buyable(ruleset, state) if rules.explain_buy(ruleset, state) is None else 0
    if not state.hand_of(state.turn) or rules.can_join(state, state.turn):
        return say("to_join", side=side, ends=ends, buyable=left)
    if left:
        return say("must_buy", side=side, ends=ends, buyable=left)
    return say("must_pass", side=side, ends=ends)


def _has_stock(ruleset: Ruleset, state: State) -> bool:
    return ruleset.stock != "none" or not state.hands


def _places(ruleset: Ruleset, state: State, viewer: int | None) -> Iterator[PlaceView]:
    row = 0
    for seat, side in enumerate(ruleset.seats):
        if seat != viewer:
            yield place_view(hand_place(side), "hand", (row, 0), say("hand", side=side), side=side)
            row += 1
    yield from _line_places(state, row)
    if _has_stock(ruleset, state):
        count = len(state.stock) if state.hands else ruleset.tiles
        label = say("stock", count=count, buyable=rules.buyable(ruleset, state))
        yield place_view(STOCK, "stock", (row + 1, 0), label)
    if viewer is not None and state.hands:
        side = ruleset.seats[viewer]
        for number in range(len(state.hands[viewer])):
            label = say("slot", number=number + 1)
            yield place_view(slot(side, number), "slot", (row + 2, number), label, side=side)


def _line_places(state: State, row: int) -> Iterator[PlaceView]:
    if not state.line:
        yield place_view("line.0", "end", (row, 0), say("first"))
        return
    left, right = (say("end", number=state.number_at(end), end=end) for end in (LEFT, RIGHT))
    yield place_view(state.line_place(LEFT), "end", (row, 0), left)
    for column, place in enumerate(state.line_places, 1):
        yield place_view(place, "line", (row, column), say("laid", number=column))
    yield place_view(state.line_place(RIGHT), "end", (row, len(state.line) + 1), right)


def _pieces(ruleset: Ruleset, state: State, viewer: int | None) -> Iterator[PieceView]:
    for seat, hand in enumerate(state.hands):
        side = ruleset.seats[seat]
        for number, held in enumerate(hand):
            own = seat == viewer
            place = slot(side, number) if own else hand_place(side)
            yield _piece(held, place, 0 if own else number, side)
    for place, (left, right) in zip(state.line_places, state.line, strict=True):
        yield {**_piece(tile(left, right), place, 0), "value": f"{left}:{right}"}
    if _has_stock(ruleset, state):
        for number, held in enumerate(state.stock if state.hands else (None,) * ruleset.tiles):
            yield _piece(held, STOCK, number)


def _piece(face: Tile | None, place: str, order: int, side: str = "") -> PieceView:
    """Return a tile as JSON; `face` is None if it is hidden, `side` is its owner or "".

    `order` is its index on `place`, from 0.  A hidden tile has the id ``PLACE.ORDER``.
    """
    value = "" if face is None else str(face)
    return piece_view(
        value or f"{place}.{order}", "tile", place, order=order, side=side, value=value
    )


def _move(ruleset: Ruleset, state: State, move: Move) -> MoveView:
    if move.tile is None:
        label = say("buy", buyable=rules.buyable(ruleset, state))
    elif state.line:
        number = state.number_at(move.end)
        label = say("join", tile=str(move.tile), number=number, end=move.end)
    else:
        label = say("lead", tile=str(move.tile))
    path = state.move_path(ruleset.seats[state.turn or 0], move)
    return move_view(write_move(ruleset, move), path, label)


def _groups(ruleset: Ruleset, state: State, viewer: int | None) -> Iterator[MarkView]:
    """Yield a mark for each number whose tiles in the viewer's hand have a name (`rules.GROUPS`).

    The mark has the places of these tiles and the name, such as "forsche".  There is none before
    the deal, after the round, and while hands are covered (`viewer` is None).
    """
    if viewer is None or not state.hands or state.over is not None:
        return
    side, hand = ruleset.seats[viewer], state.hand_of(viewer)
    for number in range(ruleset.reach + 1):
        name = group(ruleset.reach, hand, number)
        if name:
            path = [slot(side, index) for index, held in enumerate(hand) if number in held]
            label = say(name, number=number).to_json()
            yield {"kind": "group", "side": side, "path": path, "label": label}


def _counters(ruleset: Ruleset, state: State, viewer: int | None) -> Iterator[CounterView]:
    if not state.hands:
        return
    if ruleset.stock != "none":
        yield {"code": "buyable", "side": "", "value": rules.buyable(ruleset, state)}
    for seat, side in enumerate(ruleset.seats):
        yield {"code": "tiles", "side": side, "value": len(state.hands[seat])}
        if seat == viewer or state.over is not None:
            yield {"code": "pips", "side": side, "value": rules.hand_pips(state, seat)}
    yield {"code": "table", "side": "", "value": sum(map(sum, state.line))}


def _actions(ruleset: Ruleset, state: State, viewer: int | None) -> list[ActionView]:
    if state.over is not None:
        return []
    if not state.hands or state.turn is None:
        return [action_view("deal", text="throw")]
    buying: Message | None = say("not_your_turn")
    passing = buying
    if state.turn == viewer:
        buying = rules.explain_buy(ruleset, state)
        passing = None if ruleset.fine else rules.explain_pass(ruleset, state)
    actions = [action_view("pass", passing)]
    return actions if ruleset.stock == "none" else [action_view("buy", buying), *actions]


def explain_path(ruleset: Ruleset, state: State, path: Sequence[str]) -> Message | None:
    """Return the reason why selected places do not begin or complete a legal move; None if they do.

    `path` contains the place of a tile in the hand and, if selected, the place of an end of the
    line; or only the place of the stock.
    """
    if state.over is not None:
        return say("game_over")
    if not state.hands or state.turn is None:
        return say("throw_first")
    if not path:
        return None
    hand, side = state.hand_of(state.turn), ruleset.seats[state.turn]
    if not hand:
        return say("not_your_turn")
    if path[0] == STOCK:
        return rules.explain_buy(ruleset, state) if path[-1] == STOCK else say("not_a_tile")
    slots = {slot(side, number): held for number, held in enumerate(hand)}
    if path[0] not in slots:
        others = tuple(slot(seat, 0)[:2] for seat in ruleset.seats if seat != side)
        return say("not_your_turn" if path[0].startswith(others) else "not_a_tile")
    ends = {state.line_place(end): end for end in ((LEFT, RIGHT) if state.line else ("",))}
    selected = slots[path[0]]
    if path[-1] in ends:
        return rules.explain_join(ruleset, state, selected, ends[path[-1]])
    if len(path) > 1:
        return say("not_an_end")
    reasons = [rules.explain_join(ruleset, state, selected, end) for end in ends.values()]
    return None if None in reasons else reasons[0]
