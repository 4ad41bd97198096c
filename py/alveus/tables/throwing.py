"""Throwing: the throw for the start, the throw of a turn, and what the stream of chance gives."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from alveus.core.errors import IllegalMove
from alveus.core.events import Event, say
from alveus.core.stream import Stream
from alveus.tables.calls import sendable
from alveus.tables.dice import drawn, fault, throws
from alveus.tables.ending import next_turn, pair
from alveus.tables.men import freed
from alveus.tables.state import Lot, Move, State, Throw

if TYPE_CHECKING:
    from alveus.tables.game import TablesGame


def outcomes(game: TablesGame, state: State) -> Sequence[tuple[Move, int]]:
    """Every distinct throw with its weight; the order of the dice does not matter."""
    rules = game.rules
    if state.turn >= 0:
        return [(Throw(dice + rules.fixed_dice), n) for dice, n in throws(rules.dice)]
    if rules.starter == "random":
        return [(Lot(((1,), (0,))), 1), (Lot(((0,), (1,))), 1)]
    each = throws(1 if rules.starter == "die_each" else rules.dice)
    return [(Lot((white, black)), n * k) for (white, n), (black, k) in product(each, each)]


def chance(game: TablesGame, state: State, stream: Stream) -> Move:
    """The throw that the stream gives."""
    rules = game.rules
    if state.turn >= 0:
        return Throw(drawn(stream, rules.dice) + rules.fixed_dice)
    if rules.starter == "random":
        first = stream.below(2)
        return Lot(((1 - first,), (first,)))
    count = 1 if rules.starter == "die_each" else rules.dice
    return Lot((drawn(stream, count), drawn(stream, count)))


def drawn_lot(game: TablesGame, state: State, lot: Lot) -> tuple[State, tuple[Event, ...]]:
    """The state after the throw for the start.  Raises IllegalMove."""
    reason = no_throw(state) or ("already_thrown" if state.turn >= 0 else "")
    if reason:
        raise IllegalMove(reason)
    _check_lot(game, lot)
    seats = game.info.seats
    white, black = (sum(dice) for dice in lot.dice)
    if game.rules.starter == "random":
        first = 0 if white else 1
        return state._replace(turn=first), (Event("starts", seats[first]),)
    params = {"white": list(lot.dice[0]), "black": list(lot.dice[1])}
    if white == black:
        return state, (Event("lot_tie", "", (), params),)
    first = 0 if white > black else 1
    return state._replace(turn=first), (Event("lot", seats[first], (), params),)


def thrown(game: TablesGame, state: State, throw: Throw) -> tuple[State, tuple[Event, ...]]:
    """The state after the throw of a turn.  Raises IllegalMove.

    Men in the holding cell step onto their first point before the dice are seen.
    """
    rules, seat = game.rules, state.turn
    reason = "throw_first" if seat < 0 else no_throw(state)
    wrong = say(reason) if reason else fault(throw.dice, rules.dice, rules.fixed_dice)
    if wrong is not None:
        raise IllegalMove(wrong.code, **wrong.params)
    side = game.info.seats[seat]
    own, other = state.sides[seat], state.sides[1 - seat]
    waiting = own.bar
    own = freed(rules, seat, own, other)
    events = [Event("throw", side, (), {"dice": list(throw.dice)})]
    freeing = (game.layout.bar(seat), game.layout.point(seat, 1))
    for _ in range(waiting - own.bar):
        events.append(Event("holding_freed", side, freeing))
    state = state._replace(
        sides=pair(seat, own, other),
        dice=throw.dice,
        left=rules.to_play(throw.dice),
        cube=state.cube and state.cube._replace(stage="past"),
    )
    if not rules.eustathius or throw.dice != (1, 1, 1):
        return state, tuple(events)
    if sendable(game, state):
        return state._replace(choice=True), tuple(events)
    if rules.eustathius_then_play:
        return state, tuple(events)
    return next_turn(game, state, tuple(events))


def no_throw(state: State) -> str:
    """Why the player on turn may not throw now, as a reason code; empty where he may."""
    if state.over is not None:
        return "game_over"
    if state.cube is not None and state.cube.stage == "offered":
        return "answer_first"
    if state.choice:
        return "choose_first"
    return "" if state.dice is None else "already_thrown"


def _check_lot(game: TablesGame, lot: Lot) -> None:
    rules = game.rules
    if rules.starter == "random":
        if sorted(lot.dice) != [(0,), (1,)]:
            raise IllegalMove("bad_dice", dice=[*lot.dice[0], *lot.dice[1]])
        return
    count = 1 if rules.starter == "die_each" else rules.dice
    for dice in lot.dice:
        wrong = fault(dice, count)
        if wrong is not None:
            raise IllegalMove(wrong.code, **wrong.params)
