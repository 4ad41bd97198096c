"""Former module of the results of single moves: `SingleMoveTurns.results` in new code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alveus.core.base import SingleMoveTurns
from alveus.core.game import Result


def Results(game: SingleMoveTurns, state: Any) -> Sequence[Result]:  # noqa: N802
    """Return one result for each legal move."""
    return SingleMoveTurns.results(game, state)
