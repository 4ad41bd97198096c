"""The computer's players: each gets what its seat knows and answers with what it thinks best."""

from alveus.ai.answers import Advice, Analysis, Choice
from alveus.ai.opponent import advise, analyse, choose, opponent_of
from alveus.ai.search.budget import Budget
from alveus.core.progress import finish

__all__ = [
    "Advice",
    "Analysis",
    "Budget",
    "Choice",
    "advise",
    "analyse",
    "choose",
    "finish",
    "opponent_of",
]
