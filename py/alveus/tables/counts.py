"""Both players' men as one number, a byte for each place: what a search through a turn adds up.

A step changes the same counts wherever it is made, so it is one number to be added, and
different orders of the same steps meet in the same sum.  The changes themselves are those of
:func:`alveus.tables.men.move_man`.
"""

from __future__ import annotations

from alveus.tables.men import holds_start, move_man
from alveus.tables.node import Node
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side, Step


class Counts:
    """The men of both players in one player's turn, packed into a number, unpacked, and changed."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.places = rules.length + 4
        self._changes = rules.step_changes[seat]
        self._sides: dict[bytes, Side] = {}

    def pack(self, own: Side, other: Side) -> int:
        """Both sides as a number, the mover's in the lower bytes."""
        return int.from_bytes(bytes((*own.points, *own[1:], *other.points, *other[1:])), "little")

    def unpack(self, men: int) -> tuple[Side, Side]:
        """The sides again."""
        places = self.places
        written = men.to_bytes(2 * places, "little")
        return self._side(written[:places]), self._side(written[places:])

    def step_change(self, node: Node, step: Step) -> int:
        """What a step adds to the number."""
        if node.memory.touched:
            return self._count_change(node, step)
        waits = step.hit and holds_start(self.rules, self.seat, node.own, *step[1:3])
        known = self._changes.get((step, waits))
        if known is None:
            known = self._changes[step, waits] = self._count_change(node, step)
        return known

    def _count_change(self, node: Node, step: Step) -> int:
        after = move_man(self.rules, self.seat, node.own, node.other, step, node.memory)
        return self.pack(*after) - self.pack(node.own, node.other)

    def _side(self, written: bytes) -> Side:
        known = self._sides.get(written)
        if known is None:
            points = self.rules.length + 1
            known = self._sides[written] = Side(tuple(written[:points]), *written[points:])
        return known
