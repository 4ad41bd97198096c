"""Playing a step: the state after it and what is told of it; and the ends of whole turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from alveus.core.events import Event
from alveus.core.game import Result
from alveus.core.outcomes import over_event
from alveus.tables import notation
from alveus.tables.calls import apply_call
from alveus.tables.context import Context
from alveus.tables.ending import hand_over, order_sides, score_win
from alveus.tables.node import Node
from alveus.tables.sending import return_place
from alveus.tables.state import BAR, HAND, Call, Side, State, Step


def go(context: Context, state: State, step: Step) -> tuple[State, State]:
    """The state right after a step that is allowed, and the one after what follows from it."""
    rules = context.rules
    search, node = context.search(state)
    then = search.next_node(node, step)
    after = state._replace(
        sides=order_sides(state.turn, then.own, then.other),
        left=then.left,
        played=(*state.played, step),
    )
    if then.own.off == rules.men:
        return after, after._replace(over=score_win(rules, after, state.turn, "borne_off"))
    if then.left and search.single_steps(then):
        return after, after
    return after, hand_over(rules, after, after.sides)


def apply_step(context: Context, state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    """The state after a step that is allowed, and what happened."""
    _, node = context.search(state)
    after, then = go(context, state, step)
    events = _step_events(context, state, node, after, step)
    if then.turn != state.turn and after.left:
        lost = {"dice": list(after.left)}
        events = (*events, Event("dice_lost", context.seats[state.turn], (), lost))
    if then.over is not None:
        events = (*events, over_event(then.over, context.seats))
    return then, events


class TurnResults(Sequence[Result]):
    """Every distinct position in which a turn can end, with one play that leads to it.

    An end that leaves the other player to throw is put together when it is looked at; one that
    wins, or that stops although a man could move, is played.
    """

    def __init__(self, context: Context, state: State) -> None:
        self._context = context
        self._state = state
        search, node = context.search(state)
        self._stops = search.may_stop(node)
        self._ends = list(search.ends(node).items())

    def __len__(self) -> int:
        return len(self._ends)

    @overload
    def __getitem__(self, index: int) -> Result: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Result]: ...
    def __getitem__(self, index: int | slice) -> Result | Sequence[Result]:
        if isinstance(index, slice):
            return [self._result(*end) for end in self._ends[index]]
        return self._result(*self._ends[index])

    def _result(self, sides: tuple[Side, Side], play: Sequence[Step]) -> Result:
        context, state, rules = self._context, self._state, self._context.rules
        words = [notation.step_text(rules, step) for step in play]
        if sides[0].off == rules.men or self._stops:
            return _play_out(context, state, play, words)
        after = hand_over(rules, state, order_sides(state.turn, *sides))
        return Result(" ".join(words) or "pass", after)


def _play_out(context: Context, state: State, play: Sequence[Step], words: list[str]) -> Result:
    after = state
    for step in play:
        after = go(context, after, step)[1]
    if after.turn == state.turn and after.over is None:
        words.append("pass")
        after, _ = apply_call(context, after, Call("pass"))
    return Result(" ".join(words), after)


def _step_events(
    context: Context, state: State, node: Node, after: State, step: Step
) -> tuple[Event, ...]:
    seat, layout = state.turn, context.layout
    side, enemy = context.seats[seat], context.seats[1 - seat]
    path, point_name = layout.path(seat, step), layout.point_name
    events = []
    if step.source and step.source == node.memory.touched:
        returning = (return_place(context, state, 1 - seat), path[0])
        events.append(Event("spared", enemy, returning, {"at": point_name(seat, step.source)}))
    if step.target > context.rules.length:
        params = {"die": step.die, "from": layout.source_name(seat, step.source)}
        events.append(Event("bear_off", side, path, params))
    elif step.source in (BAR, HAND):
        params = {"die": step.die, "to": point_name(seat, step.target)}
        events.append(Event("enter", side, path, params))
    else:
        params = {
            "die": step.die,
            "from": point_name(seat, step.source),
            "to": point_name(seat, step.target),
        }
        events.append(Event("step", side, path, params))
    if step.hit:
        going = (path[1], return_place(context, after, 1 - seat))
        events.append(Event("hit", enemy, going, {"at": point_name(seat, step.target)}))
    return tuple(events)
