"""The command for mutation tests: its arguments, and the list of equivalent mutants."""

from __future__ import annotations

import subprocess
import sys
import tomllib

import pytest

from toolchain.ground import ROOT

pytestmark = pytest.mark.native


@pytest.mark.parametrize("part", ["9/8", "0/8", "3", "a/b", "1/"])
def test_an_invalid_part_is_refused(part: str) -> None:
    answer = subprocess.run(
        [sys.executable, ROOT / "scripts" / "mutate.py", "--part", part],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 2
    assert f"'{part}' is not like 2/5" in answer.stderr


def test_every_equivalent_mutant_has_its_reason() -> None:
    text = (ROOT / "scripts" / "mutation" / "equivalent.toml").read_text(encoding="utf-8")
    for mutant in tomllib.loads(text)["mutant"]:
        assert set(mutant) == {"module", "before", "after", "reason"}
        assert mutant["before"] != mutant["after"]
        assert mutant["reason"].endswith(".")
