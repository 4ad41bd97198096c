"""What a game says of chance in which nothing is left to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from alveus.core.errors import IllegalMove
from alveus.core.stream import Stream


class Chanceless:
    """A game without throws and deals."""

    def outcomes(self, state: Any) -> Sequence[tuple[Any, int]]:
        """None: nothing in this game is left to chance."""
        return ()

    def chance(self, state: Any, stream: Stream) -> NoReturn:
        """Never to be asked for.  Raises IllegalMove."""
        raise IllegalMove("no_chance")
