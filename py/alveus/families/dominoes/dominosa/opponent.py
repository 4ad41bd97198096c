"""Hints for Dominosa: the next step by the easiest method, or the first error on the sheet."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from alveus.ai.answers import Advice, Adviser
from alveus.ai.search.budget import Budget
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.core.game import Game
from alveus.families.dominoes.dominosa.aids import GRADES
from alveus.families.dominoes.dominosa.deduce import next_step
from alveus.families.dominoes.dominosa.notation import write_move
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.rules import find_mistakes
from alveus.families.dominoes.dominosa.state import Move, State
from alveus.families.dominoes.dominosa.topics import describe, reason_of

UNIT = "grade"
"""Name of the unit of `Advice.value`: the index of the step's grade in `GRADES` (0: easiest)."""


class Solver:
    """Adviser for puzzle sheets.  `level`, `budget` and `seed` have no effect on its hints."""

    def advise(
        self,
        game: Game[Any, Any],
        known: State,
        seat: int,
        level: str,
        budget: Budget,
        seed: int,
    ) -> Generator[Message, None, Advice]:
        """Yield progress; return the next deduction, or the first mistake to be corrected.

        Outside a trial (a tentative assumption), a mistake is reported first, because later
        deductions would depend on it.  In a wrong trial, the hints lead to the contradiction.  If
        the methods of the first three grades do not find it, the hint is to withdraw the trial.
        Raises IllegalMove `game_over` if the puzzle is solved.
        """
        if known.over:
            raise IllegalMove("game_over")
        yield say("thinking", done=0, of=1)
        wrong = find_mistakes(known)
        if wrong.tiles and not known.trials:
            return _mistake(known, "mistake", "lift", wrong.tiles)
        if wrong.lines and not known.trials:
            return _mistake(known, "mistake_line", "line", wrong.lines)
        puzzle = known.puzzle
        grade = "mengen" if wrong.any else GRADES[-1]
        step = next_step(puzzle, known.live, known.laid, grade)
        if step is None:
            return _advice("drop", say("wrong_trial")) if wrong.any else _advice("", say("no_step"))
        moves, reason = reason_of(describe(puzzle, step))
        if step.aid == "loch":
            moves = "drop" if known.trials else ""  # outside trials, the puzzle has no solution
        path = step.cells if step.lays is None else puzzle.figure.pairs[step.lays]
        names = tuple(puzzle.figure.names[cell] for cell in path)
        return Advice(moves, names, reason, GRADES.index(step.grade), UNIT)


OPPONENT: Adviser = Solver()


def _mistake(state: State, code: str, verb: str, places: int) -> Advice:
    """Advise the move `verb` on the first place in the bit mask `places`, for the reason `code`."""
    place = next(bits(places))
    a, b = state.puzzle.figure.ends(place)
    reason = say(code, tile=str(state.puzzle.tile(place)), **{"from": a, "to": b})
    return _advice(write_move(state, Move(verb, place)), reason, (a, b))


def _advice(moves: str, reason: Message, path: tuple[str, ...] = ()) -> Advice:
    return Advice(moves, path, reason, 0, UNIT)
