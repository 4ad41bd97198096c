"""Actions of the tables games: rolls, passes, cube decisions and answers to the roll 1-1-1.

Functions list the legal moves and possible rolls, draw a roll, explain why an action is illegal,
and apply actions.  An option lets the opponent answer 1-1-1: send one of the roller's men back.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial

from alveus.core.events import Event, Message, say
from alveus.core.outcomes import Outcome, over_event
from alveus.core.stream import Stream
from alveus.families.tables.layout import BARS
from alveus.families.tables.rules import free_waiting_men, must_wait, send_back
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Call, Cube, Move, SendBack, StartThrow, State, Throw
from alveus.families.tables.turns import (
    Context,
    actor,
    end_turn,
    hand_over,
    order_sides,
    return_place,
)

Action = Throw | StartThrow | Call | SendBack
StateAndEvents = tuple[State, tuple[Event, ...]]


def list_moves(context: Context, state: State) -> Sequence[Move]:
    """Return all legal moves: steps and actions; none if only a roll is possible, or at the end."""
    if actor(state) < 0:
        return ()
    if state.choice:
        return [*map(SendBack, sendable_points(context.rules, state)), Call("decline")]
    if state.cube is not None and state.cube.stage == "offered":
        return (Call("take"), Call("drop"))
    if state.dice is None:
        return (Call("throw"), Call("double"))
    turn = context.turn(state)
    moves: list[Move] = list(turn.search.allowed_steps(turn.node))
    if not moves or turn.search.may_stop(turn.node):
        moves.append(Call("pass"))
    return moves


@lru_cache(maxsize=8)
def weighted_rolls(count: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return the distinct rolls of `count` dice, highest die first, each with its frequency.

    The frequency is the number of orders in which the dice can show the roll.
    """
    rolls = []
    for dice in combinations_with_replacement(range(6, 0, -1), count):
        weight = factorial(count)
        for face in set(dice):
            weight //= factorial(dice.count(face))
        rolls.append((dice, weight))
    return tuple(rolls)


def possible_rolls(rules: Ruleset, state: State) -> Sequence[tuple[Move, int]]:
    """Return every distinct roll that is now possible, with its relative frequency.

    The roll of a turn has the drawn dice, highest first, then the dice that always show the same
    number (`fixed_dice`).  Its frequency is the number of orders in which the drawn dice can show
    it.  Before the first turn, a roll decides who starts: it has the dice of both players, with
    the product of their two frequencies, or lots: 1 for the player who starts, 0 for the other.
    """
    if state.turn >= 0:
        return [(Throw(dice + rules.fixed_dice), n) for dice, n in weighted_rolls(rules.dice)]
    if rules.starter == "random":
        return [(StartThrow(((1,), (0,))), 1), (StartThrow(((0,), (1,))), 1)]
    each = weighted_rolls(rules.start_dice)
    return [(StartThrow((white, black)), n * k) for (white, n), (black, k) in product(each, each)]


def draw_roll(rules: Ruleset, state: State, stream: Stream) -> Move:
    """Draw the roll of a turn or, before the first turn, dice or lots that decide who starts."""
    if state.turn >= 0:
        return Throw(_draw_dice(stream, rules.dice) + rules.fixed_dice)
    if rules.starter == "random":
        first = stream.below(2)
        return StartThrow(((1 - first,), (first,)))
    white = _draw_dice(stream, rules.start_dice)
    return StartThrow((white, _draw_dice(stream, rules.start_dice)))


def _draw_dice(stream: Stream, count: int) -> tuple[int, ...]:
    return tuple(1 + stream.below(6) for _ in range(count))


def explain_action(context: Context, state: State, action: Action) -> Message | None:
    """Return why a roll, pass, cube decision or answer to 1-1-1 is illegal now, or None."""
    rules = context.rules
    match action:
        case StartThrow(dice):
            reason = explain_rolling(state) or (say("already_thrown") if state.turn >= 0 else None)
            return reason or _explain_start_dice(rules, dice)
        case Throw(dice):
            reason = say("throw_first") if state.turn < 0 else explain_rolling(state)
            return reason or explain_dice(dice, rules.dice, rules.fixed_dice)
        case Call():
            return _explain_call(context, state, action)
        case SendBack(point):
            if not state.choice:
                return say("nothing_to_choose" if state.over is None else "game_over")
            possible = point in sendable_points(rules, state)
            return None if possible else say("not_to_be_sent", at=point)


