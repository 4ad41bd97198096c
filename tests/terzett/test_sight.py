"""View of a composing board: squares, tiles, stock, moves, status."""

from __future__ import annotations

from typing import Any

from tests.terzett.boards import RECTANGLE, after, board, grid, made, terzett

LYING = ("place 0:1 a2-a1", "try", "place 0:0 b1-c1")
"""1 above 0 in column a, and to its right 0:0 in a trial."""


def placed_board(*more: str) -> Any:
    return after(board(given={"b2": 1}), *LYING, *more)


def view(state: Any) -> Any:
    return terzett().view(state, 0)


def square(state: Any, name: str) -> dict[str, Any]:
    (place,) = (place for place in view(state)["places"] if place["id"] == name)
    params: dict[str, Any] = place["label"]["params"]
    assert (params["row"], params["column"]) == (place["row"] + 1, place["column"] + 1)
    return params


def status_params(state: Any) -> dict[str, Any]:
    return {message["code"]: message["params"] for message in view(state)["status"]}


def test_square_shows_its_number_and_the_other_half_of_its_tile() -> None:
    members = ("number", "joined", "other")
    seen = {
        name: [square(placed_board(), name)[part] for part in members]
        for name in ("a1", "a2", "b1")
    }
    assert seen == {"a1": [1, "down", 0], "a2": [0, "up", 1], "b1": [0, "right", 0]}


def test_square_with_tile_or_prescribed_number_is_not_free() -> None:
    names = ("a1", "b1", "c1", "a2", "b2", "c2")
    assert [name for name in names if square(placed_board(), name)["free"]] == ["c2"]
    assert square(placed_board(), "c2")["other"] == 0


def test_prescribed_number_is_shown_until_covered() -> None:
    assert [square(placed_board(), name)["given"] for name in ("a1", "b2", "c2")] == [
        False,
        True,
        False,
    ]
    assert square(placed_board("place 1:1 b2-c2"), "b2")["given"] is False
    values = {place["id"]: place["value"] for place in view(placed_board())["places"]}
    assert values == {"a1": "", "b1": "", "c1": "", "a2": "", "b2": "1", "c2": ""}


def test_rows_and_columns_start_at_the_upper_left() -> None:
    state = placed_board()
    cells = {name: (square(state, name)["row"], square(state, name)["column"]) for name in (
        "a1", "c1", "a2", "c2")}  # fmt: skip
    assert cells == {"a1": (1, 1), "c1": (1, 3), "a2": (2, 1), "c2": (2, 3)}


def test_tile_value_starts_at_its_first_cell() -> None:
    pieces = {piece["id"]: piece for piece in view(placed_board())["pieces"]}
    assert {
        name: (entry["place"], entry["value"], entry["covers"]) for name, entry in pieces.items()
    } == {
        "0:1": ("a1", "1:0", ["a1", "a2"]),
        "0:0": ("b1", "0:0", ["b1", "c1"]),
    }


def test_only_the_held_tile_is_marked_in_the_stock() -> None:
    stock = {token["id"]: token["value"] for token in view(placed_board("hold 1:1"))["tokens"]}
    assert stock == {"0:0": 0, "0:1": 0, "1:1": 1}
    assert {token["value"] for token in view(placed_board())["tokens"]} == {0}


def test_placed_tiles_are_used() -> None:
    used = {token["id"]: token["used"] for token in view(placed_board("hold 1:1"))["tokens"]}
    assert used == {"0:0": True, "0:1": True, "1:1": False}


def test_held_tile_is_put_back_and_others_are_taken() -> None:
    state = after(board(), "hold 0:1")
    labels = {m["uses"][0]: m["label"]["code"] for m in view(state)["moves"] if m["kind"] == "hold"}
    assert labels == {"0:1": "put_back", "0:0": "hold", "1:1": "hold"}


def test_double_can_be_placed_from_either_cell() -> None:
    moves = [move for move in view(placed_board("hold 1:1"))["moves"] if move["kind"] == "play"]
    assert [move["path"] for move in moves] == [["b2", "c2"], ["c2", "b2"]]
    for move in moves:
        assert move["label"]["params"] == {"tile": "1:1", "from": "b2", "to": "c2"}


def test_placed_tile_can_be_selected_at_either_half() -> None:
    moves = [
        (m["kind"], m["path"], m["takes"]) for m in view(placed_board())["moves"] if m["takes"]
    ]
    assert sorted(moves) == [
        ("take", ["a1"], ["0:1"]),
        ("take", ["a2"], ["0:1"]),
        ("take", ["b1"], ["0:0"]),
        ("take", ["c1"], ["0:0"]),
        ("turn", ["a1"], ["0:1"]),
        ("turn", ["a2"], ["0:1"]),
    ]


def test_status_counts_tiles_to_place() -> None:
    assert status_params(board())["tiles_to_lay"] == {"count": 3}
    assert status_params(placed_board())["tiles_to_lay"] == {"count": 1}


def test_status_shows_the_present_sum_of_a_line() -> None:
    state = after(board(sums={"a": 1}), "place 0:1 a1-b1")
    assert status_params(state)["sum"] == {"line": "a", "sum": 1, "now": 0}


def test_without_help_cells_are_marked_but_nothing_is_counted() -> None:
    state = after(board(), "place 0:1 b1-c1", "place 0:0 a2-b2")
    assert set(status_params(state)) == {"tiles_to_lay"}
    marked = {place["id"]: set(place["marks"]) for place in view(state)["places"]}
    assert marked["a1"] == {"hole"}
    assert "never" in marked["b1"]
    assert not any(token["kind"] in {"room", "group"} for token in view(state)["tokens"])
    helped = {"tiles_to_lay", "holes", "missing_groups", "never", "tiles_stuck"}
    assert set(status_params(after(state, "help"))) == helped


def test_help_adds_nothing_to_a_full_board() -> None:
    state = after(board(), "help", "place 0:0 a1-b1", "place 0:1 c2-c1", "place 1:1 a2-b2")
    assert set(status_params(state)) == {"not_grouped_yet"}


def test_finished_figure_shows_its_connections() -> None:
    whole = made(board(RECTANGLE))
    assert len(grid(whole)) == 8
    counters = {counter["code"]: counter["value"] for counter in view(whole)["counters"]}
    touching = status_params(whole)["composed"]["connections"]
    assert counters["connections"] == touching == _touching(grid(whole))


def _touching(rows: list[list[Any]]) -> int:
    """Count pairs of equal groups of three that touch, by flood fill."""
    regions: dict[tuple[int, int], int] = {}
    equal = 0
    for row, numbers in enumerate(rows):
        for column, number in enumerate(numbers):
            if (row, column) not in regions:
                equal += 1
                waiting = [(row, column)]
                while waiting:
                    r, c = waiting.pop()
                    if not (0 <= r < len(rows) and 0 <= c < len(rows[r])):
                        continue
                    if (r, c) in regions or rows[r][c] != number:
                        continue
                    regions[r, c] = equal
                    waiting += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return sum(map(len, rows)) // 3 - equal


def test_only_stranded_cells_of_an_ungroupable_number_are_marked() -> None:
    state = board(RECTANGLE, given={"a1": 0, "b1": 1, "a2": 1, "e5": 0}, help=True)
    assert status_params(state)["never"] == {"numbers": [0]}
    lost = [place["id"] for place in view(state)["places"] if "never" in place["marks"]]
    assert lost == ["a1"]
