"""Random games under every option value, played to the end, with every opponent consulted.

A half-implemented option shows here: a random game has no move and no result, a listed move is
refused, a move that is not listed is accepted, or an opponent plans an illegal move.

The nightly run (ALVEUS_NIGHTLY=1) plays more games, consults the opponents more often, and adds
every pair of option values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

import pytest
from tests.examples import IN_PYODIDE
from tests.nightly import is_nightly, setting_marks
from tests.option_effects import EFFECTS, every_setting

from alveus import ai, registry
from alveus.core.errors import AlveusError, IllegalMove
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream

AnyGame: TypeAlias = Game[Any, Any]
NIGHTLY = is_nightly()
NIGHTLY_FACTOR = 10
GAMES: Mapping[str, int] = {"mancala": 2, "dominoes": 2}
"""Games played with each setting, keyed by family; one game in the others."""
CONSULTATIONS: Mapping[str, int] = {"mancala": 4, "dominoes": 2, "tables": 2, "rithmomachia": 1}
"""Decisions of a game in which the opponents are consulted, keyed by family."""
NODES = 40
DEEP_NODES: Mapping[str, int] = {"mancala": 600, "rithmomachia": 100}
"""Search budget of the strongest level, so that its lines are several plies long."""
TRIED_STATES, FOREIGN = 12, 12
"""Positions of a game in which moves of other positions are tried, and the number of moves."""
PUZZLE_PLIES = 40
"""Random plies of a puzzle, which random moves do not solve."""
LONGEST = 20_000
"""Plies after which a game counts as endless."""
CALLS = {"throw", "double", "take", "drop"}
"""Decisions about the doubling cube, which an analysis does not contain."""


def cases(game_ids: Sequence[str]) -> list[Any]:
    """Return the parameters of a test: every game with every setting, and a name for each."""
    return [
        pytest.param(
            game_id,
            chosen,
            id=" ".join([game_id, *map("=".join, chosen.items())]),
            marks=setting_marks(number, chosen, 12),
        )
        for game_id in game_ids
        for number, chosen in enumerate(every_setting(registry.info(game_id), EFFECTS[game_id]))
        if not IN_PYODIDE or not chosen
    ]


def pairs(game_id: str) -> Iterator[dict[str, str]]:
    """Yield every pair of non-default values of two options."""
    values = [
        (option.name, value)
        for option in registry.info(game_id).options
        for value in option.values
        if value != option.default
    ]
    for first, second in combinations(values, 2):
        if first[0] != second[0]:
            yield dict((first, second))


IDS = registry.ids()
PUZZLES = tuple(game_id for game_id in IDS if registry.spec(game_id).puzzles is not None)
MATCHES = tuple(game_id for game_id in IDS if game_id not in PUZZLES)


@dataclass
class Walk:
    """A random game: its states in order, and the listed moves."""

    game: AnyGame
    states: list[Any]
    listed: frozenset[Any]


def walk(game: AnyGame, seed: str, longest: int = LONGEST) -> Walk:
    """Play a random game to its end and check every position and every move."""
    chance, stream_seed = Random(seed), seed.encode()
    state = game.opening()
    states: list[Any] = []
    listed: set[Any] = set()
    for ply in range(longest):
        states.append(state)
        actor, moves = game.actor(state), game.moves(state)
        assert (actor == OVER) == (game.outcome(state) is not None)
        assert (actor >= 0) == bool(moves), f"stuck in {game.to_json(state)}"
        if actor == OVER:
            break
        listed.update(moves)
        if actor == CHANCE:
            move = game.chance(state, Stream(stream_seed, ply))
        else:
            move = chance.choice(moves)
        after, _ = game.apply(state, move)
        assert game.advance(state, move) == after
        state = after
    return Walk(game, states, frozenset(listed))


@lru_cache
def default_moves(game_id: str) -> frozenset[Any]:
    """Return the listed moves of two random games under the default options."""
    game = registry.game(game_id)
    return walk(game, "first").listed | walk(game, "second").listed


def check_listed_moves(game: AnyGame, state: Any) -> None:
    """Check that every listed move is accepted, and that the view offers the same moves."""
    moves = game.moves(state)
    for move in moves:
        after, _ = game.apply(state, move)
        assert after != state
        assert game.parse(state, game.text(state, move)) == (move,)
    actor = game.actor(state)
    if actor >= 0:
        board = game.view(game.information_state(state, actor), actor)
        texts = [move["text"] for move in board["moves"]]
        texts += [action["text"] for action in board["actions"] if action["enabled"]]
        assert {game.parse(state, text)[0] for text in texts} == set(moves)


def check_other_moves(game: AnyGame, state: Any, moves: Sequence[Any]) -> None:
    """Check that every move that is not listed is refused with a declared reason."""
    reasons = game.info.codes["reason"]
    legal = set(game.moves(state))
    if game.actor(state) == CHANCE:
        legal.update(outcome for outcome, _ in game.outcomes(state))
    for move in moves:
        if move not in legal:
            with pytest.raises(IllegalMove) as refused:
                game.apply(state, move)
            assert refused.value.code in reasons


def replay(game: AnyGame, state: Any, texts: Sequence[str]) -> Any:
    """Play texts one after the other until the dice are rolled.  Raises IllegalMove."""
    for text in texts:
        if game.actor(state) < 0:
            break
        for move in game.parse(state, text):
            assert move in game.moves(state), f"{text} in {game.to_json(state)}"
            state, _ = game.apply(state, move)
    return state


def decisions(walked: Walk, count: int) -> list[Any]:
    """Return states in which a seat decides: the first, the last, and some between; or any one.

    Books decide first moves, tables last moves.
    """
    states = [state for state in walked.states if walked.game.actor(state) >= 0]
    if count >= len(states):
        return states
    if count == 1:
        return [Random(str(walked.game.settings)).choice(states)]
    return [states[number * (len(states) - 1) // (count - 1)] for number in range(count)]


def check_players(game: AnyGame, state: Any, number: int) -> None:
    """Check the choices of the strongest level, of another player and of the greedy player."""
    spec, seat = registry.spec(game.info.id), game.actor(state)
    known = game.information_state(state, seat)
    other = spec.players[number % len(spec.players)]
    for level, nodes in (
        (spec.levels[-1], DEEP_NODES.get(spec.info.family, NODES)),
        (other, NODES),
    ):
        choice = ai.finish(ai.choose(game, known, seat, level, ai.Budget(nodes=nodes), number))
        assert choice.line[0] == choice.text
        assert replay(game, state, [choice.text]) != state
        replay(game, state, choice.line)
    greedy = ai.opponent_of(game.info.id).play_greedily(game, known, seat, number)
    assert replay(game, state, [greedy]) != state


def check_hint(game: AnyGame, state: Any, number: int) -> Any:
    """Check the step of a hint and the plan that it belongs to.

    Return the state after the step, or None if a composition cannot be completed.
    """
    seat = game.actor(state)
    known = game.information_state(state, seat)
    advice = ai.finish(ai.advise(game, known, seat, ai.Budget(nodes=NODES), number))
    assert advice.reason.code in game.info.codes["hint"]
    if not advice.text and game.settings.get("task") == "compose":
        return None
    after = replay(game, state, [advice.text])
    assert after != state
    if advice.plan:
        assert advice.plan[0] == advice.text
    for text in advice.plan:  # the plan contains no moves of other sides
        if game.actor(state) != seat:
            break
        state = replay(game, state, [text])
    return after


def check_analysis(game: AnyGame, state: Any) -> None:
    """Check that an analysis contains every result of the turn, and that its lines are legal."""
    seat = game.actor(state)
    known = game.information_state(state, seat)
    analysis = ai.finish(ai.analyse(game, known, seat, ai.Budget(nodes=NODES)))
    results = {replay(game, state, [prospect.text]) for prospect in analysis.prospects}
    if not {game.text(state, move) for move in game.moves(state)} <= CALLS:
        every_result = {result.state for result in game.results(state)}
        assert results <= every_result
        assert results == every_result or game.info.hidden  # false passes are left out
    for prospect in analysis.prospects:
        assert prospect.line[0] == prospect.text
        replay(game, state, prospect.line)


def check_rolls(game: AnyGame, state: Any) -> None:
    """Check that weighed dice rolls are possible and that the best turns after them are legal."""
    analysis = ai.finish(ai.evaluate_rolls(game, state, ai.Budget(nodes=NODES)))
    weights = {game.text(state, roll): weight for roll, weight in game.outcomes(state)}
    assert {roll.text: roll.weight for roll in analysis.rolls} == weights
    for roll in analysis.rolls:
        after = game.advance(state, game.parse(state, roll.text)[0])
        if roll.best:
            assert replay(game, after, [roll.best]) != after


def check_game(game: AnyGame, seed: str, consultations: int) -> None:
    """Play a random game to its end, and check moves and opponents in some of its positions."""
    walked = walk(game, seed)
    outcome = game.outcome(walked.states[-1])
    assert outcome is not None, "the game does not end"
    assert outcome.ending in game.info.codes["ending"]
    chance = Random(seed)
    moves = sorted(walked.listed | default_moves(game.info.id), key=repr)
    tried = walked.states[:: 1 + len(walked.states) // TRIED_STATES]
    for number, state in enumerate(tried):
        check_other_moves(game, state, chance.sample(moves, min(FOREIGN, len(moves))))
        if game.actor(state) >= 0 and number % 4 == 0:
            assert set(game.ends(state)) == {result.state for result in game.results(state)}
    for number, state in enumerate(decisions(walked, consultations)):
        check_listed_moves(game, state)
        check_players(game, state, number)
        check_hint(game, state, number)
        if registry.spec(game.info.id).analysis:
            check_analysis(game, state)
    rolled = [state for state in walked.states if game.actor(state) == CHANCE]
    rolled = [state for state in rolled if game.turn(state) is not None]  # without the first roll
    if rolled and ai.rates_luck(game):
        check_rolls(game, rolled[len(rolled) // 2])


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game_id", "chosen"), cases(MATCHES))
def test_random_games_end_and_opponents_play_legal_moves(
    game_id: str, chosen: dict[str, str]
) -> None:
    game = registry.game(game_id, chosen)
    factor = NIGHTLY_FACTOR if NIGHTLY else 1
    for number in range(GAMES.get(game.info.family, 1) * factor):
        check_game(game, f"{number}", CONSULTATIONS[game.info.family] * factor)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game_id", "chosen"), cases(PUZZLES))
def test_hints_solve_every_puzzle(game_id: str, chosen: dict[str, str]) -> None:
    """The hints also correct the random moves at the start."""
    game = registry.game(game_id, chosen)
    walked = walk(game, "puzzle", PUZZLE_PLIES)
    moves = sorted(walked.listed, key=repr)
    for state in walked.states[:: PUZZLE_PLIES // 4]:
        check_listed_moves(game, state)
        check_other_moves(game, state, moves[:: 1 + len(moves) // 100])
    composes = game.settings.get("task") == "compose"
    state = game.opening() if composes else walked.states[-1]
    for number in range(LONGEST):
        following = None if game.actor(state) == OVER else check_hint(game, state, number)
        if following is None:
            break
        state = following
    outcome = game.outcome(state)
    assert composes or (outcome is not None and outcome.ending == "solved")


@pytest.mark.skipif(not NIGHTLY, reason="thousands of games")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game_id", MATCHES)
def test_random_games_end_under_every_pair_of_option_values(game_id: str) -> None:
    for chosen in pairs(game_id):
        try:
            game = registry.game(game_id, chosen)
            game.opening()
        except AlveusError:  # these values cannot be combined
            continue
        check_game(game, "pair", 2)
