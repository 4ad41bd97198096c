"""Games played out by chance, from one throw to the next without a state.

Profiled, what a turn cost beside finding its ends was to put states together that only the next
throw looks at: half the time of a game of few ends.  Here the men stay numbers
(:mod:`alveus.tables.packed`) until the game may end: a turn that can win it, and one after which
nobody may be able to move, is played as any other.  The same numbers are drawn as there, so the
same games are played.
"""

from __future__ import annotations

from alveus.core.stream import Stream
from alveus.tables.context import Context
from alveus.tables.ending import order_sides, settle_outcome
from alveus.tables.leaving import is_plain
from alveus.tables.moves import actor
from alveus.tables.state import State
from alveus.tables.throwing import draw_throw
from alveus.tables.untold import advance, list_ends


def play_out(context: Context, state: State, luck: Stream) -> State:
    """The state in which a game ends that is played on by chance."""
    rules = context.rules
    plain = is_plain(rules) and not rules.cube and not rules.eustathius
    while state.over is None:
        if plain and state.turn >= 0 and state.dice is None:
            state = _run(context, state, luck)
        elif actor(state) < 0:
            state = advance(context, state, draw_throw(rules, state, luck))
        else:
            ends = list_ends(context, state)
            state = ends[luck.below(len(ends))]
    return state


def _run(context: Context, state: State, luck: Stream) -> State:
    """The state after a throw that may win the game, or after a turn that has ended it."""
    rules, numbers, below = context.rules, context.numbers, luck.below
    thrown, fixed = range(rules.dice), rules.fixed_dice
    seat = state.turn
    leaving, others = context.leaving[seat], context.leaving[1 - seat]
    own = leaving.packing.pack(state.sides[seat])
    theirs = others.packing.pack(state.sides[1 - seat])
    enemy = leaving.packing.meet(theirs)
    while True:
        if own & 0xFF:
            own = leaving.free_waiting(own, enemy)
        dice = tuple([1 + below(6) for _ in thrown]) + fixed
        left = numbers[dice]
        found = leaving.ends(own, enemy, left)
        if found is None:
            sides = leaving.packing.unpack(own), others.packing.unpack(theirs)
            return State(order_sides(seat, *sides), seat, dice, left)
        men, met = leaving.packing.split(found[below(len(found))])
        if met != enemy:
            theirs = leaving.packing.part(met, theirs)
        seat, own, theirs, leaving, others = 1 - seat, theirs, men, others, leaving
        enemy = leaving.packing.meet(theirs)
        if not leaving.surely_moves(own, enemy):
            sides = leaving.packing.unpack(own), others.packing.unpack(theirs)
            state = settle_outcome(rules, State(order_sides(seat, *sides), seat))
            if state.over is not None:
                return state
