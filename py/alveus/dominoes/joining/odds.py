"""Where a tile that nobody shows may lie: all deals that agree with what was seen are counted.

Tiles are given out one by one; what matters of those already given is only how much room is left
in every place.  So the ways are counted once from the first tile on and once from the last, and a
tile's odds are the ways that meet where it is given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from alveus.dominoes.tiles import Tile


@dataclass(frozen=True)
class Place:
    """Where hidden tiles lie, a hand or the stock: how many, and the numbers it does not have."""

    size: int
    lacks: frozenset[int] = frozenset()


Room = tuple[int, ...]
"""How many tiles every place can still take."""


def odds(hidden: Sequence[Tile], places: Sequence[Place]) -> dict[Tile, tuple[float, ...]]:
    """For every hidden tile the share of all deals in which it lies in each place.

    The places hold exactly the hidden tiles, and there is a deal that agrees with them.
    """
    allowed = {tile: _allowed(tile, places) for tile in hidden}
    order = sorted(hidden, key=lambda tile: allowed[tile])
    fore = [Counter({tuple(place.size for place in places): 1})]
    for tile in order:
        after: Counter[Room] = Counter()
        for room, ways in fore[-1].items():
            for _, left in _given(room, allowed[tile]):
                after[left] += ways
        fore.append(after)
    back = Counter({(0,) * len(places): 1})
    total = fore[-1][(0,) * len(places)]
    found: dict[Tile, tuple[float, ...]] = {}
    for tile, rooms in zip(reversed(order), reversed(fore[:-1]), strict=True):
        shares, before = [0] * len(places), Counter[Room]()
        for room, ways in rooms.items():
            for place, left in _given(room, allowed[tile]):
                onward = back[left]
                before[room] += onward
                shares[place] += ways * onward
        found[tile] = tuple(share / total for share in shares)
        back = before
    return {tile: found[tile] for tile in hidden}


def _allowed(tile: Tile, places: Sequence[Place]) -> tuple[int, ...]:
    """The places in which a tile may lie."""
    return tuple(n for n, place in enumerate(places) if place.lacks.isdisjoint(tile))


def _given(room: Room, allowed: tuple[int, ...]) -> Iterator[tuple[int, Room]]:
    """The places that can take a tile, and the room left then."""
    for place in allowed:
        if room[place]:
            yield place, (*room[:place], room[place] - 1, *room[place + 1 :])
