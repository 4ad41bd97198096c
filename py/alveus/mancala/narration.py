"""What is told of a turn, the end and the state of the game, as codes with parameters."""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Event, Message, say
from alveus.core.outcomes import Outcome, outcome_message, over_event
from alveus.mancala.layout import SIDES, place, store
from alveus.mancala.ruleset import PITS, ROW, Ruleset
from alveus.mancala.sowing import Sowing
from alveus.mancala.state import State


def status(rules: Ruleset, state: State) -> list[Message]:
    """What is to be done now, and whether the game is decided already."""
    south, north = state.stores
    if state.over is not None:
        return [outcome_message(state.over, SIDES, south=south, north=north)]
    messages = [say("to_sow", side=SIDES[state.turn])]
    for seat, beans in enumerate(state.stores):
        if beans >= rules.majority:
            messages.append(say("decided", side=SIDES[seat], beans=beans))
    return messages


def describe_sowing(pit: int, sowing: Sowing) -> Message:
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


def preview_sowing(rules: Ruleset, state: State, pit: int, sowing: Sowing) -> Message:
    """What a pit would do; of a capture also which pit ends it and what the store would hold.

    `stop` is that pit as the mover counts it, 0 where no more than one pit is ever taken.
    """
    message = describe_sowing(pit, sowing)
    if not sowing.taken:
        return message
    stop = (sowing.taken[-1][0] - rules.step) % PITS
    return say(
        message.code,
        **message.params,
        stop=stop % ROW + 1 if rules.chain else 0,
        stop_opposite=stop // ROW != pit // ROW,
        stop_empty=sowing.pits[stop] == 0,
        after=state.stores[state.turn] + sowing.beans,
    )


def sowing_events(seat: int, pit: int, sowing: Sowing) -> Iterator[Event]:
    """Every bean's way; the last bean's event tells the whole turn."""
    start = place(pit)
    for sown in sowing.trail[:-1]:
        yield Event("", "", (start, place(sown)))
    message = describe_sowing(pit, sowing)
    yield Event(message.code, SIDES[seat], (start, place(sowing.trail[-1])), message.params)
    for taken, count in sowing.taken:
        for _ in range(count):
            yield Event("", "", (place(taken), store(seat)))


def end_event(state: State) -> Event:
    """The end of a game, with both stores."""
    south, north = state.stores
    return over_event(state.over or Outcome(None, "row_empty"), SIDES, south=south, north=north)
