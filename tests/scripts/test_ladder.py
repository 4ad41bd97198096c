"""The ladder of the levels: what is kept as data, and the document made of it."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

import ladder
from alveus import registry

pytestmark = pytest.mark.native


def test_a_step_ends_after_so_many_seconds_or_pairs(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.json"
    ladder.run(["familydomino"], 6, 0, 1, 1, kept)
    rungs = json.loads(kept.read_text(encoding="utf-8"))
    assert [one["level"] for one in rungs] == [*registry.spec("familydomino").levels]
    assert {one["pairs"] for one in rungs} == {ladder.LEAST}
    assert rungs[0]["against"] == "random"
    assert all(low <= one["score"] <= high for one in rungs for low, high in [one["interval"]])
    assert min(*rungs[-1]["ms"], *rungs[-1]["browser_ms"]) > 0
    assert "| grossvater | onkel | 5 |" in ladder.tables(rungs)
    assert "| 4.0 (12) | 0.50 (101) |" in ladder.row(
        {**rungs[0], "ms": [4, 12], "browser_ms": [0.5, 101]}
    )


def test_a_ladder_is_climbed_on_from_a_level_and_keeps_the_steps_below(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.json"
    climbed = ladder.steps_to("onkel", "familydomino")
    ladder.run(["familydomino"], 6, 0, 1, 1, kept, climbed)
    *lower, upper = ladder.read(kept)
    assert lower == climbed
    assert lower[-1]["level"] == "onkel"
    assert (upper["level"], upper["against"], upper["pairs"]) == ("grossvater", "onkel", 5)
    assert upper["elo_margin"] > lower[-1]["elo_margin"]


def test_what_several_runs_found_is_laid_together_game_by_game(tmp_path: Path) -> None:
    parts = [tmp_path / "one.json", tmp_path / "two.json"]
    for part, found in zip(parts, ({"xii": 1, "bohnenspiel": 2}, {"xii": 3}), strict=True):
        part.write_text(json.dumps([{"game": game, "pairs": at} for game, at in found.items()]))
    ladder.join(parts, tmp_path / "all.json")
    games = [(rung["game"], rung["pairs"]) for rung in ladder.read(tmp_path / "all.json")]
    assert games == [("xii", 3), ("bohnenspiel", 2)]


def test_every_level_of_every_game_stands_in_the_ladder_that_is_kept() -> None:
    climbed = [(rung["game"], rung["against"], rung["level"]) for rung in ladder.read(ladder.DATA)]
    assert climbed == [
        (spec.info.id, *step)
        for spec in registry.specs()
        for step in pairwise(("random", *spec.levels))
    ]


def test_the_document_s_tables_are_those_of_the_data() -> None:
    """Else: `python3 scripts/arena.py --join docs/ladder.json`."""
    assert ladder.document() == ladder.DOCUMENT.read_text(encoding="utf-8")
