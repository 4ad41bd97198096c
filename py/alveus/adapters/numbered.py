"""A game in numbers: every move has one, and what a seat knows is a row of figures.

Learners want the same number for the same move all through a game, and as many figures in every
position.  A module for each family says which words its moves are made of and which figures tell
a position.  Moves too various for a number of their own (captured stones put down, of which there
are few at a time) have the numbers after those words, in the order in which they are found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from alveus.core.errors import SetupError
from alveus.play.rules import Rules, rules_of
from alveus.play.sentences import with_error_text

FAMILIES = "alveus.adapters.families"
LONGEST = 5000
"""Moves after which a game is left as a draw: men who are hit can go round for ever."""


class Family(Protocol):
    """What a family says of its games in numbers."""

    def list_words(self, rules: Any) -> Sequence[str]:
        """What moves are called that have a number of their own."""

    def shorten(self, text: str) -> str:
        """The word of a move, from its text: without what the position says anyway."""

    def count_others(self, rules: Any) -> int:
        """How many moves without such a word there can be at once, at most."""

    def list_limits(self, rules: Any) -> Sequence[int]:
        """For every figure the highest it can be, below 0 where it can be that far below too."""

    def list_figures(self, rules: Any, known: Any, seat: int) -> Sequence[int]:
        """What a seat knows, from its side: the figures in order."""


class Numbered:
    """A game under options, its moves and positions in numbers.

    Raises SetupError for what does not exist, and `not_numbered` for a puzzle, in which nobody
    plays against anybody, and for games of families that no module knows.
    """

    def __init__(self, game: str, options: Mapping[str, object]) -> None:
        self._given = game, dict(options)
        self.rules: Rules = rules_of(game, options)
        info = self.rules.info
        with with_error_text(info):
            if len(info.seats) < 2 or find_spec(f"{FAMILIES}.{info.family}") is None:
                raise SetupError("not_numbered", game=game)
        self._family: Family = import_module(f"{FAMILIES}.{info.family}")
        self._inner = self.rules.rules  # type: ignore[attr-defined]
        self.words = tuple(self._family.list_words(self._inner))
        """The moves that have a number of their own, in its order."""
        self.actions = len(self.words) + self._family.count_others(self._inner)
        """How many numbers of moves there are."""
        self.limits = tuple(self._family.list_limits(self._inner))
        """The highest that every figure can be; below 0 where it can be that far below too."""
        self._numbers = {word: number for number, word in enumerate(self.words)}
        self._asked: tuple[Any, dict[int, Any]] = (None, {})
        self._thrown: tuple[Any, Sequence[tuple[Any, int]]] = (None, ())

    def number_moves(self, state: Any) -> dict[int, Any]:
        """The moves that may be played, by their numbers, in order."""
        if self._asked[0] is not state:
            self._asked = state, self._find_moves(state)
        return self._asked[1]

    def list_outcomes(self, state: Any) -> Sequence[tuple[Any, int]]:
        """Where dice come next: the throws with their weights; of a deal none."""
        if self._thrown[0] is not state:
            self._thrown = state, self.rules.outcomes(state)
        return self._thrown[1]

    def list_figures(self, state: Any, seat: int) -> tuple[int, ...]:
        """What a seat knows of a state, and nothing that it does not."""
        known = self.rules.information_state(state, seat)
        return tuple(self._family.list_figures(self._inner, known, seat))

    def pay(self, state: Any) -> tuple[float, ...]:
        """What every seat has of the end: 1 for who has won, as much from all others together."""
        seats = len(self.rules.info.seats)
        ended = self.rules.outcome(state)
        if ended is None or ended.winner is None:
            return (0.0,) * seats
        return tuple(1.0 if seat == ended.winner else -1 / (seats - 1) for seat in range(seats))

    def _find_moves(self, state: Any) -> dict[int, Any]:
        numbered: dict[int, Any] = {}
        others = len(self.words)
        for move in self.rules.moves(state):
            word = self._family.shorten(self.rules.text(state, move))
            number = self._numbers.get(word)
            if number is None:
                number, others = others, others + 1
            numbered[number] = move
        return dict(sorted(numbered.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return Numbered, self._given

    def __deepcopy__(self, memo: object) -> Numbered:
        return self  # it never changes, and whoever searches copies its tables all the time
