"""Rules of a tables game (such as backgammon) as data."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias

from alveus.core.ruleset import DeclaredRules, Proved, Reasons

NO_LIMIT = 99
"""Limit of a point on which any number of men is allowed."""
FULL_POINT_REASONS = {1: "one_man_only"}
"""Code of the reason why a full point takes no further man, keyed by the limit of the point."""
LIMIT_MARKS = {1: "one_man", NO_LIMIT: "any_number"}
"""Code of the mark on a point that shows its limit of men, keyed by that limit."""
Facing: TypeAlias = tuple[int, ...]
"""The opponent's number of each point, indexed by a player's own number (index 0 is unused).

It is 0 if the opponent's path does not contain the point.  It is the same for both players."""

Obligation: TypeAlias = Literal["sequential", "max", "max_then_high", "free"]
HitReturn: TypeAlias = Literal["bar", "start_point"]
StartBlocked: TypeAlias = Literal["holding", "bar", "safe"]
Reentry: TypeAlias = Literal["first", "with_hand", "free"]
Touch: TypeAlias = Literal["on", "off", "must_be_empty"]
EntryOthers: TypeAlias = Literal["any_in_a", "entered_only", "none"]
NoEntry: TypeAlias = Literal["pass", "move_in_a"]
BlockedDie: TypeAlias = Literal["move_in_a", "lost"]
BearOff: TypeAlias = Literal["exact_or_highest", "exact", "any"]
Starter: TypeAlias = Literal["white", "die_each", "high_throw", "random"]
NextStarter: TypeAlias = Literal["white", "winner", "loser", "high_throw"]


