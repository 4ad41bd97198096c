"""Rules of a tables game as data."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias

from alveus.core.ruleset import DeclaredRules, Proved, Reasons

NO_LIMIT = 99
"""Limit of a point that holds any number of men."""
FULL_POINT_REASONS = {1: "one_man_only"}
"""For each limit of a restricted point the code of the reason against one man more."""
LIMIT_MARKS = {1: "one_man", NO_LIMIT: "any_number"}
"""For each limit the mark of the point in views."""
Facing = tuple[tuple[int, ...], tuple[int, ...]]
"""For each seat and own point, the opponent's number of the same point (0: not on its path)."""

Obligation: TypeAlias = Literal["sequential", "max", "max_then_high", "free"]
HitReturn: TypeAlias = Literal["bar", "start_point"]
StartBlocked: TypeAlias = Literal["holding", "bar", "safe"]
Reentry: TypeAlias = Literal["first", "with_hand", "free"]
Touch: TypeAlias = Literal["on", "off", "must_be_empty"]
EntryOthers: TypeAlias = Literal["any_in_a", "entered_only", "none"]
NoEntry: TypeAlias = Literal["pass", "move_in_a"]
BearOff: TypeAlias = Literal["exact_or_highest", "exact", "any"]
Starter: TypeAlias = Literal["white", "die_each", "high_throw", "random"]
NextStarter: TypeAlias = Literal["white", "winner", "loser", "high_throw"]


