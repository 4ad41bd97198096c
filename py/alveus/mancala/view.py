"""What is seen of the board: pits and stores, beans, what every pit would sow and take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from alveus.core.events import Message, say
from alveus.core.parts import action_view, move_view
from alveus.core.view import ActionView, BoardView, CounterView, MoveView, PieceView, PlaceView
from alveus.mancala.layout import cell, place, store, store_cell
from alveus.mancala.ruleset import PITS, ROW
from alveus.mancala.sowing import Sowing, sow
from alveus.mancala.state import SKIP, State

if TYPE_CHECKING:
    from alveus.mancala.game import MancalaGame


def board_view(game: MancalaGame, state: State) -> BoardView:
    """Places, beans, moves, counters, actions and status."""
    return {
        "status": [message.to_json() for message in status(game, state)],
        "places": list(_places(game)),
        "pieces": list(_beans(state)),
        "moves": [_move(game, state, pit) for pit in game.moves(state) if pit != SKIP],
        "tokens": [],
        "counters": list(_counters(game, state)),
        "actions": _actions(game, state),
        "marks": [],
    }


def status(game: MancalaGame, state: State) -> list[Message]:
    """What is to be done now, and whether the game is decided already."""
    seats, (south, north) = game.info.seats, state.stores
    if state.over is not None:
        over = state.over
        if over.winner is None:
            return [say("drawn", ending=over.ending, south=south, north=north)]
        won = {"side": seats[over.winner], "ending": over.ending, "points": over.points}
        return [say("won", **won, south=south, north=north)]
    said = [say("to_sow", side=seats[state.turn])]
    for seat, beans in enumerate(state.stores):
        if beans >= game.rules.majority:
            said.append(say("decided", side=seats[seat], beans=beans))
    return said


def told(game: MancalaGame, pit: int, sowing: Sowing) -> Message:
    """A turn in brief: from which pit how many beans, where the last one falls, what is taken.

    `taken` are the captures in order, the pit of the last bean first.
    """
    last = sowing.trail[-1]
    where = {
        "pit": pit % ROW + 1,
        "count": len(sowing.trail),
        "last": last % ROW + 1,
        "opposite": last // ROW != pit // ROW,
    }
    if not sowing.taken:
        return say("sow", **where)
    taken = [count for _, count in sowing.taken]
    return say("sow_take", **where, taken=taken, sum=sowing.beans)


def foretold(game: MancalaGame, state: State, pit: int, sowing: Sowing) -> Message:
    """What a pit would do; of a capture also which pit ends it and what the store would hold.

    `stop` is that pit as the mover counts it, 0 where no more than one pit is ever taken.
    """
    message = told(game, pit, sowing)
    if not sowing.taken:
        return message
    stop = (sowing.taken[-1][0] - game.rules.step) % PITS
    return say(
        message.code,
        **message.params,
        stop=stop % ROW + 1 if game.rules.chain else 0,
        stop_opposite=stop // ROW != pit // ROW,
        stop_empty=sowing.pits[stop] == 0,
        after=state.stores[state.turn] + sowing.beans,
    )


def _places(game: MancalaGame) -> Iterator[PlaceView]:
    for pit in (*range(ROW, PITS), *range(ROW)):
        side, number = game.info.seats[pit // ROW], pit % ROW + 1
        label = say("pit", number=number, side=side)
        yield _place(place(pit), "pit", cell(pit), str(number), label, side)
    for seat in (1, 0):
        side = game.info.seats[seat]
        yield _place(store(seat), "store", store_cell(seat), "", say("store", side=side), side)


def _place(
    place_id: str, kind: str, at: tuple[int, int], name: str, label: Message, side: str
) -> PlaceView:
    return {
        "id": place_id,
        "kind": kind,
        "row": at[0],
        "column": at[1],
        "name": name,
        "label": label.to_json(),
        "side": side,
        "marks": [],
        "value": "",
    }


def _beans(state: State) -> Iterator[PieceView]:
    heaps = [(place(pit), count) for pit, count in enumerate(state.pits)]
    heaps += [(store(seat), count) for seat, count in enumerate(state.stores)]
    for where, count in heaps:
        for order in range(count):
            yield {
                "id": f"{where}.{order}",
                "kind": "bean",
                "side": "",
                "place": where,
                "order": order,
                "value": "",
                "covers": [],
                "layers": [],
            }


def _move(game: MancalaGame, state: State, pit: int) -> MoveView:
    sowing = sow(game.rules, state.pits, pit)
    return move_view(
        game.text(state, pit),
        [place(pit)],
        foretold(game, state, pit, sowing),
        trail=[place(sown) for sown in sowing.trail],
        takes=_taken(state, pit, sowing),
    )


def _taken(state: State, pit: int, sowing: Sowing) -> list[str]:
    """The beans a sowing takes: each travels from the top of its pit, as the events say."""
    heaps = {at: [f"{place(at)}.{n}" for n in range(state.pits[at])] for at in range(PITS)}
    for at in sowing.trail:
        bean = heaps[pit].pop()
        heaps[at].append(bean)
    return [bean for at, _ in sowing.taken for bean in heaps[at]]


def _counters(game: MancalaGame, state: State) -> Iterator[CounterView]:
    for seat, side in enumerate(game.info.seats):
        yield {"code": "beans", "side": side, "value": state.stores[seat]}
        if game.rules.skips:
            yield {"code": "skips", "side": side, "value": state.skips[seat]}


def _actions(game: MancalaGame, state: State) -> list[ActionView]:
    if not game.rules.skips:
        return []
    if SKIP in game.moves(state):
        return [action_view("skip")]
    return [action_view("skip", say("game_over" if state.over is not None else "no_skips"))]
