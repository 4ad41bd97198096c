"""Captures: the positions T1 to T12 and T16 to T20 of `docs/rules/rithmomachia.md`."""

from __future__ import annotations

import pytest
from tests.rithmomachia.positions import ADVANCED, BASE, played, position, rithmomachia

from alveus.core.match import begin
from alveus.core.match_view import view
from alveus.registry import spec

ERUPTIO = f"{BASE} WR6@b5 BT30@g6 BR3@f11"
INSIDIAE = f"{BASE} BR5@c6 WS45@d6 BR9@e5"
RING = f"{BASE} WT20@d5 BR3@d7 BR5@d3 BR7@b5 BR9@f6"
PYRAMID = "WP91@g1 BP190@d12 WR8@d3 BR3@f11 WS153@h1"
MEETING = "WP91@g2 BP190@a15 WT9@d4 BR9@f6 BR3@h13"
DIFFERENCE = f"{BASE} WS15@d6 BR9@e6 WR6@f5 BR3@h11"
ALL = {"subtraction": "on", "division": "on", "extended_eruptio": "on"}

CASES = {
    "T1a eruptio: an attacked stone that gets no reply falls": (
        {}, ERUPTIO, "white", {"b5-b6": ["attack 30@g6: 6 · 5 = 30"],
                               "f11-f10": ["take 30@g6: 6 · 5 = 30"]}),
    "T1b an attacked stone moves away": (
        {}, ERUPTIO, "white", {"b5-b6": ["attack 30@g6: 6 · 5 = 30"], "g6-g8": []}),
    "T1c an attack is met by a stone put between": (
        {}, f"{BASE} WR6@b5 BT30@g6 BR3@d7", "white",
        {"b5-b6": ["attack 30@g6: 6 · 5 = 30"], "d7-d6": ["attack 6@b6: 3 · 2 = 6"]}),
    "T1d a stone that falls attacks no other stone": (
        {}, f"{BASE} WR6@b5 BT12@d6 BR3@d8 WT72@d12", "white",
        {"b5-b6": ["attack 12@d6: 6 · 2 = 12"], "d8-e8": ["take 12@d6: 6 · 2 = 12"]}),
    "T2a insidiae: held between two stones whose product is its number": (
        {}, INSIDIAE, "black", {"e5-e6": ["attack 45@d6: 5 · 9 = 45"],
                                "h1-h4": ["take 45@d6: 5 · 9 = 45"]}),
    "T2b a held stone moves away": (
        {}, INSIDIAE, "black", {"e5-e6": ["attack 45@d6: 5 · 9 = 45"], "d6-d3": []}),
    "T3 insidiae on a file, by the sum": (
        {}, f"{BASE} WR4@d4 BT12@d5 WR8@e6 BR3@f11", "white",
        {"e6-d6": ["attack 12@d5: 4 + 8 = 12"], "f11-f10": ["take 12@d5: 4 + 8 = 12"]}),
    "T4 two stones at a corner hold nothing": (
        {}, f"{BASE} WR4@c5 BT12@d5 WR8@e6 BR3@f11", "white", {"e6-d6": []}),
    "T5a obsidio: enemies and the edge shut a stone in": (
        {}, f"{BASE} WR2@a1 BR3@a2 BR5@c1", "black", {"c1-b1": ["siege 2@a1: obsidio"]}),
    "T5b a comrade in the ring is no wall": (
        {}, f"{BASE} WR2@a1 WR4@b1 BR3@b2", "black", {"b2-a2": []}),
    "T6a a triangle besieged on all four sides": (
        {}, f"{BASE} WT20@d5 BR3@d6 BR5@d4 BR7@c5 BR9@e6", "black",
        {"e6-e5": ["siege 20@d5: obsidio"]}),
    "T6b a triangle that may turn is not besieged from afar": (
        {}, RING, "black", {"f6-f5": []}),
    "T6b a triangle that goes straight is": (
        {"bend": "none"}, RING, "black", {"f6-f5": ["siege 20@d5: obsidio"]}),
    "T7a a pyramid falls by its base": (
        {}, PYRAMID, "white", {"d3-d4": ["attack 190@d12: 8 · 8 = 64"],
                               "f11-f10": ["take 190@d12: 8 · 8 = 64"]}),
    "T7b a pyramid goes out of the line": (
        {}, PYRAMID, "white", {"d3-d4": ["attack 190@d12: 8 · 8 = 64"], "d12-e12": []}),
    "T7c a pyramid is covered": (
        {}, PYRAMID.replace("f11", "e11"), "white",
        {"d3-d4": ["attack 190@d12: 8 · 8 = 64"], "e11-d11": []}),
    "T8 congressus: an equal stone could move there": (
        ADVANCED, MEETING, "white", {"d4-d6": ["attack 9@f6: 9 = 9"],
                                     "h13-h12": ["take 9@f6: 9 = 9"]}),
    "T8 congressus reaches round the corner": (
        ADVANCED, MEETING.replace("f6", "e7"), "white",
        {"d4-d6": ["attack 9@e7: 9 = 9"], "h13-h12": ["take 9@e7: 9 = 9"]}),
    "T8 beginners have no congressus": (
        {**ADVANCED, "congressus": "off"}, MEETING, "white", {"d4-d6": [], "h13-h12": []}),
    "T9 of two equal stones side by side the first attacker wins": (
        ADVANCED, "WP91@g2 BP190@a15 WT25@f8 BR25@e6 BR3@h13", "white",
        {"f8-f6": ["attack 25@e6: 25 · 1 = 25"], "h13-h12": ["take 25@e6: 25 · 1 = 25"]}),
    "T9b a stone flees into the same attack and falls": (
        ADVANCED, "WP91@g2 BP190@a15 WR16@d5 BT16@e6 BR3@h13", "white",
        {"d5-d6": ["take 16@d6: 16 · 1 = 16"]}),
    "T10 a stone flees into another attack and falls": (
        {}, f"{BASE} WR6@b5 BT30@g6 WS15@e8 BR3@h11", "white",
        {"b5-b6": ["attack 30@g6: 6 · 5 = 30"], "g6-g8": ["take 30@g8: 15 · 2 = 30"]}),
    "T11 who exposes his own stone still has a reply": (
        {}, f"{BASE} WR6@b6 BT30@g8 BR3@f11 WR2@d1", "black",
        {"g8-g6": [], "d1-d2": [], "f11-f10": ["take 30@g6: 6 · 5 = 30"]}),
    "T12 a siege comes before the capture and frees its stone": (
        {}, f"{BASE} WR4@a5 BT12@a6 WR8@b7 BR3@a4 BR5@c5", "white",
        {"b7-a7": ["attack 12@a6: 4 + 8 = 12"], "c5-b5": ["siege 4@a5: obsidio"]}),
    "T16 a stone steps aside and uncovers an attack": (
        {}, f"{BASE} WR6@b6 BT30@g6 WR2@d6 BR3@h11", "white",
        {"d6-d7": ["attack 30@g6: 6 · 5 = 30"], "h11-h10": ["take 30@g6: 6 · 5 = 30"]}),
    "a siege spares none of the besieger's own attacked stones": (
        {}, "WS153@h1 BS28@h12 BR3@a12 WR2@a11 WR4@c12 WT20@g5 BR5@c5", "white",
        {"c12-b12": ["siege 3@a12: obsidio", "take 20@g5: 5 · 4 = 20"]}),
    "T17 of two stones attacked one is saved": (
        {}, f"{BASE} WR6@b5 BT30@g6 BT12@b8 BR3@h11", "white",
        {"b5-b6": ["attack 30@g6: 6 · 5 = 30", "attack 12@b8: 6 · 2 = 12"],
         "g6-g8": ["take 12@b8: 6 · 2 = 12"]}),
    "T18 two stones take their difference": (
        {"subtraction": "on"}, DIFFERENCE, "white",
        {"f5-f6": ["attack 9@e6: 15 − 6 = 9"], "h11-h10": ["take 9@e6: 15 − 6 = 9"]}),
    "T18 differences do not count by default": (
        {}, DIFFERENCE, "white", {"f5-f6": [], "h11-h10": []}),
    "T19 a stone and its distance take their quotient": (
        {"division": "on"}, f"{BASE} WS15@b3 BR3@g6 BR5@h11", "white",
        {"b3-b6": ["attack 3@g6: 15 / 5 = 3"], "h11-h10": ["take 3@g6: 15 / 5 = 3"]}),
    "T20 a further stone is added to the product": (
        ALL, "WP91@g1 BP190@a12 WS153@h1 WR6@b5 BS28@f6 WR4@f5 BR5@h11", "white",
        {"b5-b6": ["attack 28@f6: 6 · 4 + 4 = 28"], "h11-h10": ["take 28@f6: 6 · 4 + 4 = 28"]}),
}  # fmt: skip


