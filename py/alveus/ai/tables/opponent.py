"""The opponent of the tables games: its levels, its turns and its words about the cube."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from alveus.ai.answers import Advice, Analysis, Choice
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.expectimax import choose_candidates, expected_worth
from alveus.ai.search.greedy import best_result
from alveus.ai.tables.analysis import analyse, weigh_throws
from alveus.ai.tables.beginner import Beginner
from alveus.ai.tables.board import AfterTurn, Board, settled_worth
from alveus.ai.tables.evaluation import load_evaluation, load_judge
from alveus.ai.tables.reasons import hint_reason, list_risks
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.core.game import CHANCE, OVER, Result
from alveus.tables.game import TablesGame
from alveus.tables.sending import return_place
from alveus.tables.state import SendBack, State, Step

UNIT = "chance"
"""Worths are chances of winning, from 0 to 1."""
DOUBLE = 0.7
"""The chance of winning from which a player doubles."""
TAKE = 0.22
"""The chance from which a double is taken: less than a quarter, for the taker owns the cube."""
PLAIN = ("least_bad", "keeps_safe")
"""Reasons that say little of a turn."""
CUBE_REASONS = {"double": "doubles", "throw": "waits", "take": "takes", "drop": "drops"}


@dataclass(frozen=True)
class Level:
    """How well an opponent sees: as a beginner, or everything with more or less error.

    `slip` is the usual error of its judgment, as a chance of winning.  `ahead` tells for one,
    two, … throws ahead how many turns it looks into and by how much they may look worse than
    the best.  `nodes` is its budget where none is given.  One who has not `learned` judges by the
    plain weights under all rules, and not by a network under some.
    """

    beginner: bool = False
    slip: float = 0.0
    ahead: tuple[tuple[int, float], ...] = ()
    nodes: int = 10_000
    learned: bool = True


@dataclass(frozen=True)
class TablesOpponent:
    """The computer at a game of tables, by its levels, weakest first."""

    levels: Mapping[str, Level]

    def choose(
        self, game: TablesGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """The choice of a level for the rest of its turn, or its word about the cube."""
        thinker = self._thinker(game, level, budget, seed)
        if known.dice is None:
            text, value = yield from thinker.choose_word(known, seat)
        else:
            result, value = yield from thinker.choose_turn(known, seat)
            text = result.text
        return Choice(text, value, UNIT, (text,), thinker.budget.nodes)

    def advise(
        self, game: TablesGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """The next step of the turn a level would choose, with the reason that fits it best."""
        thinker = self._thinker(game, level, budget, seed)
        if known.dice is None:
            text, value = yield from thinker.choose_word(known, seat)
            return Advice(text, (), say(CUBE_REASONS[text]), value, UNIT)
        result, value = yield from thinker.choose_turn(known, seat)
        step = game.parse(known, result.text)[0]
        if isinstance(step, SendBack):
            thrower = known.turn
            place = game.layout.place(thrower, step.point)
            path = place, return_place(game.context, known, thrower)
            return Advice(result.text, path, say("sends_back"), value, UNIT)
        if not isinstance(step, Step):
            return Advice(result.text, (), say("least_bad"), value, UNIT)
        reason = hint_reason(game.context, seat, known, result.state, step)
        more = tuple(list_risks(game.context, thinker.board, seat, known, result.state))
        path, plan = game.layout.path(seat, step), tuple(result.text.split())
        return Advice(game.text(known, step), path, reason, value, UNIT, more, plan)

    def explain(self, game: TablesGame, known: State, seat: int, text: str) -> Message:
        """What a turn is for: the first of its steps that does more than the least harm."""
        after = known
        steps = game.parse(known, text)
        for step in steps:
            after = game.advance(after, step)
        reasons = [
            hint_reason(game.context, seat, known, after, step)
            for step in steps
            if isinstance(step, Step)
        ]
        return next((why for why in reasons if why.code not in PLAIN), say("least_bad"))

    def analyse(
        self, game: TablesGame, known: State, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Every turn of the throw with its worth; a word about the cube is not weighed."""
        return (yield from analyse(game, known, seat, budget, played))

    def weigh_throws(
        self, game: TablesGame, state: State, budget: Budget, tells: bool = True
    ) -> Generator[Message, None, Analysis]:
        """Every throw that can fall with its worth to who throws."""
        return (yield from weigh_throws(game, state, budget, tells))

    def play_greedily(self, game: TablesGame, known: State, seat: int, seed: int) -> str:
        """The turn after which the men of the other side have farthest to travel."""
        beyond = game.rules.exit

        def travel(state: State) -> int:
            side = state.sides[1 - seat]
            return side.bar * beyond + sum(
                men * (beyond - point) for point, men in enumerate(side.points)
            )

        return best_result(game, known, travel, seed)

    def _thinker(self, game: TablesGame, level: str, budget: Budget, seed: int) -> _Thinker:
        return _Thinker(game, self.levels[level], budget, seed)


