"""What Rithmomachia can tell without a match: the means of two numbers, and every row that wins."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import integer, items, member
from alveus.core.spec import Consultable
from alveus.rithmomachia.editions import INFO, ruleset
from alveus.rithmomachia.means import Term, Terms, terms
from alveus.rithmomachia.progressions import KINDS, MAIOR, PRAESTANTISSIMA, possible_progressions
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import PYRAMID, SIDES, army

EDITIONS = ("beginner", "advanced")
GREATEST = 9999
"""Greater numbers than this are not asked about."""


def means(given: Mapping[str, Any]) -> dict[str, Any]:
    """The means and third terms of two numbers, each with the stones that bear it.

    `numbers` are two different numbers from 1 on, `edition` the game whose stones are meant.
    """
    numbers = sorted(integer(number, "numbers") for number in items(given, "numbers"))
    if len(numbers) != 2 or not 0 < numbers[0] < numbers[1] <= GREATEST:
        raise SetupError("bad_value", name="numbers", value=str(numbers)[:80])
    advanced = member(given, "edition", EDITIONS, EDITIONS[0]) == EDITIONS[1]
    a, b = numbers
    return {
        "numbers": numbers,
        "stones": [_stones(number, advanced) for number in numbers],
        "proportions": [
            {"kind": kind, **_describe_terms(three, advanced)}
            for kind, three in terms(a, b).items()
        ],
    }


def rows(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every row that can win, by edition and side: of own numbers, and with one captured.

    Of four stones those with two kinds need one captured stone at most; with all three kinds
    two are allowed, for with one Black has none.  `wins` are the kinds that win without an option.
    """
    return {
        "editions": [
            {
                "edition": edition,
                "wins": list(ruleset(INFO.settings({"edition": edition})).kinds),
                "sides": [
                    {"side": name, "threes": _threes(edition, side), "fours": _fours(edition, side)}
                    for side, name in enumerate(SIDES)
                ],
            }
            for edition in EDITIONS
        ]
    }


TOPICS: Mapping[str, Consultable] = MappingProxyType({"means": means, "rows": rows})
"""Everything that can be asked, by name."""


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
    """The stones that bear a number: ``["WR6", "WT6"]``."""
    return [
        f"{'WB'[side]}{shape}{value}"
        for side in (0, 1)
        for shape, value in army(side, advanced)
        if value == number
    ]


def _threes(edition: str, side: int) -> list[dict[str, Any]]:
    found = _possible(_rules(edition, max_captured="1"), side)
    return sorted(found, key=lambda row: (KINDS.index(row["kinds"][0]), row["values"]))


def _fours(edition: str, side: int) -> list[dict[str, Any]]:
    higher = _possible(_rules(edition, victory=MAIOR, max_captured="1"), side)
    highest = _possible(_rules(edition, victory=PRAESTANTISSIMA, max_captured="2"), side)
    two = [row for row in higher if len(row["kinds"]) == 2]
    return sorted([*two, *highest], key=lambda row: row["values"])


def _possible(rules: Ruleset, side: int) -> list[dict[str, Any]]:
    own = {value for _, value in army(side, rules.advanced)}
    enemies = {value for shape, value in army(1 - side, rules.advanced) if shape != PYRAMID}
    return [
        {"values": list(row.values), "kinds": list(row.kinds), "captured": list(captured)}
        for row, captured in possible_progressions(rules, own, enemies)
    ]


def _rules(edition: str, **chosen: str) -> Ruleset:
    """The rules of an edition with all three progressions."""
    kinds = {"harmonic": "on", "geometric": "on"}
    return ruleset(INFO.settings({"edition": edition, **kinds, **chosen}))
