"""The view: status, squares, stones, moves, counters and marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.rithmomachia.positions import BASE, played, position, rithmomachia

from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.state import State

NO_PYRAMID = "WS153@h1 BS28@h12"
TO_STRIKE = f"{BASE} WR6@b5 BT30@g6 BR3@f11"
TO_SET = f"WR6@d8 WR8@g7 {NO_PYRAMID}"
AFTER, THREE = {"placement": "after_move"}, {"timing": "three_stage"}


def board_view(game: RithmomachiaGame, state: State) -> Any:
    """Return the view, which is the same for both seats."""
    return game.view(state, 0)


def status_codes(game: RithmomachiaGame, state: State) -> list[str]:
    """Return the codes of the status."""
    return [message["code"] for message in board_view(game, state)["status"]]


STAGES: dict[str, tuple[Mapping[str, str], str, Sequence[str], str, list[str]]] = {
    "a stone is to be moved": ({}, TO_STRIKE, (), "to_move", []),
    "captured stones may be put down": (AFTER, TO_SET, ["g7-g8"], "to_place", ["pass"]),
    "attacked stones may be taken": (THREE, TO_STRIKE, ["b5-b6"], "to_take", ["pass"]),
    "nothing can be moved": (
        {"no_move": "pass"}, "WR2@a1 BR3@a2 BR5@b1", (), "no_way", ["pass"]),
    "nothing is to be done any more": ({}, "WR2@a1 BR3@a2 BR5@b1", (), "won", []),
}  # fmt: skip


@pytest.mark.parametrize(
    ("options", "stones", "plays", "code", "actions"), STAGES.values(), ids=STAGES
)
def test_status_has_the_task_and_pass_action_if_allowed(
    options: Mapping[str, str], stones: str, plays: Sequence[str], code: str, actions: list[str]
) -> None:
    game = rithmomachia(options)
    state, _ = played(game, position(game, stones, white=["BR7"]), *plays)
    assert status_codes(game, state)[0] == code
    assert [action["id"] for action in board_view(game, state)["actions"]] == actions


def test_status_and_marks_show_threatened_stones() -> None:
    game = rithmomachia()
    state, _ = played(game, position(game, TO_STRIKE), "b5-b6")
    (message,) = (
        entry for entry in board_view(game, state)["status"] if entry["code"] == "threatened"
    )
    assert (message["params"]["side"], message["params"]["at"]) == ("black", "g6")
    marked = {place["id"]: place["marks"] for place in board_view(game, state)["places"]}
    assert {at: marks for at, marks in marked.items() if marks} == {"g6": ["threatened"]}
    other = position(game, TO_STRIKE.replace("b5", "b6"))
    assert "threatened" not in status_codes(game, other)
    marked = {place["id"]: place["marks"] for place in board_view(game, other)["places"]}
    assert {at: marks for at, marks in marked.items() if marks} == {"g6": ["attacked"]}


@pytest.mark.parametrize("timing", ["immediate", "three_stage"])
def test_other_timings_show_no_threats(timing: str) -> None:
    game = rithmomachia({"timing": timing})
    state = position(game, TO_STRIKE.replace("b5", "b6"), "black")
    assert "threatened" not in status_codes(game, state)


def test_announced_row_is_shown_on_the_other_sides_turn() -> None:
    game = rithmomachia({"win_timing": "survive"})
    state = position(game, f"WR2@c8 WR4@e8 WR6@f7 WR8@a8 {NO_PYRAMID}")
    assert "announced" not in status_codes(game, state)
    state, _ = played(game, state, "f7-f8")
    params = [
        entry["params"]
        for entry in board_view(game, state)["status"]
        if entry["code"] == "announced"
    ]
    assert params == [{"side": "white", "values": [2, 4, 6]}]


def test_status_shows_a_dead_position() -> None:
    game = rithmomachia()
    assert status_codes(game, position(game, "WR2@a1 BR3@c12")) == ["to_move", "decided"]
    assert "decided" not in status_codes(game, game.opening())


def test_status_has_the_numbers_of_the_winning_row() -> None:
    game = rithmomachia()
    state, _ = played(game, position(game, f"WR2@c8 WR4@e8 WR6@f7 {NO_PYRAMID}"), "f7-f8")
    (won,) = board_view(game, state)["status"]
    assert (won["code"], won["params"]["values"]) == ("won", [2, 4, 6])
    drawn = game.from_json({"stones": ["WR2@a1", "BR3@c12"], "clock": 100, "turn": "white"})
    (message,) = board_view(game, drawn)["status"]
    assert message["code"] == "drawn"
    assert "values" not in message["params"]


def test_square_has_the_side_of_its_half() -> None:
    game = rithmomachia()
    places = board_view(game, game.opening())["places"]
    sides = {place["id"]: place["side"] for place in places}
    assert [sides[at] for at in ("a1", "h6", "a7", "h12")] == ["white", "white", "black", "black"]


def test_pieces_have_layers_or_are_turned() -> None:
    game = rithmomachia()
    stones = f"WR6@d8 WR8@g8 WR7*@f10 WP91@g1 {NO_PYRAMID}"
    pieces = board_view(game, position(game, stones, white=["BR3"]))["pieces"]
    shown = {piece["place"]: (piece["side"], piece["value"], piece["layers"]) for piece in pieces}
    assert shown["g1"] == ("white", "91", ["36", "25", "16", "9", "4", "1"])
    assert shown["f10"] == ("white", "7", ["turned"])
    assert shown["d8"] == ("white", "6", [])
    assert shown["taken.white.0"] == ("black", "3", [])


def test_trail_has_the_squares_between() -> None:
    game = rithmomachia()
    moves = board_view(game, position(game, "WT6@a2 WR2@a3 WP91@g1 BP190@a12"))["moves"]
    trails = {move["text"]: move["trail"] for move in moves}
    assert trails["a2-b3"] == ["b2"]
    assert trails["a2-c2"] == ["b2"]
    assert trails["a3-a4"] == []


def test_event_path_has_the_squares_between() -> None:
    game = rithmomachia()
    state = position(game, "WT6@a2 WR2@a3 WP91@g1 BP190@a12")
    for text, path in (("a2-b3", ("a2", "b2", "b3")), ("a3-a4", ("a3", "a4"))):
        (move,) = game.parse(state, text)
        assert game.apply(state, move)[1][0].path == path


def test_displacing_move_has_the_captured_stone() -> None:
    game = rithmomachia({"edition": "advanced", "congressus": "displace"})
    moves = board_view(game, position(game, "WP91@g2 BP190@a15 WT9@d4 BR9@d6"))["moves"]
    (taking,) = (move for move in moves if move["takes"])
    assert (taking["text"], taking["takes"]) == ("d4-d6", ["d6.0"])
    assert taking["label"]["params"] == {"from": "d4", "to": "d6", "value": 9, "taken": 9}


def test_take_move_has_the_square_of_the_stone() -> None:
    game = rithmomachia(THREE)
    state, _ = played(game, position(game, TO_STRIKE), "b5-b6")
    (move,) = board_view(game, state)["moves"]
    assert (move["text"], move["path"], move["kind"]) == ("xg6", ["g6"], "take")
    assert move["takes"] == ["g6.0"]
    assert move["label"] == {"code": "take", "params": {"at": "g6", "value": 30}}


def test_counters_of_stones_and_captures() -> None:
    game = rithmomachia()
    state = position(game, "WR2@a1 WR4@c1 BR3@c12", white=["BR5", "BT12"], black=["WR6"])
    counted = {
        (counter["code"], counter["side"]): counter["value"]
        for counter in board_view(game, state)["counters"]
    }
    assert counted == {
        ("stones", "white"): 2, ("taken", "white"): 2, ("sum", "white"): 17,
        ("stones", "black"): 1, ("taken", "black"): 1, ("sum", "black"): 6,
    }  # fmt: skip


ROWS: dict[str, tuple[Mapping[str, str], str]] = {
    "arithmetic": ({}, "WR2@c8 WR4@e8 WR6@f8"),
    "harmonic": ({"harmonic": "on"}, "WS15@c8 WT20@e8 WT30*@f8"),
    "geometric": ({"geometric": "on"}, "WR2@c8 WR4@e8 WR8@f8"),
    "greatest": (
        {"greatest_harmony": "on", "max_captured": "2"},
        "WR6@c8 WR8@d8 WR9*@e8 WT12*@f8",
    ),
}


@pytest.mark.parametrize("code", ROWS)
def test_row_mark_is_labelled_with_its_kind(code: str) -> None:
    options, stones = ROWS[code]
    game = rithmomachia(options)
    marks = board_view(game, position(game, f"{stones} {NO_PYRAMID}"))["marks"]
    rows = {mark["label"]["code"] for mark in marks if mark["kind"] == "row"}
    assert code in rows


WOULD = "WR6@b5 BT30@g6 WP91@h1 BP190@h12"
TO_COME = {
    "30 is met from b6 only": ("white", WOULD, ["b5 b6 g6"]),
    "what another stone meets already is no news": (
        "white", "WR6@b6 BT30@g6 WR2@a1 WP91@h1 BP190@h12", []),
    "what a stone uncovers by going is not its own": (
        "white", "WR6@b6 BT30@g6 WR2@d6 WP91@h1 BP190@h12", []),
    "Black attacks as White does": ("black", "BR5@b5 WT20@f6 WP91@h1 BP190@h12", ["b5 b6 f6"]),
}  # fmt: skip


@pytest.mark.parametrize(("turn", "stones", "paths"), TO_COME.values(), ids=TO_COME)
def test_would_marks_are_attacks_of_the_moved_stone(
    turn: str, stones: str, paths: list[str]
) -> None:
    game = rithmomachia()
    marks = board_view(game, position(game, stones, turn))["marks"]
    assert [" ".join(mark["path"]) for mark in marks if mark["kind"] == "would"] == paths


def test_slots_are_numbered_from_one() -> None:
    game = rithmomachia()
    places = board_view(game, position(game, f"{BASE} WR2@c2", white=["BR5", "BT12"]))["places"]
    labels = {place["id"]: place["label"]["params"] for place in places}
    assert labels["taken.white.1"] == {"side": "white", "number": 2, "shape": "T", "value": 12}


def test_no_would_marks_between_the_stages_of_a_turn() -> None:
    game = rithmomachia(THREE)
    state, _ = played(game, position(game, f"{TO_STRIKE} WS15@c3 BT90@h7"), "b5-b6")
    assert state.stage
    assert "would" not in {mark["kind"] for mark in board_view(game, state)["marks"]}


def test_would_mark_of_an_insidiae_starts_at_the_moved_stone() -> None:
    game = rithmomachia()
    state = position(game, f"{BASE} WR4@c5 BT12@d5 WR8@e6 BR3@f11")
    marks = board_view(game, state)["marks"]
    paths = [" ".join(mark["path"]) for mark in marks if mark["kind"] == "would"]
    assert "e6 e5 d5 c5" in paths


def test_would_mark_of_a_helper_names_the_stone_whose_steps_count() -> None:
    game = rithmomachia({"extended_eruptio": "on"})
    state = position(game, f"{BASE.replace('BS28@h12', 'BS28@f6')} WR6@b6 WR4@f4 BR3@h11")
    marks = board_view(game, state)["marks"]
    (mark,) = (mark for mark in marks if mark["path"] == ["f4", "f5", "f6", "b6"])
    params = mark["label"]["params"]
    assert (params["formula"], params["from"], params["with"]) == ("6 · 4 + 4 = 28", "b6", 6)
    assert params["partners"] == ["f5"]
