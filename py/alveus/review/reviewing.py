"""Review of a game: evaluates every roll and every decision."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from alveus import ai
from alveus.core.events import Message, say
from alveus.core.game import CHANCE, Game
from alveus.core.history import Ply
from alveus.core.playing import foretell
from alveus.core.progress import Partial, report
from alveus.review.moments import (
    EVEN,
    Moment,
    Passage,
    Sums,
    add_up,
    find_best,
    find_costliest,
    find_scale,
    find_turning,
    passages,
    settle,
    to_first,
)


@dataclass(frozen=True)
class Review:
    """A game looked over from its first ply to its last; plies are numbers of the history."""

    number: int
    unit: str
    moments: tuple[Moment, ...]
    sums: tuple[Sums, ...]
    """By seat."""
    best: int | None
    costliest: int | None
    turning: tuple[int, ...]
    scale: float
    depth: int


class Reviewer:
    """A review under way."""

    def __init__(self, plies: Sequence[Ply], number: int, budget: ai.Budget) -> None:
        """Of the game with this number in a history; the budget is that of each decision."""
        self.plies = plies
        self.number = number
        self.budget = budget
        self.moments: list[Moment] = []
        self.unit = ""
        self._depths: list[int] = []
        mine = [ply for ply in plies if ply.match_game.number == number]
        self.game: Game[Any, Any] = mine[0].match_game.game
        self.throws = ai.weighs_throws(self.game)

    def sums(self) -> tuple[Sums, ...]:
        """Each seat's luck and skill so far."""
        seats = range(len(self.game.info.seats))
        return tuple(add_up(self.moments, seat, self.throws) for seat in seats)

    def run(self) -> Generator[Message, None, Review]:
        """Weighs every throw and decision in order; tells which, and how many there are."""
        listed = list(passages(self.plies, self.number, self.throws))
        for done, passage in enumerate(listed):
            progress = say("reviewing", done=done, of=len(listed))
            yield progress
            weighing = self._throw(passage) if passage.kind == "throw" else self._decision(passage)
            moment = yield from report(weighing, progress)
            if moment is not None:
                self.moments.append(moment)
        yield say("reviewing", done=len(listed), of=len(listed))
        moments = tuple(self.moments)
        if not self.game.info.chance:
            moments = tuple(settle(moments, self.unit))
        return Review(
            self.number,
            self.unit,
            moments,
            self.sums(),
            find_best(moments),
            find_costliest(moments),
            find_turning(moments, self.unit),
            find_scale(moments, self.unit),
            min(self._depths, default=0),
        )

    def _throw(self, passage: Passage) -> Generator[Message, None, Moment | None]:
        """What a throw gave; nothing is said of a deal or a lot for the start."""
        game, before = self.game, passage.before.state
        seat = game.turn(before)
        if not self.throws or seat is None or seat < 0 or game.actor(before) != CHANCE:
            return None
        found = yield from ai.weigh_throws(game, before, ai.Budget(), tells=False)
        fallen = sorted(
            (value for event in passage.after.events for _, value in event.dice), reverse=True
        )
        index = next((i for i, roll in enumerate(found.rolls) if list(roll.dice) == fallen), None)
        if index is None:
            return None
        self.unit = found.unit
        value = found.rolls[index].worth / ai.GRAIN
        return Moment(
            "throw",
            passage.first,
            passage.last,
            passage.after.turn,
            seat,
            passage.text,
            to_first(value, seat, found.unit),
            luck=found.luck(index),
            doubt=found.doubt,
        )

    def _decision(self, passage: Passage) -> Generator[Message, None, Moment | None]:
        """What a decision gave away; one between nothing is passed over."""
        game, before = self.game, passage.before.state
        seat = game.actor(before)
        if seat < 0 or len(game.results(before)) < 2:
            return None
        known = game.information_state(before, seat)
        found = yield from ai.analyse(game, known, seat, self.budget, passage.text)
        prospects = {one.text: one for one in found.prospects}
        played = prospects.get(passage.text)
        if played is None:
            return None
        self.unit = found.unit
        self._depths.append(found.depth)
        best = max(found.prospects, key=lambda one: one.value)
        others = [one.value for one in found.prospects if one is not played]
        loss = best.value - played.value
        return Moment(
            "move",
            passage.first,
            passage.last,
            passage.after.turn,
            seat,
            passage.text,
            to_first(played.value, seat, found.unit),
            loss=loss,
            clear=max(0.0, played.value - max(others, default=played.value)),
            better=best.text if loss > 0 else "",
            exact=played.exact and best.exact,
            doubt=_doubt(found, played, best),
            decided=self._decided(played, seat, found.unit),
        )

    def _decided(self, played: ai.Prospect, seat: int, unit: str) -> int | None:
        """The seat that has a forced win after a move; where hands are hidden nobody knows."""
        ahead = played.value - EVEN.get(unit, 0.0)
        if not played.exact or self.game.info.hidden or not ahead:
            return None
        return seat if ahead > 0 else 1 - seat


