"""The same report, bit for bit, however an experiment is cut, killed, resumed or distributed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
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
from alveus.lab.records import Part, play_part

pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[2]
REPORT = small().run().to_json()


def cut(experiment: lab.Experiment, ends: list[int]) -> lab.Report:
    """The report of parts that end at these pairs, the last part first."""
    marks = sorted({0, experiment.pairs, *ends})
    report = lab.Report(experiment)
    for first, end in reversed(list(pairwise(marks))):
        report.add(Part(first, end), play_part(experiment, Part(first, end)))
    return report


@settings(max_examples=5)
@given(st.lists(st.integers(1, 19), max_size=6))
def test_however_it_is_cut(ends: list[int]) -> None:
    assert json.dumps(cut(small(), ends).to_json()) == json.dumps(REPORT)


@pytest.mark.parametrize("parts", [7, 70])
def test_in_so_many_parts(parts: int) -> None:
    experiment = small(games=140)
    size = experiment.pairs // parts
    ends = list(range(size, experiment.pairs, size))
    assert cut(experiment, ends).to_json() == experiment.run().to_json()


def test_in_two_processes(tmp_path: Path) -> None:
    assert small().run(jobs=2, to=tmp_path / "x").to_json() == REPORT
    assert lab.Report.read(tmp_path / "x").to_json() == REPORT


def test_in_any_executor() -> None:
    with ThreadPoolExecutor(3) as executor:
        assert small().run(executor=executor).to_json() == REPORT


def test_with_chance_hidden_hands_and_levels() -> None:
    for game, players in (("lombardorum", ("tiro", "random")), ("sperrdomino", "schueler")):
        experiment = lab.Experiment(game, players=players, games=6, seed=3)
        assert experiment.run(jobs=2).to_json() == cut(experiment, [1, 2]).to_json()


def test_killed_and_resumed(tmp_path: Path) -> None:
    """Kill -9 in the middle, wherever it hits; then a torn line; then the rest."""
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


def test_a_process_that_dies_costs_its_part_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALVEUS_TEST_FLAG", str(tmp_path / "flag"))
    report = small(players=die_once, games=8).run(jobs=2)
    same = small(players=play_first, games=8).run().to_json()
    assert (tmp_path / "flag").exists()
    assert report.to_json()["measures"] == same["measures"]


def test_more_games_go_on_from_a_file_of_fewer(tmp_path: Path) -> None:
    small(games=20).run(to=tmp_path / "x")
    assert small().run(to=tmp_path / "x").to_json() == REPORT


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    def interrupt(done: int, total: int, seconds: float) -> None:
        raise KeyboardInterrupt

    report = small().run(to=tmp_path / "x", progress=interrupt)
    assert report.interrupted
    assert 0 < report.games < 80
    assert lab.Report.read(tmp_path / "x").games == report.games


def test_a_billion_games_begin_at_once_and_take_no_memory() -> None:
    def interrupt(done: int, total: int, seconds: float) -> None:
        raise KeyboardInterrupt

    report = small(games=10**9).run(progress=interrupt)
    assert report.interrupted
    assert report.experiment.total == 2 * 10**9


def test_a_scheduler_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SetupError, match="pip install alveus\\[dask\\]"):
        small().run(dask="tcp://127.0.0.1:9")


def test_a_scheduler_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(address: str, timeout: str) -> None:
        raise OSError(f"Timed out trying to connect to {address} after {timeout}")

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=connect))
    with pytest.raises(SetupError) as refused:
        small().run(dask="tcp://127.0.0.1:9")
    assert refused.value.code == "lab_no_scheduler"
    assert "tcp://127.0.0.1:9" in refused.value.sentence
