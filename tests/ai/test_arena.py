"""Paired games: same dice, seats swapped, and the coverage of the confidence interval."""

from __future__ import annotations

import io
import tracemalloc
from collections.abc import Sequence
from operator import mul
from random import Random
from typing import Any

import pytest
from tests.tables.positions import lombard, play, set_up

from alveus import ai, registry
from alveus.core.errors import NotationError, SetupError
from alveus.lab.players import NamedPlayer, find_player
from alveus.lab.statistics import elo, score_interval

pairs = pytest.importorskip("alveus.lab.pairs")
Pairing = pairs.Pairing
RANDOM, GREEDY = NamedPlayer("random"), NamedPlayer("greedy")
pytestmark = pytest.mark.native


def test_both_games_of_a_pair_have_the_same_rolls() -> None:
    same = find_player("lombardorum", "peritus")
    pair = pairs.play_pair(lombard(), same, same, 3)
    assert sum(pair.scores) == 1
    assert pair.turns[0] == pair.turns[1]


def test_both_games_of_a_pair_have_the_same_deal() -> None:
    game, shed = registry.game("sperrdomino"), GREEDY
    pair = pairs.play_pair(game, shed, shed, 3)
    assert sum(pair.scores) == 1
    assert pair.turns[0] == pair.turns[1] > 8
    assert pair.begun[0] in (0, 0.5, 1)
    assert pairs.play_pair(game, shed, RANDOM, 5) == pairs.play_pair(game, shed, RANDOM, 5)


def test_the_same_seed_gives_the_same_pair() -> None:
    players = find_player("lombardorum", "tiro"), RANDOM
    assert pairs.play_pair(lombard(), *players, 5) == pairs.play_pair(lombard(), *players, 5)


def test_a_follower_of_hints_starts_each_game_without_a_previous_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    previous: list[str] = []
    advise = ai.advise

    def listen(*arguments: Any) -> Any:
        previous.append(arguments[-1])
        return advise(*arguments)

    monkeypatch.setattr(ai, "advise", listen)
    follower = find_player("bohnenspiel", "hints", nodes=1)
    for seed in (1, 2):
        pairs.play_game(registry.game("bohnenspiel"), (follower, RANDOM), seed, 0, opening=0)
        assert previous[0] == "" != previous[1]
        previous.clear()


def test_statistics_of_a_match_are_means_over_its_pairs() -> None:
    played = (
        pairs.Pair((1.0, 1.0), (1.0, 0.0), (60, 70)),
        pairs.Pair((1.0, 0.0), (1.0, 1.0), (80, 90)),
    )
    match = pairs.PairedGames(played)
    assert (match.games, match.score, match.turns) == (4, 0.75, 75)
    assert match.interval == interval([1.0, 0.5])
    assert match.margin == (match.interval[1] - match.interval[0]) / 2
    assert match.first_turn[0] == 0.75
    assert (match.draws, match.unfinished) == (0, 0)


def test_draws_and_unfinished_games_are_counted_separately() -> None:
    played = (
        pairs.Pair((0.5, 1.0), (0.5, 0.0), (60, 70)),
        pairs.Pair((0.5, 0.5), (0.5, 0.5), (5000, 80), (True, False)),
    )
    match = pairs.PairedGames(played)
    assert (match.draws, match.unfinished, match.score) == (2, 1, 0.625)


def test_a_game_above_the_turn_limit_is_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairs, "TURN_CAP", 10)
    match = pairs.play_match(Pairing("lombardorum", "random", "random", 2, 1))
    assert (match.draws, match.unfinished, match.score) == (0, 2, 0.5)


SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
MATCHED = [(25, 0, 50, 0, 25), (5, 0, 35, 0, 60), (20, 0, 40, 0, 40), (2, 0, 26, 0, 72)]
DRAWING = [(10, 20, 40, 20, 10), (5, 10, 30, 30, 25)]
LOPSIDED = [(2, 0, 10, 0, 88), (0, 0, 4, 0, 96)]


def interval(scores: Sequence[float]) -> tuple[float, float]:
    return score_interval(sum(scores), sum(score * score for score in scores), len(scores))


def cover(shares: Sequence[int], count: int, matches: int = 4000) -> float:
    """Return the share of simulated matches whose interval contains the true score."""
    true = sum(map(mul, shares, SCORES)) / 100
    chance, covered = Random(count), 0
    for _ in range(matches):
        low, high = interval(chance.choices(SCORES, shares, k=count))
        covered += low <= true <= high
    return covered / matches


@pytest.mark.parametrize("shares", [*MATCHED, *DRAWING])
@pytest.mark.parametrize("count", [10, 30, 100])
def test_intervals_cover_the_true_score_in_95_percent_of_matches(
    shares: tuple[int, ...], count: int
) -> None:
    assert cover(shares, count) == pytest.approx(0.95, abs=0.02)


