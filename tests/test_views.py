"""The example views, written by hand before the boards were built, fit the one contract."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
VIEWS = sorted((ROOT / "tests" / "views").glob("*.json"))
CONTRACT = (ROOT / "web" / "src" / "engine" / "view.ts").read_text(encoding="utf-8")
pytestmark = pytest.mark.native


def fields(interface: str) -> set[str]:
    """The names of an interface's members in view.ts, those of its parent included."""
    found = re.search(rf"interface {interface}(?: extends (\w+))? \{{(.*?)\n\}}", CONTRACT, re.S)
    assert found, interface
    parent = fields(found[1]) if found[1] else set()
    return parent | set(re.findall(r"^  (\w+)\??:", found[2], re.M))


PARTS = {
    "places": "Place",
    "pieces": "Piece",
    "moves": "Move",
    "tokens": "Token",
    "counters": "Counter",
    "actions": "Action",
    "marks": "Mark",
    "status": "Message",
}


@pytest.fixture(params=VIEWS, ids=lambda path: path.stem)
def view(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(request.param.read_text(encoding="utf-8"))
    return found


def test_a_view_has_the_members_of_the_contract(view: Mapping[str, Any]) -> None:
    assert set(view) == fields("View")
    assert set(view["series"]) == fields("Series")


def test_every_part_has_the_members_of_the_contract(view: Mapping[str, Any]) -> None:
    for name, interface in PARTS.items():
        for part in view[name]:
            assert set(part) == fields(interface), (name, part)


def test_the_history_has_the_members_of_the_contract(view: Mapping[str, Any]) -> None:
    for entry in view["log"]["entries"]:
        assert set(entry) == fields("LogEntry")
        for event in entry["events"]:
            assert set(event) == fields("GameEvent")


def test_ids_are_unique_and_everything_named_is_there(view: Mapping[str, Any]) -> None:
    places = [place["id"] for place in view["places"]]
    pieces = [piece["id"] for piece in view["pieces"]]
    tokens = [token["id"] for token in view["tokens"]]
    for ids in (places, pieces, tokens):
        assert len(ids) == len(set(ids))
    assert all(piece["place"] in places for piece in view["pieces"])
    assert all(set(piece["covers"]) <= set(places) for piece in view["pieces"])
    for move in view["moves"]:
        assert {*move["path"], *move["trail"]} <= set(places)
        assert set(move["takes"]) <= set(pieces)
        assert set(move["uses"]) <= set(tokens)
        assert move["path"] or move["uses"], "a move without a way is done with a token"


def test_no_two_places_share_a_cell_of_the_grid(view: Mapping[str, Any]) -> None:
    cells = [(place["row"], place["column"]) for place in view["places"]]
    assert len(cells) == len(set(cells))


def test_pieces_on_a_place_are_counted_from_its_foot(view: Mapping[str, Any]) -> None:
    stacks: dict[str, list[int]] = {}
    for piece in view["pieces"]:
        stacks.setdefault(piece["place"], []).append(piece["order"])
    assert all(sorted(orders) == list(range(len(orders))) for orders in stacks.values())


def test_there_is_an_example_for_every_kind_of_board() -> None:
    boards = (
        "bohnenspiel dominosa duodecim familydomino lombardorum rithmomachia sperrdomino"
        " terzett xii"
    )
    assert " ".join(path.stem for path in VIEWS) == boards
