"""The computer opponents of the Bohnenspiel, from a child (level `kind`) to the Shah (`schah`)."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from random import Random

from alveus.ai.answers import Advice, Analysis, Analyst, Choice
from alveus.ai.search.budget import Budget
from alveus.ai.search.greedy import best_result
from alveus.core.events import Message, finish
from alveus.families.bohnenspiel.board import SKIP, State, place
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.opponent.decision import (
    DEEPEST,
    OPEN_NODES,
    Decision,
    Level,
    Recollection,
)

UNIT = "beans"
"""Unit of values: the final lead of the player on turn (difference of the stores) in beans."""
DOUBT = 2.0
"""Typical error of a move's estimated value, in beans.  If values are estimates, a review reports a
mistake only if the move's value is lower than the best move's by more than this number."""


@dataclass(frozen=True)
class BohnenspielOpponent:
    """The computer opponents.  `levels` maps level ids to abilities, weakest level first.

    All methods except `play_greedily` raise IllegalMove `game_over` if the game is over.
    """

    levels: Mapping[str, Level]
    recollection: Recollection = field(default_factory=Recollection, compare=False, repr=False)
    """Results of earlier searches.  Only the strongest level and `analyse` use them, and only if
    the budget limits the time of a search, not its nodes."""

    def choose(
        self, game: Bohnenspiel, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """Yield progress messages; return the level's move, its value and its best continuation."""
        decision = self._decision(game, known, self.levels[level], budget)
        best = yield from decision.choose(Random(seed))
        prospect = decision.prospect(best)
        nodes, depth = decision.nodes, best.result.depth
        return Choice(prospect.text, prospect.value, UNIT, prospect.line, nodes, depth)

    def advise(
        self, game: Bohnenspiel, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """Yield progress; return the move that a level chooses, as a hint with its reason."""
        decision = self._decision(game, known, self.levels[level], budget)
        best = yield from decision.choose(Random(seed))
        prospect = decision.prospect(best)
        path = () if best.move == SKIP else (place(best.move),)
        reason = decision.reason(best)
        plan = prospect.line[0:3:2] if reason.code == "prepares" else prospect.line[:1]
        return Advice(prospect.text, path, reason, prospect.value, UNIT, (), plan)

    def explain(self, game: Bohnenspiel, known: State, seat: int, text: str) -> Message:
        """Return the reason for the move with the notation `text`, found by a short search."""
        decision = Decision(game, known, Level(), Budget(nodes=OPEN_NODES // 8))
        finish(decision.evaluate_all())
        return decision.reason(decision.candidate(text))

    def analyse(
        self, game: Bohnenspiel, known: State, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Return each legal move with its value and best continuation.  `played` is ignored."""
        decision = self._decision(game, known, Level(), budget)
        yield from decision.evaluate_all()
        prospects = tuple(decision.prospect(candidate) for candidate in decision.candidates)
        depths = (
            candidate.result.depth for candidate in decision.candidates if not candidate.exact
        )
        return Analysis(seat, UNIT, prospects, min(depths, default=DEEPEST) + 1, DOUBT)

    def play_greedily(self, game: Bohnenspiel, known: State, seat: int, seed: int) -> str:
        """Return a random one of the moves after which the store of `seat` leads by most beans."""
        return best_result(
            game, known, lambda state: state.stores[seat] - state.stores[1 - seat], seed
        )

    def _decision(self, game: Bohnenspiel, state: State, level: Level, budget: Budget) -> Decision:
        by_clock = level.strongest and budget.within(OPEN_NODES, level.nodes).nodes is None
        return Decision(game, state, level, budget, self.recollection if by_clock else None)


OPPONENT: Analyst = BohnenspielOpponent(
    {
        "kind": Level(depth=1, slip=2.2, evaluates=False, count=6, chain=False),
        "gast": Level(depth=1, slip=0.5, evaluates=False, count=12),
        "nachbar": Level(depth=2, slip=2.6, evaluates=False),
        "kraemer": Level(depth=2, slip=3.7),
        "verwalter": Level(depth=2, slip=2.0),
        "pastor": Level(depth=3, slip=2.1),
        "baron": Level(depth=4, slip=2.0),
        "graf": Level(depth=5, slip=1.9),
        "general": Level(depth=5, slip=1.35),
        "fuerst": Level(depth=6, slip=1.2),
        "zarin": Level(nodes=1_800),
        "emir": Level(nodes=6_000),
        "wesir": Level(nodes=18_000),
        "schah": Level(),
    }
)
