"""Compute the points won by best play if both hands are known and no tile can be bought.

The winner scores the pips of all tiles that were not played (the prize), so no result after a move
exceeds the prize before the move minus the pips of the played tile.  This bound cuts most of the
alpha-beta search.  Tiles with many pips after which few of the opponent's tiles fit are tried
first.
"""

from __future__ import annotations

from operator import itemgetter

from alveus.families.dominoes.line.fast import TileSet

WINDOW = 1000
"""Initial bound of the alpha-beta window: more points than any round scores."""
ANSWER = 6
"""The search tries moves in the order of a score, highest first: the pips of the played tile, minus
this number for each tile of the opponent that fits after the move."""
_ANY = (
    "reach", "hand", "stock", "talon", "highest_leads", "stops_when_dead", "fine", "starter_buys",
    "buys_on", "reasons",
)  # fmt: skip
"""Fields of the ruleset that do not affect the best play if no tile can be bought."""
PROVED = {**dict.fromkeys(_ANY), "players": (2,), "tie_loses": (False,), "by_pips": (True,)}
"""For each field of the ruleset, the values for which the solver is exact; None permits all."""


class OpenHands:
    """Exact solver for the rest of a round, with a cache."""

    def __init__(self, tiles: TileSet, talon: int) -> None:
        self.fit = tiles.fit
        self.beyond = tiles.beyond
        self.pips = tiles.pips
        self.talon = talon
        """The sum of the pips of the face-down tiles (talon), which the winner scores too."""
        self._bounds: dict[tuple[int, int, int, int], tuple[int, int]] = {}

    def value(
        self,
        own: int,
        other: int,
        left: int,
        right: int,
        heavy: int,
        theirs: int,
        low: int = -WINDOW,
        high: int = WINDOW,
    ) -> int:
        """Return the points that the player to move wins by best play, negative for a loss.

        `own` and `other` are the hands of this player and of the opponent, neither of them empty,
        as masks of the bits in `TileSet.bit`.  `heavy` and `theirs` are the pips of these hands,
        `left` and `right` the numbers at the ends of the line.  `low` and `high` are the alpha-beta
        window: a result up to `low` is only an upper bound, one from `high` on only a lower bound.
        """
        fit, beyond, pips = self.fit, self.beyond, self.pips
        if left > right:
            left, right = right, left
        playable = own & (fit[left] | fit[right])
        if not playable:
            if not other & (fit[left] | fit[right]):
                prize = heavy + theirs + self.talon
                return 0 if heavy == theirs else prize if heavy < theirs else -prize
            return -self.value(other, own, left, right, theirs, heavy, -high, -low)
        prize = heavy + theirs + self.talon
        key = (own, other, left, right)
        bounds = self._bounds.get(key)
        least, most = (-prize, prize) if bounds is None else bounds
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
                        self._bounds[key] = (gain, most)
                        return gain
                    options.append((1000, rest, opened, stays, weight, gain))
                    continue
                answers = other & (fit[opened] | fit[stays])
                order = weight - ANSWER * answers.bit_count()
                options.append((order, rest, opened, stays, weight, None))
        options.sort(key=itemgetter(0), reverse=True)
        best = -WINDOW
        started = low
        for _, rest, opened, stays, weight, won in options:
            if won is not None:
                gain = won
            else:
                bound = prize - weight  # an upper bound on all continuations
                if bound <= best:
                    continue
                gain = -self.value(
                    other, rest, opened, stays, theirs, heavy - weight, -high, -max(low, best)
                )
            if gain > best:
                best = gain
                if best >= high:
                    self._bounds[key] = (best, most)
                    return best
        self._bounds[key] = (best, best) if best > started else (least, best)
        return best
