"""Moments (evaluated rolls and decisions) of a game, and each side's totals of luck and skill.

A value is an estimate of the result, for example the chance to win in percent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Literal

from alveus.core.history import Ply
from alveus.core.json_types import EventView

EVEN = {"percent": 50.0}
"""Value of an equal position of two sides, keyed by unit of value; in other units, it is 0.  It is
the middle of the graph of values for any number of sides."""
TURNING_POINTS = 3
"""Maximum number of turning points, the turns with the greatest changes of value, in a review."""
SWING = {"percent": 8.0}
"""Minimum change of value at a turning point, keyed by unit of value; in other units, it is 3."""
LEAST_SCALE, MOST_SCALE = 12.0, 36.0
"""Limits of `Review.scale`, the distance that the graph of values extends above and below the value
of an equal position, in the unit of the values.  In percent, the scale is always 50 instead."""


@dataclass(frozen=True)
class Passage:
    """One roll or decision: the entries (plies) of the history with index `first` to `last`."""

    kind: Literal["throw", "move"]
    first: int
    last: int
    before: Ply
    """The last history entry before the roll or decision, with the position after this entry."""
    after: Ply
    """The last history entry of the roll or decision, with the position after it."""
    text: str
    """The roll or move; the moves of a whole turn are separated by blanks."""


@dataclass(frozen=True)
class Moment:
    """The evaluation of a roll or decision; all moves made with one roll are one decision.

    The unit of `value`, `luck`, `loss`, `clear` and `doubt` is `Review.unit`.  `value` is from the
    viewpoint of the first side in `View.sides`, the other four are from the viewpoint of `side`.
    """

    kind: Literal["throw", "move"]
    ply: int
    """Index in the history of the first ply of the roll or decision."""
    last: int
    """Index in the history of the last ply of the roll or decision."""
    turn: int
    side: str
    """The side that rolled or decided."""
    text: str
    """The roll, the move or, in a game with dice, all moves of the turn."""
    value: float
    """Value of the position after the roll or decision, for the first of `View.sides`.  With more
    than two sides, the decisions of the other sides do not change this value, because their
    evaluation contains only the prospects of the side that decides."""
    luck: float = 0.0
    """Value of the roll minus the average value of all possible rolls; 0 for a decision."""
    loss: float = 0.0
    """Value of the best possible decision minus the value of the played one."""
    clear: float = 0.0
    """Value of the played decision minus that of the second best; 0 if it was not the best."""
    better: str = ""
    """Text of the best turn, if it is better than the played turn; otherwise ""."""
    instead: tuple[EventView, ...] = ()
    """Events, as JSON, that the best turn would have caused; () if no turn was better."""
    exact: bool = False
    """True if `loss` is exact, not an estimate."""
    doubt: float = 0.0
    """Uncertainty of `loss`: a loss up to this size is not a mistake."""
    decided: str = ""
    """The side that can certainly force a win after the decision; "" if none is known."""

    @property
    def is_mistake(self) -> bool:
        """True if `loss`, the value lost by the decision, exceeds its uncertainty `doubt`."""
        return self.loss > self.doubt


@dataclass(frozen=True)
class Sums:
    """Totals of luck and skill of one side in a game; values are in `Review.unit`."""

    luck: float | None
    """Sum of `Moment.luck` (value of a roll minus the average value of all possible rolls) over the
    side's rolls, in `Review.unit`: positive if the rolls were better for the side than average,
    negative if they were worse; None if the game's rolls are not evaluated."""
    loss: float
    """Sum of `Moment.loss` (the value lost by a decision) over all decisions of the side."""
    decisions: int
    """Number of evaluated decisions; those with a single possible turn are not evaluated."""
    mistakes: int
    """Number of decisions whose loss exceeds its uncertainty (`Moment.doubt`)."""


