"""Random deals that agree with the observation of a seat.

A seat knows its hand, the line, and the number of tiles in each other hand and in the stock
(face-down tiles to buy, except the last ones, the talon).  A player who passed lacks the numbers
that were open then, unless they bought a tile since.  A player who bought probably lacked the open
numbers; a level that uses purchases as evidence considers hands with them less likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from alveus.families.dominoes.line.fast import Board, tile_set
from alveus.families.dominoes.line.rules import Ruleset, unseen_tiles
from alveus.families.dominoes.line.state import State

VOLUNTARY = 0.4
"""Factor on a hand's likelihood for each of its tiles that would have made buying unnecessary."""
CANDIDATES = 4
"""Number of random deals per sampled deal, if purchases are used as evidence."""


class DealSampler:
    """Sampler of the deals that agree with an observation.

    With `remembers` and two players, purchases are used as evidence.
    """

    def __init__(self, rules: Ruleset, observation: State, seat: int, remembers: bool) -> None:
        self.rules, self.observation, self.seat = rules, observation, seat
        self.tiles = tile_set(rules.reach)
        self.own = self.tiles.hand(observation.hand_of(seat))
        self.hidden = [self.tiles.bit[tile] for tile in unseen_tiles(rules, observation)]
        others = [n for n in range(rules.players) if n != seat]
        self._barred = {n: self._tiles_with(observation.lacks[n]) for n in others}
        self._others = sorted(others, key=lambda n: -self._barred[n].bit_count())
        self._doubts = list(self._weigh_purchases()) if remembers and rules.players == 2 else []

    def sample(self, count: int, random: Random) -> list[Board]:
        """Return `count` random deals, drawn approximately in proportion to their likelihood."""
        if not self._doubts:
            return [self._draw(random) for _ in range(count)]
        candidates = [self._draw(random) for _ in range(CANDIDATES * count)]
        weights = [self.likelihood(board) for board in candidates]
        return random.choices(candidates, weights, k=count)

    def enumerate(self) -> Iterator[Board]:
        """Yield every deal that agrees with the observation.

        There must be two players, and the stock must consist of the talon only.
        """
        other = self._others[0]
        for talon in combinations(self.hidden, len(self.observation.stock)):
            hand = sum(self.hidden) - sum(talon)
            if not hand & self._barred[other]:
                yield self._board({other: hand}, list(talon))

    def likelihood(self, board: Board) -> float:
        """Return the relative likelihood of the other hand; 1 without purchases as evidence."""
        weight = 1.0
        for fitting, factor in self._doubts:
            weight *= factor ** (board.hands[1 - self.seat] & fitting).bit_count()
        return weight

    def _draw(self, random: Random) -> Board:
        free = list(self.hidden)
        random.shuffle(free)
        hands = {}
        for other in self._others:
            barred, size = self._barred[other], len(self.observation.hands[other])
            if barred:  # the sort is stable, so the order among possible tiles stays random
                free.sort(key=lambda bit: bool(bit & barred))
            hands[other] = sum(free[:size])
            free = free[size:]
        random.shuffle(free)
        return self._board(hands, free[: len(self.observation.stock)])

    def _board(self, hands: dict[int, int], stock: list[int]) -> Board:
        state = self.observation
        left, right = state.ends or (-1, -1)
        all_hands = [self.own if n == self.seat else hands[n] for n in range(self.rules.players)]
        drawn = self.rules.stock == "draw" and state.bought > 0
        return Board(all_hands, stock, left, right, self.seat, state.passes, drawn, state.layer)

    def _weigh_purchases(self) -> Iterator[tuple[int, float]]:
        """Yield a mask of tiles and a factor for each turn in which the other player bought.

        The mask contains the tiles that fitted then.  For each of them in a hand, the hand's
        likelihood is multiplied by the factor.  If much of the hand was bought later, the factor is
        nearer to 1; turns with factor 1 are omitted.
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
        mask = 0
        for number in numbers:
            mask |= self.tiles.fit[number]
        return mask
