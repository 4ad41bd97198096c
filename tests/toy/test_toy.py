"""A game outside the package, played through the bridge like a built-in game.

The conformance tests (`tests/test_games.py`) also cover it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.test_bridge import Page
from tests.toy import shelf
from tests.toy.player import Player

from alveus import registry


@pytest.fixture
def page() -> Iterator[Page]:
    with shelf.on_the_shelf():
        page = Page()
        page.ok("new", game=shelf.TOY, seats={"nought": {"kind": "computer", "level": "expert"}})
        yield page


def test_catalogue_lists_the_toy_after_built_in_games(page: Page) -> None:
    entry = page.ok("games")["games"][-1]
    assert (entry["id"], entry["levels"]) == (shelf.TOY, ["novice", "expert"])
    assert not entry["analysis"]


def test_a_game_against_the_computer_is_played_to_its_end(page: Page) -> None:
    view = page.play("a3")
    while view["actor"]["kind"] != "over":
        if view["actor"]["side"] == "nought":
            task = page.ok("think", rev=view["rev"])["task"]
            text = page.finish(task)["text"]
        else:
            text = view["moves"][0]["text"]
        view = page.play(text)
    assert view["log"]["entries"][-1]["events"][-1]["code"] == "over"
    assert sum(view["series"]["score"].values()) in (0, 1)


def test_an_illegal_move_is_refused_with_its_reason(page: Page) -> None:
    page.ok("new", game=shelf.TOY)
    rev = page.play("b2")["rev"]
    assert page.error("play", rev=rev, text="b2")["code"] == "square_taken"
    refusal = page.ok("why", path=["b2"])["why"]
    assert refusal["reason"] == {"code": "square_taken", "params": {"at": "b2"}}
    task = page.ok("analyse", rev=rev)["task"]
    assert page.error("slice", task=task)["code"] == "no_analysis"


def test_hints_come_from_the_strongest_level(page: Page) -> None:
    page.ok("new", game=shelf.TOY, position={"turn": "cross", "board": ["xx.", "oo.", "..."]})
    task = page.ok("hint", rev=page.play()["rev"])["task"]
    assert page.finish(task)["text"] == "c3"


def test_saves_and_links_of_the_toy_can_be_loaded(page: Page) -> None:
    page.play("a3")
    saved, link = page.ok("save")["save"], page.ok("link")["link"]
    for place in ({"save": saved}, {"link": link}):
        view = page.ok("load", **place)["view"]
        assert [piece["place"] for piece in view["pieces"]] == ["a3"]


def test_a_save_of_a_removed_game_is_refused_with_its_name(page: Page) -> None:
    saved: Any = json.loads(json.dumps(page.ok("save")["save"]))
    link = page.ok("link")["link"]
    registry.forget(shelf.TOY)
    for place in ({"save": saved}, {"link": link}):
        assert page.error("load", **place) == {
            "code": "unknown_game",
            "params": {"game": shelf.TOY},
        }
    assert page.ok("view")["view"]["game"] == shelf.TOY, "the match on the table stays"


def test_a_broken_game_does_not_affect_other_games() -> None:
    page, before = Page(), set(registry.problems())
    listed = len(page.ok("games")["games"])
    registry.announce([("broken", "tests.toy.nowhere")])
    try:
        assert page.error("new", game="broken")["code"] == "game_broken"
        assert len(page.ok("games")["games"]) == listed
        assert page.ok("new", game="bohnenspiel")["view"]["game"] == "bohnenspiel"
        assert {problem.code for problem in set(registry.problems()) - before} == {"game_broken"}
    finally:
        registry.forget("broken")


def test_strongest_level_gives_the_hints_of_an_opponent_without_advise(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Player, "advise")
    view = page.play("a3")
    task = page.ok("hint", rev=view["rev"])["task"]
    hint = page.finish(task)
    assert hint["reason"]["code"] == "strongest"
    assert {"text": hint["text"], "path": hint["path"]} in [
        {"text": move["text"], "path": move["path"]} for move in view["moves"]
    ]