@pytest.mark.parametrize(("options", "stones", "turn", "moves"), CASES.values(), ids=CASES)
def test_captures(
    options: dict[str, str], stones: str, turn: str, moves: dict[str, list[str]]
) -> None:
    game = rithmomachia(options)
    _, events = played(game, position(game, stones, turn), *moves)
    assert events == list(moves.values())


def test_captured_stone_is_in_the_reserve_of_its_captor() -> None:
    game = rithmomachia()
    state, _ = played(game, position(game, ERUPTIO), "b5-b6", "f11-f10")
    assert game.to_json(state)["captured"] == {"white": ["BT30"], "black": []}


def test_immediate_timing_captures_at_once() -> None:
    game = rithmomachia({"timing": "immediate"})
    _, events = played(game, position(game, ERUPTIO), "b5-b6")
    assert events == [["take 30@g6: 6 · 5 = 30"]]


def test_three_stage_player_captures_after_the_move() -> None:
    game = rithmomachia({"timing": "three_stage"})
    state = position(game, f"{ERUPTIO} BT12@d4 WR2@d2")
    state, events = played(game, state, "b5-b6")
    assert [game.text(state, move) for move in game.moves(state)] == ["xg6", "pass"]
    state, events = played(game, state, "xg6")
    assert events == [["take 30@g6: 6 · 5 = 30"]]
    assert state.turn == 1


