"""Search for the legal steps of a turn, and for the positions in which the turn can end.

Under some rules, a step is illegal if it prevents the use of as many dice as possible.
"""

from __future__ import annotations

from alveus.families.tables.rules import list_steps, move_man, next_node
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Node, Side, Step

Play = tuple[Step, ...]
"""The steps of a turn in order."""
SideEnds = dict[tuple[Side, Side], Play]
"""Positions in which a turn can end, each with a play that leads to it.  The key of a position is
the pair of the mover's men and the opponent's men."""


class TurnSearch:
    """Depth-first search through a turn, with a cache of the nodes (positions within the turn)."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._counts_dice = rules.obligation in ("max", "max_then_high")
        self._single: dict[Node, list[Step]] = {}
        self._most: dict[Node, int] = {}

    def single_steps(self, node: Node) -> list[Step]:
        """Return the legal steps, without regard to the number of dice that the turn must use.

        If the rules permit a step to exceed the limit of men on its target point, the step is legal
        only if the next step can move a man away from this point.
        """
        steps = self._single.get(node)
        if steps is None:
            steps = list(list_steps(self.rules, node))
            if not self.rules.limits_in_passing:
                after = ((step, self.next(node, step)) for step in steps)
                steps = [s for s, n in after if not n.memory.must_go_on or self.single_steps(n)]
            self._single[node] = steps
        return steps

    def next(self, node: Node, step: Step) -> Node:
        """Return the node (position within the turn) after a step."""
        return next_node(self.rules, node, step)

    def allowed_steps(self, node: Node) -> list[Step]:
        """Return the legal steps after which the turn can use as many dice as the rules require."""
        steps = self.single_steps(node)
        return [step for step in steps if self._obeys_obligation(node, step)]

    def allows(self, node: Node, step: Step) -> bool:
        """Return True if `step` is one of `allowed_steps(node)`."""
        return step in self.single_steps(node) and self._obeys_obligation(node, step)

    def _obeys_obligation(self, node: Node, step: Step) -> bool:
        if not self._counts_dice or len(node.left) == 1:
            return True
        used = 1 + self.most_dice(self.next(node, step))
        if used < len(node.left) and used < self.most_dice(node):
            return False
        if not self._larger_die_binds(node, used):
            return True
        return step.die == max(single.die for single in self.single_steps(node))

    def can_move(self, node: Node) -> bool:
        """Return True if at least one die can move a man."""
        if node in self._single or not self.rules.limits_in_passing:
            return bool(self.single_steps(node))
        return any(True for _ in list_steps(self.rules, node))

    def may_stop(self, node: Node) -> bool:
        """Return True if the player can end the turn at `node` although a man can still move."""
        return self.rules.obligation == "free" and not node.memory.must_go_on

    def most_dice(self, node: Node) -> int:
        """Return the maximum number of remaining dice that the turn can use.

        If the mover can win in this turn, all remaining dice count as used.
        """
        if not node.left:
            return 0
        most = self._most.get(node)
        if most is None:
            most = len(node.left) if node.own.off == self.rules.men else 0
            for step in self.single_steps(node) if not most else ():
                most = max(most, 1 + self.most_dice(self.next(node, step)))
                if most == len(node.left):
                    break
            self._most[node] = most
        return most

    def _larger_die_binds(self, node: Node, most: int) -> bool:
        """Return True if only one die of the roll can be used and the rules require the higher one.

        `most` is the maximum number of dice that can be used from `node` on.
        """
        whole = len(node.left) == self.rules.dice_in_roll
        return self.rules.obligation == "max_then_high" and most == 1 and whole

    def ends(self, node: Node) -> SideEnds:
        """Return the distinct positions in which the turn can end, each with a play (its steps).

        Of several plays to a position, return the first, in the order of their first steps, then of
        their second steps, and so on.  If the turn must use as many dice as possible, return the
        first of the plays with the most steps, and leave out the plays that use too few dice.
        """
        begun, ends = node, SideEnds()
        counted = self._counts_dice

        def add(sides: tuple[Side, Side], play: Play) -> None:
            if sides not in ends or (counted and len(play) > len(ends[sides])):
                ends[sides] = play

        seen = {node}
        waiting: list[tuple[Node, Play]] = [(node, ())]
        while waiting:
            node, play = waiting.pop()
            won = node.own.off == self.rules.men
            steps = [] if won else self.single_steps(node)
            if not steps or self.may_stop(node):
                add((node.own, node.other), play)
            if len(node.left) == 1:
                for step in steps:
                    add(move_man(self.rules, node, step), (*play, step))
                continue
            for step in reversed(steps):
                after = self.next(node, step)
                if after not in seen:
                    seen.add(after)
                    waiting.append((after, (*play, step)))
        return self._drop_short_plays(begun, ends) if counted else ends

    def _drop_short_plays(self, node: Node, ends: SideEnds) -> SideEnds:
        """Return the end positions of a turn without those of plays that use too few dice.

        Keep a play if it wins or uses as many dice as possible.  If only one die can be used, and
        the rules require the higher one if possible, keep only the plays with the higher one.
        """
        most, men = self.most_dice(node), self.rules.men
        ends = {
            sides: play for sides, play in ends.items() if len(play) == most or sides[0].off == men
        }
        if self._larger_die_binds(node, most):
            highest = max(play[0].die for play in ends.values())
            ends = {sides: play for sides, play in ends.items() if play[0].die == highest}
        return ends
