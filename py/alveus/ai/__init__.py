"""The computer's players: each gets what its seat knows and answers with what it thinks best."""

from alveus.ai.answers import GRAIN, Advice, Analysis, Choice, Prospect
from alveus.ai.opponent import (
    advise,
    analyse,
    choose,
    explain,
    opponent_of,
    weigh_throws,
    weighs_throws,
)
from alveus.ai.search.budget import Budget
from alveus.core.progress import finish

__all__ = [
    "GRAIN",
    "Advice",
    "Analysis",
    "Budget",
    "Choice",
    "Prospect",
    "advise",
    "analyse",
    "choose",
    "explain",
    "finish",
    "opponent_of",
    "weigh_throws",
    "weighs_throws",
]
