"""Views on their way to the page: nothing is lost, and they are small, for every game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from tests.wire_examples import FILE, examples
from tests.wire_reader import changed, unpack

from alveus.bridge import Session, answer

pytestmark = pytest.mark.native

WHOLE = 20_000
"""Bytes that a whole view may have."""
STEP = 6_000
"""Bytes that the answer to a step may have in the median."""
STEPS = 150
TABLES: dict[str, dict[str, Any]] = {
    "duodecim": {"game": "duodecim"},
    "xii": {"game": "xii"},
    "lombardorum": {"game": "lombardorum"},
    "bohnenspiel": {"game": "bohnenspiel"},
    "sperrdomino": {"game": "sperrdomino"},
    "family of two": {"game": "familydomino"},
    "family of five": {"game": "familydomino", "options": {"players": "5", "reach": "9"}},
    "dominosa": {"game": "dominosa"},
    "greatest dominosa": {"game": "dominosa", "options": {"reach": "9"}},
    "figure": {"game": "terzett"},
    "composing": {"game": "terzett", "options": {"task": "compose"}},
    "beginners' battle": {"game": "rithmomachia"},
    "advanced battle": {"game": "rithmomachia", "options": {"edition": "advanced"}},
}


class Page:
    """A page that names the view it has, and puts the next one together."""

    def __init__(self) -> None:
        self.session = Session()
        self.base = ""
        self.view: Any = None
        self.bytes = 0

    def ask(self, do: str, **request: Any) -> Any:
        asked = {"id": 1, "do": do, "base": self.base, **request}
        text = answer(self.session, json.dumps(asked))
        self.bytes = len(text.encode())
        reply = json.loads(text)
        told = reply.get("ok") or reply["error"]
        if sent := told.get("view"):
            value = unpack(sent)
            assert sent["base"] in ("", self.base)
            self.view = changed(self.view, value) if sent["base"] else value
            self.base = sent["tag"]
        return told

    def step(self, chance: random.Random) -> bool:
        """Plays something; false once there is nothing to play."""
        view = self.view
        deeds = [deed for deed in view["actions"] if deed["enabled"] and deed["id"] != "resign"]
        if view["actor"]["kind"] == "over" or not (view["moves"] or deeds):
            return False
        rev = view["rev"]
        if any(deed["id"] == "sit" for deed in deeds):
            self.ask("sit", rev=rev, side=view["actor"]["side"])
        else:
            self.ask("play", rev=rev, text=chance.choice(view["moves"] or deeds)["text"])
        return True

    def plain(self, since: int) -> Any:
        """The present view, as it is told to whoever does not name one."""
        return json.loads(answer(self.session, f'{{"do": "view", "rev": {since}}}'))["ok"]["view"]


@pytest.mark.parametrize("table", TABLES)
def test_a_game_crosses_whole_and_small(table: str) -> None:
    page, chance = Page(), random.Random(table)
    page.ask("new", seed="wire", **TABLES[table])
    assert page.bytes <= WHOLE
    answers = []
    for number in range(STEPS):
        rev = page.view["rev"]
        if not page.step(chance):
            break
        answers.append(page.bytes)
        if number % 10 == 9:
            assert page.view == page.plain(rev), number
            page.base = ""
            page.ask("view", rev=page.view["rev"])
            assert page.bytes <= WHOLE
    assert median(answers) <= STEP


def test_a_page_that_knows_a_view_is_told_what_changed() -> None:
    page = Page()
    page.ask("new", game="lombardorum", options={"starter": "white"}, seed="alveus")
    told = page.ask("play", rev=page.view["rev"], text="throw 6-5")
    assert "places" not in unpack(told["view"])


def test_a_refused_old_view_is_answered_with_the_present_one() -> None:
    page = Page()
    page.ask("new", game="lombardorum", options={"starter": "white"}, seed="alveus")
    rev = page.view["rev"]
    page.ask("play", rev=rev, text="throw 6-5")
    assert page.ask("play", rev=rev, text="6:1-7")["code"] == "stale"
    assert page.view == page.plain(0)


def test_a_wrong_base_is_answered_with_the_whole_view() -> None:
    page = Page()
    page.ask("new", game="xii")
    for base in ("nonsense", "\ud800"):
        page.base = base
        assert page.ask("view")["view"]["base"] == ""


def test_whoever_names_no_view_is_told_it_plainly() -> None:
    reply = json.loads(answer(Session(), '{"id": 1, "do": "new", "game": "xii"}'))
    assert len(reply["ok"]["view"]["places"]) > 24


def test_the_examples_for_the_page_are_as_they_are_sent() -> None:
    assert json.loads(Path(FILE).read_text(encoding="utf-8")) == examples()
