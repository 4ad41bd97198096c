"""The built site, made by `scripts/build_site.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolchain.ground import ROOT, SITE, run

if TYPE_CHECKING:
    from pathlib import Path

    from toolchain.node import Node


def build_site(python: Path, node: Node) -> None:
    """Build `build/site`; steps whose inputs have not changed are skipped."""
    run(
        [python, ROOT / "scripts" / "build_site.py", "--out", SITE],
        otherwise="The site could not be built: see the message above.",
        env=node.environment(),
    )
