"""What the moments of a game come to: each side's luck and skill, and what mattered most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from alveus.review.moments import EVEN, Moment

TURNING_POINTS = 3
SWING = {"percent": 8.0}
"""By its unit the least change in a turn that turns a game; 3 in any other."""
LEAST_SCALE, MOST_SCALE = 12.0, 36.0
"""Bounds of a graph's edge where a worth is no chance."""


@dataclass(frozen=True)
class Sums:
    """One side's luck and skill."""

    luck: float | None
    """What its throws gave, added up; None where luck cannot be told apart."""
    loss: float
    """What its decisions gave away, added up."""
    decisions: int
    mistakes: int


def add_up(moments: Sequence[Moment], seat: int, throws: bool) -> Sums:
    """The luck and skill of a seat."""
    own = [moment for moment in moments if moment.seat == seat]
    decisions = [moment for moment in own if moment.kind == "move"]
    return Sums(
        sum(moment.luck for moment in own) if throws else None,
        sum(moment.loss for moment in decisions),
        len(decisions),
        sum(moment.is_mistake for moment in decisions),
    )


def find_best(moments: Sequence[Moment]) -> int | None:
    """The first ply of the decision that beat every other by most, beyond doubt."""
    clear = [moment for moment in moments if moment.clear > moment.doubt]
    return max(clear, key=lambda moment: moment.clear).ply if clear else None


def find_costliest(moments: Sequence[Moment]) -> int | None:
    """The first ply of the decision that gave most away, beyond doubt."""
    mistakes = [moment for moment in moments if moment.is_mistake]
    return max(mistakes, key=lambda moment: moment.loss).ply if mistakes else None


def find_turning(moments: Sequence[Moment], unit: str) -> tuple[int, ...]:
    """The first plies of the turns that changed most, at most three, in their order."""
    turned = [(swing, ply) for swing, ply in swings(moments, unit) if swing >= SWING.get(unit, 3.0)]
    greatest = sorted(turned, reverse=True)[:TURNING_POINTS]
    return tuple(sorted(ply for _, ply in greatest))


def swings(moments: Sequence[Moment], unit: str) -> Iterator[tuple[float, int]]:
    """For every turn how much the game changed in it, as far as a graph shows, and its first ply.

    What was thrown and what was made of it are one turn.
    """
    edge = find_scale(moments, unit)
    even = EVEN.get(unit, 0.0)
    before = even
    for _, group in groupby(moments, key=lambda moment: (moment.turn, moment.seat)):
        turn = list(group)
        after = max(even - edge, min(even + edge, turn[-1].value))
        yield abs(after - before), turn[0].ply
        before = after


def find_scale(moments: Sequence[Moment], unit: str) -> float:
    """How far from even the edge of a graph lies: a won game reaches it, a small lead is seen."""
    if unit in EVEN:
        return EVEN[unit]
    open_worths = [abs(moment.value) for moment in moments if moment.decided is None]
    return min(MOST_SCALE, max(LEAST_SCALE, *open_worths, 0.0))
