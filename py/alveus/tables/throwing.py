"""Throwing: the throw for the start, the throw of a turn, and what the stream of chance gives."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from alveus.core.events import Event, Message, say
from alveus.core.outcomes import over_event
from alveus.core.stream import Stream
from alveus.tables.context import Context
from alveus.tables.dice import explain_dice, throw_dice, weighted_throws
from alveus.tables.ending import hand_over, order_sides
from alveus.tables.men import free_waiting_men
from alveus.tables.ruleset import Ruleset
from alveus.tables.sending import sendable_points
from alveus.tables.state import Move, StartThrow, State, Throw


def possible_throws(rules: Ruleset, state: State) -> Sequence[tuple[Move, int]]:
    """Every distinct throw with its weight; the order of the dice does not matter."""
    if state.turn >= 0:
        return [(Throw(dice + rules.fixed_dice), n) for dice, n in weighted_throws(rules.dice)]
    if rules.starter == "random":
        return [(StartThrow(((1,), (0,))), 1), (StartThrow(((0,), (1,))), 1)]
    each = weighted_throws(_start_dice(rules))
    return [(StartThrow((white, black)), n * k) for (white, n), (black, k) in product(each, each)]


def draw_throw(rules: Ruleset, state: State, stream: Stream) -> Move:
    """The throw that the stream gives."""
    if state.turn >= 0:
        return Throw(throw_dice(stream, rules.dice) + rules.fixed_dice)
    if rules.starter == "random":
        first = stream.below(2)
        return StartThrow(((1 - first,), (first,)))
    count = _start_dice(rules)
    return StartThrow((throw_dice(stream, count), throw_dice(stream, count)))


def explain_throwing(state: State) -> Message | None:
    """Why the player on turn may not throw now; None where he may."""
    if state.over is not None:
        return say("game_over")
    if state.cube is not None and state.cube.stage == "offered":
        return say("answer_first")
    if state.choice:
        return say("choose_first")
    return None if state.dice is None else say("already_thrown")


def explain_start_throw(rules: Ruleset, state: State, throw: StartThrow) -> Message | None:
    """Why nobody may throw so for the start now; None where it can have fallen."""
    refusal = explain_throwing(state)
    if refusal is None and state.turn >= 0:
        refusal = say("already_thrown")
    if refusal is not None:
        return refusal
    if rules.starter == "random":
        if sorted(throw.dice) == [(0,), (1,)]:
            return None
        return say("bad_dice", dice=[*throw.dice[0], *throw.dice[1]])
    count = _start_dice(rules)
    return explain_dice(throw.dice[0], count) or explain_dice(throw.dice[1], count)


def explain_throw(rules: Ruleset, state: State, throw: Throw) -> Message | None:
    """Why the player on turn may not throw so now; None where it can have fallen."""
    refusal = say("throw_first") if state.turn < 0 else explain_throwing(state)
    return refusal or explain_dice(throw.dice, rules.dice, rules.fixed_dice)


def apply_start_throw(
    context: Context, state: State, throw: StartThrow
) -> tuple[State, tuple[Event, ...]]:
    """The state after the throw for the start, which may be a tie, and what happened."""
    white, black = (sum(dice) for dice in throw.dice)
    if context.rules.starter == "random":
        first = 0 if white else 1
        return state._replace(turn=first), (Event("starts", context.seats[first]),)
    params = {"white": list(throw.dice[0]), "black": list(throw.dice[1])}
    dice = tuple((context.seats[seat], die) for seat in (0, 1) for die in throw.dice[seat])
    if white == black:
        return state, (Event("lot_tie", "", (), params, dice=dice),)
    first = 0 if white > black else 1
    return state._replace(turn=first), (Event("lot", context.seats[first], (), params, dice=dice),)


def fall(rules: Ruleset, state: State, throw: Throw) -> State:
    """The state after the throw of a turn.

    Men in the holding cell step onto their first point before the dice are seen.
    """
    seat, sides = state.turn, state.sides
    if sides[seat].bar:
        own = free_waiting_men(rules, seat, sides[seat], sides[1 - seat])
        sides = order_sides(seat, own, sides[1 - seat])
    cube = state.cube and state.cube._replace(stage="past")
    after = State(sides, seat, throw.dice, rules.numbers_to_play(throw.dice), (), cube)
    if not rules.eustathius or throw.dice != (1, 1, 1):
        return after
    if sendable_points(rules, after):
        return after._replace(choice=True)
    return after if rules.eustathius_then_play else hand_over(rules, after, sides)


def apply_throw(context: Context, state: State, throw: Throw) -> tuple[State, tuple[Event, ...]]:
    """The same and what happened."""
    layout, seat = context.layout, state.turn
    after = fall(context.rules, state, throw)
    side = context.seats[seat]
    dice = tuple((side, die) for die in context.rules.numbers_given(throw.dice))
    events = [Event("throw", side, (), {"dice": list(throw.dice)}, dice=dice)]
    freeing = (layout.bar(seat), layout.place(seat, 1))
    for _ in range(state.sides[seat].bar - after.sides[seat].bar):
        events.append(Event("holding_freed", side, freeing))
    if after.over is not None:
        events.append(over_event(after.over, context.seats))
    return after, tuple(events)


def _start_dice(rules: Ruleset) -> int:
    """How many dice each player throws for the start."""
    return 1 if rules.starter == "die_each" else rules.dice
