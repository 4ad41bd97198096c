"""The topics: means and third terms of two numbers, and winning rows."""

from __future__ import annotations

from typing import Any

import pytest

from alveus import registry
from alveus.core.errors import SetupError
from alveus.families.rithmomachia.topics import terms


def term_texts(a: int, b: int, kind: str) -> list[str]:
    return [term.text if term else "" for term in terms(a, b)[kind]]


@pytest.mark.parametrize(
    ("a", "b", "kind", "expected"),
    [
        (6, 9, "arithmetic", ["3", "15/2", "12"]),
        (4, 9, "geometric", ["16/9", "6", "81/4"]),
        (6, 12, "geometric", ["3", "√72", "24"]),
        (9, 15, "harmonic", ["45/7", "45/4", "45"]),
        (6, 12, "harmonic", ["4", "8", ""]),
        (6, 12, "arithmetic", ["", "9", "18"]),
    ],
)
def test_terms_of_two_numbers(a: int, b: int, kind: str, expected: list[str]) -> None:
    assert term_texts(a, b, kind) == expected


def consult(about: str, **members: Any) -> dict[str, Any]:
    return registry.spec("rithmomachia").consult(about, members)


def test_terms_have_the_stones_of_the_edition() -> None:
    arithmetic = consult("means", numbers=[12, 6], edition="advanced")["proportions"][0]
    assert arithmetic["mean"]["stones"] == ["WT9", "BR9", "BR9"]
    assert consult("means", numbers=[6, 12])["proportions"][0]["mean"]["stones"] == ["BR9"]


@pytest.mark.parametrize("numbers", [[6], [6, 6], [0, 6], [6, 10000]])
def test_means_refuse_other_than_two_different_numbers(numbers: list[int]) -> None:
    with pytest.raises(SetupError, match="bad_value"):
        consult("means", numbers=numbers)


def test_highest_victories_are_listed_with_two_captured_stones() -> None:
    black = consult("rows")["editions"][0]["sides"][1]
    highest = [row for row in black["fours"] if len(row["kinds"]) == 3]
    assert [(row["values"], row["captured"]) for row in highest] == [
        ([3, 4, 6, 9], [4, 6]),
        ([4, 6, 9, 12], [4, 6]),
    ]


def test_rows_topic_has_the_kinds_that_win_by_default() -> None:
    wins = {edition["edition"]: edition["wins"] for edition in consult("rows")["editions"]}
    assert wins == {"beginner": ["arithmetic"], "advanced": ["arithmetic", "harmonic"]}
