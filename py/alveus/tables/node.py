"""A moment within a turn: the men, the dice left, and what the turn has to remember."""

from __future__ import annotations

from typing import NamedTuple

from alveus.tables.ruleset import Ruleset
from alveus.tables.state import BAR, HAND, Side, Step


class Memory(NamedTuple):
    """What may follow depends on, beyond the position; nothing in games without such rules."""

    must_go_on: int = 0
    """The point whose man only touches it, since it holds one, and must go on; or 0."""
    touched: int = 0
    """The point whose man lies on a single man he has so far only touched; or 0."""
    resting: tuple[int, ...] = ()
    """The points where a man landed on a single man and may go no further."""
    entered: bool = False
    """Whether a man has been entered while others are still in hand."""
    moved: tuple[int, ...] = ()
    """Where the men stand who moved while others are still in hand."""
    reentered: bool = False
    """Whether a hit man has come in again."""


NO_MEMORY = Memory()


class Node(NamedTuple):
    """The mover's side, the other's, the dice left and what the turn remembers."""

    own: Side
    other: Side
    left: tuple[int, ...]
    memory: Memory = NO_MEMORY


def update_memory(rules: Ruleset, memory: Memory, step: Step, own: Side) -> Memory:
    """The memory after a step; `own` is the mover's side then."""
    source, at = step.source, step.target
    in_passing = not rules.one_man_in_passing and at in rules.one_man and own.points[at] > 1
    resting = memory.resting
    if step.hit and rules.touch == "must_be_empty":
        resting = tuple(sorted((*resting, at)))
    entering = rules.must_enter and own.hand > 0
    moved: tuple[int, ...] = ()
    if entering and rules.entry_others == "entered_only":
        others = list(memory.moved)
        if source in others:
            others.remove(source)
        moved = tuple(sorted((*others, at)))
    return Memory(
        must_go_on=at if in_passing else 0,
        touched=at if step.hit and rules.touch == "off" else 0,
        resting=resting,
        entered=entering and (memory.entered or source in (BAR, HAND)),
        moved=moved,
        reentered=rules.stay_after_reentry and (memory.reentered or source == BAR),
    )
