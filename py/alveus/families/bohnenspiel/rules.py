"""The rules of the Bohnenspiel: options, sowing, captures, legal moves, and the end of a game.

The last bean of a sowing decides the capture.  If its pit then holds 2, 4 or 6 beans, these are
captured, then those of the pit before it, and so on until a pit holds another number.  Every
captured pit was sown in this turn: fewer than twelve beans do not reach the pit from which they
were taken, so that it is empty and stops the captures; twelve or more reach all other pits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import inf
from typing import Literal, NamedTuple, TypeAlias

from alveus.core.events import Message, say
from alveus.core.outcomes import Outcome
from alveus.core.ruleset import DeclaredRules
from alveus.families.bohnenspiel.board import OWN, PITS, ROW, SKIP, State, add_to

Direction: TypeAlias = Literal["ccw", "cw"]
Remainder: TypeAlias = Literal["other", "own_rows", "nobody"]
Endless: TypeAlias = Literal["repetition", "cap", "off"]

LIMITS: Mapping[Endless, float] = {"repetition": 200, "cap": 400, "off": inf}
"""The number of plies that ends a game, for each value of `Ruleset.endless`: plies since the last
capture (`repetition`), or since the start of the game (`cap`)."""
CAPTURED = (2, 4, 6)
"""The numbers of beans in a pit that allow its capture."""


@dataclass(frozen=True)
class Ruleset(DeclaredRules):
    """The rules of one game, as derived from the chosen options."""

    direction: Direction
    """Direction of sowing, seen from above: counter-clockwise (`ccw`) or clockwise (`cw`)."""
    skip_start: bool
    """True if a sowing of twelve or more beans omits the pit that it started from."""
    chain: bool
    """True if the pits before the last one are captured too, as long as they hold 2, 4 or 6."""
    remainder: Remainder
    """Owner of the beans left in the pits when the player on turn has no pit to sow: the opponent
    (`other`), the owner of each row (`own_rows`), or neither player (`nobody`)."""
    early_win: bool
    """True if the game ends as soon as a store holds more than half of the beans."""
    endless: Endless
    """The rule that ends a long game.  `repetition`: the game ends when a position occurs for the
    third time since the last capture, or after 200 plies without a capture.  `cap`: it ends after
    400 plies in all.  `off`: no such rule."""
    skips: int
    """Number of times in a game that each player can pass instead of sowing; 0 if never."""
    by_beans: bool
    """True in a series to 100 points, in which the winner of a game scores the difference of the
    stores (at least 1).  Otherwise a win scores 1."""
    beans: int
    """Beans in every pit at the start."""

    @cached_property
    def step(self) -> int:
        """1 or -1: the difference, modulo 12, between a pit and the next one in a sowing."""
        return 1 if self.direction == "ccw" else -1

    @property
    def total(self) -> int:
        """The number of beans in the game."""
        return PITS * self.beans

    @cached_property
    def majority(self) -> int:
        """The least number of beans that is more than half: 37 of 72."""
        return self.total // 2 + 1

    @cached_property
    def limit(self) -> float:
        """The number of plies that ends a game, without a capture or in all (see `endless`).

        It is infinity if there is no such rule.
        """
        return LIMITS[self.endless]


class Sowing(NamedTuple):
    """The result of sowing a pit."""

    pits: tuple[int, ...]
    """Beans in each pit after the captures: South's pits 0 to 5, then North's 6 to 11."""
    trail: tuple[int, ...]
    """The number (0 to 11) of the pit that received each bean, in the order of sowing."""
    captures: tuple[tuple[int, int], ...]
    """Each captured pit (0 to 11) and its number of beans; the pit of the last bean is first."""

    @property
    def beans(self) -> int:
        """The number of beans that the sowing captures."""
        return sum(count for _, count in self.captures)


def may_sow(rules: Ruleset, beans: int) -> bool:
    """Return True if a pit with `beans` beans is not empty and so, under all rules, can be sown."""
    return beans > 0


def has_sowable_pit(rules: Ruleset, pits: Sequence[int], seat: int) -> bool:
    """Return True if a player has a pit to sow.  If the player on turn has none, the game ends."""
    for pit in OWN[seat]:  # noqa: SIM110 - faster than any()
        if may_sow(rules, pits[pit]):
            return True
    return False


def sow(rules: Ruleset, pits: Sequence[int], start: int) -> Sowing:
    """Return the result of sowing the pit `start`, which must hold a bean, with the captures.

    `pits` has the beans in each pit: South's pits 0 to 5, then North's 6 to 11.
    """
    step = rules.step
    trail = trail_of(step, rules.skip_start, start, pits[start])
    after = list(pits)
    after[start] = 0
    for pit in trail:
        after[pit] += 1
    last, captures = trail[-1], []
    while after[last] in CAPTURED:
        captures.append((last, after[last]))
        after[last] = 0
        if not rules.chain:
            break
        last = (last - step) % PITS
    return Sowing(tuple(after), trail, tuple(captures))


@cache
def trail_of(step: int, skip_start: bool, start: int, beans: int) -> tuple[int, ...]:
    """Return the pits that receive the beans of the pit `start`, in order.

    `step` is added to a pit's number for the next pit (1 or -1).  `skip_start` omits `start`
    itself.
    """
    trail, pit = [], start
    for _ in range(beans):
        pit = (pit + step) % PITS
        if pit == start and skip_start:
            pit = (pit + step) % PITS
        trail.append(pit)
    return tuple(trail)


def list_moves(rules: Ruleset, state: State) -> list[int]:
    """Return the legal moves: the mover's pits in order, then SKIP if passing is allowed."""
    if state.over is not None:
        return []
    pits = state.pits
    moves = [pit for pit in OWN[state.turn] if may_sow(rules, pits[pit])]
    if state.skips[state.turn]:
        moves.append(SKIP)
    return moves


