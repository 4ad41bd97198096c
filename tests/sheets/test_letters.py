"""Measuring and wrapping of text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alveus.sheets.page import measure, wrap

LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;-–“”’"


def test_width_of_text_is_the_sum_of_its_characters() -> None:
    assert measure("alveus", 10) == pytest.approx(4.44 + 2.78 + 5 + 4.44 + 5 + 3.89)


def test_unknown_character_raises_an_error() -> None:
    with pytest.raises(KeyError):
        measure("→", 10)


@given(st.lists(st.text(LETTERS, min_size=1, max_size=12), min_size=1, max_size=40))
def test_wrapped_lines_fit_and_keep_all_words(words: list[str]) -> None:
    lines = list(wrap(" ".join(words), 4, 60))
    assert " ".join(lines).split(" ") == words
    assert all(measure(line, 4) <= 60 for line in lines)


def test_long_word_has_its_own_line() -> None:
    assert list(wrap("a Sechsunddreißig b", 4, 10)) == ["a", "Sechsunddreißig", "b"]
