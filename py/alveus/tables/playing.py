"""Playing a step: the state after it, what is told of it, and why it is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.game import Result
from alveus.tables import notation
from alveus.tables.calls import back, called
from alveus.tables.ending import handed_on, next_turn, over_event, pair, won
from alveus.tables.node import Node
from alveus.tables.state import BAR, HAND, Call, State, Step
from alveus.tables.steps import landing, start
from alveus.tables.throwing import no_throw

if TYPE_CHECKING:
    from alveus.tables.game import TablesGame


def stepped(game: TablesGame, state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    """The state after a step and what happened.  Raises IllegalMove with the reason."""
    reason = no_throw(state)
    if reason != "already_thrown":
        raise IllegalMove(reason or "throw_first")
    turn, node = game.search(state), game.node(state)
    if step not in turn.allowed(node):
        raise _refused(game, state, step)
    then = turn.after(node, step)
    after = state._replace(
        sides=pair(state.turn, then.own, then.other),
        left=then.left,
        played=(*state.played, step),
    )
    events = _events(game, state, node, after, step)
    if then.own.off == game.rules.men:
        over = won(game, after, state.turn, "borne_off")
        return after._replace(over=over), (*events, over_event(game, over))
    if not then.left:
        return next_turn(game, after, events)
    if turn.allowed(then):
        return after, events
    lost = Event("dice_lost", game.info.seats[state.turn], (), {"dice": list(then.left)})
    return next_turn(game, after, (*events, lost))


def results(game: TablesGame, state: State) -> list[Result]:
    """Every distinct position in which the turn can end, with one play that leads to it.

    An end that leaves the other player to throw is put together at once; one that wins, or that
    stops although a man could move, is played.
    """
    seat, turn, node = state.turn, game.search(state), game.node(state)
    texts: dict[Step, str] = {}
    found = []
    for (own, other), way in turn.ends(node).items():
        words = []
        for step in way:
            if step not in texts:
                texts[step] = notation.step_text(game.rules, step)
            words.append(texts[step])
        if own.off == game.rules.men or turn.may_stop(node):
            found.append(_played(game, state, way, words))
            continue
        after = handed_on(game, state, pair(seat, own, other))
        found.append(Result(" ".join(words) or "pass", after))
    return found


def _played(game: TablesGame, state: State, way: Sequence[Step], words: list[str]) -> Result:
    after = state
    for step in way:
        after, _ = stepped(game, after, step)
    if after.turn == state.turn and after.over is None:
        words.append("pass")
        after, _ = called(game, after, Call("pass"))
    return Result(" ".join(words), after)


def _refused(game: TablesGame, state: State, step: Step) -> IllegalMove:
    rules = game.rules
    if step.die not in state.left:
        return IllegalMove("no_such_die", distance=step.die)
    if not HAND <= step.source <= rules.length or not 1 <= step.target <= rules.exit:
        return IllegalMove("no_man")
    distance = step.target - start(rules, step.source)
    strays = distance > 0 and landing(rules, step.source, step.die) != step.target
    if strays and _stands(state, step.source):
        return IllegalMove("no_such_die", distance=distance)
    found = game.why(state, game.layout.path(state.turn, step))
    if found is not None:
        return IllegalMove(found.reason.code, **found.reason.params)
    if step.hit and landing(rules, step.source, step.die) == step.target:
        return IllegalMove("nothing_to_hit", at=step.target)
    return IllegalMove("no_such_die", distance=distance)


def _stands(state: State, source: int) -> bool:
    """Whether the player has a man where a step begins."""
    own = state.sides[state.turn]
    waiting = {BAR: own.bar, HAND: own.hand}
    return bool(waiting[source] if source in waiting else own.points[source])


def _events(
    game: TablesGame, state: State, node: Node, after: State, step: Step
) -> tuple[Event, ...]:
    seat, side = state.turn, game.info.seats[state.turn]
    enemy = game.info.seats[1 - seat]
    path, called = game.layout.path(seat, step), game.layout.called
    events = []
    if step.source and step.source == node.memory.touched:
        returning = (back(game, state, 1 - seat), path[0])
        events.append(Event("spared", enemy, returning, {"at": called(seat, step.source)}))
    if step.target > game.rules.length:
        params = {"die": step.die, "from": game.layout.origin(seat, step.source)}
        events.append(Event("bear_off", side, path, params))
    elif step.source in (BAR, HAND):
        params = {"die": step.die, "to": called(seat, step.target)}
        events.append(Event("enter", side, path, params))
    else:
        params = {
            "die": step.die,
            "from": called(seat, step.source),
            "to": called(seat, step.target),
        }
        events.append(Event("step", side, path, params))
    if step.hit:
        going = (path[1], back(game, after, 1 - seat))
        events.append(Event("hit", enemy, going, {"at": called(seat, step.target)}))
    return tuple(events)
