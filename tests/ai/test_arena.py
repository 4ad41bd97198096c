"""Paired games: the same dice for both, seats changed, and an interval that can be trusted."""

from __future__ import annotations

import io
import tracemalloc
from collections.abc import Sequence
from operator import mul
from random import Random

import pytest
from tests.tables.positions import lombard, play, set_up

from alveus import registry
from alveus.ai.margins import score_interval
from alveus.ai.players import play_at_random, play_greedily, player
from alveus.ai.search.budget import Budget
from alveus.core.errors import NotationError, SetupError

arena = pytest.importorskip("alveus.ai.arena")
Pairing = arena.Pairing
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


def test_a_match_counts_pairs_and_gives_its_interval() -> None:
    pairs = (
        arena.Pair((1.0, 1.0), (1.0, 0.0), (60, 70)),
        arena.Pair((1.0, 0.0), (1.0, 1.0), (80, 90)),
    )
    match = arena.Match(pairs)
    assert (match.games, match.score, match.turns) == (4, 0.75, 75)
    assert match.interval == interval([1.0, 0.5])
    assert match.margin == (match.interval[1] - match.interval[0]) / 2
    assert match.first_turn[0] == 0.75
    assert (match.draws, match.unfinished) == (0, 0)


def test_draws_and_unfinished_games_are_counted_apart() -> None:
    pairs = (
        arena.Pair((0.5, 1.0), (0.5, 0.0), (60, 70)),
        arena.Pair((0.5, 0.5), (0.5, 0.5), (5000, 80), (True, False)),
    )
    match = arena.Match(pairs)
    assert (match.draws, match.unfinished, match.score) == (2, 1, 0.625)


def test_a_game_that_goes_on_too_long_is_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "TURN_CAP", 10)
    report = arena.match_levels(Pairing("lombardorum", "random", "random", 2, 1))
    assert (report["draws"], report["unfinished"], report["score"]) == (0, 2, 0.5)


SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
MATCHED = [(25, 0, 50, 0, 25), (5, 0, 35, 0, 60), (20, 0, 40, 0, 40), (2, 0, 26, 0, 72)]
DRAWING = [(10, 20, 40, 20, 10), (5, 10, 30, 30, 25)]
LOPSIDED = [(2, 0, 10, 0, 88), (0, 0, 4, 0, 96)]


def interval(scores: Sequence[float]) -> tuple[float, float]:
    return score_interval(sum(scores), sum(score * score for score in scores), len(scores))


def cover(shares: Sequence[int], pairs: int, matches: int = 4000) -> float:
    """In how many of simulated matches the true score lies in the interval."""
    true = sum(map(mul, shares, SCORES)) / 100
    chance, covered = Random(pairs), 0
    for _ in range(matches):
        low, high = interval(chance.choices(SCORES, shares, k=pairs))
        covered += low <= true <= high
    return covered / matches


@pytest.mark.parametrize("shares", [*MATCHED, *DRAWING])
@pytest.mark.parametrize("pairs", [10, 30, 100])
def test_of_a_hundred_intervals_ninety_five_hold_the_true_score(
    shares: tuple[int, ...], pairs: int
) -> None:
    assert cover(shares, pairs) == pytest.approx(0.95, abs=0.02)


@pytest.mark.parametrize("shares", [*MATCHED, *LOPSIDED])
@pytest.mark.parametrize("pairs", [5, 10, 30, 100])
def test_no_match_is_so_short_or_lopsided_that_fewer_than_ninety_three_hold_it(
    shares: tuple[int, ...], pairs: int
) -> None:
    assert cover(shares, pairs, 2000) >= 0.93


def test_an_interval_stays_among_the_scores() -> None:
    assert interval([0.0] * 10)[0] == 0
    assert interval([1.0] * 10)[1] == 1


def test_games_won_or_lost_alone_have_wilson_s_interval() -> None:
    low, high = interval([1.0] * 40 + [0.0] * 60)
    assert (low, high) == pytest.approx((0.3094, 0.4980), abs=5e-5)


def test_one_pair_says_next_to_nothing() -> None:
    assert interval([1.0])[0] < 0.3
    assert 0.4 < interval([1.0] * 5)[0] < 0.7


@pytest.mark.parametrize("name", ["tiro", "lusor", "peritus"])
def test_a_level_that_need_not_play_does_not_wait_for_ever(name: str) -> None:
    """With `dice_obligation=free` two who let their turns go would wait for each other."""
    free = {"dice_obligation": "free"}
    report = arena.match_levels(Pairing("lombardorum", name, name, 2, 1, free))
    assert report["unfinished"] == 0


def test_an_unknown_option_answers_at_once_whatever_the_jobs() -> None:
    pairing = Pairing("lombardorum", "tiro", "tiro", 10, 1, {"foo": "1"})
    for jobs in (1, 2):
        with pytest.raises(SetupError, match="unknown_option"):
            arena.play_match(pairing, jobs)


@pytest.mark.parametrize(
    ("game_id", "options", "seats"), [("familydomino", {"players": "4"}, 4), ("dominosa", {}, 1)]
)
def test_a_match_is_between_two(game_id: str, options: dict[str, str], seats: int) -> None:
    with pytest.raises(SetupError) as caught:
        arena.play_match(Pairing(game_id, "random", "random", 2, 1, options))
    assert caught.value.to_json()["params"] == {"game": game_id, "seats": seats}


@pytest.mark.parametrize("games", [0, -5])
def test_a_match_has_a_game_at_least(games: int) -> None:
    with pytest.raises(NotationError, match="usage"):
        arena.play_match(Pairing("lombardorum", "random", "random", games, 1))


def test_an_odd_game_is_played_as_a_pair() -> None:
    assert arena.match_levels(Pairing("bohnenspiel", "random", "random", 3, 1))["games"] == 4


def test_a_seed_may_be_of_any_length() -> None:
    pair = arena.play_pair(lombard(), play_at_random, play_at_random, 10**20 - 1)
    assert pair == arena.play_pair(lombard(), play_at_random, play_at_random, 10**20 - 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_billion_games_begin_at_once(jobs: int) -> None:
    """The first pairs are there long before the last tasks would be."""

    class Stopped(Exception):
        pass

    class Bar(io.StringIO):
        def write(self, text: str) -> int:
            if " 6/1000000000" in text:
                raise Stopped
            return len(text)

    tracemalloc.start()
    try:
        with pytest.raises(Stopped):
            arena.play_match(Pairing("bohnenspiel", "random", "random", 10**9, 1), jobs, Bar())
        assert tracemalloc.get_traced_memory()[1] < 30_000_000
    finally:
        tracemalloc.stop()


def test_three_quarters_are_191_points_of_elo() -> None:
    assert arena.elo(0.75, 100) == pytest.approx(190.8, abs=0.1)
    assert arena.elo(1.0, 100) == arena.elo(0.995, 100)


def test_a_tiny_match_is_reported_and_shared_among_processes() -> None:
    pairing = Pairing("lombardorum", "peritus", "random", 6, 1)
    alone = arena.play_match(pairing)
    shared = arena.play_match(pairing, jobs=2)
    assert alone == shared
    report = arena.match_levels(pairing)
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
