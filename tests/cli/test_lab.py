"""`alveus lab`: run, stop, continue, report, plot, join."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from alveus.cli import main
from alveus.lab import Experiment, Report
from toolchain.ground import ROOT

pytestmark = pytest.mark.native

RUN = ["lab", "run", "bohnenspiel", "--vary", "beans=6,3", "--games", "6"]


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def test_run_report_and_plot_use_one_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, chart = tmp_path / "x.jsonl", tmp_path / "x.svg"
    run = json.loads(answer(capsys, *RUN, "--to", str(file)))
    assert run["games"] == 12
    assert run["names"] == ["standard", "beans=3"]
    assert json.loads(answer(capsys, *RUN, "--jobs", "2")) == run
    assert json.loads(answer(capsys, "lab", "report", str(file))) == run
    assert answer(capsys, "lab", "report", str(file), "--csv").startswith("measure,reading,")
    assert "| standard |" in answer(capsys, "lab", "report", str(file), "--markdown")
    answer(capsys, "lab", "plot", str(file), "--measure", "length", "--to", str(chart))
    assert chart.read_text().startswith("<svg")
    both = tmp_path / "both.jsonl"
    assert json.loads(answer(capsys, "lab", "join", str(file), "--to", str(both)))["games"] == 12


def test_a_seed_that_the_output_cannot_encode_is_replaced(tmp_path: Path) -> None:
    file = str(tmp_path / "x.jsonl")
    assert main([*RUN[:3], "--games", "2", "--limit", "3", "--seed", "Zürich", "--to", file]) == 0
    command = [sys.executable, "-m", "alveus", "lab", "report", file, "--csv"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(command, env=env, capture_output=True, encoding="ascii", check=True)
    assert done.stdout.endswith(",Zuerich\n")


def test_vary_without_values_uses_all_values(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["lab", "run", "bohnenspiel", "--vary", "beans", "--set", "chain=off", "--games", "2"]
    names = json.loads(answer(capsys, *words))["names"]
    assert names[0] == "chain=off"
    assert len(names) == 4


def test_a_repeated_option_is_varied_over_the_values_of_both(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["lab", "run", "bohnenspiel", "--vary", "beans=6,5", "--vary", "beans=3"]
    assert main([*words, "--games", "2", "--limit", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["names"] == ["standard", "beans=5", "beans=3"]


def test_readings_have_the_names_of_reports(capsys: pytest.CaptureFixture[str]) -> None:
    readings = [{}, {"beans": "3"}, {"chain": "off", "beans": "5"}]
    study = Experiment("bohnenspiel", readings, games=2)
    named = [word for name in study.names for word in ("--reading", name)]
    run = json.loads(answer(capsys, "lab", "run", "bohnenspiel", *named, "--games", "2"))
    assert run == study.run().to_json()


@pytest.mark.parametrize(
    ("argument", "headline"),
    [("drawn,remainder", ["drawn", "event-remainder"]), ("none", [])],
)
def test_headline_measures_are_declared_by_name(
    capsys: pytest.CaptureFixture[str], argument: str, headline: list[str]
) -> None:
    run = json.loads(answer(capsys, *RUN, "--headline", argument))
    assert run["experiment"]["headline"] == headline
    families = {measure["name"]: measure["family"] for measure in run["measures"]}
    assert [name for name, family in families.items() if family == "headline"] == headline


def test_a_run_with_other_headline_measures_does_not_continue_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "x.jsonl")
    answer(capsys, *RUN, "--to", file)
    assert main([*RUN, "--headline", "drawn", "--to", file]) == 2
    assert json.loads(capsys.readouterr().err)["error"]["code"] == "lab_other"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--reading", "peas=1"), "unknown_option"),
        (("--reading", "beans"), "unknown_value"),
        (("--vary", "peas"), "unknown_option"),
        (("--players", "kasparov"), "no_such_player"),
        (("--games", "0"), "usage"),
        (("--headline", "beauty"), "lab_no_measure"),
    ],
)
def test_invalid_arguments_are_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], code: str
) -> None:
    assert main(["lab", "run", "bohnenspiel", *words]) == 2
    assert json.loads(capsys.readouterr().err)["error"]["code"] == code


def test_a_file_of_another_experiment_is_not_changed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "x.jsonl"
    answer(capsys, *RUN, "--to", str(file))
    before = file.read_bytes()
    assert main([*RUN, "--seed", "other", "--to", str(file)]) == 2
    assert json.loads(capsys.readouterr().err)["error"]["code"] == "lab_other"
    assert file.read_bytes() == before


def test_stored_games_do_not_affect_the_displayed_speed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run_to_the_end(
        study: Experiment, progress: Callable[[int, int, float], None], **_: object
    ) -> Report:
        progress(1000, 2000, 1.0)
        progress(1010, 2000, 2.0)
        return Report(study)

    monkeypatch.setattr(Experiment, "run", run_to_the_end)
    monkeypatch.setattr("alveus.cli.lab.is_terminal", lambda stream: True)
    main([*RUN, "--to", str(tmp_path / "x.jsonl")])
    first, second = capsys.readouterr().err.strip().split("\r")[-2:]
    assert first.strip().endswith("1,000 of 2,000 games")
    assert "1,010 of 2,000 games · 10 games a second · 0:01:39 left" in second


def test_a_chart_with_an_undecodable_seed_can_be_saved(tmp_path: Path) -> None:
    file, chart = str(tmp_path / "x.jsonl"), tmp_path / "x.svg"
    assert main([*RUN[:3], "--games", "2", "--seed", "a\udcff", "--to", file]) == 0
    assert main(["lab", "plot", file, "--measure", "length", "--to", str(chart)]) == 0
    assert "a?" in chart.read_text(encoding="utf-8")
