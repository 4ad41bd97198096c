"""The ruleset: the values of options, and the rules for which shortcuts were proved."""

from __future__ import annotations

from dataclasses import asdict, fields, make_dataclass, replace
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

import pytest
from tests.rithmomachia.positions import rithmomachia

from alveus.families import rithmomachia as rules_package
from alveus.families.rithmomachia import opponent as opponent_package
from alveus.families.rithmomachia import options
from alveus.families.rithmomachia.ruleset import Ruleset, Shortcut

MODULES = [
    import_module(f"{package.__name__}.{module.name}")
    for package in (rules_package, opponent_package)
    for module in iter_modules(package.__path__)
]
SHORTCUTS = {
    name: value
    for module in MODULES
    for name, value in vars(module).items()
    if isinstance(value, Shortcut)
}
shortcuts = pytest.mark.parametrize("shortcut", SHORTCUTS.values(), ids=SHORTCUTS)


@shortcuts
def test_shortcut_applies_under_default_rules(shortcut: Shortcut) -> None:
    assert shortcut.applies(rithmomachia().rules)
    assert shortcut.applies(rithmomachia({"edition": "advanced"}).rules)


@shortcuts
def test_new_rule_disables_every_shortcut(shortcut: Shortcut) -> None:
    extended = make_dataclass("Extended", [("new_rule", str)], bases=(Ruleset,), frozen=True)
    assert not shortcut.applies(extended(**asdict(rithmomachia().rules), new_rule="off"))


@shortcuts
def test_unproved_value_disables_a_shortcut(shortcut: Shortcut) -> None:
    rules = rithmomachia().rules
    for name in shortcut.values:
        changes: dict[str, Any] = {name: "new value"}
        assert not shortcut.applies(replace(rules, **changes))


@shortcuts
def test_shortcut_names_existing_fields_once(shortcut: Shortcut) -> None:
    names = [*shortcut.values, *shortcut.irrelevant]
    assert sorted(names) == sorted(field.name for field in fields(Ruleset))


def test_values_of_an_option_are_those_of_its_type() -> None:
    for name, hint in get_type_hints(options).items():
        rule = getattr(options, name)
        if isinstance(rule, options.RuleOption):
            (values,) = get_args(hint)
            assert set(rule.option.values) == set(get_args(values)), name
