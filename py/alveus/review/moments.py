"""Throws and decisions of a game: their values, and each side's luck and skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Literal

from alveus.core.history import Ply

EVEN = {"percent": 50.0}
"""By its unit the worth of a game in which neither side is ahead; 0 in any other."""


@dataclass(frozen=True)
class Passage:
    """Some plies of a history that are one throw, or one decision."""

    kind: Literal["throw", "move"]
    first: int
    last: int
    before: Ply
    """The ply after which it was thrown, or decided."""
    after: Ply

    @property
    def text(self) -> str:
        """What fell, or was played."""
        return self.after.text


@dataclass(frozen=True)
class Turn(Passage):
    """A decision that is a whole turn, played in several steps."""

    steps: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """All its steps."""
        return " ".join(self.steps)


@dataclass(frozen=True)
class Moment:
    """A throw or a decision that was looked over.

    `value` is what the game is worth after it to the first side; luck, loss and the rest are
    those of the side whose throw or decision it is, all in the unit of the review.
    """

    kind: Literal["throw", "move"]
    ply: int
    last: int
    turn: int
    seat: int
    text: str
    value: float
    luck: float = 0.0
    """What a throw gave beyond the mean of all throws."""
    loss: float = 0.0
    """What a decision gave away against the best one."""
    clear: float = 0.0
    """By how much the best decision, if it was made, beats every other."""
    better: str = ""
    """The best turn where another one was played."""
    exact: bool = False
    doubt: float = 0.0
    """A loss below this may be the judge's own error."""
    decided: int | None = None
    """The seat that has a forced win after it."""

    @property
    def is_mistake(self) -> bool:
        """Whether something was given away beyond doubt."""
        return self.loss > self.doubt


def passages(plies: Sequence[Ply], number: int, whole_turns: bool) -> Iterator[Passage]:
    """The throws and decisions of a game of the history, by its number, in order.

    With `whole_turns` a turn that is played man by man is one decision.  Ends that players make,
    by giving up or by agreement, are none.
    """
    played = [
        (index, ply)
        for index, ply in enumerate(plies)
        if ply.match_game.number == number and ply.kind != "new" and ply.conceded is None
    ]
    grouped = groupby(played, key=lambda one: _decision(one[0], one[1], whole_turns))
    for (kind, _, _), group in grouped:
        steps = list(group)
        first, last = steps[0][0], steps[-1][0]
        before, after = plies[first - 1], steps[-1][1]
        if kind == "throw":
            yield Passage("throw", first, last, before, after)
        elif whole_turns:
            yield Turn("move", first, last, before, after, tuple(ply.text for _, ply in steps))
        else:
            yield Passage("move", first, last, before, after)


def to_first(value: float, seat: int, unit: str) -> float:
    """A worth to a seat as the first side sees it."""
    return value if seat == 0 else 2 * EVEN.get(unit, 0.0) - value


def settle(moments: Sequence[Moment], unit: str) -> Iterator[Moment]:
    """Decisions without chance, each with the worth of its end as both sides see it.

    Whoever has moved there and whoever moves next look at the same position, and each sees more of
    the own plans: one view after the other would swing with every turn.  What is certain to one of
    them is so.
    """
    even = EVEN.get(unit, 0.0)
    for now, then in zip(moments, (*moments[1:], None), strict=True):
        if then is None or now.exact or then.ply != now.last + 1:
            yield now
            continue
        best = then.value + (-then.loss if then.seat else then.loss)
        if not then.exact:
            yield replace(now, value=(now.value + best) / 2)
        else:
            yield replace(now, value=best, decided=None if best == even else int(best < even))


def _decision(index: int, ply: Ply, whole_turns: bool) -> tuple[str, int, Any]:
    """What is the same for all plies of one throw or decision, and of no other."""
    if ply.kind == "move" and whole_turns:
        return ply.kind, ply.turn, ply.side
    return ply.kind, index, ply.side


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
