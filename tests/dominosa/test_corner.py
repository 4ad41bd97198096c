"""The corner of a sheet, where a cell has two neighbours only, and lines that bar a place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.dominosa.puzzles import SMALL, dominosa

from alveus.cli import main
from alveus.core.errors import SetupError

CORNER = "3:03211332102101200332"
"""3 lies to the right of the 0 in the corner and below it."""
DOUBLES = "3:10302301122300213213"
"""0:0 has two places, 1:1 and 3:3 have one."""


def ask(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What a terminal is answered."""
    assert main(["dominosa", *words]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_corner_between_equal_numbers_commits_its_tile(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """0:3 lies at a1 whichever way, so it cannot lie on c3-c4."""
    steps = ask(capsys, "solve", CORNER)["steps"]
    (dual,) = (step for step in steps if step["aid"] == "festlegung_dual")
    assert dual["cells"] == ["a1"]
    assert sorted(dual["places"]) == ["a1-a2", "a1-b1"]
    assert dual["cuts"] == ["c3-c4"]


def test_no_tile_lies_across_a_line() -> None:
    for place in ("a1-b1", "b1-c1", "d3-d4"):
        with pytest.raises(SetupError) as caught:
            dominosa().from_json({"puzzle": SMALL, "lines": [place], "laid": [place]})
        assert (caught.value.code, caught.value.params) == ("line_laid", {"at": place})


def test_a_tile_with_one_place_from_the_start_comes_before_one_that_lines_have_left(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """1:1 has one place; of the two of 0:0, which is looked at first, a line bars one."""
    hint = ask(capsys, "hint", json.dumps({"puzzle": DOUBLES, "lines": ["b1-b2"]}))["step"]
    assert (hint["aid"], hint["tiles"], hint["lays"]) == ("siegel", ["1:1"], "c2-d2")
    laid = {"puzzle": DOUBLES, "lines": ["b1-b2"], "laid": ["c2-d2"]}
    others = {"siegel": ["3:3"], "sekundaerer_siegel": ["0:0"]}
    hint = ask(capsys, "hint", json.dumps(laid))["step"]
    assert hint["tiles"] == others[hint["aid"]]
