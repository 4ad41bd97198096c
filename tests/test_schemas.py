"""JSON Schemas: valid data is accepted, damaged data is refused."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import alveus
from alveus import registry
from alveus.core.game import CHANCE, OVER
from alveus.core.match import begin
from alveus.core.match_view import view
from alveus.core.saves import save
from alveus.core.stream import Stream
from alveus.schemas import published

pytestmark = pytest.mark.native

FRAME = Path(__file__).parents[1] / "web" / "src" / "features" / "exhibits" / "frame"
MOST = 60
READINGS: list[tuple[str, dict[str, str]]] = [
    *((game, {}) for game in registry.ids()),
    ("lombardorum", {"cube": "on"}),
    ("bohnenspiel", {"skips": "3"}),
    ("familydomino", {"players": "4"}),
    ("rithmomachia", {"preset": "advanced"}),
]


@cache
def checks(name: str) -> Callable[[Any], Any]:
    """Return a function that raises ValueError for data that does not match a schema."""
    kind, _, game = name.partition("-")
    return compiled(published.position(registry.spec(game)) if game else published.general(kind))


def compiled(schema: dict[str, Any]) -> Callable[[Any], Any]:
    import fastjsonschema  # not in Pyodide

    check: Callable[[Any], Any] = fastjsonschema.compile(schema)
    return check


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("game_id", "chosen"), READINGS)
def test_positions_match_the_schema_of_their_game(game_id: str, chosen: dict[str, str]) -> None:
    game, chance = registry.game(game_id, chosen), Random(3)
    check, state = checks(f"position-{game_id}"), game.opening(0)
    for ply in range(MOST):
        check(as_json(game.to_json(state)))
        actor = game.actor(state)
        if actor == OVER:
            break
        check(as_json(game.to_json(game.information_state(state, max(actor, 0)))))
        if actor == CHANCE:
            move = game.chance(state, Stream(b"schemas", ply))
        else:
            move = chance.choice(list(game.moves(state)))
        state, _ = game.apply(state, move)


@pytest.mark.parametrize("game_id", registry.ids())
def test_views_and_saves_match_their_schemas(game_id: str) -> None:
    match, chance = begin(registry.spec(game_id), seed=b"schemas"), Random(5)
    for _ in range(12):
        seen = view(match)
        checks("view")(as_json(seen))
        texts = [move["text"] for move in seen["moves"]]
        texts = texts or [act["text"] for act in seen["actions"] if act["enabled"]]
        if not texts or match.outcome is not None:
            break
        match.play(chance.choice(texts))
    checks("save")(as_json(save(match, begin(registry.spec(game_id), seed=b"before"))))


def test_composing_board_matches_the_schema() -> None:
    board = {"outline": ["######"] * 5, "given": {"a1": 3}, "laid": ["1:2 c1-d1"]}
    position = alveus.game("terzett").position(board)
    checks("position-terzett")(as_json(position.to_json()))


def test_sheet_with_marks_matches_the_schema() -> None:
    position = alveus.game("dominosa").start(seed="monday")
    for move in ("lay a1-b1", "line c1-d1", "try", "mark 3"):
        position = position.play(move)
    checks("position-dominosa")(as_json(position.to_json()))


def test_puzzle_schema_accepts_ids_and_grids() -> None:
    checks("puzzle")("3:32210032120310320113")
    checks("puzzle")({"reach": 1, "grid": [[0, 1, None], [None, 0, 1]]})
    expect_refusal("puzzle", "3:")
    expect_refusal("puzzle", {"reach": 1, "grid": [[0.5]]})


def expect_refusal(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match="data"):
        checks(name)(value)


@pytest.mark.parametrize(
    ("game_id", "change"),
    [
        ("lombardorum", {"turn": "red"}),
        ("lombardorum", {"options": {"restricted": "some"}}),
        ("lombardorum", {"options": {"colour": "red"}}),
        ("lombardorum", {"game": "xii"}),
        ("lombardorum", {"dice": [0, 7]}),
        ("lombardorum", {"white": {"points": {"1": -1}}}),
        ("bohnenspiel", {"pits": [6] * 11}),
        ("bohnenspiel", {"stores": [0, -1]}),
        ("bohnenspiel", {"colour": "red"}),
        ("rithmomachia", {"stones": ["WR6@z9"]}),
        ("sperrdomino", {"line": ["1-1"]}),
        ("dominosa", {"puzzle": 3}),
    ],
)
def test_schema_refuses_damaged_positions(game_id: str, change: dict[str, Any]) -> None:
    game = registry.game(game_id)
    position = copy.deepcopy(game.to_json(game.opening(0)))
    expect_refusal(f"position-{game_id}", {**position, **change})


def test_schema_of_a_pack_checks_options_and_sides() -> None:
    from tests.toy.noughts import SPEC

    check = compiled(published.position(SPEC))
    game = SPEC.build({})
    check(as_json(game.to_json(game.opening(0))))
    with pytest.raises(ValueError, match="data"):
        check({**as_json(game.to_json(game.opening(0))), "turn": "nobody"})


def test_schema_descriptions_are_docstrings() -> None:
    save_schema = published.general("save")["definitions"]["Save"]
    assert save_schema["properties"]["target"]["description"] == (
        "Points that win the series, 0 for single games."
    )
    assert save_schema["additionalProperties"] is False
    assert "before" not in save_schema["required"]


def test_embed_schema_lists_all_messages_of_the_frame() -> None:
    declared = published.general("embed")["definitions"].values()
    named = [
        message["properties"]["type"]["enum"][0]
        for message in declared
        if "type" in message["properties"]
    ]
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(FRAME.glob("*.ts")))
    heard = re.findall(r"\b(\w+): \(\) => commands\.", sources)
    sent = re.findall(r'(?:\btype: |sendLog\()"(\w+)"', sources)
    assert sorted(named) == sorted({*heard, *sent} - {"begin", "end", "move", "language"})
    checks("embed")({"alveus": 1, "type": "newGame", "level": "lusor"})
    expect_refusal("embed", {"alveus": 1, "type": "oldGame"})


def test_an_exhibit_needs_only_its_version() -> None:
    assert checks("exhibit")({"alveus": 1}) == {"alveus": 1}
    expect_refusal("exhibit", {})
