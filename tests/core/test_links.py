"""Invalid links and saves are refused."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest

from alveus.core import links, saves
from alveus.core.errors import SetupError
from alveus.core.match import begin
from alveus.registry import spec


def link(content: dict[str, Any]) -> str:
    """Return a link with this content."""
    text = links.link(begin(spec("bohnenspiel")))[0]
    packed = base64.urlsafe_b64encode(zlib.compress(json.dumps(content).encode())).decode()
    return f"{text.partition('.')[0]}.{packed.rstrip('=')}"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"g": 3}, "link_damaged"),
        ({}, "link_damaged"),
        ({"g": "bohnenspiel", "s": 2}, "link_damaged"),
        ({"g": "bohnenspiel", "m": ["3", "resign"], "r": 2}, "link_damaged"),
        ({"g": "backgammon"}, "unknown_game"),
        ({"g": "bohnenspiel", "o": {"no_such_option": "on"}}, "unknown_option"),
    ],
)
def test_invalid_links_are_refused_with_a_code(content: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        links.follow(link(content), spec)
    assert caught.value.code == code


def test_link_with_too_much_data_after_decompression_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        links.follow(link({"g": "bohnenspiel", "m": "A" * 20_000_000}), spec)
    assert caught.value.code == "link_damaged"


@pytest.mark.parametrize("ply", [-1, 2])
def test_save_with_an_invalid_ply_is_refused(ply: int) -> None:
    match = begin(spec("bohnenspiel"))
    match.play("3")
    saved = saves.save(match)
    assert saves.load({**saved, "ply": 1}, spec).cursor == 1
    with pytest.raises(SetupError) as caught:
        saves.load({**saved, "ply": ply}, spec)
    assert caught.value.code == "save_damaged"


def test_link_contains_moves_up_to_the_maximum_length(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(spec("bohnenspiel"))
    match.play("3")
    text = links.link(match)[0]
    monkeypatch.setattr(links, "LONGEST", len(text))
    assert links.link(match) == (text, "moves")
    monkeypatch.setattr(links, "LONGEST", len(text) - 1)
    assert links.link(match)[1] == "position"
