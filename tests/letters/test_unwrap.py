"""Game letters that mail programs, chats or scanners have changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alveus.core.errors import SetupError
from alveus.letters.envelope import open_letter
from alveus.letters.unwrap import LONGEST_TEXT, find_letter

FORMS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "fixtures" / "letter-forms.json").read_text("utf-8")
)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form["name"])
def test_find_letter_finds_the_letter_in_a_text(form: dict[str, Any]) -> None:
    assert find_letter(form["text"]) == form["link"]


@pytest.mark.parametrize(
    "form",
    [form for form in FORMS if form["link"] in (None, FORMS[0]["link"])],
    ids=lambda form: form["name"],
)
def test_open_letter_opens_a_letter_in_a_text(form: dict[str, Any]) -> None:
    if form["link"] is None:
        with pytest.raises(SetupError, match="letter_damaged"):
            open_letter(form["text"])
    else:
        assert open_letter(form["text"]).names == {"south": "Anna", "north": "Ben"}


@pytest.mark.parametrize(
    "unit",
    [
        "letter",
        "letter=1.a\n",
        "%25",
        "https://urldefense.com/v3/__*",
        "Content-Transfer-Encoding: base64\n",
        "Content-Transfer-Encoding: base64\n\naaaa",
    ],
)
def test_long_hostile_text_is_searched_in_linear_time(unit: str) -> None:
    find_letter(unit * (LONGEST_TEXT // len(unit)))
