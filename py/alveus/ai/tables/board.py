"""A tables game as the search sees it: throws, answers and worths of positions left behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from alveus.ai.tables.evaluation import Judge
from alveus.tables.dice import weighted_throws
from alveus.tables.leaving import Leaving, is_plain
from alveus.tables.men import free_waiting_men
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side, State
from alveus.tables.steps import is_frozen
from alveus.tables.turns import TurnSearch


class AfterTurn(NamedTuple):
    """A position as a player leaves it behind; the other throws next."""

    own: Side
    other: Side
    seat: int
    """The seat of the player who leaves it."""


def settled_worth(state: State, seat: int) -> float | None:
    """The worth of a finished game to a seat, None while it goes on."""
    if state.over is None:
        return None
    return 0.5 if state.over.winner is None else float(state.over.winner == seat)


class Board:
    """The turns of one ruleset, weighed by one evaluation."""

    def __init__(self, rules: Ruleset, evaluation: Judge) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self._leaving = Leaving(rules, 0), Leaving(rules, 1)
        self._throws = tuple(
            (rules.numbers_to_play(dice + rules.fixed_dice), weight)
            for dice, weight in weighted_throws(rules.dice)
        )

    def throws(self) -> Sequence[tuple[tuple[int, ...], int]]:
        """The distinct throws, the highest die first, with their weights."""
        return self._throws

    def answers(self, position: AfterTurn, throw: tuple[int, ...]) -> Sequence[AfterTurn]:
        """Every position in which the other player's turn can end."""
        seat = 1 - position.seat
        own = free_waiting_men(self.rules, seat, position.other, position.own)
        if is_plain(self.rules):
            found = self._leave(seat, own, position.own, throw)
            if found is not None:
                return found
        search = TurnSearch(self.rules, seat)
        ends = search.ends(search.node(own, position.own, throw))
        return [AfterTurn(after, other, seat) for after, other in ends]

    def _leave(
        self, seat: int, own: Side, other: Side, throw: tuple[int, ...]
    ) -> list[AfterTurn] | None:
        """The same without the plays that lead there; None where the turn can win the game."""
        leaving, packing = self._leaving[seat], self._leaving[1 - seat].packing
        theirs = packing.pack(other)
        men, meet, part = leaving.packing.pack(own), leaving.packing.meet, leaving.packing.part
        enemy = meet(theirs)
        ends = leaving.ends(men, enemy, throw)
        if ends is None:
            return None
        found = []
        for both in ends:
            after, met = leaving.packing.split(both)
            left = other if met == enemy else packing.unpack(part(met, theirs))
            found.append(AfterTurn(leaving.packing.unpack(after), left, seat))
        return found

    def worth(self, position: AfterTurn) -> float:
        """The chance of the player who left it."""
        if self._shut_in(position):
            return 1.0
        return self.evaluation.worth(position.own, position.other)

    def is_over(self, position: AfterTurn) -> bool:
        """Whether the game is won."""
        return position.own.off == self.rules.men or self._shut_in(position)

    def _shut_in(self, position: AfterTurn) -> bool:
        """Whether a lurch wins and the other can make no step by any die."""
        own, other, seat = position
        return self.rules.lurch_wins and is_frozen(self.rules, 1 - seat, other, own)
