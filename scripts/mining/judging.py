"""Criteria of a task: one best move, proved, and a tempting wrong move."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from alveus import ai, registry
from alveus.core.errors import AlveusError
from mining.games import Decision
from mining.measures import EFFORTS, MEASURES

if TYPE_CHECKING:
    from alveus.core.game import Game
    from mining.games import Decision
    from mining.measures import Effort

SEEDS = 4
"""Number of times that each weaker level tries a task."""
PAST = ("clock", "seen")
"""Members of a position that describe earlier plies."""
FEWEST = 3
"""Minimum number of legal moves in the position of a task."""


def ranking(
    game: Game[Any, Any], decision: Decision, nodes: int
) -> tuple[str, list[ai.MoveEvaluation]]:
    """Search a position; return the unit of the values, and every move, the best first."""
    known = game.information_state(decision.state, decision.seat)
    analysis = ai.finish(ai.analyse(game, known, decision.seat, ai.Budget(nodes=nodes)))
    return analysis.unit, sorted(analysis.prospects, key=lambda prospect: -prospect.value)


def margin(unit: str, ranked: list[ai.MoveEvaluation]) -> float:
    """Return the lead of the best move over the second-best, or 0 if a criterion of tasks fails.

    The criteria are the number of moves, the value of the best move, and the lead, which must
    exceed its sampling error and reach the minimum margin.
    """
    if len(ranked) < FEWEST:
        return 0.0
    best, second = ranked[:2]
    measure = MEASURES[unit]
    apart = best.value - second.value
    if not measure.low <= best.value <= measure.high or apart < 2 * second.apart:
        return 0.0
    return apart if apart >= measure.margin else 0.0


def bare(game: Game[Any, Any], state: Any) -> dict[str, Any]:
    """Return a position for a task, without its history, such as repeated positions."""
    return {key: value for key, value in game.to_json(state).items() if key not in PAST}


def make_task(game: Game[Any, Any], decision: Decision, effort: Effort) -> dict[str, Any] | None:
    """Return the task of a position, or None if a criterion of tasks fails."""
    position = bare(game, decision.state)
    state, seat = decision = Decision(game.from_json(position), decision.seat)
    if not margin(*ranking(game, decision, effort.look)):
        return None
    unit, ranked = ranking(game, decision, effort.proof)
    apart = margin(unit, ranked)
    if not apart:
        return None
    known = game.information_state(state, seat)
    best = ranked[0]
    solved, wrong = try_levels(game, decision, best.text)
    tempting = _most_tempting(game, decision, ranked, wrong)
    name = hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:8]
    return {
        "id": name,
        "unit": unit,
        "difficulty": 0,
        "success": solved,
        "position": position,
        "side": game.info.seats[seat],
        "answers": [best.text, *alike(game, decision, best.text, ranked)],
        "value": round(best.value, 2),
        "margin": round(apart, 2),
        "exact": best.exact and ranked[1].exact,
        "reason": ai.explain(game, known, seat, best.text).to_json(),
        "line": list(best.line),
        "tempting": {
            "text": tempting.text,
            "loss": round(best.value - tempting.value, 2),
            "reason": ai.explain(game, known, seat, tempting.text).to_json(),
            "line": list(tempting.line[1:]),
        },
    }


def alike(
    game: Game[Any, Any], decision: Decision, best: str, ranked: list[ai.MoveEvaluation]
) -> list[str]:
    """Return the moves that the analysis omits because they have the effect of the best move.

    For example, a tile can be played at both ends of a line if their numbers are equal.
    """
    known = game.information_state(decision.state, decision.seat)
    listed = {prospect.text for prospect in ranked}
    texts = [game.text(known, move) for move in game.moves(known)] if game.info.hidden else []

    def replaces(text: str) -> bool:
        analysis = ai.analyse(game, known, decision.seat, ai.Budget(nodes=1), text)
        names = {prospect.text for prospect in ai.finish(analysis).prospects}
        return text in names and best not in names

    return [text for text in texts if text not in listed and replaces(text)]


def end_of(game: Game[Any, Any], decision: Decision, text: str) -> Any:
    """Return the state after a turn, which is given in notation."""
    state = decision.state
    for move in game.parse(state, text):
        state = game.advance(state, move)
    return state


def decision_of(game: Game[Any, Any], task: dict[str, Any]) -> Decision:
    """Return the position of a task, with the seat to move."""
    return Decision(game.from_json(task["position"]), game.info.seats.index(task["side"]))


def lead(game: Game[Any, Any], task: dict[str, Any], times: int) -> tuple[float, str]:
    """Return the lead of a task's answer (negative if another move is better), and the best move.

    The search is `times` times as large as for the proof.
    """
    decision = decision_of(game, task)
    _, ranked = ranking(game, decision, times * EFFORTS[game.info.family].proof)
    best, second = ranked[:2]
    wanted = [end_of(game, decision, answer) for answer in task["answers"]]
    apart = best.value - second.value
    return apart if end_of(game, decision, best.text) in wanted else -apart, best.text


def is_valid(task: dict[str, Any], apart: float) -> bool:
    """Return True if a task is still valid, by at least half the margin."""
    return apart >= MEASURES[task["unit"]].margin / 2


def try_levels(
    game: Game[Any, Any], decision: Decision, answer: str
) -> tuple[dict[str, float], Counter[str]]:
    """Return how often each level below the strongest finds the answer, and the moves they play."""
    known = game.information_state(decision.state, decision.seat)
    wanted = end_of(game, decision, answer)
    solved: dict[str, float] = {}
    wrong: Counter[str] = Counter()
    for level in registry.spec(game.info.id).levels[:-1]:
        right = 0
        for seed in range(SEEDS):
            choosing = ai.choose(game, known, decision.seat, level, ai.Budget(), seed)
            text = ai.finish(choosing).text
            if end_of(game, decision, text) == wanted:
                right += 1
            else:
                wrong[text] += 1
        solved[level] = round(right / SEEDS, 2)
    return solved, wrong


def _most_tempting(
    game: Game[Any, Any], decision: Decision, ranked: list[ai.MoveEvaluation], wrong: Counter[str]
) -> ai.MoveEvaluation:
    """Return the most frequent wrong move of the levels; if there is none, the second-best move."""
    for text, _ in wrong.most_common():
        try:
            end = end_of(game, decision, text)
        except AlveusError:
            continue
        for prospect in ranked[1:]:
            if prospect.text == text or end_of(game, decision, prospect.text) == end:
                return prospect
    return ranked[1]
