"""The ladder of levels: its data file and the document generated from it."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

import ladder
from alveus import registry

pytestmark = pytest.mark.native


@pytest.mark.nightly
def test_a_step_ends_after_the_given_time_or_number_of_pairs(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    ladder.run(["familydomino"], 6, 0, 1, 1, file)
    rungs = json.loads(file.read_text(encoding="utf-8"))
    assert [rung["level"] for rung in rungs] == [*registry.spec("familydomino").levels]
    assert {rung["pairs"] for rung in rungs} == {ladder.LEAST}
    assert rungs[0]["against"] == "random"
    assert all(low <= rung["score"] <= high for rung in rungs for low, high in [rung["interval"]])
    assert min(*rungs[-1]["ms"], *rungs[-1]["browser_ms"]) > 0
    assert "| grossvater | onkel | 5 |" in ladder.tables(rungs)
    assert "| 4.0 (12) | 0.50 (101) |" in ladder.row(
        {**rungs[0], "ms": [4, 12], "browser_ms": [0.5, 101]}
    )


@pytest.mark.nightly
def test_a_ladder_can_be_continued_from_a_level(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    finished = ladder.steps_to("onkel", "familydomino")
    ladder.run(["familydomino"], 6, 0, 1, 1, file, finished)
    *lower, upper = ladder.read(file)
    assert lower == finished
    assert lower[-1]["level"] == "onkel"
    assert (upper["level"], upper["against"], upper["pairs"]) == ("grossvater", "onkel", 5)
    assert upper["elo_margin"] > lower[-1]["elo_margin"]


def test_results_of_several_runs_are_joined_by_game(tmp_path: Path) -> None:
    parts = [tmp_path / "one.json", tmp_path / "two.json"]
    for part, results in zip(parts, ({"xii": 1, "bohnenspiel": 2}, {"xii": 3}), strict=True):
        part.write_text(
            json.dumps([{"game": game, "pairs": number} for game, number in results.items()])
        )
    ladder.join(parts, tmp_path / "all.json")
    games = [(rung["game"], rung["pairs"]) for rung in ladder.read(tmp_path / "all.json")]
    assert games == [("xii", 3), ("bohnenspiel", 2)]


def test_stored_ladder_contains_every_level_of_every_game() -> None:
    rungs = [(rung["game"], rung["against"], rung["level"]) for rung in ladder.read(ladder.DATA)]
    assert rungs == [
        (spec.info.id, *step)
        for spec in registry.specs()
        for step in pairwise(("random", *spec.levels))
    ]


def test_document_is_generated_from_the_stored_data() -> None:
    """If this fails, run `python3 scripts/arena.py --join docs/ladder.json`."""
    assert ladder.document() == ladder.DOCUMENT.read_text(encoding="utf-8")
