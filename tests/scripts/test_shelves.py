"""What of the wheel goes into the archives that the worker boots from, and into which."""

from __future__ import annotations

import pytest
from tests.test_imports import MODULES, PY

from site_build.shelves import shelves
from site_build.walk import in_browser

pytestmark = pytest.mark.native


def test_there_is_a_shelf_for_every_family_and_for_what_few_games_ask_for() -> None:
    packed = [
        file.relative_to(PY).as_posix() for module, file in MODULES.items() if in_browser(module)
    ]
    found = set(shelves(packed).values())
    families = {"tables", "mancala", "dominoes", "rithmomachia"}
    assert found == {"alveus", "diagrams", "letters", "lab", "review"} | families
