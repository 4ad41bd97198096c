"""OpenSpiel's simulation of the games, and a hundred moves of each by its tree search."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts

import alveus
from alveus.adapters.openspiel import load as load_game
from alveus.adapters.openspiel import register

register()

GAMES = [game for game in alveus.games() if len(alveus.info(game).sides) > 1]
HIDDEN = [game for game in GAMES if alveus.info(game).hidden]
PACKAGES = Path(alveus.__file__).parents[1]
UNPICKLE = """
import pickle, sys
game, state = pickle.load(sys.stdin.buffer)
print(game, state, state.history(), state.legal_actions(), state.get_game(), sep="\\n")
print(*state.progress.seen[0], sep="\\n")
"""
ROUNDS = 8
"""Number of simulations per move."""


class Even(mcts.Evaluator):  # type: ignore[misc]
    """Evaluator that rates all positions as even and all moves as equal."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        if state.is_chance_node():
            return state.chance_outcomes()
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


def load(game: str, more: str = "") -> Any:
    return pyspiel.load_game(f"python_alveus(game={game}{more})")


def throw(state: Any, random: np.random.RandomState) -> None:
    """Apply a random outcome of a chance node."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(random.choice(outcomes, p=weights)))


def begin(game: str, more: str = "", moves: int = 0) -> Any:
    """Return a game after its dice or deal and some random moves."""
    state, random = load(game, more).new_initial_state(), np.random.RandomState(4)
    while state.is_chance_node() or moves:
        if state.is_chance_node():
            throw(state, random)
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            moves -= 1
    return state


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_finds_no_fault(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


def test_openspiel_writes_positions_and_reads_them(capfd: pytest.CaptureFixture[str]) -> None:
    for game in ("bohnenspiel", "sperrdomino"):
        pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_mcts_bot_plays_a_hundred_legal_moves(game: str) -> None:
    opened, random = load(game), np.random.RandomState(2)
    bot = mcts.MCTSBot(opened, 1.4, ROUNDS, Even(), random_state=random)
    state, played = opened.new_initial_state(), 0
    while played < 100:
        if state.is_terminal():
            assert sum(state.returns()) == 0
            state = opened.new_initial_state()
        elif state.is_chance_node():
            throw(state, random)
        else:
            state.apply_action(bot.step(state))
            played += 1


@pytest.mark.nightly
def test_mcts_bot_beats_random_play_in_bohnenspiel() -> None:
    opened, random = load("bohnenspiel"), np.random.RandomState(3)
    bot = mcts.MCTSBot(opened, 1.4, 20, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    won = 0.0
    for seat in (0, 1, 0, 1):
        state = opened.new_initial_state()
        while not state.is_terminal():
            own = state.current_player() == seat
            move = bot.step(state) if own else random.choice(state.legal_actions())
            state.apply_action(int(move))
        won += state.returns()[seat]
    assert won > 0


def test_dice_rolls_have_their_probabilities() -> None:
    state = load("lombardorum", ",options=starter:white").new_initial_state()
    outcomes = state.chance_outcomes()
    named = {state.action_to_string(number): chance for number, chance in outcomes}
    assert len(named) == 21
    assert named["throw 1-1"] == pytest.approx(1 / 36)
    assert named["throw 6-5"] == pytest.approx(2 / 36)


@pytest.mark.parametrize("game", HIDDEN)
def test_a_deal_is_drawn_tile_by_tile(game: str) -> None:
    state, seen = load(game).new_initial_state(), []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert {chance for _, chance in outcomes} == {1 / len(outcomes)}
        seen.append(len(outcomes))
        state.apply_action(0)
    assert seen[:27] == list(range(28, 1, -1))


@pytest.mark.parametrize("game", HIDDEN)
def test_information_state_hides_the_other_hand(game: str) -> None:
    state = begin(game, moves=8)
    own, other = (state.information_state_string(player) for player in (0, 1))
    first = [line.splitlines()[0] for line in (own, other)]
    assert [text.count("null") > 0 for text in first] == [True, True]
    assert own != other
    assert own.splitlines()[0].startswith('{"game"')
    assert '"hands": {"a": [null' in first[1]
    assert '"b": [null' in first[0]


def test_only_the_buyer_sees_the_bought_tile() -> None:
    state = begin("sperrdomino", ",options=starter_may_buy:on")
    buyer = state.current_player()
    state.apply_action(state.string_to_action("buy"))
    assert '"tile": "' in state.information_state_string(buyer).splitlines()[-1]
    assert state.information_state_string(1 - buyer).splitlines()[-1] == '["buy", ["buy"]]'


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_is_independent_of_the_original(game: str) -> None:
    state = begin(game, moves=4)
    clone, before = state.clone(), str(state)
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before != str(clone)
    assert copy.deepcopy(state.progress) is state.progress
    assert pickle.loads(pickle.dumps(state.progress)) == state.progress


@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_its_state_can_be_unpickled_in_a_new_process(game: str) -> None:
    state = begin(game, ",longest=300", moves=6)
    expected = [state.get_game(), state, state.history(), state.legal_actions(), state.get_game()]
    done = subprocess.run(
        [sys.executable, "-c", UNPICKLE],
        input=pickle.dumps((state.get_game(), state)),
        capture_output=True,
        env={"PYTHONPATH": str(PACKAGES)},
        check=True,
    )
    texts = "\n".join(map(str, [*expected, *state.progress.seen[0]]))
    assert done.stdout.decode().strip() == texts.strip()


def test_a_state_in_the_middle_of_a_deal_can_be_unpickled() -> None:
    state = load("sperrdomino").new_initial_state()
    for _ in range(5):
        state.apply_action(2)
    other = pickle.loads(pickle.dumps(state))
    for copied in (state, other):
        throw(copied, np.random.RandomState(1))
    assert str(other) == str(state)
    assert other.history() == state.history()


def test_a_game_over_the_length_limit_is_a_draw() -> None:
    state = begin("xii", ",longest=6", moves=6)
    assert state.is_terminal()
    assert list(state.returns()) == [0, 0]


def test_family_domino_has_up_to_five_players() -> None:
    opened = load("familydomino", ",options=players:5")
    assert opened.num_players() == 5
    state = begin("familydomino", ",options=players:5", moves=3)
    assert len(state.observation_tensor(4)) == opened.observation_tensor_shape()[0]


def test_a_puzzle_and_an_unknown_option_are_refused() -> None:
    with pytest.raises(alveus.SetupError, match="Choose a game with opponents"):
        load("dominosa")
    with pytest.raises(alveus.SetupError, match="Did you mean “route”"):
        load("xii", ",options=rout:mirrored")


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        ("bohnenspiel,beans=4", {"beans": "4"}),
        ("bohnenspiel,chain=off,options=series:100", {"chain": "off", "series": "100"}),
        ("bohnenspiel,preset=mcgill", {"endless": "cap", "skips": "3"}),
    ],
)
def test_options_are_parameters(parameters: str, expected: dict[str, str]) -> None:
    settings = pyspiel.load_game(f"python_alveus(game={parameters})").numbered.rules.settings
    assert {name: settings[name] for name in expected} == expected


def test_load_accepts_options_of_any_type() -> None:
    settings = load_game("bohnenspiel", beans=4, series=100, chain=False).numbered.rules.settings
    assert (settings["beans"], settings["series"], settings["chain"]) == ("4", "100", "off")


def test_two_values_of_an_option_are_refused() -> None:
    with pytest.raises(alveus.SetupError, match="beans is given twice"):
        load("bohnenspiel", ",beans=4,options=beans:5")


def finish(state: Any, seed: int) -> Any:
    """Play random moves until the game is over."""
    random = np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            throw(state, random)
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return state


def test_returns_in_points_are_the_difference_in_points() -> None:
    opened = load_game("sperrdomino", returns="points")
    for seed in range(5):
        state = finish(opened.new_initial_state(), seed)
        outcome = state.numbered.rules.outcome(state.progress.state)
        expected = [0, 0]
        if outcome.winner is not None:
            expected[outcome.winner] = outcome.points
            expected[1 - outcome.winner] = -outcome.points
        assert list(state.returns()) == expected
        assert opened.min_utility() <= min(state.returns())


def test_unknown_returns_are_refused() -> None:
    with pytest.raises(alveus.SetupError, match="“pips” is not a valid value for returns"):
        load_game("sperrdomino", returns="pips")


RESAMPLED = [
    ("sperrdomino", {}),
    ("sperrdomino", {"false_pass": "penalty_50"}),
    ("familydomino", {"draw_one": "on"}),
    ("familydomino", {"players": 3}),
]


@pytest.mark.parametrize(("game", "options"), RESAMPLED)
def test_a_resampled_state_differs_only_in_hidden_tiles(game: str, options: Any) -> None:
    opened, random = load_game(game, longest=120, **options), np.random.RandomState(6)
    state = opened.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            throw(state, random)
            continue
        for player in range(opened.num_players()):
            other = state.resample_from_infostate(player, random.uniform)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
        state.apply_action(int(random.choice(state.legal_actions())))


def test_a_false_pass_is_part_of_the_information_state() -> None:
    game = load_game("sperrdomino", false_pass="penalty_50")
    state, random = game.new_initial_state(), np.random.RandomState(3)
    while state.is_chance_node():
        throw(state, random)
    state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        throw(state, random)
    passing = next(n for n in state.legal_actions() if state.action_to_string(n) == "pass")
    state.apply_action(passing)
    lines = [state.information_state_string(player).splitlines()[-1] for player in (0, 1)]
    assert lines == ['["pass", ["false_pass"]]'] * 2


def test_resampled_states_have_different_hidden_hands() -> None:
    state, random = begin("sperrdomino", moves=6), np.random.RandomState(1)
    found = {
        state.resample_from_infostate(0, random.uniform).observation_string(1) for _ in range(9)
    }
    assert len(found) > 5


def test_every_hidden_tile_is_resampled_equally_often() -> None:
    """Each of 21 tiles is in the other hand of 7 tiles in one of three deals."""
    state, random = begin("sperrdomino"), np.random.RandomState(1)
    hands = [
        state.resample_from_infostate(0, random.uniform).progress.state.hands[1] for _ in range(300)
    ]
    counts = [sum(tile in hand for hand in hands) for tile in {t for hand in hands for t in hand}]
    assert len(counts) == 21
    assert min(counts) > 65
    assert max(counts) < 135


def test_information_state_tensor_contains_only_the_own_purchases() -> None:
    state = begin("sperrdomino", ",longest=60,options=starter_may_buy:on")
    buyer = state.current_player()
    state.apply_action(state.string_to_action("buy"))
    own, other = (state.information_state_tensor(player) for player in (buyer, 1 - buyer))
    start = len(state.observation_tensor(0))
    action = state.numbered.numbers["buy"]
    bought = own[start + 2]
    assert own[start : start + 2] == [1, action + 1]
    assert state.numbered.words[int(bought) - 1] in state.observation_string(buyer)
    assert other[start : start + 3] == [2, action + 1, 0]


@pytest.mark.parametrize("game", HIDDEN)
def test_ismcts_bot_plays_a_game_with_hidden_hands(game: str) -> None:
    opened, random = load_game(game, longest=120), np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(opened, evaluator, 1.4, 4, random_state=random)
    state = opened.new_initial_state()
    while state.is_chance_node():
        throw(state, random)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_cfr_finds_the_equilibrium_of_a_small_game() -> None:
    opened = load_game("bohnenspiel", longest=2)
    solver = cfr.CFRSolver(opened)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(opened, solver.average_policy()) == 0


def test_external_sampling_cfr_learns_from_deals() -> None:
    opened = load_game("sperrdomino", longest=3)
    solver = external_sampling_mccfr.ExternalSamplingSolver(opened)
    solver.iteration()
    state = begin("sperrdomino", ",longest=3")
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