def keep_playing(known: State, results: Sequence[Result]) -> Sequence[Result]:
    """The results of a turn without letting it go, where anything can be played.

    Where no die has to be used, two who wait for each other's move would wait for ever.
    """
    return [one for one in results if known.played or one.text != "pass"] or results


class _Thinker:
    """A level at one decision: its sight, its slips and what it has looked at so far."""

    def __init__(self, game: TablesGame, level: Level, budget: Budget, seed: int) -> None:
        self.game = game
        self.level = level
        self.budget = NodeBudget(Budget(nodes=level.nodes) if budget.is_open else budget)
        self.random = Random(seed)
        load = load_judge if level.learned else load_evaluation
        whole = load(game.info.id, game.rules)
        self.board = Board(game.rules, whole)
        self.glance = Beginner(game.rules).worth if level.beginner else whole.worth

    def choose_turn(
        self, known: State, seat: int
    ) -> Generator[Message, None, tuple[Result, float]]:
        """The result chosen for the turn, and its worth.  Raises IllegalMove `game_over`."""
        self._check(known, seat)
        results = keep_playing(known, self.game.results(known))
        worths: list[float] = []
        for result in results:
            if not self.budget.allows(1) and worths:
                break
            worths.append(self._glance(result.state, seat))
            yield say("thinking", done=len(worths), of=len(results))
        judged = dict(enumerate(worths))
        depth_reached = 0
        for depth, (most, margin) in enumerate(self.level.ahead, 1):
            chosen = choose_candidates(judged, most, margin)
            if len(chosen) == 1:
                break
            looked = yield from self._look_ahead(results, chosen, depth, seat)
            if len(looked) > 1:
                judged, depth_reached = looked, depth
        best = max(judged, key=judged.__getitem__)
        value = judged[best] if depth_reached else self._worth(results[best].state, seat)
        return results[best], value

    def choose_word(self, known: State, seat: int) -> Generator[Message, None, tuple[str, float]]:
        """What is said before a throw, or to an offered cube, and the chance it rests on."""
        self._check(known, seat)
        waiting = 1 - known.turn
        position = AfterTurn(known.sides[waiting], known.sides[known.turn], waiting)
        progress = say("thinking", done=0, of=1)
        worth = yield from expected_worth(self.board, position, 1, self.budget, progress)
        if worth is None:
            worth = self.board.worth(position)
        value = worth if seat == waiting else 1 - worth
        judged = value + self.random.gauss(0, self.level.slip)
        if seat == waiting:
            return ("take" if judged >= TAKE else "drop"), value
        return ("double" if judged >= DOUBLE else "throw"), value

    def _look_ahead(
        self, results: Sequence[Result], chosen: Sequence[int], depth: int, seat: int
    ) -> Generator[Message, None, dict[int, float]]:
        """The worths of the chosen results so many throws on, as far as the budget goes."""
        looked: dict[int, float] = {}
        for done, index in enumerate(chosen):
            state = results[index].state
            worth: float | None = settled_worth(state, seat)
            if worth is None:
                worth = yield from expected_worth(
                    self.board,
                    AfterTurn(state.sides[seat], state.sides[1 - seat], seat),
                    depth,
                    self.budget,
                    say("thinking", done=done, of=len(chosen)),
                )
            if worth is None:
                break
            looked[index] = worth
        return looked

    def _glance(self, state: State, seat: int) -> float:
        """The worth of a finished turn as this level sees it, slips included."""
        over = settled_worth(state, seat)
        if over is not None:
            return over
        worth = self.glance(state.sides[seat], state.sides[1 - seat])
        return worth + self.random.gauss(0, self.level.slip)

    def _worth(self, state: State, seat: int) -> float:
        """The worth of a finished turn as it looks to an eye that sees everything."""
        over = settled_worth(state, seat)
        if over is not None:
            return over
        return self.board.worth(AfterTurn(state.sides[seat], state.sides[1 - seat], seat))

    def _check(self, known: State, seat: int) -> None:
        actor = self.game.actor(known)
        if actor != seat:
            code = {CHANCE: "throw_first", OVER: "game_over"}.get(actor)
            raise IllegalMove(code) if code else ValueError("the other seat is to decide")
