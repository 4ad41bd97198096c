"""Requests for long work: what begins a task, and the slices in which it is done."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from alveus import ai, registry
from alveus.bridge.session import Found, Request, Session
from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.history import Ply
from alveus.core.match import Match
from alveus.core.reading import integer, record, strings, text

if TYPE_CHECKING:
    from alveus.bridge.replies import (
        AnalysisReply,
        ChoiceReply,
        HintReply,
        PuzzleReply,
        Slice,
        TaskReply,
    )
    from alveus.bridge.requests import Empty

SLICE_MS = 5
LONGEST_SEED = 200
THINK_MS = 800
"""How long the computer thinks where the page does not say; the strongest answers in 1 s."""

Task: TypeAlias = "Generator[Message, None, Found]"


def think(session: Session, request: Request) -> TaskReply:
    """The computer's turn."""
    match, seat = _to_decide(session, request)
    controller = match.seats[match.sides[seat]]
    level = text(request.get("level", controller.level), "level")
    if controller.human:
        _check_viewer(match, match.ply, seat)
    known = match.game.information_state(match.state, seat)
    budget = _budget(request)
    return _begin(session, ai.choose(match.game, known, seat, level, budget, match.player_seed))


def hint(session: Session, request: Request) -> TaskReply:
    """A recommendation for the person to move."""
    match, seat = _to_decide(session, request)
    _check_viewer(match, match.ply, seat)
    known = match.game.information_state(match.state, seat)
    return _begin(session, ai.advise(match.game, known, seat, _budget(request), match.player_seed))


def analyse(session: Session, request: Request) -> TaskReply:
    """The worth of every move, now or after a ply of the history."""
    match = session.check(request)
    ply = match.past(integer(request.get("ply", match.cursor), "ply"))
    game = ply.match_game.game
    seat = game.actor(ply.state)
    if seat < 0 or ply.outcome is not None:
        raise SetupError("nothing_to_decide")
    _check_viewer(match, ply, seat)
    known = game.information_state(ply.state, seat)
    return _begin(session, ai.analyse(game, known, seat, _budget(request)))


def generate(session: Session, request: Request) -> TaskReply:
    """A new puzzle."""
    game = text(request.get("game"), "game")
    options = strings(request.get("options", {}), "options")
    seed = text(request.get("seed"), "seed")[:LONGEST_SEED]
    start = record(request, "position") if "position" in request else None
    return _begin(session, _puzzle(registry.spec(game).puzzle(options, seed, start), seed))


def work_on(session: Session, request: Request) -> Slice:
    """Some more of a task's work."""
    number = integer(request.get("task"), "task")
    seconds = integer(request.get("ms", SLICE_MS), "ms") / 1000
    found = session.tasks.slice(number, seconds)
    if isinstance(found, Message):
        return {"progress": found.to_json()}
    return {"done": _result(found, session.sides)}


def cancel(session: Session, request: Request) -> Empty:
    """The end of a task that nobody waits for."""
    session.tasks.cancel(integer(request.get("task"), "task"))
    return {}


def _begin(session: Session, task: Task) -> TaskReply:
    return {"task": session.tasks.begin(task)}


def _to_decide(session: Session, request: Request) -> tuple[Match, int]:
    match = session.check(request)
    if match.actor < 0:
        raise SetupError("nothing_to_decide")
    return match, match.actor


def _check_viewer(match: Match, ply: Ply, seat: int) -> None:
    """Refuses to tell what a hand should do that the page may not see."""
    if not match.lies_open(ply) and seat != match.viewer():
        raise SetupError("hidden_hand")


def _budget(request: Request) -> ai.Budget:
    return ai.Budget(seconds=integer(request.get("ms", THINK_MS), "ms") / 1000)


def _puzzle(
    making: Generator[Message, None, dict[str, Any]], seed: str
) -> Generator[Message, None, PuzzleReply]:
    position = yield from making
    return {"position": position, "seed": seed}


def _result(
    found: Found, sides: Sequence[str]
) -> ChoiceReply | HintReply | AnalysisReply | PuzzleReply:
    if isinstance(found, dict):
        return found
    if isinstance(found, ai.Analysis):
        return {
            "side": sides[found.seat],
            "unit": found.unit,
            "prospects": [
                {
                    "text": p.text,
                    "value": p.value,
                    "margin": p.margin,
                    "apart": p.apart,
                    "exact": p.exact,
                    "line": list(p.line),
                }
                for p in found.prospects
            ],
        }
    if isinstance(found, ai.Advice):
        return {
            "text": found.text,
            "path": list(found.path),
            "reason": found.reason.to_json(),
            "value": found.value,
            "unit": found.unit,
        }
    return {"text": found.text, "value": found.value, "unit": found.unit, "nodes": found.nodes}


HANDLERS = {
    "think": think,
    "hint": hint,
    "analyse": analyse,
    "generate": generate,
    "slice": work_on,
    "cancel": cancel,
}
