"""Options whose default has changed keep their first default in files of earlier versions."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.test_links import link

from alveus import letters
from alveus.core import links, saves
from alveus.core.match import Match, begin
from alveus.registry import ids, info, spec

CHANGED = [(game, name) for game in ids() for name in info(game).first_defaults]


def test_changed_defaults() -> None:
    assert set(CHANGED) == {("rithmomachia", "early_formation"), ("sperrdomino", "matsch_of_five")}


@pytest.fixture(params=CHANGED, ids="-".join)
def changed(request: pytest.FixtureRequest) -> tuple[str, str, str]:
    """The game, the option, and its first default."""
    game, name = request.param
    return game, name, info(game).first_defaults[name]


def save_of(match: Match) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(json.dumps(saves.save(match)))
    return content


def test_save_without_the_option_has_the_first_default(changed: tuple[str, str, str]) -> None:
    game, name, first = changed
    saved = save_of(begin(spec(game)))
    del saved["games"][0]["options"][name]
    old = saves.load(saved, spec)
    assert old.game.settings[name] == first
    assert name not in save_of(old)["games"][0]["options"]


def test_new_save_contains_the_new_default(changed: tuple[str, str, str]) -> None:
    game, name, _ = changed
    saved = save_of(begin(spec(game)))
    default = info(game).defaults[name]
    assert saved["games"][0]["options"] == {name: default}
    assert saves.load(saved, spec).game.settings[name] == default


def test_link_without_the_option_has_the_first_default(changed: tuple[str, str, str]) -> None:
    game, name, first = changed
    assert links.follow(link({"g": game}), spec).game.settings[name] == first
    if info(game).hidden:
        return  # a link would reveal the hands
    new, _ = links.link(begin(spec(game)))
    assert links.follow(new, spec).game.settings[name] == info(game).defaults[name]


def test_letter_contains_the_new_default(changed: tuple[str, str, str]) -> None:
    game, name, first = changed
    if info(game).hidden:
        return  # cannot be played by letter
    for value in (info(game).defaults[name], first):
        written = letters.begin(game, {name: value})
        stored = dict(written.letter.options)
        assert stored.get(name, first) == value
        assert (name in stored) == (value != first)


def test_position_with_game_and_options_has_the_first_default(
    changed: tuple[str, str, str],
) -> None:
    game, name, first = changed
    default = info(game).defaults[name]
    written: dict[str, Any] = {"game": game, "options": {}}
    assert spec(game).build_for({}, written).settings[name] == first
    assert spec(game).build_for({name: default}, written).settings[name] == default
    composed: tuple[dict[str, Any], ...] = ({}, {"options": {}})
    for start in composed:
        assert spec(game).build_for({}, start).settings[name] == default
    position = begin(spec(game)).game.to_json(begin(spec(game)).state)
    assert position["options"] == {name: default}


def test_view_contains_only_options_that_differ_from_the_present_default() -> None:
    for game, name in CHANGED:
        options = info(game).without_defaults(info(game).settings({}))
        assert name not in options


def test_position_without_options_keeps_the_first_default_of_the_game(
    changed: tuple[str, str, str],
) -> None:
    game, name, first = changed
    match = begin(spec(game), {name: first})
    position = match.game.to_json(match.state)
    for member in ("game", "options"):
        part = {key: value for key, value in position.items() if key != member}
        assert match.again(position=part).game.settings[name] == first
