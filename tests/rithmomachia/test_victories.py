"""Victories and other endings: the positions T13 to T15 of the specification, and its tables."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.rithmomachia.positions import ADVANCED, played, position, rithmomachia

from alveus.core.errors import IllegalMove
from alveus.core.game import OVER
from alveus.core.match import begin
from alveus.families.rithmomachia.board import PYRAMID, army
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.rows import possible_progressions
from alveus.families.rithmomachia.state import State
from alveus.registry import spec

NO_PYRAMID = "WS153@h1 BS28@h12"

ROWS = {
    "T13 three stones in arithmetic progression": ("WR2@c8 WR4@e8 WR6@f7 BR3@a9", "f7-f8", True),
    "T13b an enemy between interrupts": ("WR2@c8 WR4@e8 WR6@f7 BR3@d8", "f7-f8", False),
    "T13c the mean must stand in the middle": ("WR2@c8 WR6@e8 WR4@f7 BR3@a9", "f7-f8", False),
    "T13d all must stand in the enemy's half": ("WR2@c6 WR4@c8 WR6@c11 BR3@a9", "c11-c10", False),
    "the pyramid must have fallen": ("WR2@c8 WR4@e8 WR6@f7 BP190@a12", "f7-f8", False),
}


@pytest.mark.parametrize(("stones", "move", "wins"), ROWS.values(), ids=ROWS)
def test_rows(stones: str, move: str, wins: bool) -> None:
    game = rithmomachia()
    state, _ = played(game, position(game, f"{stones} {NO_PYRAMID}"), move)
    assert (state.over is not None) == wins
    assert state.row == ((2, 4, 6) if wins else ())


def test_t14_a_captured_stone_completes_a_row() -> None:
    game = rithmomachia()
    state = position(game, f"WR6@d8 WR8@g8 {NO_PYRAMID}", white=["BR7"])
    won, _ = played(game, state, "7@f8")
    assert won.row == (6, 7, 8)
    assert "WR7*@f8" in game.to_json(won)["stones"]


def test_t14_captured_stone_is_placed_only_to_complete_a_row() -> None:
    game = rithmomachia()
    state = position(game, f"WR6@d8 WR8@g8 {NO_PYRAMID}", white=["BR7"])
    with pytest.raises(IllegalMove) as caught:
        played(game, state, "7@b8")
    assert caught.value.code == "no_row_completed"


def test_t15_harmonic_row_wins_in_the_advanced_game() -> None:
    game = rithmomachia(ADVANCED)
    state, _ = played(game, position(game, "WS45@a10 WS15@c10 WT9@h12 BS28@h14"), "h12-h10")
    assert state.row == (9, 15, 45)


@pytest.mark.parametrize(("reading", "row"), [("total", (49, 91, 169)), ("no", ())])
def test_a_pyramid_counts_in_a_row_with_its_total(reading: str, row: tuple[int, ...]) -> None:
    game = rithmomachia({**ADVANCED, "geometric": "on", "pyramid_in_row": reading})
    stones = "WT49@c10 WP91@d10 WS169@e13 BS28@h16"
    state, _ = played(game, position(game, stones), "e13-e10")
    assert state.row == row


def test_t15_unordered_harmonic_row_does_not_win() -> None:
    game = rithmomachia(ADVANCED)
    state, _ = played(game, position(game, "WS15@a10 WT9@c10 WS45@h13 BS28@h14"), "h13-h10")
    assert state.over is None


def test_t15_black_completes_one_with_a_captured_45() -> None:
    game = rithmomachia(ADVANCED)
    state = position(game, "BR5@a4 BR9@a6 WR2@h1", "black", black=["WS45", "WP91"])
    assert played(game, state, "45@a8")[0].row == (5, 9, 45)


def test_shape_selects_a_captured_number_with_two_shapes() -> None:
    game = rithmomachia({**ADVANCED, "captured_use": "re_enter"})
    state = position(game, "WR2@h1 BS28@h14", white=["BS49", "BR49"])
    for text, stone in (("49@a1", "WR49*@a1"), ("S49@a1", "WS49*@a1")):
        assert stone in game.to_json(played(game, state, text)[0])["stones"]


OWN = {
    ("beginner", 0): "2-4-6 4-6-8",
    ("beginner", 1): "3-5-7 5-7-9 12-66-120",
    ("advanced", 0): "2-4-6 2-9-16 4-6-8 4-20-36 8-25-42 8-36-64 9-45-81 9-81-153 15-20-25 "
    "20-42-64 49-169-289",
    ("advanced", 1): "3-5-7 5-7-9 7-16-25 7-28-49 7-64-121 12-56-100 12-66-120 16-36-56 28-64-100",
}
WITH_ONE = {
    ("beginner", 0): "2-3-4 2-5-8 2-15-28 4-5-6 4-8-12 4-12-20 6-7-8 12-42-72 15-30-45",
    ("beginner", 1): "2-7-12 3-4-5 3-6-9 3-9-15 4-30-56 5-6-7 6-9-12 7-8-9 9-12-15 12-20-28 "
    "28-42-56 42-66-90",
    ("advanced", 0): "2-3-4 2-5-8 2-15-28 2-16-30 3-6-9 3-9-15 3-42-81 4-5-6 4-8-12 4-12-20 "
    "4-16-28 5-15-25 5-25-45 6-7-8 6-9-12 6-36-66 7-8-9 7-16-25 8-12-16 8-49-90 8-64-120 "
    "9-12-15 12-16-20 12-42-72 15-30-45 16-36-56 20-25-30 20-28-36 30-36-42 42-49-56 42-81-120 "
    "56-64-72 72-81-90 81-153-225",
}


def texts_of(rows: Iterable[tuple[int, ...]]) -> set[str]:
    return {"-".join(map(str, row)) for row in rows}


@pytest.mark.parametrize(("edition", "side"), OWN)
def test_arithmetic_rows_equal_the_tables(edition: str, side: int) -> None:
    game = rithmomachia({"edition": edition, "harmonic": "off", "pyramid_in_row": "no"})
    faces = [army(of, edition == "advanced") for of in (side, 1 - side)]
    own, other = ({value for shape, value in part if shape != PYRAMID} for part in faces)
    progressions = list(possible_progressions(game.rules, own, other))
    assert texts_of(progression.values for progression, taken in progressions if not taken) == set(
        OWN[edition, side].split()
    )
    if (edition, side) in WITH_ONE:
        assert texts_of(progression.values for progression, taken in progressions if taken) == set(
            WITH_ONE[edition, side].split()
        )


COUNTS = {
    "harmonic": ({"harmonic": "on"}, (0, 9), (0, 6), (2, 11), (0, 9)),
    "geometric": ({"geometric": "on"}, (1, 4), (0, 1), (11, 10), (10, 10)),
}


@pytest.mark.parametrize("kind", COUNTS)
def test_number_of_other_rows_equals_the_tables(kind: str) -> None:
    options, *counts = COUNTS[kind]
    tables = (("beginner", 0), ("beginner", 1), ("advanced", 0), ("advanced", 1))
    for (edition, side), count in zip(tables, counts, strict=True):
        more = {"edition": edition, "harmonic": "off", "pyramid_in_row": "no", **options}
        assert _count(more, edition, side, kind) == count


FOURS = {
    ("beginner", 0): (1, 13),
    ("beginner", 1): (0, 4),
    ("advanced", 0): (11, 67),
    ("advanced", 1): (2, 45),
}


@pytest.mark.parametrize(("edition", "side"), FOURS)
def test_number_of_rows_of_four_equals_the_tables(edition: str, side: int) -> None:
    """The tables count rows with exactly two kinds separately."""
    options = {"edition": edition, "victory": "maior", "pyramid_in_row": "no"}
    assert _count(options, edition, side, "") == FOURS[edition, side]


def _count(options: dict[str, str], edition: str, side: int, kind: str) -> tuple[int, int]:
    """The rows of a side's own stones, and those with one captured."""
    rules = rithmomachia(options).rules
    faces = [army(of, edition == "advanced") for of in (side, 1 - side)]
    own, other = ({value for shape, value in part if shape != PYRAMID} for part in faces)
    progressions = [
        taken
        for progression, taken in possible_progressions(rules, own, other)
        if (kind in progression.kinds if kind else len(progression.kinds) == 2)
    ]
    return sum(not taken for taken in progressions), sum(map(bool, progressions))


