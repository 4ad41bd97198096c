"""The computer's levels, and its choice of a move, hints and analysis.

Even the highest level ignores enemy plans of more than fourteen moves: a player that guards against
all plans of the enemy never starts its own plan.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from math import exp
from random import Random

from alveus.ai.answers import Advice, Analysis, Analyst, Choice, MoveEvaluation
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.greedy import best_result
from alveus.ai.search.principal import WINDOW, WON, Search, SearchResult
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, report, say
from alveus.families.rithmomachia.board import Step, name
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.opponent.battle import FAR, Position, battle
from alveus.families.rithmomachia.opponent.capture_plans import NEVER
from alveus.families.rithmomachia.opponent.evaluation import CALM, STONE, Evaluation, make_play
from alveus.families.rithmomachia.opponent.reasons import reason, route
from alveus.families.rithmomachia.state import Move, Placing, State
from alveus.families.rithmomachia.turn import position_hash

UNIT = "stones"
"""Unit of the values in answers: 1 is the value of one stone that can be used in many rows."""
WIN = 100
"""The value of a certain win, in stones."""
DEEPER = 10
"""The number of moves that an analysis searches more deeply than the others."""
SIMILAR = STONE
"""A difference in value, in hundredths of a stone.  If the best move has no effect and belongs to
no plan, a hint shows instead a move with an effect or plan, if its value is lower by less than
this."""
APPROACHES = ("nears", "nears_pyramid")
"""Codes of reasons: the move brings a stone nearer to its attack on an enemy.  A hint with such a
reason also shows the squares of the stone's later moves, up to the attack."""
DOUBT = 2.0
"""The possible error of values, in stones.  A move that loses less than this is not a mistake."""
DEEPEST = 12
"""The maximum depth of a search in plies."""
DEFAULT_NODES = 2_500
"""Maximum number of nodes of a search whose budget has no limit: a third of a second in CPython."""
DRAW_VALUE = -2 * STONE
"""The value of a draw by repetition for the side that chooses a move, in hundredths of a stone.  It
is negative, so that a side that is slightly behind avoids this draw."""
PATIENCE = 6
"""Number of plies without a capture or placing for each rise of the urgency by 1 (a quarter).  The
urgency is the factor for the value of the plans of the side that chooses (see `Evaluation`)."""


@dataclass(frozen=True)
class Level:
    """A level's search depth, limits of the attacks and plans it notices, and deliberate errors."""

    depth: int = DEEPEST
    """The maximum depth of the search in plies, the level's own move included."""
    sight: int = FAR
    """The maximum number of steps, along ranks and files, from each attacker to an attacked stone
    that is not a pyramid.  The level does not notice attacks from farther away."""
    watch: int = FAR
    """The maximum number of steps, along ranks and files, from each attacker to an attacked
    pyramid.  The level does not notice attacks on a pyramid from farther away."""
    horizon: int = NEVER
    """The maximum length of the player's own plans, in moves, that the level distinguishes: a
    longer plan has the same value as a plan of this length.  NEVER: no limit."""
    enemy_horizon: int = NEVER
    """The maximum length, in moves, of the enemy's plans that the level recognises; 0: it ignores
    all plans of the enemy; NEVER: no limit."""
    slip: int = 0
    """The standard deviation of the random errors in values, in hundredths of a stone."""


