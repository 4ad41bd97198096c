"""Make views and messages of positions, messages and events of sowings, and events of the end."""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Event, Message, say
from alveus.core.outcomes import outcome_message, over_event
from alveus.core.view import ActionView, BoardView, CounterView, MoveView, PieceView, PlaceView
from alveus.core.view_builders import action_view, move_view, piece_view, place_view
from alveus.families.bohnenspiel.board import (
    OWN,
    PITS,
    ROW,
    SIDES,
    SKIP,
    State,
    cell,
    place,
    store,
    store_cell,
)
from alveus.families.bohnenspiel.notation import write_move
from alveus.families.bohnenspiel.rules import (
    Ruleset,
    Sowing,
    explain_move,
    has_sowable_pit,
    list_moves,
    remainders,
    sow,
)

WARNED = (10, 9, 2, 1)
"""The status warns of the end of the game by the limit of plies (`Ruleset.limit`) if the number of
plies left is in this tuple.  As turns alternate, each player is warned twice."""


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
    """Return the ids of the beans that `sowing` captures, including beans that it has just sown.

    The ids and `state` are those before the sowing from `pit`.
    """
    if not sowing.captures:
        return []
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


def status(rules: Ruleset, state: State) -> Iterator[Message]:
    """Yield messages about a position: the result or, in an unfinished game, the player on turn.

    Before the end, more messages follow if a player has more than half of the beans, or if an empty
    row of pits, a repeated position or the limit of plies could soon end the game.
    """
    south, north = state.stores
    if state.over is not None:
        yield outcome_message(state.over, SIDES, south=south, north=north)
        return
    yield say("to_sow", side=SIDES[state.turn])
    leaders = [seat for seat in (0, 1) if state.stores[seat] >= rules.majority]
    for seat in leaders:
        yield say("decided", side=SIDES[seat], beans=state.stores[seat])
    if not leaders and _row_may_empty(rules, state):
        yield say("row_may_empty", side=SIDES[state.turn], remainder=rules.remainder)
    if state.seen.count((*state.pits, state.turn)) == 2:
        yield say("once_more")
    left = rules.limit - state.clock
    if left in WARNED:
        yield say("limit_near", count=int(left), rule=rules.endless)


def _row_may_empty(rules: Ruleset, state: State) -> bool:
    """Return True if a move and a reply to it can leave the player on turn without a pit to sow."""
    for move in list_moves(rules, state):
        pits = state.pits if move == SKIP else sow(rules, state.pits, move).pits
        for reply in list_moves(rules, State(pits, state.stores, 1 - state.turn)):
            if not has_sowable_pit(rules, sow(rules, pits, reply).pits, state.turn):
                return True
    return False


def describe_sowing(pit: int, sowing: Sowing) -> Message:
    """Return the message that describes a sowing of `pit` (0 to 11).

    Its parameters `pit` (where the sowing begins) and `last` (where it ends) are pits, 1 to 6 from
    the owner's left; `opposite` is True if they are in different rows.  `count` beans are sown.  If
    pits are captured, `taken` lists the number of beans in each, in order, and `sum` is the total.
    """
    last = sowing.trail[-1]
    params = {
        "pit": pit % ROW + 1,
        "count": len(sowing.trail),
        "last": last % ROW + 1,
        "opposite": last // ROW != pit // ROW,
    }
    if not sowing.captures:
        return say("sow", **params)
    taken = [count for _, count in sowing.captures]
    return say("sow_take", **params, taken=taken, sum=sowing.beans)


def preview_sowing(rules: Ruleset, state: State, pit: int, sowing: Sowing) -> Message:
    """Return the message that describes a sowing before it is played.

    If it captures, the parameter `after` is the number of beans in the mover's store afterwards.
    `stop` is the pit that ends a chain of captures: the first pit, backwards from the last bean,
    that cannot be captured (1 to 6 from its owner's left).  It is 0 if the rules allow only one
    capture.
    """
    message = describe_sowing(pit, sowing)
    if not sowing.captures:
        return message
    stop = (sowing.captures[-1][0] - rules.step) % PITS
    return say(
        message.code,
        **message.params,
        stop=stop % ROW + 1 if rules.chain else 0,
        stop_opposite=stop // ROW != pit // ROW,
        stop_empty=sowing.pits[stop] == 0,
        after=state.stores[state.turn] + sowing.beans,
    )


def sowing_events(seat: int, pit: int, sowing: Sowing) -> Iterator[Event]:
    """Yield an event per bean sown or captured; only that of the last sown bean has a message."""
    start = place(pit)
    for sown in sowing.trail[:-1]:
        yield Event("", "", (start, place(sown)))
    message = describe_sowing(pit, sowing)
    yield Event(message.code, SIDES[seat], (start, place(sowing.trail[-1])), message.params)
    for captured, count in sowing.captures:
        yield from [Event("", "", (place(captured), store(seat)))] * count


def end_events(rules: Ruleset, before: State, after: State) -> Iterator[Event]:
    """Yield the events at the end of the game; none if `after` is not a final position.

    First, each player collects the beans that the rules award to this player from the pits of
    `before`, the position after the last move.  The last event is the result of the game.
    """
    if after.over is None:
        return
    for seat, pits in enumerate(remainders(rules, before, after.over.ending)):
        count = sum(before.pits[pit] for pit in pits)
        if count:
            yield Event("remainder", SIDES[seat], (), {"count": count})
        for pit in pits:
            yield from [Event("", "", (place(pit), store(seat)))] * before.pits[pit]
    south, north = after.stores
    yield over_event(after.over, SIDES, south=south, north=north)
