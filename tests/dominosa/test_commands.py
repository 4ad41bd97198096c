"""Puzzles on the command line and over the bridge."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from math import factorial
from statistics import median
from typing import Any

import pytest
from tests.dominosa import slow
from tests.dominosa.puzzles import SMALL
from tests.test_bridge import Page
from tests.test_cli import Answer, StandardInput

from alveus.cli import main
from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa import terminal
from alveus.families.dominoes.dominosa.generate import fill_at_random, shape
from alveus.families.dominoes.dominosa.puzzle import count_places
from alveus.families.dominoes.dominosa.tilings import tilings

SEVERAL, NONE = "1:000111", "1:010101"


@pytest.fixture
def dominosa(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: str, stdin: Any = "") -> Answer:
        text = stdin if isinstance(stdin, str) else json.dumps(stdin)
        monkeypatch.setattr(sys, "stdin", StandardInput(text))
        status = main(["dominosa", *arguments])
        out, err = capsys.readouterr()
        return Answer(status, out, err)

    return run


@pytest.mark.parametrize("grade", ["siegel", "festlegung", "mengen", "provisorisch"])
def test_generated_puzzle_has_solution_and_grade(dominosa: Any, grade: str) -> None:
    made = dominosa("generate", "--reach", "5", "--grade", grade, "--seed", "7").json
    (puzzle,) = made["puzzles"]
    assert puzzle["grade"] == grade
    solved = dominosa("solve", puzzle["id"]).json
    assert solved["unique"] is True
    assert solved["grade"] == grade
    assert sum("lays" in step for step in solved["steps"]) == 21
    assert sum(solved["tally"].values()) == 71
    graded = dominosa("grade", puzzle["id"]).json
    assert graded["grade"] == grade
    assert sum(graded["aids"].values()) == len(solved["steps"])


def test_several_puzzles_have_consecutive_seeds(dominosa: Any) -> None:
    ask = ("generate", "--reach", "3", "--grade", "siegel")
    several = dominosa(*ask, "--seed", "5", "--count", "3").json["puzzles"]
    assert [puzzle["seed"] for puzzle in several] == ["5", "6", "7"]
    assert several[1] == dominosa(*ask, "--seed", "6").json["puzzles"][0]
    days = dominosa(*ask, "--seed", "2026-11-21", "--count", "2").json["puzzles"]
    assert [puzzle["seed"] for puzzle in days] == ["2026-11-21", "2026-11-21.1"]


def test_puzzle_in_outline_is_written_as_rows(dominosa: Any) -> None:
    ask = ("generate", "--reach", "7", "--grade", "siegel", "--outline", "viii")
    (puzzle,) = dominosa(*ask).json["puzzles"]
    assert set(puzzle["id"]) == {"reach", "grid"}
    assert dominosa("solve", json.dumps(puzzle["id"])).json["unique"] is True
    assert dominosa("solve", "-", stdin=puzzle["id"]).json["unique"] is True


def test_solve_reports_zero_or_multiple_solutions(dominosa: Any) -> None:
    several = dominosa("solve", SEVERAL).json
    assert (several["unique"], several["grade"], several["solutions"]) == (False, None, 2)
    assert several["key"] is not None
    none = dominosa("solve", NONE).json
    assert (none["unique"], none["solutions"], none["key"]) == (False, 0, None)
    assert dominosa("grade", SEVERAL).code == "several_solutions"
    assert dominosa("grade", NONE).code == "no_solution"


def test_hint_has_step_and_moves(dominosa: Any) -> None:
    hint = dominosa("hint", SMALL).json
    assert hint["step"]["aid"] == "siegel"
    assert hint["play"] == f"lay {hint['step']['lays']}"
    sheet = {"puzzle": SMALL, "laid": [hint["step"]["lays"]]}
    assert dominosa("hint", "-", stdin=sheet).json != hint
    arguments = Namespace(task="hint", id=json.dumps(sheet))
    [drawn] = terminal.positions(arguments, {})
    assert drawn["laid"] == sheet["laid"]
    hole = dominosa("hint", NONE).json
    assert (hole["step"]["aid"], hole["play"]) == ("loch", None)


def test_count_has_solutions_places_and_tilings(dominosa: Any) -> None:
    id7 = dominosa("generate", "--reach", "7", "--grade", "siegel").json["puzzles"][0]["id"]
    assert dominosa("count", id7).json == {
        "solutions": 1,
        "complete": True,
        "places": 127,
        "tilings": 108435745,
    }
    limited = dominosa("count", SEVERAL, "--limit", "1").json
    assert (limited["solutions"], limited["complete"]) == (1, False)


def test_few_fillings_have_one_solution(dominosa: Any) -> None:
    """Contrary to the book, most fillings of a tiling have several solutions."""
    report = dominosa("fillings", "--reach", "7", "--count", "150").json
    assert report["unique"] / report["fillings"] < 0.05
    assert 10 < report["median"] < 60
    assert report["of_one_key"] == 99856198305804149505977597272117803692851200000000


def test_fillings_depend_only_on_seed(dominosa: Any) -> None:
    """Twelve random fillings of the small rectangle, solved by the slow solver."""
    report = dominosa("fillings", "--reach", "3", "--count", "12", "--seed", "a").json
    chance, ways = stream_of("fillings 3 a"), tilings(shape("rectangle", 3))
    puzzles = [fill_at_random(ways, 3, chance).puzzle for _ in range(12)]
    keys = [sum(1 for _ in slow.solutions(puzzle.grid)) for puzzle in puzzles]
    seals = [count_places(puzzle, puzzle.all).count(1) for puzzle in puzzles]
    assert 0 < seals.count(0) < 12
    assert report == {
        "fillings": 12,
        "unique": keys.count(1),
        "median": median(keys),
        "most": max(keys),
        "without_siegel": seals.count(0),
        "of_one_key": factorial(10) * 2**6,
    }


@pytest.mark.parametrize("making", ["generate --reach 3 --grade siegel", "fillings --reach 3"])
def test_number_of_puzzles_is_limited(
    dominosa: Any, making: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal, "MOST_MADE_AT_ONCE", 2)
    for several, wrong in (("0", True), ("1", False), ("2", False), ("3", True)):
        answer = dominosa(*making.split(), "--count", several)
        assert (answer.status != 0) == wrong
        assert not wrong or answer.code == "bad_value"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("solve", "seven"), "puzzle_id"),
        (("solve", "3:012"), "digits_number"),
        (("solve", "1:002110"), "number_range"),
        (("solve", "1:000011"), "number_count"),
        (("solve", "99:0"), "reach_range"),
        (("solve", "{"), "not_json"),
        (("solve", '{"reach":1,"grid":[[0,0,0,null,1,1,1]]}'), "odd_region"),
        (("count", SMALL, "--limit", "0"), "bad_value"),
        (("generate", "--reach", "10", "--grade", "siegel"), "reach_range"),
        (("generate", "--reach", "6", "--grade", "easy"), "unknown_grade"),
        (("generate", "--reach", "6", "--grade", "siegel", "--outline", "viii"), "no_outline"),
        (("generate", "--reach", "6", "--grade", "siegel", "--count", "0"), "bad_value"),
        (("generate", "--reach", "6"), "usage"),
        (("fillings", "--reach", "0"), "reach_range"),
        (("fillings", "--reach", "40"), "reach_range"),
        (("fillings", "--reach", "6", "--count", "-1"), "bad_value"),
        ((), "usage"),
        (("ponder",), "usage"),
    ],
)
def test_invalid_input_returns_error_code(
    dominosa: Any, arguments: tuple[str, ...], code: str
) -> None:
    assert dominosa(*arguments).code == code


@pytest.fixture
def page() -> Page:
    page = Page()
    page.ok("new", game="dominosa", position={"puzzle": SMALL})
    return page


def made(page: Page, **request: Any) -> Any:
    """The result of a task."""
    task = page.ok("generate", game="dominosa", **request)["task"]
    while True:
        answer = page.ok("slice", task=task, ms=1)
        if "done" in answer:
            return answer["done"]
        assert answer["progress"]["code"] == "generating"


def test_new_puzzle_replaces_old_one(page: Page) -> None:
    view = page.play("lay a1-b1")
    done = made(page, options={"reach": "4", "grade": "mengen"}, seed="2026-11-21")
    assert done["seed"] == "2026-11-21"
    position = done["position"]
    answer = page.ok("again", rev=view["rev"], options=position["options"], position=position)
    assert answer["view"]["options"] == {"reach": "4", "grade": "mengen"}
    assert len(answer["view"]["places"]) == 30
    back = page.ok("back", rev=answer["view"]["rev"])["view"]
    assert [piece["id"] for piece in back["pieces"]] == ["2:3"]


def test_generation_can_be_cancelled(page: Page) -> None:
    task = page.ok("generate", game="dominosa", options={"grade": "tief"}, seed="1")["task"]
    assert "progress" in page.ok("slice", task=task, ms=1)
    page.ok("cancel", task=task)
    assert page.error("slice", task=task)["code"] == "unknown_task"


def test_other_games_have_no_puzzles(page: Page) -> None:
    assert page.error("generate", game="lombardorum", seed="1")["code"] == "no_puzzles"
    page.ok("new", game="lombardorum")
    rev = page.ok("view")["view"]["rev"]
    assert page.error("key", rev=rev)["code"] == "no_puzzles"


def test_page_can_request_solution(page: Page) -> None:
    rev = page.ok("view")["view"]["rev"]
    assert page.ok("key", rev=rev)["solutions"] == 1


def test_hints_lead_to_solution(page: Page) -> None:
    view = page.ok("view")["view"]
    while view["actor"]["kind"] != "over":
        hint = page.finish(page.ok("hint", rev=view["rev"])["task"])
        assert hint["unit"] == "grade"
        view = page.play(hint["text"])
    assert view["actor"]["outcome"] == {"winner": "solver", "ending": "solved", "points": 1}


def test_save_and_link_restore_sheet(page: Page) -> None:
    view = page.play("lay a1-b1", "line c1-d1", "mark 3", "try", "lay a2-a3")
    for again in (
        page.ok("load", save=page.ok("save")["save"]),
        page.ok("load", link=page.ok("link")["link"]),
    ):
        assert again["view"]["pieces"] == view["pieces"]
        assert again["view"]["marks"] == view["marks"]
        assert again["view"]["actions"] == view["actions"]


def test_reason_against_tile(page: Page) -> None:
    page.play("lay a1-b1")
    why = page.ok("why", path=["a1", "b1"])["why"]
    assert why["reason"] == {"code": "tile_laid", "params": {"at": "a1-b1", "tile": "2:3"}}
    assert why["source"]["work"].startswith("Adler")


def test_reason_against_line_through_tile(page: Page) -> None:
    page.play("lay a1-b1")
    why = page.ok("why", path=["a1", "a2"], kind="line")["why"]
    assert why["reason"] == {"code": "cell_covered", "params": {"at": "a1", "tile": "2:3"}}
    assert page.ok("why", path=["c1", "c2"], kind="line")["why"] is None


def test_reason_for_unknown_place_is_error(page: Page) -> None:
    assert page.error("why", path=["z9"])["code"] == "no_such_cell"
