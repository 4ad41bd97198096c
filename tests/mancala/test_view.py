"""The view: places, previews of moves, and events of a turn."""

from __future__ import annotations

import json
from pathlib import Path

from tests.mancala.positions import bohnenspiel, position

from alveus.core.match import begin
from alveus.core.match_view import view
from alveus.registry import spec

EXAMPLE = json.loads(
    (Path(__file__).resolve().parents[1] / "views" / "bohnenspiel.json").read_text()
)
CHAIN = "0 0 0 0 3 5 | 3 1 1 0 0 7, 26 26"


def test_places_equal_the_example() -> None:
    game = bohnenspiel()
    assert game.view(game.opening(), 0)["places"] == EXAMPLE["places"]


def test_preview_shows_the_last_pit_and_the_captures() -> None:
    game = bohnenspiel()
    move = game.view(position(game, CHAIN), 0)["moves"][0]
    assert (move["text"], move["path"], move["trail"]) == ("5", ["s5"], ["s6", "n1", "n2"])
    assert move["label"] == {
        "code": "sow_take",
        "params": {
            "pit": 5,
            "count": 3,
            "last": 2,
            "opposite": True,
            "taken": [2, 4, 6],
            "sum": 12,
            "stop": 5,
            "stop_opposite": False,
            "stop_empty": True,
            "after": 38,
        },
    }
    assert len(move["takes"]) == 12


def test_preview_shows_the_pit_that_stops_the_chain() -> None:
    game = bohnenspiel()
    move = game.view(position(game, "0 0 0 0 4 1 | 4 3 1 1 0 7, 26 25"), 0)["moves"][0]
    params = move["label"]["params"]
    assert params["taken"] == [2, 4]
    assert (params["stop"], params["stop_opposite"], params["stop_empty"]) == (1, True, False)


def test_preview_without_chain_has_no_stop() -> None:
    game = bohnenspiel(chain="off")
    move = game.view(position(game, CHAIN), 0)["moves"][0]
    assert (move["label"]["params"]["taken"], move["label"]["params"]["stop"]) == ([2], 0)


def test_turn_has_one_described_event_and_one_path_per_bean() -> None:
    game = bohnenspiel()
    _, events = game.apply(position(game, CHAIN), 4)
    spoken = [event for event in events if event.code]
    assert [(event.code, event.side, event.path) for event in spoken] == [
        ("sow_take", "south", ("s5", "n2"))
    ]
    assert [event.path for event in events[:3]] == [("s5", "s6"), ("s5", "n1"), ("s5", "n2")]
    assert sum(event.path[-1] == "store.south" for event in events) == 12


def test_last_move_is_one_path_from_the_pit_to_the_last_bean() -> None:
    match = begin(spec("bohnenspiel"))
    match.play("3")
    last = view(match)["last"]
    assert (last["side"], last["paths"], last["dice"]) == ("south", [["s3", "n3"]], [0])


def test_remaining_beans_are_collected_one_by_one() -> None:
    game = bohnenspiel()
    state = position(game, "0 0 0 0 1 0 | 0 0 0 0 0 0, 35 36", "south")
    _, events = game.apply(state, 4)
    assert [event.code for event in events] == ["sow", "remainder", "", "over"]
    assert events[2].path == ("s6", "store.south")
    assert events[3].params == {"ending": "row_empty", "points": 0, "south": 36, "north": 36}


def test_beans_keep_their_ids_when_sown_and_after_undo() -> None:
    match = begin(
        spec("bohnenspiel"),
        position={
            "turn": "south",
            "pits": [0, 0, 0, 0, 3, 5, 3, 1, 1, 0, 0, 7],
            "stores": [26, 26],
        },
    )

    def piece_ids(place: str) -> list[str]:
        return [piece["id"] for piece in view(match)["pieces"] if piece["place"] == place]

    hand, first, second = piece_ids("s5"), piece_ids("n1"), piece_ids("n2")
    taken = view(match)["moves"][0]["takes"]
    match.play("5")
    won = piece_ids("store.south")[26:]
    assert sorted(won) == sorted(taken)
    assert {*hand, *first, *second} <= set(won)
    match.undo()
    assert (piece_ids("s5"), piece_ids("n1"), piece_ids("n2")) == (hand, first, second)