@dataclass
class _Root:
    """A legal move, and results of its search with values for the side on turn after the move."""

    move: Move
    after: Position
    sign: int
    """1 if the same side is on turn after the move, otherwise -1: the factor that turns a value for
    the side on turn after the move into a value for the side that chooses."""
    bonus: int
    """Added to the search's value for the side that chooses, in hundredths of a stone: the level's
    random error and, if the enemy is on turn after the move, `Evaluation.surprise_value` for plans
    of this side that the enemy might overlook."""
    seen: int
    """The number of earlier occurrences of the position after the move, at most 2."""
    result: SearchResult[Move] = field(default_factory=lambda: SearchResult(0, ()))
    previous: SearchResult[Move] | None = None
    """In an analysis, the result of the search one ply less deep; otherwise None."""

    @property
    def decided(self) -> bool:
        """True if the search has proved that the move wins or loses."""
        return abs(self.result.value) > WON // 2

    @property
    def worth(self) -> float:
        """The value of the move to show to the user, in stones, for the side that chooses the move.

        If `result` proves a win of this side, the value is `WIN`; if a loss, -`WIN`.  Otherwise, it
        is the value of `result` or, in an analysis, the mean of the values of `result` and
        `previous` (the search one ply less deep).  If `previous` is None, or proves a win or loss,
        only `result` counts.  Reason for the mean: a search that ends after a move of this side
        sees more of this side's plans than a search that ends after a move of the enemy.
        """
        value = float(self.result.value)
        if self.decided:
            value = WIN * STONE if value > 0 else -WIN * STONE
        elif self.previous is not None and abs(self.previous.value) <= WON // 2:
            value = (value + self.previous.value) / 2
        return self.sign * value / STONE

    @property
    def value(self) -> int:
        """The value by which moves are chosen, in hundredths of a stone, for the side that chooses.

        It is the search's value plus `bonus`.  If the position after the move has occurred once in
        the game, it is the mean of this sum and `DRAW_VALUE`; if twice or more, `DRAW_VALUE`.
        """
        whole = self.bonus + self.sign * self.result.value
        return (whole * (2 - self.seen) + DRAW_VALUE * self.seen) // 2

    def window(self, least: int) -> tuple[int, int]:
        """Return the alpha-beta window for a search that has only to decide if `value` > `least`.

        The window is (low, high), bounds of `result.value`.  All numbers are hundredths of a stone.
        """
        if self.seen:
            return -WINDOW, WINDOW
        if self.sign > 0:
            return least - self.bonus, WINDOW
        return -WINDOW, self.bonus - least


