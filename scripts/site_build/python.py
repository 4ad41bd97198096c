"""Python for the browser: the published wheels and the archives that the worker loads."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from site_build.paths import LIBRARY, MACHINE, PYODIDE, WHEELS, fetch_wheels
from toolchain.ground import run
from toolchain.node import ensure_node

MICROPIP = "micropip==0.11.1"
STEPS = Path(__file__).parent


def build_wheels() -> None:
    """Fill `build/wheels` with the wheels of alveus (identical on each run) and micropip."""
    with tempfile.TemporaryDirectory() as folder:
        run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
            otherwise="Hatchling could not build the wheel: see its message above.",
        )
        shutil.rmtree(WHEELS, ignore_errors=True)
        WHEELS.mkdir(parents=True)
        for wheel in [*Path(folder).glob("*.whl"), *fetch_wheels([MICROPIP])]:
            shutil.copy(wheel, WHEELS)


def published_wheel() -> Path:
    """Return the wheel of alveus that was built last."""
    [wheel] = WHEELS.glob("alveus-*.whl")
    return wheel


def build_library() -> None:
    """Write the archives of the worker: the trimmed standard library and alveus, byte-compiled."""
    shutil.rmtree(LIBRARY, ignore_errors=True)
    (LIBRARY / "families").mkdir(parents=True)
    run(
        [ensure_node().executable, STEPS / "library.mjs", published_wheel(), LIBRARY],
        otherwise="The browser's Python library could not be made: see the message above.",
    )


def build_machine() -> None:
    """Write Pyodide's WebAssembly and script without functions that only compiled packages need."""
    shutil.rmtree(MACHINE, ignore_errors=True)
    run(
        [ensure_node().executable, STEPS / "machine.mjs", PYODIDE, MACHINE],
        otherwise="The browser's Python could not be made smaller: see the message above.",
    )
