"""Former module of fast play; imported from `alveus.core.base` in new code."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from alveus.core.base import DefaultFastPlay as Untold
from alveus.core.base import LazySequence as Ends
from alveus.core.base import SingleMoveTurns as UntoldByMoves
from alveus.core.stream import Stream

__all__ = ["Ends", "PlaysOut", "Untold", "UntoldByMoves"]


class PlaysOut:
    """A game that can play random games faster than turn by turn."""

    @abstractmethod
    def play_out(self, state: Any, luck: Stream) -> Any:
        """Return the final state of a random game.

        In each turn, one number below the number of its ends is drawn, in their order.
        """
