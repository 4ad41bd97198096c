"""The computer's answers about a position: a choice, a hint with its reason, an analysis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from alveus.ai.answers import MoveEvaluation
from alveus.words.messages import messages


@dataclass(frozen=True)
class Choice:
    """The computer's choice (`move`): the rest of a turn or, with hidden hands, a single move.

    `value` is for the side to move, `line` contains the expected moves from `move` on, `nodes` is
    the number of positions searched (for "mcts": of playouts), and `depth` the search depth in
    plies, if any, otherwise 0.
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

    `reason` is a sentence with the message code `code`.  In a puzzle, `move` can be several moves
    or "" (no step known), and `value` is the step's difficulty or 0.
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
    """The legal moves (with dice: turns) and their values for `side`, the side to move; best first.

    Empty if moves are not evaluated.
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
