"""What a quiet move is for: the stone that it brings nearer to meeting another, and where.

A stone that has been moved is followed over the board as it stands: the nearest square from which
its number meets a stone of the enemy over an empty line is its aim, the pyramid before all others.
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.ai.rithmomachia.attack_squares import between, goals, met_by
from alveus.rithmomachia.arithmetic import eruptions, numbers, strengths
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import WIDTH, occupied_mask
from alveus.rithmomachia.motion import motion
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.state import Step
from alveus.rithmomachia.stones import PYRAMID, STONES

FARTHEST = 5
"""Moves beyond which nobody calls a square an aim."""


class Aim(NamedTuple):
    """A square from which a stone meets another, and the way to it."""

    prey: int
    """The code of the stone that is met."""
    formula: str
    """By which product or quotient: ``8 · 9 = 72``."""
    route: tuple[int, ...]
    """The squares the stone still goes to, one a move; the last is the one it meets from."""


def find_aim(
    game: RithmomachiaGame, before: bytes, after: bytes, move: Step, pyramid: bool
) -> Aim | None:
    """The nearest aim of a moved stone to which it has come nearer; of the pyramid, or another."""
    code, rules = after[move.target], game.rules
    side = STONES[code].side
    there, here = _routes(rules, before, move.source), _routes(rules, after, move.target)
    best: tuple[int, int, Aim] | None = None
    for at, prey in enumerate(after):
        if not prey or STONES[prey].side == side or (STONES[prey].shape == PYRAMID) != pyramid:
            continue
        for goal in goals(at, met_by(rules)[prey].get(code, ()), rules.ranks):
            route = here.get(goal)
            if not route or between(after, goal, at):
                continue
            if goal in there and len(there[goal]) <= len(route):
                continue
            rank = len(route), -STONES[prey].value
            if best is None or rank < best[:2]:
                best = (*rank, Aim(prey, _formula(rules, code, prey, goal, at), route))
    return best[2] if best else None


def _routes(rules: Ruleset, board: bytes, start: int) -> dict[int, tuple[int, ...]]:
    """The shortest way of a stone to every square it can come to in a few moves."""
    ways, occupied = motion(rules).ways[board[start]], occupied_mask(board)
    routes: dict[int, tuple[int, ...]] = {start: ()}
    edge = [start]
    for _ in range(FARTHEST):
        reached = []
        for at in edge:
            for _, target in ways[at].steps(occupied):
                if target not in routes:
                    routes[target] = (*routes[at], target)
                    reached.append(target)
        edge = reached
    return routes


def _formula(rules: Ruleset, code: int, prey: int, goal: int, at: int) -> str:
    """How a stone meets another over a distance."""
    steps = abs(goal % WIDTH - at % WIDTH) + abs(goal // WIDTH - at // WIDTH)
    wanted = numbers(prey)
    return next(
        f"{text} = {made}"
        for number in strengths(rules, code)
        for made, text in eruptions(rules, number, steps)
        if made in wanted
    )