def test_displace_captures_an_equal_stone() -> None:
    game = rithmomachia({**ADVANCED, "congressus": "displace"})
    _, events = played(game, position(game, "WP91@g2 BP190@a15 WT9@d4 BR9@d6"), "d4-d6")
    assert events == [["displace 9@d6: 9"]]


OCCUPY = {**ADVANCED, "congressus": "occupy"}
MEETING_NINES = "WP91@g2 BP190@a15 WT9@d4 BR9@f6 BR3@h13"


def test_occupy_captures_an_equal_stone_by_a_move_after_the_reply() -> None:
    game = rithmomachia(OCCUPY)
    state, events = played(game, position(game, MEETING_NINES), "d4-d6", "h13-h12")
    assert events == [["attack 9@f6: 9 = 9"], []]
    assert game.from_json(game.to_json(state)) == state
    assert game.to_json(state)["due"] == ["f6"]
    status = [message["code"] for message in game.view(state, 0)["status"]]
    assert status[:2] == ["to_move", "may_occupy"]
    state, events = played(game, state, "d6-f6")
    assert events == [["displace 9@f6: 9"]]
    assert game.to_json(state)["captured"]["white"] == ["BR9"]


def test_occupy_gives_the_enemy_a_reply() -> None:
    game = rithmomachia(OCCUPY)
    state = position(game, MEETING_NINES.replace("d4", "d6"))
    black = game.from_json({**game.to_json(state), "turn": "black"})
    status = [message["code"] for message in game.view(black, 1)["status"]]
    assert status[:2] == ["to_move", "threatened_by_equal"]
    reason = game.why(state, ["d6", "f6"])
    assert reason is not None
    assert (reason.reason.code, reason.option) == ("reply_first", "congressus")
    escaped, _ = played(game, state, "g2-g3", "f6-f7")
    assert game.why(escaped, ["d6", "f7"]) is not None
    assert escaped.due == 0


def test_occupy_is_optional_and_remains_possible() -> None:
    game = rithmomachia(OCCUPY)
    state, _ = played(game, position(game, MEETING_NINES), "d4-d6", "h13-h12", "g2-g3", "h12-h13")
    assert "d6-f6" in [game.text(state, move) for move in game.moves(state)]


