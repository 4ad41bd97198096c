"""Rolls: the possible rolls, drawing, validating and applying them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial

from alveus.core.events import Event, Message, say
from alveus.core.outcomes import over_event
from alveus.core.stream import Stream
from alveus.families.tables.actions import sendable_points
from alveus.families.tables.rules import free_waiting_men
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Move, StartThrow, State, Throw
from alveus.families.tables.turns import Context, hand_over, order_sides


@lru_cache(maxsize=8)
def weighted_rolls(count: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return the distinct rolls of `count` dice, highest die first, with their frequencies."""
    rolls = []
    for dice in combinations_with_replacement(range(6, 0, -1), count):
        weight = factorial(count)
        for face in set(dice):
            weight //= factorial(dice.count(face))
        rolls.append((dice, weight))
    return tuple(rolls)


def possible_rolls(rules: Ruleset, state: State) -> Sequence[tuple[Move, int]]:
    """Return every distinct roll with its weight.  The order of the dice does not matter."""
    if state.turn >= 0:
        return [(Throw(dice + rules.fixed_dice), n) for dice, n in weighted_rolls(rules.dice)]
    if rules.starter == "random":
        return [(StartThrow(((1,), (0,))), 1), (StartThrow(((0,), (1,))), 1)]
    each = weighted_rolls(_start_dice(rules))
    return [(StartThrow((white, black)), n * k) for (white, n), (black, k) in product(each, each)]


def draw_roll(rules: Ruleset, state: State, stream: Stream) -> Move:
    """Draw the roll of a turn, or the rolls that decide who starts, from a random stream."""
    if state.turn >= 0:
        return Throw(_draw_dice(stream, rules.dice) + rules.fixed_dice)
    if rules.starter == "random":
        first = stream.below(2)
        return StartThrow(((1 - first,), (first,)))
    count = _start_dice(rules)
    return StartThrow((_draw_dice(stream, count), _draw_dice(stream, count)))


def _draw_dice(stream: Stream, count: int) -> tuple[int, ...]:
    return tuple(1 + stream.below(6) for _ in range(count))


def _start_dice(rules: Ruleset) -> int:
    """Return the number of dice that each player rolls for the start."""
    return 1 if rules.starter == "die_each" else rules.dice


def explain_rolling(state: State) -> Message | None:
    """Return why the player on turn may not roll now, or None."""
    if state.over is not None:
        return say("game_over")
    if state.cube is not None and state.cube.stage == "offered":
        return say("answer_first")
    if state.choice:
        return say("choose_first")
    return None if state.dice is None else say("already_thrown")


def explain_dice(dice: tuple[int, ...], count: int, fixed: tuple[int, ...] = ()) -> Message | None:
    """Return why `dice` is not a roll of `count` dice plus the `fixed` ones, or None.

    The codes are `dice_number`, `die_out_of_range` and `bad_dice`.
    """
    expected = count + len(fixed)
    if len(dice) != expected:
        return say("dice_number", given=len(dice), expected=expected)
    for die in dice:
        if not 1 <= die <= 6:
            return say("die_out_of_range", die=die)
    if any(die not in dice for die in fixed):
        return say("bad_dice", dice=list(dice))
    return None


def explain_start_throw(rules: Ruleset, state: State, throw: StartThrow) -> Message | None:
    """Return why the rolls that decide who starts are not possible now, or None."""
    reason = explain_rolling(state)
    if reason is None and state.turn >= 0:
        reason = say("already_thrown")
    if reason is not None:
        return reason
    if rules.starter == "random":
        if sorted(throw.dice) == [(0,), (1,)]:
            return None
        return say("bad_dice", dice=[*throw.dice[0], *throw.dice[1]])
    count = _start_dice(rules)
    return explain_dice(throw.dice[0], count) or explain_dice(throw.dice[1], count)


def explain_throw(rules: Ruleset, state: State, throw: Throw) -> Message | None:
    """Return why this roll is not possible now, or None."""
    reason = say("throw_first") if state.turn < 0 else explain_rolling(state)
    return reason or explain_dice(throw.dice, rules.dice, rules.fixed_dice)


def apply_start_throw(
    context: Context, state: State, throw: StartThrow
) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the rolls for the start, which may be tied, and the events."""
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


def state_after_roll(rules: Ruleset, state: State, throw: Throw) -> State:
    """Return the state after the roll of a turn.

    Men in the holding cell move to their first point before the dice are played.
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
    """Return the state after the roll of a turn, and the events."""
    layout, seat = context.layout, state.turn
    after = state_after_roll(context.rules, state, throw)
    side = context.seats[seat]
    dice = tuple((side, die) for die in context.rules.numbers_given(throw.dice))
    events = [Event("throw", side, (), {"dice": list(throw.dice)}, dice=dice)]
    freeing = (layout.bar(seat), layout.place(seat, 1))
    for _ in range(state.sides[seat].bar - after.sides[seat].bar):
        events.append(Event("holding_freed", side, freeing))
    if after.over is not None:
        events.append(over_event(after.over, context.seats))
    return after, tuple(events)
