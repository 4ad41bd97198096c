"""Zeno's roll (Anth. Pal. IX 482): one result with eight blots, under one reading only."""

from __future__ import annotations

from typing import Any

import pytest

from site_build import zeno_study
from site_build.zeno_study import USUAL, count_endings

pytestmark = pytest.mark.native  # the study is computed when the site is built


@pytest.fixture(scope="module")
def study() -> dict[str, Any]:
    return zeno_study.study()


def test_each_die_can_be_played_by_one_man_only(study: dict[str, Any]) -> None:
    played = [(die["die"], die["from"], die["to"]) for die in study["dice"]]
    assert played == [(6, 10, 16), (5, 19, 24), (2, 20, 22)]


@pytest.mark.parametrize(
    ("die", "blocked", "leaving"),
    [
        (6, ["6-12", "9-15"], [19, 20, 22, 23, 24]),
        (5, ["6-11", "9-14", "10-15", "16-21"], [20, 22, 23]),
        (2, ["6-8", "9-11", "10-12", "16-18", "19-21"], [23, 24]),
    ],
)
def test_every_other_man_is_refused_with_its_reason(
    study: dict[str, Any], die: int, blocked: list[str], leaving: list[int]
) -> None:
    (refused,) = [entry["refused"] for entry in study["dice"] if entry["die"] == die]
    closed = [
        f"{refusal['from']}-{refusal['to']}"
        for refusal in refused
        if refusal["reason"] == "blocked"
    ]
    off = [refusal["from"] for refusal in refused if refusal["reason"] == "not_gathered"]
    assert (closed, off) == (blocked, leaving)
    assert len(refused) == len(closed) + len(off)
    assert all(
        (refusal["to"] is None) == (refusal["reason"] == "not_gathered") for refusal in refused
    )


def test_result_has_eight_blots_and_seven_closed_points(study: dict[str, Any]) -> None:
    assert study["alone"] == [9, 10, 16, 19, 20, 22, 23, 24]
    closed = {mark["path"][0] for mark in study["marks"] if mark["kind"] == "closed"}
    assert closed == {f"p{point}" for point in (8, 11, 12, 14, 15, 18, 21)}


def test_black_can_hit_three_blots_with_186_rolls(study: dict[str, Any]) -> None:
    assert study["hits"] == {"3": 186, "2": 29, "1": 1}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("names", (1, 8)),
        ("last_20", (0, 0)),
        ("last_22", (3, None)),
        ("last_none", (5, None)),
        ("divus_24", (1, 6)),
        ("downward", (39, None)),
        ("ungathered", (8, None)),
    ],
)
def test_other_readings_have_other_numbers_of_results(
    study: dict[str, Any], name: str, counts: tuple[int, int | None]
) -> None:
    (reading,) = [entry for entry in study["readings"] if entry["id"] == name]
    assert reading["endings"] == counts[0]
    assert counts[1] is None or reading["alone"] == counts[1]


def test_no_other_meaning_of_one_name_gives_one_result_with_eight_blots() -> None:
    readings = [USUAL._replace(summus=point) for point in range(11, 24)]
    readings += [USUAL._replace(divus=point) for point in range(1, 25)]
    readings += [USUAL._replace(antigonus=point) for point in range(1, 25)]
    assert {reading for reading in readings if count_endings(reading) == (1, 8)} == {USUAL}


def test_all_readings_cover_every_meaning_of_every_name(study: dict[str, Any]) -> None:
    assert len(set(zeno_study.all_readings())) == study["tried"] == 13 * 24 * 24 * 2
