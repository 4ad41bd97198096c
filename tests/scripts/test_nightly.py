"""The browser tests of every push, and those of the nightly run only."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from tests.browser.nightly import DAILY
from tests.nightly import VARIABLE

from toolchain.ground import ROOT

pytestmark = pytest.mark.native

COLLECT = f"""
import json, os, pytest
from tests.browser.nightly import is_daily
from tests.nightly import deselect

class Listener:
    def pytest_configure(self, config):
        self.config, self.spared = config, []
    def pytest_deselected(self, items):
        self.spared += items
    def pytest_collection_finish(self, session):
        kept, spared = list(session.items), list(self.spared)
        os.environ["{VARIABLE}"] = "1"
        night = [*kept, *spared]
        deselect(self.config, night, is_daily)
        runs = ([item.nodeid.partition("::")[2] for item in run] for run in (kept, night))
        print("\\n" + json.dumps([*runs]))

pytest.main(["-q", "--collect-only", "--no-header", "tests/browser"], [Listener()])
"""


def collected() -> tuple[set[str], set[str]]:
    """Return the names of the tests of every push and of the nightly run."""
    env = {**os.environ, VARIABLE: "", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", COLLECT]
    listed = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=True
    )
    [line_of_names] = [line for line in listed.stdout.splitlines() if line.startswith("[[")]
    daily, nightly = json.loads(line_of_names)
    return set(daily), set(nightly)


def test_every_push_samples_the_tests_of_the_nightly_run() -> None:
    daily, nightly = collected()
    named = {f"{test}[{parameters}]" for test, chosen in DAILY.items() for parameters in chosen}
    assert named <= daily < nightly
    assert {*DAILY} <= {test.partition("[")[0] for test in nightly - daily}
