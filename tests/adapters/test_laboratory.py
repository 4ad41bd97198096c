"""The laboratory with its extras: comparison with SciPy; pandas, matplotlib and Dask."""

from __future__ import annotations

import os
import signal
from math import isclose
from pathlib import Path

import distributed
import pytest
from matplotlib.figure import Figure
from scipy import stats
from tests.lab.helpers import small, sums_of

from alveus import lab
from alveus.lab import statistics
from alveus.lab.inference import benjamini_hochberg
from alveus.lab.student import student_p


@pytest.mark.parametrize("t", [0.3, 1.7, 2.2, 5.0, 30.0])
@pytest.mark.parametrize("freedom", [1, 2, 5, 30, 399, 10**5 - 1])
def test_student_p_agrees_with_scipy(t: float, freedom: int) -> None:
    assert isclose(student_p(t, freedom), 2 * stats.t.sf(t, freedom), rel_tol=1e-7)


@pytest.mark.parametrize(("count", "of"), [(0, 10), (3, 17), (200, 400), (9, 9)])
def test_share_interval_agrees_with_scipy(count: int, of: int) -> None:
    expected = stats.binomtest(count, of).proportion_ci(0.95, "wilson")
    results = [1] * count + [0] * (of - count)
    sums = sums_of(results, [1] * of, results, [1] * of)
    low, high = statistics.share_ends(sums, of, stats.norm.ppf(0.975))
    assert isclose(low, expected.low, abs_tol=1e-9)
    assert isclose(high, expected.high, abs_tol=1e-9)


@pytest.mark.parametrize("ps", [[0.01, 0.04, 0.03], [0.2, 0.001, 0.049, 0.5, 0.011]])
def test_benjamini_hochberg_agrees_with_scipy(ps: list[float]) -> None:
    expected = stats.false_discovery_control(ps)
    assert all(map(isclose, benjamini_hochberg(ps), expected))


def test_paired_difference_agrees_with_scipy() -> None:
    ones, others, two = [5, 9, 12, 3, 8, 10], [4, 9, 10, 5, 6, 7], [2] * 6
    comparison = statistics.compare(
        statistics.mean_ends, sums_of(ones, two, others, two), sums_of(others, two, others, two), 6
    )
    assert comparison is not None
    test = stats.ttest_rel(ones, others)
    assert isclose(comparison.p, test.pvalue, rel_tol=1e-9)
    low, high = test.confidence_interval()
    assert isclose(comparison.interval.low, low / 2, rel_tol=1e-3)
    assert isclose(comparison.interval.high, high / 2, rel_tol=1e-3)


def test_a_data_frame_has_the_rows_of_the_report() -> None:
    report = small(games=8).run()
    frame = report.to_dataframe()
    assert len(frame) == len(report.rows())
    length = frame[frame.measure == "length"].set_index("reading").value
    own = report.measure("length").values[1].own
    assert own is not None
    assert length["beans=3"] == round(own.value, 6)


def test_a_figure_shows_every_reading_and_its_interval() -> None:
    report = small(games=8).run()
    figure = report.figure("length")
    assert isinstance(figure, Figure)
    [axes] = figure.axes
    assert [label.get_text() for label in axes.get_yticklabels()] == list(report.experiment.names)
    assert axes.get_title(loc="left") == "Length of a game, in turns"
    own = report.measure("length").values[1].own
    assert own is not None
    drawn = axes.containers[1]
    assert drawn[0].get_xdata()[0] == own.value
    [[[low, _], [high, _]]] = drawn[2][0].get_segments()
    assert (round(low, 6), round(high, 6)) == (round(own.low, 6), round(own.high, 6))


@pytest.mark.nightly
def test_a_dask_cluster_survives_a_killed_worker(tmp_path: Path) -> None:
    experiment = lab.Experiment("lombardorum", players="random", games=60, seed=5)
    expected = experiment.run().to_json()
    killed: list[int] = []
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster:

        def kill(done: int, total: int, seconds: float) -> None:
            if not killed:
                killed.append(next(iter(cluster.workers.values())).pid)
                os.kill(killed[0], signal.SIGKILL)

        address = cluster.scheduler_address
        report = experiment.run(dask=address, to=tmp_path / "x", progress=kill)
    assert killed
    assert report.to_json() == expected
    assert lab.Report.read(tmp_path / "x").to_json() == expected
