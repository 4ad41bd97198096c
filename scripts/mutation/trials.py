"""Tests run in a child of this process: once as they are, then against one mutant after another.

A child is forked from a process that has imported pytest and nothing of ours, so it begins at once
and meets the mutant when it imports the module; no file is ever changed.
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
"""Bytes a child may take: some mutants never stop collecting."""
START = 15
"""Seconds of processor time a child gets for its imports."""
SLOW = 20
"""How many times its processor time a child may last on a busy machine."""


class Chosen:
    """A pytest plugin: only the tests of a group, or of a plan, in its order."""

    def __init__(self, group: Group, plan: Sequence[str] | None = None) -> None:
        self._group = group
        self._plan = None if plan is None else {test: place for place, test in enumerate(plan)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what is not wanted."""
        if self._plan is None:
            items[:] = [item for item in items if self._belongs(item)]
        else:
            plan = self._plan
            items[:] = sorted(
                (item for item in items if item.nodeid in plan), key=lambda item: plan[item.nodeid]
            )

    def _belongs(self, item: pytest.Item) -> bool:
        """Whether a test is of the group's own games; the core is tried by their defaults."""
        _, _, example = item.nodeid.partition("[")
        if not self._group.knows_games:
            return "=" not in example
        return not example.startswith(_strangers(self._group))


def _strangers(group: Group) -> tuple[str, ...]:
    """The ids of games that are of another family."""
    from alveus import registry

    package = "alveus." + group.package.replace("/", ".") + "."
    return tuple(
        game_id
        for game_id in registry.ids()
        if not type(registry.game(game_id)).__module__.startswith(package)
    )


class _Changed(SourceFileLoader):
    """Loads a module from another text than its file's, and leaves no bytecode."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self._text = text

    def path_stats(self, path: str) -> Any:
        raise OSError

    def get_data(self, path: str) -> bytes:
        return self._text.encode()


class _Finder:
    """Finds the one module that is changed."""

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
    """Whether a test of the plan fails, or never ends, with the mutant in place."""

    def run() -> int:
        sys.meta_path.insert(0, _Finder(mutant))
        files = dict.fromkeys(test.partition("::")[0] for test in plan)
        return pytest.main([*QUIET, *files], plugins=[Chosen(group, plan)])

    status = in_child(run, START + 4 * seconds)
    return status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def in_child(run: Callable[[], int], seconds: float) -> int:
    """The exit status of a function run in a child, silently; negative if it had to be stopped.

    `seconds` are of processor time, so that a busy machine stops nobody.
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