def explain_rolling(state: State) -> Message | None:
    """Return the reason why the dice cannot be rolled now, or None if they can."""
    if state.over is not None:
        return say("game_over")
    if state.cube is not None and state.cube.stage == "offered":
        return say("answer_first")
    if state.choice:
        return say("choose_first")
    return None if state.dice is None else say("already_thrown")


def _explain_start_dice(rules: Ruleset, dice: tuple[tuple[int, ...], ...]) -> Message | None:
    if rules.starter == "random":
        possible = sorted(dice) == [(0,), (1,)]
        return None if possible else say("bad_dice", dice=[*dice[0], *dice[1]])
    return explain_dice(dice[0], rules.start_dice) or explain_dice(dice[1], rules.start_dice)


def explain_dice(dice: tuple[int, ...], count: int, fixed: tuple[int, ...] = ()) -> Message | None:
    """Return the reason why `dice` is not a possible roll, or None if it is.

    A roll has `count` dice, and a further die for each number in `fixed`, which always shows this
    number.  The code of the reason is `dice_number` for a wrong number of dice, `die_out_of_range`
    for a die not from 1 to 6, `bad_dice` if a number in `fixed` is missing.
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


def _explain_call(context: Context, state: State, call: Call) -> Message | None:
    if call in list_moves(context, state):
        return None
    if state.over is None and call.word in ("take", "drop"):
        return say("nothing_offered")
    if state.over is None and call.word == "decline":
        return say("nothing_to_choose")
    reason = explain_rolling(state)
    if reason is not None:
        passing = reason.code == "already_thrown" and call.word == "pass"
        return say("must_play") if passing else reason
    if call.word == "double" and state.turn >= 0:
        return say("cube_not_yours")
    if call.word == "throw":
        return say("dice_number", given=0, expected=context.rules.dice_in_roll)
    return say("throw_first")


def sendable_points(rules: Ruleset, state: State) -> list[int]:
    """Return the points from which the opponent can send a man of the roller back after 1-1-1.

    The points are numbered on the roller's path.  Point 1 is excluded if hit men return to it.  The
    list is empty if an enemy on the roller's point 1 makes the roller's men safe (`safe_on_start`).
    Eustathius (on Il. 23, 86) says that 1-1-1, the worst roll, costs a man.  The Realencyclopädie
    infers that the opponent chooses the man, and that it returns like a hit man.
    """
    seat = state.turn
    own, other = state.sides[seat], state.sides[1 - seat]
    if rules.safe_on_start and must_wait(rules, other):
        return []
    first = 1 if rules.hit_return == "bar" else 2
    return [point for point, men in enumerate(own.points) if men and point >= first]


def apply_action(context: Context, state: State, action: Action) -> StateAndEvents:
    """Return state and events after a legal roll, pass, cube decision or answer to 1-1-1."""
    match action:
        case StartThrow():
            return _apply_start_throw(context, state, action)
        case Throw():
            return _apply_throw(context, state, action)
        case Call():
            return _apply_call(context, state, action)
        case SendBack():
            return _apply_sending(context, state, action)


def _apply_start_throw(context: Context, state: State, throw: StartThrow) -> StateAndEvents:
    """Return state and events after the rolls that decide who starts; a tie changes nothing."""
    white, black = (sum(dice) for dice in throw.dice)
    first = 0 if white > black else 1
    if context.rules.starter == "random":
        return state._replace(turn=first), (Event("starts", context.seats[first]),)
    params = {"white": list(throw.dice[0]), "black": list(throw.dice[1])}
    dice = tuple((context.seats[seat], die) for seat in (0, 1) for die in throw.dice[seat])
    if white == black:
        return state, (Event("lot_tie", "", (), params, dice=dice),)
    return state._replace(turn=first), (Event("lot", context.seats[first], (), params, dice=dice),)


def state_after_roll(rules: Ruleset, state: State, throw: Throw) -> State:
    """Return the state after the roll of a turn.

    If the rules have a holding cell, the roller's hit men wait in this cell while enemies are on
    the roller's point 1.  If no enemy is there now, the men move to that point.  By the option
    `eustathius`, the opponent can send back one of the roller's men after 1-1-1.  If no man can be
    sent back, the turn ends at once, unless `eustathius_then_play` is true.
    """
    seat, sides = state.turn, state.sides
    if sides[seat].bar:
        own = free_waiting_men(rules, sides[seat], sides[1 - seat])
        sides = order_sides(seat, own, sides[1 - seat])
    cube = state.cube and state.cube._replace(stage="past")
    after = State(sides, seat, throw.dice, rules.numbers_to_play(throw.dice), (), cube)
    if not rules.eustathius or throw.dice != (1, 1, 1):
        return after
    if sendable_points(rules, after):
        return after._replace(choice=True)
    return after if rules.eustathius_then_play else hand_over(rules, after, sides)


def _apply_throw(context: Context, state: State, throw: Throw) -> StateAndEvents:
    layout, seat = context.layout, state.turn
    after = state_after_roll(context.rules, state, throw)
    side = context.seats[seat]
    dice = tuple((side, die) for die in context.rules.numbers_given(throw.dice))
    events = [Event("throw", side, (), {"dice": list(throw.dice)}, dice=dice)]
    freeing = Event("holding_freed", side, (BARS[seat], layout.place(seat, 1)))
    events += [freeing] * (state.sides[seat].bar - after.sides[seat].bar)
    if after.turn != seat:
        events.append(Event("dice_lost", side, (), {"dice": list(throw.dice)}))
    if after.over is not None:
        events.append(over_event(after.over, context.seats))
    return after, tuple(events)


def _apply_call(context: Context, state: State, call: Call) -> StateAndEvents:
    side, answerer = context.seats[state.turn], context.seats[1 - state.turn]
    if call.word == "pass":
        event = Event("pass", side, (), {"dice": list(state.left)})
        return end_turn(context, state, (event,))
    if call.word == "decline":
        return _end_choice(context, state, Event("decline", answerer))
    cube = state.cube or Cube()
    if call.word == "throw":
        return state._replace(cube=cube._replace(stage="past")), ()
    if call.word == "double":
        event = Event("double", side, (), {"value": 2 * cube.value})
        return state._replace(cube=cube._replace(stage="offered")), (event,)
    if call.word == "take":
        taken = Cube(2 * cube.value, 1 - state.turn, "past")
        event = Event("take", answerer, (), {"value": taken.value})
        return state._replace(cube=taken), (event,)
    over = Outcome(state.turn, "dropped", cube.value)
    return state._replace(over=over), (Event("drop", answerer), over_event(over, context.seats))


def _apply_sending(context: Context, state: State, move: SendBack) -> StateAndEvents:
    layout, seat = context.layout, state.turn
    own, other = state.sides[seat], state.sides[1 - seat]
    path = (layout.place(seat, move.point), return_place(context, state, seat))
    params = {"at": layout.point_name(seat, move.point)}
    event = Event("sent", context.seats[seat], path, params)
    own = send_back(context.rules, own, other, move.point)
    return _end_choice(context, state._replace(sides=order_sides(seat, own, other)), event)


def _end_choice(context: Context, state: State, event: Event) -> StateAndEvents:
    """Return the state and events after the opponent's answer to the roll 1-1-1.

    `event` is the answer: `sent` (a man was sent back) or `decline` (no man is sent back).
    """
    state = state._replace(choice=False)
    if context.rules.eustathius_then_play:
        return state, (event,)
    lost = Event("dice_lost", context.seats[state.turn], (), {"dice": list(state.left)})
    return end_turn(context, state, (event, lost))
