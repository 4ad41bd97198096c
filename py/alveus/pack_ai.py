"""The public interface for the computer opponent of a game in a pack: answers, budgets and search.

The field `opponent` of a game's `SPEC` names a module.  That module ends with an object `OPPONENT`:
an :class:`Opponent` or, if it can evaluate every move, an :class:`Analyst`.
"""

from alveus.ai.answers import Advice as Advice
from alveus.ai.answers import Analysis as Analysis
from alveus.ai.answers import Analyst as Analyst
from alveus.ai.answers import Choice as Choice
from alveus.ai.answers import MoveEvaluation as MoveEvaluation
from alveus.ai.answers import Opponent as Opponent
from alveus.ai.search.budget import Budget as Budget
from alveus.ai.search.budget import NodeBudget as NodeBudget
from alveus.ai.search.greedy import best_result as best_result
from alveus.ai.search.principal import WON as WON
from alveus.ai.search.principal import Play as Play
from alveus.ai.search.principal import Search as Search
from alveus.core.events import Partial as Partial
from alveus.core.events import finish as finish
from alveus.core.events import report as report
