"""Playing a step: the state after it and what is told of it; and the ends of whole turns."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.events import Event
from alveus.core.game import Result
from alveus.core.outcomes import over_event
from alveus.tables import notation
from alveus.tables.calls import apply_call
from alveus.tables.context import Context
from alveus.tables.ending import end_turn, hand_over, order_sides, score_win
from alveus.tables.node import Node
from alveus.tables.sending import return_place
from alveus.tables.state import BAR, HAND, Call, State, Step


def apply_step(context: Context, state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    """The state after a step that is allowed, and what happened."""
    search, node = context.search(state)
    then = search.next_node(node, step)
    after = state._replace(
        sides=order_sides(state.turn, then.own, then.other),
        left=then.left,
        played=(*state.played, step),
    )
    events = _step_events(context, state, node, after, step)
    if then.own.off == context.rules.men:
        over = score_win(context.rules, after, state.turn, "borne_off")
        return after._replace(over=over), (*events, over_event(over, context.seats))
    if not then.left:
        return end_turn(context, after, events)
    if search.allowed_steps(then):
        return after, events
    lost = Event("dice_lost", context.seats[state.turn], (), {"dice": list(then.left)})
    return end_turn(context, after, (*events, lost))


def turn_results(context: Context, state: State) -> list[Result]:
    """Every distinct position in which the turn can end, with one play that leads to it.

    An end that leaves the other player to throw is put together at once; one that wins, or that
    stops although a man could move, is played.
    """
    rules, seat = context.rules, state.turn
    search, node = context.search(state)
    texts: dict[Step, str] = {}
    found = []
    for (own, other), play in search.ends(node).items():
        words = []
        for step in play:
            if step not in texts:
                texts[step] = notation.step_text(rules, step)
            words.append(texts[step])
        if own.off == rules.men or search.may_stop(node):
            found.append(_play_out(context, state, play, words))
            continue
        after = hand_over(rules, state, order_sides(seat, own, other))
        found.append(Result(" ".join(words) or "pass", after))
    return found


def _play_out(context: Context, state: State, play: Sequence[Step], words: list[str]) -> Result:
    after = state
    for step in play:
        after, _ = apply_step(context, after, step)
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
