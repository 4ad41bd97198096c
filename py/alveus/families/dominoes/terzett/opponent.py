"""Hints for Terzett: find the tiles that give the numbers of a figure, or compose a figure.

In a figure, an outline filled with numbers, equal numbers form groups.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import reduce
from itertools import islice
from operator import or_
from typing import Any

from alveus.ai.answers import Advice, Adviser
from alveus.ai.search.budget import Budget
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.events import Message, say
from alveus.core.game import Game
from alveus.families.dominoes.dominosa.exact import COMPARED, settle, solutions
from alveus.families.dominoes.dominosa.opponent import UNIT
from alveus.families.dominoes.dominosa.opponent import Solver as SheetSolver
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.rules import find_mistakes
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.terzett.board import Board
from alveus.families.dominoes.terzett.compose import compose
from alveus.families.dominoes.terzett.notation import write_placement
from alveus.families.dominoes.terzett.possibilities import possibilities

MAX_ATTEMPTS = 400
"""Maximum number of attempts to complete a board for a hint."""


class Solver(SheetSolver):
    """Adviser for solving and composing.  `level` and `budget` have no effect on its hints."""

    def advise(
        self,
        game: Game[Any, Any],
        known: State | Board,
        seat: int,
        level: str,
        budget: Budget,
        seed: int,
    ) -> Generator[Message, None, Advice]:
        """Yield progress; return the next step and its reason.  Raises IllegalMove `game_over`."""
        if known.over:
            raise IllegalMove("game_over")
        if isinstance(known, Board):
            return (yield from _composing(known, seed))
        chosen = _either(known)
        if chosen is not None:
            yield say("thinking", done=0, of=1)
            return chosen
        return (yield from super().advise(game, known, seat, level, budget, seed))


OPPONENT: Adviser = Solver()


def _either(state: State) -> Advice | None:
    """Advise a tile of one solution if several are possible and nothing more can be deduced.

    Otherwise, or if a tile or line on the sheet is a mistake, return None.
    """
    puzzle, live = state.puzzle, state.live
    keys = list(islice(solutions(puzzle, live), COMPARED))
    certain = any(
        (group & live).bit_count() == 1 and not group & state.laid for group in puzzle.groups
    )
    if len(keys) < 2 or certain or find_mistakes(state).any:
        return None
    if not settle(puzzle, live) == live == reduce(or_, keys):
        return None
    place = next(bits(keys[0] & ~state.laid))
    name, path = puzzle.name(place), puzzle.figure.ends(place)
    params = {"tile": str(puzzle.tile(place)), "from": path[0], "to": path[1], "count": len(keys)}
    reason = say("either", **params, cells=[*path], cuts=[], lays=name, places=[])
    return _advice(reason, *path, move=f"lay {name}")


def _composing(board: Board, seed: int) -> Generator[Message, None, Advice]:
    """Search for a figure that completes `board`, and advise one of its tiles still to be placed.

    Yields messages about the progress.  `seed` determines the random choices of the search.  If no
    figure is found, the advice has no move; its reason is the obstacle, such as a tile that fits
    nowhere, or `no_advice`.
    """
    possible, names = possibilities(board), board.figure.names
    if possible.unpaired is not None:
        at = names[possible.holes[0] if possible.holes else possible.unpaired]
        return _advice(say("lost_cell", at=at), at)
    if possible.never:
        return _advice(say("lost_number", number=possible.never[0]))
    if possible.stuck:
        return _advice(say("lost_tile", tile=str(possible.stuck[0])))
    composing = compose(board, f"hint {seed}")
    attempts = 0
    while attempts <= MAX_ATTEMPTS:
        try:
            attempts = next(composing).params["count"]
        except SetupError:
            break
        except StopIteration as end:
            left = [placement for placement in end.value.laid if placement not in board.laid]
            doubles = [placement for placement in left if placement.tile.double]
            placement = (left if board.laid else doubles or left)[0]
            a, b = (names[cell] for cell in placement.cells)
            code, tile = "leads" if board.laid else "begin", str(placement.tile)
            reason = say(code, tile=tile, cells=[a, b], **{"from": a, "to": b})
            move = f"place {write_placement(board.figure, placement)}"
            return _advice(reason, a, b, move=move)
        yield say("thinking", done=min(attempts, MAX_ATTEMPTS), of=MAX_ATTEMPTS)
    return _advice(say("no_advice"))


def _advice(reason: Message, *path: str, move: str = "") -> Advice:
    return Advice(move, path, reason, 0, UNIT)
