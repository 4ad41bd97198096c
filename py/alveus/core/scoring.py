"""Former module of the scoring of series; imported from `alveus.core.outcomes` in new code."""

from alveus.core.outcomes import PointsScoring as PointsScoring
from alveus.core.outcomes import Scoring as Scoring
from alveus.core.outcomes import Tally as Tally
from alveus.core.outcomes import count_points as count_points
