"""Views of a single person, and the winner of a match."""

from __future__ import annotations

from typing import Any

import pytest
from tests.line.deals import BOOK_A, BOOK_B, BOOK_STOCK, position

from alveus.core.controllers import Controller
from alveus.core.match import Match, begin
from alveus.core.match_view import view
from alveus.registry import spec

BOOK = position(BOOK_A, BOOK_B, "", BOOK_STOCK)


def status_and_actions(match: Match) -> tuple[set[str], set[str]]:
    """Return the status codes and the actions of a view."""
    shown: Any = view(match)
    return {entry["code"] for entry in shown["status"]}, {entry["id"] for entry in shown["actions"]}


@pytest.mark.parametrize(("person", "turn"), [("a", "a"), ("b", "b"), ("a", "b"), ("b", "a")])
def test_single_person_need_not_take_seat(person: str, turn: str) -> None:
    seats = {side: Controller() if side == person else Controller("tante") for side in "ab"}
    match = begin(spec("sperrdomino"), seats=seats, position={**BOOK, "turn": turn})
    status, actions = status_and_actions(match)
    assert status == {"to_lead"}
    assert "sit" not in actions


def test_two_people_see_covered_hands_until_seat_is_taken() -> None:
    match = begin(spec("sperrdomino"), position=BOOK)
    assert status_and_actions(match)[0] == {"covered"}
    assert "sit" in status_and_actions(match)[1]


def test_seat_is_not_requested_before_deal() -> None:
    status, actions = status_and_actions(begin(spec("sperrdomino")))
    assert status == {"to_deal"}
    assert "sit" not in actions


def test_status_shows_winner_of_match() -> None:
    match = begin(spec("sperrdomino"), seats={"b": Controller("tante")}, seed=b"rows")
    winners = []
    for _ in range(40):
        match.play("throw")
        match.play("resign")
        winners.append(view(match)["series"]["winner"])
        if winners[-1] is not None:
            break
        match.again()
    assert len(winners) > 1
    assert winners == [None] * (len(winners) - 1) + ["b"]
