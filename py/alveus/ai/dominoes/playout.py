"""A deal played through by a rule of thumb: heavy tiles first and doubles before them.

A hand keeps a tile for the number it opens.  The strongest also look at the hand that answers,
for in a playout it lies open, and leave it little that fits.  Nobody buys at will in a playout.
How far the others waver from the rule is how much is hoped of their mistakes.
"""

from __future__ import annotations

from collections.abc import Callable

from alveus.ai.dominoes.deals import Deal
from alveus.ai.dominoes.tileset import TileSet, bits
from alveus.dominoes.line.ruleset import Ruleset

NOISE = 2.0
"""Pips by which the rule of thumb wavers."""
ANSWER = 8.0
"""What another tile of the opened number in the own hand is worth, in pips."""
DOUBLE = 8.0
"""What laying a double is worth."""
SHUT = 10.0
"""What every tile is worth that the next hand cannot answer with."""


class Playout:
    """Playing deals through under one ruleset."""

    def __init__(
        self, rules: Ruleset, tiles: TileSet, shuts: bool = False, waver: float = NOISE
    ) -> None:
        self.rules = rules
        self.tiles = tiles
        self.wanted = {bit: tile.pips + DOUBLE * tile.double for bit, tile in tiles.tile.items()}
        self.shut = SHUT if shuts else 0.0
        self.waver = waver

    def value(self, deal: Deal, seat: int, chance: Callable[[], float]) -> float:
        """What a deal brings a seat: points where pips count, else a hundred for winning."""
        rules, fit = self.rules, self.tiles.fit
        beyond, wanted, shut = self.tiles.beyond, self.wanted, self.shut
        hands, stock = list(deal.hands), list(deal.stock)
        left, right, turn, passes, drawn = deal.left, deal.right, deal.turn, deal.passes, deal.drawn
        players, talon = rules.players, rules.talon
        draws = rules.stock == "draw"
        noises = [self.waver] * players
        noises[seat] = NOISE
        for owner, hand in enumerate(hands):
            if not hand:
                return self._won(hands, stock, owner, seat)
        while True:
            hand = hands[turn]
            noise = noises[turn]
            playable = hand if left < 0 else hand & (fit[left] | fit[right])
            if not playable:
                if rules.stops_when_dead and self._dead(hands, stock, left, right):
                    return self._blocked(hands, stock, seat)
                if len(stock) > talon and not drawn:
                    hands[turn] |= stock.pop()
                    drawn = draws
                    continue
                passes = 0 if len(stock) > talon else passes + 1
                if passes >= players:
                    return self._blocked(hands, stock, seat)
                turn, drawn = (turn + 1) % players, False
                continue
            if left < 0:
                best = max(bits(hand), key=lambda bit: wanted[bit] + noise * chance())
                tile = self.tiles.tile[best]
                left, right = tile.low, tile.high
            else:
                best, best_end, most = 0, 0, -1000.0
                facing = hands[(turn + 1) % players]
                for end, stays in ((left, right), (right, left))[: 1 + (left != right)]:
                    fitting, onward = hand & fit[end], beyond[end]
                    while fitting:
                        bit = fitting & -fitting
                        fitting ^= bit
                        opened = fit[onward[bit]]
                        wish = wanted[bit] + noise * chance()
                        if (hand ^ bit) & opened:
                            wish += ANSWER
                        if shut:
                            wish -= shut * (facing & (opened | fit[stays])).bit_count()
                        if wish > most:
                            best, best_end, most = bit, end, wish
                if best_end == left:
                    left = beyond[left][best]
                else:
                    right = beyond[right][best]
            hands[turn] ^= best
            if not hands[turn]:
                return self._won(hands, stock, turn, seat)
            turn, passes, drawn = (turn + 1) % players, 0, False

    def _won(self, hands: list[int], stock: list[int], winner: int, seat: int) -> float:
        if not self.rules.by_pips:
            return 100.0 * (winner == seat)
        prize = sum(map(self.tiles.weight, hands))
        if len(stock) <= self.rules.talon:
            prize += sum(self.tiles.pips[bit] for bit in stock)
        return float(prize if winner == seat else -prize)

    def _blocked(self, hands: list[int], stock: list[int], seat: int) -> float:
        weights = [self.tiles.weight(hand) for hand in hands]
        least = min(weights)
        if weights.count(least) > 1:
            return 0.0
        return self._won(hands, stock, weights.index(least), seat)

    def _dead(self, hands: list[int], stock: list[int], left: int, right: int) -> bool:
        fitting = self.tiles.fit[left] | self.tiles.fit[right]
        return not any(tiles & fitting for tiles in (*hands, *stock))
