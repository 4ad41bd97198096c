"""Hints for a Dominosa: the next step by the least aid, or the error that stands in its way."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from alveus.ai.answers import Advice, Adviser
from alveus.ai.search.budget import Budget
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.core.game import Game
from alveus.dominoes.dominosa.deduce import next_step
from alveus.dominoes.dominosa.mistakes import find_mistakes
from alveus.dominoes.dominosa.narration import hint_params, moves_text
from alveus.dominoes.dominosa.notation import text
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.state import Move, State
from alveus.dominoes.dominosa.step import GRADES

UNIT = "grade"
"""A hint is worth the grade of its aid: 0 for a Siegel."""


class Solver:
    """Who knows every aid; a puzzle has no levels, and its hints no limit."""

    def advise(
        self,
        game: Game[Any, Any],
        known: State,
        seat: int,
        level: str,
        budget: Budget,
        seed: int,
    ) -> Generator[Message, None, Advice]:
        """The next step."""
        return hint(known)


OPPONENT: Adviser = Solver()


def hint(known: State) -> Generator[Message, None, Advice]:
    """The next step, its premise and conclusion as the reason's parameters.

    In a trial the aids are followed to the Loch that ends it; outside one an error is named
    first, because nothing that rests on it would be worth knowing.  Raises IllegalMove.
    """
    if known.over:
        raise IllegalMove("game_over")
    yield say("thinking", done=0, of=1)
    wrong = find_mistakes(known)
    if wrong.any and not known.trials:
        return _mistake(known)
    deepest = "mengen" if wrong.any else GRADES[-1]
    step = next_step(known.puzzle, known.live, known.laid, deepest)
    if step is None:
        return _advice("drop", say("wrong_trial"), ()) if wrong.any else _nothing()
    if step.aid == "loch":
        moves = "drop" if known.trials else _undone(known)
    else:
        moves = moves_text(known.puzzle, step)
    path = step.cells if step.lays is None else known.puzzle.figure.pairs[step.lays]
    names = tuple(known.puzzle.figure.names[cell] for cell in path)
    reason = Message(step.aid, hint_params(known.puzzle, step))
    return Advice(moves, names, reason, GRADES.index(step.grade), UNIT)


def _mistake(state: State) -> Advice:
    """The first tile that lies wrongly, or line that cuts a right place."""
    wrong, puzzle = find_mistakes(state), state.puzzle
    place = next(bits(wrong.tiles or wrong.lines))
    a, b = (puzzle.figure.names[cell] for cell in puzzle.figure.pairs[place])
    told = {"tile": str(puzzle.tile(place)), "from": a, "to": b}
    if wrong.tiles:
        return _advice(text(state, Move("lift", place)), say("mistake", **told), (a, b))
    return _advice(text(state, Move("line", place)), say("mistake_line", **told), (a, b))


def _undone(state: State) -> str:
    """What to take back where a puzzle without a solution shows a Loch."""
    if state.laid:
        return text(state, Move("lift", next(bits(state.laid))))
    return text(state, Move("line", next(bits(state.lines)))) if state.lines else ""


def _nothing() -> Advice:
    return _advice("", say("no_step"), ())


def _advice(moves: str, reason: Message, path: tuple[str, ...]) -> Advice:
    return Advice(moves, path, reason, 0, UNIT)
