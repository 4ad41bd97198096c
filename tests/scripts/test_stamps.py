"""A build step is repeated exactly if its inputs, outputs or parameters have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import build_site
from site_build import stamps

if TYPE_CHECKING:
    from pathlib import Path


class Step:
    """A step that copies one file to another and counts how often it was called."""

    def __init__(self, folder: Path) -> None:
        self.source, self.made = folder / "source", folder / "made"
        self.source.write_text("first")
        self.calls = 0

    def make(self) -> None:
        self.calls += 1
        self.made.write_text(self.source.read_text())

    def run(self, *words: str) -> int:
        stamps.step("copy", [self.source], [self.made], self.make, *words)
        return self.calls


@pytest.fixture
def step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Step:
    monkeypatch.setattr(stamps, "STAMPS", tmp_path / "stamps")
    return Step(tmp_path)


def test_an_unchanged_step_is_done_once(step: Step) -> None:
    assert [step.run(), step.run()] == [1, 1]


def test_a_changed_input_is_built_again(step: Step) -> None:
    step.run()
    step.source.write_text("second")
    assert step.run() == 2
    assert step.made.read_text() == "second"


def test_a_missing_or_changed_output_is_built_again(step: Step) -> None:
    step.run()
    step.made.unlink()
    assert step.run() == 2
    step.made.write_text("altered")
    assert step.run() == 3


def test_a_changed_parameter_builds_again(step: Step) -> None:
    assert [step.run("./"), step.run("/games/"), step.run("/games/")] == [1, 2, 2]


def test_caches_do_not_count_as_inputs(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text("pass")
    before = stamps.fingerprint([tmp_path])
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "engine.pyc").write_bytes(b"0")
    assert stamps.fingerprint([tmp_path]) == before


def test_changed_code_of_a_study_makes_the_openings_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sources: dict[str, set[str]] = {}

    def record(name: str, inputs: list[Path], *_: object) -> None:
        sources[name] = {path.name for path in inputs}

    monkeypatch.setattr(build_site, "step", record)
    build_site.build(tmp_path, "./", "", with_notebooks=False)
    assert {"zeno_study.py", "sperrdomino_studies.py"} < sources["openings"]
