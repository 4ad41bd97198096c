"""Two open hands and nothing left to buy: who wins, and how many points, with best play.

Sperrdomino comes to this as soon as the Kaufsteine are gone and the talon is known or guessed.
The winner scores everything that is not laid, so every tile laid makes the prize smaller: a won
game should be won early.  That gives the bounds that cut most of the search: nobody can win more
than what is left after the lightest tile that fits.  What leaves the other few answers is tried
first: it forces him, as the book wants it.
"""

from __future__ import annotations

from alveus.ai.dominoes.tileset import TileSet

WINDOW = 1000
"""More points than any deal counts."""
ANSWER = 6
"""Pips that a tile must have more to be tried before one that leaves the other an answer less."""


class OpenHands:
    """The solver of one pair of hands; what it has found it keeps for other lines."""

    def __init__(self, tiles: TileSet, talon: int) -> None:
        self.fit = tiles.fit
        self.beyond = tiles.beyond
        self.pips = tiles.pips
        self.talon = talon
        """The pips of the tiles that neither holds: they count for the winner."""
        self.nodes = 0
        self._found: dict[tuple[int, int, int, int], tuple[int, int]] = {}

    def value(
        self,
        own: int,
        other: int,
        left: int,
        right: int,
        weights: tuple[int, int],
        low: int = -WINDOW,
        high: int = WINDOW,
    ) -> int:
        """The points that the side to play wins (lost ones negative), exact between the bounds."""
        return self._value(own, other, left, right, weights[0], weights[1], low, high)

    def _value(
        self,
        own: int,
        other: int,
        left: int,
        right: int,
        heavy: int,
        theirs: int,
        low: int,
        high: int,
    ) -> int:
        """`heavy` are the pips of the own hand, `theirs` those of the other one."""
        self.nodes += 1
        fit, beyond, pips = self.fit, self.beyond, self.pips
        if left > right:
            left, right = right, left
        playable = own & (fit[left] | fit[right])
        if not playable:
            if not other & (fit[left] | fit[right]):
                prize = heavy + theirs + self.talon
                return 0 if heavy == theirs else prize if heavy < theirs else -prize
            return -self._value(other, own, left, right, theirs, heavy, -high, -low)
        prize = heavy + theirs + self.talon
        key = (own, other, left, right)
        known = self._found.get(key)
        least, most = (-prize, prize) if known is None else known
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        options: list[tuple[int, int, int, int, int, int | None]] = []
        for end, stays in ((left, right), (right, left)) if left != right else ((left, right),):
            mine = own & fit[end]
            onward = beyond[end]
            while mine:
                bit = mine & -mine
                mine ^= bit
                weight = pips[bit]
                opened = onward[bit]
                rest = own ^ bit
                if not rest:
                    gain = prize - weight
                    if gain > low:
                        low = gain
                    if low >= high:
                        self._found[key] = (gain, most)
                        return gain
                    options.append((1000, rest, opened, stays, weight, gain))
                    continue
                answers = other & (fit[opened] | fit[stays])
                order = weight - ANSWER * answers.bit_count()
                options.append((order, rest, opened, stays, weight, None))
        options.sort(key=_order, reverse=True)
        best = -WINDOW
        started = low
        for _, rest, opened, stays, weight, won in options:
            if won is not None:
                gain = won
            else:
                bound = prize - weight  # nothing that follows can be worth more
                if bound <= best:
                    continue
                gain = -self._value(
                    other, rest, opened, stays, theirs, heavy - weight, -high, -max(low, best)
                )
            if gain > best:
                best = gain
                if best >= high:
                    self._found[key] = (best, most)
                    return best
        self._found[key] = (best, best) if best > started else (least, best)
        return best


def _order(option: tuple[int, int, int, int, int, int | None]) -> int:
    return option[0]
