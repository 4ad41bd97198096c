"""What the computer answers about a position: a choice, a hint with its reason, an analysis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

from alveus import ai, registry
from alveus.ai.answers import Prospect
from alveus.core.errors import SetupError
from alveus.core.game import Info
from alveus.play.rules import Rules
from alveus.words.messages import messages


@dataclass(frozen=True)
class Choice:
    """A move with its worth to whoever is to play, in the unit that is named.

    `line` is the play expected after it, `nodes` and `depth` what was looked at.
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
    """The next step to make, and why; prints as a sentence."""

    move: str
    code: str
    reason: str
    value: float
    unit: str

    def __str__(self) -> str:
        return messages().text("hint-line", {"move": self.move, "reason": self.reason})


@dataclass(frozen=True)
class Analysis(Sequence[Prospect]):
    """Every move with its worth to the side that is to play, the best first."""

    side: str
    unit: str
    prospects: tuple[Prospect, ...]

    def __len__(self) -> int:
        return len(self.prospects)

    @overload
    def __getitem__(self, key: int) -> Prospect: ...
    @overload
    def __getitem__(self, key: slice) -> tuple[Prospect, ...]: ...
    def __getitem__(self, key: int | slice) -> Prospect | tuple[Prospect, ...]:
        return self.prospects[key]

    def __iter__(self) -> Iterator[Prospect]:
        return iter(self.prospects)

    def __str__(self) -> str:
        width = max((len(prospect.text) for prospect in self), default=0)
        return "\n".join(f"{one.text:<{width}}  {one.value:+.2f}" for one in self)


def find_choice(
    rules: Rules, known: Any, seat: int, level: str | None, budget: ai.Budget, seed: int
) -> Choice:
    """The choice of a level, of the strongest where none is named."""
    levels = registry.spec(rules.info.id).levels
    if level is None:
        if not levels:
            raise SetupError("no_hints", game=rules.info.id)
        level = levels[-1]
    found = ai.finish(ai.choose(rules, known, seat, level, budget, seed))
    return Choice(found.text, found.value, found.unit, found.line, found.nodes, found.depth)


def find_hint(rules: Rules, known: Any, seat: int, budget: ai.Budget, seed: int) -> Hint:
    """The next step with its reason."""
    found = ai.finish(ai.advise(rules, known, seat, budget, seed))
    reason = word_hint(found, rules.info)
    return Hint(found.text, found.reason.code, reason, found.value, found.unit)


def find_analysis(rules: Rules, known: Any, seat: int, budget: ai.Budget) -> Analysis:
    """Every move with its worth."""
    found = ai.finish(ai.analyse(rules, known, seat, budget))
    best_first = sorted(found.prospects, key=lambda prospect: -prospect.value)
    return Analysis(rules.info.seats[seat], found.unit, tuple(best_first))


def word_hint(found: ai.Advice, info: Info) -> str:
    """Why a step is advised, in a sentence."""
    return messages().say("hint", found.reason.code, found.reason.params, info)
