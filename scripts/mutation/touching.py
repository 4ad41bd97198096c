"""The tests that execute each line, with their times, so that a mutant needs few tests."""

from __future__ import annotations

import hashlib
import json
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mutation.mutants import statement_lines
from mutation.trials import QUIET, Chosen, in_child
from toolchain.ground import ROOT, SetupFailed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mutation.groups import Group
    from mutation.mutants import Mutant

KEPT = ROOT / "build" / "mutation"
HOUR = 3600.0


@dataclass(frozen=True)
class Touching:
    """A group's tests, as measured in one run without mutants."""

    own: str
    """The file or folder of the group's own tests."""
    seconds: dict[str, float]
    """Processor time of each test in seconds."""
    lines: dict[str, dict[str, list[str]]]
    """The tests that execute each line, keyed by module and then by line number."""

    def plan(self, mutant: Mutant, budget: float) -> list[str]:
        """Return the tests that execute a mutant, then the other tests of its group.

        The other tests are necessary if an earlier test has cached a result.  In both parts, the
        group's own tests come first, then tests with default options (ids without "="), then cheap
        tests.  The list ends before its tests take more than `budget` seconds.
        """
        runs = self.lines.get(mutant.module, {})
        past = set(runs.get(str(mutant.line), ()))
        if not past:
            for line in statement_lines(mutant.path, mutant.line):
                past.update(runs.get(str(line), ()))
        chosen: list[str] = []
        spent = 0.0
        for test in sorted(self.seconds, key=partial(self._rank, past)):
            spent += self.seconds[test]
            if spent > budget and chosen:
                break
            chosen.append(test)
        return chosen

    def _rank(self, past: set[str], test: str) -> tuple[bool, bool, bool, float]:
        return (
            test not in past,
            not test.startswith(f"{self.own}/"),
            "=" in test,
            self.seconds[test],
        )

    def cost(self, plan: list[str]) -> float:
        """Return the time of a list of tests in seconds."""
        return sum(self.seconds[test] for test in plan)


def touching(group: Group) -> Touching:
    """Measure a group's tests; the result is cached until a module or a test of it changes."""
    kept = KEPT / f"{group.package.replace('/', '-')}.json"
    digest = _digest(group)
    if kept.is_file():
        known = json.loads(kept.read_text())
        if known["digest"] == digest:
            return Touching(group.tests[0], known["seconds"], known["lines"])
    KEPT.mkdir(parents=True, exist_ok=True)
    print(f"Running the tests of {group.package} without a mutant", flush=True)
    kept.unlink(missing_ok=True)
    if in_child(lambda: _run(group, kept, digest), HOUR):
        raise SetupFailed(f"The tests of {group.package} fail without a mutant: mend them first.")
    known = json.loads(kept.read_text())
    return Touching(group.tests[0], known["seconds"], known["lines"])


class _Watching:
    """A pytest plugin that reports the running test to coverage, and measures its time."""

    def __init__(self, coverage: Any) -> None:
        self._coverage = coverage
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        began = time.process_time()
        yield
        self.seconds[item.nodeid] = round(time.process_time() - began, 4)


def _run(group: Group, kept: Path, digest: str) -> int:
    """Run the group's tests and store the lines that they execute."""
    from coverage import Coverage

    coverage = Coverage(data_file=None, config_file=False, include=[f"{group.folder}/*"])
    coverage.start()
    watching = _Watching(coverage)
    status = int(pytest.main([*QUIET, *group.tests], plugins=[Chosen(group), watching]))
    coverage.stop()
    if not status:
        data = coverage.get_data()
        lines = {
            Path(path)
            .relative_to(group.folder.parents[len(group.package.split("/")) - 1])
            .as_posix(): {
                str(line): [test for test in tests if test]
                for line, tests in data.contexts_by_lineno(path).items()
            }
            for path in data.measured_files()
        }
        kept.write_text(json.dumps({"digest": digest, "seconds": watching.seconds, "lines": lines}))
    return status


def _digest(group: Group) -> str:
    digest = hashlib.sha256()
    tests = [ROOT / test for test in group.tests]
    files = [path for test in tests for path in ([test] if test.is_file() else test.rglob("*.py"))]
    for path in sorted([*group.modules(), *files]):
        digest.update(path.read_bytes())
    return digest.hexdigest()
