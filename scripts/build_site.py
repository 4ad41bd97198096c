"""Build the site: a folder of static files that runs from any sub-folder of any host.

.venv/bin/python scripts/build_site.py [--out build/site] [--base ./]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from site_build.paths import ENGINE, GAMES, GENERATED, LIBRARY, OPENINGS, WHEELS
from site_build.stamps import step
from toolchain.ground import ROOT, SITE, WEB, plain_failures

sys.path.insert(0, str(ENGINE))

from site_build import openings, python, site

STEPS = ROOT / "scripts" / "site_build"
WHEEL_SOURCES = [ENGINE, ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE"]
LIBRARY_STEPS = [
    STEPS / name for name in ("library.mjs", "walk.py", "byte_compile.py", "shelves.py")
]
PYODIDE = WEB / "node_modules" / "pyodide" / "package.json"


def build(out: Path, base: str) -> None:
    """Do every step whose inputs have changed."""
    step("wheels", [*WHEEL_SOURCES, STEPS / "python.py"], [WHEELS], python.build_wheels)
    step("library", [WHEELS, PYODIDE, *LIBRARY_STEPS], [LIBRARY], python.build_library)
    painted = sorted(path.parent.name for path in GAMES.glob("*/painter.ts"))
    inputs = [ENGINE, STEPS / "openings.py"]
    step("openings", inputs, [OPENINGS], openings.build_openings, *painted)
    step(
        "site",
        [WEB, *GENERATED.glob("*"), WHEELS, STEPS, WEB / "node_modules" / ".package-lock.json"],
        [out],
        lambda: site.build_site(out, base),
        base,
    )


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Build the site of static files.")
    parser.add_argument("--out", type=Path, default=SITE, help="folder (default: build/site)")
    parser.add_argument("--base", default="./", help="base of all addresses (default: relative)")
    arguments = parser.parse_args()
    with plain_failures():
        build(arguments.out.absolute(), arguments.base)


if __name__ == "__main__":
    main()
