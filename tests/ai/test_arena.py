"""Paired games: the same dice for both, seats changed, and an interval that can be trusted."""

from __future__ import annotations

import pytest
from tests.tables.positions import lombard, play, set_up

from alveus import registry
from alveus.ai.players import play_at_random, play_greedily, player
from alveus.ai.search.budget import Budget
from alveus.core.errors import SetupError

arena = pytest.importorskip("alveus.ai.arena")
pytestmark = pytest.mark.native


def test_both_games_of_a_pair_meet_the_same_throws() -> None:
    same = player("lombardorum", "peritus")
    pair = arena.play_pair(lombard(), same, same, 3)
    assert sum(pair.scores) == 1
    assert pair.turns[0] == pair.turns[1]


def test_both_games_of_a_pair_have_the_same_deal() -> None:
    game, shed = registry.game("sperrdomino"), player("sperrdomino", "greedy")
    pair = arena.play_pair(game, shed, shed, 3)
    assert sum(pair.scores) == 1
    assert pair.turns[0] == pair.turns[1] > 8
    assert pair.begun[0] in (0, 0.5, 1)
    chance = player("sperrdomino", "random")
    assert arena.play_pair(game, shed, chance, 5) == arena.play_pair(game, shed, chance, 5)


def test_a_pair_is_the_same_from_the_same_seed() -> None:
    players = player("lombardorum", "tiro"), play_at_random
    assert arena.play_pair(lombard(), *players, 5) == arena.play_pair(lombard(), *players, 5)


def test_a_match_counts_pairs_and_gives_its_margin() -> None:
    pairs = (
        arena.Pair((1.0, 1.0), (1.0, 0.0), (60, 70)),
        arena.Pair((1.0, 0.0), (1.0, 1.0), (80, 90)),
    )
    match = arena.Match(pairs)
    assert (match.games, match.score, match.turns) == (4, 0.75, 75)
    assert match.margin == pytest.approx(1.96 * 0.25)
    assert match.first_turn[0] == 0.75


def test_three_quarters_are_191_points_of_elo() -> None:
    assert arena.elo(0.75, 100) == pytest.approx(190.8, abs=0.1)
    assert arena.elo(1.0, 100) == arena.elo(0.995, 100)


def test_a_tiny_match_is_reported_and_shared_among_processes() -> None:
    alone = arena.play_match("lombardorum", {}, "peritus", "random", 6, 1)
    shared = arena.play_match("lombardorum", {}, "peritus", "random", 6, 1, jobs=2)
    assert alone == shared
    report = arena.match_levels("lombardorum", {}, "peritus", "random", 6, 1)
    assert (report["games"], report["score"]) == (6, alone.score)
    assert report["score"] >= 5 / 6


def test_the_greedy_player_takes_the_most_beans() -> None:
    game = registry.game("bohnenspiel")
    state = game.from_json(
        {"turn": "south", "pits": [4, 1, 7, 0, 3, 5, 3, 1, 6, 2, 8, 0], "stores": [18, 14]}
    )
    assert player("bohnenspiel", "greedy")(game, state, 0, 1) == "5"


def test_the_greedy_player_hits_the_man_farthest_on() -> None:
    rules = lombard()
    state = set_up(rules, "1:5 6:2 7:6 8:2", "1:13 4:1 11:1", "1-1")
    assert "1:1-2*" in play_greedily(rules, state, 0, 1)


def test_the_random_player_s_plays_are_legal() -> None:
    rules = lombard()
    state = set_up(rules, "1:5 6:2 7:6 8:2", "1:13 4:1 11:1", "3-1")
    plays = {play_at_random(rules, state, 0, seed) for seed in range(20)}
    assert len(plays) > 1
    for text in plays:
        play(rules, state, text)


def test_a_player_nobody_knows_is_an_error() -> None:
    with pytest.raises(SetupError, match="unknown_level"):
        player("lombardorum", "nobody", Budget())
