"""The packages to mutate, and the tests that must detect the mutants."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolchain.ground import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SOURCES = ROOT / "py" / "alveus"
EVERY_GAME = (
    "tests/core/test_catalogue.py",
    "tests/core/test_perft.py",
    "tests/test_games.py",
    "tests/test_views.py",
    "tests/test_bridge.py",
    "tests/test_values.py",
)
"""Tests for every game; a family is tested with its own games only."""

BESIDE_RULES = frozenset({"opponent", "diagram", "sheet", "numbering"})
"""Modules and folders of a family that contain no rules."""


@dataclass(frozen=True)
class Group:
    """A package whose modules have the same tests."""

    package: str
    """Folder of the package under `py/alveus`, for example `families/dominoes/line`."""
    tests: tuple[str, ...]
    """Files of tests: the package's own tests, then the tests that cover every game."""

    @property
    def folder(self) -> Path:
        """The path of the package."""
        return SOURCES / self.package

    @property
    def knows_games(self) -> bool:
        """True if the package contains games.  The core does not, so any game can test it."""
        return self.package != "core"

    def modules(self) -> Iterator[Path]:
        """Yield the modules of the package in order, except those without rules."""
        for path in sorted(self.folder.rglob("*.py")):
            if BESIDE_RULES.isdisjoint(path.relative_to(self.folder).with_suffix("").parts):
                yield path


def _family(package: str, tests: str) -> Group:
    return Group(package, (f"tests/{tests}", *EVERY_GAME))


GROUPS = (
    Group(
        "core",
        (
            "tests/core",
            "tests/test_protocol.py",
            "tests/test_cli.py",
            "tests/line",
            "tests/dominosa/test_commands.py",
            *EVERY_GAME,
        ),
    ),
    _family("families/tables", "tables"),
    _family("families/bohnenspiel", "mancala"),
    _family("families/dominoes/dominosa", "dominosa"),
    _family("families/dominoes/terzett", "terzett"),
    _family("families/dominoes/line", "line"),
    _family("families/rithmomachia", "rithmomachia"),
)