STANDING = f"WR2@c8 WR4@e8 WR6@f8 {NO_PYRAMID}"


@pytest.mark.parametrize(
    ("options", "over"),
    [({}, False), ({"early_formation": "rebuild"}, False), ({"early_formation": "counts"}, True)],
)
def test_early_formation_decides_if_an_earlier_row_wins(
    options: dict[str, str], over: bool
) -> None:
    """The unrelated move d4-d5 wins only under `counts`."""
    game = rithmomachia(options)
    state, _ = played(game, position(game, f"{STANDING} WR8@d4"), "d4-d5")
    assert (state.over is not None) == over


def test_early_row_wins_when_it_is_built_again() -> None:
    game = rithmomachia()
    state = position(game, STANDING)
    early = {"code": "early_row", "params": {"side": "white", "values": [2, 4, 6]}}
    assert early in game.view(state, 0)["status"]
    state, _ = played(game, state, "f8-f7", "h12-h9")
    assert early not in game.view(state, 0)["status"]
    state, _ = played(game, state, "f7-f8")
    assert state.row == (2, 4, 6)


def test_squares_of_an_early_row_can_be_written_in_any_order() -> None:
    game = rithmomachia()
    state = position(game, f"WR2@c8 WR4@e8 WR6@g8 {NO_PYRAMID}")
    early = {"white": [["g8", "c8", "e8"]], "black": []}
    assert game.from_json({**game.to_json(state), "early": early}) == state


