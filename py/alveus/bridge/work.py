"""Requests that begin, continue and cancel tasks (long computations run in time slices)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from alveus import ai, registry
from alveus.bridge.session import Found, Request, Session
from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.game import CHANCE, Game
from alveus.core.history import Ply
from alveus.core.limits import TASK_SECONDS
from alveus.core.match import Match
from alveus.core.playing import foretell
from alveus.core.progress import Partial
from alveus.core.reading import integer, record, strings, text

if TYPE_CHECKING:
    from alveus.bridge.replies import (
        AnalysisReply,
        ChoiceReply,
        HintReply,
        ProspectReply,
        PuzzleReply,
        ReviewReply,
        RollReply,
        Slice,
        Table,
        TaskReply,
    )
    from alveus.bridge.requests import Empty

SLICE_MS = 5
LONGEST_SEED = 200
THINK_MS = 800
"""Default time in milliseconds for a move; the strongest level then answers within 1 s."""

REVIEW_MS = 80
"""Default time in milliseconds for each decision in a review."""

FORETOLD = 12
"""Number of best moves in an analysis for which the resulting events are included."""

Task: TypeAlias = "Generator[Message | Partial, None, Found]"


def think(session: Session, request: Request) -> TaskReply:
    """Begin the computer's choice of a turn."""
    match, seat = _to_decide(session, request)
    controller = match.seats[match.sides[seat]]
    level = text(request.get("level", controller.level), "level")
    if controller.human:
        _check_viewer(match, match.ply, seat)
    known = match.game.information_state(match.state, seat)
    budget = _budget(request)
    return _begin(session, ai.choose(match.game, known, seat, level, budget, match.player_seed))


def hint(session: Session, request: Request) -> TaskReply:
    """Begin the search for a recommended move."""
    match, seat = _to_decide(session, request)
    match.check_advice()
    _check_viewer(match, match.ply, seat)
    known = match.game.information_state(match.state, seat)
    own = [ply for ply in match.plies[: match.cursor + 1] if ply.side == match.sides[seat]]
    last = own[-1].text if own and own[-1].match_game is match.ply.match_game else ""
    budget, seed = _budget(request), match.player_seed
    return _begin(session, ai.advise(match.game, known, seat, budget, seed, last))


def analyse(session: Session, request: Request) -> TaskReply:
    """Begin to evaluate all moves, or all rolls, now or after a ply of the history."""
    match = session.check(request)
    match.check_advice()
    ply = match.past(integer(request.get("ply", match.cursor), "ply"))
    game = ply.match_game.game
    seat = game.actor(ply.state)
    if seat == CHANCE and game.turn(ply.state) is not None and ai.weighs_throws(game):
        weighing = ai.weigh_throws(game, ply.state, _budget(request))
        return _begin(session, _told(game, ply.state, weighing))
    if seat < 0 or ply.outcome is not None:
        raise SetupError("nothing_to_decide")
    _check_viewer(match, ply, seat)
    known = game.information_state(ply.state, seat)
    return _begin(session, _told(game, known, ai.analyse(game, known, seat, _budget(request))))


def review(session: Session, request: Request) -> TaskReply:
    """Begin a review of the current game, or of an earlier game given by its number."""
    from alveus.review import Reviewer  # a separate archive in the browser

    match = session.check(request)
    number = integer(request.get("game", match.ply.match_game.number), "game")
    played = [ply for ply in match.plies if ply.match_game.number == number]
    plies = match.plies[:]
    if played and played[-1].outcome is None:  # leave out undone plies
        plies = plies[: match.cursor + 1]
    if not played:
        raise SetupError("nothing_to_review", number=number)
    game = played[0].match_game.game.info.id
    spec = registry.spec(game)
    if not spec.analysis:
        raise SetupError("no_analysis", game=game)
    if not match.lies_open(played[-1]):
        raise SetupError("hidden_hand")
    budget = ai.Budget(seconds=_seconds(request, REVIEW_MS))
    reviewer = Reviewer(plies, number, budget)
    telling = cast("Task", reviewer.run_task(spec.levels[-1]))
    return {"task": session.tasks.begin(telling, lasting=True)}


