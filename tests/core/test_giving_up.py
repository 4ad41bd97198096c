"""Resignations, and the turn numbers of plies."""

from __future__ import annotations

from typing import Any

import pytest

from alveus.core.controllers import Controller
from alveus.core.match import Match, begin
from alveus.core.match_view import view
from alveus.registry import spec


def summaries(match: Match) -> list[tuple[str, str, str]]:
    """Return the events of the last ply, each with its side and its ending."""
    events: Any = view(match)["log"]["entries"][-1]["events"]
    return [(event["code"], event["side"], event["params"].get("ending", "")) for event in events]


@pytest.mark.parametrize(
    ("moves", "side", "winner"), [((), "south", "north"), (("3",), "north", "south")]
)
def test_player_to_move_resigns_if_both_are_human(
    moves: tuple[str, ...], side: str, winner: str
) -> None:
    match = begin(spec("bohnenspiel"))
    for text in (*moves, "resign"):
        match.play(text)
    assert summaries(match) == [("resign", side, ""), ("over", winner, "resigned")]


@pytest.mark.parametrize(("person", "winner"), [("south", "north"), ("north", "south")])
def test_only_human_player_resigns_during_the_computers_turn(person: str, winner: str) -> None:
    seats = {side: Controller("magister") for side in ("south", "north") if side != person}
    match = begin(spec("bohnenspiel"), seats=seats)
    match.play("resign")
    assert summaries(match) == [("resign", person, ""), ("over", winner, "resigned")]


def test_drawn_game_has_an_over_event_without_a_side() -> None:
    match = begin(spec("rithmomachia"), position={"stones": ["WR2@a1", "BR3@c12"]})
    match.play("end")
    assert summaries(match) == [("end", "white", ""), ("over", "", "dead_position")]


def test_turn_numbers_start_at_one_and_include_the_roll() -> None:
    match = begin(spec("lombardorum"), {"starter": "white"})
    for text in ("throw 6-5", "6:1-7", "5:1-6", "throw 4-3"):
        match.play(text)
    entries: Any = view(match)["log"]["entries"]
    assert [(entry["turn"], entry["side"]) for entry in entries] == [
        (1, ""),
        (1, "white"),
        (1, "white"),
        (1, "white"),
        (2, "black"),
    ]


def test_each_move_of_a_solitaire_is_a_turn() -> None:
    match = begin(spec("dominosa"), position={"puzzle": "3:32210032120310320113"})
    for text in ("lay a1-b1", "line c1-d1"):
        match.play(text)
    assert [entry["turn"] for entry in view(match)["log"]["entries"]] == [1, 1, 2]
