"""Parallel games, so that a network evaluates the possible turns of all of them at once."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np

from alveus.lab.statistics import score_interval
from learning.positions import Eyes, Seen

LONGEST = 3000
"""Number of turns after which a game is abandoned."""

Judge = Callable[[Seen], Any]
"""Function from positions to a player's evaluation of each."""


class Tables:
    """Parallel games.

    `games` has two integers for each: the men of the player about to roll, and the opponent's men.
    """

    def __init__(self, game: Any, eyes: Eyes, number: int) -> None:
        self.game = game
        self.eyes = eyes
        self.turns = game.context.fast[0]
        opening = self.turns.packing.pack(game.opening().sides[0])
        self.fresh = opening, opening
        self.games = [self.fresh] * number

    def play(
        self, throws: list[tuple[int, int]], seats: list[tuple[Judge, int, int]]
    ) -> tuple[Seen, Any, Any]:
        """Play one turn of every game; return the new positions, their values, and finished games.

        `seats` are judges, each with numbers `first` and `last`: it plays the games from number
        `first` to number `last` - 1.  The third result is True for every finished game.
        """
        ends: list[bytes] = []
        begins = [0]
        for (own, theirs), dice in zip(self.games, throws, strict=True):
            ends += self._ends(own, theirs, self.game.rules.numbers_to_play(dice))
            begins.append(len(ends))
        men = np.frombuffer(b"".join(ends), dtype=np.uint8).reshape(len(ends), -1)
        seen = Seen(men, self.eyes.measure(men))
        worth = np.empty(len(ends), dtype=np.float32)
        for judge, first, last in seats:
            own_ends = slice(begins[first], begins[last])
            worth[own_ends] = judge(Seen(men[own_ends], seen.measures[own_ends]))
        won = men[:, self.eyes.length + 1] == self.game.rules.men
        worth[won] = np.inf
        best = [begin + int(np.argmax(worth[begin:end])) for begin, end in pairwise(begins)]
        places = self.eyes.places
        self.games = [
            (
                int.from_bytes(ends[at][places:], "little"),
                int.from_bytes(ends[at][:places], "little"),
            )
            for at in best
        ]
        return Seen(men[best], seen.measures[best]), worth[best], won[best]

    def _ends(self, own: int, theirs: int, left: tuple[int, ...]) -> list[bytes]:
        """Return the positions after a turn as bytes: number of men by place, own places first."""
        packing, places = self.turns.packing, self.eyes.places
        ends = self.turns.ends(packing.unpack(own), packing.unpack(theirs), left)
        both = (ends.sides(index) for index in range(len(ends)))
        return [
            b"".join(packing.pack(s).to_bytes(places, "little") for s in sides) for sides in both
        ]


def throw(chance: Random, number: int) -> list[tuple[int, int]]:
    """Return `number` rolls of two dice, one for each game."""
    return [(chance.randint(1, 6), chance.randint(1, 6)) for _ in range(number)]


def play_pairs(
    game: Any, eyes: Eyes, first: Judge, second: Judge, pairs: int, seed: int
) -> list[tuple[float, float]]:
    """Return the first player's scores in pairs of games with the same rolls.

    In each pair, the first player begins the first game, the second player the other game.  A score
    is 1 for a win, 0 for a loss, 0.5 for an abandoned game.
    """
    tables = Tables(game, eyes, 2 * pairs)
    going = list(range(2 * pairs))
    chances = [Random(seed + at % pairs) for at in going]
    scores = [0.5] * (2 * pairs)
    for turn in range(LONGEST):
        begun = turn % 2 == 0
        border = bisect_left(going, pairs)
        judges = (first, second) if begun else (second, first)
        throws = [throw(chances[at], 1)[0] for at in going]
        seats = [(judges[0], 0, border), (judges[1], border, len(going))]
        _, _, won = tables.play(throws, seats)
        for at in np.array(going)[won]:
            scores[at] = float((at < pairs) == begun)
        tables.games = [board for board, over in zip(tables.games, won, strict=True) if not over]
        going = [at for at, over in zip(going, won, strict=True) if not over]
        if not going:
            break
    return list(zip(scores[:pairs], scores[pairs:], strict=True))


def win_rate(scores: list[tuple[float, float]]) -> tuple[float, float, float]:
    """Return the mean score per game and the limits of its 95 % interval, computed from pairs."""
    means = [(first + second) / 2 for first, second in scores]
    low, high = score_interval(sum(means), sum(score * score for score in means), len(means))
    return sum(means) / len(means), low, high
