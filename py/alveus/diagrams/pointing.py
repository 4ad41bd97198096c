"""What a drawing points at: the moves whose ways are drawn, the places that are highlighted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from alveus.core.errors import SetupError
from alveus.diagrams.svg import Box


class Pointing(NamedTuple):
    """Moves that can be played one after another, and ids of places."""

    moves: tuple[Any, ...] = ()
    places: tuple[str, ...] = ()

    def boxes(self, spots: Mapping[str, Box]) -> Iterator[Box]:
        """Where the highlighted places lie.  Raises SetupError `bad_value` for one not drawn."""
        for place in self.places:
            if place not in spots:
                raise SetupError("bad_value", name="places", value=str(place)[:80])
            yield spots[place]