@dataclass(frozen=True)
class Ruleset(DeclaredRules):
    """All rules in which the tables games and their readings differ.

    Points are numbered along each player's own path, from 1 to `length`.  Men leave it at the end.
    """

    length: int
    men: int
    facing: Facing
    home: int
    """First point from which men may be borne off once all men have reached it."""
    dice: int
    """Number of dice rolled."""
    obligation: Obligation
    """How much of a roll must be played.

    `sequential`: any legal step, until no step is left; `max`: as many dice as possible;
    `max_then_high`: as `max`, and the higher die if only a single die can be played; `free`: none.
    """
    hit_return: HitReturn
    """`bar`: a hit man must enter with a die; `start_point`: it returns to its first point."""
    starter: Starter
    next_starter: NextStarter
    fixed_dice: tuple[int, ...] = ()
    """Dice that are not rolled but always show this number (the third die of Ludus Anglicorum)."""
    doubles_four: bool = False
    """True if each number of a double is played twice."""
    limits: tuple[int, ...] = ()
    """Most men that may stay on each own point, by number; empty if no point is restricted.

    All men may start on point 1.
    """
    limits_in_passing: bool = True
    """True if the limits also apply to a man that continues in the same turn."""
    start_blocked: StartBlocked = "holding"
    """Effect of a hit if the man's first point is occupied by the opponent.

    `holding`: it waits in a cell and moves as if from point 1; `bar`: it waits on the bar;
    `safe`: it cannot be hit.
    """
    reentry: Reentry = "first"
    """Which other men may move while a man waits on the bar or in the cell.

    `first`: none; `with_hand`: only men in hand; `free`: all.
    """
    touch: Touch = "on"
    """Effect of landing on a blot.

    `on`: it is hit; `off`: it is hit only if the man stays; `must_be_empty`: it is hit, and the
    man may not continue in this turn.
    """
    start_in_hand: bool = False
    """True if men start in hand and enter on the point that a die shows."""
    entry_limit: int = 0
    """Last point that men may reach while others are in hand, or 0."""
    entry_of_both: bool = False
    """True if the limit applies until both players have entered all their men."""
    must_enter: bool = False
    """True if a player with men in hand must enter at least one of them per turn."""
    entry_others: EntryOthers = "any_in_a"
    """Which men on the board may move in such a turn.

    `any_in_a`: all; `entered_only`: those that moved in this turn; `none`: none.
    """
    no_entry: NoEntry = "pass"
    """If no die enters a man in such a turn: `pass`, no man moves; `move_in_a`, others may."""
    stay_after_reentry: bool = False
    """True if no man crosses the entry limit in a turn in which a hit man enters."""
    gather: bool = True
    """True if all men must be home before any man is borne off."""
    bear_off: BearOff = "exact_or_highest"
    """Which man a die that is too high bears off: the rearmost (`exact_or_highest`), `any`, or
    none (`exact`)."""
    eustathius: bool = False
    """True if the roll 1-1-1 lets the opponent send one of the roller's men back."""
    eustathius_then_play: bool = True
    """True if the roller plays the ones afterwards."""
    graded: bool = False
    """True if a win counts double or triple, as in backgammon."""
    lurch_wins: bool = False
    """True if a player who completely shuts in the opponent wins at once."""
    cube: bool = False
    reasons: Reasons = field(default_factory=dict, hash=False)
    """For each reason code the option (or "") and the source of the rule."""

    @cached_property
    def exit(self) -> int:
        """Index after the last point.  A man that reaches it is borne off."""
        return self.length + 1

    @cached_property
    def waits_on_start(self) -> bool:
        """True if a waiting man moves as if from point 1, because it is in the holding cell."""
        return self.hit_return != "bar" and self.start_blocked != "bar"

    @cached_property
    def safe_on_start(self) -> bool:
        """True if men are safe from hits while their first point is occupied."""
        return self.hit_return != "bar" and self.start_blocked == "safe"

    @cached_property
    def needs_memory(self) -> bool:
        """True if legal steps depend on the earlier steps of the turn, not only on the position."""
        return (
            self.must_enter
            or self.stay_after_reentry
            or self.touch != "on"
            or not self.limits_in_passing
        )

    @cached_property
    def dice_in_roll(self) -> int:
        """Number of dice of a roll, fixed dice included."""
        return self.dice + len(self.fixed_dice)

    @cached_property
    def start_dice(self) -> int:
        """Number of dice that each player rolls to decide who starts."""
        return 1 if self.starter == "die_each" else self.dice

    def numbers_given(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """Return the numbers of a roll in the order of the dice; a double may count twice."""
        double = self.doubles_four and len(dice) == 2 and dice[0] == dice[1]
        return dice * 2 if double else dice

    def list_dice(self, dice: tuple[int, ...], left: tuple[int, ...]) -> Iterator[tuple[int, bool]]:
        """Yield the numbers of a roll, and whether each has been used if these are `left`."""
        unused = list(left)
        for die in self.numbers_given(dice):
            used = die not in unused
            if not used:
                unused.remove(die)
            yield die, used

    def numbers_to_play(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """Return the numbers of a roll, highest first."""
        return tuple(sorted(self.numbers_given(dice), reverse=True))


_NO_EFFECT = (
    *("starter", "next_starter", "eustathius", "eustathius_then_play", "graded", "cube"),
    "reasons",
)
"""Fields that do not affect the steps of a turn."""


def proved_for(*any_value: str, **values: Container[Any]) -> Proved:
    """Declare the rules for which a shortcut is proved; the rules in `any_value` do not matter."""
    return {**dict.fromkeys((*_NO_EFFECT, *any_value)), **values}


def restricted_points(length: int, points: Container[int], men: int) -> tuple[int, ...]:
    """Return the limit of every point of a path: `men` for these points, none for the others."""
    return tuple(men if point in points else NO_LIMIT for point in range(length + 1))


def contrary_facing(length: int) -> Facing:
    """Return the opponent's number of each point, for players who move in opposite directions."""
    facing = (0, *range(length, 0, -1))
    return facing, facing


def parallel_facing(length: int) -> Facing:
    """Return the opponent's number of each point, for players who move in the same direction."""
    facing = tuple(range(length + 1))
    return facing, facing


def mirrored_facing(length: int, common: int) -> Facing:
    """Return the opponent's number of each point, for paths that are common only at first."""
    facing = (*range(common + 1), *range(length, common, -1))
    return facing, facing


def own_entry_facing(length: int, own: int) -> Facing:
    """Return the opponent's number of each point, for paths that start apart and then join."""
    facing = (*[0] * (own + 1), *range(own + 1, length + 1))
    return facing, facing
