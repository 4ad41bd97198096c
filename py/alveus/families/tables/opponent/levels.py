"""The opponents of the tables games: choose turns and cube decisions for each level, give hints."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from math import exp, sqrt
from operator import mul
from random import Random

from alveus.ai.answers import Advice, Choice
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.expectimax import choose_candidates, expected_worth
from alveus.ai.search.greedy import best_result
from alveus.core.events import Message, say
from alveus.core.game import Result
from alveus.families.tables.game import TablesGame
from alveus.families.tables.opponent.analysis import analyse, evaluate_rolls
from alveus.families.tables.opponent.board import (
    AfterTurn,
    Board,
    check_to_move,
    final_value,
    search_ahead,
)
from alveus.families.tables.opponent.evaluation import Beginner, load_evaluation, load_evaluator
from alveus.families.tables.opponent.reasons import hint_reason, list_risks
from alveus.families.tables.state import Call, SendBack, State, Step
from alveus.families.tables.turns import return_place

UNIT = "chance"
"""Unit of values: chance of winning, 0 to 1."""
DOUBLE = 0.7
"""Chance of winning from which a level offers a double."""
TAKE = 0.22
"""Chance of winning from which a level takes a double: below 1/4, as the taker owns the cube."""
RISK = 0.15
"""Share of the distance covered by a blot (single man) in danger that counts as lost when
`TablesOpponent.estimator` estimates a chance of winning."""
WEAK_REASONS = ("least_bad", "keeps_safe")
"""Codes of reasons for a step that are too general to explain a turn."""
CUBE_REASONS = {"double": "doubles", "throw": "waits", "take": "takes", "drop": "drops"}


@dataclass(frozen=True)
class Level:
    """The strength of an opponent: how exactly it evaluates positions and how far it searches."""

    beginner: bool = False
    """True if only the distances that the men have to go are evaluated (`Beginner`), not blots."""
    slip: float = 0.0
    """Standard deviation of the random error of the evaluation, as a chance of winning (0 to 1)."""
    ahead: tuple[tuple[int, float], ...] = ()
    """For a search one roll ahead, then two, …: the maximum number of turns to search, and the
    maximum difference of their values (chances of winning, 0 to 1) from the best value.  Values are
    from the preceding search; before the first, from the evaluation.  If empty, there is no search.
    """
    nodes: int = 10_000
    """Number of positions that can be evaluated per decision if the caller sets no limit."""
    learned: bool = True
    """True to evaluate positions with the game's neural network if it has a network for the rules;
    False to use the linear evaluation under all rules."""


@dataclass(frozen=True)
class TablesOpponent:
    """The computer player of a tables game."""

    levels: Mapping[str, Level]
    """The levels by name, weakest first."""

    def choose(
        self, game: TablesGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """Return a level's decision: the rest of the turn, a cube decision or an answer to 1-1-1.

        Yields messages about the progress.  Raises IllegalMove `game_over`, or `throw_first` if
        the dice must be rolled first; ValueError if the decision is not that of `seat`.
        """
        thinker = _Thinker(game, self.levels[level], budget, seed)
        text, value, _ = yield from thinker.decide(known, seat)
        return Choice(text, value, UNIT, (text,), thinker.budget.nodes)

    def advise(
        self, game: TablesGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """Return the next step of the turn that a level would play, or its cube decision.

        The advice has the reason for this decision and, if the step moves a man, the risks (single
        men that can be hit) and the steps of the rest of the turn.  Raises the errors of `choose`.
        """
        thinker = _Thinker(game, self.levels[level], budget, seed)
        text, value, after = yield from thinker.decide(known, seat)
        if after is None:
            return Advice(text, (), say(CUBE_REASONS[text]), value, UNIT)
        step = game.parse(known, text)[0]
        if isinstance(step, SendBack):
            place = game.layout.place(known.turn, step.point)
            path = place, return_place(game.context, known, known.turn)
            return Advice(text, path, say("sends_back"), value, UNIT)
        if not isinstance(step, Step):
            code = "declines" if step == Call("decline") else "least_bad"
            return Advice(text, (), say(code), value, UNIT)
        reason = hint_reason(game.context, seat, known, after, step)
        more = tuple(list_risks(game.context, thinker.board, seat, known, after))
        path, plan = game.layout.path(seat, step), tuple(text.split())
        return Advice(game.text(known, step), path, reason, value, UNIT, more, plan)

    def explain(self, game: TablesGame, known: State, seat: int, text: str) -> Message:
        """Return the main reason for a turn, given as the text of legal steps in `known`.

        It is the reason for the first step whose reason is specific, that is, not in
        `WEAK_REASONS`.  If no step has a specific reason, it is `least_bad`.
        """
        after = known
        steps = game.parse(known, text)
        for step in steps:
            after = game.advance(after, step)
        played = (step for step in steps if isinstance(step, Step))
        reasons = (hint_reason(game.context, seat, known, after, step) for step in played)
        return next((why for why in reasons if why.code not in WEAK_REASONS), say("least_bad"))

    analyse = staticmethod(analyse)
    evaluate_rolls = staticmethod(evaluate_rolls)

    def play_greedily(self, game: TablesGame, known: State, seat: int, seed: int) -> str:
        """Return the turn of `seat` after which the other side's men have the longest way to go.

        The distances of men on points or the bar are added, in points.  `seed` decides ties.
        """
        beyond = game.rules.exit

        def travel(state: State) -> int:
            side = state.sides[1 - seat]
            return side.bar * beyond + side.distance(beyond)

        return best_result(game, known, travel, seed)

    def estimator(
        self, game: TablesGame, known: State, seat: int, random: Random
    ) -> Callable[[State, int], float]:
        """Return a function that estimates a seat's winning chance (0 to 1) after its turn.

        The arguments of the function are the state after the turn and the seat.  The chance depends
        on the opponent's distance to go, minus the seat's, minus `RISK` times the distance covered
        by each of the seat's blots in danger.  `known`, `seat` and `random` are ignored.
        """
        rules = game.rules
        beyond, facing = rules.exit, rules.facing
        ways = tuple(beyond - point for point in range(len(facing)))

        def estimate(state: State, seat: int) -> float:
            own, other = state.sides[seat], state.sides[1 - seat]
            waiting = other.bar + other.hand
            ahead = (own.bar + own.hand) * beyond + sum(map(mul, own.points, ways))
            behind = waiting * beyond + sum(map(mul, other.points, ways))
            rear = 0 if waiting else next((n for n, men in enumerate(other.points) if men), beyond)
            blots = (n for n, men in enumerate(own.points) if men == 1 and facing[n] > rear)
            lead = behind - ahead - RISK * sum(blots)
            return 1 / (1 + exp(-lead / (4 + sqrt(ahead + behind))))

        return estimate


class _Thinker:
    """Decides on a turn or the cube, with the evaluation, random errors and budget of a level."""

    def __init__(self, game: TablesGame, level: Level, budget: Budget, seed: int) -> None:
        self.game = game
        self.level = level
        self.budget = NodeBudget(budget.within(level.nodes))
        self.random = Random(seed)
        load = load_evaluator if level.learned else load_evaluation
        evaluator = load(game.info.id, game.rules)
        self.board = Board(game.rules, evaluator)
        self.glance = (Beginner(game.rules) if level.beginner else evaluator).worth

    def decide(
        self, known: State, seat: int
    ) -> Generator[Message, None, tuple[str, float, State | None]]:
        """Return a turn as text, the seat's chance to win (0 to 1), and the state after the turn.

        If the dice are not rolled, return a cube decision such as `take`, and None as the state.
        """
        check_to_move(known, seat)
        if known.dice is None:
            text, value = yield from self._decide_cube(known, seat)
            return text, value, None
        result, value = yield from self._choose_turn(known, seat)
        return result.text, value, result.state

    def _choose_turn(
        self, known: State, seat: int
    ) -> Generator[Message, None, tuple[Result, float]]:
        every = self.game.results(known)
        # Under rules that never oblige to move, two levels could otherwise pass for ever.
        results = [end for end in every if known.played or end.text != "pass"] or every
        worths: list[float] = []
        for result in results:
            if not self.budget.allows(1) and worths:
                break
            worths.append(self._estimate(result.state, seat))
            yield say("thinking", done=len(worths), of=len(results))
        values = dict(enumerate(worths))
        depth_reached = 0
        for depth, (most, margin) in enumerate(self.level.ahead, 1):
            chosen = choose_candidates(values, most, margin)
            if len(chosen) == 1:
                break
            searched = yield from search_ahead(
                self.board, results, chosen, depth, seat, self.budget, final_value
            )
            if len(searched) > 1:
                values, depth_reached = searched, depth
        best = max(values, key=values.__getitem__)
        value = values[best] if depth_reached else self.board.value(results[best].state, seat)
        return results[best], value

    def _decide_cube(self, known: State, seat: int) -> Generator[Message, None, tuple[str, float]]:
        """Return the decision and the chance of winning (0 to 1) of `seat`.

        The decision is `double` or `throw` (roll) before a roll of `seat`, `take` or `drop` after a
        double of the opponent.
        """
        waiting = 1 - known.turn
        position = AfterTurn(known.sides[waiting], known.sides[known.turn])
        progress = say("thinking", done=0, of=1)
        worth = yield from expected_worth(self.board, position, 1, self.budget, progress)
        if worth is None:
            worth = self.board.worth(position)
        value = worth if seat == waiting else 1 - worth
        estimate = value + self.random.gauss(0, self.level.slip)
        if seat == waiting:
            return ("take" if estimate >= TAKE else "drop"), value
        return ("double" if estimate >= DOUBLE else "throw"), value

    def _estimate(self, state: State, seat: int) -> float:
        """Return a seat's value (about its chance of winning, 0 to 1) in the state after its turn.

        The level's random error is added unless the game is over.
        """
        value = final_value(state, seat)
        if value is None:
            value = self.glance(state.sides[seat], state.sides[1 - seat])
            value += self.random.gauss(0, self.level.slip)
        return value
