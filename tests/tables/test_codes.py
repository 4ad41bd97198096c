"""Every declared reason and error occurs in a test."""

from __future__ import annotations

from tests.codes import CODES as CORE
from tests.tables import test_bad_positions, test_roman_bad_positions, test_roman_why, test_why

from alveus.families.tables.game import CODES


def test_every_declared_error_has_a_position() -> None:
    tried = {code for code, _, _ in test_bad_positions.BAD} | {"bad_dice"}
    tried |= {code for _, code, _, _ in test_roman_bad_positions.BAD}
    assert tried >= set(CODES["error"])


def test_every_declared_reason_has_a_position() -> None:
    tried = {way.code for way in test_why.WAYS} | {text.code for text in test_why.TEXTS}
    tried |= {way.code for way in test_roman_why.WAYS}
    tried |= {text.code for text in test_roman_why.TEXTS}
    assert tried >= set(CODES["reason"])
    assert tried <= {*CODES["reason"], *CORE["reason"]}
