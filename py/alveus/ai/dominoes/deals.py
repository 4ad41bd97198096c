"""Deals that a seat can imagine: the unseen tiles shared out among the others and the stock.

A seat knows its hand, the line and how many tiles lie elsewhere.  Whoever has passed lacks the
numbers that were open then.  Whoever has bought probably lacked them as well, for one seldom
buys at will: a player who remembers gives hands less weight the more of those tiles they hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

from alveus.ai.dominoes.tileset import tile_set
from alveus.dominoes.line.moves import unseen_tiles
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import LEFT, Move, State

VOLUNTARY = 0.4
"""How much of the weight a hand keeps for each tile with which its owner need not have bought."""
CANDIDATES = 4
"""Hands that are drawn for each one that is kept, where buying is remembered."""


@dataclass
class Deal:
    """A deal under way with all hands open, as bits: the board of the search."""

    hands: list[int]
    stock: list[int]
    """The face-down tiles; the last is taken first."""
    left: int
    right: int
    """The open numbers; -1 before the first tile."""
    turn: int
    passes: int = 0
    drawn: bool = False


class Imagination:
    """The deals that agree with what a seat knows."""

    def __init__(self, rules: Ruleset, known: State, seat: int, remembers: bool) -> None:
        self.rules, self.known, self.seat = rules, known, seat
        self.tiles = tile_set(rules.reach)
        self.own = self.tiles.hand(known.hand_of(seat))
        self.hidden = [self.tiles.bit[tile] for tile in unseen_tiles(rules, known)]
        others = [n for n in range(rules.players) if n != seat]
        self._barred = {n: self._bearing(known.lacks[n]) for n in others}
        self._others = sorted(others, key=lambda n: -self._barred[n].bit_count())
        self._doubts = list(self._doubted()) if remembers and rules.players == 2 else []

    def deals(self, count: int, random: Random) -> list[Deal]:
        """So many deals, each drawn as often as it is likely to be the true one."""
        if not self._doubts:
            return [self._drawn(random) for _ in range(count)]
        drawn = [self._drawn(random) for _ in range(CANDIDATES * count)]
        weights = [self.likely(deal) for deal in drawn]
        chosen = random.choices(drawn, weights, k=count)
        return [replace(deal, hands=list(deal.hands), stock=list(deal.stock)) for deal in chosen]

    def every(self) -> Iterator[Deal]:
        """Every deal there can be where nothing but the talon of two hands is unknown."""
        other = self._others[0]
        for talon in combinations(self.hidden, len(self.known.stock)):
            hand = sum(self.hidden) - sum(talon)
            if not hand & self._barred[other]:
                yield self._deal({other: hand}, list(talon))

    def likely(self, deal: Deal) -> float:
        """How well the other's hand agrees with what he has bought."""
        weight = 1.0
        for fitting, factor in self._doubts:
            weight *= factor ** (deal.hands[1 - self.seat] & fitting).bit_count()
        return weight

    def _drawn(self, random: Random) -> Deal:
        free = list(self.hidden)
        random.shuffle(free)
        hands = {}
        for other in self._others:
            barred, size = self._barred[other], len(self.known.hands[other])
            if barred:  # stable: what he may hold comes first
                free.sort(key=lambda bit: bool(bit & barred))
            hands[other] = sum(free[:size])
            free = free[size:]
        random.shuffle(free)
        return self._deal(hands, free[: len(self.known.stock)])

    def _deal(self, hands: dict[int, int], stock: list[int]) -> Deal:
        known = self.known
        left, right = known.ends or (-1, -1)
        held = [self.own if n == self.seat else hands[n] for n in range(self.rules.players)]
        return Deal(held, stock, left, right, self.seat, known.passes, bool(known.bought))

    def _doubted(self) -> Iterator[tuple[int, float]]:
        """For every time the other began to buy the tiles that fitted then, and what one weighs.

        Of the tiles he holds now only some were in his hand at that time: those that he has not
        bought since, which is told as a part of the hand.
        """
        bought = [buy for buy in self.known.buys if buy.seat != self.seat]
        size = len(self.known.hands[1 - self.seat])
        for number, buy in enumerate(bought):
            first = (
                number == 0
                or bought[number - 1].held + 1 != buy.held
                or (bought[number - 1].ends != buy.ends)
            )
            since = len(bought) - number
            old = max(0, size - since) / size if size else 0
            if first and old:
                yield self._bearing(buy.ends), 1 - old * (1 - VOLUNTARY)

    def _bearing(self, numbers: Iterable[int]) -> int:
        """All tiles that bear one of these numbers."""
        found = 0
        for number in numbers:
            found |= self.tiles.fit[number]
        return found


def play(imagined: Imagination, deal: Deal, move: Move) -> Deal:
    """The deal after a move of the seat whose turn it is."""
    hands, stock = list(deal.hands), list(deal.stock)
    seat = deal.turn
    after = (seat + 1) % len(hands)
    if move.kind == "buy":
        hands[seat] |= stock.pop()
        return Deal(hands, stock, deal.left, deal.right, seat, 0, True)
    if move.tile is None:
        return Deal(hands, stock, deal.left, deal.right, after, deal.passes + 1)
    bit = imagined.tiles.bit[move.tile]
    hands[seat] ^= bit
    if deal.left < 0:
        return Deal(hands, stock, move.tile.low, move.tile.high, after)
    beyond = imagined.tiles.beyond
    if move.end == LEFT:
        return Deal(hands, stock, beyond[deal.left][bit], deal.right, after)
    return Deal(hands, stock, deal.left, beyond[deal.right][bit], after)
