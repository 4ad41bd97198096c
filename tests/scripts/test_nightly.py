"""What every push runs of the browser tests, and what the nightly run alone."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.browser.nightly import APART, DAILY, VARIABLE

from toolchain.ground import ROOT

pytestmark = pytest.mark.native


def collected(everything: bool) -> set[str]:
    """The names of the tests that a run would try."""
    env = {**os.environ, VARIABLE: "1" if everything else ""}
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "tests/browser"]
    listed = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=True
    )
    return {line.partition("::")[2] for line in listed.stdout.splitlines() if "::" in line}


def test_every_push_tries_each_kind_of_test_in_some_games_and_the_night_in_all() -> None:
    daily, nightly = collected(everything=False), collected(everything=True)
    named = {f"{test}[{one}]" for test, chosen in DAILY.items() for one in chosen}
    assert named <= daily < nightly
    assert {test.partition("[")[0] for test in nightly - daily} == {*DAILY, *APART}
