"""Games as numbers: each move has a number, each position is a vector of integers (features).

Learning algorithms need the same number for the same move throughout a game, and observations of
constant length.  A module, named in the field `numbering` of a game's spec, defines the
features, and the name and the number of each move with a fixed number.  Other moves, such as
placing captured stones, are too varied for fixed numbers.  In each position they get the numbers
after the fixed ones, in the order in which the game generates them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, cast

from alveus import registry
from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.game import CHANCE
from alveus.core.json_validation import text
from alveus.core.outcomes import add_points
from alveus.core.spec_parts import (
    GameWithRuleset,
    NumberingModule,
    PlayedDeal,
)
from alveus.core.stream import Seed, Stream, seed_bytes
from alveus.play.positions import Position, make
from alveus.play.rules import Rules, rules_of
from alveus.play.sentences import with_error_text

LONGEST = 5000
"""Default maximum number of moves of a game, because some games could continue for ever."""
WIN, POINTS = "win", "points"
"""The kinds of payoffs: "win" is 1 for the winner and -1 shared by the others; "points" is a seat's
points minus the average points of the others."""
POINTS_LIMIT = 10_000
"""Upper bound of a payoff in points, for libraries that require one.  Real payoffs are lower."""


class Numbered:
    """A game under chosen options, with numbers for its moves and integer vectors for positions.

    `returns` is the kind of payoffs, "win" or "points".  Raises SetupError for an unknown game,
    option or option value; `bad_value` for any other text in `returns`; `not_numbered` for a game
    without action numbers.
    """

    def __init__(self, game: str, options: Mapping[str, object], returns: str = WIN) -> None:
        self._arguments = game, dict(options), returns
        self.rules: Rules = rules_of(game, options)
        self._module = registry.spec(game).numbering
        with with_error_text(self.rules.info):
            if not self._module:
                raise SetupError("not_numbered", game=game)
            if returns not in (WIN, POINTS):
                raise SetupError("bad_value", name="returns", value=returns)
        self.limit = 1 if returns == WIN else POINTS_LIMIT
        """Upper bound of the absolute value of a payoff."""
        self._returns = returns
        self._encoding: NumberingModule = import_module(self._module)
        self._ruleset = cast(GameWithRuleset, self.rules).rules
        self.words = tuple(self._encoding.action_names(self._ruleset))
        """The names of the moves with fixed numbers, indexed by number."""
        self.actions = len(self.words) + self._encoding.count_unnamed(self._ruleset)
        """Number of possible action numbers, which start at 0: the length of `words`, plus the
        maximum number of legal moves without a fixed number in one position."""
        self.limits = tuple(self._encoding.feature_limits(self._ruleset))
        """For each feature: n if its values are from 0 to n, -n if they are from -n to n."""
        self.numbers = {word: number for number, word in enumerate(self.words)}
        """The numbers of the moves with fixed numbers, keyed by name."""
        self._last_moves: tuple[Any, dict[int, Any]] = (None, {})
        self._last_outcomes: tuple[Any, Sequence[tuple[Any, int]]] = (None, ())

    def legal_actions(self, state: Any) -> dict[int, Any]:
        """Return the legal moves, keyed and sorted by action number."""
        if self._last_moves[0] is not state:
            self._last_moves = state, self._find_moves(state)
        return self._last_moves[1]

    def choose(self, player: Callable[[Position], str], state: Any) -> int:
        """Return the action number of the first move of the turn that a player chooses.

        `player` is a function.  It receives the position as the side to move sees it, and returns a
        turn (one or more moves) as text.  Raises IllegalMove or NotationError if the text does not
        begin with a legal move, SetupError `wrong_type` if the result is not a string.
        """
        rules, seat = self.rules, self.rules.actor(state)
        with with_error_text(rules.info):
            if seat < 0:
                raise IllegalMove("throw_first" if seat == CHANCE else "game_over")
            known = rules.information_state(state, seat)
            turn = text(player(make(rules, known)), "player")
            move = rules.parse(known, turn)[0]
            for number, legal in self.legal_actions(state).items():
                if legal == move:
                    return number
            rules.apply(state, move)  # raises the reason
            raise NotationError("notation", text=turn[:80])

    def chance_outcomes(self, state: Any) -> Sequence[tuple[Any, int]]:
        """Return each possible dice roll with its weight (relative frequency).

        Call it only if a roll or deal comes next.  The result is empty before a deal of hidden
        hands, which has too many outcomes.
        """
        if self._last_outcomes[0] is not state:
            self._last_outcomes = state, self.rules.outcomes(state)
        return self._last_outcomes[1]

    def features(self, state: Any, seat: int) -> tuple[int, ...]:
        """Return a state as a vector of integers, without any information hidden from `seat`."""
        observation = self.rules.information_state(state, seat)
        return tuple(self._encoding.features(self._ruleset, observation, seat))

    def payoffs(self, state: Any) -> tuple[float, ...]:
        """Return every seat's payoff; all 0 before the end of the game.  The sum is always 0.

        With `returns` "win": 1 for the winner, and -1 divided equally among the other seats; all 0
        for a draw.  With "points": the seat's points minus the average points of the other seats.
        """
        seats = range(len(self.rules.info.seats))
        outcome = self.rules.outcome(state)
        if outcome is None or (self._returns == WIN and outcome.winner is None):
            return (0.0,) * len(seats)
        others = len(seats) - 1
        if self._returns == WIN:
            return tuple(1.0 if seat == outcome.winner else -1 / others for seat in seats)
        score = add_points([outcome], len(seats), 0).score
        return tuple(points - (sum(score) - points) / others for points in score)

    def resample_deal(self, played: PlayedDeal, random: Random) -> tuple[int, ...]:
        """Return a random deal that agrees with `played`, a seat's knowledge of the game so far.

        The deal is a tuple of draws (each the index of the drawn outcome), or () if this random
        attempt fails.  Some earlier moves of other seats may be illegal after this deal, so the
        caller must replay the moves and reject such a deal.  Raises SetupError `game_incomplete` if
        the game's numbering module has no function `resample_deal`.
        """
        with with_error_text(self.rules.info):
            resample = registry.part(self._module, "resample_deal", self.rules.info.id)
        return tuple(resample(self._ruleset, played, random))

    def _find_moves(self, state: Any) -> dict[int, Any]:
        numbered: dict[int, Any] = {}
        others = len(self.words)
        for move in self.rules.moves(state):
            word = self._encoding.action_name(self.rules.text(state, move))
            number = self.numbers.get(word)
            if number is None:
                number, others = others, others + 1
            numbered[number] = move
        return dict(sorted(numbered.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return Numbered, self._arguments

    def __deepcopy__(self, memo: object) -> Numbered:
        return self  # immutable, and search algorithms copy states often


class Chance:
    """Source of the dice rolls and deals of one game: repeatable with a seed, random without."""

    def __init__(self, seed: Seed | None) -> None:
        self._seed = os.urandom(16) if seed is None else seed_bytes(seed)
        self._number = 0

    def throw(self, rules: Rules, state: Any) -> Any:
        """Make rolls and deals until a player is to move or the game is over; return the state."""
        while rules.actor(state) == CHANCE:
            outcome = rules.chance(state, Stream(self._seed, self._number))
            state = rules.advance(state, outcome)
            self._number += 1
        return state


class _MissingDrawError(Exception):
    """Error if a list of draws is too short for a deal.

    `args[0]` is the number of equally likely outcomes of the first missing draw.
    """


class _ListedDraws(Stream):
    """Replacement of a random stream: it returns the draws of a list, then raises an error."""

    def __init__(self, draws: Sequence[int]) -> None:
        super().__init__(b"")
        self._left = iter(draws)

    def below(self, n: int) -> int:
        """Return the next draw of the list.  If there is only one outcome (`n` is 1), return 0.

        Raises _MissingDrawError if `n` is greater than 1 and the list is used up.
        """
        draw = 0 if n == 1 else next(self._left, None)
        if draw is None:
            raise _MissingDrawError(n)
        return draw


def find_draw(rules: Rules, state: Any, draws: Sequence[int]) -> tuple[int, Any]:
    """Find the deal that results from a list of draws, without applying it to `state`.

    A draw is the index, from 0, of the drawn outcome.  Return (0, deal) if the draws complete the
    deal.  Otherwise return (n, None): one more draw with n equally likely outcomes is needed.
    """
    try:
        return 0, rules.chance(state, _ListedDraws(draws))
    except _MissingDrawError as error:
        return error.args[0], None
