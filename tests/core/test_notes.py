"""Notes (highlights, checks and the held tile) are stored beside the history."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dominosa.puzzles import SMALL

from alveus import registry
from alveus.core import links, saves
from alveus.core.errors import AlveusError
from alveus.core.match import Match, begin
from alveus.core.match_view import view

COMPOSING = {"outline": ["###", "###"], "options": {"task": "compose"}}

SEALED = {
    "starter": None,
    "commitment": "9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f",
}
HEAD = {
    "format": "alveus",
    "version": 1,
    "target": 0,
    "seats": {"solver": {"kind": "human"}},
    "ply": 5,
}
WITH_MARKS: dict[str, Any] = {
    **HEAD,
    "game": "dominosa",
    "games": [
        {
            **SEALED,
            "options": {},
            "position": {"puzzle": SMALL},
            "sealed": "25294283cbb3eb54d259a523d025996f",
            "key": "56915ac5535b9b1f687dd9afa9bbc323",
            "plies": ["lay a1-b1", "mark 3", "line c1-d1", "mark 2", "check", "lay a2-a3"],
            "auto": [],
        }
    ],
}
"""An early save, in which marks are plies."""
WITH_A_HAND: dict[str, Any] = {
    **HEAD,
    "game": "terzett",
    "games": [
        {
            **SEALED,
            "options": {"task": "compose"},
            "position": COMPOSING,
            "sealed": "54f22d8636cf4c3023bbbb22a3e85b92",
            "key": "b0404c0e375a8811e8521838516f3824",
            "plies": ["help", "hold 0:0", "place 0:0 a1-b1", "hold 0:1", "hold 1:1"],
            "auto": [1, 4],
        }
    ],
}


def dominosa(*texts: str) -> Match:
    match = begin(registry.spec("dominosa"), position={"puzzle": SMALL})
    for text in texts:
        match.play(text)
    return match


def composing(*texts: str) -> Match:
    match = begin(registry.spec("terzett"), {"task": "compose"}, position=COMPOSING)
    for text in texts:
        match.play(text)
    return match


def highlighted(match: Match) -> list[int]:
    numbers = [token for token in view(match)["tokens"] if token["kind"] == "number"]
    return [token["value"] for token in numbers if token["used"]]


def status_codes(match: Match) -> list[str]:
    return [status["code"] for status in view(match)["status"]]


def plies(match: Match) -> list[str]:
    return [ply.text for ply in match.plies]


def test_note_does_not_change_history_and_redo() -> None:
    match = dominosa("lay a1-b1", "lay a2-a3")
    match.undo()
    match.note("mark 3")
    match.note("check")
    assert plies(match) == ["new", "lay a1-b1", "lay a2-a3"]
    assert (match.cursor, highlighted(match)) == (1, [3])
    match.redo()
    assert match.ply.text == "lay a2-a3"


def test_a_note_is_a_new_revision_without_new_history() -> None:
    match = dominosa("lay a1-b1")
    before = match.rev
    match.note("mark 3")
    assert match.rev == before + 1
    assert view(match, before)["log"] == {"from": 2, "entries": []}


def test_note_returns_its_event() -> None:
    events = dominosa().note("mark 3 mark 3")
    assert [(event.code, event.params["number"]) for event in events] == [
        ("mark", 3),
        ("unmark", 3),
    ]


def test_highlights_are_kept_when_moving_in_the_history() -> None:
    match = dominosa("lay a1-b1", "lay a2-a3")
    match.note("mark 3")
    match.goto(0)
    match.note("mark 2")
    assert highlighted(match) == [2, 3]
    match.redo()
    assert highlighted(match) == [2, 3]
    match.play("lay d1-e1")
    assert highlighted(match) == [2, 3]


def test_check_is_removed_when_the_sheet_changes() -> None:
    match = dominosa("lay a1-b1")
    match.note("check")
    assert "check_clean" in status_codes(match)
    match.undo()
    assert "check_clean" not in status_codes(match)
    match.redo()
    assert "check_clean" not in status_codes(match)


def test_another_puzzle_has_no_notes() -> None:
    match = dominosa("lay a1-b1")
    match.note("mark 3")
    assert highlighted(match.again(position={"puzzle": SMALL})) == []


def test_played_text_can_contain_notes() -> None:
    match = dominosa("lay a1-b1", "mark 3")
    assert plies(match) == ["new", "lay a1-b1"]
    match.play("mark 2 lay a2-a3 check")
    assert plies(match) == ["new", "lay a1-b1", "lay a2-a3"]
    assert highlighted(match) == [2, 3]
    assert "check_clean" in status_codes(match)


@pytest.mark.parametrize(
    ("text", "code"),
    [("lay a1-b1", "notation"), ("mark 3 lay a1-b1", "notation"), ("mark 9", "no_such_number"),
     ("check check", "already_checked"), ("", "notation")],
)  # fmt: skip
def test_text_with_a_move_is_refused_as_a_note(text: str, code: str) -> None:
    match = dominosa()
    with pytest.raises(AlveusError) as caught:
        match.note(text)
    assert caught.value.code == code
    assert (match.rev, highlighted(match)) == (dominosa().rev, [])


def test_resigned_puzzle_refuses_notes() -> None:
    match = dominosa("lay a1-b1", "resign")
    with pytest.raises(AlveusError) as caught:
        match.note("mark 3")
    assert caught.value.code == "game_over"


def test_a_game_without_notes_refuses_them() -> None:
    match = begin(registry.spec("bohnenspiel"))
    with pytest.raises(AlveusError) as caught:
        match.note("1")
    assert caught.value.code == "notation"
    assert "notes" not in saves.save(match)


def test_a_save_and_a_link_keep_notes() -> None:
    match = dominosa("lay a1-b1", "lay a2-a3")
    match.note("mark 3 mark 2 mark 3")
    match.undo()
    match.note("check")
    linked = links.follow(links.link(match)[0], registry.spec)
    for again in (saves.load(saves.save(match), registry.spec), linked):
        assert again.state == match.state
    assert plies(saves.load(saves.save(match), registry.spec)) == plies(match)
    assert saves.save(match)["notes"] == {"marks": ["2b"], "checked": True}


def test_invalid_notes_in_a_save_are_refused_with_their_name() -> None:
    saved = saves.save(dominosa())
    saved["notes"] = {"marks": ["9a"]}
    with pytest.raises(AlveusError) as caught:
        saves.load(saved, registry.spec)
    assert caught.value.code == "save_damaged"


def test_marks_in_an_old_save_become_notes() -> None:
    match = saves.load(WITH_MARKS, registry.spec)
    assert plies(match) == ["new", "lay a1-b1", "line c1-d1", "lay a2-a3"]
    assert match.cursor == 2
    assert highlighted(match) == [2, 3]
    match.redo()
    assert match.ply.text == "lay a2-a3"


def test_held_tile_in_an_old_save_becomes_a_note() -> None:
    match = saves.load(WITH_A_HAND, registry.spec)
    assert plies(match) == ["new", "place 0:0 a1-b1"]
    assert match.cursor == 1
    assert match.state.held == (1, 1)
    assert match.state.help


def test_lifting_a_tile_keeps_redo() -> None:
    match = composing("place 0:0 a1-b1", "place 0:1 c1-c2")
    match.undo()
    match.note("hold 1:1")
    match.note("help")
    match.redo()
    assert match.ply.text == "place 0:1 c1-c2"
    assert match.state.held == (1, 1)
    assert match.state.help


def test_placed_tile_is_no_longer_held() -> None:
    match = composing("place 0:0 a1-b1")
    match.undo()
    assert match.state.held == (0, 0)
    match.redo()
    assert match.state.held is None


def test_save_contains_the_held_tile() -> None:
    match = composing("place 0:0 a1-b1")
    match.undo()
    match.note("hold 0:0")
    match.note("help")
    again = saves.load(saves.save(match), registry.spec)
    assert again.state == match.state
    again.redo()
    assert again.ply.text == "place 0:0 a1-b1"
