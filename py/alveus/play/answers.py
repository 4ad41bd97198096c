"""Types of the computer's answers about a position: a turn, a hint with its reason, an analysis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from alveus.ai.answers import MoveEvaluation
from alveus.words.messages import messages


@dataclass(frozen=True)
class Choice:
    """The computer's choice (`move`): the rest of a turn or, with hidden hands, a single move.

    `value` is for the side to move, in `unit`, such as "percent".  `line` contains the expected
    moves, beginning with `move`; `nodes` is the number of positions (for "mcts": playouts)
    searched, `depth` the number of plies that the search looked ahead, 0 if undefined.
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
    """The recommended next step of a turn (`move`), its value for the side to move, and the reason.

    `value` is in `unit`, such as "percent".  `reason` is a sentence, `code` identifies its kind.
    In a puzzle, `value` is the difficulty of the step (0: easiest, or not rated), and `move` can
    contain several moves, or is "" if no step is known.
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
    """The legal moves (in games with dice, the legal turns) with their values, best first.

    This object is a sequence of the items in `prospects`.  Values are for `side`, the side to move,
    in `unit`.  The sequence is empty for a decision that the computer does not evaluate.
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
