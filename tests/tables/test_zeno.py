"""Zeno's throw (Anth. Pal. IX 482): one ending, eight single men, under one reading only."""

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
    (found,) = [entry["refused"] for entry in study["dice"] if entry["die"] == die]
    closed = [f"{one['from']}-{one['to']}" for one in found if one["reason"] == "blocked"]
    off = [one["from"] for one in found if one["reason"] == "not_gathered"]
    assert (closed, off) == (blocked, leaving)
    assert len(found) == len(closed) + len(off)
    assert all((one["to"] is None) == (one["reason"] == "not_gathered") for one in found)


def test_eight_men_stand_alone_beside_seven_closed_points(study: dict[str, Any]) -> None:
    assert study["alone"] == [9, 10, 16, 19, 20, 22, 23, 24]
    closed = {mark["path"][0] for mark in study["marks"] if mark["kind"] == "closed"}
    assert closed == {f"p{point}" for point in (8, 11, 12, 14, 15, 18, 21)}


def test_black_can_hit_three_of_them_with_186_throws(study: dict[str, Any]) -> None:
    assert study["hits"] == {"3": 186, "2": 29, "1": 1}


@pytest.mark.parametrize(
    ("name", "found"),
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
def test_another_reading_of_the_text_gives_another_number_of_endings(
    study: dict[str, Any], name: str, found: tuple[int, int | None]
) -> None:
    (reading,) = [one for one in study["readings"] if one["id"] == name]
    assert reading["endings"] == found[0]
    assert found[1] is None or reading["alone"] == found[1]


def test_no_other_place_for_one_name_alone_gives_one_ending_with_eight_single_men() -> None:
    others = [USUAL._replace(summus=point) for point in range(11, 24)]
    others += [USUAL._replace(divus=point) for point in range(1, 25)]
    others += [USUAL._replace(antigonus=point) for point in range(1, 25)]
    assert {reading for reading in others if count_endings(reading) == (1, 8)} == {USUAL}


def test_the_readings_put_every_name_everywhere_it_can_stand(study: dict[str, Any]) -> None:
    assert len(set(zeno_study.all_readings())) == study["tried"] == 13 * 24 * 24 * 2
