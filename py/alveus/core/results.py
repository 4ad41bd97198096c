"""The results of a position where every move is a whole turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from alveus.core.game import Game, Result


class Results(Sequence[Result]):
    """The results of a position's moves; whoever only counts them has none of them played."""

    def __init__(self, game: Game[Any, Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.moves = game.moves(state)

    def __len__(self) -> int:
        return len(self.moves)

    @overload
    def __getitem__(self, index: int) -> Result: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Result]: ...

    def __getitem__(self, index: int | slice) -> Result | Sequence[Result]:
        if isinstance(index, slice):
            return [self._result(move) for move in self.moves[index]]
        return self._result(self.moves[index])

    def _result(self, move: Any) -> Result:
        return Result(self.game.text(self.state, move), self.game.apply(self.state, move)[0])
