"""Who gives up and who wins by it, and to which turn a ply belongs."""

from __future__ import annotations

from typing import Any

import pytest

from alveus.core.beginning import begin
from alveus.core.controller import Controller
from alveus.core.match import Match
from alveus.core.match_view import view
from alveus.registry import spec


def told(match: Match) -> list[tuple[str, str, str]]:
    """The events of the last ply, each with its side and its ending."""
    events: Any = view(match)["log"]["entries"][-1]["events"]
    return [(one["code"], one["side"], one["params"].get("ending", "")) for one in events]


@pytest.mark.parametrize(
    ("moves", "side", "winner"), [((), "south", "north"), (("3",), "north", "south")]
)
def test_of_two_people_whoever_is_to_play_gives_up(
    moves: tuple[str, ...], side: str, winner: str
) -> None:
    match = begin(spec("bohnenspiel"))
    for text in (*moves, "resign"):
        match.play(text)
    assert told(match) == [("resign", side, ""), ("over", winner, "resigned")]


@pytest.mark.parametrize(("person", "winner"), [("south", "north"), ("north", "south")])
def test_the_only_person_gives_up_even_when_the_computer_is_to_play(
    person: str, winner: str
) -> None:
    seats = {side: Controller("magister") for side in ("south", "north") if side != person}
    match = begin(spec("bohnenspiel"), seats=seats)
    match.play("resign")
    assert told(match) == [("resign", person, ""), ("over", winner, "resigned")]


def test_an_end_that_nobody_wins_is_told_of_no_side() -> None:
    match = begin(spec("rithmomachia"), position={"stones": ["WR2@a1", "BR3@c12"]})
    match.play("end")
    assert told(match) == [("end", "white", ""), ("over", "", "dead_position")]


def test_turns_are_counted_from_one_and_a_throw_belongs_to_its_turn() -> None:
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


def test_for_a_single_player_every_move_is_a_turn() -> None:
    match = begin(spec("dominosa"), position={"puzzle": "3:32210032120310320113"})
    for text in ("lay a1-b1", "line c1-d1"):
        match.play(text)
    assert [entry["turn"] for entry in view(match)["log"]["entries"]] == [1, 1, 2]
