"""Whole turns: which steps may begin one, and in which positions it can end.

The obligation to use the dice looks at the turn as a whole, so it is decided by a depth-first
search over the nodes of a turn.  Different orders of the same steps meet in the same node;
remembering them keeps three dice with fifteen scattered men at a few hundred.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from alveus.tables.counts import Counts
from alveus.tables.men import move_man
from alveus.tables.node import NO_MEMORY, Memory, Node, update_memory
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side, Step
from alveus.tables.steps import list_steps

FREE_ORDER = ("sequential", "free")
"""The obligations under which any step that can be made may be made."""

PackedNode = tuple[int, tuple[int, ...], Memory]
"""A node with both players' men as one number."""

Ends = dict[tuple[Side, Side], tuple[Step, ...]]
"""The distinct positions in which a turn can end, with one play that leads to each."""


class TurnSearch:
    """One player's turn under a ruleset: a search that remembers what it has seen."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self._single: dict[Node, list[Step]] = {}
        self._most: dict[Node, int] = {}
        self._ends: dict[Node, Ends] = {}

    def node(
        self, own: Side, other: Side, left: tuple[int, ...], played: Sequence[Step] = ()
    ) -> Node:
        """The node of a position within the turn; `played` are the steps made so far."""
        memory = NO_MEMORY
        if self.rules.needs_memory:
            for step in played:
                memory = update_memory(self.rules, memory, step, own)
        return Node(own, other, left, memory)

    def next_node(self, node: Node, step: Step) -> Node:
        """The node after a step."""
        own, other = move_man(self.rules, self.seat, node.own, node.other, step, node.memory)
        rest = list(node.left)
        rest.remove(step.die)
        memory = node.memory
        if self.rules.needs_memory:
            memory = update_memory(self.rules, memory, step, own)
        return Node(own, other, tuple(rest), memory)

    def single_steps(self, node: Node) -> list[Step]:
        """All steps that the dice left allow one by one."""
        found = self._single.get(node)
        if found is None:
            found = self._single[node] = self._steps(node)
        return found

    def allowed_steps(self, node: Node) -> list[Step]:
        """The steps that begin some complete legal turn under the ruleset's obligation."""
        found = self.single_steps(node)
        if self.rules.obligation in FREE_ORDER:
            return found
        most = self.most_dice(node)
        found = [step for step in found if 1 + self.most_dice(self.next_node(node, step)) >= most]
        if self._larger_die_binds(node, most):
            highest = max(step.die for step in found)
            found = [step for step in found if step.die == highest]
        return found

    def allows(self, node: Node, step: Step) -> bool:
        """Whether a step begins some complete legal turn; what the others begin is seldom asked."""
        if step not in self.single_steps(node):
            return False
        if self.rules.obligation in FREE_ORDER:
            return True
        used = 1 + self.most_dice(self.next_node(node, step))
        if used == len(node.left) and not self._larger_die_binds(node, used):
            return True
        return step in self.allowed_steps(node)

    def may_stop(self, node: Node) -> bool:
        """Whether the turn may end here although a man can still move."""
        return self.rules.obligation == "free" and not node.memory.must_go_on

    def most_dice(self, node: Node) -> int:
        """The greatest number of dice that can still be used.

        A play that bears off the last man ends the game and is legal whatever it leaves, so it
        counts as using every die.
        """
        known = self._most.get(node)
        if known is None:
            known = 0
            if node.own.off == self.rules.men:
                known = len(node.left)
            else:
                for step in self.single_steps(node):
                    known = max(known, 1 + self.most_dice(self.next_node(node, step)))
                    if known == len(node.left):
                        break
            self._most[node] = known
        return known

    def ends(self, node: Node) -> Ends:
        """Every distinct position the turn can end in, with one play to it."""
        found = self._ends.get(node)
        if found is None:
            found = self._ends[node] = self._find_ends(node)
        return found

    def known_ends(self, node: Node) -> Ends | None:
        """The same where somebody has asked for them before."""
        return self._ends.get(node)

    def _find_ends(self, node: Node) -> Ends:
        """Every order of the dice is gone through.

        Where the obligation asks for the most dice, the ends that use fewer are dropped
        afterwards, which spares looking ahead at every step.
        """
        rules, counts = self.rules, Counts(self.rules, self.seat)
        counted = rules.obligation not in FREE_ORDER
        rests = _rests(node.left)
        begun = (counts.pack(node.own, node.other), node.left, node.memory)
        found: dict[int, tuple[Step, ...]] = {}
        seen = {begun}
        waiting: list[tuple[PackedNode, tuple[Step, ...]]] = [(begun, ())]
        while waiting:
            (men, left, memory), play = waiting.pop()
            onward: list[Step] = []
            if left:
                here = Node(*counts.unpack(men), left, memory)
                if here.own.off < rules.men:
                    onward = self._steps(here)
            better = men not in found or (counted and len(play) > len(found[men]))
            if better and (not onward or self.may_stop(here)):
                found[men] = play
            for step in reversed(onward):
                after, then = men + counts.step_change(here, step), memory
                if rules.needs_memory:
                    then = update_memory(rules, memory, step, counts.unpack(after)[0])
                there = (after, rests[left, step.die], then)
                if there not in seen:
                    seen.add(there)
                    waiting.append((there, (*play, step)))
        ends = {counts.unpack(men): play for men, play in found.items()}
        return self._fullest(node, ends) if counted else ends

    def _fullest(self, node: Node, ends: Ends) -> Ends:
        """The ends that use as many dice as possible, or win."""
        men = self.rules.men
        most = max(
            len(node.left) if own.off == men else len(play) for (own, _), play in ends.items()
        )
        kept = {
            sides: play for sides, play in ends.items() if len(play) == most or sides[0].off == men
        }
        if self._larger_die_binds(node, most):
            highest = max(step.die for (step,) in kept.values())
            kept = {sides: play for sides, play in kept.items() if play[0].die == highest}
        return kept

    def _larger_die_binds(self, node: Node, most: int) -> bool:
        """Whether only one die of a whole throw can be played, and it must be the larger."""
        whole = len(node.left) == self.rules.dice + len(self.rules.fixed_dice)
        return self.rules.obligation == "max_then_high" and most == 1 and whole

    def _steps(self, node: Node) -> list[Step]:
        found = list(list_steps(self.rules, self.seat, node))
        if self.rules.one_man_in_passing:
            return found
        return [step for step in found if self._can_end_or_go_on(self.next_node(node, step))]

    def _can_end_or_go_on(self, node: Node) -> bool:
        return not node.memory.must_go_on or bool(self.single_steps(node))


@lru_cache(maxsize=512)
def _rests(left: tuple[int, ...]) -> dict[tuple[tuple[int, ...], int], tuple[int, ...]]:
    """For every set of dice that can be left, and each die of it, the dice left after it."""
    rests: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}
    for number, die in enumerate(left):
        rest = left[:number] + left[number + 1 :]
        rests |= {(left, die): rest, **_rests(rest)}
    return rests
