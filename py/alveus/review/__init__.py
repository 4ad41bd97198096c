"""A game looked over: what each throw gave, what each decision gave away, where it was decided.

It knows no game: analysts weigh decisions and throws (`alveus.ai`), and this adds them up.
"""

from alveus.review.moments import Moment, Sums
from alveus.review.reviewing import Review, Reviewer, review

__all__ = ["Moment", "Review", "Reviewer", "Sums", "review"]
