"""Attacks under every option: eruptio, insidiae, congressus and extended eruptio."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.rithmomachia.positions import ADVANCED, position, rithmomachia

from alveus.families.rithmomachia.board import WIDTH, name, squares
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.state import State

MANY = {"pincer_many": "on"}
HORIZONTAL = {"pincer": "horizontal"}
REACH = {"pincer": "reach"}
EXTENDED = {"extended_eruptio": "on"}
AROUND = "WS15@d5 BR3@c5 BR5@d6 BR7@e5"
ABOVE_AND_BELOW = "WS15@d5 BR3@c5 BR5@d6 BR7@d4"
FOUR = "WS45@d5 BR3@d4 BR5@c5 BR7@e5 BT30@d6"
WITH_TRIANGLE = "WT20@d5 BR3@c5 BR5@e5 BT12@d6"
BASE = "BT56@d5 WP91@c5 WT20@e5"
TOTAL = "BT100@d5 WT9@c5 WP91@e5"
OFF = {"congressus": "off"}
APART = {"eruptio_adjacent": "off"}

CASES: dict[str, tuple[Mapping[str, str], str, str, list[str]]] = {
    "insidiae stand left and right": (
        {}, "white", "WR4@c5 BT12@d5 WR8@e5", ["12@d5: 4 + 8 = 12"]),
    "or before and behind": (
        {}, "white", "WR4@d4 BT12@d5 WR8@d6", ["12@d5: 4 + 8 = 12"]),
    "horizontal insidiae stand left and right": (
        HORIZONTAL, "white", "WR4@c5 BT12@d5 WR8@e5", ["12@d5: 4 + 8 = 12"]),
    "and never before and behind": (
        HORIZONTAL, "white", "WR4@d4 BT12@d5 WR8@d6", []),
    "two neighbours with an empty square between hold nothing": (
        {}, "white", "WR4@b5 BT12@d5 WR8@e5", []),
    "three stones hold nothing": ({}, "black", AROUND, []),
    "three stones hold another by their sum where many may": (
        MANY, "black", AROUND, ["15@d5: 3 + 7 + 5 = 15"]),
    "three stones hold another by their product": (
        MANY, "white", "BS120@d5 WR2@c5 WS15@e5 WR4@d6", ["120@d5: 2 · 15 · 4 = 120"]),
    "three stones need no two of them opposite on a rank": (
        MANY, "black", ABOVE_AND_BELOW, ["15@d5: 7 + 3 + 5 = 15"]),
    "horizontal insidiae of three have two of them left and right": (
        {**MANY, **HORIZONTAL}, "black", AROUND, ["15@d5: 3 + 7 + 5 = 15"]),
    "without both of these three hold nothing": (
        {**MANY, **HORIZONTAL}, "black", ABOVE_AND_BELOW, []),
    "four stones hold another": (
        MANY, "black", FOUR, ["45@d5: 3 + 5 + 7 + 30 = 45"]),
    "horizontal insidiae of four": (
        {**MANY, **HORIZONTAL}, "black", FOUR, ["45@d5: 3 + 5 + 7 + 30 = 45"]),
    "the last square of a rank is not beside the first of the next": (
        MANY, "black", "WS15@a6 BR3@h5 BR5@a5 BR7@b6", []),
    "stones that could both move there hold another": (
        REACH, "white", "BS120@d5 WT6@d7 WT20@b5", ["120@d5: 20 · 6 = 120"]),
    "stones beside it that could not, do not": (
        REACH, "white", "BS120@d5 WT6@c5 WT20@e5", []),
    "three stones that could all move there": (
        {**REACH, **MANY}, "white", "BS28@d5 WR2@c5 WR6@e5 WT20@d7", ["28@d5: 2 + 6 + 20 = 28"]),
    "three stones beside it": (MANY, "black", WITH_TRIANGLE, ["20@d5: 3 + 5 + 12 = 20"]),
    "of which one could not move there": ({**REACH, **MANY}, "black", WITH_TRIANGLE, []),
    "a further stone is added where it could move there": (
        EXTENDED, "white", "WR6@b6 BS28@f6 WR4@f5", ["28@f6: 6 · 4 + 4 = 28"]),
    "and not from further away": (
        EXTENDED, "white", "WR6@b6 BS28@f6 WR4@f4", []),
    "no stone is its own further stone": (
        EXTENDED, "black", "WR6@d6 BR3@e6", []),
    "a further stone is taken away where differences count": (
        {**EXTENDED, "subtraction": "on"}, "white", "WR6@a6 BT30@g6 WT6@g4",
        ["30@g6: 6 · 6 − 6 = 30"]),
    "and only there": (
        EXTENDED, "white", "WR6@a6 BT30@g6 WT6@g4", []),
    "the product is never taken away from the further stone": (
        {**EXTENDED, "subtraction": "on"}, "white", "WR2@a6 BT30@g6 WT42@g4", []),
    "a further stone is added to a quotient": (
        {**EXTENDED, "division": "on"}, "white", "WS15@a6 BR5@f6 WR2@f5",
        ["5@f6: 15 / 5 + 2 = 5"]),
    "congressus is off for beginners": (
        {}, "white", "WP91@d5 BT12@d7", []),
    "congressus reaches from the corner of the board": (
        ADVANCED, "white", "WT25@a1 BR25@a3", ["25@a3: 25 = 25"]),
    "congressus goes over no stone": (
        ADVANCED, "white", "WT25@a1 BR25@a3 WR2@a2", []),
    "of two equal stones the further one may be too far": (
        {**ADVANCED, **APART}, "black", "BR9@a1 BR9@d6 WT9@d7", ["9@d7: 9 = 9"]),
    "a pyramid meets an equal stone with its base": (
        ADVANCED, "white", "WP91@d5 BT36@d7", ["36@d7: 36 = 36"]),
    "the distance may count both squares": (
        {"eruptio_distance": "inclusive"}, "white", "WR6@b5 BT30@f5", ["30@f5: 6 · 5 = 30"]),
    "or only those between": (
        {"eruptio_distance": "between"}, "white", "WR6@b5 BT30@h5", ["30@h5: 6 · 5 = 30"]),
    "an eruptio counts at one step": (
        {**ADVANCED, **OFF}, "white", "WT25@d5 BR25@d6", ["25@d6: 25 · 1 = 25"]),
    "unless that is off": (
        {**ADVANCED, **OFF, **APART}, "white", "WT25@d5 BR25@d6", []),
    "the quotient of two stones": (
        {"division": "on"}, "white", "WT42@c5 BR7@d5 WR6@e5", ["7@d5: 42 / 6 = 7"]),
    "a quotient goes without remainder": (
        {"division": "on"}, "white", "WS45@c5 BR7@d5 WR6@e5", []),
    "a number is not divided by one step": (
        {**ADVANCED, **OFF, "division": "on"}, "white", "WT25@d5 BR25@d6",
        ["25@d6: 25 · 1 = 25"]),
    "a pyramid attacks with its base": ({}, "white", BASE, ["56@d5: 36 + 20 = 56"]),
    "unless with its total alone": ({"pyramid_attacks_with": "total"}, "white", BASE, []),
    "a pyramid attacks with its total": (
        {**ADVANCED, "pyramid_attacks_with": "total"}, "white", TOTAL, ["100@d5: 9 + 91 = 100"]),
    "unless with nothing": (
        {**ADVANCED, "pyramid_attacks_with": "none"}, "white", TOTAL, []),
    "a pyramid attacks with each of its layers": (
        {"pyramid_attacks_with": "layers"}, "white", "WP91@d5 BT12@d8", ["12@d8: 4 · 3 = 12"]),
    "unless with total and base": ({}, "white", "WP91@d5 BT12@d8", []),
    "a captured stone in a row attacks nothing": (
        {}, "white", "WR3*@d8 BT12@d12", []),
    "a captured stone in play again does": (
        {"captured_use": "re_enter"}, "white", "WR3*@d8 BT12@d12", ["12@d12: 3 · 4 = 12"]),
}  # fmt: skip


STRAIGHT = ((1, 0), (0, 1), (-1, 0), (0, -1))
ASLANT = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def attacked(game: RithmomachiaGame, state: State) -> list[str]:
    """Return the formulas of the attacks by the side on turn."""
    sums = game.context.attacks.against(state.board, 1 - state.turn)
    mask = game.context.attacks.masks(state.board)[1 - state.turn]
    assert {attack.target for attack in sums} == set(squares(mask))
    marks = [mark for mark in game.view(state, 0)["marks"] if mark["kind"] == "attack"]
    labels = [mark["label"]["params"] for mark in marks]
    return [f"{params['value']}@{params['at']}: {params['formula']}" for params in labels]


@pytest.mark.parametrize(("options", "turn", "stones", "sums"), CASES.values(), ids=CASES)
def test_attacks(options: Mapping[str, str], turn: str, stones: str, sums: list[str]) -> None:
    game = rithmomachia(options)
    assert attacked(game, position(game, stones, turn)) == sums


@pytest.mark.parametrize("diagonal", ["on", "off"])
def test_eruptio_reaches_along_every_line(diagonal: str) -> None:
    """6 meets 12 over two steps: from every square, and nowhere over the edge."""
    game = rithmomachia({"eruptio_diagonal": diagonal})
    empty = position(game, "WR6@a1 BT12@b2").board
    six, twelve = empty[0], empty[WIDTH + 1]
    everywhere = range(len(empty))
    ways = STRAIGHT + (ASLANT if diagonal == "on" else ())
    for at in everywhere:
        met = set()
        for target in set(everywhere) - {at}:
            board = bytearray(len(empty))
            board[at], board[target] = six, twelve
            if game.context.attacks.masks(bytes(board))[1]:
                met.add(name(target))
        ends = ((at % WIDTH + 2 * right, at // WIDTH + 2 * up) for right, up in ways)
        on_board = {(f, r) for f, r in ends if 0 <= f < WIDTH and 0 <= r < game.rules.ranks}
        assert met == {name(r * WIDTH + f) for f, r in on_board}


def test_attacks_have_a_fixed_order() -> None:
    """The order must not depend on hashes of strings: eruptio before congressus."""
    game = rithmomachia({**ADVANCED, "step_choice": "up_to"})
    board = position(game, "WT25@d5 BR25@d6").board
    assert [attack.kind for attack in game.context.attacks.against(board, 1)] == [
        "eruptio",
        "congressus",
    ]
