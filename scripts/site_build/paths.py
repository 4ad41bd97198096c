"""Paths of the build, and wheels from PyPI."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from toolchain.ground import ROOT, WEB, run

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

ENGINE = ROOT / "py"
GENERATED = WEB / "src" / "generated"
OPENINGS = GENERATED / "openings"
SHEETS = GENERATED / "sheets"
STUDIES = GENERATED / "studies"
GAMES = WEB / "src" / "games"
LIBRARY = GENERATED / "python"
MACHINE = GENERATED / "machine"
PYODIDE = WEB / "node_modules" / "pyodide"
BUILD = ROOT / "build"
CACHED_WHEELS = BUILD / "cache" / "wheels"
DOCS = BUILD / "docs"
PREVIEWS = BUILD / "previews"
SCHEMAS = BUILD / "schemas"
WHEELS = BUILD / "wheels"


def fetch_wheels(requirements: Iterable[str]) -> list[Path]:
    """Return the paths of wheels for CPython 3.14, Pyodide's version; download missing ones.

    Each requirement has the form `name==version`.  Raises SetupFailed.
    """
    wheels: list[Path] = []
    for requirement in requirements:
        name, _, version = requirement.partition("==")
        pattern = f"{name.replace('-', '_').lower()}-{version}-*.whl"
        if not list(CACHED_WHEELS.glob(pattern)):
            pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
            target = ["--python-version", "3.14", "--only-binary", ":all:", "--no-deps"]
            run(
                [*pip, *target, "-d", CACHED_WHEELS, requirement],
                otherwise=f"pip could not download {requirement}: "
                "check the network and pip's message above, then run this again.",
            )
        wheels.extend(CACHED_WHEELS.glob(pattern))
    return wheels
