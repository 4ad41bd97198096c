"""The means of two numbers, and the third terms with which they are in proportion.

For a < b there is in each of Boethius' proportions a number between them, their mean, one before
them and one after them.  Whole numbers are written as such, others as fractions (17/2) or as the
root of a whole number (√72).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd, isqrt, sqrt
from typing import NamedTuple

from alveus.rithmomachia.progressions import ARITHMETIC, GEOMETRIC, HARMONIC


class Term(NamedTuple):
    """A term of a proportion: how it is written, and where it lies on the line of numbers."""

    text: str
    at: float

    @property
    def number(self) -> int:
        """The whole number that it is; 0 where it is none."""
        return int(self.text) if self.text.isdecimal() else 0


class Terms(NamedTuple):
    """What stands before, between and after two numbers; None where nothing above nought does."""

    before: Term | None
    mean: Term
    after: Term | None


def terms(a: int, b: int) -> Mapping[str, Terms]:
    """The terms for two numbers a < b in each proportion."""
    return {
        ARITHMETIC: Terms(_term(2 * a - b), _ratio(a + b, 2), _term(2 * b - a)),
        GEOMETRIC: Terms(_term(a * a, b), _root(a * b), _term(b * b, a)),
        HARMONIC: Terms(_term(a * b, 2 * b - a), _ratio(2 * a * b, a + b), _term(a * b, 2 * a - b)),
    }


def _term(over: int, under: int = 1) -> Term | None:
    """The term over : under if it is greater than nought."""
    return _ratio(over, under) if under > 0 and over > 0 else None


def _ratio(over: int, under: int) -> Term:
    common = gcd(over, under)
    text = f"{over // common}/{under // common}" if under > common else str(over // common)
    return Term(text, over / under)


def _root(square: int) -> Term:
    root = isqrt(square)
    return Term(str(root), root) if root * root == square else Term(f"√{square}", sqrt(square))
