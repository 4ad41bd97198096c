"""The puzzle of the day: a set and a grade for every day of the week, and the day as its seed.

The week begins easily and ends with the provisional Siegel, so that the same day has the same
puzzle for everybody, whatever they have chosen for themselves.
"""

from __future__ import annotations

import re

from alveus.core.errors import SetupError
from alveus.dominoes.dominosa.generate import PuzzleSpec

WEEK = (
    PuzzleSpec(6, "siegel"),
    PuzzleSpec(7, "siegel"),
    PuzzleSpec(6, "festlegung"),
    PuzzleSpec(7, "festlegung"),
    PuzzleSpec(6, "mengen"),
    PuzzleSpec(7, "mengen"),
    PuzzleSpec(7, "provisorisch"),
)
"""What is solved on Monday, on Tuesday and so on."""
_MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def spec_of(day: str) -> PuzzleSpec:
    """The kind of the puzzle of a day; its seed is the day.  Raises SetupError as `check_day`."""
    return WEEK[_weekday(*check_day(day))]


def check_day(day: str) -> tuple[int, int, int]:
    """Year, month and day of a day such as ``2026-11-23``.  Raises SetupError `bad_value`."""
    found = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", day)
    year, month, date = map(int, found.groups()) if found else (0, 0, 0)
    if not (year and 1 <= month <= 12 and 1 <= date <= _days_of(year, month)):
        raise SetupError("bad_value", name="day", value=day[:80])
    return year, month, date


def _days_of(year: int, month: int) -> int:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _MONTHS[month - 1] + (leap and month == 2)


def _weekday(year: int, month: int, date: int) -> int:
    """0 for a Monday; the years are counted from March (Gauss)."""
    if month < 3:
        year, month = year - 1, month + 12
    days = 365 * year + year // 4 - year // 100 + year // 400
    return (days + (153 * (month - 3) + 2) // 5 + date + 1) % 7
