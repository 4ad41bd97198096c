"""The rules of Oware as pure functions.

South's houses have the indices 0 to 5 and North's 6 to 11, each from their owner's left.  Seeds are
sown counterclockwise, that is, in the order of the indices.
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.pack import Message, Outcome, say

SEATS = ("south", "north")
ROW, HOUSES, SEEDS = 6, 12, 48
QUIET = 100
"""Number of moves without a capture after which the game ends."""
TAKEN = (2, 3)
"""Numbers of seeds that are captured."""


class Reading(NamedTuple):
    """The options as flags."""

    takes_all: bool = False
    """True if a move may capture all seeds of the opponent."""


class State(NamedTuple):
    """The seeds in the houses and stores, the seat to move, and the outcome."""

    houses: tuple[int, ...] = (SEEDS // HOUSES,) * HOUSES
    stores: tuple[int, int] = (0, 0)
    turn: int = 0
    quiet: int = 0
    """Number of moves since the last capture."""
    over: Outcome | None = None


class Sowing(NamedTuple):
    """The effect of a move: the houses after it, the houses passed, and the captured houses."""

    houses: tuple[int, ...]
    trail: tuple[int, ...]
    taken: tuple[int, ...]
    """The captured houses, in the order of the captures."""
    count: int
    """Number of captured seeds."""


def row(state: State, seat: int) -> tuple[int, ...]:
    """Return the seeds in the houses of a seat."""
    return state.houses[seat * ROW : (seat + 1) * ROW]


def sow(reading: Reading, state: State, house: int) -> Sowing:
    """Sow the seeds of a house.  The house itself stays empty, also in a second round."""
    houses, trail, at = list(state.houses), [], house
    houses[house] = 0
    for _ in range(state.houses[house]):
        at = (at + 1) % HOUSES
        if at == house:
            at = (at + 1) % HOUSES
        houses[at] += 1
        trail.append(at)
    taken: list[int] = []
    while at // ROW != state.turn and houses[at] in TAKEN:
        taken.append(at)
        at -= 1
    other = (1 - state.turn) * ROW
    count = sum(houses[at] for at in taken)
    if count == sum(houses[other : other + ROW]) and not reading.takes_all:
        taken, count = [], 0
    for at in taken:
        houses[at] = 0
    return Sowing(tuple(houses), tuple(trail), tuple(taken), count)


def legal_moves(state: State) -> list[int]:
    """Return the houses that may be sown."""
    own = range(state.turn * ROW, (state.turn + 1) * ROW)
    return [house for house in own if explain(state, house) is None]


def explain(state: State, house: int) -> Message | None:
    """Return the reason why a house may not be sown, or None."""
    if state.over is not None:
        return say("game_over")
    if house // ROW != state.turn:
        return say("not_yours")
    if state.houses[house] == 0:
        return say("empty", house=house % ROW + 1)
    starved = not any(row(state, 1 - state.turn))
    if starved and state.houses[house] < ROW - house % ROW:
        return say("must_feed", house=house % ROW + 1)
    return None


def play(reading: Reading, state: State, house: int) -> State:
    """Return the state after a legal move."""
    sowing = sow(reading, state, house)
    stores = list(state.stores)
    stores[state.turn] += sowing.count
    quiet = 0 if sowing.count else state.quiet + 1
    return settle(State(sowing.houses, (stores[0], stores[1]), 1 - state.turn, quiet))


def settle(state: State) -> State:
    """Return the state with its outcome, if the game has ended."""
    south, north = totals(state) if _is_stuck(state) else state.stores
    if max(south, north) > SEEDS // 2:
        ending = "most" if max(state.stores) > SEEDS // 2 else _ending(state)
        return state._replace(over=Outcome(int(north > south), ending))
    return state._replace(over=Outcome(None, _ending(state))) if _is_stuck(state) else state


def totals(state: State) -> tuple[int, int]:
    """Return the seeds of each seat, in its store and in its houses."""
    south, north = (state.stores[seat] + sum(row(state, seat)) for seat in (0, 1))
    return south, north


def _is_stuck(state: State) -> bool:
    return state.quiet >= QUIET or not legal_moves(state)


def _ending(state: State) -> str:
    return "quiet" if state.quiet >= QUIET else "no_move"
