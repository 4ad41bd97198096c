"""The opponents of Rithmomachia: their choices, their advice and their analysis."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from tests.rithmomachia.positions import ADVANCED, BASE, position, rithmomachia

from alveus import registry
from alveus.ai import Budget, advise, analyse, choose, finish
from alveus.core.errors import IllegalMove
from alveus.families.rithmomachia.arithmetic import numbers, strengths
from alveus.families.rithmomachia.board import (
    CODE,
    PYRAMID,
    PYRAMIDS,
    ROUND,
    SQUARE,
    STONES,
    TRIANGLE,
    WIDTH,
    Stone,
    bit,
    square_of,
    squares,
)
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.opponent.battle import battle
from alveus.families.rithmomachia.opponent.capture_plans import (
    NEVER,
    BlockedDistances,
    PyramidPlans,
    attack_steps,
    distances,
    squares_at,
)
from alveus.families.rithmomachia.opponent.evaluation import CALM, Evaluation
from alveus.families.rithmomachia.opponent.levels import OPPONENT
from alveus.families.rithmomachia.opponent.reasons import reason
from alveus.families.rithmomachia.opponent.row_plans import RowDistances
from alveus.families.rithmomachia.rules import begin_game
from alveus.families.rithmomachia.state import State

ROW = "WR2@c8 WR4@e8 WR6@f7 WS153@h1 BS28@h12 BR3@a9"
ERUPTIO = f"{BASE} WR6@b5 BT30@g6 BR3@f11"
HUNTED = "WP91@g1 BP190@d12 WR8@d4 BR3@g11 WS153@h1 BT30@b10"

LEVELS = registry.spec("rithmomachia").levels


def test_at_least_five_levels() -> None:
    assert tuple(OPPONENT.levels) == LEVELS
    assert len(LEVELS) >= 5


@pytest.mark.parametrize("level", LEVELS)
def test_choice_is_legal_and_repeatable(level: str) -> None:
    for options in ({}, ADVANCED, {"timing": "three_stage"}, {"short_game": "stones_4"}):
        game = rithmomachia(options)
        state = game.opening()
        answers = [finish(choose(game, state, 0, level, Budget(nodes=200), 1)) for _ in "ab"]
        assert answers[0] == answers[1]
        assert answers[0].text in [game.text(state, move) for move in game.moves(state)]
        assert answers[0].unit == "stones"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_completes_a_row(level: str) -> None:
    game = rithmomachia()
    answer = finish(choose(game, position(game, ROW), 0, level, Budget(nodes=400), 1))
    assert answer.text == "f7-f8"


def test_magister_saves_a_threatened_pyramid() -> None:
    game = rithmomachia()
    state = position(game, HUNTED, "black")
    for seed in range(5):
        answer = finish(choose(game, state, 1, "magister", Budget(nodes=400), seed))
        after, _ = game.apply(state, game.parse(state, answer.text)[0])
        assert not after.reserves[0]


PLACED = "WR6@d8 WR8@g8 WS153@h1 BS28@h12 BR3@a9"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_completes_a_row_with_a_captured_stone(level: str) -> None:
    game = rithmomachia()
    state = position(game, PLACED, white=("BR7",))
    answer = finish(choose(game, state, 0, level, Budget(nodes=400), 1))
    after, _ = game.apply(state, game.parse(state, answer.text)[0])
    assert after.row == (6, 7, 8)


@pytest.mark.parametrize("edition", ["beginner", "advanced"])
def test_magister_saves_the_pyramid_from_every_attacker(edition: str) -> None:
    game = rithmomachia({"edition": edition})
    for seed in range(12):
        chance = Random(seed)
        side = seed % 2
        state = hunted_position(game, side, chance)
        saving = [
            result for result in game.results(state) if not has_lost_pyramid(result.state, side)
        ]
        if saving:
            answer = finish(choose(game, state, side, "magister", Budget(nodes=150), seed))
            after, _ = game.apply(state, game.parse(state, answer.text)[0])
            assert not has_lost_pyramid(after, side), (seed, answer.text)


def hunted_position(game: RithmomachiaGame, side: int, chance: Random) -> State:
    """Return a random position in which a stone can reach the pyramid of the side to move."""
    while True:
        board = bytearray(game.rules.ranks * WIDTH)
        at = chance.randrange(len(board))
        code, steps = chance.choice(list(attack_steps(game.rules)[PYRAMIDS[side]].items()))
        near = squares_at(at, steps, game.rules.ranks)
        others = [code for code in game.opening().board if code and code not in PYRAMIDS]
        for other in chance.sample(others, 8):
            board[chance.randrange(len(board))] = other
        board[chance.randrange(len(board))] = PYRAMIDS[1 - side]
        board[at] = PYRAMIDS[side]
        if near:
            board[chance.choice(near)] = code
            attacked = game.context.attacks.masks(bytes(board))
            if PYRAMIDS[1 - side] in board and bit(at) & attacked[side]:
                return begin_game(game.context, State(bytes(board), side))


def has_lost_pyramid(state: State, side: int) -> bool:
    return PYRAMIDS[side] not in state.board


def test_length_of_a_row_plan() -> None:
    game = rithmomachia()
    for stones, moves in (
        (ROW, 1),
        (ROW.replace("f7", "f8"), 0),
        (ROW.replace("f7", "f4"), 4),
        (ROW.replace("a9", "f8"), 2),  # c7, e7, f7
    ):
        state = position(game, stones)
        blocked = BlockedDistances(game.rules, state.board)
        own = bytes(code if code and not STONES[code].side else 0 for code in state.board)
        length, _ = RowDistances(game.rules, blocked).moves(state.board, 0, own, b"")
        assert length == moves, stones


def test_an_immobile_captured_stone_has_its_own_distances() -> None:
    game = rithmomachia({"captured_use": "row_only"})
    board = position(game, ROW).board
    start = square_of("h8", game.rules.ranks)
    assert start is not None
    captured, mobile = CODE[Stone(0, TRIANGLE, 64, 1)], CODE[Stone(0, TRIANGLE, 81, 0)]
    for order in permutations((captured, mobile)):
        blocked = BlockedDistances(game.rules, board)
        moves = {
            code: [blocked.moves(code, start, goal) for goal in range(len(board)) if goal != start]
            for code in order
        }
        assert min(moves[captured]) > min(moves[mobile]) == 1


@pytest.mark.parametrize(
    ("stones", "first", "second"),
    [
        ("WR8@c4", 1, NEVER),
        ("WR8@c4 WR2@d8", 2, NEVER),  # the 2 steps aside
        ("WR8@c4 WR2@d4", 2, NEVER),
        ("WR8@c4 BT30@d8", 10, NEVER),  # no stone attacks the 30
        ("WR8@c4 BT30@d4", 10, NEVER),
        ("WR8@c4 BT30@d8 WR6@e3", 3, NEVER),  # the 6 goes to d3 first: 6 · 5 = 30
    ],
)
def test_length_of_a_pyramid_plan_with_obstacles(stones: str, first: int, second: int) -> None:
    game = rithmomachia()
    state = position(game, f"WP91@g1 BP190@d12 WS153@h1 {stones}")
    own = bytes(code if code and not STONES[code].side else 0 for code in state.board)
    blocked = BlockedDistances(game.rules, state.board)
    prey = state.board.find(PYRAMIDS[1])
    length = PyramidPlans(game.rules, blocked).moves(state.board, 0, own, prey)
    assert length[:2] == (first, second)


def test_round_does_not_approach_an_equal_triangle() -> None:
    met = attack_steps(rithmomachia(ADVANCED).rules)
    for stone, hunters_of in (
        (Stone(1, TRIANGLE, 64, 1), {"R16": (4,), "R8": (8,)}),
        (Stone(1, SQUARE, 49, 1), {"T49": (1,)}),
    ):
        distances = met[CODE[stone]].items()
        names = {f"{STONES[code].shape}{STONES[code].value}": steps for code, steps in distances}
        assert names == hunters_of
    inclusive = attack_steps(rithmomachia({"eruptio_distance": "inclusive"}).rules)
    twelve = inclusive[CODE[Stone(1, TRIANGLE, 12, 1)]]
    assert twelve[CODE[Stone(0, ROUND, 6, 0)]] == (1,)  # 6 · 2 = 12 from the next square


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"eruptio_distance": "inclusive"},
        {**ADVANCED, "congressus": "off"},
        {**ADVANCED, "pyramid_attacks_with": "layers"},
    ],
)
def test_attack_steps_equal_the_rules(
    options: dict[str, str],
) -> None:
    """Only a meeting of equal numbers (congressus) may be none of the table's."""
    game = rithmomachia(options)
    met = attack_steps(game.rules)
    for prey, hunter in permutations(range(1, len(STONES)), 2):
        if STONES[hunter].side == STONES[prey].side or STONES[hunter].turned:
            continue
        equal = not set(numbers(prey)).isdisjoint(strengths(game.rules, hunter))
        for steps in range(1, game.rules.ranks):
            board = bytearray(game.rules.ranks * WIDTH)
            board[0], board[steps * WIDTH] = prey, hunter
            meets = bool(game.context.attacks.masks(bytes(board))[STONES[prey].side] & bit(0))
            told = steps in met[prey].get(hunter, ())
            assert told == meets or (meets and equal and game.rules.congressus != "off")