def test_stones_of_an_early_row_win_on_other_squares() -> None:
    game = rithmomachia()
    assert played(game, position(game, STANDING), "f8-g8")[0].row == (2, 4, 6)


def test_row_complete_when_the_pyramid_falls_must_be_built_again() -> None:
    """The pyramid on d12 falls to 8 · 8 = 64, after Black's move."""
    stones = "WP91@g1 BP190@d12 WR8@d3 BR3@f11 WS153@h1 WR2@a9 WT6@c9 WR4@b8"
    for early, over in (("rebuild", False), ("counts", True)):
        game = rithmomachia({"early_formation": early})
        state, _ = played(game, position(game, stones), "b8-b9", "f11-f10", "d3-d4", "f10-f11")
        assert "BP190" in game.to_json(state)["captured"]["white"]
        state, _ = played(game, state, "h1-h4")
        assert (state.over is not None) == over


def test_row_completed_by_a_capture_after_the_pyramid_wins_with_the_next_move() -> None:
    """Black's 12 between the stones falls to 4 · 3; the row is not early."""
    game = rithmomachia()
    stones = f"WR2@b8 BT12@c8 WT6@g8 WR4@f9 WR8@a1 BR3@h11 {NO_PYRAMID}"
    state, events = played(game, position(game, stones), "f9-f8", "h11-h10")
    assert events[1] == ["take 12@c8: 4 · 3 = 12"]
    assert state.over is None
    assert state.early == ((), ())
    again = game.from_json(game.to_json(state))
    assert again == state
    assert played(game, again, "a1-a2")[0].row == (2, 4, 6)


def test_announced_row_wins_after_the_reply() -> None:
    game = rithmomachia({"win_timing": "survive"})
    state, _ = played(game, position(game, f"WR2@c8 WR4@e8 WR6@f7 {NO_PYRAMID}"), "f7-f8")
    assert state.over is None
    message = {"code": "announced", "params": {"side": "white", "values": [2, 4, 6]}}
    assert message in game.view(state, 1)["status"]
    state, _ = played(game, state, "h12-h9")
    assert state.row == (2, 4, 6)


def test_after_move_placement_follows_the_move() -> None:
    game = rithmomachia({"placement": "after_move"})
    state = position(game, f"WR6@d8 WR8@g7 {NO_PYRAMID}", white=["BR7"])
    state, _ = played(game, state, "g7-g8")
    assert (state.stage, state.turn) == ("placing", 0)
    assert played(game, state, "7@e8")[0].row == (6, 7, 8)


def test_greatest_harmony_wins_with_two_captured_stones() -> None:
    game = rithmomachia({"greatest_harmony": "on", "max_captured": "2"})
    state = position(game, f"WR6@b8 WR8@d8 {NO_PYRAMID}", white=["BR9", "BT12"])
    state, _ = played(game, state, "9@e8+12@h8")
    assert (state.row, state.over and state.over.ending) == ((6, 8, 9, 12), "maior")


def test_two_captured_stones_are_put_down_in_either_order() -> None:
    game = rithmomachia({"greatest_harmony": "on", "max_captured": "2"})
    state = position(game, f"WR6@b8 WR8@d8 {NO_PYRAMID}", white=["BR9", "BT12"])
    nine, twelve = ["taken.white.0", "e8"], ["taken.white.1", "h8"]
    ways = [move["path"] for move in game.view(state, 0)["moves"] if move["text"] == "9@e8+12@h8"]
    assert sorted(ways) == [nine + twelve, twelve + nine]


def test_side_without_a_move_loses() -> None:
    game = rithmomachia()
    state = position(game, "WR2@a1 BR3@a2 BR5@b1")
    assert state.over is not None
    assert (state.over.winner, state.over.ending) == (1, "no_move")


