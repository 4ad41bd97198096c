"""Players return the same move for the same position, also after pickling."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import alveus

pytestmark = pytest.mark.native


@pytest.mark.parametrize("game", [g for g in alveus.games() if alveus.info(g).levels])
@pytest.mark.parametrize("name", ["random", "greedy", ""])
def test_players_return_the_same_legal_move_for_the_same_position(game: str, name: str) -> None:
    player = alveus.player(name or alveus.info(game).levels[0], nodes=200)
    position = alveus.game(game).start(seed=2)
    for _ in range(12):
        if position.chance:
            position = position.throw()
            continue
        move = player(position)
        assert move in position.legal
        assert player(position.known(position.turn)) == move
        assert pickle.loads(pickle.dumps(player))(position) == move
        assert copy.deepcopy(player) == player
        position = position.play(move)


def test_the_random_player_can_choose_every_move() -> None:
    position = alveus.game("bohnenspiel").start()
    chosen = {alveus.player("random", seed=seed)(position) for seed in range(60)}
    assert chosen == set(position.legal)


def test_a_player_without_a_decision_or_level_is_refused() -> None:
    with pytest.raises(alveus.SetupError, match="Available: kind, gast"):
        alveus.player("magister")(alveus.game("bohnenspiel").start())
    with pytest.raises(alveus.IllegalMove, match="Roll first"):
        alveus.player("random")(alveus.game("lombardorum").start())


@pytest.mark.parametrize("name", ["tante", "kind", "random", "greedy", "mcts"])
def test_a_player_is_refused_if_the_hand_to_play_is_hidden(name: str) -> None:
    dealt = alveus.game("sperrdomino").start(seed=1).deal()
    other = "b" if dealt.turn == "a" else "a"
    with pytest.raises(alveus.SetupError) as refused:
        alveus.player(name, nodes=20)(dealt.known(other))
    assert refused.value.code == "hidden_hand"


def test_repr_of_a_player_can_be_evaluated() -> None:
    made = alveus.player("peritus", nodes=500, seed=3)
    assert repr(made) == "alveus.player('peritus', nodes=500, seed=3)"
    assert eval(repr(made), {"alveus": alveus}) == made


def test_the_name_of_a_player_can_contain_its_limit_of_nodes() -> None:
    assert alveus.player("peritus:500") == alveus.player("peritus", nodes=500)
    assert alveus.player("mcts:50") == alveus.player("mcts", playouts=50)
    assert alveus.Match("bohnenspiel", north="mcts:5").players["north"] == "mcts"
    with pytest.raises(alveus.SetupError) as refused:
        alveus.player("peritus:500", nodes=3)
    assert refused.value.code == "conflict"


@pytest.mark.parametrize("limit", ["nodes", "playouts"])
def test_a_limit_is_at_least_one(limit: str) -> None:
    with pytest.raises(alveus.SetupError, match=f"{limit} must be a number from 1 to"):
        alveus.player("mcts", **{limit: 0})


def test_a_function_that_returns_no_move_is_refused_by_name() -> None:
    def forgetful(position: alveus.Position) -> Any:
        return None

    match = alveus.Match("bohnenspiel", south=forgetful)
    with pytest.raises(alveus.SetupError, match="forgetful"):
        match.play_on()


@pytest.mark.parametrize("game", ["dominosa", "terzett"])
def test_a_puzzle_has_no_greedy_player(game: str) -> None:
    position = alveus.game(game).start()
    with pytest.raises(alveus.SetupError) as refused:
        alveus.player("greedy")(position)
    assert refused.value.code == "no_such_player"
    assert str(refused.value) == f"There is no player “greedy” for {game}. Available: random, mcts."
    assert alveus.player("random")(position) in position.legal
