"""Whether a position is a task: one best move, proved, and a wrong one that tempts."""

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
"""How often each weaker level tries a task."""
PAST = ("clock", "seen")
"""What a position tells of the plies before it."""
FEWEST = 3
"""A task has so many moves to choose from at least."""


def ranking(game: Game[Any, Any], decision: Decision, nodes: int) -> tuple[str, list[ai.Prospect]]:
    """The unit, and every move of a position, the best first, looked into so closely."""
    known = game.information_state(decision.state, decision.seat)
    found = ai.finish(ai.analyse(game, known, decision.seat, ai.Budget(nodes=nodes)))
    return found.unit, sorted(found.prospects, key=lambda one: -one.value)


def margin(unit: str, ranked: list[ai.Prospect]) -> float:
    """By how much the best move beats every other beyond doubt; 0 where that is no task."""
    if len(ranked) < FEWEST:
        return 0.0
    best, second = ranked[:2]
    measure = MEASURES[unit]
    apart = best.value - second.value
    if not measure.low <= best.value <= measure.high or apart < 2 * second.apart:
        return 0.0
    return apart if apart >= measure.margin else 0.0


def bare(game: Game[Any, Any], state: Any) -> dict[str, Any]:
    """A position as a task has it: without what went before it, such as positions that repeat."""
    return {key: value for key, value in game.to_json(state).items() if key not in PAST}


def make_task(game: Game[Any, Any], decision: Decision, effort: Effort) -> dict[str, Any] | None:
    """The task that a position is, or None."""
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
        "answers": [best.text],
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


def end_of(game: Game[Any, Any], decision: Decision, text: str) -> Any:
    """The state in which a turn ends that is played as text."""
    state = decision.state
    for move in game.parse(state, text):
        state = game.advance(state, move)
    return state


def decision_of(game: Game[Any, Any], task: dict[str, Any]) -> Decision:
    """The position of a task, with the seat that is to choose."""
    return Decision(game.from_json(task["position"]), game.info.seats.index(task["side"]))


def lead(game: Game[Any, Any], task: dict[str, Any], times: int) -> tuple[float, str]:
    """By how much a task's answer leads, below zero where another move is best; and the best move.

    It is looked into so many times as closely as at its proof.
    """
    decision = decision_of(game, task)
    _, ranked = ranking(game, decision, times * EFFORTS[game.info.family].proof)
    best, second = ranked[:2]
    wanted = [end_of(game, decision, answer) for answer in task["answers"]]
    apart = best.value - second.value
    return apart if end_of(game, decision, best.text) in wanted else -apart, best.text


def stands(task: dict[str, Any], apart: float) -> bool:
    """Whether a task remains one, by half the margin at least."""
    return apart >= MEASURES[task["unit"]].margin / 2


def try_levels(
    game: Game[Any, Any], decision: Decision, answer: str
) -> tuple[dict[str, float], Counter[str]]:
    """How often each level below the strongest finds the answer, and what they play instead."""
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
    game: Game[Any, Any], decision: Decision, ranked: list[ai.Prospect], wrong: Counter[str]
) -> ai.Prospect:
    """The wrong move that the levels chose most often; where none erred, the second best."""
    for text, _ in wrong.most_common():
        try:
            end = end_of(game, decision, text)
        except AlveusError:
            continue
        for prospect in ranked[1:]:
            if prospect.text == text or end_of(game, decision, prospect.text) == end:
                return prospect
    return ranked[1]