def generate(session: Session, request: Request) -> TaskReply:
    """Begin to generate a puzzle."""
    game = text(request.get("game"), "game")
    options = strings(request.get("options", {}), "options")
    seed = text(request.get("seed"), "seed")[:LONGEST_SEED]
    start = record(request, "position") if "position" in request else None
    return _begin(session, _puzzle(registry.spec(game).puzzle(options, seed, start), seed))


def work_on(session: Session, request: Request) -> Slice:
    """Continue a task; return its progress, or its result if it has ended."""
    number = integer(request.get("task"), "task")
    found = session.tasks.slice(number, _seconds(request, SLICE_MS))
    if isinstance(found, Partial):
        return {"progress": found.progress.to_json(), "part": found.take()}
    if isinstance(found, Message):
        return {"progress": found.to_json()}
    return {"done": _result(found)}


def cancel(session: Session, request: Request) -> Empty:
    """Cancel a task."""
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
    """Raise SetupError `hidden_hand` if advice for this seat would reveal a hidden hand."""
    if not match.lies_open(ply) and seat != match.viewer():
        raise SetupError("hidden_hand")


def _budget(request: Request) -> ai.Budget:
    return ai.Budget(seconds=_seconds(request, THINK_MS))


def _seconds(request: Request, usual: int) -> float:
    """Return the requested time limit.  Raises SetupError `out_of_range`."""
    return integer(request.get("ms", usual), "ms", 0, 1000 * TASK_SECONDS) / 1000


def _puzzle(
    making: Generator[Message, None, dict[str, Any]], seed: str
) -> Generator[Message, None, PuzzleReply]:
    position = yield from making
    return {"position": position, "seed": seed}


def _result(
    found: Found,
) -> ChoiceReply | HintReply | AnalysisReply | ReviewReply | PuzzleReply | Table:
    if isinstance(found, dict):
        return found
    if isinstance(found, ai.Advice):
        return {
            "text": found.text,
            "path": list(found.path),
            "reason": found.reason.to_json(),
            "more": [message.to_json() for message in found.more],
            "plan": list(found.plan),
            "value": found.value,
            "unit": found.unit,
        }
    return {"text": found.text, "value": found.value, "unit": found.unit, "nodes": found.nodes}


def _told(
    game: Game[Any, Any], known: Any, work: Generator[Message, None, ai.Analysis]
) -> Generator[Message, None, AnalysisReply]:
    """Convert an analysis to a reply, including the events that the best moves would cause."""
    found = yield from work
    side = game.info.seats[found.seat]
    worths = sorted((one.value for one in found.prospects), reverse=True)
    least = worths[:FORETOLD][-1] if worths else 0.0
    prospects: list[ProspectReply] = []
    for one in found.prospects:
        events = foretell(game, known, one.text) if one.value >= least else ()
        prospects.append(
            {
                "text": one.text,
                "events": [event.to_json(side, not game.info.hidden) for event in events],
                "value": one.value,
                "margin": one.margin,
                "apart": one.apart,
                "exact": one.exact,
                "line": list(one.line),
            }
        )
    return {
        "side": side,
        "unit": found.unit,
        "prospects": prospects,
        "depth": found.depth,
        "rolls": _rolls(found),
        "mean": found.mean,
    }


def _rolls(found: ai.Analysis) -> list[RollReply]:
    return [
        {
            "text": roll.text,
            "weight": roll.weight,
            "value": roll.worth / ai.GRAIN,
            "luck": found.luck(index),
            "best": roll.best,
        }
        for index, roll in enumerate(found.rolls)
    ]


HANDLERS = {
    "think": think,
    "hint": hint,
    "analyse": analyse,
    "review": review,
    "generate": generate,
    "slice": work_on,
    "cancel": cancel,
}
