"""The positions of `docs/rules/tables.md` with all results of their rolls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alveus import registry

FIXTURES = json.loads((Path(__file__).parents[1] / "fixtures" / "tables.json").read_text())
HERE = [fixture for fixture in FIXTURES if fixture["game"] in registry.ids()]


def men(position: dict[str, Any]) -> dict[str, Any]:
    return {side: position[side] for side in ("white", "black")}


def in_order(finals: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(finals, key=lambda final: json.dumps(final, sort_keys=True))


def test_all_28_lombard_fixtures_are_here() -> None:
    assert sum(fixture["game"] == "lombardorum" for fixture in HERE) == 28


@pytest.mark.parametrize("fixture", HERE, ids=[f["name"] for f in HERE])
def test_fixture(fixture: dict[str, Any]) -> None:
    game = registry.game(fixture["game"], fixture["options"])
    results = game.results(game.from_json(fixture["position"]))
    finals = [men(game.to_json(result.state)) for result in results]
    assert in_order(finals) == in_order(fixture["finals"])


@pytest.mark.parametrize("fixture", HERE, ids=[f["name"] for f in HERE])
def test_text_of_every_result_leads_to_it(fixture: dict[str, Any]) -> None:
    game = registry.game(fixture["game"], fixture["options"])
    start = game.from_json(fixture["position"])
    for result in game.results(start):
        state = start
        for move in game.parse(start, result.text):
            state, _ = game.apply(state, move)
        assert state == result.state
