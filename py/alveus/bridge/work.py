"""Handlers of the requests that begin, continue and cancel tasks.

A task is a long computation in time slices; a request that begins it returns its number.  `think`,
`hint` and `analyse` raise SetupError `nothing_to_decide` if no side is to move; they and `review`
raise SetupError `hidden_hand` if the answer could reveal a hand that the viewer must not see.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from alveus import ai, registry
from alveus.bridge.session import Request, Session, TaskResult
from alveus.core.errors import SetupError
from alveus.core.events import Message, Partial
from alveus.core.game import CHANCE, Game
from alveus.core.history import Ply
from alveus.core.json_validation import integer, record, strings, text
from alveus.core.limits import TASK_SECONDS
from alveus.core.match import Match
from alveus.core.plies import predict_events

if TYPE_CHECKING:
    from alveus.bridge import replies, requests

LONGEST_SEED = 200
"""Maximum number of characters of a puzzle's seed; the rest is cut off."""
SLICE_MS, THINK_MS, REVIEW_MS = 5, 800, 80
"""Default durations in milliseconds: a time slice, an answer, and each decision in a review."""
EXPLAINED_MOVES = 12
"""Number of best moves for which an analysis includes the events, such as captures.  The events
of moves with the same value as the last of these are included too."""

Task: TypeAlias = "Generator[Message | Partial, None, TaskResult]"


def think(session: Session, request: requests.ThinkRequest) -> replies.TaskReply:
    """Begin a task that chooses a turn for the computer."""
    match, seat = _to_decide(session, request)
    controller = match.seats[match.sides[seat]]
    level = text(request.get("level", controller.level), "level")
    if controller.human:
        _check_viewer(match, match.ply, seat)
    observation = match.game.information_state(match.state, seat)
    budget = _budget(request)
    return _begin(
        session, ai.choose(match.game, observation, seat, level, budget, match.player_seed)
    )


def hint(session: Session, request: requests.HintRequest) -> replies.TaskReply:
    """Begin a task that finds a move to recommend, with the reason."""
    match, seat = _to_decide(session, request)
    match.check_advice()
    _check_viewer(match, match.ply, seat)
    observation = match.game.information_state(match.state, seat)
    own = [ply for ply in match.plies[: match.cursor + 1] if ply.side == match.sides[seat]]
    last = own[-1].text if own and own[-1].match_game is match.ply.match_game else ""
    budget, seed = _budget(request), match.player_seed
    return _begin(session, ai.advise(match.game, observation, seat, budget, seed, last))


def analyse(session: Session, request: requests.AnalyseRequest) -> replies.TaskReply:
    """Begin a task that evaluates all moves in a position or, before a roll, all rolls.

    `ply` in the request is the index in the history of the ply that led to the position; the
    default is the current ply.
    """
    match = session.check(request)
    match.check_advice()
    ply = match.ply_at(integer(request.get("ply", match.cursor), "ply"))
    game = ply.match_game.game
    seat = game.actor(ply.state)
    if seat == CHANCE and game.turn(ply.state) is not None and ai.rates_luck(game):
        weighing = ai.evaluate_rolls(game, ply.state, _budget(request))
        return _begin(session, _analysis_reply(game, ply.state, weighing))
    if seat < 0 or ply.outcome is not None:
        raise SetupError("nothing_to_decide")
    _check_viewer(match, ply, seat)
    observation = game.information_state(ply.state, seat)
    return _begin(
        session,
        _analysis_reply(game, observation, ai.analyse(game, observation, seat, _budget(request))),
    )


def review(session: Session, request: requests.ReviewRequest) -> replies.TaskReply:
    """Begin a task that reviews a game: the luck of each roll and the loss of each decision.

    The request can name the game by its number in the match; the default is the current game.
    Raises SetupError `nothing_to_review` if the game does not exist; `no_analysis` if its moves
    cannot be evaluated.
    """
    from alveus.review import Reviewer  # downloaded separately in the browser

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
    if not match.is_open(played[-1]):
        raise SetupError("hidden_hand")
    budget = ai.Budget(seconds=_seconds(request, REVIEW_MS))
    reviewer = Reviewer(plies, number, budget, spec.levels[-1])
    return {"task": session.tasks.begin(reviewer.run_task(), lasting=True)}


