"""The benchmark `engine` inside Pyodide under Node: the same Python as in the browser."""

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
    """Print the table; return True if the budgets for the browser's Python are met."""
    command = [ensure_node().executable, SCRIPT, ROOT, arguments.seconds, arguments.seed]
    return subprocess.run([str(word) for word in command], check=False).returncode == 0