@dataclass(frozen=True)
class Review:
    """The review of a game.  An index is the position of a ply in the match history, from 0."""

    game: int
    """Number of the game in its match, from 1."""
    unit: str
    """Unit of all values, such as "percent" or "points"."""
    moments: tuple[Moment, ...]
    sides: dict[str, Sums]
    """Totals of luck and skill, keyed by side."""
    best: int | None
    """Index of the first ply of the best decision of either side: the one with the greatest lead in
    value over the second best option (`Moment.clear`).  Decisions whose lead does not exceed their
    uncertainty (`Moment.doubt`) do not count; None if no decision remains."""
    costliest: int | None
    """Index of the first ply of the mistake with the greatest loss; None without mistakes."""
    turning: tuple[int, ...]
    """Indices of the first plies of the turns with the greatest changes of value (`SWING` or more):
    at most three, in order of play."""
    pivot: int | None
    """Index of the first ply of the turn with the greatest change of value, one of the indices in
    `turning`; None if `turning` is empty."""
    scale: float
    """How far the graph of values extends above and below the value of an equal position, in
    `unit`: 50 in percent, otherwise between `LEAST_SCALE` and `MOST_SCALE`."""
    level: str
    """Id of the computer opponent's level that evaluated the game; "" if not given."""
    depth: int
    """Least search depth of all analysed decisions, in plies or (with dice) rolls; 0 if none."""


def passages(plies: Sequence[Ply], number: int, whole_turns: bool) -> Iterator[Passage]:
    """Yield the rolls and decisions of game `number` (from 1) in the match history `plies`.

    If `whole_turns` is True, all moves of a turn are one decision.  Resignations, and other plies
    with which the players end the game early, are left out.
    """

    def passage_of(numbered: tuple[int, Ply]) -> tuple[str, int, Any]:
        index, ply = numbered
        return ply.kind, ply.turn if whole_turns and ply.kind == "move" else index, ply.side

    played = [
        (index, ply)
        for index, ply in enumerate(plies)
        if ply.match_game.number == number and ply.kind != "new" and ply.conceded is None
    ]
    for (kind, _, _), group in groupby(played, key=passage_of):
        steps = list(group)
        (first, _), (last, after) = steps[0], steps[-1]
        text = " ".join(ply.text for _, ply in steps)
        yield Passage(
            "throw" if kind == "throw" else "move", first, last, plies[first - 1], after, text
        )


def even_value(unit: str, sides: int) -> float:
    """Return the value of a position in which all players (`sides`: their number) are equal."""
    return 100.0 / sides if unit == "percent" else 0.0


def from_first_side(value: float, seat: int, unit: str) -> float:
    """Return a value for `seat` (0 or 1), converted to the viewpoint of seat 0, the first side.

    A value for seat 1 becomes 100 - `value` if `unit` is "percent", and -`value` in other units.
    """
    return value if seat == 0 else 2 * EVEN.get(unit, 0.0) - value


def smooth_values(moments: Sequence[Moment], unit: str, sides: Sequence[str]) -> Iterator[Moment]:
    """Yield the decisions of a game without chance, each `value` corrected by the next decision.

    The position after a decision has two values: the `value` of this decision, and the value of the
    best move in the next decision.  They differ because each side overestimates its own plans.  If
    both are estimates, their mean becomes the new `value`.  If only the second is exact, it becomes
    the new `value`, and `decided` becomes the side with the advantage ("" if the sides are equal).
    A decision does not change if its `value` is exact, or if the next ply is not an evaluated
    decision.

    `unit` is the unit of the values, and `sides` contains the ids of both sides.
    """
    even = EVEN.get(unit, 0.0)
    for now, following in zip(moments, (*moments[1:], None), strict=True):
        if following is None or now.exact or following.ply != now.last + 1:
            yield now
            continue
        best = following.value + (following.loss if following.side == sides[0] else -following.loss)
        if not following.exact:
            yield replace(now, value=(now.value + best) / 2)
        else:
            yield replace(now, value=best, decided="" if best == even else sides[best < even])