def generate(session: Session, request: requests.GenerateRequest) -> replies.TaskReply:
    """Begin a task that generates a puzzle."""
    game = text(request.get("game"), "game")
    options = strings(request.get("options", {}), "options")
    seed = text(request.get("seed"), "seed")[:LONGEST_SEED]
    start = record(request, "position") if "position" in request else None
    return _begin(session, _puzzle(registry.spec(game).puzzle(options, seed, start), seed))


def continue_task(session: Session, request: requests.TaskRequest) -> replies.Slice:
    """Continue a task, and return its progress or, if it has ended, its result."""
    number = integer(request.get("task"), "task")
    result = session.tasks.slice(number, _seconds(request, SLICE_MS))
    if isinstance(result, Partial):
        return {"progress": result.progress.to_json(), "part": result.take()}
    if isinstance(result, Message):
        return {"progress": result.to_json()}
    done = result if isinstance(result, dict) else asdict(result)
    return cast("replies.Slice", {"done": done})


def cancel(session: Session, request: requests.TaskRequest) -> requests.Empty:
    """Cancel a task; ignore unknown tasks."""
    session.tasks.cancel(integer(request.get("task"), "task"))
    return {}


def _begin(session: Session, task: Task) -> replies.TaskReply:
    return {"task": session.tasks.begin(task)}


def _to_decide(session: Session, request: Request) -> tuple[Match, int]:
    match = session.check(request)
    if match.actor < 0:
        raise SetupError("nothing_to_decide")
    return match, match.actor


def _check_viewer(match: Match, ply: Ply, seat: int) -> None:
    """Raise SetupError `hidden_hand` if hands are hidden at `ply`, unless `seat` is the viewer."""
    if not match.is_open(ply) and seat != match.viewer():
        raise SetupError("hidden_hand")


def _budget(request: Request) -> ai.Budget:
    return ai.Budget(seconds=_seconds(request, THINK_MS))


def _seconds(request: Request, usual: int) -> float:
    """Return the time `ms` of a request in seconds; `usual` is the default in milliseconds.

    Raises SetupError if `ms` is not an integer from 0 to one hour.
    """
    return integer(request.get("ms", usual), "ms", 0, 1000 * TASK_SECONDS) / 1000


def _puzzle(
    making: Generator[Message, None, dict[str, Any]], seed: str
) -> Generator[Message, None, replies.PuzzleReply]:
    position = yield from making
    return {"position": position, "seed": seed}


def _analysis_reply(
    game: Game[Any, Any], observation: Any, work: Generator[Message, None, ai.Analysis]
) -> Generator[Message, None, replies.AnalysisReply]:
    analysis = yield from work
    side = game.info.seats[analysis.seat]
    values = sorted((move.value for move in analysis.prospects), reverse=True)
    lowest = values[:EXPLAINED_MOVES][-1] if values else 0.0
    prospects = []
    for move in analysis.prospects:
        events = predict_events(game, observation, move.text) if move.value >= lowest else ()
        shown = [event.to_json(side, not game.info.hidden) for event in events]
        prospects.append({**asdict(move), "events": shown})
    return {
        "side": side,
        "unit": analysis.unit,
        "prospects": cast("list[replies.ProspectReply]", prospects),
        "depth": analysis.depth,
        "rolls": [
            {
                "text": roll.text,
                "weight": roll.weight,
                "value": roll.worth / ai.VALUE_SCALE,
                "luck": analysis.luck(index),
                "best": roll.best,
            }
            for index, roll in enumerate(analysis.rolls)
        ],
        "mean": analysis.mean,
    }


HANDLERS = {
    "think": think,
    "hint": hint,
    "analyse": analyse,
    "review": review,
    "generate": generate,
    "slice": continue_task,
    "cancel": cancel,
}
