"""The report is identical if an experiment is divided, killed, continued or distributed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.lab.helpers import die_once, play_first, small

from alveus import lab
from alveus.core.errors import SetupError
from alveus.lab.records import Part, Record, play_part
from alveus.lab.tallies import Columns, measure_pairs

pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[2]
REPORT = small().run().to_json()


def cut(experiment: lab.Experiment, ends: list[int]) -> lab.Report:
    """Return the report of parts that end at these pairs, the last part first."""
    marks = sorted({0, experiment.pairs, *ends})
    report = lab.Report(experiment)
    for first, end in reversed(list(pairwise(marks))):
        report.add(Part(first, end), play_part(experiment, Part(first, end)))
    return report


@settings(max_examples=5)
@given(st.lists(st.integers(1, 19), max_size=6))
def test_the_report_does_not_depend_on_the_parts(ends: list[int]) -> None:
    assert json.dumps(cut(small(), ends).to_json()) == json.dumps(REPORT)


@pytest.mark.parametrize("parts", [7, 70])
def test_the_report_does_not_depend_on_the_number_of_parts(parts: int) -> None:
    experiment = small(games=140)
    size = experiment.pairs // parts
    ends = list(range(size, experiment.pairs, size))
    assert cut(experiment, ends).to_json() == experiment.run().to_json()


def test_two_processes_give_the_same_report(tmp_path: Path) -> None:
    assert small().run(jobs=2, to=tmp_path / "x").to_json() == REPORT
    assert lab.Report.read(tmp_path / "x").to_json() == REPORT


@pytest.mark.parametrize("jobs", [0, -1])
def test_at_least_one_process_is_needed(jobs: int) -> None:
    with pytest.raises(SetupError, match="jobs"):
        small().run(jobs=jobs)


def test_an_executor_gives_the_same_report() -> None:
    with ThreadPoolExecutor(3) as executor:
        assert small().run(executor=executor).to_json() == REPORT


def test_reports_are_reproducible_with_dice_hidden_hands_and_levels() -> None:
    for game, players in (("lombardorum", ("tiro", "random")), ("sperrdomino", "schueler")):
        experiment = lab.Experiment(game, players=players, games=6, seed=3)
        assert experiment.run(jobs=2).to_json() == cut(experiment, [1, 2]).to_json()


def test_a_killed_run_can_be_continued(tmp_path: Path) -> None:
    """Kill the run with SIGKILL, add an incomplete line, then continue the run."""
    file = tmp_path / "x.jsonl"
    words = ["lab", "run", "lombardorum", "--vary", "restricted=listed,all", "--games", "16"]
    command = [sys.executable, "-m", "alveus", *words, "--to", str(file)]
    around = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    running = subprocess.Popen(command, env=around, stdout=subprocess.DEVNULL)
    while running.poll() is None and (not file.exists() or file.read_text().count("\n") < 4):
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    with file.open("a") as torn:
        torn.write('{"part":[7,')
    experiment = lab.Experiment("lombardorum", vary={"restricted": ["listed", "all"]}, games=16)
    assert experiment.run(to=file).to_json() == experiment.run().to_json()
    assert lab.Report.read(file).complete


def test_a_part_is_repeated_if_its_process_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALVEUS_TEST_FLAG", str(tmp_path / "flag"))
    report = small(players=die_once, games=8).run(jobs=2)
    same = small(players=play_first, games=8).run().to_json()
    assert (tmp_path / "flag").exists()
    assert report.to_json()["measures"] == same["measures"]


def test_a_run_with_more_games_continues_a_smaller_file(tmp_path: Path) -> None:
    small(games=20).run(to=tmp_path / "x")
    assert small().run(to=tmp_path / "x").to_json() == REPORT


def test_ctrl_c_keeps_finished_parts(tmp_path: Path) -> None:
    def interrupt(done: int, total: int, seconds: float) -> None:
        raise KeyboardInterrupt

    report = small().run(to=tmp_path / "x", progress=interrupt)
    assert report.interrupted
    assert 0 < report.games < 80
    assert lab.Report.read(tmp_path / "x").games == report.games


def test_ctrl_c_while_a_part_is_added_leaves_it_out_of_all_readings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = iter(range(10))

    def interrupt(*games: Sequence[Record]) -> dict[str, Columns]:
        if next(calls) == 3:  # the second reading of the second part
            raise KeyboardInterrupt
        return measure_pairs(*games)

    monkeypatch.setattr("alveus.lab.tallies.measure_pairs", interrupt)
    report = small().run()
    assert report.interrupted
    first, second = report.to_json()["readings"]
    for reading in (first, second):
        assert 2 * sum(reading["ends"].values()) == report.games == 4


def test_parts_are_made_on_demand() -> None:
    def interrupt(done: int, total: int, seconds: float) -> None:
        raise KeyboardInterrupt

    report = small(games=10**9).run(progress=interrupt)
    assert report.interrupted
    assert report.experiment.total == 2 * 10**9


def test_dask_without_its_extra_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SetupError, match="pip install alveus\\[dask\\]"):
        small().run(dask="tcp://127.0.0.1:9")


def test_a_dask_scheduler_that_does_not_answer_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(address: str, timeout: str) -> None:
        raise OSError(f"Timed out trying to connect to {address} after {timeout}")

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=connect))
    with pytest.raises(SetupError) as refused:
        small().run(dask="tcp://127.0.0.1:9")
    assert refused.value.code == "lab_no_scheduler"
    assert "tcp://127.0.0.1:9" in refused.value.sentence
