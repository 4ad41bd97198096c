"""How far a mean of few scores can be trusted: an interval that covers what it says it covers.

Scores lie between 0 and 1.  Where nearly all are alike the plain standard error says next to
nothing, so a score of 0 and one of 1 are added before it is taken (as Agresti and Coull do for
shares, Am. Stat. 52, 1998), and Student's t stands in the place of 1.96.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import stdev

_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The 97.5 % points of Student's t with 1 to 10 degrees of freedom."""
_NORMAL = 1.959964


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t; beyond the table by Cornish and Fisher's expansion."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = _NORMAL
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def margin(scores: Sequence[float]) -> float:
    """Half the 95 % interval of the mean of scores from 0 to 1; at most 1."""
    padded = [*scores, 0.0, 1.0]
    return min(1.0, student(len(padded) - 1) * stdev(padded) / sqrt(len(padded)))
