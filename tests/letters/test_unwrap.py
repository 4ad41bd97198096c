"""Letters in the forms that mail programs, chats and scanners give them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alveus import letters
from alveus.letters.unwrap import LONGEST_TEXT, find_letter

FORMS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "fixtures" / "letter-forms.json").read_text("utf-8")
)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form["name"])
def test_finds_the_letter(form: dict[str, Any]) -> None:
    assert find_letter(form["text"]) == form["link"]


@pytest.mark.parametrize("unit", ["letter", "letter=1.a\n", "%25", "https://urldefense.com/v3/__*"])
def test_long_hostile_text_is_searched_in_linear_time(unit: str) -> None:
    find_letter(unit * (LONGEST_TEXT // len(unit)))


def test_opens_a_letter_in_an_email() -> None:
    written = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    address = f"https://example.org/letter.html?game=bohnenspiel#{written.link}"
    lines = [address[start : start + 76] for start in range(0, len(address), 76)]
    email = "\n".join(["> Your turn:", ">", *(f"> {line}" for line in lines), "", "Anna"])
    assert letters.read(email).letter == written.correspondence.letter