def explain_move(rules: Ruleset, state: State, move: int) -> Message | None:
    """Return the reason why a move (a pit or SKIP) is illegal now, or None if it is legal."""
    if state.over is not None:
        return say("game_over")
    if move == SKIP:
        return None if state.skips[state.turn] else say("no_skips")
    if move not in OWN[state.turn]:
        return say("not_your_pit", pit=move % ROW + 1)
    return None if may_sow(rules, state.pits[move]) else say("empty_pit", pit=move % ROW + 1)


def begin_game(rules: Ruleset, state: State) -> State:
    """Return the first state of a game, or the final state if a rule ends the game there.

    `state` is a new or a loaded position.  If `Ruleset.endless` is `repetition`, the position is
    added to `State.seen`, unless the game ends.
    """
    if rules.endless == "repetition":
        state = state._replace(seen=(*state.seen, (*state.pits, state.turn)))
    return finish_turn(rules, state)


def make_move(rules: Ruleset, state: State, move: int) -> tuple[State, Sowing | None]:
    """Return the position after a legal move (a pit or SKIP), and the sowing (None for SKIP).

    `finish_turn` then checks whether the game ends.
    """
    turn, stores, skips = 1 - state.turn, state.stores, state.skips
    sowing, pits, captured = None, state.pits, 0
    if move == SKIP:
        skips = add_to(skips, state.turn, -1)
    else:
        sowing = sow(rules, pits, move)
        pits = sowing.pits
        if sowing.captures:
            captured = sowing.beans
            stores = add_to(stores, state.turn, captured)
    clock, seen = state.clock, state.seen
    if rules.endless != "off":
        clock += 1
    if rules.endless == "repetition":
        if captured:
            clock, seen = 0, ()
        seen = (*seen, (*pits, turn))
    return State(pits, stores, turn, skips, clock, seen), sowing


def finish_turn(rules: Ruleset, state: State) -> State:
    """Return `state`, or the final position of the game if a rule ends the game in `state`."""
    ending = find_ending(rules, state)
    return state if ending is None else collect(rules, state, ending)


def find_ending(rules: Ruleset, state: State) -> str | None:
    """Return the code of the rule that ends the game here, such as `row_empty`, or None."""
    if rules.early_win and max(state.stores) >= rules.majority:
        return "majority"
    if not has_sowable_pit(rules, state.pits, state.turn):
        return "row_empty"
    if len(state.seen) > 4 and state.seen.count((*state.pits, state.turn)) >= 3:
        return "repetition"
    if state.clock >= rules.limit:
        return "no_capture" if rules.endless == "repetition" else "cap"
    return None


def collect(rules: Ruleset, state: State, ending: str) -> State:
    """Return the final position; `remainders()` has the pits whose beans go to each side's store.

    `ending` is the code of the rule that ends the game (see `find_ending`).
    """
    for seat, pits in enumerate(remainders(rules, state, ending)):
        if pits:
            count = sum(state.pits[pit] for pit in pits)
            rest = tuple(0 if pit in pits else state.pits[pit] for pit in range(PITS))
            state = state._replace(pits=rest, stores=add_to(state.stores, seat, count))
    return end_game(rules, state, ending)


def remainders(rules: Ruleset, state: State, ending: str) -> tuple[range, range]:
    """Return the pits (indices) whose beans South collects, and those whose beans North collects.

    `ending` is the code of the rule that ends the game (see `find_ending`).
    """
    south, north, nothing = *OWN, range(0)
    if ending in ("majority", "cap") or (ending == "row_empty" and rules.remainder == "nobody"):
        return nothing, nothing
    if ending == "row_empty" and rules.remainder == "other":
        return (south, nothing) if state.turn else (nothing, north)
    return south, north


def end_game(rules: Ruleset, state: State, ending: str) -> State:
    """Return the final position with its outcome: the fuller store wins, equal stores draw.

    `ending` is the code of the rule that ends the game (see `find_ending`).  Beans that are still
    in pits do not count.
    """
    south, north = state.stores
    winner = None if south == north else int(north > south)
    points = 0 if winner is None else points_for(rules, abs(south - north))
    return state._replace(seen=(), over=Outcome(winner, ending, points))


def points_for(rules: Ruleset, surplus: int) -> int:
    """Return the winner's points; `surplus` is the difference of the stores in beans."""
    return max(1, surplus) if rules.by_beans else 1