def test_occupy_gives_a_reply_to_an_exposed_stone() -> None:
    game = rithmomachia(OCCUPY)
    state = position(game, "WP91@g2 BP190@a15 WT9@d6 BR9@f7 BR3@h13", "black")
    state, _ = played(game, state, "f7-f6")
    assert "d6-f6" not in [game.text(state, move) for move in game.moves(state)]
    at_once = rithmomachia({**OCCUPY, "exposed_reply": "at_once"})
    state = position(at_once, "WP91@g2 BP190@a15 WT9@d6 BR9@f7 BR3@h13", "black")
    state, _ = played(at_once, state, "f7-f6")
    assert "d6-f6" in [at_once.text(state, move) for move in at_once.moves(state)]


@pytest.mark.parametrize("timing", ["immediate", "three_stage"])
def test_occupy_without_a_reply_equals_displace(timing: str) -> None:
    stones = "WP91@g2 BP190@a15 WT9@d6 BR9@f6 BR3@h13"
    moves = []
    for congressus in ("displace", "occupy"):
        game = rithmomachia({**ADVANCED, "congressus": congressus, "timing": timing})
        state = position(game, stones)
        moves.append([game.text(state, move) for move in game.moves(state)])
    assert "d6-f6" in moves[0]
    assert moves[0] == moves[1]


def test_re_enter_places_captured_stones_on_the_first_rank() -> None:
    game = rithmomachia({"captured_use": "re_enter"})
    state, _ = played(game, position(game, "WR2@c4 BS28@h12", white=["BR7"]), "7@d1", "h12-h9")
    assert "WR7*@d1" in game.to_json(state)["stones"]
    assert "d1-d2" in [game.text(state, move) for move in game.moves(state)]


EXPOSING = "WR6@c5 BR3@c8 WS153@h1 BS28@h12"
FLEEING = f"{BASE} WS15@c5 BR5@c8 BR3@f10"


@pytest.mark.parametrize("reading", ["next_turn", "at_once"])
def test_exposed_reply_decides_when_an_exposed_stone_falls(reading: str) -> None:
    game = rithmomachia({"exposed_reply": reading})
    _, events = played(game, position(game, EXPOSING), "c5-c6")
    assert events == [["take 6@c6: 3 · 2 = 6"] if reading == "at_once" else []]


@pytest.mark.parametrize("reading", ["lost", "safe"])
def test_flight_into_attack_decides_if_the_stone_falls(reading: str) -> None:
    game = rithmomachia({"flight_into_attack": reading})
    _, events = played(game, position(game, FLEEING), "c5-f5")
    assert events == [["take 15@f5: 3 · 5 = 15"] if reading == "lost" else []]


SHUTTING_IN = {
    "white": ("WR2@a1 BR3@a2 WR4@c1", "c1-b1", "2@a1", ("black", "WR2")),
    "black": ("BR3@a12 WR2@a11 BR5@c12", "c12-b12", "3@a12", ("white", "BR3")),
}


@pytest.mark.parametrize("turn", SHUTTING_IN)
def test_self_siege_decides_if_an_enclosed_stone_is_lost(turn: str) -> None:
    stones, text, stone, (captor, taken) = SHUTTING_IN[turn]
    for reading in ("safe", "lost"):
        game = rithmomachia({"siege": "any", "self_siege": reading})
        state, events = played(game, position(game, stones, turn), text)
        assert events == [[f"siege {stone}: obsidio"] if reading == "lost" else []]
        lost = [taken] if reading == "lost" else []
        assert game.to_json(state)["captured"] == {"white": [], "black": [], captor: lost}


@pytest.mark.parametrize("timing", ["react", "immediate", "three_stage"])
def test_attacked_stones_of_the_mover_fall_only_with_react_timing(timing: str) -> None:
    """The stone 30 is under attack, and Black moves another stone."""
    game = rithmomachia({"timing": timing})
    state = position(game, f"{BASE} WR6@b6 BT30@g6 BR3@f11", "black")
    _, events = played(game, state, "f11-f10")
    assert events == [["take 30@g6: 6 · 5 = 30"] if timing == "react" else []]


def test_attacked_stone_falls_at_the_end_of_a_turn_with_stages() -> None:
    """White may set 6, 7 and 8 after the move and lets it be: 6 on a3 has had its reply."""
    game = rithmomachia({"placement": "after_move"})
    stones = "WR6@d8 WR8@g7 WT6@a3 BR3@a5 WS153@h1 BS28@h12"
    state = position(game, stones, white=["BR7"])
    _, events = played(game, state, "g7-g8", "pass")
    assert events == [[], ["take 6@a3: 3 · 2 = 6"]]


