"""The parts of the test run: requirements, commands, and counting of tests."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toolchain.ground import ROOT, WEB

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    Write = Callable[[str], object]
    """A function that receives the output of a part, piece by piece."""

# pytest ends with "3 failed, 40 passed in 2.1s", vitest with "Tests  3 failed | 40 passed (43)".
SUMMARY = re.compile(r"^\s*Tests\s.*\(\d+\)$|\b(passed|failed|errors?)\b.* in \d[\d.]*s")
FEW = 3
"""Maximum number of failed tests to repeat.  A busy machine can make a test fail."""
COUNT = re.compile(r"(\d+) (passed|failed|errors?)\b")
COLOUR = re.compile(r"\x1b\[[\d;]*m")


@dataclass(frozen=True)
class Part:
    """One kind of test. Its command can contain `{python}`, `{adapters}` and `{node}`.

    They are replaced by the paths of these programs.
    """

    name: str
    title: str
    command: tuple[str, ...]
    cwd: Path = ROOT
    needs_node: bool = False
    needs_site: bool = False
    needs_chromium: bool = False
    needs_adapters: bool = False
    alone: bool = False
    """True if no other part runs at the same time."""
    second_go: bool = False
    """True if failed tests are repeated once, provided that at most `FEW` have failed."""


@dataclass(frozen=True)
class Result:
    """Result of a part.  A linter has no tests; if it fails, it counts as one failed test."""

    part: Part
    seconds: float
    passed: int
    failed: int
    mended: int = 0
    """Number of tests that passed only when repeated."""


def _python(*words: str) -> tuple[str, ...]:
    return ("{python}", *words)


def _web(name: str, title: str, *words: str) -> Part:
    return Part(name, title, ("{node}", *words), cwd=WEB, needs_node=True, needs_site=True)


# A test that never ends fails with its name, instead of stopping the whole run.
_TIMED = ("--timeout", "300")
_APART = ("--ignore=tests/browser", "--ignore=tests/adapters")

PARTS = (
    Part("ruff", "Python style: ruff", _python("-m", "ruff", "check", ".")),
    Part("mypy", "Python types: mypy --strict", _python("-m", "mypy", "--strict")),
    _web(
        "biome",
        "Web style: Biome",
        "node_modules/@biomejs/biome/bin/biome",
        "check",
        "--error-on-warnings",
        ".",
    ),
    _web("tsc", "Web types: TypeScript", "node_modules/typescript/bin/tsc", "--noEmit"),
    _web("vitest", "Web tests: vitest", "node_modules/vitest/vitest.mjs", "run"),
    Part(
        "engine",
        "Engine tests in CPython",
        _python("-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *_TIMED, "tests", *_APART),
    ),
    Part(
        "adapters",
        "Adapters and notebooks, with the libraries they are for",
        ("{adapters}", "-m", "pytest", "-q", "-n", "2", *_TIMED, "tests/adapters"),
        needs_adapters=True,
    ),
    Part(
        "release",
        "Wheel, source and site as they would be released",
        _python("scripts/release.py", "--dry"),
        needs_node=True,
        needs_site=True,
    ),
    Part(
        "pyodide",
        "Engine tests in Pyodide",
        _python("scripts/pyodide_tests.py"),
        needs_node=True,
        needs_site=True,
    ),
    Part(
        "browser",
        "Browser tests in Chromium",
        _python("-m", "pytest", "-q", "-n", "4", "--dist", "worksteal", *_TIMED, "tests/browser"),
        needs_node=True,
        needs_site=True,
        needs_chromium=True,
        alone=True,
        second_go=True,
    ),
)


def show(text: str) -> None:
    """Write text to the terminal at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def run_part(
    part: Part, programs: Mapping[str, Path], env: Mapping[str, str], write: Write = show
) -> Result:
    """Run one part, pass its output to `write`, and count its tests."""
    write(f"\n=== {part.title} ===\n")
    command = [
        word.format(**{name: str(path) for name, path in programs.items()}) for word in part.command
    ]
    started = time.monotonic()
    passed, failed = _run(part, command, env, write)
    mended = 0
    if part.second_go and 0 < failed <= FEW:
        write(f"\n=== {part.title}: the {failed} that failed, once more ===\n")
        mended, failed = _run(part, [*command, "--last-failed"], env, write)
    return Result(part, time.monotonic() - started, passed + mended, failed, mended)


def run_in_background(
    parts: Iterable[Part], programs: Mapping[str, Path], env: Mapping[str, str]
) -> list[Result]:
    """Run parts one after the other; show the output of each when it has ended."""
    results = []
    for part in parts:
        output: list[str] = []
        results.append(run_part(part, programs, env, output.append))
        show("".join(output))
    return results


def _run(part: Part, command: list[str], env: Mapping[str, str], write: Write) -> tuple[int, int]:
    """Run a command, pass its output to `write`, and return the numbers of passed and failed tests.

    A command that fails without a failed test counts as one failed test.
    """
    process = subprocess.Popen(
        command,
        cwd=part.cwd,
        env=dict(env),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    lines = []
    with process:
        for line in process.stdout or ():
            write(line)
            lines.append(line)
    passed, failed = count_tests(lines)
    return passed, failed or int(process.returncode != 0)


def count_tests(lines: Iterable[str]) -> tuple[int, int]:
    """Return the numbers of passed and failed tests from the last summary in a run's output."""
    summary = ""
    for line in lines:
        plain = COLOUR.sub("", line).rstrip()
        if SUMMARY.search(plain):
            summary = plain
    counts = {word: int(number) for number, word in COUNT.findall(summary)}
    passed = counts.pop("passed", 0)
    return passed, sum(counts.values())


def _passed(result: Result) -> str:
    count = f"{result.passed} passed" if result.passed else ""
    return f"{count}, {result.mended} of them at the second go" if result.mended else count


def table(results: Iterable[Result]) -> str:
    """Return the summary: part, seconds and result in columns."""
    rows = [
        (
            result.part.name,
            f"{result.seconds:.1f} s",
            f"{result.failed} failed" if result.failed else "ok",
            _passed(result),
        )
        for result in results
    ]
    return "\n".join(f"{a:<10}{b:>9}  {c:<12}{d}".rstrip() for a, b, c, d in rows)
