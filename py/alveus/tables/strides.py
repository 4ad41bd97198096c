"""A turn as strides: what one man does with one or several of the dice.

Whatever order the dice were used in, a turn in which the men do not get in each other's way is
known by who did what.  So it is told in one order: first the man who uses the highest die, with
all he does in that turn, then the man who uses the highest of the others; of equal dice first
the man who uses most.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from alveus.tables.stages import Dice


class Stride(NamedTuple):
    """Some of the dice used by one man."""

    dice: Dice
    shift: int
    lift: int
    """What it adds for a man on a point: the mark of his point times this."""
    begins: tuple[tuple[int, int, int], ...]
    """By which die it can begin: how far that leads, its stride and that of the other dice."""


class Choice(NamedTuple):
    """A stride that may come next."""

    stride: int
    rest: int
    """The number of the stage after it."""
    in_order: bool
    """Whether it comes next in that order."""


class Plan(NamedTuple):
    """All strides of a turn, short ones first, and what can follow on what."""

    strides: tuple[Stride, ...]
    stages: tuple[tuple[Choice, ...], ...]
    """For all that can be left of the dice, the most first, what can come next."""


Left = tuple[Dice, int]
"""The dice that are left, and how many of them one man may use next if they are all equal."""


@cache
def plan_strides(dice: Dice) -> Plan:
    """The plan of a turn with these dice, which are given highest first."""
    parts = _parts(dice)
    number = {part: at for at, part in enumerate(parts)}
    begun = (dice, len(dice))
    follow: dict[Left, list[tuple[Dice, Left, bool]]] = {}
    waiting = [begun]
    for left in waiting:
        follow[left] = list(_follow(*left))
        waiting += [then for _, then, _ in follow[left] if then not in waiting]
    ordered = sorted(follow, key=lambda left: -len(left[0]))
    stages = tuple(
        tuple(
            Choice(number[part], ordered.index(then), in_order)
            for part, then, in_order in follow[left]
        )
        for left in ordered
    )
    return Plan(tuple(_stride(part, number) for part in parts), stages)


def _follow(dice: Dice, most: int) -> Iterator[tuple[Dice, Left, bool]]:
    """What a man can use of these dice, what is left then, and whether it is in order.

    A stride that comes before its turn leaves the order of the others as it was.
    """
    equal = len(set(dice)) == 1
    for part in _parts(dice):
        rest = _without(dice, part)
        before = rest, min(len(rest), most)
        after = rest, min(len(rest), len(part) if equal else most)
        in_order = len(part) <= most if equal else part[0] == dice[0]
        if in_order:
            yield part, after, True
        if not in_order or after != before:
            yield part, before, False


def _parts(dice: Dice) -> tuple[Dice, ...]:
    """The different ways to take some of the dice, those with few of them first."""
    sizes = range(1, len(dice) + 1)
    return tuple(dict.fromkeys(part for size in sizes for part in combinations(dice, size)))


def _without(dice: Dice, taken: Dice) -> Dice:
    left = list(dice)
    for die in taken:
        left.remove(die)
    return tuple(left)


def _stride(dice: Dice, number: dict[Dice, int]) -> Stride:
    shift = 8 * sum(dice)
    begins = (
        ()
        if len(dice) == 1
        else tuple(
            (8 * die, number[die,], number[_without(dice, (die,))]) for die in dict.fromkeys(dice)
        )
    )
    return Stride(dice, shift, (1 << shift) - 1, begins)
