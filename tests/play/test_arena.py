"""Paired games between levels and user functions."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import alveus
from alveus import Position
from alveus.lab.pairs import Pair, play_pairs
from alveus.play import arena as arenas

pytestmark = pytest.mark.native


def first_move(position: Position) -> str:
    return position.legal[0]


def test_a_function_plays_against_a_level() -> None:
    result = alveus.arena("bohnenspiel", "gast", first_move, games=6, seed=1)
    assert (result.first, result.second, result.games) == ("gast", "first_move", 6)
    assert result.wins + result.draws + result.losses + result.unfinished == 6
    low, high = result.interval
    assert low <= result.score <= high
    assert "gast against first_move at bohnenspiel" in str(result)
    assert pickle.loads(pickle.dumps(result)) == result
    assert hash(result)


def test_processes_do_not_change_the_result() -> None:
    game = alveus.game("lombardorum", restricted="none")
    alone = alveus.arena(game, first_move, "random", games=4, seed=2)
    assert alveus.arena(game, first_move, "random", games=4, seed=2, jobs=2) == alone
    assert dict(alone.options) == {"restricted": "none"}


@pytest.mark.parametrize("game", ["sperrdomino", "lombardorum"])
def test_a_function_receives_only_the_information_of_its_side(game: str) -> None:
    positions: list[Position] = []

    def watcher(position: Position) -> str:
        positions.append(position)
        return position.legal[0]

    alveus.arena(game, watcher, "random", games=2, seed=1)
    assert {position.turn for position in positions} == set(positions[0].sides)
    for position in positions:
        assert "seed" not in repr(position)
        hands = position.to_json().get("hands", {})
        assert all(set(hands[side]) == {None} for side in hands if side != position.turn)


def test_a_result_names_its_opening_plies_starter_and_seed() -> None:
    played = alveus.arena("bohnenspiel", "random", "random", games=2, seed=5, opening=0)
    conditions = {"start": "moves", "opening": 0, "starters": ["south"], "seed": 5, "pairs": 1}
    assert played.conditions() == conditions
    assert "Every game starts without random moves. South begins." in str(played)
    assert "starts with a roll" in str(alveus.arena("xii", "random", "random", games=2))


def test_games_that_begin_with_a_decision_to_double_have_no_random_opening() -> None:
    game = alveus.game("lombardorum", cube="on", starter="white")
    played = alveus.arena(game, "random", "random", games=2, seed=5)
    conditions = {"start": "roll", "opening": 0, "starters": ["white"], "seed": 5, "pairs": 1}
    assert played.conditions() == conditions


def test_opening_plies_change_the_games() -> None:
    results = [
        alveus.arena("bohnenspiel", first_move, first_move, games=2, opening=opening).pairs
        for opening in (0, 4)
    ]
    assert results[0] != results[1]


def test_a_match_without_losses_has_only_a_lower_bound_of_elo() -> None:
    played = alveus.arena("bohnenspiel", "random", "random", games=2)
    won = replace(played, pairs=(Pair((1.0, 1.0), (1.0, 0.0), (60, 70)),) * 3)
    low, high = won.to_json()["elo_interval"]
    assert (won.to_json()["elo"], high) == (None, None)
    assert f"Elo difference at least {low}" in str(won).replace("−", "-")


@pytest.mark.parametrize("wrong", [{"seed": "monday"}, {"seed": 1.5}, {"opening": -1}, {"jobs": 0}])
def test_invalid_numbers_are_refused_with_their_name(wrong: dict[str, Any]) -> None:
    with pytest.raises(alveus.SetupError, match=f"{next(iter(wrong))}"):
        alveus.arena("bohnenspiel", "kind", "kind", games=2, **wrong)


@pytest.mark.parametrize("games", [0, -5, 3, 1])
def test_an_odd_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(alveus.NotationError, match=f"even and at least 2, not {games}"):
        alveus.arena("bohnenspiel", "kind", "gast", games=games)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("bohnenspiel", "schach", "gast"), "Did you mean “schah”"),
        (("bohnenspiel", 7, "gast"), "There is no player “7” for bohnenspiel"),
        (("dominosa", "random", "random"), "A match needs two players"),
        (("bohnenspie", "kind", "kind"), "Did you mean “bohnenspiel”"),
    ],
)
def test_unknown_games_and_players_are_refused_with_a_suggestion(
    arguments: tuple[object, ...], sentence: str
) -> None:
    with pytest.raises(alveus.SetupError, match=sentence.replace("?", "[?]")):
        alveus.arena(*arguments, games=2)


def test_a_function_that_cannot_be_pickled_is_refused_at_once() -> None:
    with pytest.raises(alveus.SetupError, match="jobs=1"):
        alveus.arena("bohnenspiel", lambda position: position.legal[0], "kind", games=2, jobs=2)


def interrupted(after: int) -> Callable[..., object]:
    def some(*arguments: object) -> object:
        for number, pair in enumerate(play_pairs(*arguments)):
            if number == after:
                raise KeyboardInterrupt
            yield pair

    return some


def test_an_interruption_keeps_finished_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = alveus.arena("bohnenspiel", "greedy", "random", games=10, seed=1)
    monkeypatch.setattr(arenas, "play_pairs", interrupted(2))
    part = alveus.arena("bohnenspiel", "greedy", "random", games=10**9, seed=1)
    assert (part.pairs, part.interrupted, whole.interrupted) == (whole.pairs[:2], True, False)
    monkeypatch.setattr(arenas, "play_pairs", interrupted(0))
    with pytest.raises(KeyboardInterrupt):
        alveus.arena("bohnenspiel", "greedy", "random", games=10, seed=1)


def test_an_illegal_move_of_a_function_raises_its_reason() -> None:
    with pytest.raises(alveus.AlveusError, match="you sow from your own row"):
        alveus.arena("bohnenspiel", lambda position: "9", "kind", games=2)


def test_the_result_names_the_seed_without_separators() -> None:
    result = alveus.arena("bohnenspiel", "random", "random", games=2, seed=12345)
    assert "Seed “12345”" in str(result)