@dataclass(frozen=True)
class Ruleset(DeclaredRules):
    """All rules in which the tables games, or the interpretations of one game, differ.

    Points are numbered along each player's own path, from 1 to `length`.
    """

    length: int
    men: int
    facing: Facing
    home: int
    """First point of the home: the last part of a path, from which men are borne off."""
    dice: int
    """Number of dice rolled, without the `fixed_dice`."""
    obligation: Obligation
    """How much of a roll must be played: all until no step is legal, in any order (`sequential`),
    as many dice as possible (`max`), the same, and the higher die if only a single die can be
    played (`max_then_high`), or nothing (`free`)."""
    hit_return: HitReturn
    """`bar`: a hit man must enter with a die; `start_point`: it returns to its owner's point 1."""
    starter: Starter
    next_starter: NextStarter
    fixed_dice: tuple[int, ...] = ()
    """Dice that are not rolled but always show this number (the third die of Ludus Anglicorum)."""
    doubles_four: bool = False
    """True if a double (of two dice) gives four numbers to play."""
    limits: tuple[int, ...] = ()
    """Maximum number of men of one player on each point, indexed by point; empty for no limits.
    At the start, all men can be on point 1 although its limit is lower."""
    limits_in_passing: bool = True
    """True if `limits` also apply to a man that moves on in the same turn."""
    start_blocked: StartBlocked = "holding"
    """Under `start_point`, effect of a hit while enemies occupy the hit man's first point: it waits
    in a cell and moves as if from point 1 (`holding`), or on the `bar`; men cannot be hit (`safe`).
    """
    reentry: Reentry = "first"
    """Which other men of a player can move while a hit man waits on the bar or in the cell: none
    (`first`), only men in hand (`with_hand`), or all (`free`)."""
    touch: Touch = "on"
    """Effect of landing on a blot (a single enemy man): it is hit (`on`), hit unless the next step
    of the turn moves the same man (`off`), or hit, and the man that landed cannot move on in this
    turn (`must_be_empty`)."""
    start_in_hand: bool = False
    """True if men start in hand and enter on the point that a die shows."""
    entry_limit: int = 0
    """Last point that men can reach while others are in hand; 0 for no limit."""
    entry_of_both: bool = False
    """True if `entry_limit` applies until both players have entered all their men."""
    must_enter: bool = False
    """True if a player with men in hand must enter at least one of them per turn."""
    entry_others: EntryOthers = "any_in_a"
    """Which men on the board can move under `must_enter` while others are in hand: all
    (`any_in_a`), those that have entered in this turn (`entered_only`), or `none`."""
    blocked_die_lost: bool = False
    """True if, while men are in hand under `must_enter`, a die that can enter none of them can move
    only men that have entered in this turn."""
    no_entry: NoEntry = "pass"
    """Effect if a man must enter but no die can enter one: no man moves (`pass`), or men on the
    board can move (`move_in_a`)."""
    stay_after_reentry: bool = False
    """True if no man can move past `entry_limit` in a turn after a hit man has entered."""
    gather: bool = True
    """True if all men must be home before any man is borne off."""
    bear_off: BearOff = "exact_or_highest"
    """Which man a die can bear off if the die is higher than necessary: the rearmost
    (`exact_or_highest`), `any`, or none (`exact`)."""
    eustathius: bool = False
    """True if the roll 1-1-1 lets the opponent send one of the roller's men back."""
    eustathius_then_play: bool = True
    """True if, after the opponent's choice, the roller of 1-1-1 plays the three ones."""
    graded: bool = False
    """True if a win can count double or triple, as in backgammon."""
    lurch_wins: bool = False
    """True if the player about to roll loses when no die could move any of the player's men.  If
    this also applies to the opponent, the game is drawn."""
    cube: bool = False
    reasons: Reasons = field(default_factory=dict, hash=False)
    """Option ("" if none) and source of the violated rule, keyed by the code of the reason why a
    move is illegal."""

    @cached_property
    def exit(self) -> int:
        """Index after the last point.  A man that reaches it is borne off."""
        return self.length + 1

    @cached_property
    def waits_on_start(self) -> bool:
        """True if hit men that wait are in the holding cell and move as if from point 1."""
        return self.hit_return != "bar" and self.start_blocked != "bar"

    @cached_property
    def safe_on_start(self) -> bool:
        """True if no man of a player can be hit while an enemy is on that player's first point."""
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
        """Return the numbers to play, in dice order; with `doubles_four`, four for a double."""
        double = self.doubles_four and len(dice) == 2 and dice[0] == dice[1]
        return dice * 2 if double else dice

    def list_dice(self, dice: tuple[int, ...], left: tuple[int, ...]) -> Iterator[tuple[int, bool]]:
        """Yield each number of a roll, with True if it has been used; `left` are unused numbers."""
        unused = list(left)
        for die in self.numbers_given(dice):
            used = die not in unused
            if not used:
                unused.remove(die)
            yield die, used

    def numbers_to_play(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """Return the numbers to play after a roll, highest first."""
        return tuple(sorted(self.numbers_given(dice), reverse=True))


_NO_EFFECT = (
    *("starter", "next_starter", "eustathius", "eustathius_then_play", "graded", "cube"),
    "reasons",
)
"""Fields of `Ruleset` that do not affect the steps of a turn."""


def proved_for(*any_value: str, **values: Container[Any]) -> Proved:
    """Return the rules for which an optimised algorithm is proved correct.

    `values` has the permitted values, keyed by field.  The fields in `any_value`, and those that do
    not affect the steps of a turn, can have any value.
    """
    return {**dict.fromkeys((*_NO_EFFECT, *any_value)), **values}


def restricted_points(length: int, points: Container[int], men: int) -> tuple[int, ...]:
    """Return the maximum number of men on each point: `men` on `points`, otherwise `NO_LIMIT`."""
    return tuple(men if point in points else NO_LIMIT for point in range(length + 1))


def contrary_facing(length: int) -> Facing:
    """Return the `Facing` of points for players who move in opposite directions."""
    return (0, *range(length, 0, -1))


def parallel_facing(length: int) -> Facing:
    """Return the `Facing` of points for players who move in the same direction."""
    return tuple(range(length + 1))


def mirrored_facing(length: int, common: int) -> Facing:
    """Return the `Facing` of points for paths with `common` shared points, then opposite ones."""
    return (*range(common + 1), *range(length, common, -1))


def own_entry_facing(length: int, own: int) -> Facing:
    """Return the `Facing` of points for paths that share all but their first `own` points."""
    return (*[0] * (own + 1), *range(own + 1, length + 1))