def test_stone_exposed_before_a_later_stage_has_a_reply() -> None:
    game = rithmomachia({"placement": "after_move"})
    stones = "WR6@d8 WR8@g7 WT6@f7 BR3@h7 WS153@h1 BS28@h12"
    state = position(game, stones, white=["BR7"])
    _, events = played(game, state, "g7-g8", "pass")
    assert events == [[], []]


def test_capture_or_placing_resets_the_clock() -> None:
    again = {"captured_use": "re_enter"}
    for options, text, quiet in (({}, "b5-b4", 8), (again, "7@a1", None), ({}, "f11-f10", None)):
        game = rithmomachia(options)
        turn = "black" if text[0] == "f" else "white"
        stones = ERUPTIO.replace("b5", "b6") if turn == "black" else ERUPTIO
        content = {
            "stones": stones.split(),
            "turn": turn,
            "captured": {"white": ["BR7"]},
            "clock": 7,
        }
        state, _ = played(game, game.from_json(content), text)
        assert game.to_json(state).get("clock") == quiet


def test_later_slots_move_up_after_a_placing() -> None:
    """Each stone of the reserve keeps its face: those behind the one put down move up by one."""
    position = {
        "stones": ["WR2@c4", "BS28@h12"],
        "captured": {"white": ["BR3", "BR5", "BR7", "BT12"], "black": ["WR8"]},
    }
    match = begin(spec("rithmomachia"), {"captured_use": "re_enter"}, position=position)
    before = {piece["id"]: piece["value"] for piece in view(match)["pieces"]}
    match.play("5@d1")
    pieces = view(match)["pieces"]
    assert {piece["id"]: piece["value"] for piece in pieces} == before
    places = {piece["value"]: piece["place"] for piece in pieces}
    assert [places[value] for value in ("3", "5", "7", "12", "8")] == [
        "taken.white.0", "d1", "taken.white.1", "taken.white.2", "taken.black.0",
    ]  # fmt: skip


def test_only_new_attacks_are_reported() -> None:
    game = rithmomachia()
    state = position(game, f"{BASE} WR6@c5 BT12@e5 WR4@e9 BR3@f11")
    _, events = played(game, state, "e9-e8")
    assert events == [["attack 12@e5: 4 · 3 = 12"]]


def test_position_with_a_recaptured_stone_can_be_read() -> None:
    """A row that waits for the reply may contain a captured stone, which its army can recapture."""
    game = rithmomachia({"win_timing": "survive", "timing": "immediate"})
    state = position(game, "WR4@b8 WR8@d8 BR3@e12 WS153@h1 BS28@h12", white=["BT12"])
    state, events = played(game, state, "12@f8", "e12-f12")
    assert events == [[], ["take 12@f8: 3 · 4 = 12"]]
    assert game.to_json(state)["captured"] == {"white": [], "black": ["BT12"]}
    assert game.from_json(game.to_json(state)) == state


@pytest.mark.parametrize("repetition", ["threefold", "forbidden", "off"])
def test_position_after_a_stone_set_up_as_captured_is_captured_back(repetition: str) -> None:
    game = rithmomachia({"repetition": repetition})
    state = position(game, f"{BASE} BT20*@g6 WR4@b5 BR3@f11")
    state, _ = played(game, state, "b5-b6", "f11-f10")
    assert game.to_json(state)["captured"] == {"white": ["WT20"], "black": []}
    assert game.from_json(game.to_json(state)) == state


def test_side_that_can_only_capture_may_pass() -> None:
    game = rithmomachia({"timing": "three_stage", "no_move": "pass"})
    state = position(game, "WR4@a1 BT12@b1 WR8@c1 BR3@a2 BR5@d1 BR7@c2")
    assert [game.text(state, move) for move in game.moves(state)] == ["xb1", "pass"]
    passed, _ = played(game, state, "pass", "pass")
    assert (passed.turn, passed.stage) == (1, "")


def test_captured_stone_can_be_placed_by_the_text_that_captures_it() -> None:
    game = rithmomachia({"timing": "three_stage", "captured_use": "re_enter"})
    state = position(game, f"{BASE} WR6@b6 BT30@g6 BR3@f11")
    placed, _ = played(game, state, "xg6 30@b1")
    assert "WT30*@b1" in game.to_json(placed)["stones"]
