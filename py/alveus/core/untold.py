"""Former module of fast play; imported from `alveus.core.base` in new code."""

from alveus.core.base import DefaultFastPlay as Untold
from alveus.core.base import LazySequence as Ends
from alveus.core.base import SingleMoveTurns as UntoldByMoves
from alveus.core.playouts import PlaysOut

__all__ = ["Ends", "PlaysOut", "Untold", "UntoldByMoves"]
