"""Rules of a tables game (such as backgammon) as data: one field of `Ruleset` per rule.

The functions return values of the fields `facing` and `limits` for common boards, and the values of
all fields for which a fast algorithm is proved correct.
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
"""Code of the reason why no man can move to a full point, keyed by the maximum number of men of one
player on this point.  In the existing games, every limited point has room for a single man."""
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
    """Numbers to play in every turn in addition to the dice that are rolled: (6,) if the third die
    of Ludus Anglicorum always counts as a six, else ()."""
    doubles_four: bool = False
    """True if a double (of two dice) gives four numbers to play."""
    limits: tuple[int, ...] = ()
    """Maximum number of men of one player on each point, indexed by point (index 0 is unused), or
    empty for no limits.  At the start, all men can be on point 1 although its limit is lower."""
    limits_in_passing: bool = True
    """True if no step can put more men on a point than `limits` allows.  False if a step can, but
    then the next step of the same turn must move a man from this point."""
    start_blocked: StartBlocked = "holding"
    """Effect of a hit if `hit_return` is `start_point` and an enemy is on point 1 of the hit man's
    path: the man waits in a cell beside this point and moves as if from the point (`holding`), the
    man must enter from the bar with a die (`bar`), or the hit is illegal (`safe`)."""
    reentry: Reentry = "first"
    """Other men that a player can move while a hit man of the player waits on the bar or, under the
    rule `start_blocked`, in the cell beside point 1: none (`first`), only men in hand, which have
    not yet entered (`with_hand`), or all (`free`)."""
    touch: Touch = "on"
    """Effect of landing on a blot (a single enemy man): it is hit (`on`), hit unless the next step
    of the turn moves the same man (`off`), or hit, and the man that landed cannot move on in this
    turn (`must_be_empty`)."""
    start_in_hand: bool = False
    """True if men start in hand and enter on the point that a die shows."""
    entry_limit: int = 0
    """Point that no man of a player can pass while the player has men in hand; 0 for no limit."""
    entry_of_both: bool = False
    """True if a player's men cannot pass the point `entry_limit` while either player has men in
    hand; False if they cannot pass it only while the player has men in hand."""
    must_enter: bool = False
    """True if a player with men in hand must enter at least one of them per turn."""
    entry_others: EntryOthers = "any_in_a"
    """Men on the board that a player can move while the player has men in hand: all (`any_in_a`),
    those that have entered in this turn (`entered_only`), or none (`none`).  Has no effect without
    the rule `must_enter`."""
    blocked_die_lost: bool = False
    """True if a die that cannot enter a man, because enemies block the point that it shows, can
    move no men except those that have entered in this turn.

    The rule applies only with `must_enter`, while the player has men in hand.  As long as no man
    has entered in this turn and no die left can enter one, `no_entry` applies instead."""
    no_entry: NoEntry = "pass"
    """Effect if a man must enter but no die can enter one: no man moves (`pass`), or men on the
    board can move, but not beyond the point `entry_limit` (`move_in_a`)."""
    stay_after_reentry: bool = False
    """True if, after entering a hit man, a player cannot move a man from a point up to the point
    `entry_limit` to a point beyond it in the same turn."""
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
    """True if the player about to roll loses when no number from 1 to 6 can move any of this
    player's men.  If none can move a man of the opponent either, the game is always drawn."""
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
        """True if an enemy on point 1 of a player's path protects this player's men from hits."""
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
        """Return the numbers to play for a roll, in the order of the dice.

        A double gives its number twice or, with `doubles_four`, four times.
        """
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
        """Return a roll's numbers to play, highest first; a double gives four if `doubles_four`."""
        return tuple(sorted(self.numbers_given(dice), reverse=True))


_NO_EFFECT = (
    *("starter", "next_starter", "eustathius", "eustathius_then_play", "graded", "cube"),
    "reasons",
)
"""Fields of `Ruleset` that do not affect the steps of a turn."""


def proved_for(*any_value: str, **values: Container[Any]) -> Proved:
    """Return the permitted values of each rule: an algorithm is proved correct for these values.

    `values` has permitted values, keyed by field of `Ruleset`.  `any_value` names fields for which
    all values are permitted (None in the result); the fields in `_NO_EFFECT` are added to them.  A
    field without an entry permits no value.
    """
    return {**dict.fromkeys((*_NO_EFFECT, *any_value)), **values}


def restricted_points(length: int, points: Container[int], men: int) -> tuple[int, ...]:
    """Return the limit per point (index 0 unused): `men` on `points`, `NO_LIMIT` on the others."""
    return tuple(men if point in points else NO_LIMIT for point in range(length + 1))


def contrary_facing(length: int) -> Facing:
    """Return the table `Facing` for paths of `length` points that run in opposite directions.

    Item n is the number on the opponent's path of a player's point n; item 0 is unused.
    """
    return (0, *range(length, 0, -1))


def parallel_facing(length: int) -> Facing:
    """Return the opponent's number of each point (`Facing`), for two paths that are the same.

    Each of the `length` points of the path has the same number for both players.
    """
    return tuple(range(length + 1))


def mirrored_facing(length: int, common: int) -> Facing:
    """Return the table `Facing` for two paths that begin with the same points and then separate.

    Item n is the number on the opponent's path of a player's point n: n for the first `common`
    points; for the others, which the players pass in opposite directions, `length` down to
    `common` + 1.  Item 0 is unused.
    """
    return (*range(common + 1), *range(length, common, -1))


def own_entry_facing(length: int, own: int) -> Facing:
    """Return the table `Facing` for two paths that begin on different points and then join.

    Item n is the number on the opponent's path of a player's point n: 0 for the first `own` points,
    which are not on the opponent's path, n for the others up to `length`.  Item 0 is unused.
    """
    return (*[0] * (own + 1), *range(own + 1, length + 1))
