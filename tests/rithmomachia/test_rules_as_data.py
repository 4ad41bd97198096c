"""The ruleset: the values of options, and the rules for which shortcuts were proved."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import asdict, fields, make_dataclass, replace
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, get_args, get_type_hints

import pytest
from tests.rithmomachia.positions import rithmomachia

from alveus.families import rithmomachia as family
from alveus.families.rithmomachia.ruleset import OPTIONS, Ruleset

MODULES = [
    import_module(module.name) for module in walk_packages(family.__path__, f"{family.__name__}.")
]
PROOFS = {module.__name__: module.PROVED for module in MODULES if hasattr(module, "PROVED")}
proofs = pytest.mark.parametrize("proved", PROOFS.values(), ids=PROOFS)
Proved = Mapping[str, Container[Any]]


def test_the_opponent_has_a_shortcut() -> None:
    assert PROOFS


@proofs
def test_shortcut_applies_under_default_rules(proved: Proved) -> None:
    assert rithmomachia().rules.is_within(proved)
    assert rithmomachia({"edition": "advanced"}).rules.is_within(proved)


@proofs
def test_new_rule_disables_every_shortcut(proved: Proved) -> None:
    extended = make_dataclass("Extended", [("new_rule", str)], bases=(Ruleset,), frozen=True)
    rules: Ruleset = extended(**asdict(rithmomachia().rules), new_rule="off")
    assert not rules.is_within(proved)


@proofs
def test_unproved_value_disables_a_shortcut(proved: Proved) -> None:
    for name in proved:
        changes: dict[str, Any] = {name: "new value"}
        assert not replace(rithmomachia().rules, **changes).is_within(proved)


@proofs
def test_shortcut_names_existing_fields(proved: Proved) -> None:
    assert sorted(proved) == sorted(field.name for field in fields(Ruleset))


def test_values_of_an_option_are_those_of_its_type() -> None:
    hints = get_type_hints(Ruleset)
    for option in OPTIONS:
        assert set(option.values) == set(get_args(hints[option.name])), option.name
