"""Error messages of letters explain, in every language, the fault and the remedy."""

from __future__ import annotations

import re

import pytest
from tests.codes import CODES

from alveus.words.messages import messages, speaking_in

pytestmark = pytest.mark.native  # the words lie with the page

LETTERS = [code for code in sorted(CODES["error"]) if code.startswith("letter_")]
PARAMS = {"number": 4, "move": "7:1-8", "game": "xii", "version": 2}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("code", LETTERS)
def test_letter_errors_have_explanations(code: str, language: str) -> None:
    with speaking_in(language):
        said = messages().text(f"error-{code}", PARAMS)
    sentences = re.findall(r"[^.]+\.(?= |$)", said)
    assert len(sentences) >= 2, said
    assert len(said) <= 140
