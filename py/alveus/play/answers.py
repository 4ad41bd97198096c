"""The computer's answers about a position: a choice, a hint with its reason, an analysis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

from alveus import ai, registry
from alveus.ai.answers import MoveEvaluation
from alveus.core.errors import SetupError
from alveus.core.game import Info
from alveus.play.rules import Rules
from alveus.words.messages import messages


@dataclass(frozen=True)
class Choice:
    """The computer's move, with its value for the side to move.

    `line` is the continuation that the computer expects, `nodes` the number of positions searched,
    `depth` the search depth in plies.
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
    """The recommended next step and its reason.  `str()` gives a sentence."""

    move: str
    code: str
    reason: str
    value: float
    unit: str

    def __str__(self) -> str:
        return messages().text("hint-line", {"move": self.move, "reason": self.reason})


@dataclass(frozen=True)
class Analysis(Sequence[MoveEvaluation]):
    """Every move with its value for the side to move, the best first."""

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

    def __iter__(self) -> Iterator[MoveEvaluation]:
        return iter(self.prospects)

    def __str__(self) -> str:
        width = max((len(prospect.text) for prospect in self), default=0)
        return "\n".join(f"{move.text:<{width}}  {move.value:+.2f}" for move in self)


def find_choice(
    rules: Rules, observation: Any, seat: int, level: str | None, budget: ai.Budget, seed: int
) -> Choice:
    """Return the move that a level chooses, by default the strongest level.

    Raises SetupError `no_hints` if the game has no computer player.
    """
    levels = registry.spec(rules.info.id).levels
    if level is None:
        if not levels:
            raise SetupError("no_hints", game=rules.info.id)
        level = levels[-1]
    choice = ai.finish(ai.choose(rules, observation, seat, level, budget, seed))
    return Choice(choice.text, choice.value, choice.unit, choice.line, choice.nodes, choice.depth)


def find_hint(rules: Rules, observation: Any, seat: int, budget: ai.Budget, seed: int) -> Hint:
    """Return the recommended next step with its reason."""
    advice = ai.finish(ai.advise(rules, observation, seat, budget, seed))
    reason = word_hint(advice, rules.info)
    return Hint(advice.text, advice.reason.code, reason, advice.value, advice.unit)


def find_analysis(rules: Rules, observation: Any, seat: int, budget: ai.Budget) -> Analysis:
    """Return every move with its value."""
    analysis = ai.finish(ai.analyse(rules, observation, seat, budget))
    best_first = sorted(analysis.prospects, key=lambda move: -move.value)
    return Analysis(rules.info.seats[seat], analysis.unit, tuple(best_first))


def word_hint(advice: ai.Advice, info: Info) -> str:
    """Return the reason for a recommended move as a sentence."""
    return messages().say("hint", advice.reason.code, advice.reason.params, info)
