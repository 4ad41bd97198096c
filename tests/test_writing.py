"""Positions as lines of text: they round-trip, and invalid lines are refused with a reason."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.toy import shelf

import alveus
from alveus import registry
from alveus.bridge import Session, answer
from alveus.core.errors import SetupError
from alveus.core.game import CHANCE
from alveus.core.stream import Stream

EDITED = [spec.info.id for spec in registry.specs() if spec.writing]
PAST = {
    *("clock", "seen", "played", "starter", "layer", "origin", "passes", "bought", "buys"),
    *("trials", "marks", "checked"),
    *("lacks", "forced", "fines", "stage", "threatened", "announced", "skips", "choice"),
}
"""Members of a position about earlier moves, which the lines do not contain."""


def writing(game_id: str, name: str) -> Any:
    return registry.part(registry.spec(game_id).writing, name)


def write(game: Any, state: Any) -> dict[str, str]:
    lines = writing(game.info.id, "write_lines")(game, state)
    return {line.name: line.text for line in lines}


def read(game: Any, lines: dict[str, str]) -> Any:
    return game.from_json(writing(game.info.id, "read_lines")(game, lines))


def random_position(game_id: str, seed: int) -> tuple[Any, Any]:
    """Return a game and a random position between two turns."""
    game, chance = registry.game(game_id), Random(seed)
    state, throws = game.opening(), 0
    for _ in range(30):
        if game.outcome(state) is not None:
            break
        if game.actor(state) == CHANCE:
            state, throws = (
                game.advance(state, game.chance(state, Stream(b"write", throws))),
                throws + 1,
            )
        elif game.info.hidden:
            state = game.advance(state, chance.choice(game.moves(state)))
        else:
            state = chance.choice(game.ends(state))
    return game, state


@pytest.mark.parametrize("game_id", EDITED)
@pytest.mark.parametrize("seed", range(4))
def test_lines_round_trip(game_id: str, seed: int) -> None:
    game, state = random_position(game_id, seed)
    if game.outcome(state) is not None:
        return
    again = game.to_json(read(game, write(game, state)))
    expected = game.to_json(state)
    if "stock" in expected:  # tiles not named in any line are in order
        expected["stock"], again["stock"] = sorted(expected["stock"]), sorted(again["stock"])
    members = {name: value for name, value in expected.items() if name not in PAST}
    assert {name: again.get(name) for name in members} == members


@pytest.mark.parametrize("puzzle", ["1:000111", "1:010101"])
def test_lines_of_a_puzzle_without_one_solution_can_be_edited(puzzle: str) -> None:
    game = registry.game("dominosa")
    lines = write(game, game.from_json({"puzzle": puzzle, "as_is": True}))
    edited = read(game, {**lines, "laid": "a1-b1"})
    assert game.to_json(edited)["laid"] == ["a1-b1"]


def test_lines_of_a_puzzle_in_one_row_round_trip() -> None:
    game, puzzle = registry.game("dominosa"), {"reach": 1, "grid": [[0, 0, 0, 1, 1, 1]]}
    state = game.from_json({"puzzle": puzzle})
    assert read(game, write(game, state)) == state


WRONG = {
    "lombardorum": ("men.white", "1:16", "men_sum"),
    "duodecim": ("men.white", "99", "no_such_point"),
    "xii": ("dice", "7", "dice_number"),
    "bohnenspiel": ("pits.south", "6 6 6 6 6 7", "beans_sum"),
    "dominosa": ("grid", "0011 2211 1122", "number_count"),
    "terzett": ("laid", "a1-b1 b1-b2", "cell_covered"),
    "sperrdomino": ("line", "0:1 3:4", "line_broken"),
    "familydomino": ("hand.a", "9:9", "no_such_tile"),
    "rithmomachia": ("stones.white", "R2@c2 R2@c3", "too_many_stones"),
}


@pytest.mark.parametrize("game_id", EDITED)
def test_an_impossible_position_is_refused_with_a_code(game_id: str) -> None:
    game, state = random_position(game_id, 1)
    name, text, code = WRONG[game_id]
    with pytest.raises(SetupError) as caught:
        read(game, {**write(game, state), name: text})
    assert caught.value.code == code


@pytest.mark.parametrize("game_id", EDITED)
def test_an_unreadable_word_is_refused(game_id: str) -> None:
    game, state = random_position(game_id, 1)
    name = WRONG[game_id][0]
    with pytest.raises(SetupError) as caught:
        read(game, {**write(game, state), name: "1:1 what?"})
    assert caught.value.code == "line_unreadable"


def test_rows_with_numbers_of_two_digits_are_separated_by_commas() -> None:
    numbers = [n for low in range(11) for high in range(low, 11) for n in (low, high)]
    grid = [numbers[first : first + 12] for first in range(0, 132, 12)]
    game = registry.game("dominosa")
    sheet = game.from_json({"puzzle": {"reach": 10, "grid": grid}, "as_is": True})
    lines = write(game, sheet)
    assert lines["grid"].endswith("8,8,8,9,8,10,9,9,9,10,10,10")
    position = {**writing("dominosa", "read_lines")(game, lines), "as_is": True}
    assert game.from_json(position).puzzle == sheet.puzzle


def test_a_sum_with_thousands_of_digits_is_unreadable() -> None:
    game = registry.game("terzett")
    with pytest.raises(SetupError) as caught:
        read(game, {"outline": "### ###", "sums": "1=" + "9" * 5000})
    assert caught.value.code == "line_unreadable"


def test_men_not_listed_are_borne_off() -> None:
    game = registry.game("lombardorum")
    state = read(game, {"turn": "black", "men.white": "12:2", "men.black": "12 11"})
    assert [side.off for side in state.sides] == [13, 13]


class TestOnThePage:
    def ask(self, session: Session, do: str, **more: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(answer(session, json.dumps({"id": 1, "do": do, **more})))
        content: dict[str, Any] = reply.get("ok") or reply["error"]
        return content

    def test_arrange_returns_lines_and_the_position_of_new_lines(self) -> None:
        session = Session()
        view = self.ask(session, "new", game="bohnenspiel")["view"]
        lines = self.ask(session, "arrange", rev=view["rev"])["lines"]
        new_lines = {line["name"]: line["text"] for line in lines}
        new_lines |= {"pits.south": "0 0 0 0 0 1", "store.south": "35"}
        arranged = self.ask(session, "arrange", rev=view["rev"], lines=new_lines)
        assert arranged["position"]["stores"] == [35, 0]
        assert self.ask(session, "view")["view"]["rev"] == view["rev"]

    def test_lines_do_not_reveal_a_hidden_hand(self) -> None:
        session = Session()
        seats = {"b": {"kind": "computer", "level": "schueler"}}
        view = self.ask(session, "new", game="sperrdomino", seed="x", seats=seats)["view"]
        view = self.ask(session, "play", rev=view["rev"], text="throw")["view"]
        lines = self.ask(session, "arrange", rev=view["rev"])["lines"]
        hands = {line["side"]: line["text"] for line in lines if line["code"] == "hand"}
        assert hands["a"]
        assert hands["b"] == ""

    def test_diagram_returns_an_svg(self) -> None:
        session = Session()
        view = self.ask(session, "new", game="bohnenspiel")["view"]
        drawn = self.ask(session, "diagram", rev=view["rev"])["svg"]
        assert drawn == alveus.diagram(alveus.game("bohnenspiel").start())

    def test_a_game_without_an_editor_has_no_lines(self) -> None:
        session = Session()
        with shelf.on_the_shelf():
            view = self.ask(session, "new", game=shelf.TOY)["view"]
            error = self.ask(session, "arrange", rev=view["rev"])
        assert error["code"] == "no_editor"

    def test_lines_of_a_composing_board_round_trip(self) -> None:
        game = registry.game("terzett", {"task": "compose"})
        lines = write(game, game.opening())
        lines |= {"given": "a1=0", "sums": "1=36", "tiles": "0:0@a1-b1 0:1@c1-d1"}
        state = read(game, lines)
        assert write(game, state) == lines
        assert [str(placed.tile) for placed in state.laid] == ["0:0", "0:1"]


@pytest.mark.parametrize("game_id", ["lombardorum", "sperrdomino"])
def test_lines_of_an_undecided_starter_can_be_read(game_id: str) -> None:
    game = registry.game(game_id)
    start = game.opening()
    assert game.turn(start) is None
    assert write(game, start)["turn"] == ""
    assert read(game, write(game, start)) == start


def test_dice_decide_the_turn_of_lines_with_an_undecided_starter() -> None:
    game = registry.game("lombardorum")
    state = read(game, {**write(game, game.opening()), "dice": "6 5"})
    assert write(game, state)["turn"] == "white"


def test_lines_of_a_stone_captured_back_can_be_read() -> None:
    game = registry.game("rithmomachia", {"captured_use": "re_enter"})
    stones = ["WP91@g1", "BP190@a12", "BR3@f11"]
    captured = {"white": ["WT6", "BR5"], "black": []}
    state = game.from_json({"turn": "white", "stones": stones, "captured": captured})
    assert game.to_json(read(game, write(game, state)))["captured"] == captured
