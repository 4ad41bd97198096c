"""Boards and diagrams of some positions, compared with golden files.

Review the changes before you commit regenerated files:

ALVEUS_REWRITE=1 .venv/bin/python -m pytest tests/diagrams/test_goldens.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.diagrams.positions import SHOWN

from alveus import diagrams

FOLDER = Path(__file__).parents[1] / "fixtures" / "diagrams"
pytestmark = pytest.mark.native  # Pyodide cannot rewrite the files and rounds differently


def check(name: str, made: str) -> None:
    golden = FOLDER / name
    if os.environ.get("ALVEUS_REWRITE"):
        golden.write_text(made, encoding="utf-8")
    assert made == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SHOWN)
def test_board_matches_its_golden_file(name: str) -> None:
    game, known = SHOWN[name].make()
    boards = [diagrams.board(game, known, ascii=ascii_only) for ascii_only in (False, True)]
    check(f"{name}.txt", "\n\n".join(boards) + "\n")


@pytest.mark.parametrize("name", SHOWN)
def test_diagram_matches_its_golden_file(name: str) -> None:
    shown = SHOWN[name]
    game, known = shown.make()
    drawn = diagrams.diagram(
        game, known, size=shown.size, move=shown.move, places=shown.places, theme=shown.theme
    )
    check(f"{name}.svg", drawn)


def test_golden_files_have_no_leftovers() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SHOWN)