def test_third_occurrence_of_a_position_draws() -> None:
    game = rithmomachia()
    state, _ = played(game, game.opening(), *["c2-b2", "c11-b11", "b2-c2", "b11-c11"] * 2)
    assert state.over is not None
    assert (state.over.winner, state.over.ending) == (None, "repetition")


def test_forbidden_repetition_refuses_a_move() -> None:
    game = rithmomachia({"repetition": "forbidden"})
    state, _ = played(game, game.opening(), "c2-b2", "c11-b11", "b2-c2")
    with pytest.raises(IllegalMove) as caught:
        played(game, state, "b11-c11")
    assert caught.value.code == "repeats"


def test_hundred_plies_without_a_capture_draw() -> None:
    game = rithmomachia()
    state = game.from_json({"turn": "white", "stones": ["WR2@a1", "BR3@c12"], "clock": 99})
    state, _ = played(game, state, "a1-a2")
    assert state.over is not None
    assert state.over.ending == "no_progress"


PENDING = {
    "a row to complete": ({"placement": "after_move"}, "WR6@d8 WR8@g7", "g7-g8", "7@e8"),
    "a stone to capture": ({"timing": "three_stage"}, "WR6@b5 BT30@g6", "b5-b6", "xg6"),
}


@pytest.mark.parametrize(("options", "stones", "move", "then"), PENDING.values(), ids=PENDING)
def test_hundredth_ply_draws_only_at_the_end_of_the_turn(
    options: dict[str, str], stones: str, move: str, then: str
) -> None:
    game = rithmomachia(options)
    content = {
        "turn": "white",
        "stones": f"{stones} {NO_PYRAMID}".split(),
        "captured": {"white": ["BR7"]},
        "clock": 99,
    }
    state, _ = played(game, game.from_json(content), move)
    assert state.over is None
    captured, _ = played(game, state, then)
    assert captured.over is None or captured.over.winner == 0
    passed, _ = played(game, state, "pass")
    assert passed.over is not None
    assert passed.over.ending == "no_progress"


def test_dead_position_can_be_ended_as_a_draw() -> None:
    match = begin(spec("rithmomachia"), position={"stones": ["WR2@a1", "BR3@c12"]})
    match.play("end")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.ending) == (None, "dead_position")
    assert match.actor == OVER


SHORT = {
    "stones_4": ["BR3", "BR5", "BR7"],
    "value_100": ["BT90"],
    "pyramid": [],
}


@pytest.mark.parametrize("aim", SHORT)
def test_short_games_are_won_by_captures(aim: str) -> None:
    game = rithmomachia({"short_game": aim})
    state = position(game, "WP91@g1 BP190@d12 WR8@d4 BR9@f11 WS153@h1", "black", white=SHORT[aim])
    assert state.over is None
    lacking = {"code": f"to_{aim}", "side": "white", "value": 10 if aim == "value_100" else 1}
    assert lacking in game.view(state, 0)["counters"]
    state, _ = played(game, state, "f11-f10")
    assert state.over is not None
    assert (state.over.winner, state.over.ending) == (0, aim)


def test_a_short_game_counts_captured_stones_that_have_re_entered() -> None:
    game = rithmomachia({"short_game": "stones_4", "captured_use": "re_enter"})
    stones = "WP91@g1 BP190@d12 WR8@d4 BR9@f11 WS153@h1"
    state = position(game, stones, white=["BR3", "BR5", "BR7"])
    state, _ = played(game, state, "R3@a1")
    lacking = {"code": "to_stones_4", "side": "white", "value": 1}
    assert lacking in game.view(state, 0)["counters"]


def warnings(game: RithmomachiaGame, state: State) -> list[str]:
    codes = ("once_more", "limit_near")
    return [
        message["code"] for message in game.view(state, 0)["status"] if message["code"] in codes
    ]


def test_second_occurrence_of_a_position_gives_a_warning() -> None:
    game = rithmomachia()
    there_and_back = ["c2-b2", "c11-b11", "b2-c2", "b11-c11"]
    assert warnings(game, game.opening()) == []
    state, _ = played(game, game.opening(), *there_and_back)
    assert warnings(game, state) == ["once_more"]
    assert warnings(rithmomachia({"repetition": "off"}), state) == []


def test_last_plies_before_a_draw_give_warnings() -> None:
    game = rithmomachia()
    content = {"turn": "white", "stones": ["WR2@a1", "BR3@c12"]}
    near = [n for n in range(85, 100) if warnings(game, game.from_json({**content, "clock": n}))]
    assert near == [90, 91, 98, 99]
    state, _ = played(game, game.from_json({**content, "clock": 97}), "a1-a2")
    assert warnings(game, state) == ["limit_near"]
