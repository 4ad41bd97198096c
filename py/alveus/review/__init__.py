"""Review of a game: the luck of each roll, the loss of each decision, and the turning points.

Reviews do not depend on a game: they add up the evaluations of the opponents (`alveus.ai`).
"""

from alveus.review.moments import Moment, Sums
from alveus.review.reviewing import Review, Reviewer, review

__all__ = ["Moment", "Review", "Reviewer", "Sums", "review"]
