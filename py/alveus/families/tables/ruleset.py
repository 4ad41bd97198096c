"""Rules of a tables game (such as backgammon) as data: one field of `Ruleset` per rule.

Functions return values of its fields `facing` and `limits` for common boards, and the rules for
which a fast algorithm is proved correct.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias

from alveus.core.ruleset import DeclaredRules, Proved, Reasons

NO_LIMIT = 99
"""Limit of a point on which any number of men is allowed."""
FULL_POINT_REASONS = {1: "one_man_only"}
"""Code of the reason why no man can move to a full point.  The key is the limit of the point, that
is, the maximum number of men of one player on it; points with a limit hold one man."""
LIMIT_MARKS = {1: "one_man", NO_LIMIT: "any_number"}
"""Message code of the mark on the board that shows the limit of a point.  The key is this limit,
that is, the maximum number of men of one player on the point."""
Facing: TypeAlias = tuple[int, ...]
"""The opponent's number of each point, indexed by a player's own number (index 0 is unused).

A number is 0 if the opponent's path does not contain the point.  Both players have the same table.
"""

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
    """Number of dice rolled, without dice that always show the same number (`fixed_dice`)."""
    obligation: Obligation
    """How many dice of a roll must be played.  `sequential`: the player continues until no step is
    legal, but can choose an order that leaves dice unplayed.  `max`: as many as possible in any
    order.  `max_then_high`: like `max`; if only one die can be played, the highest playable one.
    `free`: none."""
    hit_return: HitReturn
    """`bar`: a hit man must enter with a die; `start_point`: it returns to its owner's point 1."""
    starter: Starter
    next_starter: NextStarter
    fixed_dice: tuple[int, ...] = ()
    """Constant numbers of dice that are not rolled: (6,) for a third die of Ludus Anglicorum."""
    doubles_four: bool = False
    """True if a double (of two dice) gives four numbers to play."""
    limits: tuple[int, ...] = ()
    """Maximum number of men of one player on each point, indexed by point (index 0 is unused), or
    empty for no limits.  At the start, all men can be on point 1 although its limit is lower."""
    limits_in_passing: bool = True
    """True if no step can exceed `limits`.  False if a step can exceed the limit of a point,
    provided that the next step of the same turn moves a man from this point."""
    start_blocked: StartBlocked = "holding"
    """Effect of a hit if `hit_return` is `start_point` and an enemy is on point 1 of the hit man's
    path: the man waits in a cell beside this point and moves as if from the point (`holding`), the
    man must enter from the bar with a die (`bar`), or the hit is illegal (`safe`)."""
    reentry: Reentry = "first"
    """Other men of a player that can move while a hit man waits on the bar or in the cell beside
    point 1 (`start_blocked`): none (`first`), only men in hand, which have not yet entered
    (`with_hand`), or all (`free`)."""
    touch: Touch = "on"
    """Effect of landing on a blot (a single enemy man): it is hit (`on`), hit unless the next step
    of the turn moves the same man (`off`), or hit, and the man that landed cannot move on in this
    turn (`must_be_empty`)."""
    start_in_hand: bool = False
    """True if men start in hand and enter on the point that a die shows."""
    entry_limit: int = 0
    """Last point that men can reach while others are in hand; 0 for no limit."""
    entry_of_both: bool = False
    """True if no man of either player can pass `entry_limit` while any man of either player is in
    hand; False if only the men in hand of the man's owner count."""
    must_enter: bool = False
    """True if a player with men in hand must enter at least one of them per turn."""
    entry_others: EntryOthers = "any_in_a"
    """Men on the board that a player can move while other men are in hand, at least one of which
    must enter per turn (`must_enter`): all (`any_in_a`), those that have entered in this turn
    (`entered_only`), or none (`none`)."""
    blocked_die_lost: bool = False
    """True if a die whose entry point is blocked can move only men that have entered in this turn.

    The rule applies only with `must_enter`, while the player has men in hand.  If no man has
    entered in this turn and no die left can enter one, `no_entry` applies instead."""
    no_entry: NoEntry = "pass"
    """Effect if a man must enter but no die can enter one: no man moves (`pass`), or men on the
    board can move up to `entry_limit` (`move_in_a`)."""
    stay_after_reentry: bool = False
    """True if a player who enters a hit man cannot move a man past `entry_limit` in the rest of the
    same turn."""
    gather: bool = True
    """True if all men must be home before any man is borne off."""
    bear_off: BearOff = "exact_or_highest"
    """Which man a die can bear off if the die is higher than necessary: the rearmost
    (`exact_or_highest`), `any`, or none (`exact`)."""
    eustathius: bool = False
    """True if the roll 1-1-1 lets the opponent send one of the roller's men back."""
    eustathius_then_play: bool = True
    """True if the roller of 1-1-1 plays the three ones after the opponent has sent a man back or
    decided not to (see `eustathius`); False if the roll is then lost and the turn ends."""
    graded: bool = False
    """True if a win can count double or triple, as in backgammon."""
    lurch_wins: bool = False
    """True if a player who is shut in loses: before the player's roll, no number from 1 to 6 could
    move any of that player's men.  If both are shut in, the game is always drawn."""
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
        """True if a hit man that cannot return to point 1 waits in the holding cell.

        It then moves as if from point 1, instead of entering from the bar.
        """
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
        """Number of dice in a roll, including `fixed_dice`, which always show the same number."""
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
        """Return the numbers to play, highest first; with `doubles_four`, four for a double."""
        return tuple(sorted(self.numbers_given(dice), reverse=True))


_NO_EFFECT = (
    *("starter", "next_starter", "eustathius", "eustathius_then_play", "graded", "cube"),
    "reasons",
)
"""Fields of `Ruleset` that do not affect the steps of a turn."""


def proved_for(*any_value: str, **values: Container[Any]) -> Proved:
    """Return the field values of a `Ruleset` for which an optimised algorithm is proved correct.

    `values` has the permitted values, keyed by field.  The fields named in `any_value`, and
    those that do not affect the steps of a turn, permit all values: the result maps them to None.
    """
    return {**dict.fromkeys((*_NO_EFFECT, *any_value)), **values}


def restricted_points(length: int, points: Container[int], men: int) -> tuple[int, ...]:
    """Return the most men on each point (from index 1): `men` on `points`, otherwise `NO_LIMIT`."""
    return tuple(men if point in points else NO_LIMIT for point in range(length + 1))


def contrary_facing(length: int) -> Facing:
    """Return the opponent's number of each point (`Facing`), for paths in opposite directions.

    `length` is the number of points of a path.
    """
    return (0, *range(length, 0, -1))


def parallel_facing(length: int) -> Facing:
    """Return the opponent's number of each point (`Facing`), for two paths that are the same.

    Each of the `length` points of the path has the same number for both players.
    """
    return tuple(range(length + 1))


def mirrored_facing(length: int, common: int) -> Facing:
    """Return the opponent's number of each point (`Facing`), for paths that separate.

    The first `common` of the `length` points of a path have the same number for both players.  The
    players pass the other points in opposite directions.
    """
    return (*range(common + 1), *range(length, common, -1))


def own_entry_facing(length: int, own: int) -> Facing:
    """Return the opponent's number of each point (`Facing`), for paths that differ at the start.

    The first `own` of the `length` points of a path are not on the opponent's path (number 0).  The
    other points have the same number for both players.
    """
    return (*[0] * (own + 1), *range(own + 1, length + 1))
