"""The book's names for the tiles of one number in one hand.

A name depends on how many of the seven tiles are held and on whether the double is among them.
The Blase forces nothing, an Ueberforsche drives out one tile; only the Hauptforsche (five with
the double) drives out the two middle tiles and so leads to the Sperre.  Four with the double are
the Klemme: the double may be shut out.  Three without it are the Falle: somebody else has the
double, or the talon has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from alveus.dominoes.tiles import Tile

NAMES: Mapping[tuple[int, bool], str] = MappingProxyType(
    {
        (0, True): "blase",
        (1, True): "ueberforsche",
        (1, False): "kleine_ueberforsche",
        (2, True): "forsche",
        (2, False): "kleine_forsche",
        (3, True): "klemme",
        (4, False): "falle",
    }
)
"""By the tiles of the number that are missing from the hand, and whether it has the double."""


def group(reach: int, hand: Iterable[Tile], number: int) -> str:
    """What the tiles of a number in a hand are called together, or "" where the book is silent."""
    own = [tile for tile in hand if number in tile]
    missing = reach + 1 - len(own)
    return NAMES.get((missing, any(tile.double for tile in own)), "")
