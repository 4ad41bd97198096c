"""The dice of a turn as they are used up: what can be left of them, and what each of them does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from alveus.tables.packed import mark
from alveus.tables.ruleset import Ruleset

Dice = tuple[int, ...]


class Use(NamedTuple):
    """One die of those that are left, and where its steps lead."""

    die: int
    shift: int
    lift: int
    """What it adds for a man on a point: the mark of his point times this."""
    board: int
    """The points from which it does not lead beyond the last one."""
    exact: int
    """The point from which it bears off a man exactly."""
    rest: int
    """The number of the stage after it."""
    then: Dice
    """The dice left after it."""


class Stage(NamedTuple):
    """Dice that are left in a turn."""

    left: Dice
    used: int
    """How many others have been used by then."""
    uses: tuple[Use, ...]


def list_stages(rules: Ruleset, dice: Dice) -> tuple[Stage, ...]:
    """Everything that can be left of these dice, the most first."""
    found = {dice: 0}
    for left in (waiting := [dice]):
        for _, rest in _rests(left):
            if rest not in found:
                found[rest] = len(found)
                waiting.append(rest)
    return tuple(
        Stage(
            left,
            len(dice) - len(left),
            tuple(_use(rules, die, found[rest], rest) for die, rest in _rests(left)),
        )
        for left in found
    )


def _rests(dice: Dice) -> Iterator[tuple[int, Dice]]:
    """Each die of those that are left, and the dice left after it."""
    for die in dict.fromkeys(dice):
        at = dice.index(die)
        yield die, dice[:at] + dice[at + 1 :]


def _use(rules: Ruleset, die: int, rest: int, then: Dice) -> Use:
    length = rules.length
    board = mark(range(1, length + 1 - die))
    lift = (1 << 8 * die) - 1
    return Use(die, 8 * die, lift, board, mark([length + 1 - die]), rest, then)
