"""How a game of sowing ends, who gets the beans left on the board, and what it counts."""

from __future__ import annotations

from alveus.core.events import Event
from alveus.core.outcomes import Outcome
from alveus.mancala.layout import SIDES, place, store
from alveus.mancala.narration import end_event
from alveus.mancala.ruleset import PITS, ROW, Ruleset
from alveus.mancala.state import State, add_to


def settle(rules: Ruleset, state: State) -> tuple[State, tuple[Event, ...]]:
    """The state with its end, where it is one, and what is gathered in then."""
    ending = find_ending(rules, state)
    if ending is None:
        return state, ()
    events: list[Event] = []
    for seat, pits in enumerate(_gathered(rules, state, ending)):
        gathered = sum(state.pits[pit] for pit in pits)
        if gathered:
            events.append(Event("remainder", SIDES[seat], (), {"count": gathered}))
            for pit in pits:
                events += [Event("", "", (place(pit), store(seat)))] * state.pits[pit]
    after = gather(rules, state, ending)
    return after, (*events, end_event(after))


def gather(rules: Ruleset, state: State, ending: str) -> State:
    """The state as a game that ended so, with the beans left to whom they belong."""
    for seat, pits in enumerate(_gathered(rules, state, ending)):
        if pits:
            gathered = sum(state.pits[pit] for pit in pits)
            rest = tuple(0 if pit in pits else state.pits[pit] for pit in range(PITS))
            state = state._replace(pits=rest, stores=add_to(state.stores, seat, gathered))
    return end_game(rules, state, ending)


def end_game(rules: Ruleset, state: State, ending: str) -> State:
    """The state as a game that ended so: the stores decide, and what was seen is past."""
    south, north = state.stores
    winner = None if south == north else int(north > south)
    points = 0 if winner is None else _points(rules, abs(south - north))
    return state._replace(seen=(), over=Outcome(winner, ending, points))


def decided_outcome(rules: Ruleset, state: State) -> Outcome | None:
    """Won by whoever has more than half of the beans, unless every bean of his counts."""
    if state.over is not None or rules.by_beans:
        return None
    for seat, beans in enumerate(state.stores):
        if beans >= rules.majority:
            return Outcome(seat, "majority")
    return None


def concede(rules: Ruleset, state: State, seat: int) -> Outcome:
    """A game given up is lost as if every bean on the board were the winner's."""
    stores = add_to(state.stores, 1 - seat, sum(state.pits))
    return Outcome(1 - seat, "resigned", _points(rules, stores[1 - seat] - stores[seat]))


def _points(rules: Ruleset, surplus: int) -> int:
    return max(1, surplus) if rules.by_beans else 1


def find_ending(rules: Ruleset, state: State) -> str | None:
    """How the game ends here, or None where it goes on."""
    if rules.early_win and max(state.stores) >= rules.majority:
        return "majority"
    if not any(state.row(state.turn)):
        return "row_empty"
    if state.seen.count((*state.pits, state.turn)) >= 3:
        return "repetition"
    if state.clock >= rules.limit:
        return "no_capture" if rules.endless == "repetition" else "cap"
    return None


def _gathered(rules: Ruleset, state: State, ending: str) -> tuple[range, range]:
    """The pits whose beans South and North gather at the end."""
    south, north, none = range(ROW), range(ROW, PITS), range(0)
    if ending in ("majority", "cap") or (ending == "row_empty" and rules.remainder == "nobody"):
        return none, none
    if ending == "row_empty" and rules.remainder == "other":
        return (south, none) if state.turn else (none, north)
    return south, north
