"""The course of a game of sowing: how it begins, what a player may do, and what that does."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.events import Event
from alveus.core.refusals import check_allowed
from alveus.mancala.ending import find_ending, gather, settle
from alveus.mancala.layout import SIDES
from alveus.mancala.narration import sowing_events
from alveus.mancala.ruleset import PITS, ROW, Ruleset
from alveus.mancala.sower import sower
from alveus.mancala.sowing import sow
from alveus.mancala.state import SKIP, State, add_to
from alveus.mancala.why import explain_move


def opening(rules: Ruleset, starter: int) -> State:
    """The same number of beans in every pit."""
    pits = (rules.beans,) * PITS
    return begin_game(rules, State(pits, (0, 0), starter, (rules.skips,) * 2))


def begin_game(rules: Ruleset, state: State) -> State:
    """A position as the first of a game, which may be its last."""
    if rules.endless == "repetition":
        state = state._replace(seen=(*state.seen, (*state.pits, state.turn)))
    return _settled(rules, state)


def list_moves(state: State) -> Sequence[int]:
    """The player's pits that hold beans, and letting the turn pass where that is allowed."""
    if state.over is not None:
        return ()
    first = state.turn * ROW
    filled = [pit for pit in range(first, first + ROW) if state.pits[pit]]
    return [*filled, SKIP] if state.skips[state.turn] else filled


def advance(rules: Ruleset, state: State, move: int) -> State:
    """The state after a turn that may be played."""
    if move == SKIP:
        return _settled(rules, _skip(rules, state))
    pits = list(state.pits)
    taken = sower(rules).sow(pits, move)
    return _settled(rules, _pass_turn(rules, state, tuple(pits), taken))


def play(rules: Ruleset, state: State, move: int) -> tuple[State, tuple[Event, ...]]:
    """The state after a turn and what happened.  Raises IllegalMove with the reason."""
    check_allowed(explain_move(state, move))
    events: Sequence[Event]
    if move == SKIP:
        after = _skip(rules, state)
        events = [Event("skip", SIDES[state.turn], (), {"left": after.skips[state.turn]})]
    else:
        sowing = sow(rules, state.pits, move)
        after = _pass_turn(rules, state, sowing.pits, sowing.beans)
        events = list(sowing_events(state.turn, move, sowing))
    after, gathered = settle(rules, after)
    return after, (*events, *gathered)


def _settled(rules: Ruleset, state: State) -> State:
    ending = find_ending(rules, state)
    return state if ending is None else gather(rules, state, ending)


def _skip(rules: Ruleset, state: State) -> State:
    skips = add_to(state.skips, state.turn, -1)
    return _pass_turn(rules, state._replace(skips=skips), state.pits, 0)


def _pass_turn(rules: Ruleset, state: State, pits: tuple[int, ...], taken: int) -> State:
    """The position after a turn, before it is seen whether the game goes on."""
    turn = 1 - state.turn
    stores = add_to(state.stores, state.turn, taken)
    clock, seen = state.clock, state.seen
    if rules.endless != "off":
        clock += 1
    if rules.endless == "repetition":
        if taken:
            clock, seen = 0, ()
        seen = (*seen, (*pits, turn))
    return State(pits, stores, turn, state.skips, clock, seen)
