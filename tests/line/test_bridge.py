"""Bridge requests for games with hidden hands: seats, knowledge, hints and analysis."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.line.deals import BOOK_A, BOOK_B, BOOK_STOCK, position

from alveus.bridge import Session, answer


class Page:
    """A page that keeps its last view."""

    def __init__(self, **seats: str | None) -> None:
        self.session = Session()
        at = {
            side: {"kind": "computer", "level": level} if level else {"kind": "human"}
            for side, level in seats.items()
        }
        content = position(BOOK_A, BOOK_B, "", BOOK_STOCK)
        self.view = self.ask("new", game="sperrdomino", seats=at, position=content)["view"]

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


def test_two_people_take_the_seat_in_turn() -> None:
    page = Page(a=None, b=None)
    assert page.view["viewer"] == ""
    page.ask("sit", rev=page.view["rev"], side="a")
    assert page.view["viewer"] == "a"
    page.play("1:1")
    assert page.view["viewer"] == ""
    assert page.reply("sit", rev=page.view["rev"], side="a")["error"]["code"] == "not_your_turn"


@pytest.mark.parametrize("do", ["hint", "analyse"])
def test_no_advice_for_hidden_hand(do: str) -> None:
    page = Page(a=None, b="tante")
    page.play("1:1")
    assert page.reply(do, rev=page.view["rev"], ms=10)["error"]["code"] == "hidden_hand"


def test_hint_uses_only_own_hand() -> None:
    page = Page(a=None, b="tante")
    assert page.done("hint")["reason"]["code"] in ("leads_double", "heavy", "varied", "forsche")


def test_analysis_has_intervals() -> None:
    page = Page(a=None, b="tante")
    prospects = page.done("analyse")["prospects"]
    assert len(prospects) == 7
    assert all(prospect["margin"] > 0 and not prospect["exact"] for prospect in prospects)


def test_every_ply_of_finished_round_can_be_analysed() -> None:
    page = Page(a=None, b="tante")
    page.play("1:1", "1:4 left", "resign")
    assert page.done("analyse", ply=1)["side"] == "b"


class TestKnowledge:
    def test_knowledge_counts_tiles_and_names_groups(self) -> None:
        page = Page(a=None, b="tante")
        knowledge = page.ask("knowledge", rev=page.view["rev"])
        ones = knowledge["numbers"][1]
        assert (knowledge["side"], ones["hand"], ones["line"], ones["unseen"]) == ("a", 4, 0, 3)
        assert (ones["group"], knowledge["numbers"][4]["group"]) == ("klemme", "")

    def test_hidden_tile_is_first_with_the_other_hand_in_one_of_three_deals(self) -> None:
        page = Page(a=None, b="tante")
        knowledge = page.ask("knowledge", rev=page.view["rev"])
        assert len(knowledge["tiles"]) == 21
        assert knowledge["tiles"][0]["odds"] == {"b": 0.3333, "stock": 0.6667, "talon": 0.0952}
        assert knowledge["talon"] == pytest.approx(2 * (168 - 35) / 21, abs=0.001)

    def test_covered_hands_give_no_knowledge(self) -> None:
        page = Page(a=None, b=None)
        assert page.reply("knowledge", rev=page.view["rev"])["error"]["code"] == "hidden_hand"


def test_open_game_has_no_knowledge() -> None:
    page = Page(a=None, b=None)
    page.ask("new", game="bohnenspiel")
    assert page.reply("knowledge", rev=page.view["rev"])["error"]["code"] == "no_knowledge"


def test_series_counts_rows() -> None:
    page = Page(a=None, b="tante")
    page.play("1:1", "resign")
    series = page.view["series"]
    points = page.view["actor"]["outcome"]["points"]
    assert (series["target"], series["score"]) == (100, {"a": 0, "b": points})
    course = [{"a": 0, "b": points}]
    race = {"to_win": 2, "of": 3, "rows": [], "matsch": False, "course": course}
    assert series["race"] == race
