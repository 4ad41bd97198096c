"""Tests in a forked child process: once without a mutant, then with one mutant after another.

The child is forked from a process that has imported pytest and nothing of alveus.  It therefore
starts quickly and loads the mutant when it imports the module; no file is ever changed.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from typing import TYPE_CHECKING, Any

import hypothesis.strategies  # noqa: F401  (imported once for all children)
import pytest

from mutation.groups import SOURCES
from toolchain.ground import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mutation.groups import Group
    from mutation.mutants import Mutant

QUIET = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no")
MEMORY = 4 << 30
"""Maximum memory of a child in bytes: some mutants allocate without end."""
START = 15
"""Processor time in seconds for the imports of a child."""
SLOW = 20
"""Maximum ratio of a child's duration to its processor time, on a busy machine."""


class Chosen:
    """A pytest plugin that selects a group's tests or, in order, the tests in a list (`plan`)."""

    def __init__(self, group: Group, plan: Sequence[str] | None = None) -> None:
        self._group = group
        self._plan = None if plan is None else {test: place for place, test in enumerate(plan)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Deselect all other tests."""
        if self._plan is None:
            items[:] = [item for item in items if self._belongs(item)]
        else:
            plan = self._plan
            items[:] = sorted(
                (item for item in items if item.nodeid in plan), key=lambda item: plan[item.nodeid]
            )

    def _belongs(self, item: pytest.Item) -> bool:
        """Return False for tests of other families' games; for the core, for tests of options."""
        _, _, example = item.nodeid.partition("[")
        if not self._group.knows_games:
            return "=" not in example
        return not example.startswith(_strangers(self._group))


def _strangers(group: Group) -> tuple[str, ...]:
    """Return the ids of the games of other families."""
    from alveus import registry

    package = "alveus." + group.package.replace("/", ".") + "."
    return tuple(
        game_id
        for game_id in registry.ids()
        if not type(registry.game(game_id)).__module__.startswith(package)
    )


class _Changed(SourceFileLoader):
    """Loads a module from the mutated source, and writes no bytecode."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self._text = text

    def path_stats(self, path: str) -> Any:
        raise OSError

    def get_data(self, path: str) -> bytes:
        return self._text.encode()


class _Finder:
    """Import finder of the mutated module."""

    def __init__(self, mutant: Mutant) -> None:
        self._name = "alveus." + mutant.module.removesuffix(".py").replace("/", ".")
        self._path = str(mutant.path)
        self._text = mutant.source()

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        loader = _Changed(name, self._path, self._text)
        return spec_from_file_location(name, self._path, loader=loader)


def sees(group: Group, mutant: Mutant, plan: Sequence[str], seconds: float) -> bool:
    """Return True if a test in `plan` fails, or takes much too long, with the mutant.

    `seconds` is the processor time of the tests without a mutant.
    """

    def run() -> int:
        sys.meta_path.insert(0, _Finder(mutant))
        files = dict.fromkeys(test.partition("::")[0] for test in plan)
        return pytest.main([*QUIET, *files], plugins=[Chosen(group, plan)])

    status = in_child(run, START + 4 * seconds)
    return status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def in_child(run: Callable[[], int], seconds: float) -> int:
    """Run a function in a child process without output; return its status, negative if killed.

    `seconds` is processor time, so that other load on the machine does not stop a child.
    """
    child = os.fork()
    if not child:
        status = 1
        try:
            os.setpgid(0, 0)
            limit = int(seconds) + 1
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            os.chdir(ROOT)
            sys.path.insert(0, str(SOURCES.parent))
            status = int(run())
        finally:
            os._exit(status)
    end = time.monotonic() + SLOW * seconds
    while True:
        finished, status = os.waitpid(child, os.WNOHANG)
        if finished:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > end:
            os.killpg(child, signal.SIGKILL)
            return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        time.sleep(0.02)
