"""Topics (pages of reference outside a match): functions that answer a request, as JSON.

`means` computes the arithmetic, geometric and harmonic proportion of numbers a < b: a mean between
them, a term before a and a term after b.  Terms are written as whole numbers, fractions (17/2) or
roots (√72).  `rows` lists the winning rows: the numbers of three or four stones that can win the
game on one rank or file, because the numbers contain one or more of these proportions.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd, isqrt, sqrt
from typing import Any, NamedTuple, get_args

from alveus.core.errors import SetupError
from alveus.core.json_validation import integer, items, member
from alveus.core.spec import Consultable
from alveus.families.rithmomachia.board import LETTERS, PYRAMID, SIDES, army
from alveus.families.rithmomachia.rows import KINDS, possible_progressions
from alveus.families.rithmomachia.ruleset import Edition, Kind, ruleset

EDITIONS: tuple[Edition, ...] = get_args(Edition)
LARGEST = 9999
"""The largest number accepted by `means`."""


class Term(NamedTuple):
    """A term of a proportion: its exact `text`, such as 17/2 or √72, and its value `at`."""

    text: str
    at: float


def terms(a: int, b: int) -> Mapping[Kind, tuple[Term | None, Term | None, Term | None]]:
    """Map each kind of proportion to its terms before a, between a and b, and after b (a < b).

    A term is None if it does not exist or is not positive.
    """
    product = a * b
    return {
        "arithmetic": (_quotient(2 * a - b), _quotient(a + b, 2), _quotient(2 * b - a)),
        "geometric": (_quotient(a * a, b), _root(product), _quotient(b * b, a)),
        "harmonic": (
            _quotient(product, 2 * b - a),
            _quotient(2 * product, a + b),
            _quotient(product, 2 * a - b),
        ),
    }


def _quotient(numerator: int, denominator: int = 1) -> Term | None:
    if denominator <= 0 or numerator <= 0:
        return None
    common = gcd(numerator, denominator)
    whole = f"{numerator // common}"
    text = f"{whole}/{denominator // common}" if denominator > common else whole
    return Term(text, numerator / denominator)


def _root(square: int) -> Term:
    root = isqrt(square)
    return Term(str(root), root) if root * root == square else Term(f"√{square}", sqrt(square))


def means(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the terms of all proportions of two numbers, and the stones with these numbers.

    The request has `numbers`, two different integers from 1 to 9999, and optionally an `edition`
    (default: `beginner`).  The answer has three lists: the `numbers` in ascending order; `stones`,
    for each number a list of the stones of this edition with this number, such as ``WR2``; and
    `proportions`, an object for each `kind` (`arithmetic`, `geometric`, `harmonic`).  Such an
    object has the terms `before`, `mean` and `after`.  Each is an object with `text`, value (`at`)
    and `stones`, or None if there is no such term.  Raises SetupError for other requests.
    """
    numbers = sorted(integer(number, "numbers") for number in items(request, "numbers"))
    if len(numbers) != 2 or not 0 < numbers[0] < numbers[1] <= LARGEST:
        raise SetupError("bad_value", name="numbers", value=str(numbers)[:80])
    advanced = member(request, "edition", EDITIONS, "beginner") == "advanced"

    def stones(number: str) -> list[str]:
        return [
            f"{LETTERS[side]}{shape}{value}"
            for side in (0, 1)
            for shape, value in army(side, advanced)
            if str(value) == number
        ]

    def describe(term: Term | None) -> dict[str, Any] | None:
        return term and {"text": term.text, "at": term.at, "stones": stones(term.text)}

    return {
        "numbers": numbers,
        "stones": [stones(str(number)) for number in numbers],
        "proportions": [
            {
                "kind": kind,
                **dict(zip(("before", "mean", "after"), map(describe, three), strict=True)),
            }
            for kind, three in terms(*numbers).items()
        ],
    }


def rows(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return every possible winning row, by edition (`beginner`, `advanced`) and side.

    Each side has two lists: `threes`, the rows of three numbers, and `fours`, the rows of four.
    A row is an object with three lists: its numbers (`values`), its `kinds` of progression
    (arithmetic, harmonic, geometric), and those of its numbers that no stone of the side's own army
    has, so that a captured enemy stone is necessary (`captured`).  `captured` has at most one
    number, or at most two if the row has all three kinds.  Each edition also has a list of the
    kinds of progression that win under its default options (`wins`).  The request is ignored.
    """
    return {
        "editions": [
            {
                "edition": edition,
                "wins": list(ruleset({"edition": edition}).winning_kinds),
                "sides": [
                    {"side": name, "threes": _threes(edition, side), "fours": _fours(edition, side)}
                    for side, name in enumerate(SIDES)
                ],
            }
            for edition in EDITIONS
        ]
    }


TOPICS: Mapping[str, Consultable] = {"means": means, "rows": rows}
"""The functions that answer requests, by name of the topic."""


def _threes(edition: Edition, side: int) -> list[dict[str, Any]]:
    threes = _possible_rows(edition, side)
    return sorted(threes, key=lambda row: (KINDS.index(row["kinds"][0]), row["values"]))


def _fours(edition: Edition, side: int) -> list[dict[str, Any]]:
    higher = _possible_rows(edition, side, victory="maior")
    highest = _possible_rows(edition, side, victory="praestantissima", max_captured="2")
    two_kinds = [row for row in higher if len(row["kinds"]) == 2]
    return sorted([*two_kinds, *highest], key=lambda row: row["values"])


def _possible_rows(edition: Edition, side: int, **chosen: str) -> list[dict[str, Any]]:
    """Return the winning rows that the seat `side` can form, as JSON (see `rows`).

    All kinds of progression win, also those that do not by default in the edition.  `chosen`
    contains further options of the rules, by name.
    """
    rules = ruleset({"edition": edition, "harmonic": "on", "geometric": "on", **chosen})
    own = {value for _, value in army(side, rules.advanced)}
    enemies = {value for shape, value in army(1 - side, rules.advanced) if shape != PYRAMID}
    return [
        {"values": list(row.values), "kinds": list(row.kinds), "captured": list(captured)}
        for row, captured in possible_progressions(rules, own, enemies)
    ]
