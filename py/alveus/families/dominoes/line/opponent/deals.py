"""Draw or list deals of the hidden tiles that agree with a seat's knowledge, for opponents.

The open numbers are those at the ends of the line; to buy is to take a tile from the stock.  A
player who passed had no tile with an open number, and can have one now only after buying.  A player
who bought probably had no such tile, so a deal that gives this player such tiles is less likely.
Under the stock rule "draw", the player certainly had no such tile (`missing_numbers`).  Under the
rule `highest_leads`, no dealt tile is higher than the first tile of the line (`missing_tiles`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, reduce
from itertools import combinations
from math import prod
from operator import or_
from random import Random

from alveus.families.dominoes.line.fast import Board, board_of, tile_set
from alveus.families.dominoes.line.knowledge import deal_sampler
from alveus.families.dominoes.line.rules import (
    Ruleset,
    missing_numbers,
    missing_tiles,
    unseen_tiles,
)
from alveus.families.dominoes.line.state import State

VOLUNTARY = 0.4
"""The likelihood of a hand is multiplied by this factor for each of its tiles that could have been
played in a turn in which the player bought.  The factor is nearer to 1 if the tile was probably
bought in that turn or later."""
CANDIDATES = 4
"""Number of random deals drawn for each deal that `DealSampler.sample` returns, if purchases count
as evidence.  The returned deals are chosen from the drawn ones in proportion to likelihood."""


class DealSampler:
    """Sampler of deals that agree with the position as `seat` knows it (`observation`).

    If `remembers` is True and there are two players, deals have weights: a player who buys from the
    stock probably has no tile that fits.  Otherwise purchases have no effect.
    """

    def __init__(self, rules: Ruleset, observation: State, seat: int, remembers: bool) -> None:
        self.rules, self.observation, self.seat = rules, observation, seat
        self.tiles = tile_set(rules.reach)
        self._known = board_of(rules, observation)._replace(turn=seat)
        self.hidden = [self.tiles.bit[tile] for tile in unseen_tiles(rules, observation)]
        others = [n for n in range(rules.players) if n != seat]
        lacks, barred = missing_numbers(rules, observation), missing_tiles(rules, observation)
        self._barred = {n: self._tiles_with(lacks[n]) | self.tiles.hand(barred[n]) for n in others}
        self._others = sorted(others, key=lambda n: -self._barred[n].bit_count())
        self._doubts = list(self._weigh_purchases()) if remembers and rules.players == 2 else []

    def sample(self, count: int, random: Random) -> list[Board]:
        """Return `count` random deals; likely deals are drawn more often than unlikely ones."""
        if not self._doubts:
            return [self._draw(random) for _ in range(count)]
        candidates = [self._draw(random) for _ in range(CANDIDATES * count)]
        weights = [self.likelihood(board) for board in candidates]
        return random.choices(candidates, weights, k=count)

    def enumerate(self) -> Iterator[Board]:
        """Yield every possible deal; requires two players, and no tile that can be bought."""
        other = self._others[0]
        for talon in combinations(self.hidden, len(self.observation.stock)):
            hand = sum(self.hidden) - sum(talon)
            if not hand & self._barred[other]:
                yield self._board({other: hand}, list(talon))

    def likelihood(self, board: Board) -> float:
        """Return the relative likelihood of the deal on `board`; 1 without evidence of purchases.

        Each tile that the opponent could have played instead of buying lowers it, never to 0.
        """
        hand = board.hands[1 - self.seat]
        return prod((f ** (hand & fitting).bit_count() for fitting, f in self._doubts), start=1.0)

    def _draw(self, random: Random) -> Board:
        free = list(self.hidden)
        random.shuffle(free)
        hands = {}
        for other in self._others:
            barred, size = self._barred[other], len(self.observation.hands[other])
            if barred:  # the sort is stable, so the order among possible tiles stays random
                free.sort(key=lambda bit: bool(bit & barred))
            hands[other] = sum(free[:size])
            if hands[other] & barred:
                return board_of(self.rules, self._deal(random))._replace(turn=self.seat)
            free = free[size:]
        random.shuffle(free)
        return self._board(hands, free[: len(self.observation.stock)])

    @cached_property
    def _deal(self) -> Callable[[Random], State]:
        """Slow function that returns a random deal, used if `_draw` fails.

        `_draw` fills one hand after the other; too few allowed tiles can remain for the last.
        """
        return deal_sampler(self.rules, self.observation, self.seat)

    def _board(self, hands: dict[int, int], stock: list[int]) -> Board:
        return self._known._replace(
            hands=[hands.get(seat, hand) for seat, hand in enumerate(self._known.hands)],
            stock=stock,
        )

    def _weigh_purchases(self) -> Iterator[tuple[int, float]]:
        """Yield a mask of tiles and a factor for each turn in which the other player bought tiles.

        The mask contains the tiles that fitted the open numbers in that turn.  The likelihood of a
        hand is multiplied by the factor once for each of these tiles in the hand.  A turn is left
        out if all tiles of the player's present hand can come from purchases in this turn or in
        later turns.
        """
        bought = [buy for buy in self.observation.buys if buy.seat != self.seat]
        size = len(self.observation.hands[1 - self.seat])
        for number, buy in enumerate(bought):
            previous = bought[number - 1]
            continues = number and (previous.held + 1, previous.ends) == (buy.held, buy.ends)
            since = len(bought) - number
            old = max(0, size - since) / size if size else 0
            if old and not continues:
                yield self._tiles_with(buy.ends), 1 - old * (1 - VOLUNTARY)

    def _tiles_with(self, numbers: Iterable[int]) -> int:
        return reduce(or_, (self.tiles.fit[number] for number in numbers), 0)
