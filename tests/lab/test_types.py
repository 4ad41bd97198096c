"""The laboratory's types are visible to type checkers in a user's script."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.native
pytest.importorskip("mypy")

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """\
from typing import assert_type
from alveus import lab

study = lab.Experiment("bohnenspiel", headline=["length"])
report = study.run()
assert_type(report, lab.Report)
assert_type(report.measure("length"), lab.Measure)
value = report.measures()[0].values[0]
assert_type(value, lab.Value)
assert_type(value.own, lab.Interval | None)
assert_type(value.adjusted, float | None)
"""


def test_a_script_sees_the_types_of_report_measure_and_interval(tmp_path: Path) -> None:
    script = tmp_path / "study.py"
    script.write_text(SCRIPT)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), str(script)]
    done = subprocess.run(
        [*command, "--config-file", os.devnull],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(ROOT / "py")},
    )
    assert (done.returncode, done.stdout.count("error")) == (0, 0), done.stdout