def test_last_step_of_a_plan_has_a_value_despite_a_reply() -> None:
    game = rithmomachia()
    state = position(game, f"{BASE} WR8@b4 BR3@f11")
    light = battle(game)
    evaluation = Evaluation(game, state.board, 0, b"")
    near, far = (
        evaluation.surprise_value(light.play(light.position(state), game.parse(state, text)[0]))
        for text in ("b4-a4", "b4-c4")
    )
    assert near > far


def test_threats_and_captures_gain_value_in_a_quiet_game() -> None:
    game = rithmomachia()
    state = position(game, ERUPTIO)
    light = battle(game)
    quiet, threat = (
        light.play(light.position(state), game.parse(state, text)[0]) for text in ("h1-h4", "b5-b6")
    )
    calm, hurried = (Evaluation(game, state.board, 0, b"", urgency=urgent) for urgent in (CALM, 12))
    gained = [
        evaluation.surprise_value(threat) - evaluation.surprise_value(quiet)
        for evaluation in (calm, hurried)
    ]
    assert 0 < gained[0] < gained[1]
    seen = [weights.evaluate(threat) - weights.evaluate(quiet) for weights in (calm, hurried)]
    assert seen[0] > seen[1]


def test_side_slightly_behind_avoids_repetition() -> None:
    game = rithmomachia()
    state = position(game, f"{BASE} WR8@c3 BR9@f11")
    budget = Budget(nodes=300)
    first = finish(choose(game, state, 0, "magister", budget, 1))
    after, _ = game.apply(state, game.parse(state, first.text)[0])
    been = state._replace(seen=(after.seen[-1], after.seen[-1], *state.seen))
    second = finish(choose(game, been, 0, "magister", budget, 1))
    assert -2 < first.value < 0
    assert second.text != first.text


