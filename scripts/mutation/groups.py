"""What is mutated, and which tests have to see it."""

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
"""What holds for every game; a family is tried by its own games only."""


@dataclass(frozen=True)
class Group:
    """A package whose modules are tried by the same tests."""

    package: str
    """Its folder under `py/alveus`, as in `dominoes/line`."""
    tests: tuple[str, ...]
    """Its own first, then those of every game."""

    @property
    def folder(self) -> Path:
        """Where its modules lie."""
        return SOURCES / self.package

    @property
    def knows_games(self) -> bool:
        """Whether games are built in it; the core knows none, so any game tries it."""
        return self.package != "core"

    def modules(self) -> Iterator[Path]:
        """Its modules in order."""
        return iter(sorted(self.folder.rglob("*.py")))


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
    _family("tables", "tables"),
    _family("families/bohnenspiel", "mancala"),
    _family("dominoes/dominosa", "dominosa"),
    _family("dominoes/terzett", "terzett"),
    _family("dominoes/line", "line"),
    _family("rithmomachia", "rithmomachia"),
)
