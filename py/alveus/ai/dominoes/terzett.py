"""Hints for Terzett: deductions, a choice between several solutions, advice for composing."""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice

from alveus.ai.answers import Advice, Adviser
from alveus.ai.dominoes.dominosa import UNIT, hint
from alveus.ai.search.budget import Budget
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.events import Message, say
from alveus.dominoes.dominosa.exact import COMPARED, settle, solutions
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.play import find_mistakes
from alveus.dominoes.dominosa.state import State
from alveus.dominoes.terzett.board import Board
from alveus.dominoes.terzett.compose import compose
from alveus.dominoes.terzett.game import TerzettGame
from alveus.dominoes.terzett.notation import laid_text
from alveus.dominoes.terzett.possibilities import possibilities

TRIES = 400
"""Maximum number of attempts to complete a composed figure for a hint."""


class Solver:
    """Adviser for solving and composing.  It ignores `level` and `budget`."""

    def advise(
        self,
        game: TerzettGame,
        known: State | Board,
        seat: int,
        level: str,
        budget: Budget,
        seed: int,
    ) -> Generator[Message, None, Advice]:
        """Return the next step and its reason.  Raises IllegalMove `game_over`."""
        if known.over:
            raise IllegalMove("game_over")
        if isinstance(known, Board):
            return (yield from _composing(known, seed))
        chosen = _either(known)
        if chosen is not None:
            yield say("thinking", done=0, of=1)
            return chosen
        return (yield from hint(known))


OPPONENT: Adviser = Solver()


def _either(state: State) -> Advice | None:
    """Return advice to place a tile of one solution if several solutions remain.

    Return None if the sheet has mistakes, if a certain step remains, or if fewer than two solutions
    remain.
    """
    if find_mistakes(state).any:
        return None
    left = list(islice(solutions(state.puzzle, state.live), COMPARED))
    union = 0
    for key in left:
        union |= key
    if len(left) < 2 or settle(state.puzzle, state.live) != union or _to_lay(state):
        return None
    place = next(bits(left[0] & ~state.laid))
    a, b = (state.puzzle.figure.names[cell] for cell in state.puzzle.figure.pairs[place])
    told = {"tile": str(state.puzzle.tile(place)), "from": a, "to": b, "count": len(left)}
    lays = state.puzzle.name(place)
    reason = say("either", **told, cells=[a, b], cuts=[], lays=lays, places=[])
    return Advice(f"lay {lays}", (a, b), reason, 0, UNIT)


def _to_lay(state: State) -> bool:
    """True if a certain step remains.

    That is, a tile or a cell has exactly one possible place that is still empty, or a place can be
    ruled out.
    """
    live = state.live
    lone = any(
        (group & live).bit_count() == 1 and not group & state.laid for group in state.puzzle.groups
    )
    return lone or settle(state.puzzle, live) != live


def _composing(board: Board, seed: int) -> Generator[Message, None, Advice]:
    seen, names = possibilities(board), board.figure.names
    if seen.unpaired is not None:
        at = names[seen.holes[0] if seen.holes else seen.unpaired]
        return _told(say("lost_cell", at=at), at)
    if seen.never:
        return _told(say("lost_number", number=seen.never[0]))
    if seen.stuck:
        return _told(say("lost_tile", tile=str(seen.stuck[0])))
    making = compose(board, f"hint {seed}")
    tried = 0
    while tried <= TRIES:
        try:
            tried = next(making).params["count"]
        except SetupError:
            break
        except StopIteration as end:
            return _leading(board, end.value)
        yield say("thinking", done=min(tried, TRIES), of=TRIES)
    return _told(say("no_advice"))


def _leading(board: Board, whole: Board) -> Advice:
    """Return advice to place the next tile of the complete figure `whole`.

    On an empty board this is a double if there is one, as the book recommends.
    """
    begun = set(board.laid)
    left = [laid for laid in whole.laid if laid not in begun]
    laid = next((one for one in left if one.tile.double), left[0]) if not begun else left[0]
    a, b = (board.figure.names[cell] for cell in laid.cells)
    code = "leads" if begun else "begin"
    told = say(code, tile=str(laid.tile), cells=[a, b], **{"from": a, "to": b})
    return Advice(f"place {laid_text(board.figure, laid)}", (a, b), told, 0, UNIT)


def _told(reason: Message, *path: str) -> Advice:
    return Advice("", path, reason, 0, UNIT)