def test_triangle_never_reaches_half_of_the_squares() -> None:
    game = rithmomachia()
    board = game.opening().board
    code = next(code for code in board if STONES[code].shape == "T")
    moves = distances(game.rules).to(code, 0)
    assert [moves[at] for at in (0, 1, 2, 9, 18)] == [0, NEVER, 1, 1, 2]


def test_weak_level_overlooks_distant_attacks() -> None:
    game = rithmomachia()
    far = position(game, ERUPTIO.replace("b5", "b6"), "black").board
    assert battle(game, 3).attacked(far) == (0, 0)
    assert battle(game).attacked(far) != (0, 0)
    pyramid = position(game, HUNTED, "black").board
    assert battle(game, 3).attacked(pyramid) == battle(game).attacked(pyramid)
    assert battle(game, watch=1).attacked(pyramid) == (0, 0)
    assert battle(game, sight=1).attacked(pyramid) != (0, 0)


@pytest.mark.nightly
def test_pyramids_are_saved_in_whole_games() -> None:
    """Against random play no attacked pyramid falls while a reply would have saved it."""
    game = rithmomachia()
    chance = Random(3)
    for seat in (0, 1):
        state = game.opening()
        for ply in range(60):
            if state.over is not None:
                break
            if state.turn != seat:
                state = chance.choice(game.results(state)).state
                continue
            attacked = squares(game.context.attacks.masks(state.board)[seat])
            hunted_position = any(STONES[state.board[at]].shape == PYRAMID for at in attacked)
            answer = finish(choose(game, state, seat, "magister", Budget(nodes=150), ply))
            after, _ = game.apply(state, game.parse(state, answer.text)[0])
            if hunted_position and any(
                STONES[code].shape == PYRAMID for code in after.reserves[1 - seat]
            ):
                replies = [result.state.reserves[1 - seat] for result in game.results(state)]
                assert all(any(STONES[c].shape == PYRAMID for c in taken) for taken in replies)
            state = after


def test_line_of_a_choice_is_legal() -> None:
    game = rithmomachia(ADVANCED)
    state = game.opening()
    answer = finish(choose(game, state, 0, "magister", Budget(nodes=1500), 1))
    assert len(answer.line) > 1
    for text in answer.line:
        state, _ = game.apply(state, game.parse(state, text)[0])


