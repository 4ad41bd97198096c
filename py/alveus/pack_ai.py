"""The public interface for the computer opponent of a game in a pack (a package that adds games).

The field `opponent` of a game's `SPEC` names a module.  That module ends with an object `OPPONENT`:
an :class:`Opponent` or, if it can evaluate every move, an :class:`Analyst`.  An object with only
`levels` and `choose` can also play, but hints then have no reason.  If the field is empty, the
opponent is the general player (`alveus.ai.mcts`); a game with hidden hands or for one player then
has no opponent.  If a game's own opponent is an :class:`Estimator`, the general player uses its
estimates of positions.
"""

from alveus.ai.answers import (
    Advice,
    Adviser,
    Analysis,
    Analyst,
    Choice,
    Estimator,
    MoveEvaluation,
    Opponent,
)
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.greedy import best_result
from alveus.ai.search.principal import WON, Play, Search, SearchResult
from alveus.core.events import Partial, finish, report

Prospect = MoveEvaluation
"""Former name of `MoveEvaluation`."""

__all__ = [
    "WON", "Advice", "Adviser", "Analysis", "Analyst", "Budget", "Choice", "Estimator",
    "MoveEvaluation", "NodeBudget", "Opponent", "Partial", "Play", "Prospect", "Search",
    "SearchResult", "best_result", "finish", "report",
]  # fmt: skip
