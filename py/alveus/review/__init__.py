"""Review of a game: the luck of each roll, the loss of each decision, and the turning points.

The same code reviews all games, with evaluations by the games' computer opponents (`alveus.ai`).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import asdict
from typing import Any

from alveus import ai
from alveus.core.events import Event, Message, Partial, report, say
from alveus.core.game import CHANCE, Game
from alveus.core.history import Ply
from alveus.core.plies import predict_events
from alveus.review.moments import (
    EVEN,
    Moment,
    Passage,
    Review,
    Sums,
    add_up,
    even_value,
    find_best,
    find_costliest,
    find_pivot,
    find_scale,
    find_turning,
    from_first_side,
    passages,
    smooth_values,
)

__all__ = ["Moment", "Review", "Reviewer", "Sums", "review"]


class Reviewer:
    """An unfinished review of a game; `moments` has the rolls and decisions evaluated so far."""

    def __init__(
        self, plies: Sequence[Ply], number: int, budget: ai.Budget, level: str = ""
    ) -> None:
        """Prepare the review of game `number` (from 1) in the match history `plies`.

        `budget` limits the search for each decision.  `level` is only stored in the review.
        """
        self.plies = plies
        self.number = number
        self.budget = budget
        self.level = level
        self.moments: list[Moment] = []
        self.unit = ""
        self._depths: list[int] = []
        self.game: Game[Any, Any] = next(
            ply.match_game.game for ply in plies if ply.match_game.number == number
        )
        self._sides = self.game.info.seats
        self.rates_luck = ai.rates_luck(self.game)

    def sums(self) -> dict[str, Sums]:
        """Return the totals of luck and skill so far, keyed by side."""
        return {side: add_up(self.moments, side, self.rates_luck) for side in self._sides}

    def run(self) -> Generator[Message, None, Review]:
        """Review the game: yield progress, return the review.

        Raises SetupError `no_analysis` if the game's spec declares no analysis of moves.
        """
        listed = list(passages(self.plies, self.number, self.rates_luck))
        for done, passage in enumerate(listed):
            progress = say("reviewing", done=done, of=len(listed))
            yield progress
            evaluate = self._throw if passage.kind == "throw" else self._decision
            moment = yield from report(evaluate(passage), progress)
            if moment is not None:
                self.moments.append(moment)
        yield say("reviewing", done=len(listed), of=len(listed))
        moments = tuple(self.moments)
        if not self.game.info.chance:
            moments = tuple(smooth_values(moments, self.unit, self._sides))
        return Review(
            self.number,
            self.unit,
            moments,
            self.sums(),
            find_best(moments),
            find_costliest(moments),
            find_turning(moments, self.unit, len(self._sides)),
            find_pivot(moments, self.unit, len(self._sides)),
            find_scale(moments, self.unit),
            self.level,
            min(self._depths, default=0),
        )

    def run_task(self) -> Generator[Partial, None, dict[str, Any]]:
        """Review the game: yield progress with new results as JSON, return the review as JSON."""
        shown = 0

        def take() -> dict[str, Any]:
            nonlocal shown
            moments = self.moments[shown:]
            shown += len(moments)
            return {
                "unit": self.unit,
                "moments": [asdict(moment) for moment in moments],
                "sides": {side: asdict(sums) for side, sums in self.sums().items()},
            }

        running = self.run()
        while True:
            try:
                progress = next(running)
            except StopIteration as end:
                return asdict(end.value)
            yield Partial(progress, take)

    def _throw(self, passage: Passage) -> Generator[Message, None, Moment | None]:
        """Evaluate a roll: yield progress, return its moment.

        Return None for a roll that decides who starts, and in games without evaluation of rolls.
        """
        game, before = self.game, passage.before.state
        seat = game.turn(before)
        if not self.rates_luck or seat is None or seat < 0:
            return None
        if game.actor(before) == seat:  # with a doubling cube, the ply includes this decision
            before = game.apply(before, game.parse(before, "throw")[0])[0]
        if game.actor(before) != CHANCE:
            return None
        rolls = yield from ai.evaluate_rolls(game, before, ai.Budget(), with_turns=False)
        dice = _list_dice(passage.after.events)
        shown = (_list_dice(predict_events(game, before, roll.text)) for roll in rolls.rolls)
        index = next((index for index, numbers in enumerate(shown) if numbers == dice), None)
        if index is None:
            return None
        self.unit = rolls.unit
        value = rolls.rolls[index].worth / ai.VALUE_SCALE
        return self._moment(passage, seat, value, luck=rolls.luck(index), doubt=rolls.doubt)

    def _decision(self, passage: Passage) -> Generator[Message, None, Moment | None]:
        """Evaluate a decision: yield progress, return its moment.

        Return None if only one move is legal or, with dice, all legal turns lead to the same
        position, or if the opponent's analysis has no value of the played move or turn.
        """
        game, before = self.game, passage.before.state
        seat = game.actor(before)
        if seat < 0 or len(game.results(before)) < 2:
            return None
        observation = game.information_state(before, seat)
        analysis = yield from ai.analyse(game, observation, seat, self.budget, passage.text)
        prospects = {prospect.text: prospect for prospect in analysis.prospects}
        played = prospects.get(passage.text)
        if played is None:
            return None
        self.unit = analysis.unit
        self._depths.append(analysis.depth)
        best = max(analysis.prospects, key=lambda prospect: prospect.value)
        others = [other for other in analysis.prospects if other is not played]
        second = max(others, key=lambda other: other.value, default=played)
        loss = best.value - played.value
        exact = played.exact and best.exact
        better = best.text if loss > 0 else ""
        instead = predict_events(game, before, better) if better else ()
        return self._moment(
            passage,
            seat,
            played.value,
            loss=loss,
            clear=max(0.0, played.value - second.value),
            better=better,
            instead=tuple(event.to_json() for event in instead),
            exact=exact,
            doubt=0.0 if exact else max(analysis.doubt, (played if loss > 0 else second).apart),
            decided=self._decided(played, seat),
        )

    def _moment(self, passage: Passage, seat: int, value: float, **evaluation: Any) -> Moment:
        first, last, turn = passage.first, passage.last, passage.after.turn
        side, count = self._sides[seat], len(self._sides)
        if count > 2 and seat:
            value = self.moments[-1].value if self.moments else even_value(self.unit, count)
        else:
            value = from_first_side(value, seat, self.unit)
        return Moment(passage.kind, first, last, turn, side, passage.text, value, **evaluation)

    def _decided(self, played: ai.MoveEvaluation, seat: int) -> str:
        """Return the side that wins with best play after the move `played` of `seat`.

        Return "" if the move's value is not exact, if neither side wins, or with hidden hands.
        """
        ahead = played.value - EVEN.get(self.unit, 0.0)
        if not played.exact or self.game.info.hidden or not ahead:
            return ""
        return self._sides[seat if ahead > 0 else 1 - seat]


def review(
    plies: Sequence[Ply], number: int, budget: ai.Budget
) -> Generator[Message, None, Review]:
    """Former name of `Reviewer(plies, number, budget).run()`."""
    return Reviewer(plies, number, budget).run()


def _list_dice(events: Sequence[Event]) -> list[int]:
    """Return the numbers that a roll gives, ascending; under some rules a double gives four."""
    return sorted(value for event in events for _, value in event.dice)