def test_analysis_has_every_move_and_a_certain_win() -> None:
    game = rithmomachia()
    state = position(game, ROW)
    prospects = finish(analyse(game, state, 0, Budget(nodes=400))).prospects
    assert [prospect.text for prospect in prospects] == [
        game.text(state, move) for move in game.moves(state)
    ]
    best = max(prospects, key=lambda prospect: prospect.value)
    assert (best.text, best.exact) == ("f7-f8", True)


def test_enemy_without_a_move_is_not_a_win_where_it_draws() -> None:
    """Black has one stone, which cannot move."""
    for reading, wins in (("loses", True), ("draw", False)):
        game = rithmomachia({"no_move": reading})
        state = position(game, "WR4@c3 WS153@h1 BR2*@c12")
        prospects = finish(analyse(game, state, 0, Budget(nodes=100))).prospects
        assert {prospect.exact for prospect in prospects} == {wins}


OCCUPY = {**ADVANCED, "congressus": "occupy"}
SHUT_IN = f"{BASE} WR6@a1 WR2@b2 BR3@a3 BR5@b1"
MET = "WP91@g2 BP190@a15 WT9@d6 BR9@f6 BR3@h13"
PYRAMID_FALLS = "WP91@g1 BP190@a12 WR8@a5 WR6@b11 WR4@b12 WS153@h1 BS28@h12 BR3@f11"

REASONS = {
    "wins": (ROW, "white", "f7-f8"),
    "saves_pyramid": (HUNTED, "black", "d12-e12"),
    "attacks_pyramid": (HUNTED.replace("d4", "d3"), "white", "d3-d4"),
    "attacks": (ERUPTIO, "white", "b5-b6"),
    "besieges": (f"{BASE} WR2@a1 BR3@a2 BR5@c1", "black", "c1-b1"),
    "saves": (ERUPTIO.replace("b5", "b6"), "black", "g6-g8"),
    "builds_row": ("WR2@c8 WR4@e7 WR6@a6 WS153@h1 BS28@h12", "white", "a6-a7"),
    "nears": ("WR2@c8 WR4@e7 WR6@a6 WS153@h1 BS28@h12", "white", "e7-e6"),
    "nears_pyramid": (HUNTED.replace("d4", "d2"), "white", "d2-d3"),
    "gathers": (f"{BASE} WR6@b3 BT30@g6 BR3@f11", "white", "h1-f2"),
    "keeps_off": (HUNTED, "black", "b10-b8"),
    "waits": (BASE, "white", "h1-h4"),
}


@pytest.mark.parametrize("code", REASONS)
def test_reason_of_a_move(code: str) -> None:
    stones, turn, text = REASONS[code]
    game = rithmomachia()
    state = position(game, stones, turn)
    assert reason(game, state, game.parse(state, text)[0]).code == code


@pytest.mark.parametrize(
    ("options", "stones", "text", "code"),
    [
        ({"timing": "immediate"}, ERUPTIO, "b5-b6", "takes"),
        ({"timing": "immediate"}, HUNTED.replace("d4", "d3"), "d3-d4", "takes_pyramid"),
        (
            {"timing": "immediate", "short_game": "pyramid"},
            HUNTED.replace("d4", "d3"),
            "d3-d4",
            "decides",
        ),
    ],
)
def test_reason_of_a_capture_or_a_short_game_win(
    options: dict[str, str], stones: str, text: str, code: str
) -> None:
    game = rithmomachia(options)
    state = position(game, stones)
    assert reason(game, state, game.parse(state, text)[0]).code == code


@pytest.mark.parametrize(
    ("options", "stones", "turn", "text", "saves"),
    [
        ({"timing": "three_stage"}, ERUPTIO.replace("b5", "b6"), "black", "f11-f10", False),
        ({"timing": "three_stage"}, ERUPTIO.replace("b5", "b6"), "black", "g6-g8", True),
        (OCCUPY, MET, "black", "h13-h12", False),
        (OCCUPY, MET, "black", "f6-f7", True),
        ({"siege": "any", "self_siege": "lost"}, SHUT_IN, "white", "b2-a2", False),
        ({"siege": "any"}, SHUT_IN, "white", "b2-a2", True),
    ],
)
def test_stone_still_in_danger_is_not_called_saved(
    options: dict[str, str], stones: str, turn: str, text: str, saves: bool
) -> None:
    game = rithmomachia(options)
    state = position(game, stones, turn)
    assert (reason(game, state, game.parse(state, text)[0]).code == "saves") == saves