@dataclass(frozen=True)
class BattleOpponent:
    """The computer player of Rithmomachia.  It implements `ai.answers.Analyst`."""

    levels: Mapping[str, Level]
    """The levels by name, weakest first."""

    def choose(
        self, game: RithmomachiaGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """Return the move that a level chooses, with its value.  Raises IllegalMove `game_over`."""
        decision = _Decision(game, known, self.levels[level], budget)
        best = yield from decision.choose(Random(seed))
        prospect = decision.prospect(best)
        nodes, depth = decision.search.nodes, decision.depth
        return Choice(prospect.text, prospect.value, UNIT, prospect.line, nodes, depth)

    def advise(
        self, game: RithmomachiaGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """Return a good move with its reason and plan.  Raises IllegalMove `game_over`."""
        return self.advise_on(game, known, seat, level, budget, seed, "")

    def advise_on(
        self, game: RithmomachiaGame, known: State, seat: int, level: str, budget: Budget,
        seed: int, last: str,
    ) -> Generator[Message, None, Advice]:  # fmt: skip
        """Return a hint, as `advise` does, with a move that does not reverse the move `last`.

        `last` is the seat's previous move ("" for none).  If no other move is legal, reverse it.
        """
        source, _, target = last.partition("-")
        undoing = f"{target}-{source}" if target else ""
        decision = _Decision(game, known, self.levels[level], budget, undoing)
        best, why = yield from decision.recommend(Random(seed))
        prospect = decision.prospect(best)
        path: tuple[str, ...] = ()
        plan: tuple[str, ...] = (prospect.text,)
        if isinstance(best.move, Step):
            path = tuple(map(name, best.move))
            if why.code in APPROACHES:
                plan += tuple(map(name, route(game, known, best.move)))
        elif isinstance(best.move, Placing):
            path = next(known.placing_paths(best.move))
        return Advice(prospect.text, path, why, prospect.value, UNIT, (), plan)

    def explain(self, game: RithmomachiaGame, known: State, seat: int, text: str) -> Message:
        """Return why the first move in `text` is good.  Raises NotationError or IllegalMove."""
        return reason(game, known, game.parse(known, text)[0])

    def analyse(
        self, game: RithmomachiaGame, known: State, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Return every legal move with its value and best play.  Raises IllegalMove `game_over`.

        The first search of each move ignores the budget, so that the move has a value.  The budget
        limits the deeper searches: of the best moves, and of `played` (its text, or "" for none).
        """
        decision = _Decision(game, known, list(self.levels.values())[-1], budget)
        yield from decision.evaluate_all(played)
        prospects = tuple(decision.prospect(root) for root in decision.roots)
        return Analysis(seat, UNIT, prospects, decision.depth + 1, DOUBT)

    def play_greedily(self, game: RithmomachiaGame, known: State, seat: int, seed: int) -> str:
        """Return a random one of the turns after which `seat` leads by most captured stones."""

        def lead(state: State) -> int:
            return len(state.reserves[seat]) - len(state.reserves[1 - seat])

        return best_result(game, known, lead, seed)

    def estimator(
        self, game: RithmomachiaGame, known: State, seat: int, random: Random
    ) -> Callable[[State, int], float]:
        """Return a function that estimates a seat's chance of winning (0 to 1) in a position.

        Its parameters are the position and the seat.  It evaluates the position as reached from the
        state `known`, in which `seat` decides.  `random` is not used.
        """
        moves = battle(game, FAR, FAR)
        urgency = CALM + known.clock // PATIENCE
        evaluation = Evaluation(game, known.board, seat, known.reserves[seat], NEVER, 14, urgency)

        def estimate(state: State, seat: int) -> float:
            value = evaluation.evaluate(moves.position(state))
            return 1 / (1 + exp((value if state.turn != seat else -value) / 1000))

        return estimate


class _Decision:
    """A search for the best move; it avoids the move `without` (text or "") if another is legal."""

    def __init__(
        self, game: RithmomachiaGame, known: State, level: Level, budget: Budget, without: str = ""
    ) -> None:
        if known.over is not None:
            raise IllegalMove("game_over")
        self.game = game
        self.known = known
        self.level = level
        self.depth = 0
        """Depth of the deepest search that has finished, in plies after the move to be chosen."""
        self.limits = budget.within(DEFAULT_NODES)
        moves = battle(game, level.sight, level.watch)
        reserve, urgency = known.reserves[known.turn], CALM + known.clock // PATIENCE
        evaluation = Evaluation(
            game, known.board, known.turn, reserve, level.horizon, level.enemy_horizon, urgency
        )
        self.search = Search(make_play(moves, evaluation), NodeBudget(self.limits))
        position = moves.position(known)
        self.roots = []
        legal = game.moves(known)
        for move in [move for move in legal if game.text(known, move) != without] or legal:
            after = moves.play(position, move)
            sign = 1 if after.turn == position.turn else -1
            bonus = evaluation.surprise_value(after) if sign < 0 else 0
            seen = 0
            if known.seen:
                hashed = position_hash(after.board, after.turn, after.reserves)
                seen = min(2, known.seen.count(hashed))
            self.roots.append(_Root(move, after, sign, bonus, seen))
        self.deepest = self.roots
        """The moves searched to the greatest depth so far (`depth`); at first all moves."""

    def choose(self, random: Random) -> Generator[Message, None, _Root]:
        """Return the best move for the level; of equal moves a random one."""
        random.shuffle(self.roots)
        if self.level.slip:
            for root in self.roots:
                root.bonus += round(random.gauss(0, self.level.slip))
        return (yield from self._search_best())

    def evaluate_all(self, played: str = "") -> Generator[Message, None, None]:
        """Search all moves to depth 0, then some moves with growing depth, up to the level's limit.

        The depth is the number of plies after the move.  At each depth above 0, the `DEEPER` moves
        with the highest values so far are searched, and the move `played` (its text, or "" for
        none).  Depth 0 ignores the budget, because every move needs a value.  If the budget is used
        up, the results of the depth that is not completed are dropped.
        """
        roots, limited = self.roots, self.search.budget
        self.search.budget = NodeBudget(Budget())
        for depth in range(self.level.depth):
            results: list[SearchResult[Move]] = []
            for root in roots:
                result = yield from self._search(root, depth, -WINDOW, WINDOW)
                if result is None:
                    return
                results.append(result)
            for root, result in zip(roots, results, strict=True):
                root.previous, root.result = root.result if depth else None, result
            if not depth:
                limited.nodes += self.search.budget.nodes
                self.search.budget = limited
            self.depth = depth
            self.deepest = roots
            order = sorted(roots, key=lambda root: -root.worth)
            roots = order[:DEEPER] + [
                root for root in order[DEEPER:] if self.game.text(self.known, root.move) == played
            ]

    def recommend(self, random: Random) -> Generator[Message, None, tuple[_Root, Message]]:
        """Return the best move for the level and the reason for this move.

        If the reason is `waits` (no effect and no plan), prefer the best move with another reason,
        if its value is less than `SIMILAR` lower.  For this, search all moves with another reason
        to the depth that the first search reached, with a new budget of the same size.
        """
        if len(self.roots) == 1:
            return self.roots[0], say("only_move")
        best = yield from self.choose(random)
        why = reason(self.game, self.known, best.move)
        if why.code != "waits" or best.decided:
            return best, why
        self.search.budget = NodeBudget(self.limits)
        least = best.value - SIMILAR
        for root in self.roots:
            plan = reason(self.game, self.known, root.move)
            if plan.code != "waits":
                result = yield from self._search(root, self.depth, *root.window(least))
                if result is None:
                    break
                root.result = result
                if root.value > least:
                    best, why, least = root, plan, root.value
        return best, why

    def prospect(self, root: _Root) -> MoveEvaluation:
        """Return the value of the move of `root`, in stones, and its best line of play.

        The value is exact only for a proved win or loss.  An analysis searches the `DEEPER` best
        moves more deeply than most others.  The value of a move with a shallower search is less
        reliable, so it is limited to the lowest value of the `DEEPER` moves.
        """
        line = [self.game.text(self.known, root.move)]
        state = self.game.advance(self.known, root.move)
        for move in root.result.line:
            if state.over is not None or move not in self.game.moves(state):
                break
            line.append(self.game.text(state, move))
            state = self.game.advance(state, move)
        value = root.worth
        if not any(root is other for other in self.deepest):
            value = min(value, *(other.worth for other in self.deepest[:DEEPER]))
        return MoveEvaluation(line[0], value, root.decided, tuple(line))

    def _search_best(self) -> Generator[Message, None, _Root]:
        """Search all moves, one ply deeper each time; return the best, with its search result.

        The search ends at the level's depth, or earlier if the best move is proved to win or lose,
        or is the only move.  If the budget is used up before, return the best of the moves already
        searched to the greatest depth.
        """
        for depth in range(self.level.depth):
            leader: _Root | None = None
            for root in self.roots:
                low, high = root.window(-WINDOW if leader is None else leader.value)
                result = yield from self._search(root, depth, low, high)
                if result is None:
                    return leader or self.roots[0]
                root.result = result
                if leader is None or root.value > leader.value:
                    leader = root
            self.roots.sort(key=lambda root: root is not leader)
            self.depth = depth
            if len(self.roots) == 1 or abs(self.roots[0].value) > WON // 2:
                break
        return self.roots[0]

    def _search(
        self, root: _Root, depth: int, low: int, high: int
    ) -> Generator[Message, None, SearchResult[Move] | None]:
        """Search the position after the move of `root` to `depth` plies; yield progress messages.

        Return the value for the side on turn in this position, and the best line; None if the
        budget is used up.  A value of `low` or less is only an upper bound of the true value, and
        a value of `high` or more is only a lower bound.
        """
        progress = say("thinking", done=depth, of=self.level.depth)
        return (yield from report(self.search.search(root.after, depth, low, high), progress))


OPPONENT: Analyst = BattleOpponent(
    {
        "discipulus": Level(depth=1, sight=2, watch=2, horizon=2, enemy_horizon=0),
        "auditor": Level(depth=1, sight=3, watch=2, enemy_horizon=0, slip=120),
        "scholaris": Level(depth=1, sight=3, watch=2, enemy_horizon=0, slip=75),
        "abacista": Level(depth=1, sight=3, watch=2, enemy_horizon=0, slip=40),
        "calculator": Level(depth=1, sight=3, watch=2, enemy_horizon=0),
        "arithmeticus": Level(depth=1, sight=4, watch=4, enemy_horizon=3, slip=35),
        "computista": Level(depth=1, sight=5, watch=5, enemy_horizon=5, slip=35),
        "algorista": Level(depth=1, enemy_horizon=10),
        "magister": Level(enemy_horizon=14),
    }
)
