"""Playouts: a rule of thumb plays a round to its end, to estimate the value of a position.

The rule prefers tiles with many pips, doubles, and tiles after which another tile of the hand fits
the new end of the line.  For strong levels, it also prefers moves after which the next player has
few tiles that fit.  The rating of each move is in pips; a random number added to it (noise)
simulates the players' errors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from alveus.families.dominoes.line.fast import Board, TileSet, bits, value
from alveus.families.dominoes.line.rules import Ruleset

Ending: TypeAlias = tuple[list[int], list[int], int | None]
"""The end of a round: the final hands (for each seat, a mask of its tiles), the final stock (for
each tile, a mask with its bit), and the seat that played the last tile (None if no tile was
played).  After a win by an empty hand, the third item is not used and can be a wrong seat."""
NOISE = 2.0
"""Default maximum of the noise, in pips."""
ANSWER = 8.0
"""Bonus in pips for a tile that makes an end of the line which another tile of the hand fits."""
DOUBLE = 8.0
"""Bonus in pips for playing a double."""
SHUT = 10.0
"""Penalty in pips for each tile of the next player that fits after the move."""


class Playout:
    """Plays rounds to their end by a rule of thumb.

    With `shuts`, a move is rated `SHUT` pips lower for each tile of the next player that then fits.
    `waver` is the maximum of the noise for all seats except the evaluated seat, which has `NOISE`.
    """

    def __init__(
        self, rules: Ruleset, tiles: TileSet, shuts: bool = False, waver: float = NOISE
    ) -> None:
        self.rules = rules
        self.tiles = tiles
        self.wanted = {bit: tile.pips + DOUBLE * tile.double for bit, tile in tiles.tile.items()}
        self.shut = SHUT if shuts else 0.0
        self.waver = waver

    def value(self, board: Board, seat: int, chance: Callable[[], float]) -> float:
        """Play a round to its end; return the result of `seat`.

        The result is the points won (negative if lost) or, if pips are not scored, 100 for a win
        and 0 otherwise.  `chance` returns random numbers from 0 to 1.
        """
        return value(self.rules, self.tiles, *self.play(board, seat, chance), seat)

    def play(self, board: Board, seat: int, chance: Callable[[], float]) -> Ending:
        """Play a round from `board` to its end; return the final hands, the stock and a seat.

        The stock contains the tiles that were not taken.  After a block, the seat is the one that
        played the last tile; otherwise it has no meaning.
        `chance` returns random numbers from 0 to 1, for the noise: at most `NOISE` pips for `seat`,
        the evaluated seat, and at most `waver` pips for each other seat.
        """
        rules, tiles, fit = self.rules, self.tiles, self.tiles.fit
        beyond, wanted, shut = self.tiles.beyond, self.wanted, self.shut
        hands, stock, last = list(board.hands), list(board.stock), board.last
        left, right, turn, passes, drawn = (
            board.left, board.right, board.turn, board.passes, board.drawn,
        )  # fmt: skip
        players, talon, draws = rules.players, rules.talon, rules.stock == "draw"
        noises = [self.waver] * players
        noises[seat] = NOISE
        if not all(hands):
            return hands, stock, last
        while True:
            hand, noise = hands[turn], noises[turn]
            playable = hand if left < 0 else hand & (fit[left] | fit[right])
            if not playable:
                if rules.stops_when_dead:
                    fitting = fit[left] | fit[right]
                    if not any(held & fitting for held in (*hands, *stock)):
                        break
                if len(stock) > talon and not drawn:
                    hands[turn] |= stock.pop()
                    drawn = draws
                    continue
                passes = 0 if len(stock) > talon else passes + 1
                if passes >= players:
                    break
                turn, drawn = (turn + 1) % players, False
                continue
            if left < 0:
                best = max(bits(hand), key=lambda bit: wanted[bit] + noise * chance())
                left, right = tiles.tile[best]
            else:
                best, best_end, most = 0, 0, -1000.0
                facing = hands[(turn + 1) % players]
                ends = ((left, right), (right, left)) if left != right else ((left, right),)
                for end, stays in ends:
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
                break
            last = turn
            turn, passes, drawn = (turn + 1) % players, 0, False
        return hands, stock, last
