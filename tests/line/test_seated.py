"""What the only person at a table sees of it, and who has won the race."""

from __future__ import annotations

from typing import Any

import pytest
from tests.line.deals import BOOK_A, BOOK_B, BOOK_STOCK, position

from alveus.core.beginning import begin
from alveus.core.controller import Controller
from alveus.core.match import Match
from alveus.core.match_view import view
from alveus.registry import spec

BOOK = position(BOOK_A, BOOK_B, "", BOOK_STOCK)


def seen(match: Match) -> tuple[set[str], set[str]]:
    """The codes of the status, and the actions that are offered."""
    shown: Any = view(match)
    return {one["code"] for one in shown["status"]}, {one["id"] for one in shown["actions"]}


@pytest.mark.parametrize(("person", "turn"), [("a", "a"), ("b", "b"), ("a", "b"), ("b", "a")])
def test_the_only_person_never_has_to_sit_down(person: str, turn: str) -> None:
    seats = {side: Controller() if side == person else Controller("tante") for side in "ab"}
    match = begin(spec("sperrdomino"), seats=seats, position={**BOOK, "turn": turn})
    status, actions = seen(match)
    assert status == {"to_lead"}
    assert "sit" not in actions


def test_between_two_people_the_hands_are_covered_until_one_sits_down() -> None:
    match = begin(spec("sperrdomino"), position=BOOK)
    assert seen(match)[0] == {"covered"}
    assert "sit" in seen(match)[1]


def test_before_the_deal_nobody_is_asked_to_sit_down() -> None:
    status, actions = seen(begin(spec("sperrdomino")))
    assert status == {"to_deal"}
    assert "sit" not in actions


def test_the_winner_of_a_race_is_told_when_it_is_over() -> None:
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
