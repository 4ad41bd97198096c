"""Moves on a sheet: tiles, lines, highlights, trials, checks and refusals."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dominosa.puzzles import (
    SMALL,
    after,
    dominosa,
    places,
    sheet,
    sound_filling,
    unique_solution,
    written,
)

from alveus.core.errors import AlveusError, IllegalMove
from alveus.core.game import OVER
from alveus.core.match import begin
from alveus.core.match_view import view as shown
from alveus.core.outcomes import Outcome
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import from_id, to_json
from alveus.families.dominoes.dominosa.state import State
from alveus.registry import spec

KEY = unique_solution(from_id(SMALL))
WRONG = "a1-a2"
DIRECTIONS = ("left", "right", "up", "down")


def refused(state: State, text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalMove) as caught:
        after(state, text)
    return caught.value.code, dict(caught.value.params)


def tiles_laid(state: State) -> str:
    return written(state.puzzle, state.laid)


def lines_drawn(state: State) -> str:
    return written(state.puzzle, state.lines)


def test_solution_of_small_puzzle() -> None:
    """Premise of other tests: a1-b1 is right, a1-a2 is wrong."""
    puzzle = from_id(SMALL)
    assert KEY & places(puzzle, "a1-b1 a2-a3")
    assert not KEY & places(puzzle, WRONG)


def test_tile_is_placed_and_lifted_by_either_cell() -> None:
    assert tiles_laid(after(sheet(), "lay b1-a1")) == "a1-b1"
    state = after(sheet(), "lay a1-b1")
    assert after(state, "lift a1") == after(state, "lift b1") == sheet()


def test_one_text_can_have_moves_and_actions() -> None:
    together = after(sheet(), "try lay a1-b1 check mark 3 keep line c1-d1")
    assert together == after(sheet(), "try", "lay a1-b1", "check", "mark 3", "keep", "line c1-d1")
    assert tiles_laid(together) == "a1-b1"
    assert lines_drawn(together) == "c1-d1"


def test_tile_replaces_covered_tiles() -> None:
    state = after(sheet(), "lay a1-b1 lay c1-d1")
    replaced = after(state, "lay b1-c1")
    assert tiles_laid(replaced) == "b1-c1"
    _, events = dominosa().apply(state, dominosa().parse(state, "lay b1-c1")[0])
    assert [event.code for event in events] == ["lift", "lift", "lay"]


def test_tile_can_move_to_overlapping_place() -> None:
    state = after(State(from_id("1:001110")), "lay b1-c1")
    assert tiles_laid(after(state, "lay b1-b2")) == "b1-b2"


def test_placed_tile_cannot_be_placed_again() -> None:
    code, params = refused(after(sheet(), "lay a1-b1"), "lay a1-b1")
    assert (code, params["at"]) == ("tile_laid", "a1-b1")


def test_tile_cannot_be_placed_twice() -> None:
    puzzle = from_id(SMALL)
    of = next(of for of in puzzle.of if of.bit_count() > 2)
    first, *others = [puzzle.name(place) for place in bits(of)]
    state = after(sheet(), f"lay {first}")
    apart = next(name for name in others if not set(name.split("-")) & set(first.split("-")))
    code, params = refused(state, f"lay {apart}")
    assert (code, params["at"]) == ("tile_laid", first)


def test_tile_cannot_cross_line() -> None:
    assert refused(sheet(lines="a1-b1"), "lay a1-b1")[0] == "line_between"


def test_tile_needs_adjacent_cells() -> None:
    assert refused(sheet(), "lay a1-c1") == ("not_neighbours", {"from": "a1", "to": "c1"})
    assert refused(sheet(), "lay a1-a1")[0] == "not_neighbours"


def test_tile_laid_in_the_same_text_can_be_lifted() -> None:
    assert after(sheet(), "lay a1-b1 lift b1") == sheet()
    moved = after(sheet(), "lay a1-b1", "lay a1-a2 lift a2 lay b1-b2")
    assert moved == after(sheet(), "lay b1-b2")


def test_empty_cell_cannot_be_lifted() -> None:
    assert refused(sheet(), "lift a1") == ("nothing_to_lift", {"at": "a1"})


def test_line_move_toggles_line() -> None:
    drawn = after(sheet(), "line a1-b1")
    assert lines_drawn(drawn) == "a1-b1"
    assert after(drawn, "line b1-a1") == sheet()


def test_line_cannot_cross_tile_but_can_be_erased_beside_it() -> None:
    state = after(sheet(), "line b1-c1 lay a1-b1")
    assert refused(state, "line a1-b1")[0] == "cell_covered"
    assert refused(state, "line a1-a2")[0] == "cell_covered"
    assert lines_drawn(after(state, "line b1-c1")) == ""


def test_one_text_can_have_several_moves() -> None:
    state = after(sheet(), "line a1-a2 line b1-b2 lay a1-b1 mark 3")
    assert (lines_drawn(state), tiles_laid(state)) == (
        lines_drawn(after(sheet(), "line b1-b2", "line a1-a2")),
        "a1-b1",
    )


def test_two_numbers_have_different_colours() -> None:
    assert after(sheet(), "mark 3").marks == ((3, 0),)
    assert after(sheet(), "mark 3 mark 1").marks == ((3, 0), (1, 1))
    assert after(sheet(), "mark 3 mark 1 mark 3").marks == ((1, 1),)
    assert after(sheet(), "mark 3 mark 1 mark 3 mark 2").marks == ((1, 1), (2, 0))


def test_third_number_replaces_oldest() -> None:
    assert after(sheet(), "mark 3 mark 1 mark 2").marks == ((1, 1), (2, 0))


def test_dropped_trial_restores_sheet() -> None:
    before = after(sheet(), "lay a1-b1 line c1-d1")
    tried = after(before, "try", "lay a2-a3", "line c2-d2", "line c1-d1", "lift a1")
    assert after(tried, "drop") == before


def test_kept_trial_keeps_tiles() -> None:
    kept = after(sheet(), "try", "lay a1-b1", "keep")
    assert kept == after(sheet(), "lay a1-b1")


def test_inner_trial_ends_first() -> None:
    state = after(sheet(), "try", "lay a1-b1", "try", "lay a2-a3")
    assert len(state.trials) == 2
    assert tiles_laid(after(state, "drop")) == "a1-b1"
    assert tiles_laid(after(state, "drop", "drop")) == ""
    assert tiles_laid(after(state, "keep", "drop")) == ""


def test_trial_needs_a_change_before_another() -> None:
    assert refused(sheet(), "keep")[0] == "nothing_tried"
    assert refused(sheet(), "drop")[0] == "nothing_tried"
    assert refused(after(sheet(), "try"), "try")[0] == "already_tried"


def marks_of(state: State, mark: str) -> set[str]:
    view = dominosa().view(state, 0)
    return {place["id"] for place in view["places"] if mark in place["marks"]}


def test_trial_tiles_are_marked() -> None:
    state = after(sheet(), "lay a1-b1", "try", "lay a2-a3", "line c1-d1")
    assert marks_of(state, "tried") == {"a2", "a3"}
    lines = dominosa().view(state, 0)["marks"]
    assert [(line["path"], line["label"]["code"]) for line in lines] == [
        (["c1", "d1"], "line_tried")
    ]


def status_codes(state: State) -> list[str]:
    return [message["code"] for message in dominosa().view(state, 0)["status"]]


def test_errors_are_shown_on_demand_until_next_change() -> None:
    wrong = after(sheet(), f"lay {WRONG}")
    assert marks_of(wrong, "wrong") == set()
    checked = after(wrong, "check")
    assert marks_of(checked, "wrong") == {"a1", "a2"}
    assert status_codes(checked) == ["tiles_left", "check_wrong"]
    assert marks_of(after(checked, "line c1-d1"), "wrong") == set()
    assert marks_of(after(checked, "mark 3"), "wrong") == {"a1", "a2"}


def test_line_through_right_place_is_error() -> None:
    checked = after(sheet(), "line a1-b1", "check")
    (line,) = dominosa().view(checked, 0)["marks"]
    assert line["label"]["code"] == "line_wrong"
    assert status_codes(checked) == ["tiles_left", "check_wrong"]


def test_clean_check_cannot_be_repeated() -> None:
    checked = after(sheet(), "lay a1-b1", "check")
    assert status_codes(checked) == ["tiles_left", "check_clean"]
    assert refused(checked, "check")[0] == "already_checked"


def test_puzzle_is_solved_by_last_tile() -> None:
    puzzle = from_id(SMALL)
    names = [puzzle.name(place) for place in bits(KEY)]
    state = after(sheet(), *(f"lay {name}" for name in names[:-1]))
    assert dominosa().outcome(state) is None
    game = dominosa()
    done, events = game.apply(state, game.parse(state, f"lay {names[-1]}")[0])
    assert [event.code for event in events] == ["lay", "over"]
    assert game.outcome(done) == Outcome(0, "solved")
    assert game.actor(done) == OVER
    assert game.moves(done) == []
    assert status_codes(done) == ["solved"]
    for text in ("lift a1", "mark 1", "try", "check", "line a1-a2"):
        assert refused(done, text)[0] == "game_over"


def test_undo_and_redo_cover_tiles_lines_and_trials() -> None:
    match = begin(spec("dominosa"), position={"puzzle": SMALL})
    texts = ["lay a1-b1", "line c1-d1", "try", "lay a2-a3", "drop", "lift a1"]
    seen = [match.state]
    for text in texts:
        match.play(text)
        seen.append(match.state)
    for state in reversed(seen[:-1]):
        match.undo()
        assert match.state == state
    for state in seen[1:]:
        match.redo()
        assert match.state == state


def test_every_move_is_one_turn() -> None:
    match = begin(spec("dominosa"), position={"puzzle": SMALL})
    for text in ("lay a1-b1", "lay a2-a3", "mark 3"):
        match.play(text)
    view = shown(match)
    assert [entry["turn"] for entry in view["log"]["entries"]] == [1, 1, 2]
    assert (view["last"]["side"], view["last"]["paths"]) == ("solver", [["a2", "a3"]])


def test_tiles_keep_their_names() -> None:
    match = begin(spec("dominosa"), position={"puzzle": SMALL, "laid": ["a1-b1"]})
    assert [piece["id"] for piece in shown(match)["pieces"]] == ["2:3"]
    match.play("lift a1")
    match.play("lay a1-a2")
    assert [piece["id"] for piece in shown(match)["pieces"]] != ["2:3"]


def test_new_puzzle_starts_new_match() -> None:
    match = begin(spec("dominosa"), position={"puzzle": SMALL})
    match.play("lay a1-b1")
    first = match.state
    other = to_json(sound_filling(4, 1))
    after = match.again({"reach": "4"}, position={"puzzle": other})
    assert to_json(after.state.puzzle) == other
    assert match.state == first
    with pytest.raises(IllegalMove, match="nothing_to_undo"):
        after.undo()


def test_invalid_position_leaves_match_unchanged() -> None:
    match = begin(spec("dominosa"), position={"puzzle": SMALL})
    match.play("lay a1-b1")
    match.play("lay a2-a3")
    match.undo()
    with pytest.raises(AlveusError):
        match.again(position={"puzzle": "3:0"})
    match.redo()
    assert tiles_laid(match.state) == written(from_id(SMALL), places(from_id(SMALL), "a1-b1 a2-a3"))


def test_resigned_puzzle_has_no_winner() -> None:
    match = begin(spec("dominosa"), position={"puzzle": SMALL})
    match.play("lay a1-b1")
    match.play("resign")
    assert match.outcome == Outcome(None, "resigned", 0)


def test_tally_has_current_and_initial_places() -> None:
    puzzle = from_id(SMALL)
    view = dominosa().view(after(sheet(), "lay a1-b1", "line a2-a3"), 0)
    tally = {t["id"]: t for t in view["tokens"] if t["kind"] == "tally"}
    first = {t["id"]: t["value"] for t in view["tokens"] if t["kind"] == "first"}
    assert tally["2:3"] == {"id": "2:3", "kind": "tally", "side": "", "value": 1, "used": True}
    assert first["first.2:3"] == puzzle.of[puzzle.tiles.index((2, 3))].bit_count()
    offered: dict[str, set[str]] = {}
    for move in view["moves"]:
        if move["label"]["code"] == "lay" and not {"a1", "b1"} & set(move["path"]):
            offered.setdefault(move["label"]["params"]["tile"], set()).add(move["text"])
    for name, token in tally.items():
        assert token["value"] == (1 if token["used"] else len(offered.get(name, ())))


def test_cell_label_has_partner_and_lines() -> None:
    view = dominosa().view(after(sheet(), "lay a1-b1", "line a2-b2", "line c1-d1"), 0)
    labels = {place["id"]: place["label"]["params"] for place in view["places"]}
    assert (labels["a1"]["joined"], labels["a1"]["other"]) == ("right", 2)
    assert (labels["b1"]["joined"], labels["b1"]["other"]) == ("left", 3)
    assert [way for way in DIRECTIONS if labels["c1"][f"line_{way}"]] == ["right"]
    assert [way for way in DIRECTIONS if labels["a2"][f"line_{way}"]] == ["right"]
    assert [way for way in DIRECTIONS if labels["d1"][f"line_{way}"]] == ["left"]
    assert not any(labels["e4"][f"line_{way}"] for way in DIRECTIONS)
    assert (labels["e3"]["row"], labels["e3"]["column"]) == (3, 5)


def test_ambiguous_puzzle_needs_as_is() -> None:
    game = dominosa()
    several, none = "1:000111", "1:010101"
    for puzzle, code in ((several, "several_solutions"), (none, "no_solution")):
        with pytest.raises(AlveusError) as caught:
            game.from_json({"puzzle": puzzle})
        assert caught.value.code == code
        state = game.from_json({"puzzle": puzzle, "as_is": True})
        assert status_codes(state) == ["tiles_left", code]
        assert game.from_json(game.to_json(state)) == state


def test_any_solution_solves_ambiguous_puzzle() -> None:
    state = dominosa().from_json({"puzzle": "3:12322230021103310310", "as_is": True})
    from alveus.families.dominoes.dominosa.exact import solutions

    for solution in solutions(state.puzzle):
        names = [state.puzzle.name(place) for place in bits(solution)]
        half = after(state, *(f"lay {name}" for name in names[:5]), "check")
        assert marks_of(half, "wrong") == set()
        assert after(half, *(f"lay {name}" for name in names[5:])).over


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "tiles that overlap": ({"laid": ["a1-b1", "b1-c1"]}, "cell_covered"),
    "a tile on a line": ({"laid": ["a1-b1"], "lines": ["a1-b1"]}, "line_laid"),
    "cells apart": ({"laid": ["a1-c1"]}, "no_tile"),
    "a cell outside": ({"laid": ["a1-z9"]}, "no_such_cell"),
    "no pair": ({"laid": ["a1"]}, "notation"),
    "tiles as text": ({"laid": "a1-b1"}, "wrong_type"),
    "a number as a tile": ({"laid": [3]}, "wrong_type"),
    "lines outside": ({"lines": ["f1-g1"]}, "no_such_cell"),
    "three highlights": ({"marks": ["1a", "2b", "3a"]}, "bad_value"),
    "two highlights in one colour": ({"marks": ["1a", "2a"]}, "bad_value"),
    "one number twice": ({"marks": ["1a", "1b"]}, "bad_value"),
    "a number that is not there": ({"marks": ["7a"]}, "bad_value"),
    "a highlight without a colour": ({"marks": ["1"]}, "bad_value"),
    "a trial that is a list": ({"trials": [[]]}, "wrong_type"),
    "a trial that overlaps": ({"trials": [{"laid": ["a1-b1", "b1-c1"]}]}, "cell_covered"),
}


@pytest.mark.parametrize("name", BAD)
def test_invalid_sheet_is_refused(name: str) -> None:
    position, code = BAD[name]
    with pytest.raises(AlveusError) as caught:
        dominosa().from_json({"puzzle": SMALL, **position})
    assert caught.value.code == code


def test_sheet_round_trip() -> None:
    state = after(
        sheet(), "lay a1-b1", "line c1-d1", "mark 3", "mark 0", "try", "lay a2-a3", "check"
    )
    game = dominosa()
    assert game.from_json(game.to_json(state)) == state
    assert game.to_json(state)["trials"] == [{"laid": ["a1-b1"], "lines": ["c1-d1"]}]


@pytest.mark.parametrize(
    "text", ["lay", "lay a1", "lift", "lift z9", "mark", "mark x", "mark 4", "mark 999", "solve",
             "lay a1-b1 lift", "line a1b1", "lay a1-b1-c1", "line " * 900],
)  # fmt: skip
def test_invalid_text_is_refused(text: str) -> None:
    with pytest.raises(AlveusError):
        after(sheet(), text)


def test_refusal_has_reason_and_source() -> None:
    state = after(sheet(), "lay a1-b1", "line c1-d1")
    game = dominosa()

    def why(*path: str) -> str | None:
        refusal = game.why(state, path)
        if refusal is None:
            return None
        assert refusal.source is not None
        return refusal.reason.code

    assert why("a2", "a3") is None
    assert why("a1") is None
    assert why("b1", "c1") is None
    assert why("a1", "b1") == "tile_laid"
    assert why("c1", "d1") == "line_between"
    assert why("c1", "e1") == "not_neighbours"
    assert why("c2", "c2") == "not_neighbours"
    shut = after(sheet(), "line b1-c1 line c1-d1 line c1-c2")
    refusal = game.why(shut, ["c1"])
    assert refusal is not None
    assert refusal.reason.code == "cell_shut"


def test_key_returns_solution_and_count() -> None:
    key = dominosa().key(sheet())
    assert (key["solutions"], key["complete"]) == (1, True)
    assert len(key["key"]) == 4
    assert set("".join(key["key"])) <= set("<>^v")
    none = dominosa().from_json({"puzzle": "1:010101", "as_is": True})
    assert dominosa().key(none) == {"key": [], "solutions": 0, "complete": True}


def test_free_place_lifts_no_tile() -> None:
    """Compatibility with files older than the replacement of covered tiles."""
    state = after(sheet(), "lay a1-b1 lay c1-d1")
    free = state.live & ~state.laid
    texts = [dominosa().text(state, move) for move in dominosa().moves(state) if move.verb == "lay"]
    for place in bits(free):
        text = f"lay {state.puzzle.name(place)}"
        assert text in texts
        _, events = dominosa().apply(state, dominosa().parse(state, text)[0])
        assert [event.code for event in events] == ["lay"]
