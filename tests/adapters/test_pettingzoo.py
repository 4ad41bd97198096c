"""PettingZoo's tests for the games, and tests of the information in observations."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import alveus
from alveus.adapters.pettingzoo import GameEnv, env

GAMES = [game for game in alveus.games() if len(alveus.info(game).sides) > 1]
HIDDEN = [game for game in GAMES if alveus.info(game).hidden]


def play(table: Any, seed: int, moves: int) -> None:
    """Play up to `moves` random moves from a seed."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(moves):
        observation, _, ended, left, _ = table.last()
        if ended or left:
            return
        table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_no_fault(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it expects agents named player_0, player_1
        api_test(env(game, render_mode="ansi"), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=300)


def test_family_domino_has_up_to_five_agents() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env("familydomino", players=5), num_cycles=300)
    assert env("familydomino", players=5).possible_agents == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize("game", GAMES)
def test_mask_contains_exactly_the_legal_moves_of_the_agent_on_turn(game: str) -> None:
    table = GameEnv(game)
    for moves in range(0, 40, 3):
        play(table, 5, moves)
        for side in table.agents:
            mask = table.observe(side)["action_mask"]
            expected = len(table._numbered.rules.moves(table._state))
            assert mask.sum() == (expected if side == table.agent_selection else 0)


@pytest.mark.parametrize(
    ("game", "options"), [("sperrdomino", {}), ("familydomino", {"players": 3})]
)
def test_observation_is_independent_of_other_hands(game: str, options: dict[str, object]) -> None:
    """Redistribute the other hands and the stock; the observation must not change."""
    table = GameEnv(game, **options)
    play(table, 3, 6)
    state = table._state
    for seat, side in enumerate(table.possible_agents):
        others = [other for other in range(len(state.hands)) if other != seat]
        unseen = sorted([*state.stock, *(tile for other in others for tile in state.hands[other])])
        before = table.observe(side)["observation"]
        hands = list(state.hands)
        for other in others:
            size = len(hands[other])
            hands[other], unseen = tuple(unseen[:size]), unseen[size:]
        table._state = state._replace(hands=tuple(hands), stock=tuple(unseen))
        assert table._state != state
        assert (table.observe(side)["observation"] == before).all()
        table._state = state


@pytest.mark.parametrize("game", HIDDEN)
def test_rendered_board_hides_the_other_hand(game: str) -> None:
    table = GameEnv(game, render_mode="ansi")
    table.reset(seed=1)
    other = next(side for side in table.agents if side != table.agent_selection)
    drawn = table.render()
    table.agent_selection = other
    assert drawn != table.render()


def test_rewards_sum_to_zero_with_one_for_the_winner() -> None:
    table = GameEnv("familydomino", players=3)
    for seed in range(9):
        table.reset(seed=seed)
        while not any(table.terminations.values()):
            table.step(min(table._moves))
        assert sorted(table.rewards.values()) in ([-0.5, -0.5, 1.0], [0.0, 0.0, 0.0])
        assert table._cumulative_rewards == table.rewards


def test_rewards_in_points_are_the_difference_in_points() -> None:
    table = GameEnv("sperrdomino", returns="points")
    table.reset(seed=2)
    while not any(table.terminations.values()):
        table.step(min(table._moves))
    rewards = sorted(table.rewards.values())
    outcome = table._numbered.rules.outcome(table._state)
    assert rewards == [-outcome.points, outcome.points]
    assert outcome.points > 1


def test_a_game_over_the_length_limit_is_truncated() -> None:
    table = GameEnv("xii", longest=10)
    play(table, 1, 10)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


def test_an_illegal_action_loses_the_game() -> None:
    environment = env("bohnenspiel", skip_start=True)
    environment.reset(seed=1)
    environment.step(6)
    assert environment.rewards["south"] == -1
    assert all(environment.terminations.values())


def test_observation_and_action_names_are_seen_from_the_own_side() -> None:
    table = GameEnv("lombardorum", starter="white")
    table.reset(seed=1)
    white, black = (table.observe(side)["observation"] for side in ("white", "black"))
    assert white[0] == black[0] == 15
    assert (white[-2], black[-2]) == (1, 0)
    steps = [table.words[number] for number in table._moves]
    assert all(step.endswith(":1") for step in steps)


def pickled(table: Any) -> Any:
    return pickle.loads(pickle.dumps(table))


COPIES = pytest.mark.parametrize("copied", [copy.deepcopy, pickled])


def report(table: Any) -> list[Any]:
    """Return everything that agents can observe in an environment."""
    return [
        table.agent_selection,
        table.agents,
        table.rewards,
        table._cumulative_rewards,
        table.terminations,
        table.truncations,
        table.infos,
        [values.tolist() for side in table.agents for values in table.observe(side).values()],
        table.render(),
    ]


def step(table: Any) -> None:
    """Play the first legal action, or None if the agent's game is over."""
    observation, _, ended, left, _ = table.last()
    table.step(None if ended or left else int(np.flatnonzero(observation["action_mask"])[0]))


@COPIES
@pytest.mark.parametrize("game", GAMES)
def test_a_new_environment_can_be_copied_and_pickled(game: str, copied: Any) -> None:
    made = GameEnv(game)
    other = copied(made)
    play(made, 2, 8)
    play(other, 2, 8)
    assert other._state == made._state


@COPIES
@pytest.mark.parametrize("seed", [5, None])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_continues_the_game_with_the_same_chance(
    game: str, seed: int | None, copied: Any
) -> None:
    made = env(game, render_mode="ansi")
    made.reset(seed=seed)
    for _ in range(12):
        step(made)
    other = copied(made)
    assert report(other) == report(made)
    for _ in range(40):
        if not made.agents:
            break
        step(made)
        step(other)
        assert report(other) == report(made)


@COPIES
def test_a_copy_does_not_change_the_original(copied: Any) -> None:
    made = env("lombardorum", render_mode="ansi")
    made.reset(seed=1)
    before = report(made)
    other = copied(made)
    for _ in range(5):
        step(other)
    assert report(made) == before != report(other)


@COPIES
def test_a_copied_environment_samples_the_same_actions(copied: Any) -> None:
    made = GameEnv("xii")
    made.reset(seed=1)
    made.action_space("white").seed(3)
    other = copied(made)
    samples = [[table.action_space("white").sample() for _ in range(9)] for table in (made, other)]
    assert samples[0] == samples[1]


@COPIES
def test_the_copy_of_a_finished_game_is_finished(copied: Any) -> None:
    made = env("bohnenspiel", render_mode="ansi", longest=3)
    made.reset(seed=1)
    for _ in range(3):
        step(made)
    other = copied(made)
    assert all(other.truncations.values())
    assert report(other) == report(made)


def test_a_puzzle_is_refused_as_an_environment() -> None:
    puzzles = [game for game in alveus.games() if game not in GAMES]
    assert puzzles
    for game in puzzles:
        with pytest.raises(alveus.SetupError, match="Choose a game with opponents"):
            env(game)


def test_an_unknown_option_is_refused_with_a_suggestion() -> None:
    with pytest.raises(alveus.SetupError, match="Did you mean “route”"):
        env("xii", rout="mirrored")


def test_players_of_alveus_choose_actions() -> None:
    table = env("bohnenspiel")
    table.reset(seed=1)
    action = table.unwrapped.choose(alveus.player("mcts", playouts=8))
    assert table.observe("south")["action_mask"][action] == 1
