"""The hand-written example views have the declared members and are consistent."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NotRequired, get_origin, get_type_hints

import pytest

from alveus.core import view as shapes

ROOT = Path(__file__).resolve().parents[1]
VIEWS = sorted((ROOT / "tests" / "views").glob("*.json"))
pytestmark = pytest.mark.native

PARTS: dict[str, type[Any]] = {
    "places": shapes.PlaceView,
    "pieces": shapes.PieceView,
    "moves": shapes.MoveView,
    "tokens": shapes.TokenView,
    "counters": shapes.CounterView,
    "actions": shapes.ActionView,
    "marks": shapes.MarkView,
    "status": shapes.MessageView,
}


def fields(shape: type[Any]) -> frozenset[str]:
    """Return the names of a type's members, including inherited ones."""
    names: frozenset[str] = shape.__required_keys__ | shape.__optional_keys__
    return names


def optional(shape: type[Any]) -> frozenset[str]:
    """Return the names of the members that can be absent."""
    hints = get_type_hints(shape, include_extras=True)
    return frozenset(name for name, hint in hints.items() if get_origin(hint) is NotRequired)


@pytest.fixture(params=VIEWS, ids=lambda path: path.stem)
def view(request: pytest.FixtureRequest) -> dict[str, Any]:
    example: dict[str, Any] = json.loads(request.param.read_text(encoding="utf-8"))
    return example


def test_a_view_has_the_declared_members(view: Mapping[str, Any]) -> None:
    assert set(view) == fields(shapes.View)
    assert set(view["series"]) == fields(shapes.SeriesView)


def test_every_part_has_the_declared_members(view: Mapping[str, Any]) -> None:
    for name, shape in PARTS.items():
        for part in view[name]:
            assert fields(shape) - optional(shape) <= set(part) <= fields(shape), (name, part)


def test_the_history_has_the_declared_members(view: Mapping[str, Any]) -> None:
    for entry in view["log"]["entries"]:
        assert set(entry) == fields(shapes.LogEntry)
        for event in entry["events"]:
            assert set(event) == fields(shapes.EventView)


def test_ids_are_unique_and_references_exist(view: Mapping[str, Any]) -> None:
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
        assert move["path"] or move["uses"], "a move without a path uses a token"


def test_no_two_places_share_a_cell_of_the_grid(view: Mapping[str, Any]) -> None:
    cells = [(place["row"], place["column"]) for place in view["places"]]
    assert len(cells) == len(set(cells))


def test_pieces_on_a_place_are_numbered_from_zero(view: Mapping[str, Any]) -> None:
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
