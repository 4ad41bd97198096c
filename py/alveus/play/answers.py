"""The computer's answers about a position: a choice, a hint with its reason, an analysis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from alveus.ai.answers import MoveEvaluation
from alveus.words.messages import messages


@dataclass(frozen=True)
class Choice:
    """The rest of a turn that the computer chooses (`move`), with its value for the side to move.

    `unit` is the unit of the value, `line` the moves that the computer expects, beginning with
    `move`, `nodes` the number of positions searched (for "mcts": of playouts), `depth` the search
    depth in plies (0 for a computer player that does not search ply by ply).
    """

    move: str
    value: float
    unit: str
    line: tuple[str, ...]
    nodes: int
    depth: int

    def __str__(self) -> str:
        return self.move


@dataclass(frozen=True)
class Hint:
    """The recommended next step (`move`), its value for the side to move, and the reason.

    `reason` is a sentence, `code` the code of this message.  `str()` gives the step and the reason.
    """

    move: str
    code: str
    reason: str
    value: float
    unit: str

    def __str__(self) -> str:
        return messages().text("hint-line", {"move": self.move, "reason": self.reason})


@dataclass(frozen=True)
class Analysis(Sequence[MoveEvaluation]):
    """A sequence of all legal moves with their values for `side`, the side to move; best first.

    The values are in `unit`.
    """

    side: str
    unit: str
    prospects: tuple[MoveEvaluation, ...]

    def __len__(self) -> int:
        return len(self.prospects)

    @overload
    def __getitem__(self, key: int) -> MoveEvaluation: ...
    @overload
    def __getitem__(self, key: slice) -> tuple[MoveEvaluation, ...]: ...
    def __getitem__(self, key: int | slice) -> MoveEvaluation | tuple[MoveEvaluation, ...]:
        return self.prospects[key]

    def __str__(self) -> str:
        width = max((len(prospect.text) for prospect in self), default=0)
        return "\n".join(f"{move.text:<{width}}  {move.value:+.2f}" for move in self)
