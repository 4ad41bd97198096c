"""How far a mean of few scores can be trusted: an interval that covers what it says it covers.

Scores of pairs lie between 0 and 1, and the mean of games won or lost has Wilson's interval (J. Am.
Stat. Assoc. 22, 1927).  Pairs tell more, as most of their scores lie between the ends: so many of
them count as so many games more as their variance is smaller than that of games won or lost with
the same mean (Kish's design effect, Survey Sampling, 1965).  Half a score of 0 and half of 1 are
added before it is taken, as few pairs all alike say next to nothing of it.
"""

from __future__ import annotations

from math import sqrt

NORMAL = 1.959963984540054
"""The 97.5 % point of the normal distribution."""


def score_interval(total: float, squares: float, pairs: int) -> tuple[float, float]:
    """Both ends of the 95 % interval of the mean score of pairs, each scored from 0 to 1.

    Of the scores their sum is given, and the sum of their squares.
    """
    middle = (total + 0.5) / (pairs + 1)
    variance = (squares + 0.5) / (pairs + 1) - middle**2
    effect = min(1.0, variance / (middle * (1 - middle)))
    mean, doubt = total / pairs, effect * NORMAL**2 / pairs
    centre = (mean + doubt / 2) / (1 + doubt)
    half = sqrt(doubt * (mean * (1 - mean) + doubt / 4)) / (1 + doubt)
    return max(0.0, centre - half), min(1.0, centre + half)
