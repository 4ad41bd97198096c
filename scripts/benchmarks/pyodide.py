"""The engine's figures once more, inside Pyodide under Node: the Python that the browser has."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks import engine
from toolchain.ground import ROOT
from toolchain.node import ensure_node

if TYPE_CHECKING:
    import argparse

add_arguments = engine.add_arguments
SCRIPT = Path(__file__).with_name("in_pyodide.mjs")


def run(arguments: argparse.Namespace) -> bool:
    """Print the table; answers whether the budgets of the browser's Python are kept."""
    command = [ensure_node().executable, SCRIPT, ROOT, arguments.seconds, arguments.seed]
    return subprocess.run([str(word) for word in command], check=False).returncode == 0
