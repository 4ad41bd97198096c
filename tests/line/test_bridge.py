"""What the page asks of a game with hidden hands: sitting down, knowledge, hints and analysis."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.line.deals import BOOK_A, BOOK_B, BOOK_STOCK, position

from alveus.bridge import Session, answer


class Page:
    """A page that remembers the revision it knows."""

    def __init__(self, **seats: str | None) -> None:
        self.session = Session()
        at = {
            side: {"kind": "computer", "level": level} if level else {"kind": "human"}
            for side, level in seats.items()
        }
        given = position(BOOK_A, BOOK_B, "", BOOK_STOCK)
        self.view = self.ask("new", game="sperrdomino", seats=at, position=given)["view"]

    def reply(self, do: str, **more: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(
            answer(self.session, json.dumps({"id": 1, "do": do, **more}))
        )
        return reply

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        reply = self.reply(do, **more)
        assert "ok" in reply, reply
        answer: dict[str, Any] = reply["ok"]
        self.view = answer.get("view", getattr(self, "view", None))
        return answer

    def play(self, *texts: str) -> None:
        for text in texts:
            self.ask("play", rev=self.view["rev"], text=text)

    def done(self, do: str, **more: Any) -> dict[str, Any]:
        task = self.ask(do, rev=self.view["rev"], ms=60, **more)["task"]
        while True:
            answer = self.ask("slice", task=task, ms=50)
            if "done" in answer:
                done: dict[str, Any] = answer["done"]
                return done


def test_two_people_sit_down_in_turn() -> None:
    page = Page(a=None, b=None)
    assert page.view["viewer"] == ""
    page.ask("sit", rev=page.view["rev"], side="a")
    assert page.view["viewer"] == "a"
    page.play("1:1")
    assert page.view["viewer"] == ""
    assert page.reply("sit", rev=page.view["rev"], side="a")["error"]["code"] == "not_your_turn"


@pytest.mark.parametrize("do", ["hint", "analyse"])
def test_nothing_is_advised_for_a_hand_that_is_hidden(do: str) -> None:
    page = Page(a=None, b="tante")
    page.play("1:1")
    assert page.reply(do, rev=page.view["rev"], ms=10)["error"]["code"] == "hidden_hand"


def test_a_hint_comes_from_the_own_hand_alone() -> None:
    page = Page(a=None, b="tante")
    assert page.done("hint")["reason"]["code"] in ("leads_double", "heavy", "varied", "forsche")


def test_an_analysis_tells_its_interval() -> None:
    page = Page(a=None, b="tante")
    prospects = page.done("analyse")["prospects"]
    assert len(prospects) == 7
    assert all(prospect["margin"] > 0 and not prospect["exact"] for prospect in prospects)


def test_after_the_deal_every_ply_can_be_analysed() -> None:
    page = Page(a=None, b="tante")
    page.play("1:1", "1:4 left", "resign")
    assert page.done("analyse", ply=1)["side"] == "b"


class TestKnowledge:
    def test_it_counts_tiles_and_names_groups(self) -> None:
        page = Page(a=None, b="tante")
        told = page.ask("knowledge", rev=page.view["rev"])
        ones = told["numbers"][1]
        assert (told["side"], ones["hand"], ones["line"], ones["unseen"]) == ("a", 4, 0, 3)
        assert (ones["group"], told["numbers"][4]["group"]) == ("klemme", "")

    def test_before_anything_is_known_a_tile_is_a_third_with_the_other(self) -> None:
        page = Page(a=None, b="tante")
        told = page.ask("knowledge", rev=page.view["rev"])
        assert len(told["tiles"]) == 21
        assert told["tiles"][0]["odds"] == {"b": 0.3333, "stock": 0.6667, "talon": 0.0952}
        assert told["talon"] == pytest.approx(2 * (168 - 35) / 21, abs=0.001)

    def test_covered_hands_tell_nothing(self) -> None:
        page = Page(a=None, b=None)
        assert page.reply("knowledge", rev=page.view["rev"])["error"]["code"] == "hidden_hand"


def test_a_game_that_hides_nothing_has_no_knowledge_to_tell() -> None:
    page = Page(a=None, b=None)
    page.ask("new", game="bohnenspiel")
    assert page.reply("knowledge", rev=page.view["rev"])["error"]["code"] == "no_knowledge"


def test_the_series_counts_rows_of_a_race() -> None:
    page = Page(a=None, b="tante")
    page.play("1:1", "resign")
    series = page.view["series"]
    points = page.view["actor"]["outcome"]["points"]
    assert (series["target"], series["score"]) == (100, {"a": 0, "b": points})
    course = [{"a": 0, "b": points}]
    race = {"to_win": 2, "of": 3, "rows": [], "matsch": False, "course": course}
    assert series["race"] == race
