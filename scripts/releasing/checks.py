"""Checks that must pass before a release is published."""

from __future__ import annotations

from typing import TYPE_CHECKING

from releasing.packages import version
from toolchain.ground import ROOT, SetupFailed, run
from toolchain.python import ensure_python

if TYPE_CHECKING:
    from pathlib import Path

TOOLS = ROOT / "build" / "release-tools"
LARGEST = 900_000
"""Maximum size of the wheel in bytes."""


def check_tag(tag: str) -> None:
    """Raise SetupFailed unless the tag is `v` and the engine's version."""
    if tag != f"v{version()}":
        raise SetupFailed(f"The tag {tag} is not the version: that is {version()}.")


def check_changelog() -> None:
    """Raise SetupFailed if the changelog has no section for the version."""
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    if f"## {version()}" not in lines:
        raise SetupFailed(f"CHANGELOG.md has no section “## {version()}”: name the release there.")


def check_packages(packages: list[Path]) -> None:
    """Raise SetupFailed if PyPI would refuse a package, or a wheel has wrong files or size."""
    python = ensure_python("release", TOOLS)
    run(
        [python, "-m", "twine", "check", "--strict", *packages],
        otherwise="Twine refuses the packages: see its message above.",
    )
    wheels = [path for path in packages if path.suffix == ".whl"]
    run(
        [python, "-m", "check_wheel_contents", *wheels],
        otherwise="The wheel contains unwanted or misplaced files: see the message above.",
    )
    for wheel in wheels:
        if wheel.stat().st_size > LARGEST:
            raise SetupFailed(f"{wheel.name} is larger than {LARGEST} bytes.")
