"""Positions as people write them: what is written is read as the same position, or told why not."""

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
"""What a position tells of the moves before it, and no line does."""


def writing(game_id: str, name: str) -> Any:
    return registry.part(registry.spec(game_id).writing, name)


def write(game: Any, state: Any) -> dict[str, str]:
    lines = writing(game.info.id, "write_lines")(game, state)
    return {line.name: line.text for line in lines}


def read(game: Any, lines: dict[str, str]) -> Any:
    return game.from_json(writing(game.info.id, "read_lines")(game, lines))


def met(game_id: str, seed: int) -> tuple[Any, Any]:
    """A game, and a position in it between two turns."""
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
def test_what_is_written_is_read_as_the_same_position(game_id: str, seed: int) -> None:
    game, state = met(game_id, seed)
    if game.outcome(state) is not None:
        return
    again = game.to_json(read(game, write(game, state)))
    wanted = game.to_json(state)
    if "stock" in wanted:  # tiles that nobody names lie there in order
        wanted["stock"], again["stock"] = sorted(wanted["stock"]), sorted(again["stock"])
    kept = {name: value for name, value in wanted.items() if name not in PAST}
    assert {name: again.get(name) for name in kept} == kept


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
def test_an_impossible_position_is_refused_with_its_reason(game_id: str) -> None:
    game, state = met(game_id, 1)
    name, text, code = WRONG[game_id]
    with pytest.raises(SetupError) as caught:
        read(game, {**write(game, state), name: text})
    assert caught.value.code == code


@pytest.mark.parametrize("game_id", EDITED)
def test_a_word_that_says_nothing_is_named(game_id: str) -> None:
    game, state = met(game_id, 1)
    name = WRONG[game_id][0]
    with pytest.raises(SetupError) as caught:
        read(game, {**write(game, state), name: "1:1 what?"})
    assert caught.value.code == "line_unreadable"


def test_men_that_nobody_names_are_off() -> None:
    game = registry.game("lombardorum")
    state = read(game, {"turn": "black", "men.white": "12:2", "men.black": "12 11"})
    assert [side.off for side in state.sides] == [13, 13]


class TestOnThePage:
    def ask(self, session: Session, do: str, **more: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(answer(session, json.dumps({"id": 1, "do": do, **more})))
        told: dict[str, Any] = reply.get("ok") or reply["error"]
        return told

    def test_lines_are_told_and_the_position_that_others_tell(self) -> None:
        session = Session()
        view = self.ask(session, "new", game="bohnenspiel")["view"]
        lines = self.ask(session, "arrange", rev=view["rev"])["lines"]
        written = {line["name"]: line["text"] for line in lines}
        written |= {"pits.south": "0 0 0 0 0 1", "store.south": "35"}
        found = self.ask(session, "arrange", rev=view["rev"], lines=written)
        assert found["position"]["stores"] == [35, 0]
        assert self.ask(session, "view")["view"]["rev"] == view["rev"]

    def test_a_hand_that_is_hidden_is_not_written(self) -> None:
        session = Session()
        seats = {"b": {"kind": "computer", "level": "schueler"}}
        view = self.ask(session, "new", game="sperrdomino", seed="x", seats=seats)["view"]
        view = self.ask(session, "play", rev=view["rev"], text="throw")["view"]
        lines = self.ask(session, "arrange", rev=view["rev"])["lines"]
        hands = {line["side"]: line["text"] for line in lines if line["code"] == "hand"}
        assert hands["a"]
        assert hands["b"] == ""

    def test_a_board_is_drawn(self) -> None:
        session = Session()
        view = self.ask(session, "new", game="bohnenspiel")["view"]
        drawn = self.ask(session, "diagram", rev=view["rev"])["svg"]
        assert drawn == alveus.diagram(alveus.game("bohnenspiel").start())

    def test_a_game_without_lines_is_not_written_so(self) -> None:
        session = Session()
        with shelf.on_the_shelf():
            view = self.ask(session, "new", game=shelf.TOY)["view"]
            told = self.ask(session, "arrange", rev=view["rev"])
        assert told["code"] == "no_editor"

    def test_an_outline_is_written_with_its_tiles(self) -> None:
        game = registry.game("terzett", {"task": "compose"})
        lines = write(game, game.opening())
        lines |= {"given": "a1=0", "sums": "1=36", "tiles": "0:0@a1-b1 0:1@c1-d1"}
        state = read(game, lines)
        assert write(game, state) == lines
        assert [str(one.tile) for one in state.laid] == ["0:0", "0:1"]
