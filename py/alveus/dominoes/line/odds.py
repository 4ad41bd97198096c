"""Where a tile that nobody shows may lie: all deals that agree with what was seen are counted.

Tiles are given out one by one; what matters of those already given is only how much room is left
for every holder.  So the ways are counted once from the first tile on and once from the last, and a
tile's odds are the ways that meet where it is given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from alveus.dominoes.tiles import Tile


@dataclass(frozen=True)
class Holder:
    """A hand or the stock, where hidden tiles lie: how many, and the numbers it does not have."""

    size: int
    lacks: frozenset[int] = frozenset()


Room = tuple[int, ...]
"""How many tiles every holder can still take."""


def odds(hidden: Sequence[Tile], holders: Sequence[Holder]) -> dict[Tile, tuple[float, ...]]:
    """For every hidden tile the share of all deals in which each holder has it.

    The holders have exactly the hidden tiles, and there is a deal that agrees with them.
    """
    allowed = {tile: _allowed(tile, holders) for tile in hidden}
    order = sorted(hidden, key=lambda tile: allowed[tile])
    fore = [Counter({tuple(holder.size for holder in holders): 1})]
    for tile in order:
        after: Counter[Room] = Counter()
        for room, ways in fore[-1].items():
            for _, left in _give(room, allowed[tile]):
                after[left] += ways
        fore.append(after)
    back = Counter({(0,) * len(holders): 1})
    total = fore[-1][(0,) * len(holders)]
    found: dict[Tile, tuple[float, ...]] = {}
    for tile, rooms in zip(reversed(order), reversed(fore[:-1]), strict=True):
        shares, before = [0] * len(holders), Counter[Room]()
        for room, ways in rooms.items():
            for holder, left in _give(room, allowed[tile]):
                onward = back[left]
                before[room] += onward
                shares[holder] += ways * onward
        found[tile] = tuple(share / total for share in shares)
        back = before
    return {tile: found[tile] for tile in hidden}


def _allowed(tile: Tile, holders: Sequence[Holder]) -> tuple[int, ...]:
    """The holders that may have a tile."""
    return tuple(n for n, holder in enumerate(holders) if holder.lacks.isdisjoint(tile))


def _give(room: Room, allowed: tuple[int, ...]) -> Iterator[tuple[int, Room]]:
    """The holders that can take a tile, and the room left then."""
    for holder in allowed:
        if room[holder]:
            yield holder, (*room[:holder], room[holder] - 1, *room[holder + 1 :])
