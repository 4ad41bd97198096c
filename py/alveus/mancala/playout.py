"""A game of sowing played out by chance, on one list of pits that is sown again and again.

Of a game played state by state a third of the time went into states, a third into asking for
moves, actor and end of each, and only a quarter into sowing.  Nobody looks at the states in
between, so here there are none: the first is taken apart, the last put together.
"""

from __future__ import annotations

from collections import Counter

from alveus.core.stream import Stream
from alveus.mancala.ending import gather
from alveus.mancala.ruleset import PITS, ROW, Ruleset
from alveus.mancala.sower import sower
from alveus.mancala.state import State

_ROWS = (range(ROW), range(ROW, PITS))


def play_out(rules: Ruleset, state: State, luck: Stream) -> State:
    """The state in which a game ends that is played on by chance."""
    if state.over is not None:
        return state
    sow, below = sower(rules).sow, luck.below
    circles, counted, limit = rules.endless == "repetition", rules.endless != "off", rules.limit
    most = rules.majority if rules.early_win else rules.total + 1
    pits, stores, skips = list(state.pits), list(state.stores), list(state.skips)
    turn, clock = state.turn, state.clock
    seen = dict(Counter(map(bytes, state.seen)))
    ending = ""
    while not ending:
        filled = [pit for pit in _ROWS[turn] if pits[pit]]
        choice = below(len(filled) + (skips[turn] > 0))
        taken = 0
        if choice < len(filled):
            taken = sow(pits, filled[choice])
            stores[turn] += taken
        else:
            skips[turn] -= 1
        turn = 1 - turn
        clock += counted
        if circles:
            if taken:
                clock = 0
                seen.clear()
            here = bytes((*pits, turn))
            seen[here] = times = seen.get(here, 0) + 1
            if times >= 3:
                ending = "repetition"
        if taken and stores[1 - turn] >= most:
            ending = "majority"
        elif not any(pits[ROW:] if turn else pits[:ROW]):
            ending = "row_empty"
        elif clock >= limit and not ending:
            ending = "no_capture" if circles else "cap"
    south, north = stores
    last = State(tuple(pits), (south, north), turn, (skips[0], skips[1]), clock)
    return gather(rules, last, ending)
