"""The tiles of a set as bits, so that a hand is one integer: the ground of all domino search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from alveus.dominoes.tiles import Tile, complete_set


class TileSet:
    """The tables of one reach, by tiles as single bits and by numbers."""

    def __init__(self, reach: int) -> None:
        self.tiles = complete_set(reach)
        self.bit = {tile: 1 << n for n, tile in enumerate(self.tiles)}
        self.tile = {bit: tile for tile, bit in self.bit.items()}
        self.pips = {bit: tile.pips for bit, tile in self.tile.items()}
        self.total = sum(self.pips.values())
        self.fit = [
            sum(bit for tile, bit in self.bit.items() if number in tile)
            for number in range(reach + 1)
        ]
        """For every number the tiles that bear it."""
        self.beyond = [
            {self.bit[tile]: sum(tile) - number for tile in self.tiles if number in tile}
            for number in range(reach + 1)
        ]
        """For every number and tile that bears it the tile's other number."""

    def hand(self, tiles: Iterable[Tile]) -> int:
        """Tiles as one integer."""
        return sum(self.bit[tile] for tile in tiles)

    def weight(self, hand: int) -> int:
        """The pips of a hand."""
        return sum(self.pips[bit] for bit in bits(hand))


def bits(hand: int) -> Iterator[int]:
    """The tiles of a hand one by one."""
    while hand:
        bit = hand & -hand
        yield bit
        hand ^= bit


@lru_cache
def tile_set(reach: int) -> TileSet:
    """The tables of a reach, made once."""
    return TileSet(reach)
