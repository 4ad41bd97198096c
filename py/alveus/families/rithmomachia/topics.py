"""Topics (questions to look up without a match): proportions of two numbers, winning rows.

For a < b each of Boethius' proportions defines a mean between them, a term before them and a
term after them.  Whole numbers are written as such, others as fractions (17/2) or as the root of
a whole number (√72).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd, isqrt, sqrt
from types import MappingProxyType
from typing import Any, NamedTuple, get_args

from alveus.core.errors import SetupError
from alveus.core.json_validation import integer, items, member
from alveus.core.spec import Consultable
from alveus.families.rithmomachia.rows import KINDS, possible_progressions
from alveus.families.rithmomachia.ruleset import Edition, Kind, Ruleset
from alveus.families.rithmomachia.stones import LETTERS, PYRAMID, SIDES, army
from alveus.families.rithmomachia.variants import INFO, ruleset

EDITIONS: tuple[Edition, ...] = get_args(Edition)
LARGEST = 9999
"""The largest number accepted by `means`."""


class Term(NamedTuple):
    """A term of a proportion: its text, and its value on the number line."""

    text: str
    at: float

    @property
    def number(self) -> int:
        """The term if it is a whole number, otherwise 0."""
        return int(self.text) if self.text.isdecimal() else 0


class Terms(NamedTuple):
    """The terms before, between and after two numbers; None if a term is not positive."""

    before: Term | None
    mean: Term
    after: Term | None


def terms(a: int, b: int) -> Mapping[Kind, Terms]:
    """Return the terms for two numbers a < b in each proportion."""
    return {
        "arithmetic": Terms(_term(2 * a - b), _ratio(a + b, 2), _term(2 * b - a)),
        "geometric": Terms(_term(a * a, b), _root(a * b), _term(b * b, a)),
        "harmonic": Terms(
            _term(a * b, 2 * b - a), _ratio(2 * a * b, a + b), _term(a * b, 2 * a - b)
        ),
    }


def _term(numerator: int, denominator: int = 1) -> Term | None:
    """Return a quotient as a term, or None if it is not positive."""
    return _ratio(numerator, denominator) if denominator > 0 and numerator > 0 else None


def _ratio(numerator: int, denominator: int) -> Term:
    common = gcd(numerator, denominator)
    whole = f"{numerator // common}"
    text = f"{whole}/{denominator // common}" if denominator > common else whole
    return Term(text, numerator / denominator)


def _root(square: int) -> Term:
    root = isqrt(square)
    return Term(str(root), root) if root * root == square else Term(f"√{square}", sqrt(square))


def means(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the means and third terms of two numbers, with the stones of each number.

    `numbers` are two different numbers from 1, `edition` selects the stones.  Raises SetupError.
    """
    numbers = sorted(integer(number, "numbers") for number in items(request, "numbers"))
    if len(numbers) != 2 or not 0 < numbers[0] < numbers[1] <= LARGEST:
        raise SetupError("bad_value", name="numbers", value=str(numbers)[:80])
    advanced = member(request, "edition", EDITIONS, "beginner") == "advanced"
    a, b = numbers
    return {
        "numbers": numbers,
        "stones": [_stones(number, advanced) for number in numbers],
        "proportions": [
            {"kind": kind, **_describe_terms(three, advanced)}
            for kind, three in terms(a, b).items()
        ],
    }


def rows(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return every row that can win, by edition and side: of own numbers, and with captured ones.

    Rows of three contain at most one captured stone, and so do rows of four with two kinds.
    Rows of four with all three kinds may contain two: Black has none with fewer.  `wins` are the
    kinds that win by default.
    """
    return {
        "editions": [
            {
                "edition": edition,
                "wins": list(ruleset(INFO.settings({"edition": edition})).winning_kinds),
                "sides": [
                    {"side": name, "threes": _threes(edition, side), "fours": _fours(edition, side)}
                    for side, name in enumerate(SIDES)
                ],
            }
            for edition in EDITIONS
        ]
    }


TOPICS: Mapping[str, Consultable] = MappingProxyType({"means": means, "rows": rows})
"""The topics by name."""


def _describe_terms(three: Terms, advanced: bool) -> dict[str, Any]:
    return {
        name: _describe_term(term, advanced)
        for name, term in zip(three._fields, three, strict=True)
    }


def _describe_term(term: Term | None, advanced: bool) -> dict[str, Any] | None:
    if term is None:
        return None
    return {"text": term.text, "at": term.at, "stones": _stones(term.number, advanced)}


def _stones(number: int, advanced: bool) -> list[str]:
    """Return the stones with a number: ``["WR6", "WT6"]``."""
    return [
        f"{LETTERS[side]}{shape}{value}"
        for side in (0, 1)
        for shape, value in army(side, advanced)
        if value == number
    ]


def _threes(edition: Edition, side: int) -> list[dict[str, Any]]:
    threes = _possible_rows(_rules(edition, max_captured="1"), side)
    return sorted(threes, key=lambda row: (KINDS.index(row["kinds"][0]), row["values"]))


def _fours(edition: Edition, side: int) -> list[dict[str, Any]]:
    higher = _possible_rows(_rules(edition, victory="maior", max_captured="1"), side)
    highest = _possible_rows(_rules(edition, victory="praestantissima", max_captured="2"), side)
    two_kinds = [row for row in higher if len(row["kinds"]) == 2]
    return sorted([*two_kinds, *highest], key=lambda row: row["values"])


def _possible_rows(rules: Ruleset, side: int) -> list[dict[str, Any]]:
    own = {value for _, value in army(side, rules.advanced)}
    enemies = {value for shape, value in army(1 - side, rules.advanced) if shape != PYRAMID}
    return [
        {"values": list(row.values), "kinds": list(row.kinds), "captured": list(captured)}
        for row, captured in possible_progressions(rules, own, enemies)
    ]


def _rules(edition: Edition, **chosen: str) -> Ruleset:
    """Return the rules of an edition with all three progressions."""
    kinds = {"harmonic": "on", "geometric": "on"}
    return ruleset(INFO.settings({"edition": edition, **kinds, **chosen}))
