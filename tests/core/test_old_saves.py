"""Files written before matches had a secret, and one history for each series, can be loaded.

`fixtures/saves/` contains these files, and `fixtures/saves.json` the results of the old code.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alveus import registry
from alveus.core import saves
from alveus.core.events import finish
from alveus.core.match import Match

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
EXPECTED: dict[str, Any] = json.loads((FIXTURES / "saves.json").read_text(encoding="utf-8"))


def saved(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(
        (FIXTURES / "saves" / f"{name}.json").read_text(encoding="utf-8")
    )
    return content


def summary(match: Match) -> dict[str, Any]:
    """Return the position and history of a match, independent of the format of views."""
    ply, game = match.ply, match.game
    moves = [] if match.actor < 0 else [game.text(match.state, m) for m in game.moves(match.state)]
    return {
        "game": ply.match_game.number,
        "text": ply.text,
        "side": ply.side,
        "turn": ply.turn,
        "outcome": None if match.outcome is None else match.outcome.to_json(match.sides),
        "moves": sorted(moves)[:12],
        "seats": {side: match.seats[side].to_json() for side in match.sides},
    }


@pytest.mark.parametrize("name", EXPECTED)
def test_old_save_opens_at_its_ply(name: str) -> None:
    assert summary(saves.load(saved(name), registry.spec)) == EXPECTED[name]


@pytest.mark.parametrize("name", EXPECTED)
def test_old_save_keeps_its_ply_when_saved_again(name: str) -> None:
    match, before = finish(saves.loading(saved(name), registry.spec))
    written = json.loads(json.dumps(saves.save(match, before)))
    again, kept = finish(saves.loading(written, registry.spec))
    assert summary(again) == EXPECTED[name]
    assert (kept is None) == (before is None)


@pytest.mark.parametrize("name", ["lombardorum-midgame", "sperrdomino-midgame"])
def test_an_old_save_keeps_its_dice_and_gets_a_secret(name: str) -> None:
    matches = [saves.load(saved(name), registry.spec) for _ in range(2)]
    assert len({match.ply.match_game.seed for match in matches}) == 1
    assert len({match.secret for match in matches}) == 2


@pytest.mark.parametrize("name", ["lombardorum-series", "sperrdomino-race", "bohnenspiel-series"])
def test_the_games_of_an_old_series_stay_together(name: str) -> None:
    match, before = finish(saves.loading(saved(name), registry.spec))
    assert match.plies[0].match_game.number == 1
    assert len(match.ply.match_game.earlier) == match.ply.match_game.number - 1
    assert before is None


def test_old_game_with_other_options_becomes_the_previous_match() -> None:
    match, before = finish(saves.loading(saved("familydomino-several"), registry.spec))
    assert before is not None
    assert (match.plies[0].match_game.number, before.plies[0].match_game.number) == (3, 2)


def test_undone_new_game_in_an_old_save_becomes_the_other_match() -> None:
    match, beside = finish(saves.loading(saved("lombardorum-new-game-undone"), registry.spec))
    assert beside is not None
    assert (match.ply.text, beside.ply.text) == ("6:1-7", "new")
