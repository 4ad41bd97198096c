"""The courses of the page: every step can be answered as its file says, and leaves a choice."""

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
    """A table on which a step's position lies, asked as the page asks."""

    def __init__(self, game: str, step: dict[str, Any]) -> None:
        self.session = Session()
        self.played: dict[int, str] = {}
        seats = {side: {"kind": "computer", "level": level} for side, level in self._others(game)}
        self.view = self._ask("new", game=game, position=step["position"], seats=seats)["view"]

    @staticmethod
    def _others(game: str) -> list[tuple[str, str]]:
        """The computer at the other side of a game of two, whose hand the viewer does not see."""
        info, levels = registry.info(game), registry.spec(game).levels
        return [(info.seats[1], next(iter(levels)))] if levels else []

    def _ask(self, do: str, **given: Any) -> Any:
        told = json.loads(answer(self.session, json.dumps({"id": 1, "do": do, **given})))
        assert "ok" in told, told
        return told["ok"]

    def play(self, text: str) -> None:
        rev, match = self.view["rev"], self.view["match"]
        self.view = self._ask("play", text=text, rev=rev, match=match)["view"]
        for entry in self.view["log"]["entries"]:
            if entry["kind"] == "move":
                self.played[entry["ply"]] = entry["text"]


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_answer_can_be_played_and_is_written_so(game: str, step: dict[str, Any]) -> None:
    for moves in step.get("answers", []):
        table = Table(game, step)
        for text in moves:
            table.play(text)
        assert list(table.played.values()) == moves
        if "reply" in step:
            table.play(step["reply"])
            assert table.view["actor"] != {"kind": "seat", "side": table.view["sides"][1]}


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_is_the_first_sides_and_its_places_are_there(
    game: str, step: dict[str, Any]
) -> None:
    view = Table(game, step).view
    assert set(step.get("goal", [])) <= {place["id"] for place in view["places"]}
    assert view["actor"] == {"kind": "seat", "side": view["sides"][0]}
    assert view["viewer"] == view["sides"][0]


@pytest.mark.parametrize("game", COURSES)
def test_a_course_has_steps_of_different_names(game: str) -> None:
    names = [step["name"] for step in COURSES[game]["steps"]]
    assert len(names) >= 3
    assert len(set(names)) == len(names)
