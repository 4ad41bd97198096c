"""Corner cells, which have two neighbours, and lines that rule out a place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.dominosa.puzzles import SMALL, dominosa

from alveus.cli import main
from alveus.core.errors import SetupError

CORNER = "3:03211332102101200332"
"""The corner 0 has a 3 on its right and a 3 below it."""
DOUBLES = "3:10302301122300213213"
"""0:0 has two places, 1:1 and 3:3 have one."""


def ask(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The answer of a terminal command."""
    assert main(["dominosa", *words]) == 0
    return json.loads(capsys.readouterr().out)


def test_corner_between_equal_numbers_is_festlegung(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """0:3 covers a1 in either direction, so it cannot cover c3-c4."""
    steps = ask(capsys, "solve", CORNER)["steps"]
    (dual,) = (step for step in steps if step["aid"] == "festlegung_dual")
    assert dual["cells"] == ["a1"]
    assert sorted(dual["places"]) == ["a1-a2", "a1-b1"]
    assert dual["cuts"] == ["c3-c4"]


def test_line_rules_out_place() -> None:
    for place in ("a1-b1", "b1-c1", "d3-d4"):
        with pytest.raises(SetupError) as caught:
            dominosa().from_json({"puzzle": SMALL, "lines": [place], "laid": [place]})
        assert (caught.value.code, caught.value.params) == ("line_laid", {"at": place})


def test_siegel_comes_before_secondary_siegel(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """1:1 has one place.  0:0 precedes it and has two places, one ruled out by a line."""
    hint = ask(capsys, "hint", json.dumps({"puzzle": DOUBLES, "lines": ["b1-b2"]}))["step"]
    assert (hint["aid"], hint["tiles"], hint["lays"]) == ("siegel", ["1:1"], "c2-d2")
    position = {"puzzle": DOUBLES, "lines": ["b1-b2"], "laid": ["c2-d2"]}
    others = {"siegel": ["3:3"], "sekundaerer_siegel": ["0:0"]}
    hint = ask(capsys, "hint", json.dumps(position))["step"]
    assert hint["tiles"] == others[hint["aid"]]