@pytest.mark.parametrize("early", ["rebuild", "counts"])
def test_row_complete_before_the_pyramid_falls_is_no_reason(early: str) -> None:
    game = rithmomachia({"early_formation": early})
    state = position(game, f"{ROW} WP91@g1 BP190@a12")
    assert reason(game, state, game.parse(state, "f7-f8")[0]).code == "waits"


def test_announcement_of_a_row_is_a_reason() -> None:
    game = rithmomachia({"win_timing": "survive"})
    state = position(game, ROW)
    message = reason(game, state, game.parse(state, "f7-f8")[0])
    assert (message.code, message.params) == ("announces_row", {"values": [2, 4, 6]})


def test_hint_has_a_path_and_a_reason() -> None:
    game = rithmomachia()
    advice = finish(advise(game, position(game, ROW), 0, Budget(nodes=400), 1))
    assert (advice.text, advice.path, advice.reason.code) == ("f7-f8", ("f7", "f8"), "wins")


def test_hint_with_a_plan_has_the_goal_and_the_moves() -> None:
    game = rithmomachia()
    state = position(game, HUNTED.replace("d4", "d2"))
    message = reason(game, state, game.parse(state, "d2-d3")[0])
    assert message.params == {"value": 8, "goal": "d4", "formula": "8 · 8 = 64", "moves": 1}
    assert OPPONENT.explain(game, state, 0, "d2-d3") == message


@pytest.mark.parametrize("seed", range(4))
def test_hint_never_undoes_the_last_own_move(seed: int) -> None:
    game = rithmomachia()
    state = position(game, f"{BASE} WR6@b3 BT30@g6 BR3@f11")
    advice = finish(advise(game, state, 0, Budget(nodes=150), seed))
    source, target = advice.text.split("-")
    again = finish(advise(game, state, 0, Budget(nodes=150), seed, f"{target}-{source}"))
    assert again.text != advice.text


def test_analysis_values_a_forced_capture_of_the_pyramid() -> None:
    game = rithmomachia()
    state = position(game, PYRAMID_FALLS)
    winning = [text for text in texts(game, state) if pyramid_falls(game, state, text)]
    assert winning
    for nodes in (60, 300):
        prospects = finish(analyse(game, state, 0, Budget(nodes=nodes))).prospects
        worths = {prospect.text: prospect.value for prospect in prospects}
        assert max(worths, key=lambda text: worths[text]) in winning
        assert all(worths[text] > 15 for text in winning)


def test_analysis_evaluates_every_move_without_budget() -> None:
    game = rithmomachia()
    state = game.opening()
    prospects, hasty = (
        finish(analyse(game, state, 0, budget)).prospects
        for budget in (Budget(nodes=1), Budget(seconds=0.0))
    )
    assert prospects == hasty
    assert len({prospect.value for prospect in prospects}) > 1


def texts(game: RithmomachiaGame, state: State) -> list[str]:
    return [game.text(state, move) for move in game.moves(state)]


def pyramid_falls(game: RithmomachiaGame, state: State, text: str) -> bool:
    """Return True if the enemy's pyramid falls after a move and any reply."""
    after = game.advance(state, game.parse(state, text)[0])
    return all(has_lost_pyramid(end, 1 - state.turn) for end in game.ends(after))


@pytest.mark.parametrize("seed", range(2))
def test_deeper_analysis_agrees_within_the_doubt(seed: int) -> None:
    """One depth ends after an own ply, the other after a ply of the enemy."""
    game = rithmomachia()
    chance = Random(seed)
    state = game.opening()
    for _ in range(8):
        state = chance.choice(game.ends(state))
    shallow, deep = (
        finish(analyse(game, state, state.turn, Budget(nodes=nodes))) for nodes in (150, 1500)
    )
    assert deep.depth > shallow.depth
    worths = {prospect.text: prospect.value for prospect in deep.prospects}
    first = max(shallow.prospects, key=lambda prospect: prospect.value)
    assert worths[first.text] >= max(worths.values()) - shallow.doubt


def test_finished_game_refuses_a_choice() -> None:
    game = rithmomachia()
    with pytest.raises(IllegalMove) as caught:
        finish(choose(game, position(game, "WR2@a1 BR3@a2 BR5@b1"), 0, "magister", Budget(), 1))
    assert caught.value.code == "game_over"