def add_up(moments: Sequence[Moment], side: str, rates_luck: bool) -> Sums:
    """Return a side's totals of luck and skill; without `rates_luck`, the total of luck is None."""
    own = [moment for moment in moments if moment.side == side]
    decisions = [moment for moment in own if moment.kind == "move"]
    return Sums(
        sum(moment.luck for moment in own) if rates_luck else None,
        sum(moment.loss for moment in decisions),
        len(decisions),
        sum(moment.is_mistake for moment in decisions),
    )


def find_best(moments: Sequence[Moment]) -> int | None:
    """Return the history index of the first ply of the best decision; None if there is none.

    The best decision is the one with the greatest `Moment.clear`: its lead in value over the second
    best option.  Decisions whose `clear` does not exceed `Moment.doubt`, its uncertainty, are
    ignored.
    """
    certain = [moment for moment in moments if moment.clear > moment.doubt]
    return max(certain, key=lambda moment: moment.clear).ply if certain else None


def find_costliest(moments: Sequence[Moment]) -> int | None:
    """Return the first ply (history index) of the mistake with the largest loss; None if none."""
    mistakes = [moment for moment in moments if moment.is_mistake]
    return max(mistakes, key=lambda moment: moment.loss).ply if mistakes else None


def find_turning(moments: Sequence[Moment], unit: str, sides: int = 2) -> tuple[int, ...]:
    """Return the history indices of the first plies of the turns with the largest changes of value.

    The result has at most three indices, in order of play.  `unit` is the unit of the values, such
    as "percent", and `sides` the number of players.  Changes smaller than the minimum for this unit
    (see `SWING`) are ignored.
    """
    greatest = sorted(_large_swings(moments, unit, sides), reverse=True)[:TURNING_POINTS]
    return tuple(sorted(ply for _, ply in greatest))


def find_pivot(moments: Sequence[Moment], unit: str, sides: int = 2) -> int | None:
    """Return the history index at which the turn with the largest change of value starts.

    Return None if all changes are below the minimum in `SWING` for `unit`, the unit of the values.
    `sides` is the number of players.
    """
    turns = list(_large_swings(moments, unit, sides))
    return max(turns)[1] if turns else None


def _large_swings(moments: Sequence[Moment], unit: str, sides: int) -> Iterator[tuple[float, int]]:
    least = SWING.get(unit, 3.0)
    return (turn for turn in swings(moments, unit, sides) if turn[0] >= least)


def swings(moments: Sequence[Moment], unit: str, sides: int = 2) -> Iterator[tuple[float, int]]:
    """Yield, for each turn, the absolute change of value and the history index of its first ply.

    A roll and the moves after it are one turn.  `unit` is the unit of the values, and `sides` the
    number of players.  The change in the first turn is measured from `even_value`.  Every value is
    first limited to the range of the graph of values: at most `find_scale(moments, unit)` above or
    below its middle.
    """
    edge = find_scale(moments, unit)
    even = EVEN.get(unit, 0.0)
    before = even_value(unit, sides)
    for _, group in groupby(moments, key=lambda moment: (moment.turn, moment.side)):
        turn = list(group)
        after = max(even - edge, min(even + edge, turn[-1].value))
        yield abs(after - before), turn[0].ply
        before = after


def find_scale(moments: Sequence[Moment], unit: str) -> float:
    """Return how far the graph of values extends above and below the value of an equal position.

    For the unit "percent", this is 50.  For every other `unit` of the values, it is the greatest
    lead of either side in the moments without a known forced win, but at least `LEAST_SCALE` and
    at most `MOST_SCALE`.
    """
    if unit in EVEN:
        return EVEN[unit]
    undecided = [abs(moment.value) for moment in moments if not moment.decided]
    return min(MOST_SCALE, max(LEAST_SCALE, *undecided, 0.0))
