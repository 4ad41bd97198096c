"""Lines are broken where their words, as wide as in Times, have no more room."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alveus.sheets.page import measure, wrap

LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;-–“”’"


def test_words_are_as_wide_as_their_letters() -> None:
    assert measure("alveus", 10) == pytest.approx(4.44 + 2.78 + 5 + 4.44 + 5 + 3.89)


def test_a_letter_that_the_sheets_cannot_set_is_found() -> None:
    with pytest.raises(KeyError):
        measure("→", 10)


@given(st.lists(st.text(LETTERS, min_size=1, max_size=12), min_size=1, max_size=40))
def test_no_line_is_too_wide_and_no_word_is_lost(words: list[str]) -> None:
    lines = list(wrap(" ".join(words), 4, 60))
    assert " ".join(lines).split(" ") == words
    assert all(measure(line, 4) <= 60 for line in lines)


def test_a_word_that_has_no_room_stands_alone() -> None:
    assert list(wrap("a Sechsunddreißig b", 4, 10)) == ["a", "Sechsunddreißig", "b"]
