"""Run the engine tests inside Pyodide under Node: the same interpreter as in the browser.

.venv/bin/python scripts/pyodide_tests.py [pytest's arguments]

The tests are distributed over as many interpreters as there are cores.  The tests of adapters,
browser and scripts are excluded, as are tests that read the page's words with Mozilla's Fluent, and
tests marked `native`, which need processes, threads or a network.  The tests of `NIGHTLY` run only
with ALVEUS_NIGHTLY=1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from site_build.paths import BUILD, fetch_wheels
from toolchain.ground import REQUIREMENTS, ROOT, plain_failures
from toolchain.node import ensure_node
from toolchain.suite import count_tests

if TYPE_CHECKING:
    from collections.abc import Sequence

TOOLS = ("hypothesis", "iniconfig", "packaging", "pluggy", "pygments", "pytest", "sortedcontainers")
SCRIPT = ROOT / "scripts" / "pyodide_tests.mjs"
CACHE = BUILD / "cache" / "pyodide-pycache"
ALWAYS = ["-p", "no:cacheprovider", "-m", "not native"]
APART = (
    "adapters",
    "browser",
    "scripts",
    "test_courses.py",
    "test_sources.py",
    "test_words.py",
    "test_page_words.py",
    "words/test_fluent.py",
)
ALWAYS += [f"--ignore=tests/{path}" for path in APART]
NIGHTLY = (
    "ai/test_alphabeta.py",
    "ai/test_dominoes.py",
    "ai/test_dominosa.py",
    "ai/test_endtable.py",
    "ai/test_every_level.py",
    "ai/test_mcts.py",
    "ai/test_opponent.py",
    "ai/test_proof.py",
    "ai/test_rithmomachia.py",
    "ai/test_roman.py",
    "ai/test_tables_analysis.py",
    "core/test_fast_play.py",
    "diagrams/test_drawings.py",
    "dominosa/test_aids.py",
    "dominosa/test_commands.py",
    "dominosa/test_generate.py",
    "letters/test_checksum.py",
    "letters/test_damaged.py",
    "letters/test_forging.py",
    "letters/test_unwrap.py",
    "line/test_resampling.py",
    "review/test_review.py",
    "rithmomachia/test_properties.py",
    "tables/test_against_slow.py",
    "tables/test_fast.py",
    "tables/test_roman_against_slow.py",
    "tables/test_roman_properties.py",
    "terzett/test_commands.py",
    "terzett/test_compose.py",
    "test_view_updates.py",
    "test_walks.py",
)
"""Long comparisons and searches.  A normal run makes them in CPython only."""
ALL = ["-q", "--assert=plain", "tests"]
"""Arguments of a run of all tests.

Its failures do not show the values in an assertion: their preparation takes longer than many tests.
Run the failed test by name to see them.
"""
NO_TESTS = 5
"""Pytest's exit status if it has no test to run, as can occur for a small share."""


def unpack(wheels: Sequence[Path]) -> Path:
    """Unpack wheels in one folder, and return it.  Python stores no byte code of packed modules."""
    names = ",".join(wheel.name for wheel in wheels)
    folder = BUILD / "cache" / f"pyodide-tools-{zlib.crc32(names.encode()):08x}"
    if not folder.exists():
        new = Path(tempfile.mkdtemp(dir=folder.parent))
        for wheel in wheels:
            shutil.unpack_archive(wheel, new, "zip")
        new.rename(folder)
    return folder


def pinned_tools() -> list[str]:
    """Return the tools that pytest needs, in the versions pinned for all test runs."""
    lines = [
        line.strip()
        for name in ("build.txt", "test.txt")
        for line in (REQUIREMENTS / name).read_text(encoding="utf-8").splitlines()
    ]
    return [line for line in lines if line.partition("==")[0].lower() in TOOLS]


class Share:
    """A process with one interpreter and its share of the tests; `finish` prints its output."""

    def __init__(self, command: Sequence[str | Path]) -> None:
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        )
        self.lines: list[str] = []
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        self.lines.extend(self.process.stdout or ())

    def finish(self) -> tuple[int, int]:
        """Wait for the end, print the output, and return the numbers of passed and failed tests."""
        self.reader.join()
        print("".join(self.lines), end="", flush=True)
        passed, failed = count_tests(self.lines)
        return passed, failed or int(self.process.wait() not in (0, NO_TESTS))


def main() -> None:
    """Run the command."""
    with plain_failures():
        CACHE.mkdir(parents=True, exist_ok=True)
        tools = unpack(fetch_wheels(pinned_tools()))
        node = ensure_node().executable
    skipped = () if os.environ.get("ALVEUS_NIGHTLY") else NIGHTLY
    tests = sys.argv[1:] or [*ALL, *(f"--ignore=tests/{path}" for path in skipped)]
    arguments = [str(word) for word in (ROOT, CACHE, tools, "--", *ALWAYS, *tests)]
    started = time.monotonic()
    count = os.cpu_count() or 1
    running = [Share([node, SCRIPT, f"{first}/{count}", *arguments]) for first in range(count)]
    counts = [share.finish() for share in running]
    passed, failed = (sum(numbers) for numbers in zip(*counts, strict=True))
    failures = f"{failed} failed, " if failed else ""
    print(f"\n{failures}{passed} passed in {time.monotonic() - started:.1f}s")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
