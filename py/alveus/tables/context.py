"""What the functions of the family read: the rules, the board, the sides' names, the search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING

from alveus.tables.layout import Layout
from alveus.tables.node import Node
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import State
from alveus.tables.turns import TurnSearch

if TYPE_CHECKING:
    from alveus.tables.leaving import Leaving


class LatestSearch:
    """The search through the turn of the position asked about last: most is asked of it again.

    What a turn begins with is remembered to its end.
    """

    def __init__(self) -> None:
        self._state: State | None = None
        self._found: tuple[TurnSearch, Node] | None = None

    def at(self, rules: Ruleset, state: State) -> tuple[TurnSearch, Node]:
        """The search of the player who is to play, and the node of the position in it."""
        if self._found is None or self._state is not state:
            seat = state.turn
            search = self._found[0] if self._found and state.played else None
            if search is None or search.seat != seat:
                search = TurnSearch(rules, seat)
            node = search.node(state.sides[seat], state.sides[1 - seat], state.left, state.played)
            self._state, self._found = state, (search, node)
        return self._found

    def count_ends(self, state: State) -> int | None:
        """How many ends the turn has, where it is the one asked about last and they were found."""
        if self._found is None or self._state is not state:
            return None
        search, node = self._found
        known = search.known_ends(node)
        return None if known is None else len(known)


@dataclass(frozen=True)
class Context:
    """One game of the family under settled options, as its functions read it."""

    rules: Ruleset
    layout: Layout
    seats: tuple[str, ...]
    """The sides' names, the first seat's first."""
    latest: LatestSearch = field(default_factory=LatestSearch, compare=False, repr=False)

    @cached_property
    def leaving(self) -> tuple[Leaving, Leaving]:
        """For each seat the ends of its turns."""
        from alveus.tables.leaving import Leaving  # for who does not tell: not when a game begins

        return Leaving(self.rules, 0), Leaving(self.rules, 1)

    @cached_property
    def numbers(self) -> Mapping[tuple[int, ...], tuple[int, ...]]:
        """For every throw, as it can fall, the numbers to play."""
        rules = self.rules
        thrown = product(range(1, 7), repeat=rules.dice)
        throws = [dice + rules.fixed_dice for dice in thrown]
        return {dice: rules.numbers_to_play(dice) for dice in throws}

    def search(self, state: State) -> tuple[TurnSearch, Node]:
        """A search through the turn that is being played, and where in it the position stands."""
        return self.latest.at(self.rules, state)
