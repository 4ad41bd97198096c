"""The notebooks run from the first cell to the last, and show their boards."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
DRAWN = {"a-puzzle": 2, "first-steps": 3, "two-players": 0}
"""Number of boards in each notebook."""


def test_every_notebook_is_listed() -> None:
    assert [file.stem for file in NOTEBOOKS] == list(DRAWN)


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path) -> None:
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs for cell in cells), "notebooks are kept without results"
    client = NotebookClient(notebook, timeout=120, kernel_name="python3")
    client.execute(env={**os.environ, "PYTHONPATH": str(ROOT / "py")})
    results = [[dict(output) for output in cell.outputs] for cell in cells]
    assert results[0] == []  # only needed in a browser
    assert all(results[1:])
    assert sum("<svg" in str(output) for output in results) == DRAWN[file.stem]
