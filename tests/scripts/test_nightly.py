"""What every push runs of the browser tests, and what the nightly run alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from tests.browser.nightly import APART, DAILY, VARIABLE

from toolchain.ground import ROOT

pytestmark = pytest.mark.native

COLLECT = f"""
import json, os, pytest
from tests.browser.nightly import spare

class Listener:
    def pytest_configure(self, config):
        self.config, self.spared = config, []
    def pytest_deselected(self, items):
        self.spared += items
    def pytest_collection_finish(self, session):
        kept, spared = list(session.items), list(self.spared)
        os.environ["{VARIABLE}"] = "1"
        night = [*kept, *spared]
        spare(self.config, night)
        runs = ([item.nodeid.partition("::")[2] for item in run] for run in (kept, night))
        print("\\n" + json.dumps([*runs]))

pytest.main(["-q", "--collect-only", "--no-header", "tests/browser"], [Listener()])
"""


def collected() -> tuple[set[str], set[str]]:
    """The names of the tests that every push tries, and of those that the night tries."""
    env = {**os.environ, VARIABLE: "", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", COLLECT]
    listed = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=True
    )
    [found] = [line for line in listed.stdout.splitlines() if line.startswith("[[")]
    daily, nightly = json.loads(found)
    return set(daily), set(nightly)


def test_every_push_tries_each_kind_of_test_in_some_games_and_the_night_in_all() -> None:
    daily, nightly = collected()
    named = {f"{test}[{one}]" for test, chosen in DAILY.items() for one in chosen}
    assert named <= daily < nightly
    assert {test.partition("[")[0] for test in nightly - daily} == {*DAILY, *APART}
