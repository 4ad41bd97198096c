"""The rules of a tables game as data: one engine reads them, no game is an exception in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from alveus.core.game import Source

Facing = tuple[tuple[int, ...], tuple[int, ...]]
"""For each seat and own point the other player's number of the same place (0: never his)."""


@dataclass(frozen=True)
class Ruleset:
    """Everything in which the tables games and their readings differ.

    Points are numbered along each player's own path, from 1 to `length`; a man leaves the
    board beyond the last one.
    """

    length: int
    men: int
    facing: Facing
    home: int
    """The first own point from which men may be borne off once all are gathered there."""
    dice: int
    """How many dice are thrown."""
    obligation: str
    """`sequential`, `max`, `max_then_high` or `free`: how much of a throw must be played."""
    hit_return: str
    """`bar`: a hit man enters by a throw; `start_point`: it goes back to its first point."""
    starter: str
    next_starter: str
    fixed_dice: tuple[int, ...] = ()
    """Dice that are not thrown but always show this number (Ludus Anglicorum's constant six)."""
    doubles_four: bool = False
    """Whether each number of a double is played twice."""
    one_man: frozenset[int] = frozenset()
    """Own points that hold one man only; the men who begin on point 1 are excepted."""
    one_man_in_passing: bool = True
    """Whether that limit binds a man who touches the point and goes on in the same turn."""
    start_blocked: str = "holding"
    """What becomes of a hit man whose first point the other holds: `holding`, he waits in a cell
    beside it and counts as standing there; `bar`; or `safe`, he cannot be hit at all."""
    reentry: str = "first"
    """While a man waits on the bar or in the cell: `first`, no other moves; `with_hand`, only men
    in hand may also enter; `free`."""
    touch: str = "on"
    """What happens to a single man where another only touches down: `on`, he is hit; `off`, he is
    hit only if that man stays; `must_be_empty`, whoever lands on him goes no further."""
    start_in_hand: bool = False
    """Whether men begin beside the board and enter with die n on point n."""
    entry_limit: int = 0
    """The last point men may reach while some are still in hand; 0 where there is no limit."""
    entry_of_both: bool = False
    """Whether that limit holds until both players have entered all their men."""
    must_enter: bool = False
    """Whether at least one man has to be entered in a turn while some are in hand."""
    entry_others: str = "any_in_a"
    """Which other men may use dice in such a turn: `any_in_a`, `entered_only` (those who moved in
    this turn) or `none`."""
    no_entry: str = "pass"
    """If no die enters a man in such a turn: `pass`, nobody moves; `move_in_a`, others may."""
    stay_after_reentry: bool = False
    """Whether nobody crosses the entry limit in a turn in which a hit man enters."""
    gather: bool = True
    """Whether all men must have come home before one is borne off."""
    bear_off: str = "exact_or_highest"
    """`exact_or_highest`: a die too high takes the rearmost man; `exact`: none; `any`: any man."""
    eustathius: bool = False
    """Whether 1-1-1 lets the other player send a man of the thrower back."""
    eustathius_then_play: bool = True
    """Whether the thrower still plays his ones after that."""
    graded: bool = False
    """Whether a win counts double or threefold as in backgammon."""
    lurch_wins: bool = False
    """Whether a player who has shut the other in completely wins at once."""
    cube: bool = False
    reasons: Mapping[str, tuple[str, Source]] = field(default_factory=dict, hash=False)
    """For a reason code the option it rests on (or "") and the source of the rule."""

    @cached_property
    def exit(self) -> int:
        """The number past the last point: a man that reaches it is borne off."""
        return self.length + 1

    @cached_property
    def waits_on_start(self) -> bool:
        """Whether a waiting man counts as standing on point 1: he is in the holding cell."""
        return self.hit_return != "bar" and self.start_blocked != "bar"

    @cached_property
    def nobody_waits(self) -> bool:
        """Whether hit men never wait beside the board."""
        return self.hit_return != "bar" and self.start_blocked == "safe"

    @cached_property
    def only_landings_bind(self) -> bool:
        """Whether a man who waits for nobody is held up by nothing but the other's men."""
        return not (self.nobody_waits or self.entry_of_both)

    @cached_property
    def one_man_always(self) -> frozenset[int]:
        """The points that hold one man even while another only touches them."""
        return self.one_man if self.one_man_in_passing else frozenset()

    @cached_property
    def step_changes(self) -> tuple[dict[Any, int], dict[Any, int]]:
        """For each seat what steps change, as far as a search has found it out."""
        return {}, {}

    @cached_property
    def needs_memory(self) -> bool:
        """Whether what may follow in a turn depends on more than the position."""
        return (
            self.must_enter
            or self.stay_after_reentry
            or self.touch != "on"
            or not self.one_man_in_passing
        )

    def numbers_given(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """The numbers a throw gives, in the order of the dice; a double may give each twice."""
        double = self.doubles_four and len(dice) == 2 and dice[0] == dice[1]
        return dice * 2 if double else dice

    def numbers_to_play(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """The numbers a throw gives to be played, highest first."""
        return tuple(sorted(self.numbers_given(dice), reverse=True))


def contrary_facing(length: int) -> Facing:
    """The facing of two players who travel the same points in opposite directions."""
    facing = (0, *range(length, 0, -1))
    return facing, facing


def parallel_facing(length: int) -> Facing:
    """The facing of two players who travel the same points in the same direction."""
    facing = tuple(range(length + 1))
    return facing, facing


def mirrored_facing(length: int, common: int) -> Facing:
    """Both travel the first points alike, and the others in opposite directions."""
    facing = (*range(common + 1), *range(length, common, -1))
    return facing, facing


def own_entry_facing(length: int, own: int) -> Facing:
    """Each enters on points of his own; from the next one on both travel alike."""
    facing = (*[0] * (own + 1), *range(own + 1, length + 1))
    return facing, facing
