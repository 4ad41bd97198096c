"""Shortcuts apply only to the rules for which they are proved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields

import pytest
from tests.tables.positions import duodecim, lombard, xii

from alveus.families.tables.fast import fast_turns
from alveus.families.tables.game import TablesGame
from alveus.families.tables.opponent.board import Board, LastMen
from alveus.families.tables.opponent.evaluation import Beginner
from alveus.families.tables.opponent.network import load_network
from alveus.families.tables.opponent.race import Race
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Side


@dataclass(frozen=True)
class ExtendedRuleset(Ruleset):
    """A ruleset with a rule that no shortcut supports."""

    new_rule: bool = False


def extend(rules: Ruleset) -> Ruleset:
    return ExtendedRuleset(**{rule.name: getattr(rules, rule.name) for rule in fields(rules)})


def solves_races(rules: Ruleset) -> bool:
    side = Side((*[0] * rules.length, 1), off=rules.men - 1)
    return LastMen(Board(rules, Beginner(rules))).is_solvable(side, side)


SHORTCUTS: dict[str, tuple[Callable[[Ruleset], bool], Ruleset]] = {
    "fast turns": (fast_turns, lombard().rules),
    "table of races": (lambda rules: Race(rules).has_table, lombard().rules),
    "network": (lambda rules: load_network("xii", rules) is not None, xii().rules),
    "races of few men": (solves_races, duodecim().rules),
}


@pytest.mark.parametrize("name", SHORTCUTS)
def test_new_rule_disables_every_shortcut(name: str) -> None:
    applies, rules = SHORTCUTS[name]
    assert applies(rules)
    assert not applies(extend(rules))


@pytest.mark.parametrize(
    "game",
    [
        lombard(restricted_transit="off"),
        duodecim(start_blocked="safe"),
        duodecim(touch_captures="off"),
        duodecim(touch_captures="must_be_empty"),
        xii(advance_after="both"),
        xii(entry_others="entered_only"),
        xii(entry_others="none"),
        xii(blocked_die="lost"),
        xii(gather_in_a_after_hit="on"),
    ],
)
def test_fast_search_does_not_support_rules_with_memory(game: TablesGame) -> None:
    assert not fast_turns(game.rules)


@pytest.mark.parametrize(
    "game",
    [lombard(dice_count="3"), duodecim(dice_count="2", bear_off="exact"), xii(doubles="plain")],
)
def test_table_of_races_requires_its_dice_and_bearing_off(game: TablesGame) -> None:
    applies = game.rules.dice == 2 and game.rules.bear_off != "exact"
    assert Race(game.rules).has_table == applies
