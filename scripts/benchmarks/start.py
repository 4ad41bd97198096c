"""Time of `import alveus`, compared with `import json` in the same run.

The package imports its modules on first use, so that a script pays only for a few modules of the
standard library.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from statistics import median
from typing import TYPE_CHECKING

from toolchain.ground import ROOT

if TYPE_CHECKING:
    import argparse

MOST = 5.0
"""Maximum ratio to the time of `import json`."""
TOTAL = re.compile(r"\| +([0-9]+) \| (json|alveus)$", re.M)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py start`."""
    parser.add_argument("--runs", type=int, default=15)


def run(arguments: argparse.Namespace) -> bool:
    """Print both times; return True if their ratio is allowed."""
    runs = [_microseconds() for _ in range(arguments.runs)]
    json, ours = (median(sample[name] for sample in runs) / 1000 for name in ("json", "alveus"))
    print(
        f"import json {json:.2f} ms, import alveus {ours:.2f} ms: {ours / json:.1f} times as long"
    )
    return ours / json <= MOST


def _microseconds() -> dict[str, int]:
    """Return the time of each import in a fresh Python, including all that it imports."""
    command = [sys.executable, "-X", "importtime", "-c", "import json, alveus"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return {name: int(time) for time, name in TOTAL.findall(done.stderr)}
