"""The courses of the page: the listed answers of every step can be played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.test_words import ROOT

from alveus import registry
from alveus.bridge import answer
from alveus.bridge.session import Session

COURSES = {
    game: json.loads((ROOT / f"web/src/games/{game}/course.json").read_text(encoding="utf-8"))
    for game in registry.ids()
}
STEPS = [
    pytest.param(game, step, id=f"{game}-{step['name']}")
    for game, course in COURSES.items()
    for step in course["steps"]
]
pytestmark = pytest.mark.native


class Table:
    """A session with the position of a step, used like the page uses it."""

    def __init__(self, game: str, step: dict[str, Any]) -> None:
        self.session = Session()
        self.played: dict[int, str] = {}
        seats = {side: {"kind": "computer", "level": level} for side, level in self._others(game)}
        self.view = self._ask("new", game=game, position=step["position"], seats=seats)["view"]

    @staticmethod
    def _others(game: str) -> list[tuple[str, str]]:
        """Return the computer player of a game for two, so that its hand stays hidden."""
        info, levels = registry.info(game), registry.spec(game).levels
        return [(info.seats[1], next(iter(levels)))] if levels else []

    def _ask(self, do: str, **members: Any) -> Any:
        reply = json.loads(answer(self.session, json.dumps({"id": 1, "do": do, **members})))
        assert "ok" in reply, reply
        return reply["ok"]

    def play(self, text: str) -> None:
        rev, match = self.view["rev"], self.view["match"]
        self.view = self._ask("play", text=text, rev=rev, match=match)["view"]
        for entry in self.view["log"]["entries"]:
            if entry["kind"] == "move":
                self.played[entry["ply"]] = entry["text"]


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_answer_can_be_played_and_has_the_same_notation(
    game: str, step: dict[str, Any]
) -> None:
    for moves in step.get("answers", []):
        table = Table(game, step)
        for text in moves:
            table.play(text)
        assert list(table.played.values()) == moves
        if "reply" in step:
            table.play(step["reply"])
            assert table.view["actor"] != {"kind": "seat", "side": table.view["sides"][1]}


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_first_side_is_on_turn_and_goal_places_exist(game: str, step: dict[str, Any]) -> None:
    view = Table(game, step).view
    assert set(step.get("goal", [])) <= {place["id"] for place in view["places"]}
    assert view["actor"] == {"kind": "seat", "side": view["sides"][0]}
    assert view["viewer"] == view["sides"][0]


@pytest.mark.parametrize("game", COURSES)
def test_steps_of_a_course_have_distinct_names(game: str) -> None:
    names = [step["name"] for step in COURSES[game]["steps"]]
    assert len(names) >= 3
    assert len(set(names)) == len(names)
