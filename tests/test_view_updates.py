"""Updates of the view: the page receives the changed members only, and no change is lost."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.nightly import is_nightly

from alveus.bridge import Session, answer
from alveus.bridge.session import ViewSender

pytestmark = pytest.mark.native

STEPS = 150 if is_nightly() else 25
GAMES: dict[str, dict[str, Any]] = {
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
    """A page that applies updates to the last view."""

    def __init__(self) -> None:
        self.session = Session()
        self.base = ""
        self.view: Any = None

    def ask(self, do: str, **request: Any) -> Any:
        text = answer(self.session, json.dumps({"id": 1, "do": do, "base": self.base, **request}))
        reply = json.loads(text)
        content = reply.get("ok") or reply["error"]
        if update := content.get("view"):
            assert update["base"] in ("", self.base)
            self.view = {**(self.view if update["base"] else {}), **update["members"]}
            self.base = update["tag"]
        return content

    def play_random(self, chance: random.Random) -> bool:
        """Play a random move or action; return False if there is none."""
        view = self.view
        actions = [act for act in view["actions"] if act["enabled"] and act["id"] != "resign"]
        if view["actor"]["kind"] == "over" or not (view["moves"] or actions):
            return False
        rev = view["rev"]
        if any(action["id"] == "sit" for action in actions):
            self.ask("sit", rev=rev, side=view["actor"]["side"])
        else:
            self.ask("play", rev=rev, text=chance.choice(view["moves"] or actions)["text"])
        return True

    def complete_view(self, since: int) -> Any:
        text = answer(self.session, json.dumps({"do": "view", "rev": since}))
        return json.loads(text)["ok"]["view"]


@pytest.mark.parametrize("game", GAMES)
def test_updates_give_the_complete_view(game: str) -> None:
    page, chance = Page(), random.Random(game)
    page.ask("new", seed="wire", **GAMES[game])
    for number in range(STEPS):
        rev = page.view["rev"]
        if not page.play_random(chance):
            break
        if number % 10 == 9:
            assert page.view == page.complete_view(rev), number
            page.base = ""
            page.ask("view", rev=page.view["rev"])


def test_unchanged_members_are_omitted() -> None:
    page = Page()
    page.ask("new", game="lombardorum", options={"starter": "white"}, seed="alveus")
    reply = page.ask("play", rev=page.view["rev"], text="throw 6-5")
    assert "places" not in reply["view"]["members"]
    assert "rev" in reply["view"]["members"]


def test_stale_request_receives_the_current_view() -> None:
    page = Page()
    page.ask("new", game="lombardorum", options={"starter": "white"}, seed="alveus")
    rev = page.view["rev"]
    page.ask("play", rev=rev, text="throw 6-5")
    assert page.ask("play", rev=rev, text="6:1-7")["code"] == "stale"
    assert page.view == page.complete_view(0)


def test_page_with_an_older_view_receives_the_complete_view() -> None:
    sender: Any = ViewSender()
    first = sender.send({"rev": 1, "viewer": "white"}, "")
    second = sender.send({"rev": 2, "viewer": "white"}, first["tag"])
    assert (second["base"], second["members"]) == (first["tag"], {"rev": 2})
    other: Any = ViewSender()
    for base in (first["tag"], other.send({"rev": 1}, "")["tag"], "unknown"):
        update = sender.send({"rev": 3, "viewer": "white"}, base)
        assert (update["base"], update["members"]) == ("", {"rev": 3, "viewer": "white"})


@pytest.mark.parametrize("base", ["nonsense", "\ud800"])
def test_unknown_base_receives_the_complete_view(base: str) -> None:
    page = Page()
    page.ask("new", game="xii")
    page.base = base
    update = json.loads(answer(page.session, json.dumps({"do": "view", "base": base})))["ok"][
        "view"
    ]
    assert update["base"] == ""
    assert len(update["members"]["places"]) > 24


def test_request_without_base_receives_a_plain_view() -> None:
    reply = json.loads(answer(Session(), '{"id": 1, "do": "new", "game": "xii"}'))
    assert len(reply["ok"]["view"]["places"]) > 24
