"""Rules as data: options with their sources, and the rules for which shortcuts are proved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from alveus.core.game import Info, Source
from alveus.core.ruleset import OURS, Citation, DeclaredRules, Proved, RuleOptions

BOOK: Citation = ("A book", "p. 7", "attested")


def test_first_reading_is_the_default_unless_another_is_named() -> None:
    options = RuleOptions("toy")
    first = options.add("dice", {"2": BOOK, "3": OURS})
    named = options.add("men", {"15": BOOK, "6": OURS}, default="6")
    assert (first.default, named.default) == ("2", "6")
    assert list(options) == [first, named]


def test_note_of_a_reading_is_named_after_the_option() -> None:
    options = RuleOptions("toy")
    noted = options.add("dice", {"2": BOOK})
    silent = options.add("men", {"15": BOOK}, noted=False)
    assert noted.readings["2"] == Source("A book", "p. 7", "attested", "note-toy-dice")
    assert silent.readings["15"] == Source("A book", "p. 7", "attested")


def test_reason_has_its_own_source_or_that_of_a_reading() -> None:
    options = RuleOptions("toy")
    dice = options.add("dice", {"2": BOOK, "3": OURS})
    reasons = options.reasons({"blocked": ("", BOOK), "third_die": ("dice", "3")})
    assert reasons["blocked"] == ("", Source("A book", "p. 7", "attested"))
    assert reasons["third_die"] == ("dice", dice.readings["3"])


@dataclass(frozen=True)
class Rules(DeclaredRules):
    dice: int = 2
    men: int = 15


@pytest.mark.parametrize(
    ("proved", "applies"),
    [
        ({"dice": (2,), "men": (15,)}, True),
        ({"dice": (2,), "men": None}, True),
        ({"dice": (3,), "men": None}, False),
        ({"dice": (2,)}, False),
    ],
)
def test_shortcut_applies_to_the_declared_values_of_every_rule(
    proved: Proved, applies: bool
) -> None:
    assert Rules().is_within(proved) is applies


def bear_off(settings: Mapping[str, str]) -> Mapping[str, str]:
    return {"bear_off": "exact" if settings["dice"] == "3" else "any"}


def test_conditional_default_depends_on_other_options() -> None:
    options = RuleOptions("toy")
    options.add("bear_off", {"any": BOOK, "exact": OURS})
    options.add("dice", {"2": BOOK, "3": OURS})
    presets = {"free": {"dice": "3", "bear_off": "any"}}
    info = Info("toy", "toy", ("a", "b"), tuple(options), presets, conditional_defaults=bear_off)
    for chosen, expected in (
        ({}, "any"),
        ({"dice": "3"}, "exact"),
        ({"dice": "3", "bear_off": "any"}, "any"),
        ({"preset": "free"}, "any"),
    ):
        settings = info.settings(chosen)
        assert settings["bear_off"] == expected
        assert info.settings(info.without_defaults(settings)) == settings
    assert info.without_defaults(info.settings({"dice": "3"})) == {"dice": "3"}
