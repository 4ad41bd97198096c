"""Consecutive rounds: starter, number of players, and saves."""

from __future__ import annotations

import json

from alveus import registry
from alveus.core import saves
from alveus.core.controllers import Controller
from alveus.core.match import Match, begin
from alveus.families.dominoes.line.race import RaceScore
from alveus.registry import spec


def given_up(match: Match) -> int:
    """Deal, resign, and return the winner."""
    match.play("throw")
    match.play("resign")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winner is not None
    return outcome.winner


def test_winner_starts_next_round() -> None:
    match = begin(spec("sperrdomino"), seed=b"begins")
    for _ in range(4):
        winner = given_up(match)
        match.again()
        match.play("throw")
        assert match.actor == winner
        match.play("resign")
        match.again()


def test_winner_starts_next_round_also_if_the_same_options_are_given() -> None:
    match = begin(spec("sperrdomino"), seed=b"begins")
    for _ in range(4):
        winner = given_up(match)
        match = match.again(match.game.settings)
        match.play("throw")
        assert match.actor == winner
        match.play("resign")
        match.again()


def test_rows_are_counted_until_match_is_won() -> None:
    match = begin(spec("sperrdomino"), seats={"b": Controller("tante")}, seed=b"rows")
    for _ in range(40):
        given_up(match)  # the person gives every deal up
        race = match.tally()
        assert isinstance(race, RaceScore)
        if race.winner is not None:
            break
        match.again()
    assert race.winner == 1
    assert race.matsch
    assert [row.winner for row in race.rows] == [1, 1]


def test_number_of_players_can_change() -> None:
    match = begin(spec("familydomino"), seed=b"table")
    given_up(match)
    match = match.again({"players": "4"})
    assert match.sides == ("a", "b", "c", "d")
    given_up(match)
    match = match.again({"players": "3"})
    match.play("throw")
    again = saves.load(json.loads(json.dumps(saves.save(match))), registry.spec)
    assert again.sides == ("a", "b", "c")
    assert again.state == match.state
