"""The view of the board: places, beans, moves with their previews, counters, and status."""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import say
from alveus.core.view import ActionView, BoardView, CounterView, MoveView, PieceView, PlaceView
from alveus.core.view_builders import action_view, move_view, piece_view, place_view
from alveus.mancala.board import OWN, PITS, ROW, SIDES, SKIP, State, cell, place, store, store_cell
from alveus.mancala.narration import preview_sowing, status
from alveus.mancala.notation import write_move
from alveus.mancala.rules import Sowing, explain_move, list_moves, sow
from alveus.mancala.ruleset import Ruleset


def board_view(rules: Ruleset, state: State) -> BoardView:
    """Return the view of a position, which is the same for both players."""
    return {
        "status": [message.to_json() for message in status(rules, state)],
        "places": list(_places()),
        "pieces": list(_beans(state)),
        "moves": [_move(rules, state, pit) for pit in list_moves(rules, state) if pit != SKIP],
        "tokens": [],
        "counters": list(_counters(rules, state)),
        "actions": _actions(rules, state),
        "marks": [],
    }


def _places() -> Iterator[PlaceView]:
    for pit in (*OWN[1], *OWN[0]):
        side, number = SIDES[pit // ROW], pit % ROW + 1
        label = say("pit", number=number, side=side)
        yield place_view(place(pit), "pit", cell(pit), label, name=str(number), side=side)
    for seat in (1, 0):
        side = SIDES[seat]
        yield place_view(store(seat), "store", store_cell(seat), say("store", side=side), side=side)


def _beans(state: State) -> Iterator[PieceView]:
    heaps = [(place(pit), count) for pit, count in enumerate(state.pits)]
    heaps += [(store(seat), count) for seat, count in enumerate(state.stores)]
    for where, count in heaps:
        for order in range(count):
            yield piece_view(f"{where}.{order}", "bean", where, order=order)


def _move(rules: Ruleset, state: State, pit: int) -> MoveView:
    sowing = sow(rules, state.pits, pit)
    return move_view(
        write_move(pit),
        [place(pit)],
        preview_sowing(rules, state, pit, sowing),
        trail=[place(sown) for sown in sowing.trail],
        takes=_captured_beans(state, pit, sowing),
    )


def _captured_beans(state: State, pit: int, sowing: Sowing) -> list[str]:
    """Return the ids of the captured beans. As in the events, a heap loses its top bean first."""
    heaps = {at: [f"{place(at)}.{n}" for n in range(state.pits[at])] for at in range(PITS)}
    for sown in sowing.trail:
        heaps[sown].append(heaps[pit].pop())
    return [bean for at, _ in sowing.captures for bean in heaps[at]]


def _counters(rules: Ruleset, state: State) -> Iterator[CounterView]:
    for seat, side in enumerate(SIDES):
        yield {"code": "beans", "side": side, "value": state.stores[seat]}
        if rules.skips:
            yield {"code": "skips", "side": side, "value": state.skips[seat]}


def _actions(rules: Ruleset, state: State) -> list[ActionView]:
    return [action_view("skip", explain_move(rules, state, SKIP))] if rules.skips else []
