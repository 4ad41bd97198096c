"""Terzett on the command line and in requests of the page."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.dominosa.puzzles import FIGURES
from tests.terzett import slow
from tests.terzett.boards import RECTANGLE, SMALL
from tests.test_bridge import Page
from tests.test_cli import Answer, StandardInput

from alveus import registry
from alveus.cli import main
from alveus.families.dominoes.dominosa.outline import bits, write_key
from alveus.families.dominoes.terzett.board import placements
from alveus.families.dominoes.terzett.figure import keys, library_figure
from alveus.families.dominoes.terzett.kinds import KINDS
from alveus.families.dominoes.terzett.notation import write_placement

DUETT = library_figure("duett-7x8").puzzle


@pytest.fixture
def terzett(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: str, stdin: Any = "") -> Answer:
        text = stdin if isinstance(stdin, str) else json.dumps(stdin)
        monkeypatch.setattr(sys, "stdin", StandardInput(text))
        status = main(["terzett", *arguments])
        out, err = capsys.readouterr()
        return Answer(status, out, err)

    return run


@pytest.mark.parametrize("number", ["I", "III", "IX", "XIV"])
def test_check_count_and_solve_agree_on_a_figure(terzett: Any, number: str) -> None:
    content = {"grid": FIGURES[number]["grid"]}
    checked = terzett("check", stdin=content).json
    assert (checked["cells"], checked["keys"]) == (72, FIGURES[number]["tilings"])
    assert terzett("count", stdin=content).json["keys"] == checked["keys"]
    assert len(checked["groups"]) == 24
    solved = terzett("solve", stdin=content).json
    assert solved["unique"] == (checked["keys"] == 1)
    assert slow.right(content["grid"], solved["key"], "terzett", 7)


def test_check_count_and_solve_agree_on_a_duett(terzett: Any) -> None:
    """The sheet has 224 layouts of these numbers, only one of which is a key of the Duett."""
    content = {"grid": DUETT.grid}
    checked = terzett("check", "--kind", "duett", stdin=content).json
    solved = terzett("solve", "--kind", "duett", stdin=content).json
    assert (solved["key"], solved["unique"]) == (checked["key"], True)
    assert solved["solutions"] == checked["keys"] == 1


def test_composed_figures_are_correct(terzett: Any) -> None:
    made = terzett("compose", "--rows", "8", "--columns", "9", "--seed", "1").json
    assert made == terzett("compose", "--seed", "1").json
    assert terzett("check", stdin=made).json["numbers"] == {str(n): 9 for n in range(8)}
    assert slow.right(made["grid"], made["key"], "terzett", 7)


def test_compose_reads_outline_and_numbers_from_files(terzett: Any, tmp_path: Path) -> None:
    ring = ["#" * 9] * 3 + ["###...###"] * 3 + ["#" * 9] * 3
    (tmp_path / "ring").write_text("\n".join(ring) + "\n")
    (tmp_path / "given").write_text(json.dumps({"a1": 5, "b1": 5}))
    files = ("--outline", str(tmp_path / "ring"), "--given", str(tmp_path / "given"))
    made = terzett("compose", *files).json
    assert made["grid"][0][:2] == [5, 5]
    assert made["grid"][4][3:6] == [None] * 3
    (tmp_path / "given").write_text(json.dumps({"sums": {"a": 20}}))
    assert sum(row[0] for row in terzett("compose", *files).json["grid"]) == 20


def test_compose_reads_numbers_beside_sums(terzett: Any, tmp_path: Path) -> None:
    (tmp_path / "given").write_text(json.dumps({"a1": 5, "sums": {"a": 20}}))
    grid = terzett("compose", "--given", str(tmp_path / "given")).json["grid"]
    assert (grid[0][0], sum(row[0] for row in grid)) == (5, 20)


def test_kind_option_selects_the_groups(terzett: Any) -> None:
    size = ("--rows", "7", "--columns", "8")
    made = terzett("compose", "--kind", "quartett", *size).json
    assert terzett("check", "--kind", "quartett", stdin=made).json["cells"] == 56
    assert terzett("check", "--kind", "quadrat", stdin=made).code == "not_grouped"


def test_turn_lists_the_tiles_that_move(terzett: Any) -> None:
    content = {"grid": FIGURES["I"]["grid"], "key": FIGURES["I"]["key"]}
    result = terzett("turn", "--tile", "5:7", stdin=content).json
    assert (result["turned"], len(result["moved"])) == (["5:7"], 14)
    assert slow.right(result["grid"], result["key"], "terzett", 7)


@pytest.mark.parametrize(
    ("arguments", "content", "code"),
    [
        (("check",), {"grid": [[0, 0, 0], [1, 1, 0]]}, "number_count"),
        (("check",), {"grid": [[0, 0, 1], [1, 1, 0]]}, "not_grouped"),
        (("check",), "nothing", "not_json"),
        (("check", "--kind", "sextett"), {}, "bad_value"),
        (("count", "--limit", "0"), {"grid": FIGURES["I"]["grid"]}, "bad_value"),
        (("turn", "--tile", "5:5"), {"grid": FIGURES["I"]["grid"]}, "double_turned"),
        (("turn", "--tile", "5:9"), {"grid": FIGURES["I"]["grid"]}, "no_such_tile"),
        (("compose", "--rows", "8", "--columns", "8"), "", "cells_number"),
        (("compose", "--rows", "0"), "", "figure_empty"),
        (("compose", "--outline", "no such file"), "", "file_failed"),
        ((), "", "usage"),
    ],
)
def test_invalid_input_is_reported_with_a_code(
    terzett: Any, arguments: tuple[str, ...], content: Any, code: str
) -> None:
    assert terzett(*arguments, stdin=content).code == code


@pytest.fixture
def page() -> Page:
    page = Page()
    page.ok("new", game="terzett", options={"task": "compose"}, position={"outline": SMALL})
    return page


def made(page: Page, **request: Any) -> Any:
    """Run a task to its end; return its result."""
    task = page.ok("generate", game="terzett", **request)["task"]
    while True:
        answer = page.ok("slice", task=task, ms=1)
        if "done" in answer:
            return answer["done"]
        assert answer["progress"]["code"] in ("generating", "composing")


def test_composed_figure_is_a_puzzle_or_a_full_board(page: Page) -> None:
    start = {"outline": RECTANGLE, "given": {"a1": 3}}
    puzzle = made(page, seed="7", position=start)["position"]
    assert puzzle["puzzle"].startswith("7:3")
    whole = made(page, options={"task": "compose"}, seed="7", position=start)["position"]
    assert len(whole["laid"]) == 36
    view = page.ok("new", game="terzett", options=whole["options"], position=whole)["view"]
    assert view["actor"]["outcome"]["ending"] == "composed"


def test_daily_figure_is_reproducible(page: Page) -> None:
    days = ("2026-11-23", "2026-11-24")
    orders = [registry.spec("terzett").consult("daily", {"day": day}) for day in days]
    assert orders == [{"options": {}, "seed": day} for day in days]
    first, other = (made(page, **order)["position"] for order in orders)
    assert first == made(Page(), **orders[0])["position"]
    assert first != other


def test_composing_can_be_cancelled(page: Page) -> None:
    numbers = {f"{column}{row}": row - 1 for column in "cde" for row in range(1, 9)}
    start = {"outline": RECTANGLE, "given": numbers}
    options = {"kind": "terzett"}
    task = page.ok("generate", game="terzett", options=options, seed="4", position=start)["task"]
    assert "progress" in page.ok("slice", task=task, ms=1)
    page.ok("cancel", task=task)
    assert page.error("slice", task=task)["code"] == "unknown_task"


def test_task_reports_impossible_boards(page: Page) -> None:
    numbers = {f"{column}1": 0 for column in "abcdefghi"} | {f"{c}8": 1 for c in "abcdefghi"}
    start = {"outline": RECTANGLE, "given": numbers}
    task = page.ok("generate", game="terzett", seed="1", position=start)["task"]
    error = page.error("slice", task=task)
    assert (error["code"], error["params"]["tile"]) == ("impossible", "0:1")


def test_undo_returns_a_tile_to_the_hand(page: Page) -> None:
    """Picking up a tile is not a move, so undo restores the state before the tile was placed."""
    rev = page.ok("view")["view"]["rev"]
    rev = page.ok("note", rev=rev, text="hold 0:1")["view"]["rev"]
    view = page.ok("play", rev=rev, text="place 0:1 c1-c2")["view"]
    assert len(view["pieces"]) == 1
    view = page.ok("undo", rev=view["rev"])["view"]
    assert view["pieces"] == []
    assert {"code": "held", "params": {"tile": "0:1"}} in view["status"]


def test_saves_and_links_restore_both_boards(page: Page) -> None:
    view = page.play("place 0:0 a1-b1", "try", "hold 0:1")
    for again in (
        page.ok("load", save=page.ok("save")["save"]),
        page.ok("load", link=page.ok("link")["link"]),
    ):
        assert again["view"]["pieces"] == view["pieces"]
        assert again["view"]["tokens"] == view["tokens"]
    page.ok("new", game="terzett")
    view = page.play("lay a1-b1")
    assert page.ok("load", link=page.ok("link")["link"])["view"]["pieces"] == view["pieces"]


def test_hints_for_composing(page: Page) -> None:
    def hint() -> Any:
        return page.finish(page.ok("hint", rev=page.ok("view")["view"]["rev"])["task"])

    first = hint()
    assert (first["reason"]["code"], first["text"][:9]) == ("begin", "place 0:0")
    page.play("place 0:0 a1-b1")
    assert hint()["reason"]["code"] == "leads"
    page.play("place 0:1 a2-b2")
    assert hint()["reason"]["code"] == "lost_number"
    page.play("take a2", "place 0:1 c2-b2")
    assert hint()["reason"]["code"] == "lost_cell"


def test_hints_complete_a_board(page: Page) -> None:
    view = page.ok("view")["view"]
    while view["actor"]["kind"] != "over":
        hint = page.finish(page.ok("hint", rev=view["rev"])["task"])
        view = page.ok("play", rev=view["rev"], text=hint["text"])["view"]
    assert view["actor"]["outcome"]["ending"] == "composed"


def test_key_of_a_board_contains_its_tiles(page: Page) -> None:
    rev = page.play("place 0:0 a1-b1")["rev"]
    assert page.ok("key", rev=rev) == {"key": ["<>.", "..."], "solutions": 0, "complete": False}
    page.play("place 0:1 c1-c2", "place 1:1 a2-b2")
    key = page.ok("key", rev=page.ok("view")["view"]["rev"])
    assert key == {"key": ["<>^", "<>v"], "solutions": 2, "complete": True}


def ask(page: Page, about: str, **members: Any) -> Any:
    return page.ok("consult", game="terzett", about=about, given=members)


def test_topics_list_printed_figures_and_outlines(page: Page) -> None:
    figures = ask(page, "figures")["figures"]
    assert [figure["keys"] for figure in figures] == [f["tilings"] for f in FIGURES.values()]
    for figure in figures[::8]:
        page.ok("new", game="terzett", position=figure["position"])
    assert len(ask(page, "library")["outlines"]) >= 40


def test_check_topic_returns_faults_instead_of_errors(page: Page) -> None:
    whole = ask(page, "check", grid=FIGURES["II"]["grid"])
    assert (whole["valid"], whole["keys"], whole["connections"]) == (True, 2, 5)
    wrong = ask(page, "check", grid=[[0, 0, 1], [1, 1, 0]])
    assert wrong["valid"] is False
    assert wrong["wrong"] == [{"code": "not_grouped", "params": {"number": 0, "at": "a1"}}]


def test_key_topic_names_symmetric_keys_alike(page: Page) -> None:
    drawn, mirrored = ["<>^", "<>v"], ["^<>", "v<>"]
    names = {ask(page, "key", outline=SMALL, key=key)["id"] for key in (drawn, mirrored)}
    assert len(names) == 1
    position = {"outline": SMALL, "laid": ["0:0 a1-b1", "0:1 c1-c2", "1:1 a2-b2"]}
    reply = ask(page, "key", position=position)
    assert {reply["id"]} == names
    assert reply["doubles"] == ["a1-b1", "a2-b2"]
    error = page.error(
        "consult", game="terzett", about="key", given={"position": {"outline": SMALL}}
    )
    assert error["code"] == "not_full"


def test_full_board_becomes_a_puzzle(page: Page) -> None:
    whole = {"outline": SMALL, "laid": ["0:0 a1-b1", "0:1 c1-c2", "1:1 a2-b2"]}
    reply = ask(page, "problem", position=whole)
    assert (reply["game"], reply["solutions"]) == ("terzett", 2)
    page.ok("new", game="terzett", position=reply["position"])
    loose = {"outline": SMALL, "laid": ["0:0 a1-b1", "0:1 c2-c1", "1:1 a2-b2"]}
    reply = ask(page, "problem", position=loose)
    assert reply["game"] == "dominosa"
    page.ok("new", game="dominosa", position=reply["position"])


def test_duett_becomes_a_puzzle_with_the_solutions_of_its_sheet(page: Page) -> None:
    laid = placements(DUETT, next(keys(DUETT, KINDS["duett"])))
    texts = [write_placement(DUETT.figure, placement) for placement in laid]
    options = {"kind": "duett"}
    whole = {"outline": DUETT.figure.text_rows, "laid": texts, "options": options}
    reply = ask(page, "problem", position=whole)
    assert (reply["solutions"], reply["complete"]) == (200, False)
    view = page.ok("new", game="terzett", position=reply["position"])["view"]
    several = [said["params"] for said in view["status"] if said["code"] == "several_solutions"]
    assert several == [{"count": 200, "complete": False}]


def test_key_of_a_duett_is_one_of_its_kind(page: Page) -> None:
    puzzle = {"reach": DUETT.reach, "grid": DUETT.grid}
    position = {"game": "terzett", "options": {"kind": "duett"}, "puzzle": puzzle}
    rev = page.ok("new", game="terzett", position=position)["view"]["rev"]
    (key,) = keys(DUETT, KINDS["duett"])
    assert page.ok("key", rev=rev)["key"] == write_key(DUETT.figure, bits(key))


def test_relabel_uses_an_order_or_a_seed(page: Page) -> None:
    grid = FIGURES["V"]["grid"]
    turned = ask(page, "relabel", grid=grid, order=[7, 6, 5, 4, 3, 2, 1, 0])["grid"]
    assert turned[0] == [7 - number for number in grid[0]]
    assert ask(page, "relabel", grid=grid, seed="1") == ask(page, "relabel", grid=grid, seed="1")
    error = page.error("consult", game="terzett", about="relabel", given={"grid": grid})
    assert error["code"] == "wrong_type"


def test_unknown_topics_are_reported(page: Page) -> None:
    for game, about in (("terzett", "weather"), ("lombardorum", "figures")):
        error = page.error("consult", game=game, about=about)
        assert (error["code"], error["params"]["about"]) == ("unknown_topic", about)


@pytest.mark.parametrize(("limit", "keys", "complete"), [("1", 1, False), ("2", 2, True)])
def test_count_stops_at_its_limit(terzett: Any, limit: str, keys: int, complete: bool) -> None:
    """Figure I has two keys."""
    counted = terzett("count", "--limit", limit, stdin={"grid": FIGURES["I"]["grid"]}).json
    assert (counted["keys"], counted["complete"]) == (keys, complete)


def test_compose_gives_up_at_its_time_limit(terzett: Any) -> None:
    words = ("compose", "--rows", "11", "--columns", "12", "--kind", "quartett")
    result = terzett(*words, "--seconds", "0")
    assert result.code == "figure_not_in_time"


@pytest.mark.parametrize("seconds", ["nan", "inf", "-1", "1e300"])
def test_the_time_limit_for_composing_has_a_maximum(terzett: Any, seconds: str) -> None:
    assert terzett("compose", f"--seconds={seconds}").code == "out_of_range"


@pytest.mark.parametrize("size", [("--rows", "9" * 9), ("--columns", "9" * 9)])
def test_the_size_of_an_outline_has_a_maximum(terzett: Any, size: tuple[str, str]) -> None:
    assert terzett("compose", *size).code == "out_of_range"