@pytest.mark.parametrize("shares", [*MATCHED, *LOPSIDED])
@pytest.mark.parametrize("count", [5, 10, 30, 100])
def test_intervals_of_short_or_one_sided_matches_cover_at_least_93_percent(
    shares: tuple[int, ...], count: int
) -> None:
    assert cover(shares, count, 2000) >= 0.93


def test_an_interval_stays_between_0_and_1() -> None:
    assert interval([0.0] * 10)[0] == 0
    assert interval([1.0] * 10)[1] == 1


def test_scores_without_draws_have_wilsons_interval() -> None:
    low, high = interval([1.0] * 40 + [0.0] * 60)
    assert (low, high) == pytest.approx((0.3094, 0.4980), abs=5e-5)


def test_few_identical_pairs_have_a_wide_interval() -> None:
    assert interval([1.0])[0] < 0.3
    assert 0.4 < interval([1.0] * 5)[0] < 0.7


@pytest.mark.parametrize("name", ["tiro", "lusor", "peritus"])
def test_levels_do_not_pass_for_ever_if_passing_is_free(name: str) -> None:
    """With `dice_obligation=free`, two players that always pass would never finish."""
    free = {"dice_obligation": "free"}
    match = pairs.play_match(Pairing("lombardorum", name, name, 2, 1, free))
    assert match.unfinished == 0


def test_an_unknown_option_is_refused_before_processes_start() -> None:
    pairing = Pairing("lombardorum", "tiro", "tiro", 10, 1, {"foo": "1"})
    for jobs in (1, 2):
        with pytest.raises(SetupError, match="unknown_option"):
            pairs.play_match(pairing, jobs)


@pytest.mark.parametrize(
    ("game_id", "options", "seats"), [("familydomino", {"players": "4"}, 4), ("dominosa", {}, 1)]
)
def test_a_match_needs_a_game_for_two(game_id: str, options: dict[str, str], seats: int) -> None:
    with pytest.raises(SetupError) as caught:
        pairs.play_match(Pairing(game_id, "random", "random", 2, 1, options))
    assert caught.value.to_json()["params"] == {"game": game_id, "seats": seats}


@pytest.mark.parametrize("games", [0, -5])
def test_a_match_needs_at_least_one_game(games: int) -> None:
    with pytest.raises(NotationError, match="usage"):
        pairs.play_match(Pairing("lombardorum", "random", "random", games, 1))


def test_an_odd_number_of_games_is_rounded_up() -> None:
    assert pairs.play_match(Pairing("bohnenspiel", "random", "random", 3, 1)).games == 4


def test_a_seed_can_have_any_length() -> None:
    pair = pairs.play_pair(lombard(), RANDOM, RANDOM, 10**20 - 1)
    assert pair == pairs.play_pair(lombard(), RANDOM, RANDOM, 10**20 - 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_pairs_are_played_on_demand(jobs: int) -> None:
    """The first of a billion games are finished at once and need little memory."""

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
            pairs.play_match(Pairing("bohnenspiel", "random", "random", 10**9, 1), jobs, Bar())
        assert tracemalloc.get_traced_memory()[1] < 30_000_000
    finally:
        tracemalloc.stop()


def test_a_score_of_three_quarters_is_191_elo_points() -> None:
    assert elo(0.75, 100) == pytest.approx(190.8, abs=0.1)
    assert elo(1.0, 100) == elo(0.995, 100)


def test_the_ends_of_a_score_interval_are_not_limited() -> None:
    """15 points in 16 games: the interval of the score ends at 0.9915."""
    assert elo(0.9915, 16) == pytest.approx(826, abs=1)
    assert elo(0.0085, 16) == pytest.approx(-826, abs=1)


def test_processes_do_not_change_the_results_of_a_match() -> None:
    pairing = Pairing("lombardorum", "peritus", "random", 6, 1)
    alone = pairs.play_match(pairing)
    shared = pairs.play_match(pairing, jobs=2)
    assert alone == shared
    assert alone.games == 6
    assert alone.score >= 5 / 6


def test_the_greedy_player_captures_the_most_beans() -> None:
    game = registry.game("bohnenspiel")
    state = game.from_json(
        {"turn": "south", "pits": [4, 1, 7, 0, 3, 5, 3, 1, 6, 2, 8, 0], "stores": [18, 14]}
    )
    assert GREEDY.choose(game, state, 0, 1).text == "5"


def test_the_greedy_player_hits_the_most_advanced_man() -> None:
    rules = lombard()
    state = set_up(rules, "1:5 6:2 7:6 8:2", "1:13 4:1 11:1", "1-1")
    assert "1:1-2*" in GREEDY.choose(rules, state, 0, 1).text


def test_the_random_player_plays_different_legal_turns() -> None:
    rules = lombard()
    state = set_up(rules, "1:5 6:2 7:6 8:2", "1:13 4:1 11:1", "3-1")
    plays = {RANDOM.choose(rules, state, 0, seed).text for seed in range(20)}
    assert len(plays) > 1
    for text in plays:
        play(rules, state, text)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(SetupError, match="no_such_player"):
        find_player("lombardorum", "nobody")
