"""How games ended, by side and in a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from alveus.core.outcomes import Outcome as Ending
from alveus.core.outcomes import outcome_message
from alveus.play.rules import Rules
from alveus.words.messages import messages


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the side that won (None: a draw), by which ending, for how many points.

    >>> Outcome("white", "borne_off", 1, "Ivory has won: all men are off.").winner
    'white'
    """

    winner: str | None
    ending: str
    points: int
    sentence: str

    def __str__(self) -> str:
        return self.sentence


def word_outcome(rules: Rules, ended: Ending, state: Any) -> Outcome:
    """How a game ended, with its sentence, to which the last state gives the figures."""
    seats = rules.info.seats
    told = outcome_message(ended, seats)
    status = rules.view(state, 0)["status"]
    params = next((one["params"] for one in status if one["code"] == told.code), told.params)
    sentence = messages().say("status", told.code, params, rules.info)
    winner = None if ended.winner is None else seats[ended.winner]
    return Outcome(winner, ended.ending, ended.points, sentence)