def review(
    plies: Sequence[Ply], number: int, budget: ai.Budget
) -> Generator[Message, None, Review]:
    """A game of a history looked over, by its number; the budget is that of each decision.

    Raises SetupError `no_analysis`.
    """
    return (yield from Reviewer(plies, number, budget).run())


def _doubt(found: ai.Analysis, played: ai.Prospect, best: ai.Prospect) -> float:
    """The loss from which a decision was a mistake."""
    if played.exact and best.exact:
        return 0.0
    return max(found.doubt, played.apart)


if TYPE_CHECKING:
    from collections.abc import Sequence

    from alveus.review.moments import Sums


def tell(reviewer: Reviewer, level: str) -> Generator[Partial, None, dict[str, Any]]:
    """The review, with what was found on the way, as plain data; `level` is who judges."""
    sides = reviewer.game.info.seats
    told = 0

    def take() -> dict[str, Any]:
        nonlocal told
        fresh = reviewer.moments[told:]
        told += len(fresh)
        return {
            "unit": reviewer.unit,
            "moments": [_moment(reviewer, moment) for moment in fresh],
            "sides": list_sums(reviewer.sums(), sides),
        }

    work = reviewer.run()
    while True:
        try:
            progress = next(work)
        except StopIteration as end:
            review = end.value
            break
        yield Partial(progress, take)
    return {
        "game": review.number,
        "unit": review.unit,
        "moments": [_moment(reviewer, moment) for moment in review.moments],
        "sides": list_sums(review.sums, sides),
        "best": review.best,
        "costliest": review.costliest,
        "turning": list(review.turning),
        "scale": review.scale,
        "level": level,
        "depth": review.depth,
    }


def list_sums(sums: Sequence[Sums], sides: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Each side's luck and skill as plain data."""
    return {
        side: {
            "luck": one.luck,
            "loss": one.loss,
            "decisions": one.decisions,
            "mistakes": one.mistakes,
        }
        for side, one in zip(sides, sums, strict=True)
    }


def _moment(reviewer: Reviewer, moment: Moment) -> dict[str, Any]:
    sides = reviewer.game.info.seats
    before = reviewer.plies[moment.ply - 1].state
    instead = foretell(reviewer.game, before, moment.better) if moment.better else ()
    return {
        "kind": moment.kind,
        "ply": moment.ply,
        "last": moment.last,
        "turn": moment.turn,
        "side": sides[moment.seat],
        "text": moment.text,
        "value": moment.value,
        "luck": moment.luck,
        "loss": moment.loss,
        "clear": moment.clear,
        "better": moment.better,
        "instead": [event.to_json() for event in instead],
        "exact": moment.exact,
        "doubt": moment.doubt,
        "decided": "" if moment.decided is None else sides[moment.decided],
    }
